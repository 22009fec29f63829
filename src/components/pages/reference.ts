import type { ClauseId } from '../../core/ids.ts';
import type { GameId } from '../../core/ids.ts';
import { groundRows, GROUND_COLUMNS } from './paper-bayonet/grounds.ts';
import { lineRows } from './paper-bayonet/lines.ts';
import { free, silent, spared } from './paper-bayonet/may.ts';
import { noted } from './paper-bayonet/notes.ts';

/** Clauses that the quick reference of Paper Bayonet names in headings and captions, beside those of its rows. */
export const NAMED = {
  phases: 'pb.turn.phase-order',
  round: 'pb.rounds.definition',
  profile: 'pb.unit-table.profile',
  costs: 'pb.points.unit-costs',
  composition: 'pb.brigade.composition',
  templates: 'pb.brigade.templates',
  terrain: 'pb.movement.terrain-applies',
  compare: 'pb.fighting.compare',
  result: 'pb.fighting.result-table',
  hit: 'pb.artillery.hit-number',
  effect: 'pb.artillery.effect.roll',
  removal: 'pb.artillery.effect.removal',
} as const satisfies Readonly<Record<string, ClauseId>>;

/** The clauses in the rows of the table of ground. */
const grounds = (): readonly ClauseId[] =>
  groundRows().flatMap((row) =>
    (Object.keys(GROUND_COLUMNS) as (keyof typeof GROUND_COLUMNS)[]).flatMap((column) => row[column].clause ?? []),
  );

/** Every clause to which the quick reference of a game links. */
export const cites: Readonly<Record<GameId, readonly ClauseId[]>> = {
  'paper-bayonet': [
    ...Object.values(NAMED),
    ...noted(),
    ...grounds(),
    ...lineRows().flatMap(({ stopped }) => stopped.filter((clause) => clause !== null)),
    ...[...silent(), ...spared(), ...free()].map(({ clause }) => clause),
  ],
};
