import { isScenarioId, type ClauseId, type GameId, type RulingId, type ScenarioId } from '../../core/ids.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import { engineOf, playModule } from '../../register/index.ts';
import { chaptersOf } from '../chapters.ts';
import { boardFileIds, rulingsWith } from '../file-ids.ts';
import { BadContent, clauseFile } from '../files.ts';
import { difference, markAgain, otherwiseOf } from '../other-readings.ts';
import type { PlayedScenario } from '../playable.ts';
import { gameWith, shownGames, library, type Library } from '../plays.ts';
import { wholeTables } from '../battles.ts';
import { svgSprite } from '../../painters/svg.ts';
import { isWriting } from '../on-demand.ts';
import { framesOf, type Frame, type ShownScenario } from '../../panel/frame.ts';
import type { OtherTable } from '../../panel/order-report.ts';
import type { Scene } from '../../scene/scene.ts';
import type { SitePath } from '../../register/paths.ts';

/** Everything that a page needs to show a board. */
export interface BoardView {
  /**
   * The public id, such as `<prefix>.clear-at-last`. For another reading, its key follows:
   * `<prefix>.one-tree-one-house@any-one`.
   */
  readonly id: string;
  readonly title: string;
  readonly game: GameId;
  readonly played: PlayedScenario;
  readonly frames: readonly Frame[];
  /** The JSON of scenes, states and orders for the player. */
  readonly data: SitePath;
  /** The embed page, which shows the scenario file below the board. */
  readonly script: SitePath;
}

export interface OtherReading {
  readonly ruling: RulingId;
  readonly key: string;
}

/** The boards of a game by their public ids, including those of rulings under each reading. */
async function all(game: GameId): Promise<ReadonlyMap<string, PlayedScenario>> {
  const { scenarios, rulings } = await library(game);
  const found = new Map<string, PlayedScenario>(scenarios);
  for (const { ruling, plays } of rulings.values()) {
    for (const { key, played } of plays) {
      const { id } = played.scenario;
      found.set(key === ruling.ruling && !found.has(id) ? id : `${id}@${key}`, played);
    }
  }
  return found;
}

const known = new Map<GameId, ReturnType<typeof all>>();

/** Every board of a game by its public id. */
export function boardsOf(game: GameId): ReturnType<typeof all> {
  const found = known.get(game) ?? all(game);
  known.set(game, found);
  return found;
}

/** Every board of the site by its public id. */
export async function boards(): ReturnType<typeof all> {
  const games = await Promise.all(shownGames().map(boardsOf));
  return new Map(games.flatMap((each) => [...each]));
}

/** The ids of all boards that have a page, also of those whose files cannot be read. */
export const boardIds = (): readonly string[] => shownGames().flatMap((game) => boardFileIds(game));

/** A board of a ruling by its public id. On demand only rulings that name its scenario are read. */
function boardOfRuling(game: GameId, { rulings }: Library, id: string): PlayedScenario | undefined {
  const [scenario, reading] = id.split('@');
  return (isWriting ? rulingsWith(game, [scenario!]) : [...rulings.keys()])
    .flatMap((each) => rulings.get(each as RulingId) ?? [])
    .flatMap(({ ruling, plays }) => plays.filter(({ key }) => key === (reading ?? ruling.ruling)))
    .find(({ played }) => played.scenario.id === scenario)?.played;
}

/** A board by its public id, if there is one. Only files that may hold it are read. */
async function boardWith(id: string): Promise<PlayedScenario | undefined> {
  const game = gameWith(id);
  if (game === undefined) return undefined;
  const all = await library(game);
  return (isScenarioId(id) ? all.scenarios.get(id) : undefined) ?? boardOfRuling(game, all, id);
}

const made = new Map<string, Promise<BoardView>>();

/** Prepares a board for a page. Throws if there is no such scenario. */
export async function boardView(scenario: ScenarioId, reading?: OtherReading): Promise<BoardView> {
  const own = await boardWith(scenario);
  const isOwn = reading === undefined || own?.reading === reading.key;
  const id = isOwn ? scenario : `${scenario}@${reading.key}`;
  const played = isOwn ? own : await boardWith(id);
  if (played === undefined) throw await missing(scenario);
  return prepared(id, scenario, played);
}

/** Why there is no board of this id: its file cannot be read, or no file has it. */
async function missing(id: string): Promise<Error> {
  const game = gameWith(id);
  if (game === undefined) return new Error(`No game has the scenario ${id}`);
  const faults = (await library(game)).unread.get(id);
  return faults === undefined
    ? new Error(`No scenario ${id}: there are ${[...(await boardsOf(game)).keys()].join(', ')}`)
    : new BadContent(faults);
}

/** A board by its public id. Throws `BadContent` if its file cannot be read. */
export async function boardOf(id: string): Promise<PlayedScenario> {
  const found = await boardWith(id);
  if (found === undefined) throw await missing(id);
  return found;
}

/** Prepares each board once per build. */
function prepared(id: string, scenario: ScenarioId, played: PlayedScenario): Promise<BoardView> {
  const making = made.get(id) ?? frame(id, scenario, played);
  made.set(id, making);
  return making;
}

