/*
 * Checks a file of content: `npm run scenario -- FILE`. It tells everything that the tests would
 * refuse, and plays a scenario or a ruling step by step. `--write` does what can be done by itself,
 * `--watch` checks again whenever something is saved. Exits with 2 if the file is malformed, with 1
 * if anything else is wrong.
 */
import process from 'node:process';
import type { Scenario } from '../scenario/files/schema.ts';
import { contentFile, isOther, KNOWN_FILES } from '../library/content-file.ts';
import { BadContent } from '../library/files.ts';
import { readText } from '../library/text.ts';
import { faultText } from '../scenario/files/source.ts';
import { fail, given } from './arguments.ts';
import { checkBoard } from './scenario/board.ts';
import type { Report } from './scenario/report.ts';

const USAGE = 'npm run scenario -- FILE [--write] [--watch] [--reading ID=KEY] [--json]';

/**
 * Parses the readings from the command line: `<ruling>=<reading>` each. Exits with 2 if one is
 * malformed.
 */
function readingsOf(all: readonly string[]): Scenario['readings'] {
  const pairs = all.map((each) => each.split('='));
  const bad = pairs.find((pair) => pair.length !== 2);
  if (bad !== undefined)
    fail(2, [`--reading ${bad.join('=')}: expected ID=KEY, a ruling and the key of one of its readings`]);
  return Object.fromEntries(pairs) as Scenario['readings'];
}

const { values, positionals } = given(USAGE, {
  allowPositionals: true,
  options: {
    reading: { type: 'string', multiple: true },
    json: { type: 'boolean' },
    write: { type: 'boolean' },
    watch: { type: 'boolean' },
  },
});

/** Checks the file. Only what its kind needs is loaded. */
async function reportOn(file: string): Promise<Report> {
  const readings = values.reading === undefined ? null : readingsOf(values.reading);
  const read = readText(file);
  if (!read.ok) fail(2, read.error.map(faultText));
  const what = contentFile(file);
  if (what === null) fail(2, [`${file} is no file that this command knows. It knows:`, ...KNOWN_FILES]);
  const wish = { file, completes: values.write === true };
  if (!isOther(what)) return checkBoard({ ...wish, what, readings, isJson: values.json === true });
  if (readings !== null || values.json === true) fail(2, [`--reading and --json are for boards: ${USAGE}`]);
  const { checkOther } = await import('./scenario/other.ts');
  return checkOther(what, wish);
}

async function check(file: string): Promise<void> {
  try {
    const { said, malformed, unmet } = await reportOn(file);
    for (const line of said) console.log(line);
    if (malformed.length > 0) fail(2, [...malformed, ...unmet].map(faultText));
    if (unmet.length > 0) fail(1, unmet.map(faultText));
    if (values.json !== true) console.log(`\n${file}: nothing is wrong.`);
  } catch (fault) {
    if (!(fault instanceof BadContent)) throw fault;
    fail(2, [fault.message]);
  }
}

const [file, ...others] = positionals;
if (file === undefined || others.length > 0) fail(2, [USAGE]);
if (values.watch === true) {
  const { watchFile } = await import('./scenario/watch.ts');
  watchFile(
    file,
    process.argv.slice(2).filter((each) => each !== '--watch'),
  );
} else await check(file);
