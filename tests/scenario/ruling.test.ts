import { describe, expect, test } from 'vitest';
import { loadExam } from '../../src/scenario/files/load.ts';
import { loadClauses, loadGame } from '../../src/scenario/files/ledger.ts';
import { faultText } from '../../src/scenario/files/source.ts';
import { mistakes, RULING, withPassage, wrongWithRuling } from './mistakes.ts';

describe('a ruling', () => {
  test('is valid unchanged', () => {
    expect(wrongWithRuling(RULING)).toEqual([]);
  });

  const DIFFERS = RULING.slice(RULING.indexOf('differs:'));
  const SCENARIO = RULING.slice(RULING.indexOf('scenario:'), RULING.indexOf('differs:'));
  mistakes(RULING, wrongWithRuling, [
    [
      'that is not one of its readings',
      'ruling: certain-no-range',
      'ruling: certain',
      'ruling: found certain, expected one of its readings: certain-no-range, one-always-misses',
    ],
    [
      'of no kind',
      'kind: gap',
      'kind: hole',
      'kind: found "hole", expected ambiguity or gap or contradiction or typo or erratum or lost-table',
    ],
    [
      'that is superseded by nothing',
      'status: played',
      'status: superseded',
      'status: found superseded, by nothing, expected superseded-by, with the id of the ruling in its place',
    ],
    [
      'that is superseded, and yet played',
      'date: 2026-11-21',
      'date: 2026-11-21\nsuperseded-by: pb-051',
      'superseded-by: found "pb-051", for a ruling that is played, expected status: superseded',
      'superseded-by: pb-051',
    ],
    ['of no date', 'date: 2026-11-21', 'date: today', 'date: found "today", expected a date, such as 2026-11-21'],
    [
      'whose readings differ nowhere',
      DIFFERS,
      '',
      'differs: found nothing for one-always-misses, expected a step that goes differently under each playable reading',
      'id: pb-050',
    ],
    [
      'that differs in a step that is not there',
      '  at-two:\n    one',
      '  at-three:\n    one',
      'differs.at-three: found at-three, expected a step of its scenario: at-two',
    ],
    [
      'that differs from itself',
      '    one-always-misses: {',
      '    certain-no-range: {',
      'differs.at-two.certain-no-range: found certain-no-range, expected a reading other than certain-no-range: certain-no-range, one-always-misses',
    ],
    [
      'without a board that shows it',
      SCENARIO,
      '',
      'readings: found playable readings, expected a scenario that shows them',
      'readings:',
    ],
    [
      'whose scenario has a mistake',
      '      title: At two squares\n',
      '',
      'scenario.steps.0.title: found nothing, expected the key title',
      '- id: at-two',
    ],
    [
      'whose scenario does not come out',
      'unharmed: 18/36',
      'unharmed: 17/36',
      'scenario.steps.0.expect.odds.unharmed: found unharmed 18/36, shot-disrupted 6/36, routed 12/36, expected 17/36',
    ],
    [
      'whose reading does not come out',
      'unharmed: 21/36',
      'unharmed: 20/36',
      'differs.at-two.one-always-misses.odds.unharmed: found unharmed 21/36, shot-disrupted 5/36, routed 10/36, expected 20/36',
    ],
    [
      'whose board has a malformed square',
      'type: cannon, brigade: dubois, at: a1',
      'type: cannon, brigade: dubois, at: 1a',
      'scenario.board.units.gun.at: found "1a", expected the name of a square, such as d6',
    ],
  ]);

  test('that cannot be played yet says what it is waiting for', () => {
    const later = withPassage(
      withPassage(withPassage(RULING, SCENARIO, ''), DIFFERS, ''),
      '    effect: 5/6 at best\n    playable: true',
      '    effect: 5/6 at best\n    playable: false',
    );
    expect(wrongWithRuling(later)).toContain(
      'ruling.yaml:6:1 readings: found nothing playable, expected needs: what must be there first',
    );
    expect(
      wrongWithRuling(withPassage(later, 'status: played', 'needs: the Fighting Phase\nstatus: proposed')),
    ).toEqual([]);
  });
});

