import * as v from 'valibot';
import type { Plain } from '../../core/ids.ts';
import { clauseId } from '../../scenario/schema.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));
const plain = v.custom<Plain>((input) => input !== undefined && typeof input !== 'function', 'a plain value');
const keyed = v.record(v.string(), plain);
const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.minLength(1, 'one entry or more'));

/** A board as a scenario has it; most say `like:` and what is different. */
const board = keyed;

/** One thing to look up, with the clauses that say it. */
const note = v.strictObject({ head: v.optional(text), says: text, clauses: list(clauseId) });

/** What is counted, or judged, by the engine in each place of a table. */
const counts = v.union(
  [
    /** The chance of the word of the column, in percent or in ways. */
    v.strictObject({ odds: v.picklist(['percent', 'ways'], 'percent or ways') }),
    /** The chance that an event of this type comes of it. */
    v.strictObject({ event: text }),
    /** Allowed or refused, in these words; with the clause that refuses, where `cites`. */
    v.strictObject({ allowed: text, refused: text, cites: v.optional(v.boolean(), false) }),
    /** At which faces of this die it comes to the word of the column, after these dice. */
    v.strictObject({ faces: text, of: v.number(), after: v.array(v.record(v.string(), v.number())) }),
  ],
  'odds: percent or ways; event: …; allowed: … and refused: …; or faces: …, of: … and after: …',
);

const column = v.strictObject({ text, word: v.optional(text), board: v.optional(board) });
const row = v.strictObject({
  text,
  board: v.optional(board),
  /** Several boards that must be answered alike. */
  each: v.optional(list(board)),
  counts: v.optional(counts),
  /** Written out in place of what would be counted. */
  cells: v.optional(list(text)),
});

/** An order on a board, of which much is asked. */
const setting = { board, order: keyed };

const counted = v.strictObject({
  /** What the rows are: the heading of the first column. */
  rowsAre: text,
  scrolls: v.optional(text),
  caption: v.optional(text),
  ...setting,
  counts,
  groups: list(v.strictObject({ text: v.optional(text), board: v.optional(board), columns: list(column) })),
  rows: list(row),
  inGroupsOf: v.optional(v.number()),
});

/** Cases that are all refused; each of its boards by the same clause. */
const cases = v.strictObject({ ...setting, refused: list(v.strictObject({ says: text, each: list(board) })) });

const part = v.strictObject({
  title: text,
  clause: v.optional(clauseId),
  /** For links. */
  id: v.optional(text),
  says: v.optional(text),
  notes: v.optional(list(note)),
  /** Are the notes numbered, since their order matters? */
  ordered: v.optional(v.boolean(), false),
  /** A table of the game's `reference.ts`, by its id. */
  table: v.optional(text),
  counted: v.optional(counted),
  cases: v.optional(cases),
  /** The reader adds up an army here. */
  army: v.optional(v.boolean(), false),
});

const section = v.strictObject({
  /** Across the sheet. */
  wide: v.optional(v.boolean(), false),
  /** The second sheet begins here. */
  sheet: v.optional(v.boolean(), false),
  parts: list(part),
});

/** The quick reference of a game: `content/<game>/reference.yaml`. */
export const sheetSchema = v.strictObject({ lede: text, description: text, sections: list(section) });

export type Sheet = v.InferOutput<typeof sheetSchema>;
export type Part = v.InferOutput<typeof part>;
export type Counted = v.InferOutput<typeof counted>;
export type Counts = v.InferOutput<typeof counts>;
export type Cases = v.InferOutput<typeof cases>;
export type Note = v.InferOutput<typeof note>;
