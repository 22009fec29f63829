import * as v from 'valibot';
import { unnoted, type GameForm } from '../../contract/form.ts';
import { boardForm } from '../../table/boards/form.ts';
import { drawingForms } from '../../table/boards/show.ts';
import { ORDERS } from '../orders.ts';
import { WORDS } from '../words.ts';
import { battle } from './battle-schema.ts';
import { GAME } from './start.ts';
import { READERS } from './written.ts';

/** Everything that authors may write for this game. */
export const form: GameForm = {
  orders: ORDERS,
  fields: READERS,
  boards: {
    'a moment of a battle; or a whole battle, which has battle:': boardForm(GAME, { battle: v.optional(battle) }),
  },
  names: {
    'unit types': unnoted(GAME.types),
    terrain: unnoted(Object.keys(GAME.terrain)),
    conditions: unnoted(GAME.conditions),
    phases: unnoted(GAME.phases),
  },
  words: WORDS,
  drawings: drawingForms(GAME.measure),
  measure: GAME.measure,
};
