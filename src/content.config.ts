import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import * as v from 'valibot';
import { chapterSchema, type ChapterHead } from './library/chapter.ts';
import { chapterFiles } from './library/chapters.ts';
import { games } from './library/plays.ts';
import { CONTENTS } from './register/folders.ts';

/** The name of an entry: its game and the last part of its address, `<game>/guns-and-line-of-sight`. */
const named = ({ entry }: { readonly entry: string }): string => {
  const [last = '', room, ...above] = entry
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  return room === 'chapters' ? `${above[0] ?? ''}/${last.replace(/^\d+-/, '')}` : `${room ?? ''}/${last}`;
};

/** Files of this name in the content of every game. */
const ofEachGame = (name: string) =>
  glob({ base: '.', pattern: CONTENTS.map((root) => `${root}/*/${name}`), generateId: named });

const files = ofEachGame('chapters/*.mdx');

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
  loader: ofEachGame('table.md'),
  schema: z.strictObject({}),
});

export const collections = { chapters, tables };
