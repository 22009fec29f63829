import { add } from '../../../core/reasons.ts';
import type { Body } from '../bodies/body.ts';
import { troopsOf } from '../bodies/counting.ts';
import { takeWounds } from '../bodies/fall.ts';
import { modelsOf } from '../bodies/models.ts';
import { rollBlows } from '../firing/volley.ts';
import { testAll } from '../morale/action.ts';
import type { Addend, Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Reading, State } from '../state.ts';
import { BLUNTED, CHARGE_BONUS, MELEE_SKILL, NEEDED, VETERANS, type CfClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { strikersOf } from './contacts.ts';
import { meleesDue } from './judge.ts';

/** A melee of two bodies. */
export interface Melee {
  /** The side with the initiative rolls first. @clause cf.melee.one-at-a-time */
  readonly unit: string;
  readonly at: string;
}

/**
 * Whether a body has the bonus of a charge in its melee with another: it has charged that one in
 * this turn, or countered its charge, or that of another before it.
 * @clause cf.charge.bonus cf.charge.counter-charge @ruling cf-039 cf-044 cf-113
 */
const hasBonus = ({ charges, acted }: State, { id }: Body, at: Body): boolean =>
  charges.some(
    (charge) =>
      (charge.unit === id && charge.at === at.id) ||
      ((charge.isCountered || acted[id] === 'countered') && charge.at === id && charge.unit === at.id),
  );

/** The skill of a body in melee. @clause cf.melee.skill @ruling cf-083 */
function skillOf(state: Reading, body: Body): number {
  const troops = troopsOf(state, body);
  return troops === 'veteran' ? VETERANS[read(state, 'cf-083')] : MELEE_SKILL[troops];
}

/**
 * What counts in a roll to hit in melee. @clause cf.melee.hit-number cf.melee.skill cf.charge.bonus
 */
const toHit = (state: Reading, body: Body, bonus: boolean): readonly Addend[] => [
  add('cf.melee.skill', 'skill', skillOf(state, body)),
  add('cf.charge.bonus', 'charging', CHARGE_BONUS, bonus),
];

const blunted = (clause: keyof typeof BLUNTED, label: string): Addend => add(clause, label, BLUNTED[clause]);

/**
 * What counts in a roll to wound in melee; lines that could not count are left out.
 * @clause cf.melee.wound-number cf.melee.jaegers cf.melee.partizani cf.melee.vs-heavy-cavalry
 * cf.melee.vs-medium-cavalry cf.charge.bonus
 */
const toWound = ({ arm, troops }: Pick<Body, 'arm' | 'troops'>, at: Body, bonus: boolean): readonly Addend[] => [
  ...(bonus ? [add('cf.charge.bonus', 'charging', CHARGE_BONUS)] : []),
  ...(arm === 'jaegers' ? [blunted('cf.melee.jaegers', 'jägers')] : []),
  ...(troops === 'partizani' ? [blunted('cf.melee.partizani', 'partizani')] : []),
  ...(at.arm === 'heavy-cavalry' ? [blunted('cf.melee.vs-heavy-cavalry', 'against heavy cavalry')] : []),
  ...(at.arm === 'medium-cavalry' ? [blunted('cf.melee.vs-medium-cavalry', 'against medium cavalry')] : []),
];

/** The clauses by which models strike: those who touch, and those behind them. */
const struckBy = (places: readonly string[]): readonly CfClauseId[] => [
  'cf.melee.simultaneous',
  'cf.melee.two-rolls',
  'cf.melee.dice-contact',
  ...(new Set(places.map((place) => place.split('.')[0])).size > 1 ? (['cf.melee.dice-rank-behind'] as const) : []),
];

/** The dice of one side of a melee, before anybody falls. */
function strike(state: State, { unit, at }: Melee, places: readonly string[], dice: Dice) {
  const [body, target] = [state.units[unit]!, state.units[at]!];
  const bonus = hasBonus(state, body, target);
  return rollBlows(
    state,
    {
      of: unit,
      dice: places.length,
      hits: { clause: 'cf.melee.hit-number', score: NEEDED.blow, terms: toHit(state, body, bonus) },
      wounds: {
        clause: 'cf.melee.wound-number',
        score: NEEDED.blowWound,
        terms: toWound({ arm: body.arm, troops: troopsOf(state, body) }, target, bonus),
      },
    },
    dice,
  );
}

/**
 * The pairs that fight at once: one, or by one reading all that are linked with it by contact.
 * @clause cf.melee.one-at-a-time @ruling cf-087
 */
function pairsWith(state: State, melee: Melee): readonly Melee[] {
  const all = meleesDue(state);
  if (all.length < 2 || read(state, 'cf-087') === 'by-pair') return [melee];
  const linked = new Set([melee.unit, melee.at]);
  for (let isMore = true; isMore;) {
    const next = all.filter(({ unit, at }) => linked.has(unit) !== linked.has(at));
    isMore = next.length > 0;
    for (const { unit, at } of next) linked.add(unit).add(at);
  }
  const others = all.filter(({ unit, at }) => linked.has(unit) && (unit !== melee.unit || at !== melee.at));
  return [melee, ...others];
}

/** The models of a body that strike at another in a melee. */
interface Strike extends Melee {
  readonly places: readonly string[];
}

/**
 * Who strikes at whom in a melee, before any dice: all who stand when it begins. A model strikes
 * once, in the first of its pairs. @clause cf.melee.casualties-strike @ruling cf-087
 */
function strikesIn(before: State, melee: Melee): readonly Strike[] {
  let struck = before.suffered.struck;
  const strikes = pairsWith(before, melee).flatMap((pair) => [pair, { unit: pair.at, at: pair.unit }]);
  return strikes.map(({ unit, at }) => {
    const field = { ...before, suffered: { ...before.suffered, struck } };
    const places = strikersOf(field, before.units[unit]!, before.units[at]!);
    struck = { ...struck, [unit]: [...(struck[unit] ?? []), ...places] };
    return { unit, at, places };
  });
}

/**
 * One melee: both strike with all who stood when it began, then the fallen of both are taken from
 * the back, then both test.
 * @clause cf.melee.simultaneous cf.melee.casualties-strike cf.melee.one-at-a-time
 * cf.melee.remove-back
 * @ruling cf-087 cf-095
 */
export function fight(course: Course, melee: Melee, dice: Dice): void {
  const strikes = course.once(() => strikesIn(course.state, melee));
  const before = course.state;
  const struckNow = strikes.map(({ unit, at, places }) => ({
    unit,
    at,
    places,
    ...strike(before, { unit, at }, places, dice),
  }));
  for (const [n, { unit, at, places, reasons }] of struckNow.entries()) {
    const hasFallen = struckNow.slice(0, n).some((blow) => blow.at === unit && blow.wounds > 0);
    const clauses = [...struckBy(places), ...(hasFallen ? (['cf.melee.casualties-strike'] as const) : [])];
    course.record({ type: 'struck', unit, at, places, reasons, clauses });
  }
  for (const { unit, at, wounds } of struckNow)
    takeWounds(course, at, wounds, { fall: 'melee', by: () => modelsOf(before.units[unit]!) });
  testAll(course, before, dice);
}
