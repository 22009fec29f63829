import * as v from 'valibot';
import type { Plain } from '../../core/ids.ts';
import { clauseId } from '../../scenario/files/words-schema.ts';
import { number, strict, wholeFrom } from '../../core/shape.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));
const plain = v.custom<Plain>((input) => input !== undefined && typeof input !== 'function', 'a plain value');
const keyed = v.record(v.string(), plain);
const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.minLength(1, 'one entry or more'));

/** A board as in a scenario. Most boards name a base with `like:` and list only what differs. */
const board = keyed;

/** One entry to look up, and the clauses it is based on. */
const note = strict({ head: v.optional(text), says: text, clauses: list(clauseId) });

/** What the engine counts or judges for each cell of a table. */
const counts = v.union(
  [
    /** The chance of the column's outcome, in percent or as a number of ways. */
    strict({ odds: v.picklist(['percent', 'ways'], 'percent or ways') }),
    /** The chance that an event of this type happens. */
    strict({ event: text }),
    /**
     * Whether the order is allowed, in these words. With `cites`, a refusal also shows its clause.
     */
    strict({ allowed: text, refused: text, cites: v.optional(v.boolean(), false) }),
    /** The faces of this die that lead to the column's outcome, after these scripted rolls. */
    strict({ faces: text, of: wholeFrom(1), after: v.array(v.record(v.string(), number)) }),
  ],
  'odds: percent or ways; event: …; allowed: … and refused: …; or faces: …, of: … and after: …',
);

const column = strict({ text, word: v.optional(text), board: v.optional(board) });
const row = strict({
  text,
  board: v.optional(board),
  /** Several boards, which must all give the same answer. */
  each: v.optional(list(board)),
  counts: v.optional(counts),
  /** Texts written by the author instead of being counted. */
  cells: v.optional(list(text)),
});

/** An order and the board it is given on. */
const setting = { board, order: keyed };

const counted = strict({
  /** The heading of the first column. */
  rowsAre: text,
  scrolls: v.optional(text),
  caption: v.optional(text),
  ...setting,
  counts,
  groups: list(strict({ text: v.optional(text), board: v.optional(board), columns: list(column) })),
  rows: list(row),
  inGroupsOf: v.optional(wholeFrom(1)),
});

/** Cases that are all refused. All boards of one case must be refused by the same clause. */
const cases = strict({ ...setting, refused: list(strict({ says: text, each: list(board) })) });

const part = strict({
  title: text,
  clause: v.optional(clauseId),
  /** The fragment that links use. */
  id: v.optional(text),
  says: v.optional(text),
  notes: v.optional(list(note)),
  /** True if the order of the notes matters, so that they are numbered. */
  ordered: v.optional(v.boolean(), false),
  /** The id of a table in the game's `reference.ts`. */
  table: v.optional(text),
  counted: v.optional(counted),
  cases: v.optional(cases),
  /** True for the part with the points checker for armies. */
  army: v.optional(v.boolean(), false),
  /** True for the part with the cards of the deck, to cut out. */
  cards: v.optional(v.boolean(), false),
});

const section = strict({
  /** Spans the whole width of the sheet. */
  wide: v.optional(v.boolean(), false),
  /** Starts a new sheet of paper. */
  sheet: v.optional(v.boolean(), false),
  parts: list(part),
});

/** The quick reference of a game: `content/<game>/reference.yaml`. */
export const sheetSchema = strict({
  lede: text,
  description: text,
  /** Whether the sheets have room for larger print. */
  roomy: v.optional(v.boolean(), false),
  sections: list(section),
});

export type Sheet = v.InferOutput<typeof sheetSchema>;
export type Part = v.InferOutput<typeof part>;
export type Counted = v.InferOutput<typeof counted>;
export type Counts = v.InferOutput<typeof counts>;
export type Cases = v.InferOutput<typeof cases>;
export type Note = v.InferOutput<typeof note>;
