import type { Annotation } from '../../core/annotations.ts';
import type { Problem, Result } from '../../core/result.ts';
import { readShow } from '../table/show.ts';
import { standingsUnmet, type Look } from '../table/standing.ts';
import { OUTWARD } from './fire.ts';
import { measuredFrom, shotLine } from './measure.ts';
import { read } from './rulings.ts';
import { baseOf, type State } from './state.ts';
import { fieldOf } from './written.ts';

/** What the shared rooms ask of a board of this game. */
const lookAt = (state: State): Look => ({
  ...fieldOf(state),
  conditions: (id) => (['pinned', 'disrupted'] as const).filter((condition) => state.units[id]?.[condition]),
});

/** What an author wants drawn. Rulers measure a shot in the phase shoot, and otherwise from the nearest face. @ruling tt-004 tt-012 */
export const show = (written: unknown, state: State, later: State): Result<Annotation, readonly Problem[]> =>
  readShow(written, {
    ...lookAt(state),
    terrain: Object.keys(state.terrain),
    outward: OUTWARD[read(state, 'tt-012')],
    measured: (from, to) =>
      (state.phase === 'shoot' ? shotLine : measuredFrom)(state, state.units[from]!, state.units[to]!),
    later: (id) => (Object.hasOwn(later.units, id) ? baseOf(later.units[id]!) : null),
  });

/** Where units do not stand as they are expected to. */
export const standing = (expected: unknown, state: State): readonly Problem[] =>
  standingsUnmet(expected, lookAt(state));
