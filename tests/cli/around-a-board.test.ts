import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { workshop } from './workshop.ts';

const BOARD = 'content/paper-bayonet/scenarios/clear-at-last.yaml';
const RULING = 'content/paper-bayonet/rulings/pb-050.yaml';
const RULE_TEST = 'tests/games/paper-bayonet/scenarios/without-orders.yaml';
const RECORDED = 'tests/games/paper-bayonet/recorded.txt';
const IDS = 'tests/published-ids.json';
const CHAPTER = 'content/paper-bayonet/chapters/05-guns-and-line-of-sight.mdx';

const { read, write, change, restore, check, remove } = workshop();
const CHANGED = [BOARD, RULING, RULE_TEST, RECORDED, IDS, CHAPTER];
beforeEach(() => CHANGED.forEach(restore));
afterAll(remove);

/** The lead of the first step of the board. */
const LEAD = `    lead: >-
      You command the gun on d1. The grenadiers stand straight ahead, five squares away and well within its reach of six. But your own
      fusiliers stand on d3.
`;

const withoutLines = (text: string, id: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(`${id} `))
    .join('\n');

describe('npm run scenario tells what a board lacks:', { timeout: 60_000 }, () => {
  test.each([BOARD, RULING, RULE_TEST])('nothing, in %s', (file) => {
    const { status, said, wrong } = check(file);
    expect([status, wrong]).toEqual([0, []]);
    expect(said).toContain(`${file}: nothing is wrong.`);
  });

  test('a lead', () => {
    change(BOARD, LEAD, '');
    expect(check(BOARD)).toMatchObject({
      status: 1,
      wrong: [
        `${BOARD}:43:5 steps.0.lead: found none, and the order is given on a board that the reader has not seen yet, expected lead: and a text about the board before the order`,
      ],
    });
  });

  test('a lead of a ruling', () => {
    const lead = /^ {6}lead: >-\n.*\n/m.exec(read(RULING))![0];
    change(RULING, lead, '');
    expect(check(RULING)).toMatchObject({
      status: 1,
      wrong: [expect.stringMatching(/pb-050\.yaml:\d+:7 scenario\.steps\.0\.lead: found none/)],
    });
  });

  test('a lead that is said again, and one that is not allowed', () => {
    change(BOARD, '      From low ground', '      But your own fusiliers stand on d3. From low ground');
    change(BOARD, '    title: One step aside\n', '    title: One step aside\n    lead: Who moves first?\n');
    const { status, wrong } = check(BOARD);
    expect(status).toBe(2);
    expect(wrong).toEqual([
      expect.stringContaining('steps.1.lead: found a lead, expected a lead only where there is an order'),
      expect.stringContaining('steps.0.say: found “But your own fusiliers stand on d3.” again, as in lead, expected'),
    ]);
  });

  test('a page', () => {
    change(CHAPTER, '<Board scenario="pb.clear-at-last" />', '');
    expect(check(BOARD)).toMatchObject({
      status: 1,
      wrong: [
        `${BOARD}:1:1 id: found pb.clear-at-last, which is on no page, expected <Board scenario="pb.clear-at-last" /> in a chapter, its id under boards: of a ruling, or scenario: pb.clear-at-last in a file of content/paper-bayonet/compare`,
      ],
    });
  });

  test('ids in the list, and ids in the list that have disappeared', () => {
    change(IDS, '    "pb.clear-at-last:the-shot",\n', '    "pb.clear-at-last:a-shot",\n');
    expect(check(BOARD)).toMatchObject({
      status: 1,
      wrong: [
        `${BOARD}:1:1 id: found ids that are not in ${IDS}: pb.clear-at-last:the-shot, expected them in the list; --write adds them`,
        expect.stringMatching(
          /steps: found no step a-shot, expected the published id pb\.clear-at-last:a-shot, to which others link$/,
        ),
      ],
    });
  });

  test('its own id, if that was published', () => {
    change(BOARD, 'id: pb.clear-at-last', 'id: pb.clear-in-the-end');
    const { wrong } = check(BOARD);
    expect(wrong).toContain(
      `${BOARD}:1:1 id: found pb.clear-in-the-end, and no file has pb.clear-at-last, expected the published id pb.clear-at-last, to which others link`,
    );
  });

  test.each([
    [BOARD, 'pb.clear-at-last', 'steps'],
    [RULE_TEST, 'pb.rule-without-orders', 'steps'],
    [RULING, 'pb.a-sure-hit', 'scenario.steps'],
  ])('recorded steps of %s', (file, id, path) => {
    write(RECORDED, withoutLines(read(RECORDED), id));
    const { status, wrong } = check(file);
    expect(status).toBe(1);
    expect(wrong).toEqual([
      expect.stringContaining(`${path}: found no line for ${id} in ${RECORDED}, expected its steps recorded there`),
    ]);
  });

  test('the recorded result of a step, also under another reading', () => {
    change(RECORDED, 'pb.clear-at-last 0049314669 cd910ee1a1 e8c8c05997', 'pb.clear-at-last 0049314669 cd910ee1a1 0000000000'); // prettier-ignore
    change(RECORDED, 'pb-066=nearest-edge 0049314669 cd910ee1a1 e8c8c05997 090d62a43b 8f4b513e0b', 'pb-066=nearest-edge 0049314669 cd910ee1a1 e8c8c05997 090d62a43b 0000000000'); // prettier-ignore
    const { status, wrong } = check(BOARD);
    expect(status).toBe(1);
    expect(wrong).toEqual([
      expect.stringMatching(/:76:5 steps\.2: found another result than in \S+recorded\.txt, expected/),
      expect.stringMatching(
        /steps\.4: found another result than in \S+recorded\.txt under pb-066=nearest-edge, expected/,
      ),
    ]);
  });

  test('a step that a clause under teaches decides', () => {
    change(BOARD, '  - pb.artillery.effect.woods\n', '  - pb.artillery.effect.woods\n  - pb.column.time\n');
    expect(check(BOARD)).toMatchObject({
      status: 1,
      wrong: [
        `${BOARD}:11:5 teaches.6: found pb.column.time, which decides no step, expected a clause that a step cites, or none`,
      ],
    });
  });

  test('its form', () => {
    change(BOARD, 'rulings: [pb-019, pb-051,', 'rulings: [ pb-019,pb-051,');
    const { status, wrong } = check(BOARD);
    expect(status).toBe(1);
    expect(wrong).toEqual([
      `${BOARD}:13:1 found the line "rulings: [ pb-019,pb-051, pb-052, pb-056, pb-066]", expected it formatted: "rulings: [pb-019, pb-051, pb-052, pb-056, pb-066]"; --write does it`,
    ]);
  });

  test('all of it in one run, behind a mistake in an expectation', () => {
    change(BOARD, LEAD, '');
    change(BOARD, '  - pb.artillery.effect.woods\n', '  - pb.artillery.effect.woods\n  - pb.column.time\n');
    change(BOARD, 'rulings: [pb-019, pb-051,', 'rulings: [ pb-019,pb-051,');
    change(BOARD, 'events: [shot-missed]', 'events: [shot-hit]');
    change(BOARD, '- id: the-shot', '- id: this-shot');
    change(CHAPTER, '<Board scenario="pb.clear-at-last" />', '');
    write(RECORDED, withoutLines(read(RECORDED), 'pb.clear-at-last'));
    const { status, wrong } = check(BOARD);
    expect(status).toBe(1);
    for (const part of [
      'id: found pb.clear-at-last, which is on no page',
      'not in tests/published-ids.json: pb.clear-at-last:this-shot',
      'teaches.6: found pb.column.time',
      ':14:1 found the line "rulings',
      'steps: found no step the-shot',
      'steps: found no line for pb.clear-at-last',
      'steps.0.lead: found none',
      'steps.3.expect.events: found shot-missed, expected shot-hit',
    ])
      expect(wrong.filter((each) => each.includes(part))).toHaveLength(1);
    expect(wrong).toHaveLength(8);
  });
});

