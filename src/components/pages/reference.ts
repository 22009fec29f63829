import type { ClauseId } from '../../core/ids.ts';
import type { GameId } from '../../games/index.ts';
import { lineRows } from './paper-bayonet/lines.ts';
import { free, silent, spared } from './paper-bayonet/may.ts';

/** Clauses that the quick reference of Paper Bayonet names beside those that its engine gives. */
export const NAMED = {
  phases: 'pb.turn.phase-order',
  round: 'pb.rounds.definition',
  roll: 'pb.activation.roll',
  activated: 'pb.activation.number',
  permits: 'pb.activation.permits',
  fireOrMove: 'pb.artillery.fire-or-move',
  direction: 'pb.artillery.direction',
  cannon: 'pb.artillery.range.cannon',
  howitzer: 'pb.artillery.range.howitzer',
  hit: 'pb.artillery.hit-number',
  column: 'pb.artillery.hit.column',
  square: 'pb.artillery.hit.square',
  both: 'pb.artillery.column-shares-result',
  effect: 'pb.artillery.effect.roll',
  woods: 'pb.artillery.effect.woods',
  building: 'pb.artillery.effect.building',
  removal: 'pb.artillery.effect.removal',
  disrupted: 'pb.fighting.disrupted.next-turn',
  rally: 'pb.rally.number',
  heavy: 'pb.rally.number.heavy-infantry',
  guns: 'pb.rally.number.artillery',
  chance: 'pb.rally.who',
  rallied: 'pb.rally.next-turn',
} as const satisfies Readonly<Record<string, ClauseId>>;

/** Every clause to which the quick reference of a game links. */
export const cites: Readonly<Record<GameId, readonly ClauseId[]>> = {
  'paper-bayonet': [
    ...Object.values(NAMED),
    ...lineRows().flatMap(({ stopped }) => stopped.filter((clause) => clause !== null)),
    ...[...silent(), ...spared(), ...free()].map(({ clause }) => clause),
  ],
};
