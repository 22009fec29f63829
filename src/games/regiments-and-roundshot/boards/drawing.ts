import type { Annotation } from '../../../core/annotations.ts';
import type { Problem, Result } from '../../../core/result.ts';
import { rulerBetween } from '../../../geometry/rulers.ts';
import { readShow } from '../../table/boards/show.ts';
import { baseOf } from '../formations/contact.ts';
import type { State } from '../state.ts';
import { lookAt } from './standing.ts';

/** Reads what an author wants drawn. Rulers measure between the nearest points. @ruling rr-003 */
export const show = (written: unknown, state: State, later: State): Result<Annotation, readonly Problem[]> =>
  readShow(written, {
    ...lookAt(state),
    terrain: Object.keys(state.terrain),
    outward: 45,
    measured: (from, to) => rulerBetween(baseOf(state, state.units[from]!), baseOf(state, state.units[to]!)),
    later: (id) => (Object.hasOwn(later.units, id) ? baseOf(later, later.units[id]!) : null),
  });
