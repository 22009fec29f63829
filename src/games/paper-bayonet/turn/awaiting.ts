import type { Awaits } from '../../contract/engine.ts';
import type { PbClauseId } from '../reasons.ts';
import { type Placing, type State, WAITS_BY } from '../state.ts';
import type { Phase } from '../tables.ts';

/**
 * The orders that the game waits for, and the clause behind them. `awaiting` compares `orders` by
 * identity, so each constant below has an array of its own.
 */
type AwaitedOrders = Pick<Awaits<PbClauseId>, 'kind' | 'orders' | 'by'>;

const inPhase = (by: PbClauseId, ...orders: readonly string[]): AwaitedOrders => ({ kind: 'phase', orders, by });
const inSetUp = (by: PbClauseId, ...orders: readonly string[]): AwaitedOrders => ({ kind: 'set-up', orders, by });
const asChoice = (by: PbClauseId, ...orders: readonly string[]): AwaitedOrders => ({ kind: 'choice', orders, by });

/** The types of order that each phase waits for. */
const DUE: Readonly<Record<Phase, AwaitedOrders>> = {
  agreement: inSetUp('pb.setup.agreement-order', 'agree'),
  armies: inSetUp('pb.points.spend', 'muster', 'mustered'),
  'roll-off': inSetUp('pb.deploy.roll-off', 'roll-off'),
  edges: inSetUp('pb.deploy.winner-chooses', 'choose-edges'),
  objectives: inSetUp('pb.victory.objectives.number-and-turns', 'objective'),
  deployment: inSetUp('pb.deploy.alternate-brigades', 'deploy'),
  activation: inPhase('pb.turn.phase-order', 'end-phase'),
  artillery: inPhase('pb.turn.phase-order', 'fire', 'declare', 'end-phase'),
  movement: inPhase(
    'pb.turn.phase-order',
    ...['move', 'charge', 'form-column', 'leave-column', 'form-square', 'leave-square', 'end-phase'],
  ),
  fighting: inPhase('pb.turn.phase-order', 'attack', 'end-phase'),
  rally: inPhase('pb.turn.phase-order', 'end-phase'),
};

const PLACE: Readonly<Record<Placing['why'], AwaitedOrders>> = {
  routed: asChoice(WAITS_BY.routed, 'place'),
  displaced: asChoice(WAITS_BY.displaced, 'place'),
  back: asChoice(WAITS_BY.back, 'place'),
};
const REROLL = asChoice('pb.fighting.heavy-reroll-order', 'reroll', 'keep');
const FOLLOW = asChoice('pb.fighting.result-table', 'advance', 'stay');

type AwaitingState = Pick<State, 'side' | 'phase' | 'placing' | 'units' | 'fight' | 'advance' | 'over' | 'awaits'>;

/**
 * Which side must give an order now, and of which types: the owner of a unit that has a choice of
 * squares, the side that may reroll a die, the winner that may step forward, or else the active
 * side. Null when the game is over. Conceding is not listed, because it is always allowed. While
 * the answer stays the same, the object stays the same.
 */
export function awaiting(state: AwaitingState): State['awaits'] {
  if (state.over !== null) return null;
  const { awaits } = state;
  const [side, due] = choice(state) ?? [state.side, DUE[state.phase]];
  return awaits?.orders === due.orders && awaits.sides[0] === side ? awaits : { ...due, sides: [side] };
}

/** The choice to be made before the turn goes on, and the side that makes it; null if none. */
function choice({ placing, fight, advance, units }: AwaitingState): readonly [side: string, due: AwaitedOrders] | null {
  const [first] = placing;
  if (first !== undefined) return [units[first.unit]!.side, PLACE[first.why]];
  const decides = fight?.due[0];
  if (decides !== undefined) return [units[decides]!.side, REROLL];
  return advance === null ? null : [units[advance.unit]!.side, FOLLOW];
}
