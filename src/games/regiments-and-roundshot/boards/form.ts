import * as v from 'valibot';
import { unnoted, type GameForm } from '../../contract/form.ts';
import { boardForm } from '../../table/boards/form.ts';
import { drawingForms } from '../../table/boards/show.ts';
import { ALL_RANKS } from '../cards/ranks.ts';
import { ORDERS } from '../orders.ts';
import { PHASES, TERRAIN, UNIT_TYPES } from '../tables.ts';
import { words } from '../words.ts';
import { battle } from './battle-schema.ts';
import { GAME } from './start.ts';
import { READERS } from './written.ts';

/** Everything that authors may write for Regiments & Roundshot. */
export const form: GameForm = {
  orders: ORDERS,
  fields: READERS,
  boards: {
    'a moment of a battle; or a whole battle, which has battle: and neither units: nor now:': boardForm(GAME, {
      battle: v.optional(battle),
    }),
  },
  names: {
    'types of figures': unnoted(UNIT_TYPES),
    terrain: TERRAIN,
    conditions: unnoted(GAME.conditions),
    cards: unnoted(ALL_RANKS),
    phases: unnoted(PHASES),
  },
  words,
  drawings: drawingForms(GAME.measure),
  measure: GAME.measure,
};
