/*
 * What `/write/` tells of the files of a game: their faults, their clauses, and their pages.
 */
import { basename } from 'node:path';
import type { ClauseId, GameId } from '../core/ids.ts';
import { chaptersIn } from '../library/chapters.ts';
import { BadContent, gameFiles } from '../library/files.ts';
import { homeOf } from '../library/pages/clause-boards.ts';
import { library, type Library } from '../library/plays.ts';
import { rulingPath, type SitePath } from '../register/paths.ts';
import type { Fault } from '../scenario/files/source.ts';
import { chapterFaults, deskAnswer, type DeskAnswer } from './desk.ts';

/** A file of a game, as the list shows it. */
interface ListedFile {
  /** Its path from the root of the project. */
  readonly file: string;
  readonly title: string;
  readonly faults: DeskAnswer['faults'];
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

/** Does playing what a file holds find an error? */
function isWrong(play: () => unknown): boolean {
  try {
    play();
    return false;
  } catch (fault) {
    if (fault instanceof BadContent) return true;
    throw fault;
  }
}

/** All errors of a file. Looking for all of them takes longer than to see whether there are any. */
const faultsOf = async (file: string, wrong: boolean): Promise<ListedFile['faults']> =>
  wrong ? (await deskAnswer(file)).faults : [];

/** Files that cannot be read. Nothing is known of them but their errors. */
const unread = (faults: readonly Fault[]): Promise<readonly ListedFile[]> =>
  Promise.all(
    [...new Set(faults.map(({ file }) => file))].map(async (file) => ({
      file,
      title: basename(file),
      faults: await faultsOf(file, true),
      clauses: [],
      page: null,
    })),
  );

async function scenarios(game: GameId, all: Library): Promise<readonly ListedFile[]> {
  const read = [...all.scenarios.values()].map(async (played): Promise<ListedFile> => {
    const { file, scenario } = played;
    const faults = await faultsOf(
      file,
      isWrong(() => played.play),
    );
    const home = await homeOf(scenario.id, played);
    const page = home.startsWith('/embed/') ? null : home;
    return { file, title: scenario.title, faults, clauses: scenario.teaches, page };
  });
  return [...(await unread(gameFiles(game).scenarios.faults)), ...(await Promise.all(read))];
}

async function rulings(game: GameId, all: Library): Promise<readonly ListedFile[]> {
  const read = [...all.rulings.values()].map(async ({ file, ruling, plays }): Promise<ListedFile> => {
    const wrong = plays.some(({ played }) => isWrong(() => played.play));
    const faults = await faultsOf(file, wrong);
    return { file, title: ruling.question, faults, clauses: ruling.clauses, page: rulingPath(ruling.id) };
  });
  return [...(await unread(gameFiles(game).rulings.faults)), ...(await Promise.all(read))];
}

function chapters(game: GameId, all: Library): readonly ListedFile[] {
  const chapters = chaptersIn(game);
  const broken = [...new Set(chapters.faults.map(({ file }) => file))].map((file) => ({
    file,
    title: basename(file),
    faults: chapterFaults(file, chapters, all),
    clauses: [],
    page: null,
  }));
  const listed = chapters.found.map(({ file, head, slug, clauses }): ListedFile => ({
    file,
    title: head.title,
    faults: chapterFaults(file, chapters, all),
    clauses,
    page: `/learn/${game}/${slug}/`,
  }));
  return [...broken.filter(({ file }) => !listed.some((each) => each.file === file)), ...listed];
}

/** The files of a game that an author writes. Plays all of them. */
export async function listedFiles(game: GameId): Promise<ListedFiles> {
  const all = await library(game);
  return {
    scenarios: await scenarios(game, all),
    rulings: await rulings(game, all),
    chapters: chapters(game, all),
  };
}
