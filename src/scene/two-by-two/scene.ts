import type { State } from '../../games/two-by-two/index.ts';
import { rules } from '../../games/two-by-two/rules.ts';
import type { PlayModule } from '../module.ts';
import { tableScene } from '../table/scene.ts';
import { board } from './board.ts';

/** The pictures of 2 by 2. */
export const scene: PlayModule<State>['scene'] = tableScene(board, rules.words);
