import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { against, fromChart, readDie, sum, total } from '../../../core/reasons.ts';
import { factor } from '../charts/troops.ts';
import type { Body } from '../figures/unit.ts';
import type { Dice, Sum, Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import { valueOf } from '../turn/die.ts';
import { commanderTerms, MORALE } from './modifiers.ts';

/** What a test of morale comes to. @clause dg.morale.pass dg.morale.shaken dg.morale.break */
export type Result = 'stands' | 'shaken' | 'breaks';

/** A tenth of the factor is a point of the die. @clause dg.morale.factor */
const POINT = 10;

/**
 * The factor of a unit and everything that changes it, in per cent.
 * @clause dg.morale.factor dg.morale.factors-table dg.morale.roll dg.morale.commander
 * @ruling dg-002
 */
function factorTerms(state: State, body: Body): readonly Term[] {
  const { value, mark } = factor(state, body.type, 'morale');
  return [
    fromChart<DgClauseId>('dg.morale.factor', 'morale factor', { value: POINT * value, mark }),
    ...MORALE.termsFor({ state, body }),
    ...commanderTerms(state, body),
  ];
}

/**
 * Below the factor a unit stands, at it it is shaken, above it it breaks; by one reading it stands
 * at its factor, and is shaken one above.
 * @clause dg.morale.pass dg.morale.shaken dg.morale.break @ruling dg-093
 */
function resultOf(equalPasses: boolean, shows: number, needed: number): Result {
  const by = equalPasses ? shows - POINT : shows;
  return by < needed ? 'stands' : by === needed ? 'shaken' : 'breaks';
}

/**
 * The number that is needed: the halves of tens stay, or by one reading fall away. @ruling dg-003
 */
const wholeFactor = (state: State, needed: number): number =>
  needed % POINT === 0 || read(state, 'dg-003') === 'd10-halves' ? needed : POINT * Math.floor(needed / POINT);

/**
 * Rolls one percentage die for the morale of a unit. @clause dg.morale.roll @ruling dg-001 dg-002
 * dg-003 dg-093
 */
export function rollMorale(
  state: State,
  body: Body,
  dice: Dice,
  equalPasses: boolean,
): { readonly result: Result; readonly reason: Sum } {
  const terms = factorTerms(state, body);
  const needed = wholeFactor(state, total(terms));
  const of = (face: number): Result => resultOf(equalPasses, POINT * valueOf(state, face), needed);
  const face = dice.roll(`morale.${body.id}`, PERCENTAGE_DIE, (each) =>
    ['stands', 'shaken', 'breaks'].indexOf(of(each)),
  );
  const result = of(face);
  const clause = ({ stands: 'dg.morale.pass', shaken: 'dg.morale.shaken', breaks: 'dg.morale.break' } as const)[result];
  const die = readDie<DgClauseId>(
    'dg.morale.roll',
    'percentage die',
    { shows: face, table: 'tens' },
    POINT * valueOf(state, face),
  );
  const test = { ...against<DgClauseId>('below-equal-above', clause, terms, result), number: needed };
  return { result, reason: { ...sum<DgClauseId>(body.id, [die], test), in: 'percent' } };
}
