import { add, total } from '../../../core/reasons.ts';
import { atMost } from '../../../geometry/lengths.ts';
import type { Body } from '../bodies/body.ts';
import { strengthIn, troopsOf } from '../bodies/counting.ts';
import { isWithin, modelsOf, rangeBetween } from '../bodies/models.ts';
import { highestOf, officersOf, type Officer } from '../bodies/officers.ts';
import type { Addend } from '../reasons.ts';
import { read } from '../rulings.ts';
import { attackedFrom } from './attacked.ts';
import { bodiesIn, friendsOf, type Field } from '../state.ts';
import {
  BASE_LEADERSHIP,
  cm,
  COMMAND,
  COMMANDERS,
  helpsOthers,
  MOST_LEADERSHIP,
  SECOND_ROLL,
  SHAKEN,
} from '../tables.ts';
import type { Commander } from '../tables.ts';

/** How near those must rout who unsettle a body. @clause cf.morale.mod-routers-near */
export const NEAR = cm(8);

/** Whether an officer of another body helps this one. @ruling cf-090 */
function isHelped(field: Field, body: Body, { commander, model }: Officer): boolean {
  const reading = read(field, 'cf-090');
  if (reading === 'own-body-only') return false;
  if (reading === 'whole-army') return true;
  return helpsOthers(commander) && atMost(rangeBetween([model], modelsOf(body)), COMMAND);
}

/**
 * The commanders that help a body; a general is heard from any distance when he calls a charge off.
 * @clause cf.morale.commanders @ruling cf-045 cf-089 cf-090
 */
function commandersOf(field: Field, body: Body, general?: Body): readonly Commander[] {
  const highest = general === undefined ? undefined : highestOf(general)?.model;
  const isHeard = ({ model }: Officer): boolean =>
    highest !== undefined && String(model.base.at) === String(highest.base.at);
  const others = friendsOf(field, body)
    .flatMap(officersOf)
    .filter((officer) => isHeard(officer) || isHelped(field, body, officer));
  const all = [...body.commanders, ...others.map(({ commander }) => commander)];
  if (all.length < 2 || read(field, 'cf-089') === 'stack-to-15') return all;
  return all.toSorted((a, b) => COMMANDERS[b] - COMMANDERS[a]).slice(0, 1);
}

/** What is true of a body that takes off its leadership. */
export interface Plight {
  /** How many units rout near it. */
  readonly routers: number;
  readonly isRunThrough: boolean;
  /** By one reading, what counted when it broke, which counts again. @ruling cf-102 */
  readonly remembers?: readonly Addend[];
}

/** What counts when a general calls a charge off. @clause cf.charge.call-off @ruling cf-045 */
interface Called {
  readonly general: Body;
  /** What his distance takes off. */
  readonly terms: readonly Addend[];
}

/** Whether a body minds that another routs: its friends, by one reading anybody. @ruling cf-100 */
export const isMinded = (field: Field, body: Body, other: Body): boolean =>
  other.side === body.side || read(field, 'cf-100') === 'any-unit';

/** The bodies that rout within 8 cm of a body. @clause cf.morale.mod-routers-near @ruling cf-100 */
export function routersNear(field: Field, body: Body): readonly string[] {
  const near = bodiesIn(field).filter(
    (other) =>
      other.id !== body.id &&
      other.condition === 'routing' &&
      isWithin(other, body, NEAR) &&
      isMinded(field, body, other),
  );
  return near.map(({ id }) => id);
}

/**
 * What part of a body is left of what it was deployed with, and what it has lost. @ruling cf-116
 */
export function strengthOf(field: Field, body: Body) {
  const left = strengthIn(field, body.ranks);
  const lost = field.suffered.lost[body.id] ?? 0;
  // By one reading the losses of a turn are measured against what there was when it began.
  const isFirst = lost === 0 || left + lost === body.strength;
  const of = !isFirst && read(field, 'cf-097') === 'turn-of-current' ? left + lost : body.strength;
  return {
    isBelowHalf: 2 * left < body.strength,
    isBelowQuarter: 4 * left < body.strength,
    isQuarterLost: 4 * lost >= of,
    isHalfLost: 2 * lost >= of,
    /** How many quarters of the whole are gone in all. @ruling cf-098 */
    quarters: Math.floor((4 * (body.strength - left)) / body.strength),
  };
}

