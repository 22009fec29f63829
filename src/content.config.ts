import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import * as v from 'valibot';
import { chapterSchema, type ChapterHead } from './library/chapter.ts';
import { chapterFiles } from './library/chapters.ts';
import { games } from './library/plays.ts';
import { isWriting } from './library/on-demand.ts';
import { CONTENTS } from './register/folders.ts';

/** The id of an entry: its game and the last part of its URL, `<game>/guns-and-line-of-sight`. */
const named = ({ entry }: { readonly entry: string }): string => {
  const [last = '', folder, ...above] = entry
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  return folder === 'chapters' ? `${above[0] ?? ''}/${last.replace(/^\d+-/, '')}` : `${folder ?? ''}/${last}`;
};

/** A loader for the files of this name in the content of every game. */
const ofEachGame = (name: string) =>
  glob({ base: '.', pattern: CONTENTS.map((root) => `${root}/*/${name}`), generateId: named });

const files = ofEachGame('chapters/*.mdx');

const chapters = defineCollection({
  loader: {
    name: 'chapters',
    // Checked first, because these errors name the line. Astro's own error would only name the
    // file.
    load: (context) => {
      if (!isWriting) for (const game of games()) chapterFiles(game);
      return files.load(context);
    },
  },
  // Astro accepts only Zod schemas. The real schema is in the library, which checks all other files
  // too.
  schema: z.custom<ChapterHead>((head) => v.is(chapterSchema, head)),
});

/** The page of what a player needs on the table to play a game. */
const tables = defineCollection({
  loader: ofEachGame('table.md'),
  schema: z.strictObject({}),
});

export const collections = { chapters, tables };
