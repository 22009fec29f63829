import { pointsOf, type IndexedPoint } from './state.ts';
import type { Event } from '../events.ts';
import { mayEnter } from './entry.ts';
import type { OrderOf } from '../orders.ts';
import { isFlank, lineOf, pointShut } from './points.ts';
import {
  add,
  allowed,
  atLeast,
  D6,
  type Dice,
  die,
  refused,
  type Refused,
  sum,
  type TtClauseId,
  type Verdict,
} from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { COMES_ON, ROLLS } from '../tables.ts';

const numberAt = (state: State, { edge }: IndexedPoint): { readonly clause: TtClauseId; readonly number: number } =>
  isFlank(state, edge)
    ? { clause: 'tt.reinforce.flank-number', number: COMES_ON.flank }
    : { clause: 'tt.reinforce.rear-number', number: COMES_ON.rear };

const pointOf = (state: State, number: number): IndexedPoint | undefined =>
  pointsOf(state.battle!, state.side)[number - 1];

/**
 * May a side roll for reinforcements at this point? It rolls twice in its Move phase, and a unit
 * that has not been called yet must wait at the point.
 * @clause tt.reinforce.two-rolls tt.setup.reinforcement-queue tt.setup.attacker-rp-limit
 * @ruling tt-042 tt-081
 */
export function judgeReinforce(state: State, { point: number }: OrderOf<'reinforce'>): Verdict {
  const point = pointOf(state, number);
  if (point === undefined) return refused('tt.reinforce.two-rolls', 'no-such-point', { number });
  const { rolled } = state.battle!;
  const isTwice = read(state, 'tt-042') === 'one-unit-each';
  if (isTwice && rolled.length >= ROLLS) return refused('tt.reinforce.two-rolls', 'rolled-twice', {});
  const shows = [lineOf(point.edge)];
  if (!isTwice && rolled.includes(point.index))
    return refused('tt.reinforce.two-rolls', 'rolled-there', { number }, shows);
  if (point.queue.length <= point.called)
    return refused('tt.setup.reinforcement-queue', 'nobody-waits', { number }, shows);
  return (
    pointShut(state, point) ??
    allowed('tt.sequence.move-phase', 'tt.reinforce.two-rolls', numberAt(state, point).clause)
  );
}

/**
 * Rolls for the next unit of a queue; under one reading for the whole queue.
 * @clause tt.reinforce.two-rolls tt.reinforce.rear-number tt.reinforce.flank-number @ruling tt-042
 */
export function reinforce(state: State, { point: number }: OrderOf<'reinforce'>, dice: Dice): readonly Event[] {
  const point = pointOf(state, number)!;
  const { clause, number: needed } = numberAt(state, point);
  const face = dice.roll(`reinforce.${state.side}-${number}`, D6);
  const isCalled = face >= needed;
  const label = isFlank(state, point.edge) ? 'Needed on a flank' : 'Needed at the rear';
  const rolled = sum(
    state.side,
    [die('tt.reinforce.two-rolls', 'Die', face)],
    atLeast(add(clause, label, needed), isCalled ? 'arrives' : 'not yet'),
  );
  const waits = point.queue.slice(point.called);
  const called = !isCalled ? [] : read(state, 'tt-042') === 'clump' ? waits : waits.slice(0, 1);
  return [
    {
      type: 'reinforcements-rolled',
      side: state.side,
      point: point.index,
      called,
      reasons: [rolled],
      clauses: ['tt.reinforce.two-rolls', clause, ...(isCalled ? (['tt.setup.reinforcement-queue'] as const) : [])],
    },
  ];
}

/**
 * Units that have been called must come on before the phase ends, if there is room.
 * @clause tt.reinforce.entry @ruling tt-043
 */
export function entryDue(state: State): Refused | null {
  if (state.phase !== 'move') return null;
  const unit = nextOn(state);
  return unit === undefined ? null : refused('tt.reinforce.entry', 'entry-due', { unit });
}

/** The first unit that has been called and has room to come on; undefined if there is none. */
export const nextOn = (state: State): string | undefined => calledOn(state).find((id) => mayEnter(state, id));

/** The units of a side that have been called and are not on the table yet. */
export const calledOn = ({ battle, side }: State): readonly string[] =>
  battle === null ? [] : pointsOf(battle, side).flatMap(({ queue, called }) => queue.slice(0, called));
