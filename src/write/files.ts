/*
 * What `/write/` tells of the files of a game: their faults, their clauses, and their pages.
 */
import { basename } from 'node:path';
import type { ClauseId, GameId } from '../core/ids.ts';
import { chaptersIn, problems } from '../library/chapters.ts';
import { BadContent, gameFiles } from '../library/files.ts';
import { homeOf } from '../library/pages/clause-boards.ts';
import { library, type Library } from '../library/plays.ts';
import { rulingPath, type SitePath } from '../register/paths.ts';
import type { Fault } from '../scenario/files/source.ts';

/** A file of a game, as the list shows it. */
interface ListedFile {
  /** Its path from the root of the project. */
  readonly file: string;
  readonly title: string;
  readonly faults: readonly Fault[];
  readonly clauses: readonly ClauseId[];
  /** The page that it stands on. Null if it stands on none. */
  readonly page: SitePath | null;
}

/** The files of a game by their kinds. */
export interface ListedFiles {
  readonly scenarios: readonly ListedFile[];
  readonly rulings: readonly ListedFile[];
  readonly chapters: readonly ListedFile[];
}

/** Plays what a file holds, and returns the errors that this finds. */
function faultsIn(play: () => unknown): readonly Fault[] {
  try {
    play();
    return [];
  } catch (fault) {
    if (fault instanceof BadContent) return fault.faults;
    throw fault;
  }
}

/** Files that cannot be read. Nothing is known of them but their errors. */
const unread = (faults: readonly Fault[]): readonly ListedFile[] =>
  [...Map.groupBy(faults, ({ file }) => file)].map(([file, own]) => ({
    file,
    title: basename(file),
    faults: own,
    clauses: [],
    page: null,
  }));

async function scenarios(game: GameId, all: Library): Promise<readonly ListedFile[]> {
  const read = [...all.scenarios.values()].map(async (played): Promise<ListedFile> => {
    const { file, scenario } = played;
    const faults = faultsIn(() => played.play);
    const home = await homeOf(scenario.id, played);
    const page = home.startsWith('/embed/') ? null : home;
    return { file, title: scenario.title, faults, clauses: scenario.teaches, page };
  });
  return [...unread(gameFiles(game).scenarios.faults), ...(await Promise.all(read))];
}

const rulings = (game: GameId, all: Library): readonly ListedFile[] => [
  ...unread(gameFiles(game).rulings.faults),
  ...[...all.rulings.values()].map(({ file, ruling, plays }) => ({
    file,
    title: ruling.question,
    faults: plays.flatMap(({ played }) => faultsIn(() => played.play)),
    clauses: ruling.clauses,
    page: rulingPath(ruling.id),
  })),
];

function chapters(game: GameId, all: Library): readonly ListedFile[] {
  const { found, faults } = chaptersIn(game);
  const listed = found.map((chapter): ListedFile => {
    const { file, head, slug, clauses } = chapter;
    let wrong: readonly Fault[] = [];
    const inBoards = faultsIn(() => (wrong = problems(chapter, all)));
    return { file, title: head.title, faults: [...wrong, ...inBoards], clauses, page: `/learn/${game}/${slug}/` };
  });
  return [...unread(faults), ...listed];
}

/** The files of a game that an author writes. Plays all of them. */
export async function listedFiles(game: GameId): Promise<ListedFiles> {
  const all = await library(game);
  return {
    scenarios: await scenarios(game, all),
    rulings: rulings(game, all),
    chapters: chapters(game, all),
  };
}
