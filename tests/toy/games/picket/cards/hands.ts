import type { Dice } from '../../../../../src/core/dice.ts';
import type { Beside } from '../../../../../src/games/contract/beside.ts';
import * as cards from '../../../../../src/games/contract/hands.ts';
import type { Event } from '../play.ts';
import type { State } from '../state.ts';

/** What each kind of card is and does. */
export const CARDS = {
  damp: { name: 'Damp powder', says: 'against a volley: it hits on 2 more' },
  steady: { name: 'Steady aim', says: 'with your volley: it hits on 1 less' },
  quick: { name: 'Quick step', says: 'with a march: half as far again' },
} as const;
/** An event of which only the other side sees the card. */
const COVERED = 'a card';

type Kind = keyof typeof CARDS;
/** The order that a card of each kind goes with. */
const GOES_WITH = { damp: 'lay', steady: 'volley', quick: 'march' } as const;
export const kindOf = (card: string): Kind => cards.kindOf(card) as Kind;
/** The first of these cards that is of no use with an order of this type. */
export const misplaced = (type: string, chosen: readonly string[]): string | undefined =>
  chosen.find((card) => GOES_WITH[kindOf(card)] !== type);

/** The drawn card is seen by the side that has drawn it. */
export function seenDraw(event: Event, side: string): Event {
  if (event.type !== 'drawn' || event.of === side) return event;
  return { ...event, word: COVERED, sets: {} };
}

/** A side draws a card after its volley, if there are any left. */
export function drawn(state: State, side: string, dice: Dice): readonly Event[] {
  const drew = cards.drawn(state, side, dice);
  if (drew === null) return [];
  const word = CARDS[kindOf(drew.card)].name;
  return [{ type: 'drawn', clauses: ['pk.cards.draw'], of: side, word, sets: drew.sets }];
}

/** The cards of one side in the strip below the board. */
export function beside(state: State, eyes: string): Beside | null {
  const { awaits } = state;
  const isDue = awaits?.sides.includes(eyes) === true;
  const fits = (kind: Kind): boolean => isDue && awaits.orders.includes(GOES_WITH[kind]);
  return cards.handBeside(state, eyes, isDue ? 1 : 0, (card) => {
    const kind = kindOf(card);
    return { ...CARDS[kind], fits: fits(kind) };
  });
}
