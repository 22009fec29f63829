import { handOf } from '../../contract/hands.ts';
import { routSettled } from '../attacks/strike.ts';
import { judgeOwnCard, playOwnCard } from '../cards/own-turn.ts';
import { misfit, notTheirs, playCards } from '../cards/playing.ts';
import { rankOf } from '../cards/ranks.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Dice, type RrClauseId, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { askedNext, lay, misplacedBeside, useOf } from './announced.ts';
import type { Course } from './course.ts';
import { goOn, stopped } from './going-on.ts';
import type { AwaitsEight } from './pending.ts';
import { goOnRunning } from './phases.ts';

/**
 * Whether a side may play these cards now: beside what is announced, to turn a rout into a retreat,
 * or in its own turn.
 * @clause rr.cards.discard-to-play rr.cards.eight-orderly-withdrawal
 * rr.maneuver.actions-and-reactions @ruling rr-023 rr-024 rr-031
 */
export function judgePlay(state: State, order: OrderOf<'play'>): Verdict {
  const { pending } = state;
  const { with: cards } = order;
  if (pending?.kind === 'cards') {
    const side = pending.asked!;
    if (cards.length === 0) return refused('rr.cards.discard-to-play', 'no-card', {});
    const bad = misplacedBeside(state, pending.what, side, cards);
    if (bad !== undefined) return handOf(state, side).includes(bad) ? misfit(state, side, bad) : notTheirs(side, bad);
    const clauses = cards.map((card): RrClauseId => useOf(state, pending.what, side, rankOf(card))!.clause);
    return allowed('rr.cards.discard-to-play', ...new Set(clauses));
  }
  if (pending?.kind === 'rout') {
    const { side } = state.units[pending.unit]!;
    const [card] = cards;
    if (card === undefined || cards.length > 1 || rankOf(card) !== '8')
      return refused('rr.cards.eight-orderly-withdrawal', 'no-eight', { unit: pending.unit });
    if (!handOf(state, side).includes(card)) return notTheirs(side, card);
    return allowed('rr.cards.eight-orderly-withdrawal');
  }
  return judgeOwnCard(state, order);
}

/** A rout that has waited is settled; if others have still to run, they go on. */
function settleRout(course: Course, pending: AwaitsEight, isSaved: boolean, dice: Dice): void {
  const { fleeing } = course.state;
  routSettled(course, pending, isSaved, dice);
  if (fleeing !== null) goOnRunning(course, fleeing, dice);
}

/** Cards are played, and what was announced goes on once nobody is asked any more. */
export function play(course: Course, order: OrderOf<'play'>, dice: Dice): void {
  const { pending } = course.state;
  if (pending?.kind === 'cards') {
    lay(course, pending.what, pending.asked!, order.with);
    if (course.state.pending === null) stopped(course, pending.what);
    goOn(course, dice);
    return;
  }
  if (pending?.kind === 'rout') {
    const { side } = course.state.units[pending.unit]!;
    playCards(course, { side, cards: order.with, clauses: ['rr.cards.eight-orderly-withdrawal'] });
    settleRout(course, pending, true, dice);
    return;
  }
  playOwnCard(course, order, dice);
}

/** A side that is asked plays nothing. @ruling rr-024 */
export function pass(course: Course, dice: Dice): void {
  const { pending } = course.state;
  if (pending?.kind === 'cards') {
    const side = pending.asked!;
    const asked = askedNext(course.state, pending.what, side);
    course.record({
      type: 'card-passed',
      side,
      ...(asked !== null && { asked }),
      clauses: ['rr.cards.discard-to-play'],
    });
    goOn(course, dice);
  }
  if (pending?.kind === 'between')
    course.record({ type: 'card-passed', side: pending.side, clauses: ['rr.cards.discard-to-play'] });
  if (pending?.kind === 'rout') {
    const { side } = course.state.units[pending.unit]!;
    course.record({ type: 'card-passed', side, clauses: ['rr.cards.eight-orderly-withdrawal'] });
    settleRout(course, pending, false, dice);
  }
}
