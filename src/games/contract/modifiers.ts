import type { ClauseId } from '../../core/ids.ts';
import { add, type Addend } from '../../core/reasons.ts';
import { signedOrZero } from '../../core/signs.ts';
import type { ReferenceTable } from './reference.ts';

/** One modifier of a roll. All facts about the modifier stand in this row. */
export interface Modifier<About, Id extends ClauseId> {
  readonly clause: Id;
  /** The label of the modifier in the sum on the panel: `flank or rear`. */
  readonly label: string;
  /** The label in a special case: `skirmishers out, but theirs as well`. Null otherwise. */
  readonly labelIn?: (about: About) => string | null;
  /** The label in the quick reference, if `label` is not clear without its sum. */
  readonly heading?: string;
  readonly value: number;
  /** How often the modifier counts; once by default. Not called if `when` says that it does not. */
  readonly times?: (about: About) => number;
  /** Whether the modifier is considered at all; always by default. Otherwise it is not shown. */
  readonly of?: (about: About) => boolean;
  /**
   * Whether it counts; if left out, whenever `times` is above 0. A modifier that is considered but
   * does not count is still shown.
   */
  readonly when?: (about: About) => boolean;
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
 * Makes the modifiers of one roll from their rows. The sum on the panel, the quick reference and
 * the check against the ledger's values all use these rows. `printed` is the order of the quick
 * reference, if it differs from the order in a sum.
 */
export const modifiers = <About, Id extends ClauseId>(
  all: readonly Modifier<About, Id>[],
  printed: readonly Id[] = all.map(({ clause }) => clause),
): Modifiers<About, Id> => ({
  termsFor: (about) =>
    all
      .filter(({ of }) => of?.(about) ?? true)
      .map(({ clause, label, labelIn, value, times, when }) => {
        const isCounted = when?.(about);
        const often = isCounted === false ? 0 : (times?.(about) ?? 1);
        const counts = isCounted ?? often > 0;
        return add(clause, labelIn?.(about) ?? label, counts ? value * often : value, counts);
      }),
  rows: all
    .map(({ clause, label, heading = label, value }) => ({ clause, heading, value }))
    .toSorted((a, b) => printed.indexOf(a.clause) - printed.indexOf(b.clause)),
});

/** The value of the modifier with this clause. Throws if there is none. */
export function valueOf<Id extends ClauseId>({ rows }: Pick<Modifiers<never, Id>, 'rows'>, clause: Id): number {
  const row = rows.find((each) => each.clause === clause);
  if (row === undefined) throw new Error(`No modifier rests on ${clause}`);
  return row.value;
}

/** The modifiers of a roll as a table of the quick reference, each with its clause. */
export const tableOfModifiers = <Id extends ClauseId>(
  about: Pick<ReferenceTable, 'id' | 'title' | 'clause'>,
  rows: readonly ModifierRow<Id>[],
): ReferenceTable => ({
  ...about,
  mark: 'printed',
  columns: [{ text: 'For' }, { text: 'Add', number: true }],
  rows: rows.map(({ heading, value, clause }) => [heading, { text: signedOrZero(value), clause }]),
});
