import { describe, expect, test } from 'vitest';
import { meant, partsOf, readSentence, type SentenceBoard } from '../../../src/games/table/orders/sentence.ts';
import { legTexts, type Leg } from '../../../src/games/table/orders/legs.ts';
import { NORTH } from '../../../src/geometry/facings.ts';
import { at, mm, SIZE } from './plain-game.ts';

/* What players say instead of the legs of a file. Lengths are in mm. */

const base = { ...SIZE, at: at(300, 200), facing: NORTH };
const named = (id: string, name: string) => ({ id, name });
const BOARD: SentenceBoard = {
  measure: 'mm',
  find: () => null,
  contact: () => null,
  roads: [{ id: 'post-road', name: 'the post road', line: [at(300, 0), at(300, 400)], width: mm(10) }],
  formations: ['square'],
  foes: [named('guns', 'the battery'), named('jager', 'the Tyrol Jägers'), named('jager-2', 'the Styrian Jägers')],
  friends: [named('guard', 'the guard')],
  turning: 'pivot',
  ahead: (_from, unit) => (unit === 'guns' ? mm(70) : unit === 'guard' ? mm(30) : null),
  approach: (from, unit) =>
    unit === 'jager' ? null : [{ go: 'forward', by: from.at[1] === base.at[1] ? mm(50) : mm(40) }],
};
const read = (text: string, board: Partial<SentenceBoard> = {}) =>
  readSentence(text, { unit: 'line', base }, { ...BOARD, ...board });

/** The legs as files have them, or what is wrong. */
function told(text: string, board: Partial<SentenceBoard> = {}) {
  const found = read(text, board);
  return found.ok ? legTexts(found.value, base, 'mm').join(', ') : found.error;
}

describe('a leg may be said', () => {
  test.each([
    ['advance 40', 'forward 40 mm'],
    ['march 40', 'forward 40 mm'],
    ['ahead 40', 'forward 40 mm'],
    ['go forward 40', 'forward 40 mm'],
    ['straight on 40', 'forward 40 mm'],
    ['step back 40', 'back 40 mm'],
    ['fall back 40', 'back 40 mm'],
    ['backward 40', 'back 40 mm'],
    ['backwards 40', 'back 40 mm'],
    ['pivot right 30', 'turn right 30°'],
    ['face right 30', 'turn right 30°'],
    ['about turn', 'about-face'],
    ['turn about', 'about-face'],
    ['turn round', 'about-face'],
    ['turn 30 right', 'turn right 30°'],
    ['turn 30° to the left', 'turn left 30°'],
    ['wheel 30 degrees to the left', 'wheel left 30°'],
    ['along the post road 40', 'forward 40 mm'],
    ['march along road 40', 'forward 40 mm'],
    ['go along road 40', 'forward 40 mm'],
    ['form into a square', 'form square'],
  ])('with other words: %s', (text, legs) => expect(told(text)).toBe(legs));

  test.each([
    ['right 90', 'turn right 90°'],
    ['left by 90.5', 'turn left 90.5°'],
    ['90 right', 'turn right 90°'],
    ['90° left', 'turn left 90°'],
    ['45 degrees left', 'turn left 45°'],
  ])('as a turn without its verb: %s', (text, legs) => {
    expect(told(text)).toBe(legs);
    expect(told(text, { turning: 'none' })).toBe(legs);
    expect(told(text, { turning: 'wheel' })).toBe(legs.replace('turn', 'wheel'));
  });

  test.each(['left 90 right', '90', 'right'])('but not so: %s', (text) =>
    expect(told(text)).toMatchObject({ path: '1', found: `“${text}”` }),
  );
});

describe('a sentence is parted', () => {
  test.each([
    ['forward 4 then back 2', ['forward 4', 'back 2']],
    [' Forward 4 AND back 2. ', ['forward 4', 'back 2']],
    ['forward 4; back 2', ['forward 4', 'back 2']],
    ['forward 4,, back 2,', ['forward 4', 'back 2']],
    ['forward 1,5', ['forward 1.5']],
    ['turn to the wand', ['turn to the wand']],
  ])('at its commas, and at its “then” and “and”: %s', (text, parts) => expect(partsOf(text)).toEqual(parts));

  test.each([
    ['forward 40 turn left 90 back 20', 'forward 40 mm, turn left 90°, back 20 mm'],
    ['forward 40 about-face forward 40', 'forward 40 mm, about-face, forward 40 mm'],
    ['forward 40 about face forward 40', 'forward 40 mm, about-face, forward 40 mm'],
    ['forward 40 about turn forward 40', 'forward 40 mm, about-face, forward 40 mm'],
    ['forward 40 turn about forward 40', 'forward 40 mm, about-face, forward 40 mm'],
    ['forward 40 face left 30 back 20', 'forward 40 mm, turn left 30°, back 20 mm'],
    ['wheel left 30 slide right 20', 'wheel left 30°, slide right 20 mm'],
    ['turn 30 to the right forward 40', 'turn right 30°, forward 40 mm'],
  ])('before each word that begins a leg, if it has no commas: %s', (text, legs) => expect(told(text)).toBe(legs));

  test('and what is wrong with it is told of the parts as they are said', () => {
    expect(told('forward 40 dance left')).toMatchObject({ path: '1', found: '“forward 40 dance left”' });
    expect(told('forward 40, dance')).toMatchObject({ path: '2', found: '“dance”' });
    expect(told(`forward 40, ${'x'.repeat(60)}`)).toMatchObject({ found: `“${'x'.repeat(60)}”` });
    expect(told(`forward 40, ${'x'.repeat(61)}`)).toMatchObject({ found: `“${'x'.repeat(59)}…”` });
    expect(told('. ')).toEqual({ path: '1', found: 'nothing', wanted: 'an order: forward 4' });
  });

  test('into a hundred legs at most', () => {
    const many = (count: number) => Array.from({ length: count }, () => 'forward 1').join(', ');
    expect(read(many(100)).ok).toBe(true);
    expect(told(many(101))).toMatchObject({ path: '101', found: '“forward 1”', wanted: 'at most 100 legs' });
  });
});

