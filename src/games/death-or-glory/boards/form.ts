import { unnoted, type GameForm } from '../../contract/form.ts';
import { boardForm } from '../../table/boards/form.ts';
import { drawingForms } from '../../table/boards/show.ts';
import { ORDERS } from '../orders.ts';
import { FORMATIONS } from '../tables.ts';
import { WORDS } from '../words.ts';
import { GAME } from './start.ts';
import { READERS } from './written.ts';

/** Everything that authors may write for this game. */
export const form: GameForm = {
  orders: ORDERS,
  fields: READERS,
  boards: { 'a moment of a battle': boardForm(GAME) },
  names: {
    'unit types': unnoted(GAME.types),
    terrain: unnoted(Object.keys(GAME.terrain)),
    conditions: unnoted(GAME.conditions),
    formations: unnoted(FORMATIONS),
    phases: unnoted(GAME.phases),
  },
  words: WORDS,
  drawings: drawingForms(GAME.measure),
  measure: GAME.measure,
};
