import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import * as v from 'valibot';
import { chapterSchema, type ChapterHead } from './library/chapter.ts';
import { chapterFiles } from './library/chapters.ts';
import { games } from './library/plays.ts';
import { CONTENTS } from './register/folders.ts';

/** The id of an entry: its game and its slug, `<game>/guns-and-line-of-sight`. */
const named = ({ entry }: { readonly entry: string }): string => {
  const [last = '', folder, ...above] = entry
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  return folder === 'chapters' ? `${above[0] ?? ''}/${last.replace(/^\d+-/, '')}` : `${folder ?? ''}/${last}`;
};

/** The files that match a pattern in the content of every game. */
const ofEachGame = (name: string) =>
  glob({ base: '.', pattern: CONTENTS.map((root) => `${root}/*/${name}`), generateId: named });

const files = ofEachGame('chapters/*.mdx');

const chapters = defineCollection({
  loader: {
    name: 'chapters',
    // Checked before Astro loads them, because this check names the line of an error and Astro's only the file.
    load: (context) => {
      for (const game of games()) chapterFiles(game);
      return files.load(context);
    },
  },
  // Astro accepts only Zod schemas. The real schema is in the library, with those of all other files.
  schema: z.custom<ChapterHead>((head) => v.is(chapterSchema, head)),
});

/** What is needed on the table to play a game, apart from its rules. */
const tables = defineCollection({
  loader: ofEachGame('table.md'),
  schema: z.strictObject({}),
});

export const collections = { chapters, tables };
