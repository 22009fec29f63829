import type { Annotation } from '../../../core/annotations.ts';
import type { Problem, Result } from '../../../core/result.ts';
import { distance } from '../../../geometry/vectors.ts';
import { readShow } from '../../table/boards/show.ts';
import { baseOf } from '../figures/base.ts';
import { nearestPoints } from '../firing/range.ts';
import { narrowed } from '../firing/sight.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { ARC } from '../tables.ts';
import { lookAt } from './standing.ts';

/** Reads what an author wants drawn. @clause dg.fire.range dg.fire.arc @ruling dg-051 */
export const show = (written: unknown, state: State, later: State): Result<Annotation, readonly Problem[]> =>
  readShow(written, {
    ...lookAt(state),
    terrain: Object.keys(state.terrain),
    outward: ARC[read(state, 'dg-051')],
    measured(one, other) {
      const [from, to] = nearestPoints(baseOf(state, state.units[one]!), baseOf(state, state.units[other]!));
      return { from, to, length: distance(from, to) };
    },
    later(id) {
      const unit = later.units[id];
      if (unit === undefined) return null;
      const base = baseOf(later, unit);
      return read(state, 'dg-051') === 'cone-from-centre' ? narrowed(base) : base;
    },
  });
