import { describe, expect, test } from 'vitest';
import { run } from './command.ts';

/** Runs a command in the way the README describes. */
function command(name: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = run(name, ...args);
  return { status, said: stdout, wrong: stderr.trim().split('\n') };
}

describe(
  'a command that is given what it does not know ends with 2 and says how it is used:',
  { timeout: 60_000 },
  () => {
    test.each([
      ['scenario', ['--foo']],
      ['exam', ['--foo']],
      ['clauses', ['--foo']],
      ['clauses', ['paper-bayonet']],
      ['ids', ['--foo']],
      ['tokens', ['--foo']],
      ['fonts', ['--foo']],
    ])('%s %j', (name, args) => {
      const { status, said, wrong } = command(name, ...args);
      expect([status, said]).toEqual([2, '']);
      expect(wrong).toEqual([
        expect.stringMatching(/^(Unknown option '--foo'|Unexpected argument 'paper-bayonet')/),
        expect.stringMatching(new RegExp(`^npm run ${name}\\b`)),
      ]);
    });

    test.each([
      [[], /^npm run exam -- GAME/],
      [['chess'], /^npm run exam -- GAME/],
      [['paper-bayonet', 'chess'], /^npm run exam -- GAME/],
      [['paper-bayonet', '--item', 'nope'], /^There is no question nope\. There are: [a-z]/],
      [['paper-bayonet', '--answers', 'a,b'], /^Found 2 answers, expected \d+/],
    ])('exam %j', (args, says) => {
      const { status, said, wrong } = command('exam', ...args);
      expect([status, said]).toEqual([2, '']);
      expect(wrong[0]).toMatch(says);
    });
  },
);
