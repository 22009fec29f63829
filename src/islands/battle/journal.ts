import type { GivenOrder, Journal, Turn } from './game.ts';

/** How many orders that were taken back a game keeps: the latest. */
const MOST_TAKEN = 30;

/** The orders of a game that stand. */
export const standing = (journal: Journal): readonly Turn[] =>
  journal.flatMap(({ turn, taken }) => (taken === null ? turn : []));

/** A journal with further orders. */
export const going = (journal: Journal, turns: readonly Turn[]): Journal => [
  ...journal,
  ...turns.map((turn) => ({ turn, taken: null })),
];

/**
 * A journal in which the last order that a player gave is taken back, and with it the phases that
 * ended by themselves after it.
 */
export function takenBack(journal: Journal): Journal {
  const last = journal.findLastIndex(({ turn, taken }) => taken === null && !turn.isIdle);
  if (last === -1) return journal;
  let stood = standing(journal.slice(0, last)).length;
  const now = journal.map((entry, i) => (i < last || entry.taken !== null ? entry : { ...entry, taken: stood++ }));
  const all = now.filter(({ taken }) => taken !== null);
  const dropped = new Set(all.slice(0, Math.max(0, all.length - MOST_TAKEN)));
  return now.filter((entry) => !dropped.has(entry));
}

/** The orders of a journal as they are stored. */
export const givenOrders = (journal: Journal): readonly GivenOrder[] =>
  journal.map(({ turn: { order, seed }, taken }) => (taken === null ? { order, seed } : { order, seed, taken }));

/** A line of the log: an order, or the phases that ended by themselves between two orders. */
export type LogEntry =
  | { readonly kind: 'order'; readonly turn: Turn; readonly isTaken: boolean }
  | { readonly kind: 'ended'; readonly turns: readonly Turn[]; readonly after: Turn | undefined };

/**
 * The orders of a game as its log lists them: phases that ended by themselves are one line. Of what
 * was taken back only the orders that a player gave are listed.
 */
export function logOf(journal: Journal): readonly LogEntry[] {
  const entries: LogEntry[] = [];
  /** The last order that stands, and that a player gave. */
  let after: Turn | undefined;
  for (const { turn, taken } of journal) {
    const last = entries.at(-1);
    if (!turn.isIdle) entries.push({ kind: 'order', turn, isTaken: taken !== null });
    else if (taken !== null) continue;
    else if (last?.kind === 'ended') entries.splice(-1, 1, { ...last, turns: [...last.turns, turn] });
    else entries.push({ kind: 'ended', turns: [turn], after });
    if (taken === null && !turn.isIdle) after = turn;
  }
  return entries;
}

/** The last order that a player gave. */
export const lastGiven = (turns: readonly Turn[]): Turn | undefined => turns.findLast(({ isIdle }) => !isIdle);
