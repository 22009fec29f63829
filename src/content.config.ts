import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import * as v from 'valibot';
import { chapterSchema, type ChapterHead } from './library/chapter.ts';
import { chapterFiles } from './library/chapters.ts';
import { games } from './library/plays.ts';

/** The name of an entry: its game and the last part of its address, `<game>/guns-and-line-of-sight`. */
const named = ({ entry }: { readonly entry: string }): string =>
  entry.replace(/\.mdx?$/, '').replace(/\/chapters\/\d+-/, '/');

const files = glob({ base: './content', pattern: '*/chapters/*.mdx', generateId: named });

const chapters = defineCollection({
  loader: {
    name: 'chapters',
    // The check comes first, because it names the line where Astro's own complaint would name only the file.
    load: (context) => {
      for (const game of games()) chapterFiles(game);
      return files.load(context);
    },
  },
  // Astro takes schemas of Zod only; what the files must hold is written once, in the library that checks all other files.
  schema: z.custom<ChapterHead>((head) => v.is(chapterSchema, head)),
});

/** What one needs to play a game, apart from its rules. */
const tables = defineCollection({
  loader: glob({ base: './content', pattern: '*/table.md', generateId: named }),
  schema: z.strictObject({}),
});

export const collections = { chapters, tables };
