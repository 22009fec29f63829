import { nearest } from '../../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import { parsed } from '../../../core/shape.ts';
import type { Size } from '../../../geometry/bases.ts';
import type { DescribedUnit, TableGame } from './board.ts';
import { ranksFault, ranksForm, type Ranks } from './ranks.ts';
import type { WrittenUnit } from './schema.ts';

/** The ranks that are written for a unit; null if there are none. */
function ranksOf(written: WrittenUnit): Result<Ranks | null, readonly Problem[]> {
  if (written['ranks'] === undefined) return success(null);
  const read = parsed(ranksForm, written['ranks']);
  if (!read.ok) return read;
  const fault = ranksFault(read.value);
  return fault === null ? read : failure([fault]);
}

/** A written unit without its place. Ranks that are wrong are left out; `sizeOf` reports them. */
export function described(side: string, written: WrittenUnit, { hasRanks }: TableGame): DescribedUnit {
  const { type, name: _name, at: _at, beside: _by, facing: _facing, condition = [], row: _row, ...rest } = written;
  const unit = { side, type, conditions: [condition].flat() };
  if (hasRanks !== true) return { ...unit, ranks: null, more: rest };
  const { ranks: _ranks, ...more } = rest;
  const read = ranksOf(written);
  return { ...unit, ranks: read.ok ? read.value : null, more };
}

/** The size of a written unit, or what is wrong with what it follows from. */
export function sizeOf(side: string, written: WrittenUnit, game: TableGame): Result<Size, readonly Problem[]> {
  const { type } = written;
  const { types, hasRanks } = game;
  if (!types.includes(type))
    return failure([
      { path: 'type', found: type, wanted: `a type of unit: ${types.join(', ')}`, ...meaning(nearest(type, types)) },
    ]);
  const ranks = hasRanks === true ? ranksOf(written) : success(null);
  if (!ranks.ok)
    return failure(ranks.error.map((each) => ({ ...each, path: each.path === '' ? 'ranks' : `ranks.${each.path}` })));
  const size = game.shape(described(side, written, game));
  return typeof size === 'string'
    ? failure([{ path: '', found: `a unit of the type ${type}`, wanted: size }])
    : success(size);
}