/** A reason that takes off leadership, so many times. */
const shaken = (clause: keyof typeof SHAKEN, label: string, times: number, isCounted: boolean): Addend =>
  add(clause, label, times * SHAKEN[clause], isCounted);

/**
 * What takes off the leadership of a body as it stands. Each line is told, also where it does not
 * count.
 * @clause cf.morale.mod-routers-near cf.morale.mod-run-through cf.morale.mod-cannon
 * cf.morale.mod-below-half cf.morale.mod-below-quarter cf.morale.mod-quarter-lost
 * cf.morale.mod-half-lost cf.morale.mod-flank cf.morale.mod-rear
 * @ruling cf-096 cf-101
 */
function penaltiesOf(field: Field, body: Body, { routers, isRunThrough }: Plight): readonly Addend[] {
  const { isBelowHalf, isBelowQuarter, isQuarterLost, isHalfLost } = strengthOf(field, body);
  const from = attackedFrom(field, body);
  const flanks = [from.has('left'), from.has('right')].filter(Boolean).length;
  const isReplaced = isHalfLost && read(field, 'cf-096') === 'replaces';
  return [
    shaken('cf.morale.mod-routers-near', 'routers near', routers, routers > 0),
    shaken('cf.morale.mod-run-through', 'run through', 1, isRunThrough),
    shaken('cf.morale.mod-cannon', 'hit by a cannon', 1, field.suffered.cannoned.includes(body.id)),
    shaken('cf.morale.mod-quarter-lost', 'a quarter lost', 1, isQuarterLost && !isReplaced),
    shaken('cf.morale.mod-half-lost', 'half lost', 1, isHalfLost),
    shaken('cf.morale.mod-below-half', 'below half', 1, isBelowHalf),
    shaken('cf.morale.mod-below-quarter', 'below a quarter', 1, isBelowQuarter),
    shaken('cf.morale.mod-flank', flanks > 1 ? 'both flanks' : 'flank', flanks, flanks > 0),
    shaken('cf.morale.mod-rear', 'rear', 1, from.has('rear')),
  ];
}

/** Leadership as it is tested against. */
export interface Leadership {
  readonly terms: readonly Addend[];
  /** What the die must not be above. @ruling cf-092 */
  readonly value: number;
  /** The leadership that the chart for high values is read with. @ruling cf-091 */
  readonly looked: number;
  /** What was taken off. @ruling cf-102 */
  readonly penalties: readonly Addend[];
}

/**
 * The leadership of a body: its own, that of its commanders up to 15, and what takes off it.
 * @clause cf.morale.leadership cf.morale.base cf.morale.commanders cf.morale.max-leadership
 * @ruling cf-045 cf-091 cf-092 cf-093 cf-102
 */
export function leadershipOf(field: Field, body: Body, plight: Plight, called?: Called): Leadership {
  const commanders = commandersOf(field, body, called?.general);
  const bonus = commanders.reduce((sum, each) => sum + COMMANDERS[each], 0);
  const raised = [
    add('cf.morale.base', 'resolve', BASE_LEADERSHIP[troopsOf(field, body)]),
    add('cf.morale.commanders', commanders.length > 1 ? 'commanders' : 'commander', bonus, commanders.length > 0),
  ] as const;
  const penalties = [...(plight.remembers ?? penaltiesOf(field, body, plight)), ...(called?.terms ?? [])];
  const isFirst = total(raised) <= MOST_LEADERSHIP || read(field, 'cf-092') === 'cap-then-subtract';
  const before = isFirst ? total(raised) : total([...raised, ...penalties]);
  const over = before - MOST_LEADERSHIP;
  const cap = over > 0 ? [add('cf.morale.max-leadership', '15 at most', 0 - over)] : [];
  const terms = isFirst ? [...raised, ...cap, ...penalties] : [...raised, ...penalties, ...cap];
  const value = total(terms);
  const high = Math.min(MOST_LEADERSHIP, total(raised));
  const isSame = SECOND_ROLL[value] === SECOND_ROLL[high];
  const looked = isSame || read(field, 'cf-091') === 'after-modifiers' ? value : high;
  const hasFailed = SECOND_ROLL[looked] !== undefined && field.failed.includes(body.id);
  const isOnce = hasFailed && read(field, 'cf-093') === 'once-per-game';
  return { terms, value, looked: isOnce ? 0 : looked, penalties };
}
