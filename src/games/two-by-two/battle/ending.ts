import type { OrderOf } from '../orders.ts';
import { add, allowed, refused, type Sum, type Verdict } from '../reasons.ts';
import type { EventOf } from '../events.ts';
import { read } from '../rulings.ts';
import { foeOf, movesFirst, phasing, type State, unitsIn } from '../state.ts';

/** What a side has lost of its army, in AP. */
export interface SideLosses {
  readonly side: string;
  readonly lost: number;
  readonly worth: number;
  /** With this many AP lost the side is beaten, under the reading that counts so. */
  readonly breaks: number;
}

/** A side is beaten once it has lost its worth divided by this, or more. @ruling tt-001 */
const SHARE = 2;

/** @clause tt.victory.destroyed-count tt.units.ap-column @ruling tt-001 */
export const standingOf = ({ battle }: State, side: string): SideLosses => {
  const [lost, worth] = [battle!.lost[side]!, battle!.worth[side]!];
  return { side, lost, worth, breaks: Math.ceil(worth / SHARE) };
};

const CLAUSES = ['tt.victory.destroyed-count', 'tt.units.ap-column'] as const;

/** The AP of a side that were destroyed; with `isCompared`, tested against what beats it. */
const summed = (state: State, { side, lost, breaks }: SideLosses, isCompared: boolean): Sum => ({
  kind: 'sum',
  of: side,
  total: lost,
  terms: [add('tt.victory.destroyed-count', `AP of ${state.sides[side]!.name} destroyed`, lost)],
  test: isCompared
    ? {
        is: 'at-least',
        clause: 'tt.victory.destroyed-count',
        number: breaks,
        word: lost >= breaks ? 'beaten' : 'not beaten',
      }
    : null,
});

/**
 * The end of the battle, if it ends with this phase; null if it goes on. This is checked when a
 * phase is over, so both sides may be beaten in the same phase.
 * @clause tt.victory.destroyed-count @ruling tt-001
 */
export function endOfBattle(state: State): EventOf<'battle-ended'> | null {
  if (state.battle === null) return null;
  const table = Object.keys(state.sides).map((side) => standingOf(state, side));
  const reading = read(state, 'tt-001');
  if (reading === 'last-standing') return nobodyLeft(state, table);
  return reading === 'half-army-ap' ? halfLost(state, table) : turnsOver(state, table);
}

/** The side that is ahead, if the first side leads by `lead`; null if neither leads. */
const ahead = ([one, other]: readonly SideLosses[], lead: number): string | null =>
  [other!.side, null, one!.side][1 + Math.sign(lead)] ?? null;

/**
 * A side that has lost half its AP is beaten. If both have, the one that has lost the smaller share
 * wins.
 * @ruling tt-001
 */
function halfLost(state: State, table: readonly SideLosses[]): EventOf<'battle-ended'> | null {
  if (!table.some(({ lost, breaks }) => lost >= breaks)) return null;
  const [one, other] = table as readonly [SideLosses, SideLosses];
  // Shares are compared without a division. A side that has lost less than half has lost the
  // smaller share.
  const winner = ahead(table, other.lost * one.worth - one.lost * other.worth);
  const reasons = table.map((each) => summed(state, each, true));
  return { type: 'battle-ended', winner, because: 'half-lost', reasons, clauses: CLAUSES };
}

/** After the last turn, the side that has destroyed more AP wins. @ruling tt-001 */
function turnsOver(state: State, table: readonly SideLosses[]): EventOf<'battle-ended'> | null {
  const isLast = state.phase === 'melee' && phasing(state) !== movesFirst(state) && state.turn >= state.battle!.turns;
  if (!isLast) return null;
  const [one, other] = table as readonly [SideLosses, SideLosses];
  const winner = ahead(table, other.lost - one.lost);
  const reasons = table.map((each) => summed(state, each, false));
  return { type: 'battle-ended', winner, because: 'turns-over', reasons, clauses: CLAUSES };
}

/** A side without any unit, on the table or in a queue, has lost. @ruling tt-001 */
function nobodyLeft(state: State, table: readonly SideLosses[]): EventOf<'battle-ended'> | null {
  const all = [...unitsIn(state), ...Object.values(state.battle!.waiting)];
  const left = table.filter(({ side }) => all.some((unit) => unit.side === side));
  if (left.length === table.length) return null;
  const reasons = table.map((each) => summed(state, each, false));
  return { type: 'battle-ended', winner: left[0]?.side ?? null, because: 'nobody-left', reasons, clauses: CLAUSES };
}

/** A side may concede the battle at any time. @clause tt.victory.destroyed-count @ruling tt-001 */
export function judgeConcede({ battle, sides }: State, { side }: OrderOf<'concede'>): Verdict {
  if (battle === null) return refused('tt.victory.destroyed-count', 'no-battle', {});
  return Object.hasOwn(sides, side)
    ? allowed('tt.victory.destroyed-count')
    : refused('tt.victory.destroyed-count', 'no-such-side', {});
}

/** The end of a battle that a side concedes. @clause tt.victory.destroyed-count @ruling tt-001 */
export const conceded = (state: State, side: string): EventOf<'battle-ended'> => ({
  type: 'battle-ended',
  winner: foeOf(state, side),
  because: 'conceded',
  reasons: [],
  clauses: ['tt.victory.destroyed-count'],
});
