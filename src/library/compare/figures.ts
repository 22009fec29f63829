import { join } from 'node:path';
import { multiple, share, type Fraction } from '../../core/fraction.ts';
import type { GameId } from '../../core/ids.ts';
import { favoured, type Favours } from '../../core/outcomes.ts';
import type { Problem } from '../../core/result.ts';
import { contentRoot } from '../../register/folders.ts';
import { engineOf } from '../../register/index.ts';
import { countSteps, type ComparedOutcome } from '../../scenario/compare/odds.ts';
import {
  figuresSchema,
  type Fight,
  type Figures,
  type NumberOf,
  type Sourced,
} from '../../scenario/compare/figures.ts';
import { Malformed } from '../../scenario/files/malformed.ts';
import { chaptersOf, minutesOf } from '../chapters.ts';
import { BadContent, clauseFile, readYaml } from '../files.ts';
import { library, type Library } from '../plays.ts';
import { comparedTopics } from './index.ts';

/**
 * A length as the rules state it: on the table, and on the ground if the rules state a scale.
 * Lengths on the ground are rounded to metres.
 */
export interface Length {
  readonly says: string;
  readonly metres: number | null;
  readonly from: Sourced;
}

/** The dice on all boards of a game, counted for each order that rolls any. */
interface DiceFigures {
  readonly sides: readonly number[];
  readonly mean: number;
  readonly most: number;
}

/** A fight and its chances. */
interface WeighedFight {
  readonly says: string;
  readonly chances: Readonly<Record<Favours, Fraction>>;
}

/** The figures of a game, for readers who are choosing one. */
export interface GameFigures {
  readonly game: GameId;
  readonly pieces: Sourced;
  readonly table: Sourced;
  readonly dice: DiceFigures;
  readonly chapters: { readonly count: number; readonly minutes: number };
  /** The number of clauses that the engine plays. */
  readonly rules: number;
  /** A length, or why the rules state none. */
  readonly reach: Readonly<Record<keyof Figures['reach'], Length | Sourced>>;
  readonly even: WeighedFight;
  readonly uneven: WeighedFight & { readonly weaker: 'actor' | 'target' };
  /**
   * For everything that the comparison counts, the chance that the acting side comes off better.
   * The smallest comes first.
   */
  readonly spread: readonly number[];
}

const METRES_IN_A_YARD = 0.9144;

/** A number among the values of a clause; null if the keys lead to none. */
function numberAt(game: GameId, { clause, value }: NumberOf): number | null {
  const values: unknown = clauseFile(game).value.find(({ id }) => id === clause)?.values;
  const found = value.reduce(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Readonly<Record<string | number, unknown>>)[key] : undefined,
    values,
  );
  return typeof found === 'number' ? found : null;
}

const isNumber = (reach: NumberOf | Sourced): reach is NumberOf => 'value' in reach;

/** Keys that lead to no number, and clauses that the game does not have. */
function faultsOf(game: GameId, figures: Figures): readonly Problem[] {
  const known = new Set<string>(clauseFile(game).value.map(({ id }) => id));
  const all = { ...figures.reach, scale: figures.scale };
  const numbers = Object.entries(all).flatMap(([name, each]) =>
    isNumber(each) && numberAt(game, each) === null
      ? [{ path: name, found: each.value.join(', '), wanted: `keys to a number among the values of ${each.clause}` }]
      : [],
  );
  const cited = [figures.pieces, figures.table, ...Object.values(all)].flatMap((each) =>
    isNumber(each) ? [each.clause] : each.clauses,
  );
  return [
    ...numbers,
    ...cited
      .filter((id) => !known.has(id))
      .map((id) => ({ path: 'clauses', found: id, wanted: 'a clause of this game' })),
  ];
}

function lengthOf(game: GameId, { measure, scale }: Figures, reach: NumberOf | Sourced): Length | Sourced {
  if (!isNumber(reach)) return reach;
  const number = numberAt(game, reach)!;
  const yards = isNumber(scale) ? numberAt(game, scale)! : null;
  return {
    says: (number === 1 ? (measure.one ?? measure.many) : measure.many).replace('%', String(number)),
    metres: yards === null ? null : Math.round(number * yards * METRES_IN_A_YARD),
    from: { says: '', clauses: [reach.clause, ...(isNumber(scale) ? [scale.clause] : [])], rulings: [] },
  };
}

function diceOf({ scenarios }: Library): DiceFigures {
  const orders = [...scenarios.values()]
    .flatMap(({ play }) => play.steps)
    .flatMap(({ rolls }) => (rolls.some(({ die }) => die !== null) ? [rolls.filter(({ die }) => die !== null)] : []));
  const counts = orders.map((rolls) => rolls.reduce((sum, { count }) => sum + count, 0));
  return {
    sides: [...new Set(orders.flat().map(({ die }) => die!.sides))].sort((a, b) => a - b),
    mean: counts.reduce((sum, count) => sum + count, 0) / counts.length,
    most: Math.max(...counts),
  };
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

async function weigh(game: GameId, name: string, { says, scenario, beats, board }: Fight) {
  const path = `fights.${name}`;
  const found = (await library(game)).scenarios.get(scenario);
  if (found === undefined) throw new Malformed([{ path, found: scenario, wanted: 'a scenario of this game' }]);
  const counted = countSteps(await engineOf(game), found.scenario, {
    beats,
    changes: board === undefined ? [] : [{ board }],
  });
  if ('says' in counted) throw new Malformed([{ path, found: counted.says, wanted: 'a fight that is allowed' }]);
  return { says, chances: balance(counted.outcomes) };
}

async function spreadOf(game: GameId): Promise<readonly number[]> {
  const columns = (await comparedTopics()).flatMap(({ games }) => games.filter((each) => each.game === game));
  return columns
    .flatMap(({ counted }) => [...counted.values()])
    .flatMap((each) => ('outcomes' in each ? [share(balance(each.outcomes).actor)] : []))
    .sort((a, b) => a - b);
}

/**
 * The figures of a game, counted by its own rules and on its own boards. Throws `BadContent` with
 * file and line if `figures.yaml` names something that the game does not have, or a fight that
 * cannot be counted.
 */
export async function figuresOf(game: GameId): Promise<GameFigures> {
  const { value: figures, source } = readYaml(join(contentRoot(game), game, 'figures.yaml'), figuresSchema);
  const faults = faultsOf(game, figures);
  if (faults.length > 0) throw new BadContent(faults.map((problem) => source.at(problem)));
  const all = await library(game);
  const chapters = chaptersOf(game, all);
  const { even, uneven } = figures.fights;
  try {
    return {
      game,
      pieces: figures.pieces,
      table: figures.table,
      dice: diceOf(all),
      chapters: {
        count: chapters.length,
        minutes: chapters.reduce((sum, chapter) => sum + minutesOf(chapter, all), 0),
      },
      rules: clauseFile(game).value.filter(({ engine }) => engine).length,
      reach: {
        musket: lengthOf(game, figures, figures.reach.musket),
        gun: lengthOf(game, figures, figures.reach.gun),
        march: lengthOf(game, figures, figures.reach.march),
      },
      even: await weigh(game, 'even', even),
      uneven: { ...(await weigh(game, 'uneven', uneven)), weaker: uneven.weaker },
      spread: await spreadOf(game),
    };
  } catch (fault) {
    if (fault instanceof Malformed) throw new BadContent(fault.problems.map((problem) => source.at(problem)));
    throw fault;
  }
}
