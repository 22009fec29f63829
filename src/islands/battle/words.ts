import type { Awaiting } from '../../games/contract/engine.ts';
import { listed } from '../../games/contract/sentences.ts';
import { isAwaitingChoice, type AnyRules } from '../../games/contract/engine.ts';
import type { Turn } from './game.ts';

/** Who is to act, as a heading; the result once the game is over. */
export function headOf({ words }: Pick<AnyRules, 'words'>, state: Awaiting, turns: readonly Turn[]): string {
  if (state.awaits === null) return turns.length === 0 ? 'The battle is over' : 'The end';
  const sides = listed(state.awaits.sides.map((id) => words.side(id, state)));
  return isAwaitingChoice(state) ? `${sides}: your choice` : `${sides}: your orders`;
}

/** How the engine declared the end of the game: the last thing that happened in it. */
export const resultOf = (turns: readonly Turn[]): string => turns.at(-1)?.events.at(-1) ?? '';
