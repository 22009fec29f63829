import { handOf } from '../../contract/hands.ts';
import { changeBy } from '../attacks/cards.ts';
import { attackOf, type Attack } from '../attacks/attack.ts';
import { rankOf, type Rank } from '../cards/ranks.ts';
import type { RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import { foeOf, type Deck, type State } from '../state.ts';
import type { Announced, AnnouncedAttack, AnnouncedRecovery, Thrown } from './pending.ts';
import type { Course } from './course.ts';

/** What a card does to something that is announced. */
export interface Use {
  readonly clause: RrClauseId;
  readonly title: string;
  /** Whether it stops what is announced. */
  readonly isStop: boolean;
  /** Whether it helps the side that plays it. */
  readonly helps: boolean;
}

const SMOKE: Use = { clause: 'rr.cards.two-smoke', title: 'Smoke', isStop: true, helps: true };
const DISPATCH: Use = { clause: 'rr.cards.ace-negate', title: 'Dispatch', isStop: true, helps: true };

/** The side that has announced something. */
const announcer = ({ units }: Pick<State, 'units'>, { unit }: Announced): string => units[unit]!.side;

/**
 * Whether a side can lay a card beside an attack. Smoke stops attacks of the other side only; all
 * others may be laid by anybody.
 * @clause rr.cards.discard-to-play rr.cards.two-smoke
 */
function useForAttack(attack: Attack, side: string, rank: Rank): Use | null {
  const change = changeBy(attack, rank);
  if (change === undefined) return null;
  const isOwn = side === attack.unit.side;
  const { clause, title, adds } = change;
  // Once the dice lie there, it is too late to stop anything.
  if (adds === null) return isOwn || attack.thrown !== undefined ? null : { clause, title, isStop: true, helps: true };
  return { clause, title, isStop: false, helps: adds > 0 === isOwn };
}

const KING = { recovery: 'rr.cards.king-recovery', rally: 'rr.cards.king-rally' } as const;

/**
 * What a card of this rank does to what is announced, if this side plays it; null if it is of no
 * use there. An attack is changed or stopped; a move of the other side is stopped by a Two or an
 * Ace; a roll for control is helped by its owner’s Three, or by one reading raised by anybody’s.
 * @clause rr.cards.ace-negate rr.cards.two-smoke rr.cards.three-uncontrolled
 * @ruling rr-023 rr-024 rr-027 rr-029
 */
export function useOf(state: Pick<State, 'units' | 'readings'>, what: Announced, side: string, rank: Rank): Use | null {
  const isOwn = side === announcer(state, what);
  switch (what.kind) {
    case 'bombardment':
    case 'volley':
    case 'charge':
      return useForAttack(attackOf(state, what), side, rank);
    case 'control':
      return rank === '3' && (isOwn || read(state, 'rr-029') === 'as-printed')
        ? { clause: 'rr.cards.three-uncontrolled', title: 'Disengage', isStop: false, helps: true }
        : null;
    case 'recovery':
    case 'rally':
      return isOwn && rank === 'king'
        ? { clause: KING[what.kind], title: 'Leadership', isStop: false, helps: true }
        : null;
    case 'march':
    case 'evasion':
    case 'wild':
      if (isOwn) return null;
      return rank === '2' ? SMOKE : rank === 'ace' ? DISPATCH : null;
  }
}

/** The first of these cards that a side does not hold, or that is of no use there. */
export function misplaced(state: Deck, attack: Attack, side: string, cards: readonly string[]): string | undefined {
  return firstBad(state, side, cards, (card) => useForAttack(attack, side, rankOf(card)) !== null);
}

/** The first of the cards of an answer that its side does not hold, or that is of no use. */
export const misplacedBeside = (
  state: State,
  what: Announced,
  side: string,
  cards: readonly string[],
): string | undefined => firstBad(state, side, cards, (card) => useOf(state, what, side, rankOf(card)) !== null);

const firstBad = (
  state: Deck,
  side: string,
  cards: readonly string[],
  isOfUse: (card: string) => boolean,
): string | undefined =>
  cards.find((card, n) => cards.indexOf(card) < n || !handOf(state, side).includes(card) || !isOfUse(card));

/**
 * The side that is asked after this one has had its say: the other, while it holds a card that
 * helps it there, or any card if each side is always asked; null if nobody is asked.
 * @ruling rr-024
 */
function askedAfter(state: State, what: Announced, side: string): string | null {
  const other = foeOf(state, side);
  return isAsked(state, what, other) ? other : null;
}

/** Whether a side is asked there: it holds a card that helps it, or any if each is always asked. */
const isAsked = (state: State, what: Announced, side: string): boolean =>
  handOf(state, side).some(
    (card) => state.isAlwaysAsked === true || useOf(state, what, side, rankOf(card))?.helps === true,
  );

/** Whether cards may be laid after the dice as well. @ruling rr-024 */
export const isLate = (state: State): boolean => read(state, 'rr-024') === 'after-the-dice';

/**
 * The dice lie on the table: the side that rolls is asked first whether it adds a card, then the
 * other.
 * @ruling rr-024
 */
export function showDice(course: Course, what: Announced & { readonly thrown: Thrown }, clause: RrClauseId): void {
  const { state } = course;
  const side = announcer(state, what);
  const asked = isAsked(state, what, side) ? side : askedAfter(state, what, side);
  course.record({ type: 'dice-thrown', what, asked, clauses: [clause] });
}

/**
 * The side that is asked after one has passed: once the dice are seen, the other after the side
 * that rolls; else nobody. @ruling rr-024
 */
export function askedNext(state: State, what: Announced, side: string): string | null {
  const isSeen = 'thrown' in what && side === announcer(state, what);
  return isSeen ? askedAfter(state, what, side) : null;
}

/**
 * Announces something, with the cards that its own side lays beside it at once.
 * @clause rr.cards.discard-to-play @ruling rr-023 rr-024
 */
export function announce(
  course: Course,
  what: Exclude<Announced, AnnouncedRecovery>,
  cards: readonly string[] = [],
): void {
  const side = announcer(course.state, what);
  course.record({
    type: 'announced',
    what,
    asked: cards.length > 0 ? null : askedAfter(course.state, what, side),
    clauses: [what.kind === 'charge' ? chargedBy(course.state, what) : ANNOUNCED_BY[what.kind]],
  });
  if (cards.length > 0) lay(course, what, side, cards);
}

const ANNOUNCED_BY = {
  bombardment: 'rr.bombardment.all-players',
  volley: 'rr.volley.all-players',
  march: 'rr.maneuver.move-order',
  evasion: 'rr.maneuver.cavalry-evade',
  control: 'rr.uncontrolled.trigger',
  wild: 'rr.uncontrolled.automatic-move',
} as const satisfies Readonly<Record<Exclude<Announced['kind'], 'charge' | AnnouncedRecovery['kind']>, RrClauseId>>;

/** The clause by which a figure charges: cavalry that rides on, cavalry, or infantry. */
function chargedBy({ units }: Pick<State, 'units'>, { unit, isOverrun }: AnnouncedAttack): RrClauseId {
  if (isOverrun === true) return 'rr.overrun.next-unit';
  return units[unit]!.arm === 'infantry' ? 'rr.charge.bayonet-face-card' : 'rr.charge.cavalry-automatic';
}

/** A side lays cards beside what is announced. @clause rr.cards.discard-to-play */
export function lay(course: Course, what: Announced, side: string, cards: readonly string[]): void {
  const { state } = course;
  const uses = cards.map((card) => useOf(state, what, side, rankOf(card))!);
  const isStop = uses.some((use) => use.isStop);
  course.record({
    type: 'card-played',
    side,
    cards,
    asked: isStop ? null : askedAfter(state, what, side),
    clauses: ['rr.cards.discard-to-play', ...new Set(uses.map(({ clause }) => clause))],
  });
  if (isStop) course.record({ type: 'negated', side, what, clauses: [uses.find((use) => use.isStop)!.clause] });
}
