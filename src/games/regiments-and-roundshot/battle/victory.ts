import type { EventOf } from '../events.ts';
import { listed } from '../../contract/sentences.ts';
import { people } from '../names.ts';
import { read } from '../rulings.ts';
import { foeOf, unitsIn, type State } from '../state.ts';
import { FIFTH } from '../tables.ts';

/** How many figures of a side are off the board for good. */
const goneOf = ({ armies }: State, side: string): number => armies?.[side]?.gone ?? 0;

const onBoard = (state: State, side: string) => unitsIn(state).filter((unit) => unit.side === side);

/**
 * How many figures of a side on the board are lost: those that rout now, or under one reading all
 * that have ever routed. @ruling rr-079
 */
const routed = (state: State, side: string): number =>
  onBoard(state, side).filter(
    ({ id, condition }) =>
      condition === 'routing' || (read(state, 'rr-079') === 'ever-routed' && state.routed.includes(id)),
  ).length;

/**
 * How many figures of an army are lost: those that rout, and those that are off the board for good.
 * @clause rr.victory.lost-means @ruling rr-079
 */
export const lostOf = (state: State, side: string): number => goneOf(state, side) + routed(state, side);

/**
 * How many figures an army has: all at the start of the battle, or under one reading those that
 * have come onto the board so far.
 * @clause rr.victory.twenty-percent @ruling rr-078
 */
const sizeOf = (state: State, side: string): number =>
  read(state, 'rr-078') === 'on-board'
    ? onBoard(state, side).length + goneOf(state, side)
    : (state.armies?.[side]?.units ?? 0);

/** How many figures an army may lose before it is beaten. @clause rr.victory.twenty-percent */
export const mayLose = (state: State, side: string): number => Math.ceil(sizeOf(state, side) / FIFTH);

/**
 * Whether the HQ of a side is lost: if it is gone, and under one reading if it routs.
 * @clause rr.victory.hq @ruling rr-080
 */
function isHqLost(state: State, side: string): boolean {
  const hq = onBoard(state, side).find(({ isHq }) => isHq === true);
  if (hq === undefined) return true;
  return hq.condition === 'routing' && read(state, 'rr-080') === 'rout-is-loss';
}

/**
 * What the battle is won by, in words.
 * @clause rr.victory.twenty-percent rr.victory.hq
 */
export function aim(state: State): string {
  if (state.armies === null) return '';
  const shares = Object.keys(state.sides).map((side) => `${mayLose(state, side)} of ${sizeOf(state, side)}`);
  const beaten =
    new Set(shares).size === 1
      ? `The first side to lose ${shares[0]} units or its general is beaten`
      : `The first side to lose a fifth of its units or its general is beaten: ${listed(
          Object.keys(state.sides).map((side, n) => `${people(state, side)} with ${shares[n]}`),
        )}`;
  return `${beaten}. Each small square is a unit.`;
}

/** The side that has lost the higher share of its army; null if the shares are equal. */
function worse(state: State, [one, other]: readonly [string, string]): string | null {
  const more = lostOf(state, one) * sizeOf(state, other) - lostOf(state, other) * sizeOf(state, one);
  return more === 0 ? null : more > 0 ? one : other;
}

/**
 * The end of a battle, if a side is beaten; null if not, in the set-up, and on a board that is one
 * moment of a battle. If both are, the one that has lost the higher share is beaten; while the
 * shares are equal, the battle goes on.
 * @clause rr.victory.twenty-percent rr.victory.lost-means rr.victory.hq @ruling rr-081
 */
export function ended(state: State): EventOf<'battle-over'> | null {
  if (state.armies === null || state.winner !== null || (state.battle?.step ?? null) !== null) return null;
  const [one, other] = Object.keys(state.sides).filter(
    (side) => isHqLost(state, side) || lostOf(state, side) >= mayLose(state, side),
  );
  const beaten = other === undefined ? one : (worse(state, [one!, other]) ?? undefined);
  if (beaten === undefined) return null;
  const winner = foeOf(state, beaten);
  return isHqLost(state, beaten)
    ? { type: 'battle-over', winner, because: 'hq', clauses: ['rr.victory.hq'] }
    : {
        type: 'battle-over',
        winner,
        because: 'losses',
        clauses: ['rr.victory.twenty-percent', 'rr.victory.lost-means'],
      };
}
