import type { Event, Order, State } from '../../games/two-by-two/index.ts';
import { rules } from '../../games/two-by-two/rules.ts';
import type { PlayModule } from '../module.ts';
import { input } from './input.ts';
import { scene } from './scene.ts';

/** 2 by 2 on a board in a page. */
export const play: PlayModule<State, Order, Event> = { id: 'two-by-two', rules, input, scene };
