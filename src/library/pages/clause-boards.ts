import type { ClauseId } from '../../core/ids.ts';
import type { GameId } from '../../core/ids.ts';
import { chaptersOf } from '../chapters.ts';
import type { PlayedScenario } from '../playable.ts';
import { once } from '../../core/once.ts';
import { library, type Library } from '../plays.ts';
import { boardsOf } from '../boards/view.ts';
import { rulingPath, type SitePath } from '../../register/paths.ts';

/** A board on which a clause decides something. */
export interface ClauseBoard {
  /**
   * The board's public id, such as `<prefix>.clear-at-last`; under another reading
   * `<prefix>.one-tree-one-house@any-one`.
   */
  readonly board: string;
  readonly title: string;
  /** The page it is on: a chapter, a ruling, or otherwise its embed page. */
  readonly page: SitePath;
  readonly on: 'chapter' | 'ruling' | 'player';
  /** Whether it was made to show this clause. */
  readonly teaches: boolean;
  /** The steps in which the clause affects what happens. */
  readonly steps: readonly { readonly id: string; readonly title: string }[];
}

/** The path of a step: `/learn/<game>/guns-and-line-of-sight/#<prefix>.clear-at-last:the-shot`. */
export const stepPath = ({ page, board }: ClauseBoard, step: string): SitePath => `${page}#${board}:${step}`;

/** For each board in a chapter, the page of that chapter. */
const chapterPages = (game: GameId, all: Library): ReadonlyMap<string, SitePath> =>
  new Map(
    chaptersOf(game, all).flatMap(({ slug, boards: ids }) => ids.map((id) => [id, `/learn/${game}/${slug}/`] as const)),
  );

/** For each further board that a ruling lists besides its own, the page of that ruling. */
const rulingPages = ({ rulings }: Library): ReadonlyMap<string, SitePath> =>
  new Map(
    [...rulings.values()].flatMap(({ ruling }) => ruling.boards.map((id) => [id, rulingPath(ruling.id)] as const)),
  );

/** The pages of a game's boards. Those of rulings are known only once they are asked for. */
interface Pages {
  readonly chapters: ReadonlyMap<string, SitePath>;
  readonly rulings: () => ReadonlyMap<string, SitePath>;
}

const pagesOf = async (game: GameId): Promise<Pages> => {
  const all = await library(game);
  return { chapters: chapterPages(game, all), rulings: once(() => rulingPages(all)) };
};

/**
 * Where the site shows each clause of a game. Boards made for the clause come first, and among them
 * those in chapters.
 */
export async function clauseBoards(game: GameId): Promise<ReadonlyMap<ClauseId, readonly ClauseBoard[]>> {
  const pages = await pagesOf(game);
  const found = new Map<ClauseId, ClauseBoard[]>();
  for (const [board, played] of await boardsOf(game)) {
    for (const [clause, steps] of citing(played)) {
      const all = found.get(clause) ?? [];
      // Another reading of a board that is already listed adds nothing.
      if (all.some((each) => each.board === played.scenario.id)) continue;
      found.set(clause, [
        ...all,
        { ...place(board, played, pages), teaches: played.scenario.teaches.includes(clause), steps },
      ]);
    }
  }
  const rank = ({ on, teaches }: ClauseBoard): number =>
    (teaches ? 0 : 3) + ['chapter', 'ruling', 'player'].indexOf(on);
  return new Map([...found].map(([clause, all]) => [clause, all.toSorted((a, b) => rank(a) - rank(b))]));
}

function place(board: string, { scenario, ruling }: PlayedScenario, pages: Pages) {
  const chapter = pages.chapters.get(board);
  const { title } = scenario;
  if (chapter !== undefined) return { board, title, page: chapter, on: 'chapter' } as const;
  const settled = ruling === null ? pages.rulings().get(board) : rulingPath(ruling.id);
  if (settled !== undefined) return { board, title, page: settled, on: 'ruling' } as const;
  return { board, title, page: `/embed/${scenario.id}/`, on: 'player' } as const;
}

/** The clauses that a board's steps cite, with those steps. */
function citing({ play }: PlayedScenario): ReadonlyMap<ClauseId, ClauseBoard['steps']> {
  const found = new Map<ClauseId, { id: string; title: string }[]>();
  for (const { id, title, cited } of play.steps)
    for (const clause of new Set(cited)) found.set(clause, [...(found.get(clause) ?? []), { id, title }]);
  return found;
}

/** The page that a board is on. */
export async function homeOf(board: string, played: PlayedScenario): Promise<SitePath> {
  return place(board, played, await pagesOf(played.game)).page;
}
