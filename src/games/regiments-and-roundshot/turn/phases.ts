import { drawCards, drawOf, excess } from '../cards/deck.ts';
import { reinforce } from '../battle/arrivals.ts';
import { isReinforcing } from '../battle/columns.ts';
import { canFight } from '../attacks/arc.ts';
import { cameUp, hasActed, mayCharge } from '../attacks/judge.ts';
import { counts } from '../formations/contact.ts';
import type { EventOf } from '../events.ts';
import { rideOn } from '../attacks/strike.ts';
import { recoverAll } from '../morale/recovery.ts';
import { wildIn } from '../moving/wild.ts';
import { allowed, refused, type Dice, type RrClauseId, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemiesOf, foeOf, unitsIn, type Fleeing, type State, type Unit } from '../state.ts';
import { PHASE_CLAUSE, PHASES, type Phase } from '../tables.ts';
import { began } from './began.ts';
import { settled } from './awaiting.ts';
import type { Course } from './course.ts';
import { isStopped, runOn, runsIn, startRunning } from './flights.ts';

type Begins = Pick<EventOf<'phase-began'>, 'owner' | 'side' | 'phase' | 'part' | 'turn'>;

/** Whether infantry that has come up this turn can still fire. @ruling rr-057 rr-066 */
const firesLast = (state: State, unit: Unit): boolean =>
  cameUp(state, unit) &&
  counts(state, unit) &&
  enemiesOf(state, unit).some((enemy) => canFight(state, unit, enemy) && !hasActed(state, unit, enemy));

/**
 * Whether both sides act in a phase, the side on turn first: in those of fire, and under some
 * readings in the Charge and the Rally phase too.
 * @ruling rr-051 rr-067 rr-075
 */
function isForBoth(state: State, phase: Phase): boolean {
  if (phase === 'charge') return read(state, 'rr-067') === 'both-sides';
  if (phase === 'rally') return read(state, 'rr-075') === 'both-players';
  return phase === 'bombardment' || phase === 'volley';
}

/**
 * The next part of a phase of fire, or of the Logistics phase where both hands are cut; null if the
 * phase has no other part.
 * @ruling rr-051 rr-082 rr-097
 */
function nextPart(state: State): Begins | null {
  const { phase, part, owner, turn } = state;
  const foe = foeOf(state, owner);
  if (phase === 'logistics' && part === 1 && (excess(state, owner)[foe] ?? 0) > 0)
    return { owner, side: foe, phase, part: 2, turn };
  if (isForBoth(state, phase) && part === 1) return { owner, side: foe, phase, part: 2, turn };
  const isWaiting = phase === 'volley' && part === 2 && unitsIn(state).some((unit) => firesLast(state, unit));
  return isWaiting ? { owner, side: owner, phase, part: 3, turn } : null;
}

/**
 * What comes after a phase, or a part of one: the next part, the next phase, or the turn of the
 * other side.
 * @clause rr.turn.phases rr.turn.alternate
 */
function nextOf(state: State): Begins {
  const part = nextPart(state);
  if (part !== null) return part;
  const { owner, phase, turn } = state;
  const nth = PHASES.indexOf(phase) + 1;
  if (nth < PHASES.length) return { owner, side: owner, phase: PHASES[nth]!, part: 1, turn };
  const other = foeOf(state, owner);
  // A round is over when both sides have had their turns: the first side begins the next.
  const isNew = other === (state.battle?.first ?? Object.keys(state.sides)[0]);
  return { owner: other, side: other, phase: PHASES[0], part: 1, turn: turn + (isNew ? 1 : 0) };
}

/**
 * The cavalry of a side that touches an enemy and has still to charge it.
 * @clause rr.charge.cavalry-automatic @ruling rr-067 rr-068
 */
export const mustCharge = (state: State): readonly string[] =>
  unitsIn(state)
    .filter(({ id, side, arm }) => side === state.side && arm === 'cavalry' && mayCharge(state, id))
    .filter((unit) => counts(state, unit))
    .filter((unit) => enemiesOf(state, unit).some((at) => canFight(state, unit, at) && !hasActed(state, unit, at)))
    .map(({ id }) => id);

/**
 * Whether the phase may end: all cavalry in contact has charged, and no hand is too large.
 * @clause rr.charge.cavalry-automatic rr.logistics.hand-limit @ruling rr-068
 */
export function judgeEnd(state: State): Verdict {
  if (state.phase === 'charge') {
    const [unit] = mustCharge(state);
    if (unit !== undefined)
      return refused('rr.charge.cavalry-automatic', 'must-charge', { unit }, [{ kind: 'light', units: [unit] }]);
  }
  const over = state.phase === 'logistics' ? (excess(state, state.side)[state.side] ?? 0) : 0;
  if (over > 0) return refused('rr.logistics.hand-limit', 'hand-too-large', { side: state.side, count: over });
  return allowed(state.awaits?.by ?? PHASE_CLAUSE[state.phase]);
}

