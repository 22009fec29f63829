import { basename, relative, resolve, sep } from 'node:path';
import type { GameId } from '../core/ids.ts';
import { CONTENTS } from '../register/folders.ts';
import { isGame } from '../register/index.ts';
import { RULE_TESTS } from './recorded/file.ts';

/** A file with a board that is in its place. */
export interface BoardFile {
  readonly kind: 'scenario' | 'ruling' | 'rule test';
  readonly game: GameId;
}

/** A file of content that has no board of its own. */
export type OtherFile =
  | { readonly kind: 'exam' | 'glossary'; readonly game: GameId }
  | { readonly kind: 'column'; readonly game: GameId; readonly topic: string }
  | { readonly kind: 'topic'; readonly topic: string }
  | { readonly kind: 'exam of the comparison' };

/** What a file is by its path. A draft is a scenario or a ruling that is not in its place yet. */
export type ContentFile = BoardFile | OtherFile | { readonly kind: 'draft' };

/** Whether a file has no board of its own. */
export const isOther = (what: ContentFile): what is OtherFile =>
  !['scenario', 'ruling', 'rule test', 'draft'].includes(what.kind);

/** The paths of the files that are known, one a line, for those who gave another. */
export const KNOWN_FILES: readonly string[] = [
  'content/<game>/scenarios/<name>.yaml     a scenario',
  'tests/games/<game>/scenarios/<name>.yaml a rule test',
  'content/<game>/rulings/<id>.yaml         a ruling',
  'content/<game>/exam.yaml                 an exam',
  'content/compare/exam.yaml                the exam of the comparison',
  'content/<game>/glossary.yaml             a glossary',
  'content/compare/<topic>.yaml             a topic of the comparison',
  'content/<game>/compare/<topic>.yaml      what a game says on a topic',
];

/** The parts of a path below a folder; null if it is elsewhere. */
function below(folder: string, file: string): readonly string[] | null {
  const path = relative(resolve(folder), resolve(file));
  return path === '' || path.startsWith('..') || resolve(path) === path ? null : path.split(sep);
}

function ofGame(game: GameId, [folder = '', name, ...deeper]: readonly string[]): ContentFile | null {
  if (deeper.length > 0) return null;
  if (name === undefined) {
    if (folder === 'glossary.yaml') return { kind: 'glossary', game };
    return folder.endsWith('exam.yaml') ? { kind: 'exam', game } : null;
  }
  if (!name.endsWith('.yaml')) return null;
  if (folder === 'scenarios') return { kind: 'scenario', game };
  if (folder === 'rulings') return { kind: 'ruling', game };
  return folder === 'compare' ? { kind: 'column', game, topic: basename(name, '.yaml') } : null;
}

/** What a file is by its path; null for a file in the content that is none of the known ones. */
export function contentFile(file: string): ContentFile | null {
  const test = below(RULE_TESTS, file);
  if (test !== null) {
    const [game = '', folder, name = ''] = test;
    const isTest = isGame(game) && folder === 'scenarios' && name.endsWith('.yaml') && test.length === 3;
    return isTest ? { kind: 'rule test', game } : null;
  }
  const path = CONTENTS.map((root) => below(root, file)).find((each) => each !== null);
  if (path === undefined) return /\.ya?ml$/.test(file) ? { kind: 'draft' } : null;
  const [folder = '', ...rest] = path;
  if (folder === 'compare' && rest.length === 1 && rest[0]!.endsWith('.yaml'))
    return rest[0] === 'exam.yaml'
      ? { kind: 'exam of the comparison' }
      : { kind: 'topic', topic: basename(rest[0]!, '.yaml') };
  return isGame(folder) ? ofGame(folder, rest) : null;
}
