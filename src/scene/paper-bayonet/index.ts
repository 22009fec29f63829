import type { Event, Order, State } from '../../games/paper-bayonet/index.ts';
import { rules } from '../../games/paper-bayonet/rules.ts';
import type { PlayModule } from '../module.ts';
import { about } from './about.ts';
import { input } from './input.ts';
import { scene, shown } from './scene.ts';

/** What a page needs to play Paper Bayonet on a board. */
export const play: PlayModule<State, Order, Event> = { id: 'paper-bayonet', rules, input, scene, shown, about };
