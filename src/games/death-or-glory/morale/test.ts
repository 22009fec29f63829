import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { against, die, fromChart, readDie, sum, total } from '../../../core/reasons.ts';
import { factor } from '../charts/troops.ts';
import type { Body } from '../figures/unit.ts';
import type { Dice, Sum, Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { valueOf } from '../turn/die.ts';
import { commanderTerms, moraleTerms } from './modifiers.ts';

/** What a test of morale comes to. @clause dg.morale.pass dg.morale.shaken dg.morale.break */
export type Result = 'stands' | 'shaken' | 'breaks';

/** A tenth of the factor is a point of the die. @clause dg.morale.factor */
const POINT = 10;

/** The factor of a unit, in per cent. @clause dg.morale.factor dg.morale.factors-table */
function factorTerm(state: State, { type }: Body): Term {
  const { value, mark } = factor(state, type, 'morale');
  return fromChart<DgClauseId>('dg.morale.factor', 'morale factor', { value: POINT * value, mark });
}

/**
 * The factor of a unit and everything that changes it, in per cent.
 * @clause dg.morale.factor dg.morale.factors-table dg.morale.roll dg.morale.commander
 * @ruling dg-002
 */
function factorTerms(state: State, body: Body): readonly [Term, ...(readonly Term[])] {
  return [factorTerm(state, body), ...moraleTerms(state, body), ...commanderTerms(state, body)];
}

/** What the dice of a test show, in per cent, and the least by which two throws differ. */
interface Thrown {
  readonly shows: number;
  readonly step: number;
}

/**
 * Below the factor a unit stands, at it it is shaken, above it it breaks; by one reading it stands
 * at its factor, and is shaken one above.
 * @clause dg.morale.pass dg.morale.shaken dg.morale.break @ruling dg-093
 */
function resultOf(equalPasses: boolean, { shows, step }: Thrown, needed: number): Result {
  const by = equalPasses ? shows - step : shows;
  return by < needed ? 'stands' : by === needed ? 'shaken' : 'breaks';
}

/**
 * The number that is needed: the halves of tens stay, or by one reading fall away. @ruling dg-003
 */
const wholeFactor = (state: State, needed: number): number =>
  needed % POINT === 0 || read(state, 'dg-003') !== 'round-down' ? needed : POINT * Math.floor(needed / POINT);

/** The dice of a test: their sum, and the term that tells it. */
interface Throw extends Thrown {
  readonly term: Term;
}

/**
 * One percentage die; by one reading both, read as 1 to 100. `of`: what a number comes to.
 * @clause dg.morale.roll @ruling dg-001 dg-003
 */
function thrown(state: State, { id }: Body, dice: Dice, of: (thrown: Thrown) => Result): Throw {
  const alike = (each: Thrown): number => ['stands', 'shaken', 'breaks'].indexOf(of(each));
  if (read(state, 'dg-003') !== 'percentile') {
    const inTens = (face: number): Thrown => ({ shows: POINT * valueOf(state, face), step: POINT });
    const face = dice.roll(`morale.${id}`, PERCENTAGE_DIE, (each) => alike(inTens(each)));
    const { shows } = inTens(face);
    const term = readDie<DgClauseId>('dg.morale.roll', 'percentage die', { shows: face, table: 'tens' }, shows);
    return { shows, step: POINT, term };
  }
  const tens = dice.roll(`morale.${id}`, PERCENTAGE_DIE);
  const inOnes = (face: number): Thrown => ({
    shows: tens === 0 && face === 0 && read(state, 'dg-001') === 'ten-everywhere' ? 100 : 10 * tens + face,
    step: 1,
  });
  const face = dice.roll(`units.${id}`, PERCENTAGE_DIE, (each) => alike(inOnes(each)));
  const both = inOnes(face);
  return { ...both, term: die<DgClauseId>('dg.morale.roll', 'percentage dice', both.shows) };
}

/**
 * Rolls for the morale of a unit: every modifier changes its factor, or by one reading the die.
 * @clause dg.morale.roll @ruling dg-001 dg-002 dg-003 dg-093
 */
export function rollMorale(
  course: Course,
  body: Body,
  dice: Dice,
  equalPasses: boolean,
): { readonly result: Result; readonly reason: Sum } {
  const { state } = course;
  const all = course.once(() => factorTerms(state, body));
  const [plain, ...changes] = all;
  const isToDie = read(state, 'dg-002') === 'to-die';
  const terms = isToDie ? [plain] : all;
  const added = isToDie ? changes : [];
  const needed = wholeFactor(state, total(terms));
  const of = ({ shows, step }: Thrown): Result => resultOf(equalPasses, { shows: shows + total(added), step }, needed);
  const { term, ...roll } = thrown(state, body, dice, of);
  const result = of(roll);
  const clause = ({ stands: 'dg.morale.pass', shaken: 'dg.morale.shaken', breaks: 'dg.morale.break' } as const)[result];
  const test = { ...against<DgClauseId>('below-equal-above', clause, terms, result), number: needed };
  return { result, reason: { ...sum<DgClauseId>(body.id, [term, ...added], test), in: 'percent' } };
}

/**
 * Dice of a test that odds leave out, because they are about the unit that an order is given about:
 * it does not matter what they show, for nothing follows from them.
 */
export const uncounted = (dice: Dice): Dice => ({ ...dice, roll: (purpose, die) => dice.roll(purpose, die, () => 0) });

/**
 * A test that odds leave out, as it is told: its dice and its factor, without what changes it.
 * @clause dg.morale.roll
 */
export function plainTest(state: State, body: Body, dice: Dice): Sum {
  const { term } = thrown(state, body, uncounted(dice), () => 'stands');
  return sum<DgClauseId>(body.id, [term, factorTerm(state, body)]);
}
