import { describe, expect, test } from 'vitest';
import { carry, short } from './field.ts';
import { field, shot, SHOT, sum, type Units } from './shots.ts';

describe('the score needed is the distance (pb.artillery.hit-number)', () => {
  test.each([
    [2, 'd3'],
    [3, 'd4'],
    [4, 'd5'],
    [5, 'd6'],
    [6, 'd7'],
    [3, 'g4'],
    [6, 'g1'],
  ])('%i on %s', (needed, at) => {
    const state = field({
      ...(needed === 6 && at === 'g1' ? { gun: 'french cannon a1' } : {}),
      target: `allied cavalry ${at}`,
    });
    expect(shot(state, needed - 1)[0]!.type).toBe('shot-missed');
    const [hit] = shot(state, needed, 1);
    expect(hit).toMatchObject({
      type: 'shot-hit',
      reasons: [{ test: { is: 'at-least', clause: 'pb.artillery.hit-number', number: needed, word: 'hit' } }],
    });
  });

  test('a Howitzer needs the same', () => {
    const state = field({ gun: 'french howitzer d1', target: 'allied cavalry d5' });
    expect(shot(state, 3).map(short)).toEqual(['shot-missed gun']);
    expect(shot(state, 4, 1).map(short)).toEqual(['shot-hit gun', 'unit-unharmed target']);
  });
});

describe('a close formation is easier to hit (pb.artillery.hit.column, pb.artillery.hit.square)', () => {
  const column = { target: 'allied line-infantry d5 column', other: 'allied line-infantry d5 column' };
  const PLAIN = ['pb.artillery.hit-number 3', 'pb.artillery.hit.column –', 'pb.artillery.hit.square –'];
  test.each([
    ['a line', { target: 'allied line-infantry d5' }, PLAIN, 'pb.artillery.hit-number'],
    ['a column', column, PLAIN.with(1, 'pb.artillery.hit.column 1'), 'pb.artillery.hit.column'],
    [
      'a square',
      { target: 'allied line-infantry d5 square' },
      PLAIN.with(2, 'pb.artillery.hit.square 1'),
      'pb.artillery.hit.square',
    ],
  ] satisfies readonly (readonly [string, Units, readonly string[], string])[])(
    '%s on a 3 at four squares',
    (what, units, lines, cited) => {
      const event = shot(field(units), 3, what === 'a line' ? undefined : 1)[0]!;
      expect(event.type).toBe(what === 'a line' ? 'shot-missed' : 'shot-hit');
      expect(sum(event)).toEqual(lines);
      expect(event.clauses.at(-1)).toBe(cited);
    },
  );

  const near = { target: 'allied line-infantry d3 square' };
  const close = { target: 'allied cavalry d2' };
  const misses = { 'pb-050': 'one-always-misses' };
  const blank = { 'pb-049': 'point-blank' };
  test.each([
    ['a 1 hits a square at two: the hit is sure', near, {}, [1, 'shot-hit']],
    ['a 1 misses it under the other reading', near, misses, [1, 'shot-missed']],
    ['but not a 2', near, misses, [2, 'shot-hit']],
    ['and point blank a 1 hits', close, blank, [1, 'shot-hit']],
    ['unless it misses there too', close, { ...blank, ...misses }, [1, 'shot-missed']],
  ] as const)('%s (pb-050)', (_what, units, readings, [die, type]) => {
    expect(shot(field(units, { readings }), die, type === 'shot-hit' ? 1 : undefined)[0]!.type).toBe(type);
  });

  test('where the 1 would miss anyway, no ruling is asked (pb-050)', () => {
    const asked: string[] = [];
    const state = field({ target: 'allied cavalry d5' });
    const readings = new Proxy(state.readings, { get: (_readings, id) => void asked.push(String(id)) });
    carry({ ...state, readings }, [SHOT], [{ hit: 1 }]);
    expect(asked).not.toContain('pb-050');
  });
});
