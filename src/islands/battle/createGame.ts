import { batch, createSignal, type Accessor } from 'solid-js';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { playOrder, type PlayedOrder, type Session } from '../orders/session.ts';
import { seedsOf } from './dice.ts';
import { drew, endedAlone, isIdleEnd, stateAfter, toldPast, type Journal, type Turn } from './game.ts';
import { going, lastGiven, standing, takenBack } from './journal.ts';
import { keyOf } from './record.ts';
import type { BattleData, Start } from '../../sent/battle.ts';
import { asidesOf, dropAside, putAside, type Aside } from './store.ts';
import { begun, isUntouched, newGame, readStored, textOf, type Played, type Trouble } from './stored.ts';
import { keep, storageState, storedText, type KeepResult } from './texts.ts';

/**
 * Where a game last changed: `here`, or `elsewhere`, that is in another tab or another copy of this
 * page. `late` means that an order given here was not carried out, because the game had already
 * gone on elsewhere.
 */
export type LastChange = 'here' | 'elsewhere' | 'late';

/** A game in progress. */
export interface Game {
  readonly start: Accessor<Start>;
  /** The orders that stand. */
  readonly turns: Accessor<readonly Turn[]>;
  /** All orders, also those that were taken back. */
  readonly journal: Accessor<Journal>;
  readonly state: Accessor<Awaiting>;
  readonly trouble: Accessor<Trouble | null>;
  /** Whether the game in play is stored; `gone` if another tab has removed it. */
  readonly kept: Accessor<KeepResult | 'gone'>;
  readonly lastChange: Accessor<LastChange>;
  /** The games from this start that were put aside. */
  readonly asides: Accessor<readonly Aside[]>;
  /** Opens the game that is stored for a start, or begins one. */
  readonly open: (start: Start) => void;
  /**
   * Reads the stored game again, because another tab or another copy of this page may have changed
   * it.
   */
  readonly follow: () => void;
  /** Judges an order, and carries it out if it is allowed. */
  readonly give: (order: OrderLike) => PlayedOrder;
  /** The last order with everything that its report needs; null before the first. */
  readonly last: () => PlayedOrder | null;
  readonly undo: () => void;
  /** Begins again from the same start. */
  readonly again: () => void;
  /** Plays on after those orders of a stored game that could be replayed. */
  readonly salvage: () => void;
  /** Stores the game in play in place of the stored one, which there is no room to put aside. */
  readonly replace: () => void;
  /** Deletes a game that was put aside. */
  readonly drop: (aside: Aside) => void;
}

/** Every choice waits for the players at the board. */
const waits = () => true;

/** The orders of the game in play and what results from them. */
function createPlayed(start: Accessor<Start>) {
  const [played, setPlayed] = createSignal({ ...newGame(), turns: [] as readonly Turn[] });
  const turns = () => played().turns;
  return {
    played,
    turns,
    journal: () => played().journal,
    state: () => stateAfter(start().state, turns()),
    play: ({ journal, dice }: Played) => setPlayed({ journal, dice, turns: standing(journal) }),
  };
}

/**
 * The stored state of a game. Before anything is written, it is compared with what the browser has
 * stored.
 */
function createKept(at: Session, { id, frames }: BattleData) {
  const [start, setStart] = createSignal<Start>(frames[0]!);
  const { play, ...inPlay } = createPlayed(start);
  const { played } = inPlay;
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const [kept, setKept] = createSignal<KeepResult | 'gone'>(storageState());
  const [lastChange, setLastChange] = createSignal<LastChange>('here');
  const [asides, setAsides] = createSignal<readonly Aside[]>([]);
  /** What was stored for this start when this page last read or wrote it. */
  let known: string | null = null;
  const key = () => keyOf(id, start().id);

  function show(from: Start, came: LastChange) {
    const isOther = from !== start();
    known = storedText(keyOf(id, from.id));
    const found = known === null ? null : readStored(at, from, known);
    batch(() => {
      setStart(from);
      setKept(storageState());
      setLastChange(came);
      setTrouble(found === null || found.says === '' ? null : found);
      // A stored game that cannot be played does not replace a game in play.
      if (found?.says === '') {
        const alone = endedAlone(at.game.rules, stateAfter(from.state, found.turns), at.tools.seeded);
        play({ journal: going(found.played.journal, alone), dice: found.played.dice });
      } else play(found === null || isOther ? begun(at, from) : played());
      setAsides(asidesOf(key()));
    });
  }

  function set(now: Played) {
    const text = textOf(start(), now);
    const refused = trouble();
    const aside = refused === null ? 'kept' : putAside(key(), refused.text);
    const came = aside === 'kept' ? keep(key(), known, text) : aside;
    // A game that is stored nowhere goes on here; otherwise it would be lost.
    if (came === 'changed' && kept() === 'kept') {
      show(start(), 'late');
      return;
    }
    if (came === 'kept') known = text;
    batch(() => {
      play(now);
      setKept(came);
      setLastChange('here');
      if (came === 'kept') setTrouble(null);
      setAsides(asidesOf(key()));
    });
  }

  return {
    ...inPlay,
    start,
    trouble,
    kept,
    lastChange,
    asides,
    show,
    set,
    /**
     * Follows a change that another tab or another copy of this page has made to the stored game.
     */
    follow() {
      const text = storedText(key());
      if (text === known || kept() !== 'kept') return;
      if (text !== null || isUntouched(played())) show(start(), 'elsewhere');
      else batch(() => [setKept('gone'), setTrouble(null)]);
    },
    replace() {
      setTrouble(null);
      set(played());
    },
    drop(aside: Aside) {
      dropAside(aside);
      setAsides(asidesOf(key()));
    },
  };
}

/** A game of a battle: its orders, stored in the browser and replayed from there. */
export function createGame(at: Session, battle: BattleData): Game {
  const { show, set, played, ...kept } = createKept(at, battle);
  const { start, turns, state, trouble } = kept;
  return {
    ...kept,
    open(from) {
      if (from !== start() || kept.kept() === 'kept') show(from, 'here');
    },
    give(order) {
      const { journal, dice } = played();
      const before = state();
      const seed = seedsOf(dice)(
        turns().map((turn) => turn.order),
        order,
      );
      const given = playOrder(at, before, { order, seed, waits, by: 'reader' });
      if (given.report.allowed === true) {
        const { state: after, happened, report } = given;
        const rolled = report.dice.map((each) => each.rolled);
        const isIdle = isIdleEnd(at.game.rules, before, order);
        const turn: Turn = { order, seed, before, state: after, happened, drew: drew(rolled), isIdle };
        const alone = endedAlone(at.game.rules, after, at.tools.seeded);
        set({ journal: going(journal, [turn, ...alone]), dice });
      }
      return given;
    },
    last() {
      const turn = lastGiven(turns());
      if (turn === undefined) return null;
      const given = playOrder(at, turn.before, { ...turn, waits, by: 'reader' });
      const alone = turns().slice(turns().lastIndexOf(turn) + 1);
      const events = toldPast(at.game.rules, given.report.events, alone);
      return { ...given, report: { ...given.report, events } };
    },
    undo: () => set({ journal: takenBack(played().journal), dice: played().dice }),
    again: () => set(begun(at, start())),
    salvage: () => set(trouble()?.played ?? played()),
  };
}
