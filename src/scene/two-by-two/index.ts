import type { Event, Order, State } from '../../games/two-by-two/index.ts';
import { rules } from '../../games/two-by-two/rules.ts';
import type { PlayModule } from '../module.ts';
import { tableModule } from '../table/scene.ts';
import { board } from './board.ts';

/** What a page needs to play 2 by 2 on a board. */
export const play: PlayModule<State, Order, Event> = tableModule('two-by-two', rules, board);
