import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runIn } from './command.ts';
import { workshop } from './workshop.ts';

const EXAM = 'content/two-by-two/exam.yaml';
const COMPARED_EXAM = 'content/compare/exam.yaml';
const GLOSSARY = 'content/two-by-two/glossary.yaml';
const TOPIC = 'content/compare/line-of-sight.yaml';
const COLUMN = 'content/two-by-two/compare/line-of-sight.yaml';
const RULING = 'content/paper-bayonet/rulings/pb-050.yaml';
const WITHOUT_A_BOARD = 'content/paper-bayonet/rulings/pb-002.yaml';

const { root, read, write, change, restore, check, remove } = workshop();
const CHANGED = [EXAM, COMPARED_EXAM, GLOSSARY, TOPIC, COLUMN, RULING, WITHOUT_A_BOARD];
beforeEach(() => CHANGED.forEach(restore));
afterAll(remove);

/** Replaces what a pattern first matches in a file. */
function put(file: string, pattern: RegExp, by: string): void {
  expect(read(file)).toMatch(pattern);
  write(file, read(file).replace(pattern, by));
}

describe('npm run scenario takes every other file of content too:', { timeout: 90_000 }, () => {
  test.each(CHANGED)('nothing is wrong with %s', (file) => {
    const { status, said, wrong } = check(file);
    expect([status, wrong]).toEqual([0, []]);
    expect(said).toContain(`${file}: nothing is wrong.`);
  });

  test('an exam: a question without a right answer, and its form', () => {
    put(EXAM, /wants: allowed/, 'wants: refused');
    put(EXAM, /\n {2}- id: one-battery/, '\n\n\n  - id: one-battery');
    const { status, wrong } = check(EXAM);
    expect(status).toBe(2);
    expect(wrong).toEqual([
      expect.stringMatching(/exam\.yaml:\d+:\d+ items\.0\.ask\.choices: found /),
      expect.stringMatching(/exam\.yaml:\d+:1 found the line "", expected it formatted: /),
    ]);
  });

  test('an exam: its shape, and a second question of the same id', () => {
    put(EXAM, /id: one-battery-three-targets/, 'id: three-at-one-and-a-half');
    put(EXAM, /question: Each/, 'questoin: Each');
    const { status, wrong } = check(EXAM);
    expect(status).toBe(2);
    expect(wrong).toContainEqual(expect.stringContaining('did you mean question?'));
    expect(wrong).toContainEqual(expect.stringContaining('"three-at-one-and-a-half" again'));
  });

  test('the exam of the comparison: no right answers', () => {
    write(COMPARED_EXAM, read(COMPARED_EXAM).replaceAll(/percent: \d+/g, 'percent: 99'));
    const { status, wrong } = check(COMPARED_EXAM);
    expect(status).toBe(2);
    expect(wrong.length).toBeGreaterThan(1);
    expect(wrong[0]).toMatch(/exam\.yaml:\d+:\d+ items\.0\.answers: found 0 right answers/);
  });

  test('a glossary: an unknown clause, a word that stands twice, a term that chapters mark', () => {
    put(GLOSSARY, /tt\.scale\.base-size/, 'tt.scale.base-sizes');
    put(GLOSSARY, /also: \[stand, element\]/, 'also: [pinned]');
    expect(check(GLOSSARY)).toMatchObject({
      status: 2,
      wrong: [
        expect.stringMatching(/terms\.2\.term: found pinned, as in the term base/),
        expect.stringMatching(
          /terms\.0\.clauses\.0: found tt\.scale\.base-sizes, .*did you mean tt\.scale\.base-size\?$/,
        ),
      ],
    });
    restore(GLOSSARY);
    put(GLOSSARY, /id: pinned/, 'id: held');
    expect(check(GLOSSARY)).toMatchObject({
      status: 2,
      wrong: [expect.stringMatching(/terms: found no term pinned, expected the term that content\/\S+\.mdx marks$/)],
    });
  });

  test('a topic: a question without an answer in any game, told before anything is counted', () => {
    put(TOPIC, /questions:\n/, 'questions:\n  - id: why\n    asks: Why is that so?\n');
    const { status, wrong } = check(TOPIC);
    expect(status).toBe(2);
    const answering = ['campaign-1805', 'death-or-glory', 'paper-bayonet', 'regiments-and-roundshot', 'two-by-two'];
    expect(wrong).toHaveLength(answering.length);
    for (const [i, game] of answering.entries()) {
      expect(wrong[i]).toContain(`content/${game}/compare/line-of-sight.yaml:`);
      expect(wrong[i]).toContain('cells: found nothing for "why", expected a cell for each question');
    }
  });

  test('what a game says on a topic: an unknown clause, an unknown chapter', () => {
    put(COLUMN, /clauses: \[/, 'clauses: [tt.shoot.nothing, ');
    put(COLUMN, /chapters: \[/, 'chapters: [the-moon, ');
    const { status, wrong } = check(COLUMN);
    expect(status).toBe(2);
    expect(wrong).toContainEqual(expect.stringContaining('found tt.shoot.nothing, expected a clause of this game'));
    expect(wrong).toContainEqual(
      expect.stringContaining('chapters: found the-moon, expected the address of a chapter'),
    );
  });

  test('a ruling: what does not come out under another reading, which need not be named', () => {
    put(RULING, /(?<=\ndiffers:[\s\S]*)unharmed: 21\/36/, 'unharmed: 20/36');
    const { status, wrong } = check(RULING);
    expect(status).toBe(1);
    expect(wrong[0]).toMatch(
      /pb-050\.yaml:\d+:\d+ differs\.at-two\.one-always-misses\.odds\.unharmed: found unharmed 21\/36/,
    );
  });

  test('a ruling that names the scenario of another file is played too', () => {
    const text = read(RULING);
    const own = text.slice(text.indexOf('scenario:'), text.indexOf('\n# What each other reading'));
    write('content/paper-bayonet/scenarios/sure-hit.yaml', own.replace('scenario:\n', '').replaceAll(/^ {2}/gm, ''));
    write(RULING, text.replace(own, 'scenario: pb.a-sure-hit\n'));
    const { status, said, wrong } = check(RULING);
    expect([status, wrong]).toEqual([0, []]);
    expect(said).toContain('── at-two: At two squares');
    put(RULING, /unharmed: 21\/36/, 'unharmed: 20/36');
    expect(check(RULING).wrong).toEqual([expect.stringContaining('differs.at-two.one-always-misses.odds.unharmed: ')]);
    rmSync(join(root, 'content/paper-bayonet/scenarios/sure-hit.yaml'));
  });

  test('a ruling: a board that is not there', () => {
    put(RULING, /^ruling: /m, 'boards: [pb.clear-at-lats]\nruling: ');
    expect(check(RULING).wrong).toEqual([
      expect.stringContaining(
        'boards.0: found pb.clear-at-lats, expected the id of a scenario of this game; did you mean pb.clear-at-last?',
      ),
    ]);
  });

  test('--write formats each of them', () => {
    for (const file of [EXAM, GLOSSARY, COLUMN]) {
      const before = read(file);
      write(file, `${before}\n\n`);
      expect(check(file, '--write').said).toContain(`Formatted ${file}.`);
      expect(read(file)).toBe(before);
    }
  });

  test.each(['content/two-by-two/clauses.yaml', 'content/home.yaml', 'content/two-by-two/table.md', 'package.json'])(
    'it refuses %s, and lists what it knows',
    (file) => {
      const { status, wrong } = check(file);
      expect(status).toBe(2);
      expect(wrong[0]).toBe(`${file} is no file that this command knows. It knows:`);
      expect(wrong).toContainEqual(expect.stringMatching(/^content\/<game>\/glossary\.yaml +a glossary$/));
    },
  );
});

describe('only what is asked for is read and counted:', { timeout: 60_000 }, () => {
  test('npm run exam -- GAME --item ID does not mind a board that is wrong', () => {
    change('content/two-by-two/scenarios/a-clear-line.yaml', 'id: tt.a-clear-line', 'id: [');
    const { status, stdout, stderr } = runIn(root, 'exam', 'two-by-two', '--item', 'what-stops-it');
    restore('content/two-by-two/scenarios/a-clear-line.yaml');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.match(/^\d+\. /gm)).toEqual(['1. ']);
    expect(stdout).toContain('1. what-stops-it');
  });

  test('npm run exam -- compare --item ID, and an id that is not there', () => {
    const { status, stdout } = runIn(root, 'exam', 'compare', '--item', 'foot-destroyed-by-horse');
    expect(status).toBe(0);
    expect(stdout).toContain('1. foot-destroyed-by-horse (topic: the-charge)');
    expect(runIn(root, 'exam', 'compare', '--item', 'none')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no question none. There are: foot-destroyed-by-horse') as string,
    });
  });

  test('npm run compare -- TOPIC does not mind another topic that is wrong', () => {
    write(TOPIC, 'order: [');
    const { status, stdout, stderr } = runIn(root, 'compare', 'the-turn');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('the-turn: ');
    expect(runIn(root, 'compare', 'line-of-sight')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('line-of-sight.yaml:1:9 found a [ that is not closed') as string,
    });
    expect(runIn(root, 'compare', 'the-moon').stderr).toContain(
      'There is no topic the-moon. There are: building-an-army',
    );
  });
});
