import type { Annotation } from '../../../core/annotations.ts';
import type { Problem, Result } from '../../../core/result.ts';
import type { Base } from '../../../geometry/bases.ts';
import { gap } from '../../../geometry/gaps.ts';
import { rulerBetween } from '../../../geometry/rulers.ts';
import { readShow } from '../../table/boards/show.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import type { State } from '../state.ts';
import { lookAt } from './standing.ts';

/** The two models of two bodies that are nearest to each other. @ruling cf-060 */
function nearestModels(state: State, one: string, other: string): readonly [Base, Base] {
  const theirs = modelsOf(state.units[other]!);
  const pairs = modelsOf(state.units[one]!).flatMap((own) =>
    theirs.map((their) => ({ pair: [own.base, their.base] as const, far: gap(own.base, their.base) })),
  );
  return pairs.reduce((best, each) => (each.far < best.far ? each : best)).pair;
}

/** Reads what an author wants drawn. Rulers measure between the nearest models. @ruling cf-060 */
export const show = (written: unknown, state: State, later: State): Result<Annotation, readonly Problem[]> =>
  readShow(written, {
    ...lookAt(state),
    terrain: Object.keys(state.terrain),
    outward: 45,
    measured: (from, to) => rulerBetween(...nearestModels(state, from, to)),
    later: (id) => (Object.hasOwn(later.units, id) ? blockOf(later.units[id]!) : null),
  });
