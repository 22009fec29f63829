import type { Problem } from '../../core/result.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import { gap } from '../../geometry/gaps.ts';
import { lengthText, type Um } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/vectors.ts';
import type { TypedGoal } from '../../scenario/ask/goal.ts';
import type { MoverUnit } from '../../scene/mover.ts';
import type { Session } from './session.ts';

/* What units still lack on a free table, for a goal that asks how they stand. */

/** How a unit should stand, as far as a distance can be told. */
interface Wanted {
  readonly at?: Point | string;
  readonly within?: Um;
}

/** The goals of an `any`, or the goal alone, that ask how units stand. */
const standingsOf = (goal: TypedGoal): readonly Readonly<Record<string, unknown>>[] =>
  ('any' in goal ? goal.any : [goal]).flatMap((each) => ('units' in each ? [each.units] : []));

/**
 * What units lack for a goal: how far they are from the place or the unit, that they touch another,
 * face another way, or are in another formation. Of several goals, the one that lacks the least.
 * Empty on a grid, or if the goal asks for something else.
 */
export function missingUnits(at: Session, state: Awaiting, goal: TypedGoal): string {
  const { rules } = at.game;
  if (rules.standing === undefined || at.game.input.mover === undefined) return '';
  const told = standingsOf(goal).map((wanted) => rules.standing!(wanted, state).map((each) => ({ each, wanted })));
  const [least = []] = told.toSorted((a, b) => a.length - b.length);
  return least
    .map(({ each, wanted }) => lackSaid(at, state, each, wanted))
    .filter(Boolean)
    .join(' ');
}

function lackSaid(
  { game }: Session,
  state: Awaiting,
  { path, found, wanted }: Problem,
  units: Readonly<Record<string, unknown>>,
): string {
  const [id = '', key = ''] = path.split('.');
  const mover = game.input.mover!;
  const name = (unit: string): string => game.rules.words.name(unit, state);
  const unitOf = (unit: string): MoverUnit | undefined => mover.units(state).find((each) => each.id === unit);
  const own = unitOf(id);
  if (own === undefined) return '';
  if (key === 'at') {
    const { at: place, within = 0 } = units[id] as Wanted;
    if (typeof place !== 'object') return '';
    const off = Math.max(distance(own.base.at, place) - within, mover.measures ? 0 : Infinity);
    return Number.isFinite(off)
      ? `You missed the place for ${name(id)} by ${lengthText(off as Um, mover.measure)}.`
      : '';
  }
  if (key === 'touches') {
    const other = unitOf(wanted);
    if (other === undefined) return '';
    return `There is still ${lengthText(gap(own.base, other.base), mover.measure)} between ${name(id)} and ${name(wanted)}.`;
  }
  if (key === 'clear') return `In the end ${name(id)} should touch nobody there.`;
  if (key === 'facing') return `The facing of ${name(id)} is not the one asked for.`;
  const lacks = wanted.split(', ').filter((each) => !found.split(', ').includes(each));
  return key === 'condition' && lacks.length > 0 ? `What is missing: ${lacks.join(', ').replaceAll('-', ' ')}.` : '';
}
