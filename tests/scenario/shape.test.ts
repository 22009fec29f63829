import { describe, expect, test } from 'vitest';
import { games } from '../../src/library/plays.ts';
import { LESSON, mistakes, withPassage, wrongWith } from './mistakes.ts';

test('the lesson itself is valid', () => {
  expect(wrongWith(LESSON)).toEqual([]);
});

describe('YAML that cannot be read', () => {
  test.each([
    [
      'a bracket that is not closed',
      'events: [unit-moved]',
      'events: [unit-moved',
      /^lesson\.yaml:63:26 found a \[ that is not closed, expected \] behind it$/,
    ],
    [
      'a line too far to the left',
      '    title: The shot',
      '  title: The shot',
      /^lesson\.yaml:40:3 found a line that starts after 2 spaces, expected 4 spaces, as its neighbours have$/,
    ],
    [
      'a duplicate key',
      'title: A lesson',
      'title: A lesson\ntitle: Again',
      /^lesson\.yaml:3:1 found the key title again, expected each key once$/,
    ],
    [
      'a tag that would do something',
      'title: A lesson',
      'title: !!js/function A lesson',
      /^lesson\.yaml:2:8 found the tag !!js\/function, expected a plain value without a tag$/,
    ],
  ])('%s', (_what, passage, instead, said) => {
    expect(wrongWith(withPassage(LESSON, passage, instead))).toContainEqual(expect.stringMatching(said));
  });

  test('nothing at all', () => {
    expect(wrongWith('')).toEqual(['lesson.yaml:1:1 found null, expected keys with values']);
  });

  test('a file whose aliases expand endlessly', () => {
    const rows = Array.from({ length: 9 }, (_, i) => {
      const nine = Array.from({ length: 9 }, () => (i === 0 ? 'lol' : `*x${i}`));
      return `x${i + 1}: &x${i + 1} [${nine.join(', ')}]`;
    });
    expect(wrongWith(rows.join('\n'))).toEqual([
      expect.stringMatching(/^lesson\.yaml:1:1 found ReferenceError: Excessive alias count.*, expected fewer aliases$/),
    ]);
  });
});

describe('keys and values', () => {
  mistakes(LESSON, wrongWith, [
    [
      'a key that is missing',
      '    title: At whom?\n',
      '',
      'steps.0.title: found nothing, expected the key title',
      '- id: at-whom',
    ],
    [
      'a key that is unknown',
      '    title: At whom?',
      '    titel: At whom?',
      'steps.0.titel: found the key titel, expected one of the keys id, title, say, lead, (…); did you mean title?',
    ],
    ['a text that is empty', 'title: A lesson', "title: ''", 'title: found "", expected some text'],
    [
      'a malformed id',
      'id: pb.a-lesson',
      'id: A lesson',
      'id: found "A lesson", expected the id of a scenario, such as prefix.clear-at-last',
    ],
    [
      'a malformed clause id',
      'teaches: [pb.artillery.hit-number]',
      'teaches: [hit-number]',
      'teaches.0: found "hit-number", expected a clause id, such as prefix.artillery.hit-number',
    ],
    [
      'a malformed ruling id',
      'without: [pb.artillery.hit.square, pb-050]',
      'without: [pb-50]',
      'steps.1.expect.without.0: found "pb-50", expected the id of a clause or of a ruling',
    ],
    [
      'odds that are none',
      'unharmed: 24/36',
      'unharmed: two thirds',
      'steps.1.expect.odds.unharmed: found "two thirds", expected a chance as a fraction, such as 32/36',
    ],
    [
      'a face that is not a number',
      '{ hit: 3 }',
      '{ hit: [six] }',
      'steps.1.dice.0.hit.0: found "six", expected a number',
    ],
    [
      'a die that is neither number nor word',
      '{ hit: 3 }',
      '{ hit: true }',
      'steps.1.dice.0.hit: found true, expected a face, faces, a number of hits or the name of a card',
    ],
    [
      'a sign of no kind',
      '- ruler: {',
      '- arrow: {',
      'steps.1.show.0: found the keys arrow, expected a sight, a ruler, a light or a label',
    ],
    [
      'a sign without its end',
      'from: gun, to: hussars, counts',
      'from: gun, counts',
      'steps.1.show.0.ruler.to: found nothing, expected the key to',
    ],
    [
      'a choice of no kind',
      '- order: { fire: gun, at: enemy }',
      '- oder: { fire: gun, at: enemy }',
      'steps.0.ask.choices.1: found the keys oder, expected { order: … } or { answer: … }',
    ],
    [
      'a goal of no kind',
      'goal: { event: unit-moved }',
      'goal: { moved: general }',
      'steps.2.task.goal: found the keys moved, expected a goal: allowed, refused, event, state, units, chance, all or any',
    ],
    [
      'a goal within a goal',
      'goal: { event: unit-moved }',
      'goal: { any: [{ event: Moved! }] }',
      'steps.2.task.goal.any.0.event: found "Moved!", expected lower-case letters, digits and hyphens',
    ],
    [
      'a question that wants something else',
      'wants: allowed',
      'wants: possible',
      'steps.0.ask.wants: found "possible", expected allowed, refused, events or value',
    ],
    [
      'step ids that stand twice',
      'id: the-shot',
      'id: at-whom',
      'steps.1.id: found "at-whom" again, expected a different id for each step',
    ],
    [
      'a game that is unknown',
      'game: paper-bayonet',
      'game: chess',
      `game: found chess, expected ${games().join(' or ')}`,
    ],
    [
      'a game that only JavaScript knows',
      'game: paper-bayonet',
      'game: constructor',
      `game: found constructor, expected ${games().join(' or ')}`,
    ],
    [
      'no steps',
      LESSON.slice(LESSON.indexOf('steps:')),
      'steps: []',
      'steps: found a list of 0, expected one step or more',
    ],
  ]);
});

