import type { PbClauseId } from './clauses.ts';
import type { Dice } from '../../core/dice.ts';
import { line, total, type Line } from './reasons.ts';
import { steps } from '../../geometry/grid.ts';
import { apply } from './apply.ts';
import type { Event, EventOf } from './events.ts';
import type { Shot } from './orders.ts';
import { read } from './rulings.ts';
import { routed } from './rout.ts';
import { groundAt, unitsIn, unitsOn, type State, type Unit } from './state.ts';
import { EFFECT, EFFECT_FROM, HIT_NUMBER, TO_HIT } from './tables.ts';

/** What has to be rolled, by distance. */
const NEEDED: Readonly<Record<string, Line>> = Object.fromEntries(
  Object.entries(HIT_NUMBER).map(([squares, number]) => [
    squares,
    line('pb.artillery.hit-number', `Needed at ${squares} square${squares === '1' ? '' : 's'}`, number),
  ]),
);

/** One shot that has been judged: the die to hit, and after a hit the effect. @clause pb.artillery.hit-number */
export function shoot(state: State, { unit, at }: Shot, dice: Dice): readonly Event[] {
  const gun = state.units[unit]!;
  const target = state.units[at]!;
  const distance = steps(gun.at, target.at);
  const die = dice.roll('hit', 6);
  const lines = hitLines(target, die);
  const needs = NEEDED[distance]!;
  const hit = total(lines) >= needs.value && !(die === 1 && aOneMisses(state, needs, lines));
  const shot = { unit, target: at, lines, needs, clauses: counted(lines) };
  if (!hit) return [{ type: 'shot-missed', ...shot }];
  return [{ type: 'shot-hit', ...shot }, ...effect(state, gun, target, dice)];
}

/** Only a sure hit asks the question. @ruling pb-050 */
const aOneMisses = (state: State, needs: Line, lines: readonly Line[]): boolean =>
  total(lines) >= needs.value && read(state, 'pb-050') === 'one-always-misses';

const counted = (lines: readonly Line[]): readonly PbClauseId[] =>
  lines.filter((each) => each.counted).map((each) => each.clause);

/** @clause pb.artillery.hit.column pb.artillery.hit.square */
const hitLines = (target: Unit, die: number): readonly Line[] => [
  line('pb.artillery.hit-number', 'Die to hit', die),
  line('pb.artillery.hit.column', 'Target is an attack column', TO_HIT.column, target.formation === 'column'),
  line('pb.artillery.hit.square', 'Target is in Square formation', TO_HIT.square, target.formation === 'square'),
];

/** @clause pb.artillery.effect.roll pb.artillery.effect.woods pb.artillery.effect.building @ruling pb-092 */
function effectLines(state: State, gun: Unit, target: Unit, die: number): readonly Line[] {
  const ground = groundAt(state, target.at);
  const lines = [
    line('pb.artillery.effect.roll', 'Effect die', die),
    line('pb.artillery.effect.woods', 'Target in woods', EFFECT.woods, ground === 'woods'),
    line('pb.artillery.effect.building', 'Target in a building', EFFECT.building, ground === 'building'),
  ];
  const inWoods = groundAt(state, gun.at) === 'woods';
  if (!inWoods || read(state, 'pb-092') === 'target-only') return lines;
  return [...lines, line('pb.artillery.effect.woods', 'Gun in woods', EFFECT.woods)];
}

/** The effect die, for the target and for whoever shares its column. @clause pb.artillery.column-shares-result */
function effect(state: State, gun: Unit, target: Unit, dice: Dice): readonly Event[] {
  const die = dice.roll('effect', 6);
  const lines = effectLines(state, gun, target, die);
  const struck = unitsOn(state, target.at);
  const shared: readonly PbClauseId[] = struck.length > 1 ? ['pb.artillery.column-shares-result'] : [];
  const events: Event[] = [];
  const after = (): State => events.reduce(apply, state);
  for (const unit of struck) {
    const fate = befall(after(), unit, lines, die);
    events.push({ ...fate, clauses: [...fate.clauses, ...counted(lines.slice(1)), ...shared] });
  }
  const last = events.at(-1)!;
  return last.type === 'unit-removed' ? [...events, ...orphaned(after(), state, last)] : events;
}

type Fate = EventOf<'unit-unharmed' | 'unit-disrupted' | 'unit-removed' | 'unit-routed'>;

/**
 * What a score does to one unit; below 1 is no effect (pb-057).
 * @clause pb.artillery.effect.none pb.artillery.effect.disrupted pb.artillery.effect.routed pb.artillery.effect.removal
 */
function befall(state: State, unit: Unit, lines: readonly Line[], die: number): Fate {
  const score = total(lines);
  const because = (clause: PbClauseId) => ({
    unit: unit.id,
    lines,
    clauses: ['pb.artillery.effect.roll', clause] as const,
  });
  const shaken = isShaken(state, unit);
  if (shaken && removes(state, unit, score, die))
    return { type: 'unit-removed', ...because('pb.artillery.effect.removal') };
  if (score >= EFFECT_FROM.routed) {
    const clauses = because('pb.artillery.effect.routed');
    if (!worsens(state, unit)) return { type: 'unit-unharmed', ...clauses };
    const going = routed(state, unit);
    return going === null ? { type: 'unit-removed', ...clauses } : { type: 'unit-routed', ...clauses, ...going };
  }
  if (score < EFFECT_FROM.disrupted) return { type: 'unit-unharmed', ...because('pb.artillery.effect.none') };
  const sum = because('pb.artillery.effect.disrupted');
  if (shaken && read(state, 'pb-098') === 'worse-state-counts') return { type: 'unit-unharmed', ...sum };
  const breaks = unit.formation === 'square' && read(state, 'pb-077') === 'always-lost';
  return { type: 'unit-disrupted', ...sum, ...(breaks && { formation: 'line' }) };
}

/** Does a 6 remove it? Under one reading a unit that has passed its Rally roll is no longer routed. @ruling pb-096 */
function isShaken(state: State, { condition }: Unit): boolean {
  return condition === 'rallied' ? read(state, 'pb-096') !== 'on-passing' : condition !== 'steady';
}

/** Fire never improves a state: one that waits for its Rally roll stays as it is. @ruling pb-098 */
const worsens = (state: State, unit: Unit): boolean =>
  unit.condition !== 'routed' || read(state, 'pb-098') === 'latest-result-counts';

/** @clause pb.artillery.effect.removal @ruling pb-057 pb-047 */
function removes(state: State, unit: Unit, score: number, die: number): boolean {
  if (die < EFFECT_FROM.removed || unit.type === 'brigadier') return false;
  return score >= EFFECT_FROM.removed || read(state, 'pb-057') === 'natural';
}

/** When the last unit of a brigade goes, its Brigadier goes with it. @clause pb.brigadier.removed-with-brigade */
export function orphaned(now: State, before: State, event: Event): readonly Event[] {
  if (event.type !== 'unit-removed') return [];
  const brigade = before.units[event.unit]!.brigade;
  const left = unitsIn(now).filter((unit) => unit.brigade === brigade);
  const [last] = left;
  if (left.length !== 1 || last?.type !== 'brigadier') return [];
  return [{ type: 'unit-removed', unit: last.id, lines: [], clauses: ['pb.brigadier.removed-with-brigade'] }];
}
