import * as v from 'valibot';
import { keyed, text, written } from '../files/forms.ts';
import { board, clauseId, rulingId, scenarioId, slug } from '../files/words-schema.ts';
import { strict, whole } from '../../core/shape.ts';

const many = <Schema extends v.GenericSchema>(schema: Schema, wanted: string) =>
  v.pipe(v.array(schema), v.minLength(1, wanted));

/** A moment of the situation. Every game plays it by a step of its own. */
const beat = strict({ id: slug, title: text, says: text });

/** Something that a reader may set. A page shows its first value until the reader sets another. */
const choice = strict({
  id: slug,
  asks: text,
  values: v.pipe(v.array(strict({ id: slug, says: text })), v.minLength(2, 'two values or more')),
});

/** The situation of a topic, told once in words that belong to no game. */
const situation = strict({
  says: text,
  beats: many(beat, 'a beat or more'),
  odds: strict({
    /** The first and the last of the beats with counted orders. */
    beats: v.tuple([slug, slug]),
    /** What is counted, as a heading: `One volley`. */
    title: text,
    /** What each side is called there: `The cavalry`, `the infantry`. */
    actor: text,
    target: text,
  }),
  choices: v.optional(v.array(choice), []),
});

/** What all games share of a topic: `content/compare/<topic>.yaml`. */
export const topicSchema = strict({
  order: whole,
  title: text,
  /** One sentence for the index of topics. */
  about: text,
  /** How the games differ, and why it matters at the table: paragraphs, in plain words. */
  intro: many(text, 'a paragraph or more'),
  questions: many(strict({ id: slug, asks: text }), 'a question or more'),
  situation: v.optional(situation),
});
export type Topic = v.InferOutput<typeof topicSchema>;
export type Situation = NonNullable<Topic['situation']>;

/**
 * A game's answer to a question. If the game does not have such a thing, the answer says so and
 * names the clause or ruling that shows it.
 */
const cell = v.pipe(
  strict({
    says: text,
    clauses: v.optional(v.array(clauseId), []),
    rulings: v.optional(v.array(rulingId), []),
  }),
  v.check(({ clauses, rulings }) => clauses.length + rulings.length > 0, 'a clause or a ruling from which it follows'),
);

/**
 * What a value of a choice means for a game: what changes on its board or in its order, or why it
 * changes nothing.
 */
const change = keyed(
  {
    board: strict({ board, order: v.optional(written) }),
    order: strict({ order: written }),
    none: strict({ none: text }),
  },
  '{ board: … }, { order: … } or { none: why it changes nothing }',
);
export type Change =
  | { readonly board: v.InferOutput<typeof board>; readonly order?: v.InferOutput<typeof written> | undefined }
  | { readonly order: v.InferOutput<typeof written> }
  | { readonly none: string };

/** What one game has to say on a topic: `content/<game>/compare/<topic>.yaml`. */
export const columnSchema = strict({
  /** The chapters of the game that teach it: the last parts of their addresses. */
  chapters: v.optional(v.array(slug), []),
  cells: v.record(slug, cell),
  scenario: v.optional(scenarioId),
  /** A sentence on what the odds of this game count, for below the chart. */
  note: v.optional(text),
  /** How far the odds look: one of the game's horizons. If it is missing, the farthest. */
  horizon: v.optional(slug),
  choices: v.optional(v.record(slug, v.record(slug, change)), {}),
});
export type Column = v.InferOutput<typeof columnSchema>;
