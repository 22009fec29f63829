import type { Problem } from '../../core/result.ts';
import { standingsUnmet, type Look } from '../table/standing.ts';
import type { Standings } from '../table/standings.ts';
import { formationSeen } from './formations.ts';
import { effectsOf } from './rally.ts';
import type { State } from './state.ts';
import { fieldOf } from './written.ts';

/** What the shared rooms ask of a board of this game. */
export const lookAt = (state: State): Look => ({
  ...fieldOf(state),
  conditions(id) {
    const unit = state.units[id];
    if (unit === undefined) return [];
    const formation = formationSeen(state, unit);
    return [...effectsOf(unit), ...(formation === null ? [] : [formation])];
  },
});

/** Where units do not stand as they are expected to. What is expected has been read by `readStandings`. */
export const standing = (wanted: Readonly<Record<string, unknown>>, state: State): readonly Problem[] =>
  standingsUnmet(wanted as Standings, lookAt(state));
