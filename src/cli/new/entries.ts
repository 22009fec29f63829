import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isKeyed, type Plain } from '../../core/ids.ts';
import { failure, success, type Result } from '../../core/result.ts';
import { clauseFile, glossaryFile } from '../../library/files.ts';
import { ofEveryGame, STARTERS, type Asked, type Made, type Places } from './made.ts';
import { begunFrom } from './starter.ts';

/** The ids in the list of this name; null if the text has no such list. */
function idsIn(text: string, list: string): readonly unknown[] | null {
  try {
    const value = parse(text) as Plain;
    const entries = isKeyed(value) ? value[list] : undefined;
    return Array.isArray(entries) ? entries.map((each: Plain) => (isKeyed(each) ? each['id'] : undefined)) : null;
  } catch {
    return null;
  }
}

/** An entry to be added to a list in a file. */
interface Entry {
  readonly file: string;
  /** The key of the list, which is the last of the file. */
  readonly list: string;
  readonly id: string;
  /** A whole file with this entry alone. */
  readonly alone: string;
  /** What stands between two entries. */
  readonly gap: string;
}

/**
 * The file with the entry behind all others, as they are; if there is no file, one with the entry
 * alone. Refuses an id that is in the list.
 */
function added({ file, list, id, alone, gap }: Entry): Result<Made['files'], string> {
  if (!existsSync(file)) return success([{ file, text: alone, isNew: true }]);
  const before = readFileSync(file, 'utf8');
  const ids = idsIn(before, list);
  if (ids?.includes(id) === true) return failure(`There is ${id} in ${file} already.`);
  const heading = `${list}:\n`;
  const entry = alone.slice(alone.indexOf(heading) + heading.length);
  const text = `${before.trimEnd()}\n${gap}${entry}`;
  if (ids === null || idsIn(text, list)?.at(-1) !== id)
    return failure(`The list ${list} has to be the last of ${file}, for the new entry to stand behind it.`);
  return success([{ file, text, isNew: false }]);
}

/** A question at the end of the exam of a game, or of the one about the comparison. */
export function newQuestion({ game, name }: Asked, places: Places): Result<Made, string> {
  const folder = join(game === 'compare' ? places.shared : places.content(game), game);
  const alone = begunFrom(join(folder, STARTERS, 'exam.yaml'), { name });
  if (!alone.ok) return alone;
  const file = join(folder, 'exam.yaml');
  const files = added({ file, list: 'items', id: name, alone: alone.value, gap: game === 'compare' ? '' : '\n' });
  if (!files.ok) return files;
  return success({
    files: files.value,
    preview: null,
    check: `npm run exam -- ${game} --item ${name}`,
    then: [],
  });
}

/** A term at the end of the glossary of a game. */
export function newTerm({ game, name, title }: Asked, places: Places): Result<Made, string> {
  if (/\d/.test(name)) return failure(`The id of a term has no digits: ${name}.`);
  const root = places.content(game);
  const word = title.toLowerCase();
  const other = glossaryFile(game, root).find(({ term, also }) =>
    [term, ...also].some((each) => each.toLowerCase() === word),
  );
  if (other !== undefined && other.id !== name)
    return failure(`The word ${title} stands in the term ${other.id} already.`);
  const [clause] = clauseFile(game, root).value;
  const alone = begunFrom(ofEveryGame('glossary.yaml'), { name, title, clause: clause!.id });
  if (!alone.ok) return alone;
  const files = added({
    file: join(root, game, 'glossary.yaml'),
    list: 'terms',
    id: name,
    alone: alone.value,
    gap: '',
  });
  if (!files.ok) return files;
  return success({
    files: files.value,
    preview: `/glossary/#${game}-${name}`,
    check: 'npm run clauses',
    then: [`Mark the word where it first matters: <Term id="${name}">…</Term>.`],
  });
}
