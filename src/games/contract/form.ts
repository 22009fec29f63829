import type * as v from 'valibot';
import type { Measure } from '../../geometry/lengths.ts';
import type { OrderTable } from './orders.ts';

/** Words that authors may write, each with a note; the note may be empty. */
export type NamedWords = Readonly<Record<string, string>>;

/**
 * Everything that authors may write for one game. `npm run form` prints it, and editors complete
 * by it. It consists of the tables and schemas with which the engine reads files.
 */
export interface GameForm {
  readonly orders: OrderTable<never>;
  /** What may be written for each kind of field. Null stands for any board. */
  readonly fields: Readonly<Record<string, { readonly form: (state: null) => v.GenericSchema }>>;
  /** The schemas of boards, by what such a board shows. */
  readonly boards: Readonly<Record<string, v.GenericSchema>>;
  /** The game's own words, by what they name: types of unit, terrain, conditions. */
  readonly names: Readonly<Record<string, NamedWords>>;
  /** The tables of sentences: their keys are the events, the reasons of refusals and the rolls. */
  readonly words: {
    readonly events: Readonly<Record<string, unknown>>;
    readonly refusals: Readonly<Record<string, unknown>>;
    readonly rolls: Readonly<Record<string, unknown>>;
  };
  /** On a free table: the schema of each drawing, by its key. All games on a grid share theirs. */
  readonly drawings?: Readonly<Record<string, v.GenericSchema>>;
  /** On a free table: the measure of lengths without one. */
  readonly measure?: Measure;
}

/** Words without notes. */
export const unnoted = (words: readonly string[]): NamedWords => Object.fromEntries(words.map((word) => [word, '']));
