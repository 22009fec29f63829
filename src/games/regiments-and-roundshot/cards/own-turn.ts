import { handOf } from '../../contract/hands.ts';
import type { OrderOf } from '../orders.ts';
import { formationOf } from '../formations/formation.ts';
import { isPinned } from '../moving/pinned.ts';
import { allowed, allowedShowing, refused, type Dice, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { foeOf, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { draw } from '../turn/phases.ts';
import { discarding, excess, missedOpportunity } from './deck.ts';
import { notTheirs, noUse, playCards } from './playing.ts';
import { rankOf } from './ranks.ts';

/** How many cards a Queen draws. @clause rr.cards.queen-draw */
const QUEEN_DRAWS = 2;

const isOwnCard = (card: string): boolean => rankOf(card) === 'queen' || rankOf(card) === 'joker';

/**
 * Asks the side that is not due, between two actions, whether it plays a Joker or a Queen; under
 * one reading, and if it holds one.
 * @clause rr.cards.joker-missed-opportunity rr.cards.queen-draw @ruling rr-032
 */
export function askBetween(course: Course): void {
  const { state } = course;
  const [due] = state.awaits?.sides ?? [];
  if (read(state, 'rr-032') === 'own-turn' || state.awaits?.kind !== 'phase' || due === undefined) return;
  const side = foeOf(state, due);
  if (handOf(state, side).some(isOwnCard))
    course.record({ type: 'between-due', side, clauses: ['rr.cards.discard-to-play'] });
}

/** The side that plays a Joker or a Queen now. */
const playerOf = ({ awaits, side }: State): string => awaits?.sides[0] ?? side;

/**
 * Whether a Joker or a Queen may be played now, between two actions.
 * @clause rr.cards.joker-missed-opportunity rr.cards.queen-draw @ruling rr-023 rr-032
 */
export function judgeOwnCard(state: State, { with: cards }: OrderOf<'play'>): Verdict {
  const [card, other] = cards;
  if (card === undefined) return refused('rr.cards.discard-to-play', 'no-card', {});
  const side = playerOf(state);
  const strange = cards.find((each) => !handOf(state, side).includes(each));
  if (strange !== undefined) return notTheirs(side, strange);
  if (other !== undefined) return refused('rr.cards.discard-to-play', 'one-card', { card: other });
  if (rankOf(card) === 'queen') return allowed('rr.cards.queen-draw');
  if (rankOf(card) !== 'joker') return noUse(card);
  return allowed('rr.cards.joker-missed-opportunity');
}

/**
 * A Joker costs the other side two cards at random; a Queen draws two.
 * @clause rr.cards.joker-missed-opportunity rr.cards.queen-draw @ruling rr-032
 */
export function playOwnCard(course: Course, { with: cards }: OrderOf<'play'>, dice: Dice): void {
  const side = playerOf(course.state);
  const isQueen = rankOf(cards[0]!) === 'queen';
  const clause = isQueen ? 'rr.cards.queen-draw' : 'rr.cards.joker-missed-opportunity';
  playCards(course, { side, cards, clauses: [clause] });
  if (isQueen) {
    draw(course, { side, count: QUEEN_DRAWS, by: clause }, dice);
    return;
  }
  const victim = foeOf(course.state, side);
  const lost = missedOpportunity(course.state, victim, dice).heap.slice(course.state.heap.length);
  if (lost.length > 0) course.record(discarding(course.state, victim, lost, clause));
}

/**
 * Whether a Three may lift the pin from a formation.
 * @clause rr.cards.three-pinned rr.pinned.infantry rr.maneuver.special-rules-observed
 * @ruling rr-028 rr-057
 */
export function judgeDisengage(state: State, { unit: id, with: cards }: OrderOf<'disengage'>): Verdict {
  const unit = state.units[id]!;
  if (unit.condition === 'routing') return refused('rr.rout.continues', 'routing', { unit: id });
  const [card] = cards;
  if (card === undefined || cards.length > 1 || rankOf(card) !== '3')
    return refused('rr.cards.three-pinned', 'no-three', { unit: id });
  if (!handOf(state, unit.side).includes(card)) return refused('rr.cards.discard-to-play', 'not-held', { card });
  const pinned = formationOf(state, unit).filter((each) => isPinned(state, each));
  if (pinned.length === 0) return refused('rr.cards.three-pinned', 'not-pinned', { unit: id });
  return allowedShowing(
    [{ kind: 'light', units: pinned.map((each) => each.id) }],
    'rr.cards.three-pinned',
    'rr.maneuver.special-rules-observed',
  );
}

/**
 * A Three lifts the pin from a formation for this turn.
 * @clause rr.cards.three-pinned @ruling rr-028
 */
export function disengage(course: Course, { unit: id, with: cards }: OrderOf<'disengage'>): void {
  const unit = course.state.units[id]!;
  const units = formationOf(course.state, unit).map((each) => each.id);
  playCards(course, { side: unit.side, cards, clauses: ['rr.cards.three-pinned'] });
  const paid = read(course.state, 'rr-028') === 'moves-too' ? { paid: cards[0]! } : {};
  course.record({ type: 'pin-lifted', units, ...paid, clauses: ['rr.cards.three-pinned'] });
}

/**
 * Whether these cards are those of a hand that is too large.
 * @clause rr.logistics.discard-excess @ruling rr-082
 */
export function judgeDiscard(state: State, { with: cards }: OrderOf<'discard'>): Verdict {
  const { side } = state;
  const strange = cards.find((card, n) => !handOf(state, side).includes(card) || cards.indexOf(card) < n);
  if (strange !== undefined) return refused('rr.cards.discard-to-play', 'not-held', { card: strange });
  const count = excess(state, side)[side] ?? 0;
  if (cards.length === 0 || cards.length > count)
    return refused('rr.logistics.hand-limit', 'wrong-count', { side, count });
  return allowed('rr.logistics.hand-limit', 'rr.logistics.discard-excess');
}

/** Cards that are too many go to the heap. @clause rr.logistics.discard-excess */
export function discardExcess(course: Course, { with: cards }: OrderOf<'discard'>): void {
  const { side } = course.state;
  course.record(discarding(course.state, side, cards, 'rr.logistics.discard-excess'));
}
