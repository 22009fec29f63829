import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../src/library/plays.ts';
import { LESSON, RULING, withPassage } from '../scenario/mistakes.ts';
import { run } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenario-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs the command as an author would. Paths in its output become relative to the folder of the
 * file.
 */
function command(...args: readonly string[]): {
  readonly status: number | null;
  readonly said: string;
  readonly wrong: readonly string[];
} {
  const { status, stdout, stderr } = run('scenario', ...args);
  return { status, said: stdout, wrong: stderr.replaceAll(`${folder}/`, '').trim().split('\n').filter(Boolean) };
}

const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const lesson = written('lesson.yaml', LESSON);
const ruling = written('ruling.yaml', RULING);
const latin = join(folder, 'latin.yaml');
writeFileSync(latin, Buffer.from(withPassage(LESSON, 'title: A lesson', 'title: Übung'), 'latin1'));

describe('npm run scenario -- FILE', { timeout: 30_000 }, () => {
  test('plays each step: order, dice, what permits it, sums, events, odds, the board', () => {
    const { status, said, wrong } = command(lesson);
    expect([status, wrong]).toEqual([0, []]);
    const lines = said.split('\n');
    for (const line of [
      '── at-whom: At whom? (Round 1 · French artillery phase · 2 of 5)',
      '> Fire the gun at General Falken?',
      '  refused pb.brigadier.removed-with-brigade: General Falken is a Brigadier, and guns may not fire at Brigadiers.',
      '  dice   hit 3, effect 1',
      '  allowed pb.artillery.direction, pb.artillery.range.cannon',
      '     3  Die to hit  (pb.artillery.hit-number)',
      '     –  Target in woods  (pb.artillery.effect.woods)',
      '  odds   unharmed 24/36, shot-disrupted 4/36, routed 8/36',
      '  ✓ Fire the gun at the hussars: That is allowed. (pb.artillery.direction, pb.artillery.range.cannon)',
      ' 4 c.  . b.',
      ' 1 C. B.  .',
    ]) {
      expect(lines).toContain(line);
    }
  });

  test('plays a rule test, whose file leaves out what follows from its place', () => {
    const { status, said, wrong } = command('tests/games/paper-bayonet/scenarios/without-orders.yaml');
    expect([status, wrong]).toEqual([0, []]);
    expect(said).toContain('── one-half-gone: One half gone (Round 2 · French artillery phase · 2 of 5)');
  });

  test('exits with 1 if an expectation is not met, and says where', () => {
    const file = written('unmet.yaml', withPassage(LESSON, 'events: [unit-moved]', 'events: [unit-routed]'));
    const { status, wrong, said } = command(file);
    expect([status, wrong]).toEqual([
      1,
      ['unmet.yaml:63:7 steps.2.expect.events: found unit-moved, expected unit-routed'],
    ]);
    expect(said).toContain('── the-general');
  });

  test.each([
    [
      'malformed YAML',
      'title: A lesson',
      'title: [A lesson',
      /^\w+\.yaml:2:17 found a \[ that is not closed, expected \] behind it$/,
    ],
    ['a key that is missing', 'title: A lesson\n', '', /^\w+\.yaml:1:1 title: found nothing, expected the key title$/],
    [
      'a board that cannot stand',
      '    2 ...',
      '    2 ..',
      /^\w+\.yaml:9:5 board\.map\.2: found 2 squares on rank 2, expected 3, as on the first line$/,
    ],
    [
      'a roll that is not asked for',
      '{ hit: 3 }',
      '{ aim: 3 }',
      /^\w+\.yaml:43:12 steps\.1\.dice\.0: found \{"aim":3\}, expected \{ hit: 1 to 6 \}$/,
    ],
    [
      'a game that is unknown',
      'game: paper-bayonet',
      'game: chess',
      new RegExp(`^\\w+\\.yaml:3:1 game: found chess, expected ${games().join(' or ')}$`),
    ],
  ])('exits with 2 for %s, and says where', (_what, passage, instead, said) => {
    const { status, wrong } = command(written('malformed.yaml', withPassage(LESSON, passage, instead)));
    expect(status).toBe(2);
    expect(wrong[0]).toMatch(said);
  });

  const STOPPED = 'The play ends before the step “the-shot”, which could not be played. What is wrong is told below.';
  test.each([
    [
      'an order that cannot be read',
      '    order: { fire: gun, at: hussars }\n    dice',
      '    order: { fir: gun, at: hussars }\n    dice',
    ],
    ['dice that do not fit', '{ hit: 3 }', '{ aim: 3 }'],
  ])('says where the printed play ends for %s', (_what, passage, instead) => {
    const { status, said, wrong } = command(written('stopped.yaml', withPassage(LESSON, passage, instead)));
    expect([status, wrong.length > 0]).toEqual([2, true]);
    const lines = said.trim().split('\n');
    expect(
      lines.filter((line) => line.startsWith('──')),
      'what was played',
    ).toHaveLength(1);
    expect(lines.at(-1)).toBe(STOPPED);
  });

  test('says nothing of an end where every step was played', () => {
    expect(command(lesson).said).not.toContain('The play ends');
  });

  test.each([
    ['no file', [], /^npm run scenario -- FILE/],
    ['two files', [lesson, ruling], /^npm run scenario -- FILE/],
    [
      'a file that is not there',
      [join(folder, 'none.yaml')],
      /^none\.yaml:1:1 found no such file, expected a file that can be read$/,
    ],
    ['a folder', [folder], /:1:1 found EISDIR.*, expected a file that can be read$/],
    ['an unknown option', [lesson, '--fast'], /^Unknown option '--fast'/],
    [
      'half a reading',
      [lesson, '--reading', 'pb-051'],
      /^--reading pb-051: expected ID=KEY, a ruling and the key of one of its readings$/,
    ],
    [
      'a reading of what only JavaScript knows',
      [lesson, '--reading', '__proto__=x'],
      /^lesson\.yaml:1:1 readings\.__proto__: found x, expected a ruling that the engine can play otherwise: /,
    ],
    [
      'a file that is not UTF-8',
      [latin],
      /^latin\.yaml:2:8 found bytes that are not UTF-8, expected a file saved as UTF-8$/,
    ],
    [
      'an unknown reading',
      [lesson, '--reading', 'pb-051=any-two'],
      /^lesson\.yaml:1:1 readings\.pb-051: found any-two, expected two-or-more or any-one or one-wood-no-building$/,
    ],
  ])('exits with 2 for %s', (_what, args, said) => {
    const { status, wrong } = command(...args);
    expect(status).toBe(2);
    expect(wrong[0]).toMatch(said);
  });

  test('exits with 2 for what the build refuses: unknown ids, and annotations of nothing', () => {
    const stray = withPassage(LESSON, 'teaches: [pb.artillery.hit-number]', 'teaches: [pb.artillery.hit-numbers]');
    const file = written(
      'stray.yaml',
      withPassage(stray, 'ruler: { from: gun, to: hussars', 'ruler: { from: gun, to: husars'),
    );
    expect(command(file)).toMatchObject({
      status: 2,
      wrong: [
        'stray.yaml:4:11 teaches.0: found pb.artillery.hit-numbers, expected a clause of the ledger; did you mean pb.artillery.hit-number?',
        expect.stringMatching(
          /^stray\.yaml:\d+:5 steps\.1\.show: found .*husars.*, expected annotations from one place/,
        ),
      ],
    });
    const taken = command(written('taken.yaml', withPassage(LESSON, 'id: pb.a-lesson', 'id: pb.clear-at-last')));
    expect(taken).toMatchObject({
      status: 2,
      wrong: [expect.stringContaining('clear-at-last.yaml, expected a different id')],
    });
  });

  test('plays a ruling under our reading if the engine knows no other', () => {
    const only = 'content/paper-bayonet/rulings/pb-085.yaml';
    expect(command(only, '--reading', 'pb-085=always')).toMatchObject({ status: 0, wrong: [] });
    expect(command(only, '--reading', 'pb-085=must-be-enterable').status).toBe(2);
  });

  test('plays a ruling under a reading, and compares it with what the ruling says about it', () => {
    expect(command(ruling).said).toContain('odds   unharmed 18/36, shot-disrupted 6/36, routed 12/36');
    const { status, said } = command(ruling, '--reading', 'pb-050=one-always-misses');
    expect(status).toBe(0);
    expect(said).toContain('odds   unharmed 21/36, shot-disrupted 5/36, routed 10/36');
    const other = written('other.yaml', withPassage(RULING, 'unharmed: 21/36', 'unharmed: 20/36'));
    expect(command(other, '--reading', 'pb-050=one-always-misses')).toMatchObject({
      status: 1,
      wrong: [
        'other.yaml:54:34 differs.at-two.one-always-misses.odds.unharmed: found unharmed 21/36, shot-disrupted 5/36, routed 10/36, expected 20/36',
      ],
    });
  });

  test('reports a faulty ruling as a ruling', () => {
    expect(command(written('half.yaml', withPassage(RULING, 'kind: gap\n', '')))).toMatchObject({
      status: 2,
      wrong: [expect.stringMatching(/^half\.yaml:1:1 kind: found nothing, expected the key kind/)],
    });
  });

  test('prints everything with --json', () => {
    const { status, said } = command(lesson, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(said)).toMatchObject({
      id: 'pb.a-lesson',
      malformed: [],
      unmet: [],
      steps: [{ id: 'at-whom' }, { odds: { chances: { routed: { ways: 8, of: 36 } } } }, {}],
    });
  });
});
