import { unnoted, type GameForm } from '../../contract/form.ts';
import { boardForm } from '../../table/boards/form.ts';
import { ORDERS } from '../orders.ts';
import { WORDS } from '../words.ts';
import { GAME } from './start.ts';
import { READERS } from './written.ts';

/** Everything that authors may write for this game. */
export const form: GameForm = {
  orders: ORDERS,
  fields: READERS,
  boards: { 'a board': boardForm(GAME) },
  names: {
    'unit types': unnoted(GAME.types),
    terrain: unnoted(Object.keys(GAME.terrain)),
    conditions: unnoted(GAME.conditions),
    phases: unnoted(GAME.phases),
  },
  words: WORDS,
  measure: GAME.measure,
};
