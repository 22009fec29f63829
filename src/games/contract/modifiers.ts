import type { ClauseId } from '../../core/ids.ts';
import { add, type Addend } from '../../core/reasons.ts';

/** One modifier of a roll: everything that is known of it stands in this row. */
export interface Modifier<About, Id extends ClauseId> {
  readonly clause: Id;
  /** What it is for, as the sum on the panel tells it: `flank or rear`. */
  readonly label: string;
  /** The label in a case of its own: `skirmishers out, but theirs as well`. Null in all others. */
  readonly labelIn?: (about: About) => string | null;
  /** What it is for where nothing stands around it, as in the quick reference; else its label. */
  readonly heading?: string;
  readonly value: number;
  /** How often it counts; once where that is left out. Asked only if it counts. */
  readonly times?: (about: About) => number;
  /** Is it looked at? Always where that is left out; a row that is not looked at is not shown. */
  readonly of?: (about: About) => boolean;
  /** Does it count? A row that does not count is shown all the same. */
  readonly when: (about: About) => boolean;
}

/** A modifier as a table of the quick reference shows it. */
export interface ModifierRow<Id extends ClauseId> {
  readonly clause: Id;
  readonly heading: string;
  readonly value: number;
}

/** The modifiers of a roll: their terms in a sum, and their rows in the quick reference. */
export interface Modifiers<About, Id extends ClauseId> {
  readonly termsFor: (about: About) => readonly Addend<Id>[];
  readonly rows: readonly ModifierRow<Id>[];
}

/**
 * The modifiers of one roll, from one row each. The sum on the panel, the quick reference and the
 * check against the ledger's values all come from these rows. `printed` is their order in the
 * quick reference, where a sum tells them in another.
 */
export const modifiers = <About, Id extends ClauseId>(
  all: readonly Modifier<About, Id>[],
  printed: readonly Id[] = all.map(({ clause }) => clause),
): Modifiers<About, Id> => ({
  termsFor: (about) =>
    all
      .filter(({ of }) => of?.(about) ?? true)
      .map(({ clause, label, labelIn, value, times, when }) => {
        const counts = when(about);
        return add(clause, labelIn?.(about) ?? label, counts ? value * (times?.(about) ?? 1) : value, counts);
      }),
  rows: all
    .map(({ clause, label, heading = label, value }) => ({ clause, heading, value }))
    .toSorted((a, b) => printed.indexOf(a.clause) - printed.indexOf(b.clause)),
});

/** The value of the modifier that rests on this clause. Throws if none does. */
export function valueOf<Id extends ClauseId>({ rows }: Pick<Modifiers<never, Id>, 'rows'>, clause: Id): number {
  const row = rows.find((each) => each.clause === clause);
  if (row === undefined) throw new Error(`No modifier rests on ${clause}`);
  return row.value;
}
