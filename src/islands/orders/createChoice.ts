import { createSignal, type Accessor } from 'solid-js';
import type { Beside, ChosenBeside } from '../../games/contract/beside.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import { withChosen } from './beside.ts';
import type { Session } from './session.ts';

/** What lies beside a board, and what a reader has chosen of it for the next order. */
export interface BesideChoice {
  /** What lies there for the reader; null if nothing does. */
  readonly beside: Accessor<Beside | null>;
  /** The chosen items, in the sequence of the choice. */
  readonly chosen: Accessor<readonly string[]>;
  readonly choose: (chosen: readonly string[]) => void;
  /** What goes with the order that is open now, also if the game has chosen it. */
  readonly going: Accessor<readonly string[]>;
  /** Tells what goes with the order that is open now; empty if none is. */
  readonly foresee: (going: readonly string[]) => void;
  /** What may go with the next order, and what of it is chosen; null if nothing may. */
  readonly now: () => ChosenBeside | null;
  /** Forgets the choice, and looks again at what lies there. Called after each order. */
  readonly forget: () => void;
  /** The game whose orders take what is chosen with them. */
  readonly at: Session;
}

/**
 * Lets a reader choose what goes with the next order. `state` is the board as it stands now, and
 * `changed` is called after each choice.
 */
export function createChoice(at: Session, state: () => Awaiting, changed: () => void): BesideChoice {
  const { rules } = at.game;
  const look = (): Beside | null => rules.beside?.(state(), rules.eyes(state())) ?? null;
  const atFirst = (now: Beside | null): readonly string[] =>
    now?.isWhole === true ? now.items.map(({ id }) => id) : [];
  const [beside, setBeside] = createSignal(look());
  const [chosen, setChosen] = createSignal(atFirst(beside()));
  const [going, foresee] = createSignal<readonly string[]>([], {
    equals: (before, now) => before.join(' ') === now.join(' '),
  });
  function now(): ChosenBeside | null {
    const there = beside();
    if (there === null || there.most === 0) return null;
    return { items: there.items, most: there.most, chosen: chosen() };
  }
  return {
    beside,
    chosen,
    going,
    foresee,
    choose(items) {
      setChosen(items);
      changed();
    },
    now,
    forget() {
      foresee([]);
      setBeside(look());
      setChosen(atFirst(beside()));
    },
    // Each probe uses the choice of that moment.
    at: withChosen(
      at,
      () => now()?.chosen ?? null,
      (id) => beside()?.items.find((item) => item.id === id)?.fits === false,
    ),
  };
}
