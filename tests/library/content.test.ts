import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameFile } from '../../src/library/files.ts';
import { playAll } from '../../src/library/plays.ts';
import { expectTold, LESSON, RULING, withPassage, type Mistake } from '../scenario/mistakes.ts';
import { faults, GAME, put, REAL, root, stops } from './small.ts';

/** The beginning of the entry of a clause that is the only one in its phase. */
const CLAUSE_OF_A_ROUND = /phase: end-of-round\n +kind: /.exec(readFileSync(join(REAL, 'clauses.yaml'), 'utf8'))![0];
test('valid content is played: each scenario, and each ruling under each reading, ours first', async () => {
  const { scenarios, rulings } = await playAll(GAME, root);
  expect([...scenarios.keys()]).toEqual(['pb.a-lesson']);
  expect(rulings.get('pb-050')!.plays.map(({ key }) => key)).toEqual(['certain-no-range', 'one-always-misses']);
});

describe('an unknown id stops the build:', () => {
  stops('scenarios/lesson.yaml', [
    [
      'a clause that is taught',
      'teaches: [pb.artillery.hit-number]',
      'teaches: [pb.artillery.hit-numbers]',
      'teaches.0: found pb.artillery.hit-numbers, expected a clause of the ledger; did you mean pb.artillery.hit-number?',
    ],
    [
      'a clause that is expected',
      'cites: [pb.artillery.hit-number]',
      'cites: [pb.gunnery.hit-number]',
      'steps.1.expect.cites.0: found pb.gunnery.hit-number, expected a clause of the ledger; did you mean pb.artillery.hit-number?',
    ],
    [
      'a clause that refuses',
      'refused: pb.brigadier.removed-with-brigade',
      'refused: pb.brigadier.removed',
      'steps.0.expect.refused: found pb.brigadier.removed, expected a clause of the ledger; did you mean pb.brigadier.removed-with-brigade?',
    ],
    [
      'a clause of a line',
      '{ clause: pb.artillery.hit-number',
      '{ clause: pb.artillery.hit-nmber',
      'steps.1.expect.lines.0.clause: found pb.artillery.hit-nmber, expected a clause of the ledger; did you mean pb.artillery.hit-number?',
    ],
    [
      'a clause that has no part in it',
      'pb.artillery.hit.square, pb-050',
      'pb.artillery.hit.squares',
      'steps.1.expect.without.0: found pb.artillery.hit.squares, expected a clause of the ledger(…)',
    ],
    [
      'a ruling that bears on it',
      'game: paper-bayonet',
      'game: paper-bayonet\nrulings: [pb-099]',
      'rulings.0: found pb-099, expected a ruling that has a file',
      'rulings: [pb-099]',
    ],
    [
      'an id of another game',
      'id: pb.a-lesson',
      'id: rr.a-lesson',
      'id: found rr.a-lesson, expected an id that begins with pb',
    ],
  ]);
  stops('rulings/pb-050.yaml', [
    [
      'a clause of a ruling',
      'clauses: [pb.artillery.hit-number]',
      'clauses: [pb.artillery.hits]',
      'clauses.0: found pb.artillery.hits, expected a clause of the ledger(…)',
    ],
    [
      'a clause of a difference',
      'one-always-misses: {',
      'one-always-misses: { cites: [pb.artillery.nothing],',
      'differs.at-two.one-always-misses.cites.0: found pb.artillery.nothing, expected a clause of the ledger(…)',
    ],
    [
      'a scenario that is not there',
      RULING.slice(RULING.indexOf('scenario:'), RULING.indexOf('differs:')),
      'scenario: pb.no-lesson\n',
      'scenario: found pb.no-lesson, expected the id of a scenario of this game',
    ],
    [
      'a board besides its own',
      'differs:',
      'boards: [pb.no-lesson]\ndiffers:',
      'boards.0: found pb.no-lesson, expected the id of a scenario of this game',
      'boards: [pb.no-lesson]',
    ],
  ]);
  stops('clauses.yaml', [
    [
      'a ruling of a clause',
      'rulings: [pb-071, pb-090, pb-101]',
      'rulings: [pb-071, pb-190]',
      `clauses.82.rulings.1: found pb-190, expected a ruling of the ledger, pb-001 to pb-${String(gameFile(GAME).value.rulings).padStart(3, '0')}`,
    ],
    [
      'the ruling through which a clause speaks',
      'engine: { via: pb-019 }',
      'engine: { via: pb-020 }',
      'clauses.55.engine.via: found pb-020, expected a ruling that has a file',
    ],
  ]);
  stops('clauses.yaml', [
    [
      'a phase that the game has not',
      'phase: end-of-round',
      'phase: end-of-rounds',
      'clauses.(…), end-of-round, end-of-game',
    ],
    [
      'a kind without any clauses',
      CLAUSE_OF_A_ROUND,
      CLAUSE_OF_A_ROUND.replace('kind: ', 'kind: x'),
      'clauses.(…)table, victory; did you mean procedure?',
      'kind: x',
    ],
  ]);
  stops(
    'scenarios/lesson.yaml',
    [
      [
        'an id that a ruling’s scenario has too',
        'id: pb.a-lesson',
        'id: pb.a-sure-hit',
        'scenario.id: found pb.a-sure-hit, as in (…), expected a different id for each scenario',
      ],
    ],
    'rulings/pb-050.yaml',
  );
});

