import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../src/library/plays.ts';
import { LESSON, RULING, withPassage } from '../scenario/mistakes.ts';
import { run } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A mistake: the correct passage, what replaces it, and the message with the line in front. */
type Mistake = readonly [passage: string, instead: string, told: string];

/** What one run of the command says about a text with all these mistakes. */
function told(text: string, mistakes: readonly Mistake[]): readonly string[] {
  const file = join(folder, 'lesson.yaml');
  writeFileSync(
    file,
    mistakes.reduce((now, [passage, instead]) => withPassage(now, passage, instead), text),
  );
  const { stderr } = run('scenario', file);
  return stderr.replaceAll(file, '').trim().split('\n').filter(Boolean);
}

/** Expects that each mistake is told, that none is told twice, and that nothing else is told. */
function expectEach(text: string, mistakes: readonly Mistake[]): void {
  const all = told(text, mistakes);
  const withoutColumn = all.map((each) => each.replace(/^:(\d+):\d+ /, '$1 '));
  const wanted = mistakes.map(([, , says]) => says).filter((says) => says !== '');
  expect(withoutColumn).toEqual(
    wanted.map((says) => {
      const [begins = '', ends = ''] = says.split('(…)');
      const found = withoutColumn.find((each) => each.startsWith(begins) && each.endsWith(ends));
      return found ?? says;
    }),
  );
}

describe(
  'one run of npm run scenario tells every mistake in a file, with its line, once:',
  { timeout: 120_000 },
  () => {
    test('eighteen of all kinds', () => {
      expectEach(LESSON, [
        [
          'title: A lesson',
          'title: A lesson: the gun',
          '2 found a colon in a text without quotes, expected the text in quotes: title: "A lesson: the gun"',
        ],
        [
          'game: paper-bayonet',
          'game: paper-bayonnet',
          `3 game: found paper-bayonnet, expected ${games().join(' or ')}; did you mean paper-bayonet?`,
        ],
        [
          'teaches: [pb.artillery.hit-number]',
          'teaches: [artilery-range]',
          '4 teaches.0: found "artilery-range", expected a clause id, (…); did you mean pb.artillery.range.cannon or pb.artillery.range.howitzer?',
        ],
        [
          '  brigades: { dubois: french',
          '\tbrigades: { dubois: frensh',
          '16 found a tab as indentation, expected spaces',
        ],
        [
          'type: cavalry',
          'type: cavallry',
          '20 board.units.hussars.type: found "cavallry", expected a type of unit: (…); did you mean cavalry?',
        ],
        [
          'phase: artillery, activated',
          'phase: artilery, activated',
          '22 board.now.phase: found "artilery", expected a phase: (…); did you mean artillery?',
        ],
        [
          '    title: At whom?',
          '    titel: At whom?',
          '26 steps.0.titel: found the key titel, expected one of the keys id, title, (…); did you mean title?',
        ],
        [
          'try: { fire: gun, at: enemy }',
          'try: { fier: gun, at: enemy }',
          '28 steps.0.try.fier: found the key fier, expected { fire: unit, at }; did you mean fire?',
        ],
        [
          'reason: brigadier-target',
          'reason: brigadeer-target',
          '31 steps.0.expect.reason: found brigadeer-target, expected a reason of a refusal; did you mean brigadier-target?',
        ],
        [
          'wants: allowed',
          'wants: alowed',
          '34 steps.0.ask.wants: found "alowed", expected allowed, refused, events or value; did you mean allowed?',
        ],
        ['say: Three squares.', "say: ''", '41 steps.1.say: found "", expected some text'],
        [
          '    order: { fire: gun, at: hussars }\n',
          '    order: { fire: gun, at: husars }\n',
          '42 steps.1.order.at: found husars, expected a unit on the board: (…); did you mean hussars?',
        ],
        [
          'dice: [{ hit: 3 }',
          'dice: [{ aim: 3 }',
          '43 steps.1.dice.0.aim: found aim, expected a roll of the game: hit, effect, (…)',
        ],
        [
          '{ effect: 1 }]',
          '{ effekt: 1 }]',
          '43 steps.1.dice.1.effekt: found effekt, expected a roll of the game: (…); did you mean effect?',
        ],
        [
          'events: [shot-hit, unit-unharmed]',
          'events: [shot-hitt, unit-unharmed]',
          '46 steps.1.expect.events.0: found shot-hitt, expected an event of the game(…); did you mean shot-hit?',
        ],
        [
          'unharmed: 24/36',
          'unhurt: 24/36',
          '52 steps.1.expect.odds.unhurt: found unhurt, expected an outcome of the game: (…)',
        ],
        [
          'pass: { side: french, phase: movement }',
          'pass: { side: french, phase: movment }',
          '60 steps.2.pass.phase: found movment, expected a phase of the game: (…); did you mean movement?',
        ],
        [
          'goal: { event: unit-moved }',
          'goal: { event: unit-mved }',
          '67 steps.2.task.goal.event: found unit-mved, expected an event of the game; did you mean unit-moved?',
        ],
      ]);
    });

    test('those behind a board on which nothing can be played', () => {
      expectEach(LESSON, [
        ['game: paper-bayonet', 'game: paper-bayonet\nrulings: [pb-999]', '4 rulings.0: found pb-999, (…)'],
        [
          'brigade: falken, at: a4 }',
          'brigade: falken, at: z9 }',
          '21 board.units.hussars.at: found z9, expected a square of the map: a1 to c4',
        ],
        [
          'try: { fire: gun, at: enemy }',
          'try: { fire: gun, at: enmy }',
          '29 steps.0.try.at: found enmy, expected a unit on the board: gun, general, enemy; did you mean enemy?',
        ],
        [
          'cites: [pb.artillery.hit-number]',
          'cites: [pb.artilery.hit-number]',
          '48 steps.1.expect.cites.0: found pb.artilery.hit-number, expected a clause of the ledger; did you mean pb.artillery.hit-number?',
        ],
        ['to: [b2] }', 'too: [b2] }', '62 steps.2.order.too: found the key too, (…); did you mean to?'],
      ]);
    });

    test('those before YAML that nobody can read', () => {
      expectEach(LESSON, [
        ['title: A lesson', "title: ''", '2 title: found "", expected some text'],
        ['say: Three squares.', 'say: - Three: squares', '41 found (…)'],
      ]);
    });

    test('those in a ruling, whose differences are the wrong way round', () => {
      expectEach(RULING, [
        ['kind: gap', 'kind: gpa', '3 kind: found "gpa", expected (…); did you mean gap?'],
        [
          'try: { fire: gun, at: battalion }',
          'try: { fire: gun, at: batalion }',
          '48 scenario.steps.0.try.at: found batalion, expected a unit on the board: (…); did you mean battalion?',
        ],
        [
          '  at-two:\n    one-always-misses: {',
          '  one-always-misses:\n    at-two: {',
          '52 differs: found the reading one-always-misses before the step, expected the step first: { step: { one-always-misses: … } }',
        ],
      ]);
    });
  },
);
