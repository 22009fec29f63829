import type { State } from '../../games/two-by-two/index.ts';
import { rules } from '../../games/two-by-two/rules.ts';
import type { InputAdapter } from '../input.ts';
import { tableInput } from '../table/input.ts';
import { board } from './board.ts';

/** Pointing at the board of 2 by 2. */
export const input: InputAdapter<State> = tableInput(board, rules.words);
