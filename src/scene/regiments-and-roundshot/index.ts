import type { Event, Order, State } from '../../games/regiments-and-roundshot/index.ts';
import { rules } from '../../games/regiments-and-roundshot/rules.ts';
import type { PlayModule } from '../module.ts';
import { tableModule } from '../table/scene.ts';
import { board } from './board.ts';

/** What a page needs to play Regiments & Roundshot on a board. */
export const play: PlayModule<State, Order, Event> = tableModule('regiments-and-roundshot', rules, board);
