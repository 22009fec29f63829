import { apply } from '../turn/apply.ts';
import type { Event, EventOf } from '../events.ts';
import { featuresOf, isIn, roughGround } from '../moving/ground.ts';
import type { Dice, TtClauseId } from '../reasons.ts';
import { awayFrom, distanceBack, thrownBack } from '../morale/retreat.ts';
import { routs } from '../morale/rout.ts';
import { sharing } from '../morale/hq.ts';
import { read } from '../rulings.ts';
import { friendsOf, type State, type Unit } from '../state.ts';
import { type Fate, MANDATORY, REPULSE } from '../tables.ts';
import { isTouching } from '../charging/contact.ts';

/** The result of a melee. */
export interface Defeat {
  readonly winner: Unit;
  readonly loser: Unit;
  readonly word: Fate;
  readonly by: number;
}

/**
 * What happens to the loser; under one reading, to all units of its side that touch the winner.
 * @clause tt.melee.result-table @ruling tt-066 tt-067
 */
export function fates(state: State, lost: Defeat, dice: Dice): readonly Event[] {
  const { winner, loser } = lost;
  const others = [
    ...(read(state, 'tt-066') === 'all-suffer'
      ? friendsOf(state, loser).filter((friend) => isTouching(friend, winner))
      : []),
    ...sharing(state, loser),
  ];
  const events: Event[] = [];
  let now = state;
  for (const { id } of [loser, ...others]) {
    const unit = now.units[id];
    if (unit === undefined) continue;
    const happened = fate(now, { ...lost, loser: unit }, dice);
    events.push(...happened);
    now = happened.reduce(apply, now);
  }
  return events;
}

/**
 * @clause tt.melee.rout tt.melee.destroyed tt.melee.destroyed-mandatory tt.victory.destroyed-count
 */
function fate(state: State, lost: Defeat, dice: Dice): readonly Event[] {
  const { winner, loser, word, by } = lost;
  if (word === 'repulsed' || word === 'recoiled') return goesBack(state, lost, word);
  if (word === 'routed') {
    return routs(state, { unit: loser.id, cause: winner, clauses: ['tt.melee.rout'] }, dice);
  }
  const clause: TtClauseId = by >= MANDATORY ? 'tt.melee.destroyed-mandatory' : 'tt.melee.destroyed';
  return [gone(loser, [clause, 'tt.victory.destroyed-count'])];
}

const gone = ({ id, side }: Unit, clauses: readonly TtClauseId[]): EventOf<'unit-destroyed'> => ({
  type: 'unit-destroyed',
  unit: id,
  side,
  because: 'melee',
  clauses,
});

const disrupted = ({ id, disrupted: isAlready }: Unit, clauses: readonly TtClauseId[]): readonly Event[] =>
  isAlready ? [] : [{ type: 'unit-disrupted', unit: id, clauses }];

/**
 * Does this unit stand where a beaten unit holds its place?
 * @clause tt.melee.repulsed-holds tt.melee.recoil-holds @ruling tt-083 tt-084
 */
function isHolding(state: State, unit: Unit): boolean {
  const places = isIn(state, unit, featuresOf(state, 'town', 'woods'));
  if (places) return true;
  const rough = isIn(state, unit, roughGround(state));
  return rough && read(state, 'tt-084') === 'rough-as-woods';
}

/**
 * A repulsed or recoiling unit holds its place in a town or woods. Elsewhere it goes back, with its
 * front to the enemy.
 * @clause tt.melee.repulsed tt.melee.recoil @ruling tt-057 tt-060 tt-061
 */
function goesBack(state: State, { winner, loser }: Defeat, how: 'repulsed' | 'recoiled'): readonly Event[] {
  if (isHolding(state, loser)) return holds(state, winner, loser, how);
  if (loser.disrupted && read(state, 'tt-060') === 'cannot-move-lost') return [gone(loser, ['tt.state.disrupted'])];
  const direction = awayFrom(state, loser, winner);
  const wish = how === 'repulsed' ? REPULSE : distanceBack(state, loser, direction);
  const { to, by, isShort, stopped } = thrownBack(state, loser, direction, wish);
  const clause: TtClauseId = how === 'repulsed' ? 'tt.melee.repulsed' : 'tt.melee.recoil';
  if (isShort && read(state, 'tt-059') === 'destroyed-if-short')
    return [{ ...gone(loser, [clause, 'tt.victory.destroyed-count']), because: 'stopped' }];
  const shaken = stopped || (how === 'recoiled' && read(state, 'tt-061') === 'always');
  return [
    { type: 'unit-thrown-back', unit: loser.id, to, by, how, clauses: [clause] },
    ...(shaken ? disrupted(loser, [clause, 'tt.state.disrupted']) : []),
  ];
}

/** @clause tt.melee.repulsed-holds tt.melee.recoil-holds @ruling tt-027 */
function holds(state: State, winner: Unit, loser: Unit, how: 'repulsed' | 'recoiled'): readonly Event[] {
  const clause: TtClauseId = how === 'repulsed' ? 'tt.melee.repulsed-holds' : 'tt.melee.recoil-holds';
  const held: readonly Event[] = [
    { type: 'unit-held', unit: loser.id, clauses: [clause] },
    ...(how === 'recoiled' ? disrupted(loser, [clause, 'tt.state.disrupted']) : []),
  ];
  if (read(state, 'tt-027') === 'stay-in-contact') return held;
  const { to, by } = thrownBack(state, winner, awayFrom(state, winner, loser), REPULSE);
  return [...held, { type: 'unit-thrown-back', unit: winner.id, to, by, how: 'repulsed', clauses: [clause] }];
}
