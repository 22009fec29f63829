import type { Awaits } from '../../contract/engine.ts';
import type { PbClauseId } from '../reasons.ts';
import { type Placing, type State, WAITS_BY } from '../state.ts';
import type { Phase } from '../tables.ts';

/**
 * What the game waits for, and by which clause. `awaiting` compares `orders` by identity, so each
 * constant below has its own array.
 */
type Due = Pick<Awaits<PbClauseId>, 'kind' | 'orders' | 'by'>;

const inPhase = (by: PbClauseId, ...orders: readonly string[]): Due => ({ kind: 'phase', orders, by });
const asChoice = (by: PbClauseId, ...orders: readonly string[]): Due => ({ kind: 'choice', orders, by });

/** The order types that each phase waits for. */
const DUE: Readonly<Record<Phase, Due>> = {
  agreement: inPhase('pb.setup.agreement-order', 'agree'),
  armies: inPhase('pb.points.spend', 'muster', 'mustered'),
  'roll-off': inPhase('pb.deploy.roll-off', 'roll-off'),
  edges: inPhase('pb.deploy.winner-chooses', 'choose-edges'),
  objectives: inPhase('pb.victory.objectives.number-and-turns', 'objective'),
  deployment: inPhase('pb.deploy.alternate-brigades', 'deploy'),
  activation: inPhase('pb.turn.phase-order', 'end-phase'),
  artillery: inPhase('pb.turn.phase-order', 'fire', 'declare', 'end-phase'),
  movement: inPhase(
    'pb.turn.phase-order',
    ...['move', 'charge', 'form-column', 'leave-column', 'form-square', 'leave-square', 'end-phase'],
  ),
  fighting: inPhase('pb.turn.phase-order', 'attack', 'end-phase'),
  rally: inPhase('pb.turn.phase-order', 'end-phase'),
};

const PLACE: Readonly<Record<Placing['why'], Due>> = {
  routed: asChoice(WAITS_BY.routed, 'place'),
  displaced: asChoice(WAITS_BY.displaced, 'place'),
  back: asChoice(WAITS_BY.back, 'place'),
};
const REROLL = asChoice('pb.fighting.heavy-reroll-order', 'reroll', 'keep');
const FOLLOW = asChoice('pb.fighting.result-table', 'advance', 'stay');

type Waits = Pick<State, 'side' | 'phase' | 'placing' | 'units' | 'fight' | 'advance' | 'over' | 'awaits'>;

/**
 * Who must give an order now, and which: the owner of a unit that has a choice of squares, the side
 * that may reroll a die, the winner that may step forward, or else the active side. Null when the
 * game is over. Conceding is always open, so it is never listed. Returns the same object for as
 * long as the answer stays the same.
 */
export function awaiting(state: Waits): State['awaits'] {
  if (state.over !== null) return null;
  const { awaits } = state;
  const [side, due] = choice(state) ?? [state.side, DUE[state.phase]];
  return awaits?.orders === due.orders && awaits.sides[0] === side ? awaits : { ...due, sides: [side] };
}

/**
 * The choice that must be made before the turn goes on, and the side that makes it; null if there
 * is none.
 */
function choice({ placing, fight, advance, units }: Waits): readonly [side: string, due: Due] | null {
  const [first] = placing;
  if (first !== undefined) return [units[first.unit]!.side, PLACE[first.why]];
  const decides = fight?.due[0];
  if (decides !== undefined) return [units[decides]!.side, REROLL];
  return advance === null ? null : [units[advance.unit]!.side, FOLLOW];
}
