/*
 * How fast and how light, beside others in the same run: `npm run bench`.
 *
 * npm run bench -- [orders] [odds] [build] [page] [scripts] [phone] [click] [boards] [step]
 *   --runs N     cold loads, rounds and series of which the median counts (5)
 *   --json       writes all figures to .cache/bench/figures.json too
 *   --report     ends well even where a gate is missed
 *   --dist DIR   measures these finished pages instead of building them
 */
import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { readArguments, USAGE } from './arguments.ts';
import { benchOf } from './bench.ts';
import { BUDGETS } from './budgets.ts';
import { MEASURES } from './measures/index.ts';
import { markOf, ratioOf, type Reading } from './reading.ts';
import { table } from './table.ts';
import { CACHE } from './workshop.ts';

const read = readArguments(process.argv.slice(2));
if (!read.ok) {
  console.error(`${read.error}\n\n${USAGE}`);
  process.exit(2);
}
const { names, runs, json, report, dist } = read.value;
const bench = benchOf({ runs, ...(dist !== undefined && { dist: resolve(dist) }) });
const readings: Reading[] = [];
const broken: string[] = [];
for (const name of names) {
  try {
    readings.push(...(await MEASURES[name](bench)));
  } catch (fault) {
    broken.push(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}
await bench.close();

console.log(`\n${table(readings)}`);
for (const fault of broken) console.error(`\nNot measured: ${fault}`);
if (json) {
  const file = join(CACHE, 'figures.json');
  const figures = readings.map((reading) => ({
    ...BUDGETS[reading.id],
    ...reading,
    ratio: ratioOf(reading),
    mark: markOf(reading),
  }));
  writeFileSync(file, `${JSON.stringify({ runs, figures, broken }, null, 2)}\n`);
  console.log(`\nWritten to ${relative(process.cwd(), file)}`);
}
const missed = readings.some((reading) => markOf(reading) === 'missed');
process.exitCode = broken.length > 0 ? 2 : missed && !report ? 1 : 0;