describe('npm run scenario -- FILE --write', { timeout: 60_000 }, () => {
  test.each([
    [BOARD, 'pb.clear-at-last'],
    [RULE_TEST, 'pb.rule-without-orders'],
    [RULING, 'pb.a-sure-hit'],
  ])('records the steps of %s in their place, as the test of all boards would', (file, id) => {
    const before = read(RECORDED);
    write(RECORDED, withoutLines(before, id));
    const { status, said, wrong } = check(file, '--write');
    expect([status, wrong]).toEqual([0, []]);
    expect(said).toMatch(new RegExp(`^Recorded in ${RECORDED}: \\d+ lines? of ${id}\\.$`, 'm'));
    expect(read(RECORDED)).toBe(before);
  });

  test('adds the ids, formats the file, and tells what it has done', () => {
    const [formatted, ids] = [read(BOARD), read(IDS)];
    change(BOARD, 'rulings: [pb-019, pb-051,', 'rulings: [ pb-019,pb-051,');
    change(IDS, '    "pb.clear-at-last:the-shot",\n', '');
    const { status, said, wrong } = check(BOARD, '--write');
    expect([status, wrong]).toEqual([0, []]);
    expect(said).toContain(`Formatted ${BOARD}.\nAdded to ${IDS}: pb.clear-at-last:the-shot.\n`);
    expect(read(BOARD)).toBe(formatted);
    const lists = (text: string) => JSON.parse(text) as Record<string, readonly string[]>;
    expect(lists(read(IDS))['paper-bayonet']!.at(-1)).toBe('pb.clear-at-last:the-shot');
    expect(lists(read(IDS))['paper-bayonet']!.toSorted()).toEqual(lists(ids)['paper-bayonet']!.toSorted());
  });

  test('changes nothing if nothing is to be done', () => {
    const before = CHANGED.map(read);
    expect(check(BOARD, '--write').said).not.toMatch(/^(Formatted|Added|Recorded)/m);
    expect(CHANGED.map(read)).toEqual(before);
  });

  test('records nothing of a board that cannot be played', () => {
    const before = read(RECORDED);
    change(BOARD, 'order: { fire: second-gun, at: musketeers }', 'order: { fire: third-gun, at: musketeers }');
    expect(check(BOARD, '--write').status).toBe(2);
    expect(read(RECORDED)).toBe(before);
  });
});