describe('a ledger of clauses', () => {
  const LEDGER = `game: paper-bayonet
clauses:
  - { id: pb.a.one, title: One, section: A, phase: artillery, kind: table, engine: true, says: One., rulings: [pb-001] }
  - { id: pb.a.two, title: Two, section: A, phase: artillery, kind: table, engine: { via: pb-001 }, says: Two. }
`;
  const said = (text: string) => {
    const loaded = loadClauses(text, 'clauses.yaml');
    return loaded.ok ? [] : loaded.error.map(faultText);
  };

  test('is valid unchanged', () => {
    expect(said(LEDGER)).toEqual([]);
  });

  mistakes(LEDGER, said, [
    [
      'with a duplicate id',
      'pb.a.two',
      'pb.a.one',
      'clauses.1.id: found pb.a.one again, expected a different id for each clause',
      'says: Two.',
    ],
    [
      'with an id of another game',
      'pb.a.two',
      'rr.a.two',
      'clauses.1.id: found rr.a.two, expected an id that begins with pb.',
    ],
    [
      'with a malformed id',
      'pb.a.two',
      'two',
      'clauses.1.id: found "two", expected a clause id, such as prefix.artillery.hit-number',
      'says: Two.',
    ],
    [
      'that is neither played nor not',
      '{ via: pb-001 }',
      'perhaps',
      'clauses.1.engine: found "perhaps", expected true, false or { via: prefix-019 }',
    ],
    [
      'that speaks through no ruling',
      '{ via: pb-001 }',
      '{ via: 19 }',
      'clauses.1.engine.via: found 19, expected the id of a ruling, such as prefix-051',
    ],
    ['that says nothing', 'says: Two.', "says: ''", 'clauses.1.says: found "", expected some text'],
    [
      'that is empty',
      LEDGER.slice(LEDGER.indexOf('\n  -')),
      ' []',
      'clauses: found a list of 0, expected one clause or more',
    ],
  ]);
});

test.each([
  [
    'onSite: [artillery]',
    'onSite: [tea]',
    ['game.yaml:9:10 onSite.0: found tea, expected a phase of the game: artillery'],
  ],
  ['prefix: pb', 'prefix: P1', ['game.yaml:2:1 prefix: found "P1", expected two lower-case letters or more']],
  ['rulings: 1', 'rulings: few', ['game.yaml:10:1 rulings: found "few", expected a number']],
  ['sheet: baize', 'sheet: carpet', ['game.yaml:7:1 sheet: found "carpet", expected the look of its table']],
  ['sheet: baize', 'sheet: baize', []],
])('the description of a game: %s as %s', (passage, instead, faults) => {
  const game =
    'id: g\nprefix: pb\nname: G\nshort: G\nedition: E\nscale: S\nsheet: baize\nphases: [artillery]\nonSite: [artillery]\nrulings: 1\ncharacter: C\ncredit: C\nprinted: booklet\n';
  const loaded = loadGame(withPassage(game, passage, instead), 'game.yaml');
  expect(loaded.ok ? [] : loaded.error.map(faultText)).toEqual(faults);
});

test.each([
  [
    'without a question',
    'game: g\nitems:\n  - { id: one, board: {} }\n',
    ['exam.yaml:3:5 items.0.ask: found nothing, expected the key ask'],
  ],
  [
    'with two of one name',
    'game: g\nitems:\n  - &one { id: one, board: {}, ask: { question: Q, wants: events, choices: [{ answer: a }, { answer: b }] } }\n  - *one\n',
    ['exam.yaml:4:5 items.1.id: found "one" again, expected a different id for each question'],
  ],
])('an exam %s', (_what, text, faults) => {
  const loaded = loadExam(text, 'exam.yaml');
  expect(loaded.ok ? [] : loaded.error.map(faultText)).toEqual(faults);
});
