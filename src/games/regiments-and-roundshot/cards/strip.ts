import type { Beside } from '../../contract/beside.ts';
import { BACK, handBeside } from '../../contract/hands.ts';
import { cardName } from '../names.ts';
import type { State } from '../state.ts';
import { takes } from '../pointing/takes.ts';
import { capital, inWords, listed } from '../../contract/sentences.ts';
import { clauseOf, purposeOf } from './purpose.ts';
import { ALL_RANKS, rankOf, type Rank } from './ranks.ts';

/** What each rank is for, in a few words. */
export const RANK_SAYS: Readonly<Record<Rank, string>> = {
  2: 'Smoke: stops an attack or a move',
  3: 'Disengage: frees pinned infantry; holds wild cavalry',
  4: 'Infantry Square: takes 3 off horse that charges foot',
  5: 'Breakthrough: adds 3 to a charge of horse',
  6: 'Counter Charge: takes 3 off horse that charges horse',
  7: 'Disciplined Firepower: adds 3 to fire',
  8: 'Orderly Withdrawal: a rout becomes a retreat',
  9: 'Open Order: takes 3 off guns that fire at foot',
  10: 'Skirmisher Screen: takes 3 off foot that fires at foot',
  jack: 'Column: a second move, or two formations move',
  queen: 'Grand Strategy: reinforcements, or two cards',
  king: 'Leadership: adds 2 to reforming or a rally',
  ace: 'Dispatch: two formations move; stops a move',
  joker: 'Missed Opportunity: the enemy loses two cards',
};

/** How many cards may go with one order at most: as many as a hand may hold in an attack. */
const MOST = 8;

/** The hand of one side as a strip below the board. @ruling rr-090 rr-098 */
export function beside(state: State, eyes: string): Beside | null {
  const isDue = state.awaits?.sides.includes(eyes) === true;
  return withHeap(
    state,
    handBeside(state, eyes, isDue ? MOST : 0, (card) => {
      const rank = rankOf(card);
      const says = RANK_SAYS[rank];
      return {
        name: cardName(card),
        mark: markOf(rank),
        says,
        fits: isDue && takes(state, card),
        use: { says: purposeOf(rank), clause: clauseOf(rank) },
      };
    }),
  );
}

/** What is printed in the corner of a card that has no number. */
const MARKS: Readonly<Partial<Record<Rank, string>>> = { jack: 'J', queen: 'Q', king: 'K', ace: 'A', joker: '★' };

/** What is printed in the corner of a card. */
export const markOf = (rank: Rank): string => MARKS[rank] ?? rank;

/**
 * The strip with what lies on the heap, counted by ranks; none on the board of a lesson without a
 * card in play.
 * @ruling rr-090
 */
function withHeap({ heap, battle }: State, strip: Beside | null): Beside | null {
  if (strip === null) return null;
  if (heap.length === 0) return battle === null && strip.items.length + strip.covered === 0 ? null : strip;
  const down = heap.filter((card) => card === BACK).length;
  if (down === heap.length)
    return { ...strip, heap: `On the heap ${down === 1 ? 'lies a card' : `lie ${down} cards`}, face down.` };
  const counts = ALL_RANKS.flatMap((rank) => {
    const count = heap.filter((card) => rankOf(card) === rank).length;
    return count === 0 ? [] : [`${cardName(`${rank}-1`).replace('the ', '')}${count === 1 ? '' : ` (${count})`}`];
  });
  if (down > 0)
    return {
      ...strip,
      heap: `On the heap lie open: ${listed(counts)}. ${capital(inWords(down))} more you do not see.`,
    };
  const last = cardName(heap.at(-1)!);
  if (heap.length === 1) return { ...strip, heap: `On the heap lies open: ${last}.` };
  return { ...strip, heap: `On the heap lie open: ${listed(counts)}. The last was ${last}.` };
}
