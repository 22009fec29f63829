/*
 * Everything that must hold, one step after another: `npm run check`. A step that fails does not keep the others from being looked at, so
 * that one run tells all; only the browser tests need a build. The last line is the sum.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { type Count, add, count, sentence } from './check/count.ts';
import { named } from './check/named.ts';

interface Step {
  /** The npm script. */
  readonly script: string;
  readonly needs?: string;
  /** Where the step leaves its results as JSON, if it counts tests. */
  readonly report?: string;
}

const STEPS: readonly Step[] = [
  { script: 'format:check' },
  // The types of content and of import.meta.env are made, not kept.
  { script: 'sync' },
  { script: 'lint' },
  { script: 'types' },
  { script: 'build' },
  // Some of them weigh the built pages.
  { script: 'unit', report: '.cache/unit.json' },
  { script: 'browser', needs: 'build', report: '.cache/browser.json' },
];

/** What a step found: its tests by how they ended, and those that failed by name. */
interface Found {
  readonly count: Count;
  readonly failures: readonly string[];
}

function run({ script, report }: Step): Found {
  if (report) rmSync(report, { force: true });
  console.log(`\n── ${script}`);
  const began = performance.now();
  const ended = spawnSync('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`── ${script}: ${ended.status === 0 ? 'good' : 'FAILED'} (${seconds} s)`);
  const results = report === undefined ? undefined : read(report);
  return { count: count(ended.status === 0, results), failures: named(results) };
}

function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
}

mkdirSync('.cache', { recursive: true });
const failed: string[] = [];
const failures: string[] = [];
let sum: Count = { passed: 0, failed: 0, skipped: 0 };
for (const step of STEPS) {
  const idle = step.needs !== undefined && failed.includes(step.needs);
  if (idle) console.log(`\n── ${step.script}: not run, for ${step.needs ?? ''} failed`);
  const found = idle ? { count: { passed: 0, failed: 1, skipped: 0 }, failures: [] } : run(step);
  if (found.count.failed > 0) failed.push(step.script);
  failures.push(...found.failures);
  sum = add(sum, found.count);
}
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll is well.');
if (sum.skipped > 0) console.log(`${sum.skipped} skipped`);
console.log(sentence(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
