import { newDice, type BattleDice } from './dice.ts';
import { endedAlone, replay, stateAfter, type Journal, type Stopped, type Turn } from './game.ts';
import { givenOrders, going, standing } from './journal.ts';
import { otherCharts } from '../charts/words.ts';
import type { Session } from '../orders/session.ts';
import { endsAs, gameText, readGame } from './record.ts';
import type { Start } from '../../sent/battle.ts';

/** A stored game that cannot simply be played on. Before anything replaces it, it is put aside. */
export interface Trouble {
  /** Why it cannot. */
  readonly says: string;
  /** The stored text. */
  readonly text: string;
  /** The orders up to which it can be played; none if the game cannot be read. */
  readonly turns: readonly Turn[];
  readonly played: Played;
}

/** The orders of a game, and what their dice come from. */
export interface Played {
  readonly journal: Journal;
  readonly dice: BattleDice;
}

/** A new game: no orders, and dice of its own. */
export const newGame = (): Played => ({ journal: [], dice: newDice() });

/** A new game from a start, in which phases with nothing to do have ended by themselves. */
export const begun = ({ game, tools }: Session, { state }: Start): Played => ({
  ...newGame(),
  journal: going([], endedAlone(game.rules, state, tools.seeded)),
});

/** Whether no player has given an order yet. */
export const isUntouched = ({ journal }: Played): boolean => journal.every(({ turn }) => turn.isIdle);

/** The text under which a game is stored; null until a player has given an order. */
export const textOf = ({ state }: Start, now: Played): string | null =>
  isUntouched(now) ? null : gameText(givenOrders(now.journal), now.dice, stateAfter(state, standing(now.journal)));

const numbered = ({ at, says, because }: Stopped): string =>
  says === ''
    ? `Its order ${at} means nothing on this board.`
    : `Its order ${at} (“${says}”) is no longer allowed. ${because}`;

/** A stored game as far as it can be played. `says` is empty if it can be played to its end. */
export function readStored({ game, tools }: Session, from: Start, text: string): Trouble {
  const read = readGame(text);
  if (!read.ok) return { says: read.error, text, turns: [], played: newGame() };
  const { turns, journal, stopped } = replay(game.rules, from.state, read.value.orders, tools.seeded);
  const found = { text, turns, played: { journal, dice: read.value.dice } };
  if (stopped !== null) return { ...found, says: numbered(stopped) };
  const charted = otherCharts(read.value.charts, from.state);
  if (charted !== '') return { ...found, says: charted };
  const isSame = endsAs(stateAfter(from.state, turns), read.value.ends);
  return {
    ...found,
    says: isSame ? '' : 'The rules have changed since, and the same orders and dice now come out differently.',
  };
}
