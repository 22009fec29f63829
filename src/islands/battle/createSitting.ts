import { createSignal, type Accessor } from 'solid-js';
import { firstDue } from '../../games/contract/due.ts';
import type { AnyRules, Awaiting } from '../../games/contract/engine.ts';
import { coverIsKept, keepCover } from './store.ts';

/** Who sits at the screen on which both sides of a battle are played. */
export interface Sitting {
  /**
   * The side whose eyes see a board: the one that is awaited, or while hands are covered the one
   * that sits here.
   */
  readonly eyes: (state: Awaiting) => string;
  /** Whether the hands of cards are covered for two players at one screen. */
  readonly isCovered: Accessor<boolean>;
  readonly cover: (isCovered: boolean, state: Awaiting) => void;
  /** The side that the screen must be handed over to before it goes on; null if it need not be. */
  readonly next: (state: Awaiting) => string | null;
  /** The awaited side sits down. */
  readonly sitDown: (state: Awaiting) => void;
}

/**
 * Who sits at the screen of a battle. By default all hands lie open, and the eyes are those of the
 * side that is awaited, the first if several are; a side that has handed in is not awaited any
 * more. Whether hands are covered is kept in the browser; a page that opens with covered hands
 * waits for its side to sit down.
 */
export function createSitting({ sides }: Pick<AnyRules, 'sides'>, battle: string): Sitting {
  const [isCovered, setCovered] = createSignal(coverIsKept(battle));
  const [seat, setSeat] = createSignal<string | null>(null);
  const awaited = (state: Awaiting): string => (state.awaits === null ? sides(state)[0]! : firstDue(state));
  return {
    isCovered,
    eyes: (state) => (isCovered() ? seat() : null) ?? awaited(state),
    cover(now, state) {
      setSeat(now ? awaited(state) : null);
      setCovered(now);
      keepCover(battle, now);
    },
    next(state) {
      const due = state.awaits?.sides ?? [];
      return !isCovered() || due.length === 0 || due.some((side) => side === seat()) ? null : due[0]!;
    },
    sitDown: (state) => setSeat(awaited(state)),
  };
}

/** What players do with the screen that they share. */
export interface HandOver {
  /** The name of the side that the screen must be handed over to; null if it need not be. */
  readonly to: () => string | null;
  readonly isCovered: Accessor<boolean>;
  /** Covers the hands for two players at one screen, or lays them open. */
  readonly cover: (isCovered: boolean) => void;
  /** The awaited side sits down at the screen. */
  readonly sitDown: () => void;
}

/** Hands the screen over as the game stands; `changed` is called after other eyes look at it. */
export const handOver = (
  sitting: Sitting,
  { words }: Pick<AnyRules, 'words'>,
  { state, changed }: { readonly state: Accessor<Awaiting>; readonly changed: () => void },
): HandOver => ({
  to() {
    const side = sitting.next(state());
    return side === null ? null : words.side(side, state());
  },
  isCovered: sitting.isCovered,
  cover(isCovered) {
    sitting.cover(isCovered, state());
    changed();
  },
  sitDown() {
    sitting.sitDown(state());
    changed();
  },
});
