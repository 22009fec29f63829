/*
 * Runs all checks: `npm run check`. A failing step does not stop the others, so one run shows every
 * failure; only the browser tests need a successful build. Steps that use one core run beside
 * others. The last lines are the times and the totals.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { type Count, type Timed, add, count, sentence, times } from './check/count.ts';
import { failuresIn, warningsIn } from './check/failures.ts';

interface Step {
  /** The npm script; `args` are its further arguments. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly needs?: string;
  /** The file where a step that counts tests leaves its results as JSON. */
  readonly report?: string;
  /** True if a warning that it prints is a failure. */
  readonly isStrict?: true;
}

/** Steps that run one after another. */
type Lane = readonly Step[];

/** The lanes of a group run at the same time, on two cores. Groups run one after another. */
const GROUPS: readonly (readonly Lane[])[] = [
  // A build generates the types of the content. Only this build includes the clauses of the tests'
  // own game, which the lint and type checks need when they start.
  [[{ script: 'build:own', isStrict: true }]],
  // The unit tests of the site read what the build makes; both lanes take about as long.
  [
    [
      { script: 'lint' },
      { script: 'types', args: ['--noSync'] },
      { script: 'format:check' },
      { script: 'unit:rules', report: '.cache/unit-rules.json' },
    ],
    [
      { script: 'build', isStrict: true },
      { script: 'unit:site', report: '.cache/unit-site.json' },
    ],
  ],
  [[{ script: 'browser', needs: 'build', report: '.cache/browser.json' }]],
];

/** The result of a step: its test counts, the names of the tests that failed, and its time. */
interface StepResult extends Timed {
  readonly count: Count;
  readonly failures: readonly string[];
}

/** Whether a step succeeded, and what it printed. */
interface StepEnd {
  readonly isGood: boolean;
  readonly output: string;
}

/**
 * Runs a step. If it runs alone, its output appears at once. Otherwise, or if it may print no
 * warnings, its output appears at the end, so that the output of two steps is never mixed.
 */
function runScript({ script, args = [], isStrict }: Step, isAlone: boolean): Promise<StepEnd> {
  const output: Buffer[] = [];
  const isLive = isAlone && !isStrict;
  if (isLive) console.log(`\n── ${script}`);
  const child = spawn('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  child.stdout?.on('data', (part: Buffer) => output.push(part));
  child.stderr?.on('data', (part: Buffer) => output.push(part));
  const end = (code: number | null): StepEnd => ({ isGood: code === 0, output: Buffer.concat(output).toString() });
  return new Promise((done) => {
    child.on('error', () => done(end(null)));
    child.on('close', (code) => {
      const ended = end(code);
      if (!isLive) console.log(`\n── ${script}\n${ended.output}`);
      done(ended);
    });
  });
}

async function run(step: Step, isAlone: boolean): Promise<StepResult> {
  const { script, report, isStrict } = step;
  if (report) rmSync(report, { force: true });
  const began = performance.now();
  if (!isAlone) console.log(`── ${script} begins`);
  const { isGood, output } = await runScript(step, isAlone);
  const warnings = isStrict ? warningsIn(output) : [];
  const hasPassed = isGood && warnings.length === 0;
  const seconds = (performance.now() - began) / 1000;
  console.log(`── ${script}: ${hasPassed ? 'good' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  const results = report === undefined ? undefined : read(report);
  const failures = [...failuresIn(results), ...warnings.map((warning) => `${script}: ${warning}`)];
  return { script, seconds, count: count(hasPassed, results), failures };
}

/** The result of a step that is skipped because another one failed: it counts as one failure. */
function notRun({ script, needs = '' }: Step): StepResult {
  console.log(`\n── ${script}: not run because ${needs} failed`);
  return { script, seconds: 0, count: { passed: 0, failed: 1, skipped: 0 }, failures: [] };
}

function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
}

mkdirSync('.cache', { recursive: true });
const began = performance.now();
const all: StepResult[] = [];
const hasFailed = (script: string): boolean => all.some((each) => each.script === script && each.count.failed > 0);
async function runLane(lane: Lane, isAlone: boolean): Promise<void> {
  for (const step of lane)
    all.push(step.needs !== undefined && hasFailed(step.needs) ? notRun(step) : await run(step, isAlone));
}
for (const group of GROUPS) await Promise.all(group.map((lane) => runLane(lane, group.length === 1)));
const failed = all.filter(({ count: { failed: some } }) => some > 0).map(({ script }) => script);
const sum = all.map((each) => each.count).reduce(add);
for (const failure of all.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed.');
if (sum.skipped > 0) console.log(`${sum.skipped} skipped`);
console.log(times((performance.now() - began) / 1000, all));
console.log(sentence(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
