import type { Annotation } from '../core/annotations.ts';
import type { State as PaperBayonetState } from '../games/paper-bayonet/state.ts';
import type { Awaiting } from '../games/engine.ts';
import type { GameId } from '../games/index.ts';
import * as paperBayonet from './paper-bayonet.ts';
import type { Scene } from './scene.ts';

/** How each game is drawn; a state is drawn by its own game only, which is what its folder name says. */
const SCENES: Readonly<Record<GameId, (state: Awaiting, shows: readonly Annotation[], aimed: Awaiting) => Scene>> = {
  'paper-bayonet': (state, shows, aimed) =>
    paperBayonet.scene(state as PaperBayonetState, shows, aimed as PaperBayonetState),
};

/** A board of a game as plain data, with what a step shows on it; `aimed` is the board for which that was said. */
export const drawScene = (game: GameId, state: Awaiting, shows: readonly Annotation[], aimed = state): Scene =>
  SCENES[game](state, shows, aimed);
