import type * as v from 'valibot';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { parsed, strict } from '../../../core/shape.ts';
import type { TableGame, PlacedUnit } from '../../table/boards/board.ts';
import { ranksFault } from '../../table/boards/ranks.ts';
import type { Body } from '../bodies/body.ts';
import type { Waiting } from '../deploying/battle.ts';
import { LEAST_TABLE } from '../tables.ts';
import type { WrittenBattle, WrittenWaiting } from './battle-schema.ts';

/** What a body is called if no name is written. */
export const named = (id: string): string => `the ${id.replaceAll('-', ' ')}`;

/** How bodies of a board are read: those that are not on the table are read so too. */
export interface ReadsBodies {
  /** The fields that bodies have in this game alone. */
  readonly own: v.ObjectEntries;
  readonly shape: TableGame['shape'];
  readonly problemsOf: (unit: PlacedUnit) => readonly Problem[];
  readonly bodyOf: (unit: PlacedUnit) => Body;
}

/** Where a body is written, and what it is called. */
interface Entry {
  readonly path: string;
  readonly id: string;
  readonly side: string;
  readonly name: string;
}

/** The bodies of a battle that are not on the table, or what is wrong with them. */
export function waitingIn(
  { forces }: WrittenBattle,
  reads: ReadsBodies,
): Result<readonly Waiting[], readonly Problem[]> {
  const all = Object.entries(forces).flatMap(([side, bodies]) =>
    Object.entries(bodies).map(([id, body]) =>
      readWaiting({ path: `battle.forces.${side}.${id}`, id, side, name: body.name ?? named(id) }, body, reads),
    ),
  );
  const wrong = all.flatMap((each) => (each.ok ? [] : each.error));
  return wrong.length > 0 ? failure(wrong) : success(all.flatMap((each) => (each.ok ? [each.value] : [])));
}

/** Reads a body that is not on the table, as if it stood there. */
function readWaiting(
  entry: Entry,
  { type, name: _name, ranks: drawn, ...more }: WrittenWaiting,
  { own, shape, problemsOf, bodyOf }: ReadsBodies,
): Result<Waiting, readonly Problem[]> {
  const ranks = drawn ?? null;
  const within = (each: Problem): Problem => ({ ...each, path: `${entry.path}.${each.path}` });
  const fields = parsed(strict(own), more);
  if (!fields.ok) return failure(fields.error.map(within));
  const fault = ranks === null ? null : ranksFault(ranks);
  if (fault !== null) return failure([{ ...fault, path: `${entry.path}.ranks` }]);
  const described = { side: entry.side, type, ranks, conditions: [], more };
  const shaped = shape(described);
  if (typeof shaped === 'string') return failure([{ path: `${entry.path}.ranks`, found: 'no ranks', wanted: shaped }]);
  const base = { at: [LEAST_TABLE, LEAST_TABLE], facing: [0, 1], ...shaped } as const;
  const unit: PlacedUnit = { ...described, ...entry, base, row: null };
  const problems = problemsOf(unit);
  if (problems.length > 0) return failure(problems);
  const { at: _at, facing: _facing, ...waiting } = bodyOf(unit);
  return success(waiting);
}
