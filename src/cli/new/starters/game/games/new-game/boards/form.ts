import { unnoted, type GameForm } from '../../../../../../../games/contract/form.ts';
import { boardForm } from '../../../../../../../games/table/boards/form.ts';
import { ORDERS } from '../orders.ts';
import { WORDS } from '../words.ts';
import { GAME } from './start.ts';
import { READERS } from './written.ts';

/** Everything that authors may write for this game. */
export const form: GameForm = {
  orders: ORDERS,
  fields: READERS,
  boards: { 'a board': boardForm(GAME) },
  names: { 'unit types': unnoted(GAME.types), phases: unnoted(GAME.phases) },
  words: WORDS,
  measure: GAME.measure,
};
