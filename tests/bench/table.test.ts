import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/bench/arguments.ts';
import { BUDGETS } from '../../src/cli/bench/budgets.ts';
import { measuredGames } from '../../src/cli/bench/config.ts';
import { MEASURES } from '../../src/cli/bench/measures/index.ts';
import { table } from '../../src/cli/bench/table.ts';

describe('the table', () => {
  const lines = table([
    { id: 'orders.rate', value: 301_234, rival: { name: 'chess.js perft', value: 1_000_000 }, ratio: 0.31 },
    { id: 'page.bytes', value: 25.44, note: 'with its icon' },
    { id: 'boards.contexts', value: 1 },
    { id: 'script.player', value: 12 },
    { id: 'click.1', value: 24, rival: { name: 'bare canvas', value: 12 } },
    { id: 'games.whole', game: 'two-by-two', value: 0.5 },
  ]).split('\n');

  test('has figure, rival, ratio, gate and goal of each measurement, and a sign before it', () => {
    expect(lines[1]).toMatch(
      /^✓ .* 301,234 \/s +1,000,000 \/s, chess\.js perft +0\.31 × +≥ 0\.2 × or 10,000 \/s +≥ 1 ×$/,
    );
    expect(lines[2]).toMatch(/^✗ .* 25\.4 kB +– +– +≤ 24 kB +≤ 18 kB$/);
    expect(lines[3]).toMatch(/^✓✓ .* 1 +– +– +≤ 1 +≤ 1$/);
    expect(lines[4]).toMatch(/^ {3}.* 12\.0 kB +– +– +– +–$/);
    expect(lines[6]).toMatch(/^ {3}.* fought out .*: two-by-two +0\.50 s/);
    expect(lines[5]).toMatch(/^✓ .* 24 ms +12 ms, bare canvas +2\.00 × +≤ 1\.5 × or 32 ms +≤ 1\.1 ×$/);
  });

  test('has its notes and totals below', () => {
    expect(lines).toContain(`${BUDGETS['page.bytes'].what}: with its icon.`);
    expect(lines.at(-1)).toBe('1 at the goal, 2 within the gate, 1 missed, 2 without limits');
  });
});

describe('the command line', () => {
  test('without names selects everything', () => {
    expect(readArguments([])).toEqual({
      ok: true,
      value: { names: Object.keys(MEASURES), runs: 5, games: measuredGames(), json: false, report: false },
    });
  });

  test('with names selects those, in the order in which they are measured', () => {
    const read = readArguments([
      'page',
      'orders',
      '--runs',
      '3',
      '--game',
      'two-by-two',
      '--json',
      '--report',
      '--dist',
      'dist',
    ]);
    expect(read).toEqual({
      ok: true,
      value: { names: ['orders', 'page'], runs: 3, games: ['two-by-two'], json: true, report: true, dist: 'dist' },
    });
  });

  test.each([
    ['an unknown measure', ['chess'], 'There is no measure «chess».'],
    ['no runs at all', ['--runs', '0'], '--runs needs a whole number from 1, not «0».'],
    ['a game that is not measured', ['--game', 'chess'], 'There is no game «chess» to measure.'],
    ['a word for a number', ['--runs', 'many'], '--runs needs a whole number from 1, not «many».'],
    ['more runs than anyone waits for', ['--runs', '10001'], '--runs takes at most 10,000, not «10001».'],
    ['an unknown flag', ['--fast'], '--fast'],
  ])('refuses %s', (_title, args, why) => {
    const read = readArguments(args);
    expect(read.ok ? 'nothing refused' : read.error).toContain(why);
  });
});
