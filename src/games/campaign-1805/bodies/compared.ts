import type { Die } from '../../../core/dice.ts';
import { die, sum, total } from '../../../core/reasons.ts';
import { capital } from '../../contract/sentences.ts';
import { people } from '../names.ts';
import type { Addend, Sum } from '../reasons.ts';
import type { State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';

/** A die that a side has rolled. */
interface RolledBy {
  readonly side: string;
  readonly of: Die;
  readonly shows: number;
}

/** The die of a side, by the name of the side: `The French, D10`. */
export const dieOf = (state: Pick<State, 'sides'>, clause: CfClauseId, { side, of, shows }: RolledBy): Addend =>
  die(clause, `${capital(people(side, state))}, D${of.sides}`, shows);

/** The rolls of both sides, each held against the other. */
export type Compared = readonly [Sum, Sum];

/** Which side won a roll, and what decided if the totals were equal. */
interface Decided {
  readonly winner: string;
  readonly level?: { readonly clause: CfClauseId; readonly label: string };
}

/**
 * The rolls of both sides, each held against the other: the winner has more than the other side, or
 * as much, if `level` decides between equal totals.
 */
export function comparedBy(
  clause: CfClauseId,
  sides: readonly [string, string],
  found: readonly [readonly Addend[], readonly Addend[]],
  { winner, level }: Decided,
): Compared {
  const isLevel = total(found[0]) === total(found[1]);
  const sumOf = (n: 0 | 1): Sum => {
    const [isWinner, other] = [sides[n] === winner, found[n === 0 ? 1 : 0]];
    const word = isWinner ? 'higher' : 'lower';
    const number = total(other) + (isLevel && isWinner ? 0 : 1);
    const held = sum(sides[n], found[n], { is: 'at-least', clause, number, of: other, word });
    return isLevel && level !== undefined ? { ...held, instead: { ...level, word } } : held;
  };
  return [sumOf(0), sumOf(1)];
}

/** Both totals, the higher one first: `9 to 4`. */
export const totalsSaid = (both: Compared): string =>
  both
    .map(({ total: each }) => each)
    .toSorted((a, b) => b - a)
    .join(' to ');
