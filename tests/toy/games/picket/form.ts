import { unnoted, type GameForm } from '../../../../src/games/contract/form.ts';
import { boardForm } from '../../../../src/games/table/boards/form.ts';
import { GAME, READERS } from './boards.ts';
import { ORDERS } from './orders.ts';
import { words } from './rules.ts';

/** Everything that authors may write for Picket. */
export const form: GameForm = {
  orders: ORDERS,
  fields: READERS,
  boards: {
    'a night': boardForm(GAME),
  },
  names: { 'unit types': unnoted(GAME.types), phases: unnoted(GAME.phases) },
  words,
  measure: GAME.measure,
};
