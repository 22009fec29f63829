import type { GameId, RulingId } from '../../../core/ids.ts';
import { listed } from '../../../games/contract/sentences.ts';
import { comparedTopics, type ComparedTopic } from '../../compare/index.ts';
import type { SitePath } from '../../../register/paths.ts';

/** A link to a page of the comparison. */
export interface Elsewhere {
  readonly title: string;
  readonly path: SitePath;
  /** The names of the other games on that page, in one text. */
  readonly others: string;
}

const linkTo =
  (game: GameId) =>
  ({ id, title, games }: ComparedTopic): Elsewhere => ({
    title,
    path: `/compare/${id}/`,
    others: listed(games.filter((each) => each.game !== game).map(({ name }) => name)),
  });

const where = async (game: GameId, has: (column: ComparedTopic['games'][number]['column']) => boolean) =>
  (await comparedTopics())
    .filter(({ games }) => games.some((each) => each.game === game && has(each.column)))
    .map(linkTo(game));

/** The topics that a chapter teaches. */
export const comparedIn = (game: GameId, chapter: string): Promise<readonly Elsewhere[]> =>
  where(game, ({ chapters }) => chapters.includes(chapter));

/** The topics in which a ruling decides an answer. */
export const comparedBy = (game: GameId, ruling: RulingId): Promise<readonly Elsewhere[]> =>
  where(game, ({ cells }) => Object.values(cells).some(({ rulings }) => rulings.includes(ruling)));
