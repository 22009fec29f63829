import { handOf } from '../../contract/hands.ts';
import type { Attack } from '../attacks/attack.ts';
import { changeBy } from '../attacks/cards.ts';
import { discarded } from '../cards/deck.ts';
import { rankOf } from '../cards/ranks.ts';
import type { Deck } from '../state.ts';

/**
 * An attack that is announced but not rolled. Cards break in here: the sides answer each other
 * until one of them adds nothing.
 */
export interface Announced {
  readonly attack: Attack;
  /** The cards that both sides have laid beside it, the first one first. */
  readonly laid: readonly string[];
  /** The side that is asked for cards; null if the attack is to be carried out now. */
  readonly asked: string | null;
  /**
   * A card has stopped it: nothing is rolled, and the attacker has had its attack. @ruling rr-027
   */
  readonly isStopped: boolean;
}

/** An announced attack after cards were laid, and what has changed in hands and heap. */
interface Laid {
  readonly announced: Announced;
  readonly sets: Pick<Deck, 'hands' | 'heap'>;
}

/**
 * Whether a side can lay a card beside an attack. Smoke stops attacks of the other side only; all
 * others may be laid by anybody.
 * @clause rr.cards.discard-to-play rr.cards.two-smoke
 */
function isOfUse(attack: Attack, side: string, card: string): boolean {
  const change = changeBy(attack, rankOf(card));
  return change !== undefined && (change.adds !== null || side !== attack.unit.side);
}

/** The first of these cards that a side does not hold, or that is of no use beside this attack. */
export const misplaced = (state: Deck, attack: Attack, side: string, cards: readonly string[]): string | undefined =>
  cards.find(
    (card, n) => cards.indexOf(card) < n || !handOf(state, side).includes(card) || !isOfUse(attack, side, card),
  );

/**
 * Whether a card makes an attack better for this side: more for the attacker, less for the other.
 */
function helps(attack: Attack, side: string, card: string): boolean {
  if (!isOfUse(attack, side, card)) return false;
  const { adds } = changeBy(attack, rankOf(card))!;
  return adds === null || adds > 0 === (side === attack.unit.side);
}

/**
 * The side that is asked after this one: the other, while it holds a card that helps it. A side
 * that has given an order or laid cards has had its say until the other lays some.
 * @ruling rr-024
 */
function askedAfter(state: Deck, attack: Attack, side: string): string | null {
  const other = Object.keys(state.hands).find((each) => each !== side)!;
  return handOf(state, other).some((card) => helps(attack, other, card)) ? other : null;
}

/** Lays cards of a side beside an attack. */
function lay(
  state: Deck,
  { attack, laid }: Pick<Announced, 'attack' | 'laid'>,
  side: string,
  cards: readonly string[],
): Laid {
  const sets = discarded(state, side, cards);
  const isStopped = cards.some((card) => changeBy(attack, rankOf(card))!.adds === null);
  const asked = isStopped ? null : askedAfter({ ...state, ...sets }, attack, side);
  return { announced: { attack, laid: [...laid, ...cards], asked, isStopped }, sets };
}

/**
 * Announces an attack, with the cards that its own side gives at once.
 * @clause rr.cards.discard-to-play @ruling rr-023 rr-024
 */
export const announce = (state: Deck, attack: Attack, cards: readonly string[]): Laid =>
  lay(state, { attack, laid: [] }, attack.unit.side, cards);

/**
 * The side that is asked lays cards, or none: then the attack is carried out.
 * @clause rr.cards.discard-to-play rr.cards.two-smoke @ruling rr-023 rr-024
 */
export function answer(state: Deck, announced: Announced, cards: readonly string[]): Laid {
  if (cards.length > 0) return lay(state, announced, announced.asked!, cards);
  const { hands, heap } = state;
  return { announced: { ...announced, asked: null }, sets: { hands, heap } };
}
