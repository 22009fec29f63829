import type { Annotation } from '../../../core/annotations.ts';
import type { Problem, Result } from '../../../core/result.ts';
import { readShow } from '../../table/boards/show.ts';
import { OUTWARD } from '../shooting/shot-line.ts';
import { measuredFrom, shotLine } from '../shooting/range.ts';
import { read } from '../rulings.ts';
import { lookAt } from './standing.ts';
import { baseOf, type State } from '../state.ts';

/**
 * Reads what an author wants drawn. In the phase shoot, rulers measure the line of a shot;
 * otherwise they measure from the nearest face.
 * @ruling tt-004 tt-012
 */
export const show = (written: unknown, state: State, later: State): Result<Annotation, readonly Problem[]> =>
  readShow(written, {
    ...lookAt(state),
    terrain: Object.keys(state.terrain),
    outward: OUTWARD[read(state, 'tt-012')],
    measured: (from, to) =>
      (state.phase === 'shoot' ? shotLine : measuredFrom)(state, state.units[from]!, state.units[to]!),
    later: (id) => (Object.hasOwn(later.units, id) ? baseOf(later.units[id]!) : null),
  });
