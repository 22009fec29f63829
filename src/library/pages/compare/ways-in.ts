import type { GameId, RulingId } from '../../../core/ids.ts';
import { listed } from '../../../games/contract/sentences.ts';
import { topicsWith, type GameTopic } from '../../compare/columns.ts';
import { gameFile } from '../../files.ts';
import { wholeGames } from '../../plays.ts';
import type { SitePath } from '../../../register/paths.ts';
import type { Scenario } from '../../../scenario/files/schema.ts';

/** A link to a page of the comparison. */
export interface Elsewhere {
  readonly title: string;
  readonly path: SitePath;
  /** The names of the other games on that page, in one text. */
  readonly others: string;
}

const linkTo =
  (game: GameId) =>
  ({ id, title }: GameTopic): Elsewhere => ({
    title,
    path: `/compare/${id}/`,
    others: listed(
      wholeGames()
        .filter((each) => each !== game)
        .map((each) => gameFile(each).value.name),
    ),
  });

/** The topics with something of a game; none for a game of which the site lacks a phase. */
const where = (game: GameId, word: string, has: (column: GameTopic['column']) => boolean): readonly Elsewhere[] =>
  wholeGames().includes(game)
    ? topicsWith(game, word)
        .filter(({ column }) => has(column))
        .map(linkTo(game))
    : [];

/** The topics that a chapter teaches. */
export const comparedIn = (game: GameId, chapter: string): readonly Elsewhere[] =>
  where(game, chapter, ({ chapters }) => chapters.includes(chapter));

/** The topics in which a ruling decides an answer. */
export const comparedBy = (game: GameId, ruling: RulingId): readonly Elsewhere[] =>
  where(game, ruling, ({ cells }) => Object.values(cells).some(({ rulings }) => rulings.includes(ruling)));

/**
 * Whether a game plays the situation of a topic with this scenario. There each step is one picture,
 * for all games go on together.
 */
export const isCompared = ({ game, id }: Pick<Scenario, 'game' | 'id'>): boolean =>
  where(game, id, ({ scenario }) => scenario === id).length > 0;
