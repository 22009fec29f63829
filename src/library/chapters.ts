import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../core/ids.ts';
import type { Fault } from '../scenario/files/source.ts';
import { minutesFor, readChapter, slugOf, type ChapterFile } from './chapter.ts';
import { rulingFileIds, scenarioIds } from './file-ids.ts';
import { BadContent, clauseFile, glossaryFile } from './files.ts';
import { readMdx } from './mdx.ts';
import type { Library } from './plays.ts';
import { contentRoot, gamesWithContent } from '../register/folders.ts';
import { readText } from './text.ts';
import { isWriting } from './on-demand.ts';

/** The chapters of a game that could be read, in order, and the errors of the others. */
export interface Chapters {
  readonly found: readonly ChapterFile[];
  readonly faults: readonly Fault[];
}

function readChapters(game: string, root: string): Chapters {
  const known = {
    // A chapter may also use boards of other games.
    scenarios: new Set(
      [game, ...gamesWithContent()].flatMap((each) => scenarioIds(each, each === game ? root : undefined)),
    ),
    clauses: new Set<string>(clauseFile(game, root).value.map(({ id }) => id)),
    rulings: new Set(rulingFileIds(game, root)),
    terms: new Set<string>(glossaryFile(game, root).map(({ id }) => id)),
  };
  const faults: Fault[] = [];
  const chapters: ChapterFile[] = [];
  for (const file of chapterPaths(game, root)) {
    const text = readText(file);
    const chapter = text.ok ? readChapter(text.value, file, known) : text;
    if (chapter.ok) chapters.push(chapter.value);
    else faults.push(...chapter.error);
  }
  faults.push(...chapters.flatMap((chapter, i) => duplicates(chapter, chapters.slice(0, i))));
  return { found: chapters.toSorted((a, b) => a.head.order - b.head.order), faults };
}

/** The chapters of a game that can be read, not checked by play, and the errors of the others. */
export const chaptersIn = (game: GameId): Chapters => readChapters(game, contentRoot(game));

/** The chapters of a game, in order. Throws `BadContent` with all errors of all chapters. */
export function chapterFiles(game: string, root = contentRoot(game)): readonly ChapterFile[] {
  const { found, faults } = readChapters(game, root);
  if (faults.length > 0) throw new BadContent(faults);
  return found;
}

/** The paths of a game's chapters, those included that cannot be read. */
export const chapterPaths = (game: string, root = contentRoot(game)): readonly string[] =>
  mdxFiles(join(root, game, 'chapters'));

/** The terms of the glossary that the chapters of a game mark, each with the first chapter. */
export function termsInChapters(game: string): readonly { readonly id: string; readonly chapter: string }[] {
  const found = new Map<string, string>();
  for (const chapter of chapterPaths(game)) {
    const text = readText(chapter);
    const mdx = text.ok ? readMdx(text.value, chapter) : text;
    for (const { name, attributes } of mdx.ok ? mdx.value.uses : []) {
      const id = attributes.get('id');
      if (name === 'Term' && typeof id === 'string' && !found.has(id)) found.set(id, chapter);
    }
  }
  return [...found].map(([id, chapter]) => ({ id, chapter }));
}

/** The chapters in a folder, sorted by name. Empty if the folder does not exist. */
function mdxFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Chapter numbers, addresses and boards are public links, so no two chapters may share one. */
function duplicates({ head, slug, boards, at }: ChapterFile, before: readonly ChapterFile[]): readonly Fault[] {
  const fault = (found: string, { file }: ChapterFile) =>
    at({ path: 'order', found: `${found}, as in ${file}`, wanted: 'a number, an address and boards of its own' });
  return before.flatMap((other) => [
    ...(other.head.order === head.order ? [fault(`chapter ${head.order}`, other)] : []),
    ...(other.slug === slug ? [fault(`the address ${slug}`, other)] : []),
    ...boards.filter((id) => other.boards.includes(id)).map((id) => fault(`the board ${id}`, other)),
  ]);
}

/** Clauses that a chapter claims to teach, but that decide nothing on any of its boards. */
export const untaught = ({ head, boards, at }: ChapterFile, { scenarios }: Library): readonly Fault[] => {
  const cited = new Set<string>(
    boards.flatMap((id) => scenarios.get(id)?.play.steps.flatMap((step) => step.cited) ?? []),
  );
  return head.teaches.flatMap((id, i) =>
    cited.has(id)
      ? []
      : [at({ path: `teaches.${i}`, found: id, wanted: 'a clause that decides a step on a board of this chapter' })],
  );
};

/** Boards among a chapter's questions that have neither a prediction nor a task. */
export const unasked = ({ file, questions }: ChapterFile, { scenarios }: Library): readonly Fault[] =>
  questions.flatMap(({ board, line, column }) => {
    const steps = scenarios.get(board)?.play.steps ?? [];
    const asks = steps.some(({ ask, task }) => ask !== null || task !== null);
    const wanted = 'a board with a step that asks or sets a task';
    return asks ? [] : [{ file, line, column, path: '', found: `${board} in <Questions>`, wanted }];
  });

/** The minutes that a chapter takes, with every step of its boards and every answer to them. */
export function minutesOf({ words, boards }: ChapterFile, { scenarios }: Library): number {
  const steps = boards.flatMap((id) => scenarios.get(id)?.play.steps ?? []);
  return minutesFor(words, steps.length, steps.filter(({ ask, task }) => ask !== null || task !== null).length);
}

/** The errors of a chapter that only playing its boards shows. */
export const boardProblems = (chapter: ChapterFile, all: Library): readonly Fault[] => [
  ...untaught(chapter, all),
  ...unasked(chapter, all),
];

const cache = new Map<GameId, readonly ChapterFile[]>();

/**
 * The chapters of a game, checked against its played boards. Throws `BadContent`. While an author
 * writes, those that can be read, unchecked: `chapterOf` checks the one that is shown.
 */
export function chaptersOf(game: GameId, all: Library): readonly ChapterFile[] {
  const known = cache.get(game);
  if (known !== undefined) return known;
  const chapters = isWriting ? readChapters(game, contentRoot(game)).found : chapterFiles(game);
  const faults = isWriting ? [] : chapters.flatMap((chapter) => boardProblems(chapter, all));
  if (faults.length > 0) throw new BadContent(faults);
  cache.set(game, chapters);
  return chapters;
}

/** A chapter by the last part of its address. Throws `BadContent` if it cannot be read or shown. */
export function chapterOf(game: GameId, all: Library, slug: string): ChapterFile {
  const found = chaptersOf(game, all).find((chapter) => chapter.slug === slug);
  if (found === undefined) {
    const { faults } = readChapters(game, contentRoot(game));
    throw new BadContent(faults.filter(({ file }) => slugOf(file) === slug));
  }
  const faults = isWriting ? boardProblems(found, all) : [];
  if (faults.length > 0) throw new BadContent(faults);
  return found;
}

/** The last parts of the addresses of a game's chapters, those included that cannot be read. */
export const chapterSlugs = (game: GameId): readonly string[] =>
  chapterPaths(game).flatMap((file) => slugOf(file) ?? []);