describe('the board', () => {
  mistakes(LESSON, wrongWith, [
    [
      'a line of the map that is too short',
      '    2 ...',
      '    2 ..',
      'board.map.2: found 2 squares on rank 2, expected 3, as on the first line',
    ],
    [
      'a line of the map that cannot be read',
      '    4 ...',
      '    4 . .',
      'board.map.0: found "4 . .", expected a rank and its squares, such as "7 ...w..."',
    ],
    [
      'the letters below the map',
      '      abc',
      '      abd',
      'board.map.4: found "abd" below the map, expected the letters of its files: "abc"',
    ],
    [
      'a character that the legend lacks',
      '    2 ...',
      '    2 .w.',
      'board.map.2: found "w", expected a character of the legend: .',
    ],
    [
      'unknown terrain',
      "legend: { '.': open }",
      "legend: { '.': grass }",
      'board.legend..: found grass, expected a kind of ground: open, woods, building, hill',
    ],
    [
      'a malformed square',
      'brigade: falken, at: a4',
      'brigade: falken, at: a',
      'board.units.hussars.at: found "a", expected the name of a square, such as d6',
    ],
    [
      'a square off the map',
      'brigade: falken, at: a4',
      'brigade: falken, at: a5',
      'board.units.hussars.at: found a5, expected a square of the map: a1 to c4',
    ],
    [
      'an unknown type of unit',
      'type: cavalry',
      'type: hussars',
      'board.units.hussars.type: found "hussars", expected a type of unit: line-infantry, (…)',
    ],
    [
      'a brigade without its Brigadier',
      'General Dubois, type: brigadier',
      'General Dubois, type: cavalry',
      'board.brigades.dubois: found 0 Brigadiers, expected one Brigadier among its units',
      'brigades: {',
    ],
    [
      'an unknown key',
      ', activated: [dubois] }',
      ', activated: [dubois], turn: 1 }',
      'board.now.turn: found the key turn, expected one of the keys round, side, phase, activated, fired, moved, charged, shelled, tied',
    ],
    [
      'an unknown reading',
      'game: paper-bayonet',
      'game: paper-bayonet\nreadings: { pb-051: any-two }',
      'readings.pb-051: found any-two, expected two-or-more or any-one or one-wood-no-building',
      'readings: {',
    ],
  ]);
});
