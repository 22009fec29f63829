import { add } from '../../../core/reasons.ts';
import type { Body } from '../bodies/body.ts';
import { takeWounds } from '../bodies/fall.ts';
import { rollBlows } from '../firing/volley.ts';
import { testAll } from '../morale/action.ts';
import type { Addend, Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Charge, Reading, State } from '../state.ts';
import { MELEE_SKILL, NEEDED, VETERANS, type CfClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { strikersOf } from './contacts.ts';

/** A melee of two bodies. */
export interface Melee {
  /** The side with the initiative rolls first. @clause cf.melee.one-at-a-time */
  readonly unit: string;
  readonly at: string;
}

/**
 * Whether a body has the bonus of a charge in its melee with another: it has charged that one in
 * this turn, or countered its charge.
 * @clause cf.charge.bonus cf.charge.counter-charge @ruling cf-044 cf-113
 */
const hasBonus = (charges: readonly Charge[], { id }: Body, at: Body): boolean =>
  charges.some(
    (charge) =>
      (charge.unit === id && charge.at === at.id) || (charge.isCountered && charge.at === id && charge.unit === at.id),
  );

/** The skill of a body in melee. @clause cf.melee.skill @ruling cf-083 */
const skillOf = (state: Reading, { troops }: Body): number =>
  troops === 'veteran' ? VETERANS[read(state, 'cf-083')] : MELEE_SKILL[troops];

/**
 * What counts in a roll to hit in melee. @clause cf.melee.hit-number cf.melee.skill cf.charge.bonus
 */
const toHit = (state: Reading, body: Body, bonus: boolean): readonly Addend[] => [
  add('cf.melee.skill', 'skill', skillOf(state, body)),
  add('cf.charge.bonus', 'charging', 1, bonus),
];

/**
 * What counts in a roll to wound in melee; lines that could not count are left out.
 * @clause cf.melee.wound-number cf.melee.jaegers cf.melee.partizani cf.melee.vs-heavy-cavalry
 * cf.melee.vs-medium-cavalry cf.charge.bonus
 */
const toWound = ({ arm, troops }: Body, at: Body, bonus: boolean): readonly Addend[] => [
  ...(bonus ? [add('cf.charge.bonus', 'charging', 1)] : []),
  ...(arm === 'jaegers' ? [add('cf.melee.jaegers', 'jaegers', -2)] : []),
  ...(troops === 'partizani' ? [add('cf.melee.partizani', 'partizani', -1)] : []),
  ...(at.arm === 'heavy-cavalry' ? [add('cf.melee.vs-heavy-cavalry', 'against heavy cavalry', -2)] : []),
  ...(at.arm === 'medium-cavalry' ? [add('cf.melee.vs-medium-cavalry', 'against medium cavalry', -1)] : []),
];

/** The clauses by which models strike: those who touch, and those behind them. */
const struckBy = (places: readonly string[]): readonly CfClauseId[] => [
  'cf.melee.simultaneous',
  'cf.melee.two-rolls',
  'cf.melee.dice-contact',
  ...(new Set(places.map((place) => place.split('.')[0])).size > 1 ? (['cf.melee.dice-rank-behind'] as const) : []),
];

/** The dice of one side of a melee, before anybody falls. */
function strike(state: State, { unit, at }: Melee, dice: Dice) {
  const [body, target] = [state.units[unit]!, state.units[at]!];
  const bonus = hasBonus(state.charges, body, target);
  const places = strikersOf(state, body, target);
  const rolled = rollBlows(
    {
      of: unit,
      dice: places.length,
      hits: { clause: 'cf.melee.hit-number', score: NEEDED.blow, terms: toHit(state, body, bonus) },
      wounds: { clause: 'cf.melee.wound-number', score: NEEDED.blowWound, terms: toWound(body, target, bonus) },
    },
    dice,
  );
  return { ...rolled, places };
}

/**
 * One melee: both strike with all who stood when it began, then the fallen of both are taken from
 * the back, then both test.
 * @clause cf.melee.after-shooting cf.melee.simultaneous cf.melee.casualties-strike
 * cf.melee.one-at-a-time cf.melee.remove-back
 * @ruling cf-087 cf-095
 */
export function fight(course: Course, melee: Melee, dice: Dice): void {
  const before = course.state;
  const { unit, at } = melee;
  const own = strike(before, melee, dice);
  const theirs = strike(before, { ...melee, unit: at, at: unit }, dice);
  course.record({ type: 'struck', unit, at, places: own.places, reasons: own.reasons, clauses: struckBy(own.places) });
  course.record({
    type: 'struck',
    unit: at,
    at: unit,
    places: theirs.places,
    reasons: theirs.reasons,
    clauses: struckBy(theirs.places),
  });
  takeWounds(course, at, own.wounds, 'melee');
  takeWounds(course, unit, theirs.wounds, 'melee');
  testAll(course, before, dice);
}