describe('a ruling that is not played as it claims stops the build:', () => {
  const SURE = '{ unharmed: 18/36, shot-disrupted: 6/36, routed: 12/36 }';
  const UNSURE = '{ unharmed: 21/36, shot-disrupted: 5/36, routed: 10/36 }';
  const DIFFERS = `one-always-misses: { odds: ${UNSURE} }`;
  const MISSES =
    '  - key: one-always-misses\n    says: a natural 1 misses\n    effect: 5/6 at best\n    playable: true\n';

  test.each<readonly [what: string, changes: Readonly<Record<string, string>>, told: string, line: string]>([
    [
      'the engine plays another reading',
      {
        'ruling: certain-no-range': 'ruling: one-always-misses',
        [SURE]: UNSURE,
        [DIFFERS]: `certain-no-range: { odds: ${SURE} }`,
      },
      'ruling: found one-always-misses, expected certain-no-range, which is what the engine plays',
      'ruling: one-always-misses',
    ],
    [
      'the engine cannot play a reading',
      { [MISSES]: MISSES + MISSES.replace('one-', 'two-'), [DIFFERS]: `${DIFFERS}\n    two-always-misses: {}` },
      'readings.2.playable: found two-always-misses: true, expected false: the engine cannot play it',
      'playable: true',
    ],
    [
      'the engine can play more',
      { [MISSES]: MISSES.replace('true', 'false'), [`differs:\n  at-two:\n    ${DIFFERS}`]: 'needs: nothing' },
      'readings: found without one-always-misses, expected each reading that the engine can play, marked playable',
      'readings:',
    ],
    [
      'a reading changes nothing',
      { 'at: a3, formation: square': 'at: a3', [SURE]: UNSURE },
      'differs.at-two.one-always-misses: found the same result as under certain-no-range, expected a step that goes differently under this reading',
      'one-always-misses: {',
    ],
    [
      'a reading does not come out',
      { 'unharmed: 21/36': 'unharmed: 20/36' },
      'differs.at-two.one-always-misses.odds.unharmed: found unharmed 21/36, shot-disrupted 5/36, routed 10/36, expected 20/36',
      'one-always-misses: {',
    ],
  ])('%s', async (_what, changes, told, line) => {
    const text = Object.entries(changes).reduce(
      (now, [passage, instead]) => withPassage(now, passage, instead),
      RULING,
    );
    put('rulings/pb-050.yaml', text);
    expectTold(text, await faults(), told, line);
  });
});

test('all faults in the files of a game are reported at once', async () => {
  put('scenarios/lesson.yaml', withPassage(LESSON, 'events: [unit-moved]', 'events: [unit-routed]'));
  put(
    'scenarios/other.yaml',
    withPassage(
      withPassage(LESSON, 'pb.a-lesson', 'pb.another'),
      'teaches: [pb.artillery.hit-number]',
      'teaches: [pb.artillery.hits]',
    ),
  );
  put('scenarios/third.yaml', 'id: pb.third\n');
  put('rulings/pb-050.yaml', withPassage(RULING, 'unharmed: 21/36', 'unharmed: 20/36'));
  put('rulings/pb-054.yaml', 'id: pb-054\n');
  const told = await faults();
  expect([...new Set(told.map((fault) => fault.split(':')[0]))].sort()).toEqual([
    'rulings/pb-050.yaml',
    'rulings/pb-054.yaml',
    'scenarios/lesson.yaml',
    'scenarios/other.yaml',
    'scenarios/third.yaml',
  ]);
  expect(told.filter((fault) => fault.includes('a ruling that has a file'))).toEqual([]);
});

test('a ruling may show a scenario from another file', async () => {
  const own = RULING.slice(RULING.indexOf('scenario:'), RULING.indexOf('differs:'));
  put('scenarios/sure-hit.yaml', own.replace('scenario:\n', '').replaceAll(/^ {2}/gm, ''));
  put('rulings/pb-050.yaml', withPassage(RULING, own, 'scenario: pb.a-sure-hit\n\n'));
  expect(await faults()).toEqual([]);
  expect((await playAll(GAME, root)).rulings.get('pb-050')!.plays).toHaveLength(2);
});

describe('an annotation that is not visible stops the build:', () => {
  const RULER = '- ruler: { from: gun, to: hussars, counts: squares }';
  const nobody = (what: string, instead: string): Mistake => [
    what,
    RULER,
    instead,
    'steps.1.show: found {"kind":(…)}, expected annotations from one place of this board to another: ids of units, squares or points',
    'show:',
  ];
  stops('scenarios/lesson.yaml', [
    nobody('to a unit that is not there', '- ruler: { from: gun, to: husars }'),
    nobody('to a square off the board', '- sight: { from: gun, to: a9 }'),
    nobody('from a place to itself', '- ruler: { from: gun, to: gun }'),
    nobody('a light on a square off the board', '- light: { squares: [a1, d9] }'),
    nobody('a light on a unit that is not there', '- light: { unit: husars }'),
    nobody('a label nowhere', '- label: { at: d9, text: here }'),
  ]);
});

describe('any other fault of a file stops the build too:', () => {
  stops('scenarios/lesson.yaml', [
    ['its form', 'title: A lesson', 'titel: A lesson', 'titel: found the key titel, (…); did you mean title?'],
    [
      'its outcome',
      'events: [unit-moved]',
      'events: [unit-routed]',
      'steps.2.expect.events: found unit-moved, expected unit-routed',
    ],
    ['its game', 'game: paper-bayonet', 'game: chess', 'game: found chess, expected paper-bayonet'],
  ]);
});
