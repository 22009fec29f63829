import type { Dice } from '../../core/dice.ts';
import type { Fraction } from '../../core/fraction.ts';
import type { Beside, BesideItem } from './beside.ts';
import type { Awaiting } from './engine.ts';
import { closedTo } from './view.ts';

/**
 * The cards of a game in which each side holds a hand that the other sides do not see. A card is
 * written as its kind and a number, `damp-2`: cards of one kind differ only in the number.
 */
export interface Cards extends Pick<Awaiting, 'open'> {
  /** The cards of each side, which may be none; missing where nobody ever has any. */
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  /** The cards that nobody has drawn; to a side, all that it has not seen. No sequence is meant. */
  readonly deck?: readonly string[];
  /** How many cards are left to draw, where the deck is all that a side has not seen. */
  readonly left?: number;
}

/** What of the cards changes when some are drawn or played. */
type Changed = Pick<Cards, 'hands' | 'deck' | 'left'>;

/** A card of which only the back is seen. */
export const BACK = 'back';
const DRAW = 'draw.';

/** The kind of a card: `damp` for `damp-2`. */
export const kindOf = (card: string): string => card.split('-')[0]!;

/** The cards of a side; none where nobody has any. */
export const handOf = ({ hands }: Cards, side: string): readonly string[] => hands?.[side] ?? [];

/** The sides that have a hand. */
const sidesOf = ({ hands = {} }: Cards): readonly string[] => Object.keys(hands);

/** The hands of other sides that do not lie open, one after the other. */
const closedHands = (cards: Cards, eyes: string): readonly string[] =>
  closedTo(sidesOf(cards), cards, eyes).flatMap((side) => handOf(cards, side));

/** The cards that this side has not seen. */
const unseen = (cards: Cards, eyes: string): readonly string[] => [
  ...(cards.deck ?? []),
  ...closedHands(cards, eyes).filter((card) => card !== BACK),
];

/** How many cards can still be drawn. */
const leftOf = ({ left, deck = [] }: Cards): number => left ?? deck.length;

/**
 * What a side sees of the cards: the backs of hands that are closed to it, and a deck of all that
 * it has not seen. It is the same if it is seen again. For `Rules.seenBy`.
 */
export function seenCards<State extends Cards>(state: State, eyes: string): State {
  const { hands } = state;
  if (hands === undefined) return state;
  const backs = closedTo(sidesOf(state), state, eyes).map((side) => [side, handOf(state, side).map(() => BACK)]);
  const seen = { ...hands, ...(Object.fromEntries(backs) as typeof hands) };
  return { ...state, hands: seen, deck: unseen(state, eyes).toSorted(), left: leftOf(state) };
}

/**
 * What a side sees, `seen`, and besides these cards that an order shows: they lie in the hand that
 * they lie in truly. For `Rules.shownBy`.
 */
export function shownCards<State extends Cards>(seen: State, state: State, played: readonly string[]): State {
  const cards = played.filter((card) => !sidesOf(seen).some((side) => handOf(seen, side).includes(card)));
  const owner = sidesOf(state).find((side) => cards.some((card) => handOf(state, side).includes(card)));
  if (owner === undefined) return seen;
  const hand = [...cards, ...handOf(seen, owner).slice(cards.length)];
  return {
    ...seen,
    hands: { ...seen.hands, [owner]: hand },
    deck: (seen.deck ?? []).filter((card) => !cards.includes(card)),
  };
}

/** Cards without one of them. Those of which only the backs are seen are alike: one goes. */
export function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** The hands after a side has played cards; nothing changes if it has played none. */
export const played = (state: Cards, side: string, cards: readonly string[]): Changed =>
  cards.length === 0 ? {} : { hands: { ...state.hands, [side]: cards.reduce(without, handOf(state, side)) } };

/**
 * A card from the deck into the hand of a side; null if none is left. Cards with the same value of
 * `alike` change the chances of nothing; by default those of one kind.
 */
export function drawn(
  state: Cards,
  side: string,
  dice: Dice,
  alike: (card: string) => string = kindOf,
): { readonly card: string; readonly sets: Changed } | null {
  const { deck = [] } = state;
  if (leftOf(state) === 0) return null;
  const card = dice.draw(`${DRAW}${side}`, deck, alike);
  return { card, sets: taken(state, side, card) };
}

/** The cards after this one has come from the deck into the hand of a side. */
export const taken = (state: Cards, side: string, card: string) => ({
  hands: { ...state.hands, [side]: [...handOf(state, side), card] },
  deck: (state.deck ?? []).filter((each) => each !== card),
  ...(state.left !== undefined && { left: state.left - 1 }),
});

/** The side that alone sees the card of this draw; null for all other rolls: `Rules.secretTo`. */
export const secretDraw = (purpose: string): string | null =>
  purpose.startsWith(DRAW) ? purpose.slice(DRAW.length) : null;

/** The ways to choose `count` of `from`. */
function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let n = 0; n < count; n += 1) ways = (ways * BigInt(from - n)) / BigInt(n + 1);
  return ways;
}

/**
 * How likely it is that the closed hand of a side holds a card of a kind: exact, from what the side
 * `eyes` has not seen.
 */
export function holds(state: Cards, side: string, kind: string, eyes: string): Fraction {
  const cards = unseen(state, eyes);
  const held = handOf(state, side).length;
  const others = cards.filter((card) => kindOf(card) !== kind).length;
  const of = choose(cards.length, held);
  return { ways: of - choose(others, held), of };
}

/**
 * The same board where the closed hand of a side holds a card of this kind. Null if it holds no
 * cards, or if none of the kind is left to hold.
 */
export function holding<State extends Cards>(state: State, side: string, kind: string, eyes: string): State | null {
  const card = unseen(state, eyes).find((each) => kindOf(each) === kind);
  const [first, ...others] = handOf(state, side);
  if (card === undefined || first === undefined) return null;
  return {
    ...state,
    hands: { ...state.hands, [side]: [card, ...others] },
    deck: (state.deck ?? []).filter((each) => each !== card),
  };
}

/** The hand of one side as a strip below the board; null where nobody has cards. */
export function handBeside(
  state: Cards,
  eyes: string,
  most: number,
  tell: (card: string) => Omit<BesideItem, 'id'>,
): Beside | null {
  if (state.hands === undefined) return null;
  const items = handOf(state, eyes).map((id) => ({ id, ...tell(id) }));
  return {
    of: eyes,
    says: items.length === 0 ? 'You hold no cards' : 'Your cards',
    items,
    covered: closedHands(state, eyes).length,
    most,
    isOrdered: false,
    isWhole: false,
  };
}
