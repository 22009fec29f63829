import { multiple, type Fraction } from '../../core/fraction.ts';
import type { GameId } from '../../core/ids.ts';
import { favoured, type Favours } from '../../core/outcomes.ts';
import type { Problem } from '../../core/result.ts';
import { engineOf, loadGame } from '../../register/index.ts';
import type { BattleLength } from '../../scenario/compare/battle-length.ts';
import { countSteps, type ComparedOutcome } from '../../scenario/compare/odds.ts';
import { figuresSchema, type Fight, type Figures } from '../../scenario/compare/figures.ts';
import { Malformed } from '../../scenario/files/malformed.ts';
import { chaptersOf, minutesOf } from '../chapters.ts';
import { rulingFileIds } from '../file-ids.ts';
import { BadContent, clauseFile, readYaml } from '../files.ts';
import { library } from '../plays.ts';
import { battleLength, figuresFile, usualBattle } from './battle-length.ts';

/** A fight and its chances. */
interface WeighedFight {
  readonly says: string;
  readonly chances: Readonly<Record<Favours, Fraction>>;
}

/** The models of a battle: those of each side, the smaller side first, and what they are called. */
interface Models {
  readonly counts: readonly [number, number];
  readonly word: string;
}

/** The places of ranks that hold no model: a gap, and the ground of a gun. */
const NO_MODEL = /[^oCs]/g;

/** The models that stand in ranks in a battle of the usual size. */
async function modelsOf(game: GameId): Promise<Models | null> {
  const loaded = await loadGame(game);
  const { engine } = loaded;
  const sides = new Map<string, number>();
  for (const mark of loaded.scene(usualBattle(game, engine), []).marks) {
    if (mark.kind !== 'base' || mark.ranks === undefined) continue;
    const { length } = mark.ranks.join('').replaceAll(NO_MODEL, '');
    sides.set(mark.side, (sides.get(mark.side) ?? 0) + length);
  }
  if (sides.size === 0) return null;
  const counts = [...sides.values()];
  return { counts: [Math.min(...counts), Math.max(...counts)], word: engine.words.losses };
}

/** The figures of a game, for readers who are choosing one. */
export interface GameFigures extends Pick<
  Figures,
  'choose' | 'battle' | 'pieces' | 'table' | 'needs' | 'published' | 'fits'
> {
  readonly game: GameId;
  readonly length: BattleLength;
  /** The models of each side in the ranks of its bodies; null if a unit is one piece. */
  readonly models: Models | null;
  readonly chapters: { readonly count: number; readonly minutes: number };
  /** The number of clauses that the engine plays. */
  readonly rules: number;
  readonly even: WeighedFight;
}

/** Clauses and rulings that the game does not have. */
function faultsOf(
  game: GameId,
  { battle, pieces, table, needs, fits: { decides, alone } }: Figures,
): readonly Problem[] {
  const clauses = new Set<string>(clauseFile(game).value.map(({ id }) => id));
  const rulings = new Set<string>(rulingFileIds(game));
  return Object.entries({ battle, pieces, table, needs, decides, alone }).flatMap(([path, each]) => [
    ...each.clauses
      .filter((id) => !clauses.has(id))
      .map((found) => ({ path: `${path}.clauses`, found, wanted: 'a clause of this game' })),
    ...each.rulings
      .filter((id) => !rulings.has(id))
      .map((found) => ({ path: `${path}.rulings`, found, wanted: 'a ruling of this game' })),
  ]);
}

const NONE: Fraction = { ways: 0n, of: 1n };

const added = (a: Fraction, b: Fraction): Fraction => {
  const of = multiple(a.of, b.of);
  return { ways: a.ways * (of / a.of) + b.ways * (of / b.of), of };
};

/** How often each side comes off better. */
const balance = (outcomes: readonly ComparedOutcome[]): WeighedFight['chances'] =>
  outcomes.reduce(
    (sums, { chance, ...shared }) => {
      const side = favoured(shared);
      return { ...sums, [side]: added(sums[side], chance) };
    },
    { actor: NONE, neither: NONE, target: NONE },
  );

async function weigh(game: GameId, { says, scenario, beats, board }: Fight): Promise<WeighedFight> {
  const path = 'even';
  const found = (await library(game)).scenarios.get(scenario);
  if (found === undefined) throw new Malformed([{ path, found: scenario, wanted: 'a scenario of this game' }]);
  const counted = countSteps(await engineOf(game), found.scenario, {
    beats,
    changes: board === undefined ? [] : [{ board }],
  });
  if ('says' in counted) throw new Malformed([{ path, found: counted.says, wanted: 'a fight that is allowed' }]);
  return { says, chances: balance(counted.outcomes) };
}

/**
 * The figures of a game, counted by its own rules and on its own boards. Throws `BadContent` with
 * file and line if `figures.yaml` names something that the game does not have, or a fight that
 * cannot be counted.
 */
export async function figuresOf(game: GameId): Promise<GameFigures> {
  const { value: figures, source } = readYaml(figuresFile(game), figuresSchema);
  const faults = faultsOf(game, figures);
  if (faults.length > 0) throw new BadContent(faults.map((problem) => source.at(problem)));
  const all = await library(game);
  const chapters = chaptersOf(game, all);
  const { choose, battle, pieces, table, needs, published, fits } = figures;
  try {
    return {
      game,
      choose,
      battle,
      pieces,
      table,
      needs,
      published,
      fits,
      length: battleLength(game),
      models: await modelsOf(game),
      chapters: {
        count: chapters.length,
        minutes: chapters.reduce((sum, chapter) => sum + minutesOf(chapter, all), 0),
      },
      rules: clauseFile(game).value.filter(({ engine }) => engine).length,
      even: await weigh(game, figures.even),
    };
  } catch (fault) {
    if (fault instanceof Malformed) throw new BadContent(fault.problems.map((problem) => source.at(problem)));
    throw fault;
  }
}
