import type { Sign } from '../core/reasons.ts';
import type { State as PaperBayonetState } from '../games/paper-bayonet/state.ts';
import type { Awaiting } from '../games/engine.ts';
import type { GameId } from '../games/index.ts';
import * as paperBayonet from './paper-bayonet.ts';
import type { Scene } from './scene.ts';

/** How each game is drawn; a state is drawn by its own game only, which is what its folder name says. */
const SCENES: Readonly<Record<GameId, (state: Awaiting, signs: readonly Sign[], aimed: Awaiting) => Scene>> = {
  'paper-bayonet': (state, signs, aimed) =>
    paperBayonet.scene(state as PaperBayonetState, signs, aimed as PaperBayonetState),
};

/** A board of a game as plain data, with the signs of a step; `aimed` is the board on which they were given. */
export const drawScene = (game: GameId, state: Awaiting, signs: readonly Sign[], aimed = state): Scene =>
  SCENES[game](state, signs, aimed);