test('a part that is only misspelt is told as it was meant, with the rest of the sentence', () => {
  expect(told('forward 40, forwad 20, back 10')).toMatchObject({
    path: '2',
    found: '“forwad 20”',
    meant: ['forward 40, forward 20, back 10'],
  });
  // What was meant must be a leg that can be read.
  expect(told('forwad four')).not.toHaveProperty('meant');
});

describe('a charge', () => {
  const forward = (length: number): readonly Leg[] => [{ go: 'forward', by: mm(length) }];

  test('leads to the enemy that is named, from the end of the legs before it', () => {
    expect(read('charge the battery')).toEqual({ ok: true, value: forward(50) });
    expect(read('charge guns')).toEqual({ ok: true, value: forward(50) });
    expect(read('back 10, charge the battery')).toMatchObject({ value: [{ go: 'back' }, ...forward(40)] });
    expect(read('charge the styrian')).toEqual({ ok: true, value: forward(50) });
  });

  test('leads to no friend, and not to one of two', () => {
    expect(told('charge the guard')).toMatchObject({ wanted: 'an enemy: the battery, the Tyrol Jägers, the Styrian Jägers' }); // prettier-ignore
    expect(told('charge the jägers')).toMatchObject({ wanted: 'one enemy, and not the Tyrol Jägers, the Styrian Jägers' }); // prettier-ignore
  });

  test('to an enemy whom nothing leads to is told', () => {
    expect(told('charge the tyrol jägers')).toMatchObject({
      wanted: 'an enemy whom one turn and a straight march lead to; the Tyrol Jägers is not',
    });
  });

  test('to a misspelt enemy is told as it was meant', () => {
    expect(told('forward 10, charge the batery')).toMatchObject({ meant: ['forward 10, charge the battery'] });
  });
});

describe('a march to touch', () => {
  test('leads to any unit', () => {
    expect(told('touch the guard')).toBe('forward 50 mm');
    expect(told('touch the battery')).toBe('forward 50 mm');
    expect(told('touch the tyrol jägers')).toMatchObject({
      wanted: 'a unit that one turn and a straight march lead to; the Tyrol Jägers is not',
    });
    expect(told('touch nobody')).toMatchObject({
      wanted: 'a unit: the guard, the battery, the Tyrol Jägers, the Styrian Jägers',
    });
    expect(told('touch the jägers')).toMatchObject({
      wanted: 'one unit, and not the Tyrol Jägers, the Styrian Jägers',
    });
  });

  test.each(['forward to contact with', 'forward until touching', 'march to contact with', 'forward to touch'])(
    'leads straight ahead, if that is said: %s',
    (words) => {
      expect(told(`${words} the battery`)).toBe('forward 70 mm');
      expect(told(`${words} the guard`)).toBe('forward 30 mm');
      expect(told(`${words} the tyrol jägers`)).toMatchObject({ wanted: 'a unit straight ahead; the Tyrol Jägers is not' }); // prettier-ignore
    },
  );
});

test('a name is exact, or has all the words', () => {
  const units = [named('a', 'the Old Guard'), named('b', 'the guard'), named('c', 'the Life-Guard of Foot')];
  const ids = (words: string) => meant(words, units).map(({ id }) => id);
  expect([ids('guard'), ids('The Guard'), ids(' the  guard '), ids('old'), ids('guard old')]).toEqual([['b'], ['b'], ['b'], ['a'], ['a']]); // prettier-ignore
  expect([ids('life guard'), ids('foot'), ids('old foot'), ids('guards'), ids('the '), ids('c')]).toEqual([['c'], ['c'], [], [], [], ['c']]); // prettier-ignore
});

test('a change of formation counts for the legs after it', () => {
  const seen: number[] = [];
  const board: Partial<SentenceBoard> = {
    reshaped: (unit, formation) =>
      unit === 'line' && formation === 'square' ? { width: mm(30), depth: mm(30) } : null,
    approach: ({ width }) => {
      seen.push(width);
      return [{ go: 'forward', by: mm(5) }];
    },
  };
  expect(read('form square, charge the battery', board).ok).toBe(true);
  expect(seen).toEqual([mm(30)]);
});
