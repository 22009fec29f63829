import type { GameId, RulingId, ScenarioId } from '../../core/ids.ts';
import { written } from '../../core/fraction.ts';
import { isKeyed, type Keyed, type Plain } from '../../core/ids.ts';
import { clausePath, href, rulingPath, type SitePath } from '../../register/paths.ts';
import { contentRoot } from '../../register/folders.ts';
import { readSource } from '../../scenario/files/source.ts';
import type { CountedRoll } from '../../scenario/play/count-rolled.ts';
import { gameFile, glossaryFile } from '../files.ts';
import { boardFiles } from '../file-ids.ts';
import { contentsOf } from '../pages/chapters.ts';
import { clauseBoards, stepPath } from '../pages/clause-boards.ts';
import { shownClauses } from '../pages/clauses.ts';
import { comparison } from '../pages/comparison.ts';
import { allRulings, related } from '../pages/rulings.ts';
import { library, shownGames } from '../plays.ts';
import { linkedClauses } from '../reference/index.ts';
import { countedRolls, gamesWithOdds } from '../rolls.ts';
import { readText } from '../text.ts';
import { DATA_VERSION, type DataKind } from './schema.ts';

/** The address of the schema of a kind of file. */
const schemaPath = (kind: DataKind): SitePath => `/data/schemas/${kind}.json`;

/** The address of the schema by which an editor checks the scenarios of a game. */
const scenarioSchemaPath = (game: GameId): SitePath => `/data/schemas/${game}/scenario.json`;

const head = (kind: DataKind) => ({ $schema: href(schemaPath(kind)), version: DATA_VERSION });

/** Every game on the site, with its chapters. */
export async function gamesData() {
  const games = await Promise.all(
    shownGames().map(async (game) => {
      const { prefix, name, edition, credit, character, scale, phases } = gameFile(game).value;
      const chapters = await contentsOf(game);
      return {
        id: game,
        prefix,
        name,
        edition,
        credit,
        character,
        scale,
        phases,
        chapters: chapters.map(({ title, minutes, path }) => ({ title, minutes, page: href(path) })),
        learn: href(`/learn/${game}/`),
        rules: href(`/rules/${game}/`),
      };
    }),
  );
  return { ...head('games'), games };
}

/** The clauses on the rules page of a game, each with its link and the steps that show it. */
export async function clausesData(game: GameId) {
  const { name, edition, credit } = gameFile(game).value;
  const { onSite, met } = await shownClauses(game, await linkedClauses(game));
  const shown = await clauseBoards(game);
  const { rulings: known } = await library(game);
  return {
    ...head('clauses'),
    game,
    name,
    edition,
    credit,
    clauses: [...onSite, ...met].map(({ id, title, section, phase, kind, says, values, rulings }) => ({
      id,
      title,
      section,
      phase,
      kind,
      says,
      ...(values && { values }),
      rulings: rulings.filter((ruling) => known.has(ruling)),
      page: href(clausePath(id)),
      shown: (shown.get(id) ?? []).flatMap((each) => each.steps.map((step) => href(stepPath(each, step.id)))),
    })),
  };
}

/**
 * Every ruling: its question, its readings, the reading that we play, and the result of each step
 * of its board under each reading.
 */
export async function rulingsData() {
  const rulings = await Promise.all(
    (await allRulings()).map(async (played) => {
      const { id, kind, clauses, question, short, readings, ruling, because, needs, status, date, history } =
        played.ruling;
      const by = played.ruling['superseded-by'];
      return {
        id,
        game: played.game,
        kind,
        clauses,
        question,
        short,
        readings: readings.map(({ key, says, effect }) => ({ key, says, effect })),
        played: ruling,
        because,
        ...(needs && { needs }),
        status,
        date,
        history,
        ...(by && { supersededBy: by }),
        related: (await related(played)).map((each): RulingId => each.id),
        page: href(rulingPath(id)),
        ...(played.plays.length > 0 && {
          scenario: played.plays[0]!.played.scenario.id,
          steps: (await comparison(played)).map(({ cells, differs, ...step }) => ({
            ...step,
            differs,
            under: Object.fromEntries(played.plays.map(({ key }, i) => [key, cells[i]])),
          })),
        }),
      };
    }),
  );
  return { ...head('rulings'), rulings };
}

