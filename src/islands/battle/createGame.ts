import { createSignal, type Accessor } from 'solid-js';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { playOrder, type PlayedOrder, type Session } from '../orders/session.ts';
import { replay, stateAfter, type Stopped, type Turn } from './game.ts';
import { keyOf, markOf, readGame } from './record.ts';
import type { BattleData, Start } from '../../sent/battle.ts';
import { keep, setAside, storageState, storedText, type Kept } from './store.ts';

/** A stored game that is not played on by itself, and why. Until the reader decides, what is stored stays as it is. */
interface Trouble {
  readonly says: string;
  /** The orders that can be played on from; none if the game cannot be read. */
  readonly turns: readonly Turn[];
}

/** A game in progress. */
export interface Game {
  readonly start: Accessor<Start>;
  readonly turns: Accessor<readonly Turn[]>;
  readonly state: Accessor<Awaiting>;
  readonly trouble: Accessor<Trouble | null>;
  readonly kept: Accessor<Kept>;
  /** Opens the game that is kept for a start, or begins one. */
  readonly open: (start: Start) => void;
  /** Judges an order, and carries it out if it is allowed. */
  readonly give: (order: OrderLike) => PlayedOrder;
  /** The last order with everything that its report needs; null before the first. */
  readonly last: () => PlayedOrder | null;
  readonly undo: () => void;
  /** Begins again from the same start. */
  readonly again: () => void;
  /** Plays on from the orders of a stored game that could be replayed. */
  readonly salvage: () => void;
}

/** Nobody makes choices on behalf of those who sit at the board. */
const waits = () => true;

const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

const numbered = ({ at, says, because }: Stopped): string =>
  says === ''
    ? `Its order ${at} means nothing on this board.`
    : `Its order ${at} (“${says}”) is no longer allowed. ${because}`;

/** A game of a battle: its orders, kept in the browser and replayed from there. */
export function createGame(at: Session, { id, frames }: BattleData): Game {
  const { rules } = at.game;
  const diceOf = at.tools.seeded;
  const [start, setStart] = createSignal<Start>(frames[0]!);
  const [turns, setTurns] = createSignal<readonly Turn[]>([]);
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const [kept, setKept] = createSignal<Kept>(storageState());
  const state = () => stateAfter(start().state, turns());

  function set(now: readonly Turn[]) {
    setTurns(now);
    setKept(keep(id, start().id, now, state()));
  }

  /** What is kept for a start, as far as it can be played. */
  function stored(from: Start): Trouble | null {
    const text = storedText(id, from.id);
    if (text === null) return null;
    const read = readGame(text);
    if (!read.ok) return { says: read.error, turns: [] };
    const { turns: played, stopped } = replay(rules, from.state, read.value.orders, diceOf);
    if (stopped !== null) return { says: numbered(stopped), turns: played };
    const isSame = markOf(stateAfter(from.state, played)) === read.value.ends;
    return {
      says: isSame ? '' : 'The rules have changed since, and the same orders and dice now come out differently.',
      turns: played,
    };
  }

  return {
    ...{ start, turns, state, trouble, kept },
    open(from) {
      const found = stored(from);
      setStart(from);
      setTrouble(found === null || found.says === '' ? null : found);
      setTurns(found?.says === '' ? found.turns : []);
    },
    give(order) {
      const seed = newSeed();
      const before = state();
      const given = playOrder(at, before, { order, seed, waits, by: 'reader' });
      if (given.report.allowed === true) {
        const events = given.report.events.map(({ says }) => says);
        set([...turns(), { order, seed, before, state: given.state, says: given.report.orderSays ?? '', events }]);
      }
      return given;
    },
    last() {
      const turn = turns().at(-1);
      return turn === undefined ? null : playOrder(at, turn.before, { ...turn, waits, by: 'reader' });
    },
    undo: () => set(turns().slice(0, -1)),
    again() {
      if (trouble() !== null) setAside(id, start().id);
      setTrouble(null);
      set([]);
    },
    salvage() {
      const found = trouble();
      if (found === null) return;
      setAside(id, start().id);
      setTrouble(null);
      set(found.turns);
    },
  };
}

/** Calls back when another tab changes what is kept for a start. Returns a function that ends this. */
export function watchKept(battle: string, start: () => string, changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === null || key === keyOf(battle, start())) changed();
  };
  addEventListener('storage', stored);
  return () => removeEventListener('storage', stored);
}
