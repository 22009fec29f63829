import type { GameId, RulingId, ScenarioId } from '../../core/ids.ts';
import { capital, inWords } from '../../games/contract/sentences.ts';
import type { Card } from '../../painters/preview/card.ts';
import { partAround } from '../../painters/preview/part.ts';
import { href, rulingPath, type SitePath } from '../../register/paths.ts';
import type { Scene } from '../../scene/scene.ts';
import { battleIds, battleOf } from '../battles.ts';
import { slugOf } from '../boards/battle.ts';
import { tableScene } from '../boards/table.ts';
import { boardView } from '../boards/view.ts';
import { chapterOf, chapterSlugs } from '../chapters.ts';
import { comparedTopic, comparedTopics } from '../compare/index.ts';
import { gameFile } from '../files.ts';
import { ruling as rulingOf, rulingIds } from '../pages/rulings.ts';
import { gameWith, library, shownGames } from '../plays.ts';
import { alternative } from './alternative.ts';

/** The picture that networks show where somebody links to a page, and its text. */
export interface Preview extends Card {
  readonly alt: string;
}

/** A page with a preview. Undefined if the game of the page has no board yet. */
export interface Previewed {
  readonly page: SitePath;
  readonly preview: () => Promise<Preview | undefined>;
}

/** The address of the picture of a page. */
export const picturePath = (page: SitePath): string => href(`/previews${page.replace(/\/$/, '')}.png`);

/** The proportions of the part of a battle that is shown. */
const BROAD = 1.25;

const withAlt = (card: Card): Preview | undefined =>
  card.boards.length === 0 ? undefined : { ...card, alt: alternative(card.boards) };

const units = ({ marks }: Scene): number =>
  marks.filter((mark) => mark.kind === 'model' || (mark.kind === 'base' && mark.ghost !== true)).length;

/** The first of these scenes that has the most units. */
const fullest = (scenes: readonly Scene[]): Scene =>
  scenes.reduce((best, next) => (units(next) > units(best) ? next : best));

const scenesOf = async (...board: Parameters<typeof boardView>): Promise<readonly Scene[]> =>
  (await boardView(...board)).frames.map(({ scene }) => scene);

/** The board of a game that stands for pages without a board of their own. */
async function tables(games: readonly GameId[]): Promise<Card['boards']> {
  const all = await Promise.all(games.map(async (game) => ({ game, scene: await tableScene(game) })));
  return all.flatMap(({ game, scene }) => (scene === undefined ? [] : [{ name: gameFile(game).value.name, scene }]));
}

/** A chapter: its first board as the reader finds it. */
async function chapterPreview(game: GameId, slug: string): Promise<Preview | undefined> {
  const { head, boards } = chapterOf(game, await library(game), slug);
  const { name } = gameFile(game).value;
  const [first] = boards;
  const shown = first === undefined ? await tables([game]) : [{ name, scene: fullest(await scenesOf(first)) }];
  return withAlt({ kicker: name, title: head.title, note: `Chapter ${head.order}`, boards: shown });
}

/** A ruling: the step in which its readings part, or else the board that bears on it. */
async function rulingPreview(id: RulingId): Promise<Preview | undefined> {
  const { ruling, plays, game } = await rulingOf(id);
  const { name } = gameFile(game).value;
  const [ours] = plays;
  const [parts] = Object.keys(ruling.differs);
  const [further] = ruling.boards;
  const scene = async (): Promise<Scene | undefined> => {
    if (ours === undefined) return further === undefined ? undefined : fullest(await scenesOf(further));
    const { frames } = await boardView(ours.played.scenario.id, { ruling: id, key: ours.key });
    return (frames.find((frame) => frame.id === parts) ?? frames[0])?.scene;
  };
  const own = await scene();
  const boards = own === undefined ? await tables([game]) : [{ name, scene: own }];
  return withAlt({ kicker: name, title: ruling.question, note: `Ruling ${id}`, boards });
}

/** A battle: as soon as all troops stand on the table, the part of it in which they stand. */
async function battlePreview(id: ScenarioId): Promise<Preview | undefined> {
  const { scenario, game } = await battleOf(id);
  const { name } = gameFile(game).value;
  const scene = fullest(await scenesOf(id));
  const board = scene.grid ? scene : { ...scene, view: partAround(scene, BROAD) };
  return withAlt({ kicker: name, title: scenario.title, note: 'A battle to play', boards: [{ name, scene: board }] });
}

/** A topic of the comparison: the situation as each game has it. */
async function topicPreview(id: string): Promise<Preview | undefined> {
  const { title, games } = await comparedTopic(id);
  const own = await Promise.all(
    games.map(async ({ name, column }) =>
      column.scenario === undefined ? [] : [{ name, scene: (await scenesOf(column.scenario))[0]! }],
    ),
  );
  const boards = own.flat();
  const shown = boards.length > 0 ? boards : await tables(games.map(({ game }) => game));
  const note = `${capital(inWords(games.length))} game${games.length === 1 ? '' : 's'} compared`;
  return withAlt({ kicker: 'Compare', title, note, boards: shown });
}

/** The preview of the page of a chapter, a ruling, a battle or a topic. */
export const previews = {
  chapter: (game: GameId, slug: string): Previewed => ({
    page: `/learn/${game}/${slug}/`,
    preview: () => chapterPreview(game, slug),
  }),
  ruling: (id: RulingId): Previewed => ({ page: rulingPath(id), preview: () => rulingPreview(id) }),
  battle: (id: ScenarioId): Previewed => ({
    page: `/play/${gameWith(id)!}/${slugOf(id)}/`,
    preview: () => battlePreview(id),
  }),
  topic: (id: string): Previewed => ({ page: `/compare/${id}/`, preview: () => topicPreview(id) }),
};

/** Every page of the site that has a preview. */
export const previewed = async (): Promise<readonly Previewed[]> => [
  ...shownGames().flatMap((game) => chapterSlugs(game).map((slug) => previews.chapter(game, slug))),
  ...rulingIds().map(previews.ruling),
  ...(await battleIds()).map(previews.battle),
  ...(await comparedTopics()).map(({ id }) => previews.topic(id)),
];
