import { join } from 'node:path';
import { contentRoot } from '../register/folders.ts';
import { columnSchema } from '../scenario/compare/schema.ts';
import { readSource, shaped } from '../scenario/files/source.ts';
import { chapterPaths } from './chapters.ts';
import { rulingIn, yamlFiles } from './files.ts';
import { readMdx } from './mdx.ts';
import { readText } from './text.ts';

/** Whether the text of a file is worth reading. */
type Wanted = (text: string) => boolean;

const everything: Wanted = () => true;

/** The texts of files that can be read. */
const texts = (
  files: readonly string[],
  isWanted: Wanted,
): readonly { readonly file: string; readonly text: string }[] =>
  files.flatMap((file) => {
    const read = readText(file);
    return read.ok && isWanted(read.value) ? [{ file, text: read.value }] : [];
  });

function boardsOfChapter(text: string, file: string): readonly string[] {
  const mdx = readMdx(text, file);
  const uses = mdx.ok ? mdx.value.uses.filter(({ name }) => name === 'Board') : [];
  return uses.flatMap(({ attributes }) => attributes.get('scenario') ?? []).filter((id) => typeof id === 'string');
}

function boardsOfRuling(file: string): readonly string[] {
  const read = rulingIn(file);
  if (!read.ok) return [];
  const { boards, scenario } = read.value.value;
  const own = typeof scenario === 'object' ? scenario.id : scenario;
  return [...boards, ...(own === undefined ? [] : [own])];
}

function boardsOfColumn(text: string, file: string): readonly string[] {
  const source = readSource(text, file);
  const column = source.ok ? shaped(source.value, columnSchema) : source;
  return column.ok && column.value.scenario !== undefined ? [column.value.scenario] : [];
}

/**
 * The ids of the scenarios that the pages of a game show: those of its chapters, of its rulings and
 * of its columns in the comparison. Files that are malformed show nothing; others tell what is
 * wrong with them. `isWanted` may leave out texts that are not worth reading.
 */
export function boardsOnPages(game: string, isWanted = everything): ReadonlySet<string> {
  const folder = join(contentRoot(game), game);
  return new Set([
    ...texts(chapterPaths(game), isWanted).flatMap(({ text, file }) => boardsOfChapter(text, file)),
    ...texts(yamlFiles(join(folder, 'rulings')), isWanted).flatMap(({ file }) => boardsOfRuling(file)),
    ...texts(yamlFiles(join(folder, 'compare')), isWanted).flatMap(({ text, file }) => boardsOfColumn(text, file)),
  ]);
}

/** Whether a page of its game shows this scenario. Reads only the files that name it. */
export const isOnPage = (game: string, id: string): boolean => boardsOnPages(game, (text) => text.includes(id)).has(id);
