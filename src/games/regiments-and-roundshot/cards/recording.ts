import type { EventOf } from '../events.ts';
import type { State } from '../state.ts';

/** All discards are the deck again. @ruling rr-008 */
export const renewed = (state: State): State => ({
  ...state,
  deck: [...state.deck, ...state.heap],
  heap: [],
  ...(state.left !== undefined && { left: state.heap.length }),
});

/** A card comes into a hand; the backs of hidden hands are drawn too. */
export function drew(state: State, { side, card }: EventOf<'card-drawn'>): State {
  const hand = [...(state.hands[side] ?? []), card];
  return {
    ...state,
    hands: { ...state.hands, [side]: hand },
    deck: state.deck.filter((each) => each !== card),
    ...(state.left !== undefined && { left: state.left - 1 }),
  };
}
