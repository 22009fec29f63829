/*
 * Measures speed and weight, and compares them with other programs in the same run:
 * `npm run bench`.
 *
 * npm run bench -- [games] [orders] [odds] [geometry] [build] [dev] [size] [page] [large] [five]
 *   [search] [scripts] [phone] [click] [bases] [reach] [boards] [step]
 *   --runs N     how many cold loads, rounds or series to run; the median counts (5)
 *   --game NAME  only this game, where each has figures of its own (games, orders, odds, reach)
 *   --json       also writes all figures to .cache/bench/figures.json
 *   --report     exits with 0 even if a gate is missed
 *   --dist DIR   measures these built pages instead of building the site
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { readArguments, USAGE } from './arguments.ts';
import { benchOf } from './bench.ts';
import { BUDGETS } from './budgets.ts';
import { MEASURES } from './measures/index.ts';
import { markOf, ratioOf, type Measurement } from './measurement.ts';
import { table } from './table.ts';
import { CACHE } from './project.ts';

/** If the load of the machine is higher, the figures are unreliable. */
const BUSY = 0.5;

const read = readArguments(process.argv.slice(2));
if (!read.ok) {
  console.error(`${read.error}\n\n${USAGE}`);
  process.exit(2);
}
const { names, runs, games, json, report, dist } = read.value;
/** The load per processor before the bench starts any work. */
const load = loadavg()[0]! / availableParallelism();
const bench = benchOf({ runs, games, ...(dist !== undefined && { dist: resolve(dist) }) });
const measurements: Measurement[] = [];
const broken: string[] = [];
for (const name of names) {
  try {
    measurements.push(...(await MEASURES[name](bench)));
  } catch (fault) {
    broken.push(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}
await bench.close();

console.log(`\n${table(measurements)}`);
for (const fault of broken) console.error(`\nNot measured: ${fault}`);
if (load > BUSY)
  console.log(
    `\nThe machine was busy with other things (${load.toFixed(1)} programs a processor): times are too long, ratios uncertain.`,
  );
if (json) {
  const file = join(CACHE, 'figures.json');
  const figures = measurements.map((measurement) => ({
    ...BUDGETS[measurement.id],
    ...measurement,
    ratio: ratioOf(measurement),
    mark: markOf(measurement),
  }));
  writeFileSync(file, `${JSON.stringify({ runs, load, figures, broken }, null, 2)}\n`);
  console.log(`\nWritten to ${relative(process.cwd(), file)}`);
}
const missed = measurements.some((measurement) => markOf(measurement) === 'missed');
process.exitCode = broken.length > 0 ? 2 : missed && !report ? 1 : 0;
