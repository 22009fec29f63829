import type { Battle, Because, Objective } from '../deploying/battle.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { foeOf, type State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { countPoints, endsFor, foesWho, isBeaten } from './control.ts';

/** How a battle ends; the winner is null for a draw. */
interface Ending {
  readonly winner: string | null;
  readonly because: Because;
  readonly by: readonly CfClauseId[];
}

/** Whether the last turn that was agreed on is over. */
const isLast = ({ turn }: State, { turns }: Battle): boolean => turns !== null && turn >= turns;

/** The only winner; null for a draw. */
const oneOf = (winners: readonly string[]): string | null => (winners.length === 1 ? winners[0]! : null);

/** @clause cf.objective.take-the-field @ruling cf-103 cf-130 */
function fieldTaken(state: State, battle: Battle): Ending | null {
  const by = ['cf.objective.take-the-field'] as const;
  const isGone = read(state, 'cf-103') === 'gone-only';
  const winners = foesWho(state, (side) => isBeaten(state, side, isGone));
  if (winners.length > 0) return { winner: oneOf(winners), because: 'field-taken', by };
  return limitReached(state, battle, by);
}

/** By one reading these battles last for a number of turns too. @ruling cf-130 */
const limitReached = (state: State, battle: Battle, by: readonly CfClauseId[]): Ending | null =>
  read(state, 'cf-130') === 'agreed-limit' && isLast(state, battle)
    ? { winner: null, because: 'turns-over', by }
    : null;

/** @clause cf.objective.assassination @ruling cf-109 cf-130 */
function officerLost(state: State, battle: Battle): Ending | null {
  const by = ['cf.objective.assassination'] as const;
  const isLost = (side: string): boolean =>
    (battle.officers[side]?.bodies ?? []).every((id) => battle.lost.includes(id));
  const winners = foesWho(state, isLost);
  if (winners.length > 0) return { winner: oneOf(winners), because: 'officer-lost', by };
  return limitReached(state, battle, by);
}

/**
 * @clause cf.objective.capture-hold.win cf.objective.capture-hold.both
 * cf.objective.capture-hold.turns @ruling cf-105
 */
const pointHeld = (state: State, { held, turns }: Battle): Ending | null =>
  held !== null && held.ends >= endsFor(state, turns!)
    ? {
        winner: held.side,
        because: 'point-held',
        by: ['cf.objective.capture-hold.win', 'cf.objective.capture-hold.turns'],
      }
    : null;

/** How long the attacker must hold the siege point. @clause cf.objective.siege.attacker-win */
const SIEGE_HELD = 1;

/**
 * The attacker is looked at first, then whether the defender has held out or the enemy is routed.
 * @clause cf.objective.siege.attacker-win cf.objective.siege.defender-win cf.objective.siege.turns
 * @ruling cf-105 cf-107
 */
function siegeOver(state: State, battle: Battle): Ending | null {
  const attacker = battle.attacker!;
  const defender = foeOf(state, attacker);
  const by = ['cf.objective.siege.defender-win'] as const;
  if (battle.held !== null && battle.held.ends >= endsFor(state, SIEGE_HELD))
    return { winner: attacker, because: 'fort-taken', by: ['cf.objective.siege.attacker-win'] };
  if (isBeaten(state, attacker)) return { winner: defender, because: 'army-routed', by };
  return isLast(state, battle)
    ? { winner: defender, because: 'held-out', by: [...by, 'cf.objective.siege.turns'] }
    : null;
}

/**
 * At the end of the last turn: more than half of the points, or by one reading more than the
 * enemy.
 * @clause cf.objective.capture-control.win cf.objective.capture-control.points
 * cf.objective.capture-control.turns @ruling cf-104 cf-108
 */
function pointsControlled(state: State, battle: Battle): Ending | null {
  if (!isLast(state, battle)) return null;
  const by = ['cf.objective.capture-control.win', 'cf.objective.capture-control.turns'] as const;
  const count = (side: string): number => battle.holders.filter((each) => each === side).length;
  const isMost = read(state, 'cf-108') === 'most-wins';
  const [winner = null] = Object.keys(state.sides).filter((side) =>
    isMost ? count(side) > count(foeOf(state, side)) : 2 * count(side) > battle.points.length,
  );
  return { winner, because: winner === null ? 'turns-over' : 'points-controlled', by };
}

const WON: Readonly<Record<NonNullable<Battle['objective']>, (state: State, battle: Battle) => Ending | null>> = {
  'take-the-field': fieldTaken,
  'capture-and-hold': pointHeld,
  siege: siegeOver,
  assassination: officerLost,
  'capture-and-control': pointsControlled,
};

/** The clauses by which points are counted at the end of a turn, where there are any. */
const COUNTED_BY: Partial<Readonly<Record<Objective, readonly CfClauseId[]>>> = {
  'capture-and-hold': ['cf.objective.capture-hold.win', 'cf.objective.capture-hold.both'],
  siege: ['cf.objective.siege.attacker-win'],
  'capture-and-control': ['cf.objective.capture-control.win'],
};

/**
 * The end of the battle at the end of this turn; null if it goes on. Without anybody left it is a
 * draw.
 */
function endingOf(state: State, battle: Battle): Ending | null {
  const ending = WON[battle.objective!](state, battle);
  if (ending !== null) return ending;
  return Object.keys(state.sides).every((side) => isBeaten(state, side, true))
    ? { winner: null, because: 'nobody-left', by: ['cf.objective.one-of-five'] }
    : null;
}

/**
 * A turn ends: the points are counted, and the battle may be over. Returns whether it is.
 * @clause cf.objective.take-the-field cf.objective.capture-hold.win cf.objective.siege.attacker-win
 * cf.objective.siege.defender-win cf.objective.assassination cf.objective.capture-control.win
 */
export function endTurn(course: Course): boolean {
  const { battle } = course.state;
  if (!battle?.objective) return false;
  const clauses = COUNTED_BY[battle.objective];
  if (clauses !== undefined) course.record({ type: 'points-counted', ...countPoints(course.state, battle), clauses });
  const ending = endingOf(course.state, course.state.battle!);
  if (ending === null) return false;
  const { winner, because, by } = ending;
  course.record({ type: 'battle-over', winner, because, clauses: by });
  return true;
}

/** Where no number of turns is agreed on, both sides may agree on a draw. @ruling cf-130 */
export function judgeDraw({ battle }: State, { by }: OrderOf<'draw'>): Verdict {
  const isOpen =
    battle?.setUp === null && (battle.objective === 'take-the-field' || battle.objective === 'assassination');
  if (!isOpen) return refused('cf.objective.take-the-field', 'no-draw', {});
  return battle.offers.includes(by)
    ? refused('cf.objective.take-the-field', 'offered', { side: by })
    : allowed('cf.objective.take-the-field');
}

/**
 * A side offers a draw; if the other has done so in this turn, the battle is over. @ruling cf-130
 */
export function offerDraw(course: Course, { by: side }: OrderOf<'draw'>): void {
  const by =
    course.state.battle!.objective === 'assassination' ? 'cf.objective.assassination' : 'cf.objective.take-the-field';
  course.record({ type: 'draw-offered', side, clauses: [by] });
  if (course.state.battle!.offers.length === Object.keys(course.state.sides).length)
    course.record({ type: 'battle-over', winner: null, because: 'agreed', clauses: [by] });
}
