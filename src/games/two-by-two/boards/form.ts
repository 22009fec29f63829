import * as v from 'valibot';
import { unnoted, type GameForm } from '../../contract/form.ts';
import { boardForm } from '../../table/boards/form.ts';
import { drawingForms } from '../../table/boards/show.ts';
import { ORDERS } from '../orders.ts';
import { FORMATIONS } from '../state.ts';
import { PHASES, PROFILES, TERRAIN, UNIT_TYPES } from '../tables.ts';
import { words } from '../words.ts';
import { battle } from './battle.ts';
import { GAME } from './start.ts';
import { READERS } from './written.ts';

/** Everything that authors may write for 2 by 2. */
export const form: GameForm = {
  orders: ORDERS,
  fields: READERS,
  boards: {
    'a moment of a battle; or a whole battle, which has battle: and in the beginning neither units: nor now:':
      boardForm(GAME, { battle: v.optional(battle) }),
  },
  names: {
    'unit types': Object.fromEntries(UNIT_TYPES.map((type) => [type, PROFILES[type].name])),
    terrain: TERRAIN,
    conditions: unnoted(GAME.conditions),
    formations: unnoted(FORMATIONS),
    phases: unnoted(PHASES),
  },
  words,
  drawings: drawingForms(GAME.measure),
  measure: GAME.measure,
};