/** The terms of a game’s glossary. */
export const glossaryData = (game: GameId) => ({
  ...head('glossary'),
  game,
  terms: glossaryFile(game).map(({ id, term, also, means, clauses }) => ({
    id,
    term,
    also,
    means,
    clauses,
    page: href(`/glossary/#${game}-${id}`),
  })),
});

/** The scenario that a file of a scenario or of a ruling holds, as its author wrote it. */
function scriptIn(path: string, id: ScenarioId): Keyed | null {
  const text = readText(path);
  const source = text.ok ? readSource(text.value, path) : text;
  const file = source.ok ? (source.value.value as Plain) : null;
  if (!isKeyed(file)) return null;
  return file['id'] === id ? file : isKeyed(file['scenario']) ? file['scenario'] : null;
}

/** Every scenario of a game as it is written, with the addresses at which it is played. */
export async function scenariosData(game: GameId) {
  const { scenarios } = await library(game);
  const files = boardFiles(game, contentRoot(game));
  return {
    ...head('scenarios'),
    game,
    scenarios: files.flatMap(({ file, ids }) =>
      ids.flatMap((id) => {
        const script = scenarios.has(id) ? scriptIn(file, id) : null;
        if (script === null) return [];
        return {
          id,
          title: scenarios.get(id)!.scenario.title,
          embed: href(`/embed/${id}/`),
          steps: href(`/data/scenarios/${id}.json`),
          schema: href(scenarioSchemaPath(game)),
          script,
        };
      }),
    ),
  };
}

const cameOf = (came: CountedRoll) =>
  'says' in came
    ? { refused: came.says, clause: came.clause }
    : {
        outcomes: Object.fromEntries(
          Object.entries(came.odds.chances).flatMap(([outcome, chance]) =>
            chance.ways === 0n ? [] : [[outcome, written(chance)]],
          ),
        ),
      };

/** The exact odds of a game’s rolls, for every set of choices. */
export async function oddsData(game: GameId) {
  const rolls = await countedRolls(game);
  return {
    ...head('odds'),
    game,
    rolls: rolls.map(({ roll: { id, title, choices }, counted }) => ({
      id,
      title,
      page: href(`/odds/${game}/#${id}`),
      choices: choices.map(({ id: choice, asks, values }) => ({
        id: choice,
        asks,
        values: values.map(({ id: value, says }) => ({ id: value, says })),
      })),
      counted: counted.map(({ chosen, came }) => ({ chosen, came: cameOf(came) })),
    })),
  };
}

/** The kinds of file that each game has, the address of each, and what it holds. */
const OF_GAMES = {
  clauses: 'every clause, in our words, and the steps that show it',
  glossary: 'the words of the game',
  scenarios: 'every scenario as it is written',
} as const satisfies Partial<Record<DataKind, string>>;

/** All files of the open data. */
export function catalogueData() {
  const entry = (kind: DataKind, says: string, game?: GameId) => ({
    kind,
    ...(game !== undefined && { game }),
    file: href(game === undefined ? `/data/${kind}.json` : `/data/${game}/${kind}.json`),
    schema: href(schemaPath(kind)),
    says,
  });
  return {
    ...head('catalogue'),
    files: [
      entry('games', 'every game, with its chapters'),
      entry('rulings', 'every ruling, with its readings and what each comes to'),
      ...shownGames().flatMap((game) => [
        ...Object.entries(OF_GAMES).map(([kind, says]) => entry(kind as DataKind, says, game)),
        ...(gamesWithOdds().includes(game) ? [entry('odds', 'exact odds, for every set of choices', game)] : []),
      ]),
    ],
  };
}