async function frame(id: string, scenario: ScenarioId, played: PlayedScenario): Promise<BoardView> {
  // A ruling about a phase that is not on the site yet may have no page to link to.
  const { rulings } = await library(played.game);
  const frames = framesOf({
    game: await playModule(played.game),
    board: id,
    steps: played.play.steps.map((step) => ({ ...step, reads: step.reads.filter((ruling) => rulings.has(ruling)) })),
    otherwise: await otherwiseBySteps(played),
    differing: differingSteps(await engineOf(played.game), played, rulings),
    clauseSays: clauseSays(played.game),
  });
  return {
    id,
    title: played.scenario.title,
    game: played.game,
    played,
    frames,
    data: `/data/scenarios/${id}.json`,
    script: `/embed/${scenario}/`,
  };
}

/** Is this a board of a ruling under a reading that we do not play? */
const isOtherReading = ({ ruling, reading }: PlayedScenario): boolean => ruling !== null && reading !== ruling.ruling;

/**
 * The results of each step under other readings. A board that already shows another reading tells
 * none.
 */
async function otherwiseBySteps(played: PlayedScenario): Promise<ShownScenario['otherwise']> {
  if (isOtherReading(played)) return new Map();
  const { game, scenario } = played;
  const chapters = chaptersOf(game, await library(game));
  const order = chapters.find(({ boards: all }) => all.includes(scenario.id))?.boards ?? [];
  const before = await Promise.all(order.slice(0, Math.max(0, order.indexOf(scenario.id))).map(boardWith));
  const told = new Set<RulingId>();
  for (const each of before) if (each !== undefined) markAgain([...(await otherTables(each)).values()], told);
  const own = await otherTables(played);
  const marked = markAgain([...own.values()], told);
  return new Map([...own.keys()].map((step, i) => [step, marked[i]!]));
}

const knownTables = new Map<PlayedScenario, ReturnType<typeof findTables>>();

/**
 * For each step id, the other readings that lead to a different result. None of them is marked as
 * already told.
 */
function otherTables(played: PlayedScenario): ReturnType<typeof findTables> {
  const found = knownTables.get(played) ?? findTables(played);
  knownTables.set(played, found);
  return found;
}

async function findTables(played: PlayedScenario): Promise<ReadonlyMap<string, readonly OtherTable[]>> {
  const { rulings } = await library(played.game);
  const engine = await engineOf(played.game);
  const steps = played.play.steps.map((step, i) => {
    const all = otherwiseOf(engine, step, played.scenario.steps[i]).flatMap((each): readonly OtherTable[] => {
      // A ruling about a phase that is not on the site yet may have no page to link to.
      const ruling = rulings.get(each.ruling)?.ruling;
      if (ruling === undefined) return [];
      const reading = ruling.readings.find(({ key }) => key === each.reading)?.says ?? '';
      return [{ ...each, asks: ruling.question, reading, again: false }];
    });
    return [step.id, all] as const;
  });
  return new Map(steps);
}

/** How the steps that differ under this reading turn out, compared with the reading we play. */
function differingSteps(
  engine: AnyEngine,
  played: PlayedScenario,
  rulings: Library['rulings'],
): ReadonlyMap<string, string> {
  const { ruling, reading, play } = played;
  if (ruling === null || reading === null || !isOtherReading(played)) return new Map();
  const asRuled = rulings.get(ruling.id)?.plays[0]?.played.play.steps ?? [];
  const steps = play.steps.flatMap((step, i) => {
    const ours = asRuled[i];
    if (ours === undefined || !(reading in (ruling.differs[step.id] ?? {}))) return [];
    return [[step.id, difference(engine, ours, step) ?? 'the odds are different.'] as const];
  });
  return new Map(steps);
}

const ledgers = new Map<GameId, ReadonlyMap<string, string>>();

/** Looks up the text of a clause, and reads the clauses of a game only once. */
function clauseSays(game: GameId): (id: ClauseId) => string {
  const says = ledgers.get(game) ?? new Map(clauseFile(game).value.map((clause) => [clause.id, clause.says]));
  ledgers.set(game, says);
  return (id) => says.get(id) ?? '';
}

const sprites = new Map<GameId, string>();

/**
 * Draws the symbols that the boards of each game share. Await it before `spriteOnce`. While an
 * author writes, each board has only its own: to draw those of all would take playing all.
 */
export async function drawSprites(): Promise<void> {
  if (isWriting || sprites.size > 0) return;
  const scenes = new Map<GameId, Scene[]>();
  for (const [id, played] of await boards()) {
    const { game, frames } = await prepared(id, played.scenario.id, played);
    scenes.set(game, [...(scenes.get(game) ?? []), ...frames.map((each) => each.scene)]);
  }
  // On the page of a battle the whole table is drawn, and so smaller than in its lesson.
  for (const [game, drawn] of scenes) sprites.set(game, svgSprite([...drawn, ...(await wholeTables(game))]));
}

/**
 * The sprite of a game for its first board on a page, which has these scenes. Empty for later
 * boards, which use the same symbols.
 */
export function spriteOnce(page: object, game: GameId, scenes: readonly Scene[]): string {
  if (isWriting) return svgSprite(scenes);
  const paged = page as { sprites?: Set<GameId> };
  const seen = (paged.sprites ??= new Set());
  if (seen.has(game)) return '';
  seen.add(game);
  return sprites.get(game) ?? '';
}
