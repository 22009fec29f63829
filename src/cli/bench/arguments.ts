import { parseArgs } from 'node:util';
import { AT_MOST, LARGEST } from '../../core/numbers.ts';
import { failure, success, type Result } from '../../core/result.ts';
import { measuredGames } from './config.ts';
import { isMeasure, MEASURES, type MeasureName } from './measures/index.ts';

/** The parsed command line of the bench. */
export interface BenchArguments {
  readonly names: readonly MeasureName[];
  readonly runs: number;
  /** The games that are measured, where each has figures of its own. */
  readonly games: readonly string[];
  readonly json: boolean;
  readonly report: boolean;
  readonly dist?: string;
}

export const USAGE = `npm run bench -- [${Object.keys(MEASURES).join('] [')}] [--runs N] [--game NAME] [--json] [--report] [--dist DIR]`;

const OPTIONS = {
  runs: { type: 'string', default: '5' },
  game: { type: 'string' },
  json: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  dist: { type: 'string' },
} as const;

/**
 * Parses the command line. Without names, everything is measured. Refuses unknown options and
 * measures, games without a `bench.yaml`, and a number of runs that is not a whole number of at
 * least 1.
 */
export function readArguments(args: readonly string[]): Result<BenchArguments, string> {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (fault) {
    return failure(fault instanceof Error ? fault.message : String(fault));
  }
  const { values, positionals } = parsed;
  const unknown = positionals.find((name) => !isMeasure(name));
  if (unknown !== undefined) return failure(`There is no measure «${unknown}».`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) return failure(`--runs needs a whole number from 1, not «${values.runs}».`);
  if (runs > LARGEST) return failure(`--runs takes ${AT_MOST}, not «${values.runs}».`);
  const all = Object.keys(MEASURES).filter(isMeasure);
  const names = positionals.length === 0 ? all : all.filter((name) => positionals.includes(name));
  const { game, json, report, dist } = values;
  const games = measuredGames();
  if (game !== undefined && !games.includes(game))
    return failure(`There is no game «${game}» to measure. There are: ${games.join(', ')}.`);
  return success({
    names,
    runs,
    games: game === undefined ? games : [game],
    json,
    report,
    ...(dist !== undefined && { dist }),
  });
}
