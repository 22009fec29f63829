import { describe, expect, test } from 'vitest';
import { add, sum } from '../../src/core/reasons.ts';
import { unmet } from '../../src/scenario/play/expect.ts';
import { LESSON, mistakes, withPassage, wrongWith } from './mistakes.ts';

const EVENTS = 'events: [shot-hit, unit-unharmed]';
const REFUSED = 'refused by pb.brigadier.removed-with-brigade (brigadier-target)';
const GENERAL = 'refused: pb.brigadier.removed-with-brigade';

describe('an unmet expectation is reported:', () => {
  mistakes(LESSON, wrongWith, [
    [
      'a refusal by another clause',
      GENERAL,
      'refused: pb.artillery.direction',
      `steps.0.expect.refused: found ${REFUSED}, expected refused by pb.artillery.direction`,
    ],
    [
      'a refusal for another reason',
      'reason: brigadier-target',
      'reason: out-of-range',
      `steps.0.expect.reason: found ${REFUSED}, expected out-of-range`,
    ],
    [
      'a refusal of what is allowed',
      'allowed: [pb.artillery.range.cannon]',
      'refused: pb.artillery.range.cannon',
      'steps.1.expect.refused: found allowed by pb.artillery.direction, pb.artillery.range.cannon, expected refused by pb.artillery.range.cannon',
    ],
    [
      'a permission by another clause',
      'allowed: [pb.artillery.range.cannon]',
      'allowed: [pb.artillery.range.howitzer]',
      'steps.1.expect.allowed: found allowed by pb.artillery.direction, pb.artillery.range.cannon, expected allowed by pb.artillery.range.howitzer',
    ],
    [
      'a permission of what is refused',
      `${GENERAL}\n      reason: brigadier-target`,
      'allowed: []',
      `steps.0.expect.allowed: found ${REFUSED}, expected allowed by none`,
    ],
    [
      'a verdict without an order',
      'say: One of them is a General.\n    try: { fire: gun, at: enemy }',
      'say: One of them.',
      'steps.0.expect.refused: found no order, expected refused by pb.brigadier.removed-with-brigade',
      GENERAL,
    ],
    [
      'other events',
      EVENTS,
      'events: [shot-missed]',
      'steps.1.expect.events: found shot-hit, unit-unharmed, expected shot-missed',
    ],
    [
      'events in another order',
      EVENTS,
      'events: [unit-unharmed, shot-hit]',
      'steps.1.expect.events: found shot-hit, unit-unharmed, expected unit-unharmed, shot-hit',
    ],
    [
      'a clause that was not cited',
      'cites: [pb.artillery.hit-number]',
      'cites: [pb.artillery.effect.woods]',
      'steps.1.expect.cites: found pb.artillery.hit-number, (…), expected pb.artillery.effect.woods',
    ],
    [
      'a ruling that was not read',
      'cites: [pb.artillery.hit-number]',
      'reads: [pb-051]',
      'steps.1.expect.reads: found none, expected pb-051',
    ],
    [
      'a clause that has a part in it',
      'pb.artillery.hit.square, pb-050',
      'pb.artillery.effect.none',
      'steps.1.expect.without: found pb.artillery.effect.none, expected a step that they do not affect',
      'without: [',
    ],
    [
      'a permission that has a part in it',
      'pb.artillery.hit.square, pb-050',
      'pb.artillery.range.cannon',
      'steps.1.expect.without: found pb.artillery.range.cannon, expected a step that they do not affect',
      'without: [',
    ],
    [
      'a line of a sum that is not there',
      'label: Needed at 3 squares, value: 3',
      'value: 4',
      'steps.1.expect.lines.0: found [{"clause":"pb.artillery.hit-number",(…), expected {"clause":"pb.artillery.hit-number","value":4}',
      '- { clause: pb.artillery.hit-number, value: 4 }',
    ],
    [
      'an annotation that is not drawn',
      'kind: sight, from: gun',
      'kind: sight, from: general',
      'steps.1.expect.shows.0: found [{"kind":"sight","from":"gun","to":"hussars"}(…), expected {"kind":"sight","from":"general","to":"hussars"}',
    ],
    [
      'other odds',
      'unharmed: 24/36',
      'unharmed: 23/36',
      'steps.1.expect.odds.unharmed: found unharmed 24/36, shot-disrupted 4/36, routed 8/36, expected 23/36',
    ],
    [
      'odds of an unknown outcome',
      'unharmed: 24/36',
      'ruined: 0',
      'steps.1.expect.odds.ruined: found ruined, expected an outcome of the game: attacker-removed, attacker-routed, attacker-disrupted, halted, tied, unharmed, shot-disrupted, disrupted, routed, removed',
    ],
    [
      'odds of what does not roll',
      'task: { right: 7, wrong: 1 }',
      'odds: { unharmed: 1 }',
      'steps.2.expect.odds: found no roll, expected an order that rolls dice',
    ],
    [
      'another board',
      '{ at: a4 } }',
      '{ at: a3 } }',
      'steps.1.expect.state.units.hussars.at: found "a4", expected "a3"',
    ],
    [
      'a board of others',
      '{ hussars: { at: a4 } }',
      '{ dragoons: { at: a4 } }',
      'steps.1.expect.state.units.dragoons: found nothing, expected {"at":"a4"}',
    ],
    ['another count of right orders', 'right: 7', 'right: 6', 'steps.2.expect.task.right: found 7, expected 6'],
    [
      'a missing task',
      EVENTS,
      `${EVENTS}\n      task: { right: 1, wrong: 1 }`,
      'steps.1.expect.task: found no task, expected a step with a task',
      'task: { right: 1',
    ],
  ]);

  test('everything that is wrong, not only the first', () => {
    const twice = withPassage(
      withPassage(LESSON, 'reason: brigadier-target', 'reason: out-of-range'),
      'right: 7',
      'right: 6',
    );
    expect(wrongWith(twice)).toHaveLength(2);
  });
});

test.each([
  ['the same chance in other numbers', 'unharmed: 24/36', 'unharmed: 2/3'],
  ['an outcome that cannot be, as 0', 'unharmed: 24/36', 'removed: 0'],
  ['nothing', 'events: [shot-hit, unit-unharmed]', 'cites: []'],
])('what is met, is met: %s', (_what, passage, instead) => {
  const text = instead === 'cites: []' ? withPassage(LESSON, '      cites: [pb.artillery.hit-number]\n', '') : LESSON;
  expect(wrongWith(withPassage(text, passage, instead))).toEqual([]);
});

test('a clause is cited if the event names it, or if a term of its sums counted', () => {
  const terms = [add('xx.a.counted', 'counted', 1), add('xx.a.left-out', 'left out', 1, false)];
  const event = { type: 'shot', clauses: ['xx.a.named'], reasons: [sum('a', terms)] } as const;
  const played = { verdict: null, events: [{ event, says: '' }], reads: [], odds: null, shows: [], task: null };
  const actual = { ...played, state: { awaits: null, readings: {} } };
  expect(unmet(actual, { cites: ['xx.a.named', 'xx.a.counted'] }, 'expect')).toEqual([]);
  const found = 'xx.a.named, xx.a.counted';
  expect(unmet(actual, { cites: ['xx.a.left-out'] }, 'expect')).toEqual([
    { path: 'expect.cites', found, wanted: 'xx.a.left-out' },
  ]);
  expect(unmet(actual, { without: ['xx.a.counted'] }, 'expect')).toMatchObject([{ path: 'expect.without' }]);
});