/**
 * Ends a phase: what is due in it without a choice is rolled, and the next one begins with what it
 * begins with.
 * @clause rr.turn.phases rr.turn.alternate rr.strategy.draw-two rr.rout.continues
 */
export function endPhase(course: Course, dice: Dice): void {
  const { owner, side, phase } = course.state;
  if (phase === 'rally') recoverAll(course, dice);
  if (phase === 'rally' && side === owner && runsIn(course.state) === 'rally') startRunning(course);
  if (phase === 'reinforcement' && isReinforcing(course.state)) reinforce(course, [], dice);
  beginNext(course, dice);
}

/**
 * The next phase begins, unless somebody is asked before: who runs next, or where a column that has
 * arrived is placed.
 */
function beginNext(course: Course, dice: Dice): void {
  if (isStopped(course)) return;
  const next = nextOf(course.state);
  if (next.phase === PHASES[0]) course.settle();
  const alternates: readonly RrClauseId[] = next.phase === PHASES[0] ? ['rr.turn.alternate'] : [];
  course.record({ type: 'phase-began', ...next, clauses: [...alternates, 'rr.turn.phases', PHASE_CLAUSE[next.phase]] });
  if (next.phase === 'strategy')
    draw(course, { side: next.owner, count: drawOf(course.state, next.owner), by: 'rr.strategy.draw-two' }, dice);
  if (next.phase === 'grand-maneuver') startManeuver(course);
}

/** The clause of how many cards a general draws. */
const DRAWN_BY: readonly RrClauseId[] = ['rr.strategy.good-general', 'rr.strategy.famous-general'];

/** How many cards a side is due to draw, and by which clause. */
interface Due {
  readonly side: string;
  readonly count: number;
  readonly by: RrClauseId;
}

/**
 * A side draws cards, one after the other; the heap becomes the deck where it must.
 * @clause rr.strategy.draw-two rr.strategy.good-general rr.strategy.famous-general
 * rr.cards.queen-draw
 * @ruling rr-008 rr-021 rr-098
 */
export function draw(course: Course, { side, count, by }: Due, dice: Dice): void {
  const clause = DRAWN_BY[count - 3] ?? by;
  for (let n = 0; n < count && !course.isOver; n += 1) {
    const { state } = course;
    const { cards, sets } = drawCards(state, side, 1, dice);
    const [card] = cards;
    if (card === undefined) return;
    if (sets.heap.length < state.heap.length) course.record({ type: 'deck-renewed', clauses: ['rr.deck.shared'] });
    const isOpen = read(state, 'rr-098') === 'open-hands';
    course.record({ type: 'card-drawn', side, card, ...(isOpen && { isOpen }), clauses: [clause] });
  }
}

/**
 * The Grand Manoeuvre phase begins: those that rout run on; then the cavalry that charged last turn
 * is due to roll, or its owner mixes the two.
 * @clause rr.rout.continues rr.uncontrolled.trigger rr.maneuver.special-rules-observed
 * @ruling rr-059 rr-094
 */
function startManeuver(course: Course): void {
  const isMixed = read(course.state, 'rr-094') === 'owner-orders';
  if (isMixed) controlDue(course);
  if (runsIn(course.state) === 'grand-maneuver') startRunning(course);
  if (!isMixed && !isStopped(course)) controlDue(course);
}

function controlDue(course: Course): void {
  const units = wildIn(course.state);
  if (units.length > 0) course.record({ type: 'control-due', units, clauses: ['rr.uncontrolled.trigger'] });
}

/**
 * After one of those who had to run has done so, the others go on. When all have run, what they
 * have
 * held up goes on: an Overrun, the end of the phase, or the rolls for control.
 * @ruling rr-093 rr-094
 */
export function goOnRunning(course: Course, { cause, riding }: Fleeing, dice: Dice): void {
  runOn(course);
  if (isStopped(course)) return;
  if (cause !== null) rideOn(course, riding);
  else if (course.state.phase === 'rally') beginNext(course, dice);
  else if (read(course.state, 'rr-094') === 'routs-then-wild') controlDue(course);
}

const isPhase = (name: string): name is Phase => PHASES.some((phase) => phase === name);

/**
 * The same board as if this phase of this side were on, with nothing played in between. In
 * phases of both sides, a side other than the owner has the second part. Throws if there is no such
 * phase.
 */
export function at(state: State, { side, phase }: { readonly side: string; readonly phase: string }): State {
  if (!isPhase(phase)) throw new Error(`There is no ${phase} phase`);
  const owner = isForBoth(state, phase) && side !== state.owner ? state.owner : side;
  return settled(began(state, { owner, side, phase, part: owner === side ? 1 : 2, turn: state.turn }));
}
