import type { Annotation } from '../../../../../src/core/annotations.ts';
import type { Problem, Result } from '../../../../../src/core/result.ts';
import { readShow } from '../../../../../src/games/table/boards/show.ts';
import { placeOf } from '../../../../../src/games/table/boards/standing.ts';
import { rulerBetween } from '../../../../../src/geometry/rulers.ts';
import { baseOf } from '../bodies/bases.ts';
import type { State } from '../state.ts';

/** Reads what an author wants drawn. */
export const show = (written: unknown, { units }: State, later: State): Result<Annotation, readonly Problem[]> =>
  readShow(written, {
    measure: 'mm',
    units: Object.keys(units),
    base: (id) => (Object.hasOwn(units, id) ? baseOf(units[id]!) : null),
    find: (name) => placeOf({ units, places: {}, terrain: {} }, name),
    conditions: () => [],
    terrain: [],
    outward: 45,
    measured: (from, to) => rulerBetween(baseOf(units[from]!), baseOf(units[to]!)),
    later: (id) => (Object.hasOwn(later.units, id) ? baseOf(later.units[id]!) : null),
  });
