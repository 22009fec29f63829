import type { Dice } from '../../../../../src/core/dice.ts';
import type { Fraction } from '../../../../../src/core/fraction.ts';
import type { Beside } from '../../../../../src/games/contract/beside.ts';
import { closedTo } from '../../../../../src/games/contract/view.ts';
import type { Event } from '../play.ts';
import { sidesOf, type State } from '../state.ts';

/** What each kind of card is and does. A card's id is its kind and a number: `damp-2`. */
export const CARDS = {
  damp: { name: 'Damp powder', says: 'against a volley: it hits on 2 more' },
  steady: { name: 'Steady aim', says: 'with your volley: it hits on 1 less' },
  quick: { name: 'Quick step', says: 'with a march: half as far again' },
} as const;
/** A card of which only the back is seen. */
const BACK = 'back';
/** An event of which only the other side sees the card. */
const COVERED = 'a card';

type Kind = keyof typeof CARDS;
/** The order that a card of each kind goes with. */
const GOES_WITH = { damp: 'lay', steady: 'volley', quick: 'march' } as const;
export const kindOf = (card: string): Kind => card.split('-')[0] as Kind;
/** The first of these cards that is of no use with an order of this type. */
export const misplaced = (type: string, cards: readonly string[]): string | undefined =>
  cards.find((card) => GOES_WITH[kindOf(card)] !== type);
/** The cards of a side; none where nobody has any. */
export const handOf = ({ hands }: State, side: string): readonly string[] => hands?.[side] ?? [];

/** The cards that this side has not seen. */
const unseen = (state: State, side: string): readonly string[] => [
  ...(state.deck ?? []),
  ...closedTo(sidesOf(state), state, side).flatMap((each) => handOf(state, each).filter((card) => card !== BACK)),
];

/**
 * What a side sees of the cards: the backs of hands that are closed to it, and a deck of all that
 * it has not seen.
 */
export function seenCards(state: State, side: string): State {
  const { hands } = state;
  if (hands === undefined) return state;
  const closed = closedTo(sidesOf(state), state, side);
  const backs = closed.map((each) => [each, handOf(state, each).map(() => BACK)]);
  const seen = { ...hands, ...(Object.fromEntries(backs) as typeof hands) };
  const left = state.left ?? state.deck?.length ?? 0;
  return { ...state, hands: seen, deck: unseen(state, side).toSorted(), left };
}

/** The drawn card is seen by the side that has drawn it. */
export function seenDraw(event: Event, side: string): Event {
  if (event.type !== 'drawn' || event.of === side) return event;
  return { ...event, word: COVERED, sets: {} };
}

/** The hands after a side has played cards. */
export const played = (state: State, side: string, cards: readonly string[]): Partial<State> =>
  cards.length === 0
    ? {}
    : { hands: { ...state.hands, [side]: handOf(state, side).filter((card) => !cards.includes(card)) } };

/** A side draws a card after its volley, if there are any left. */
export function drawn(state: State, side: string, dice: Dice): readonly Event[] {
  const { deck = [], left = deck.length } = state;
  if (left === 0) return [];
  const card = dice.draw(`draw.${side}`, deck, kindOf);
  const hands = { ...state.hands, [side]: [...handOf(state, side), card] };
  const sets = {
    hands,
    deck: deck.filter((each) => each !== card),
    ...(state.left !== undefined && { left: left - 1 }),
  };
  return [{ type: 'drawn', clauses: ['pk.cards.draw'], of: side, word: CARDS[kindOf(card)].name, sets }];
}

/** The cards of one side in the strip below the board. */
export function beside(state: State, eyes: string): Beside | null {
  if (state.hands === undefined) return null;
  const { awaits } = state;
  const isDue = awaits?.sides.includes(eyes) === true;
  const fits = (kind: Kind): boolean => isDue && awaits.orders.includes(GOES_WITH[kind]);
  return {
    of: eyes,
    says: 'Your cards',
    items: handOf(state, eyes).map((id) => ({ id, ...CARDS[kindOf(id)], fits: fits(kindOf(id)) })),
    covered: closedTo(sidesOf(state), state, eyes).flatMap((side) => handOf(state, side)).length,
    most: isDue ? 1 : 0,
    isOrdered: false,
    isWhole: false,
  };
}

/** The ways to choose `count` of `from`. */
const choose = (from: number, count: number): bigint => {
  let ways = 1n;
  for (let n = 0; n < count; n += 1) ways = (ways * BigInt(from - n)) / BigInt(n + 1);
  return ways;
};

/** How likely it is that a closed hand holds a card of a kind, from what this side has not seen. */
export function holds(state: State, side: string, kind: Kind, eyes: string): Fraction {
  const cards = unseen(state, eyes);
  const held = handOf(state, side).length;
  const others = cards.filter((card) => kindOf(card) !== kind).length;
  const of = choose(cards.length, held);
  return { ways: of - choose(others, held), of };
}

/** The same board where a closed hand holds a card of this kind. Null if none is left to hold. */
export function holding(state: State, side: string, kind: Kind, eyes: string): State | null {
  const card = unseen(state, eyes).find((each) => kindOf(each) === kind);
  const [, ...others] = handOf(state, side);
  if (card === undefined) return null;
  return {
    ...state,
    hands: { ...state.hands, [side]: [card, ...others] },
    deck: state.deck!.filter((each) => each !== card),
  };
}

/** What a side sees, and besides the cards that an order shows. */
export function shownCards(seen: State, state: State, order: object): State {
  const cards = ('with' in order ? (order.with as readonly string[]) : []).filter(
    (card) =>
      !Object.values(seen.hands ?? {})
        .flat()
        .includes(card),
  );
  const owner = sidesOf(state).find((side) => cards.some((card) => handOf(state, side).includes(card)));
  if (owner === undefined) return seen;
  const hand = [...cards, ...handOf(seen, owner).slice(cards.length)];
  const deck = (seen.deck ?? []).filter((card) => !cards.includes(card));
  return { ...seen, hands: { ...seen.hands, [owner]: hand }, deck };
}
