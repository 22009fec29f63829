import * as v from 'valibot';
import { unnoted, type GameForm } from '../../contract/form.ts';
import { boardForm } from '../../table/boards/form.ts';
import { ORDERS } from '../orders.ts';
import { FORMATIONS } from '../state.ts';
import { PHASES, PROFILES, TERRAIN, UNIT_TYPES } from '../tables.ts';
import { words } from '../words.ts';
import { battle } from './battle.ts';
import { GAME, NOW_FIELDS, UNIT_FIELDS } from './start.ts';
import { READERS } from './written.ts';

const OWN = { unit: UNIT_FIELDS, now: NOW_FIELDS };

/** Everything that authors may write for 2 by 2. */
export const form: GameForm = {
  orders: ORDERS,
  fields: READERS,
  boards: {
    'a moment of a battle': boardForm(GAME, OWN),
    'a whole battle, without units: and now:': boardForm(GAME, { ...OWN, board: { battle: v.optional(battle) } }),
  },
  names: {
    'unit types': Object.fromEntries(UNIT_TYPES.map((type) => [type, PROFILES[type].name])),
    terrain: TERRAIN,
    conditions: unnoted(GAME.conditions),
    formations: unnoted(FORMATIONS),
    phases: unnoted(PHASES),
  },
  words,
  measure: GAME.measure,
};
