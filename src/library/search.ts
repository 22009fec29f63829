import { join } from 'node:path';
import * as v from 'valibot';
import { strict } from '../core/shape.ts';
import { CONTENT } from '../register/folders.ts';
import { isGame } from '../register/index.ts';
import { readYaml } from './files.ts';

const text = v.pipe(v.string(), v.minLength(1, 'some text'));

const search = strict({
  /** What the empty page of the search offers. */
  examples: v.pipe(v.array(text), v.minLength(1, 'at least one example')),
  /** Groups of words that readers use alike, whatever game they mean. */
  alike: v.array(v.pipe(v.array(text), v.minLength(2, 'at least two words'))),
  /**
   * What readers type, and the beginnings of the addresses of which one must be among the first
   * three.
   */
  queries: v.array(
    strict({
      words: text,
      game: v.optional(v.pipe(v.string(), v.guard(isGame, 'the folder of a game'))),
      wants: v.pipe(v.array(text), v.minLength(1, 'at least one address')),
    }),
  ),
});

/** What the search knows of its readers' words, and the queries that it must answer. */
export type Search = v.InferOutput<typeof search>;

/** Reads what the content says of the search. Throws `BadContent`. */
export const searchFile = (root = CONTENT): Search => readYaml(join(root, 'search.yaml'), search).value;
