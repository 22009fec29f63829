import { describe, expect, test } from 'vitest';
import { allowed, refused, type Verdict } from '../../../src/core/verdicts.ts';
import { marched, type Marching } from '../../../src/games/table/moving/marching.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { NORTH, radiansTo, turned, type Hand } from '../../../src/geometry/facings.ts';
import { DEGREE } from '../../../src/geometry/angles.ts';
import { um, type Measure, type Um } from '../../../src/geometry/lengths.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';

/*
 * Legs along a line. Places on it are given by their distance from the start, in hundredths of a
 * measure.
 */

const total = (legs: readonly Leg[]): Um => legs.reduce((sum, leg) => sum + ('by' in leg ? leg.by : 0), 0) as Um;
const forward = (hundredths: number, measure: Measure = '[1]'): Leg => ({
  go: 'forward',
  by: um(hundredths / 100, measure),
});

/**
 * A unit whose legs are refused with the reason that `reasonAt` gives for the place where they end.
 */
const along = (reasonAt: (hundredths: number) => string | null, more: Partial<Marching> = {}): Marching => ({
  base: { at: pointAt(300_000, 300_000), facing: NORTH, width: um(25, 'mm'), depth: um(12, 'mm') },
  allowed: um(8, '[1]'),
  measure: '[1]',
  spent: total,
  order: () => null,
  isOfEnd: ({ reason }) => reason === 'on-friend',
  judge(legs): Verdict {
    const reason = reasonAt((total(legs) / um(1, more.measure ?? '[1]')) * 100);
    return reason === null ? allowed('xx.move.limit') : refused('xx.move.limit', reason, {});
  },
  ...more,
});

const legsOf = (by: Marching, ...legs: readonly Leg[]) => marched(by, legs).steps.map(({ leg }) => leg);
const over = (limit: number) => (place: number) => (place > limit ? 'too-far' : null);

describe('legs that are refused', () => {
  test('take what each of them adds', () => {
    const { steps, used } = marched(along(over(550)), [forward(200), forward(300), forward(400)]);
    expect(steps.map(({ takes }) => takes)).toEqual([um(2, '[1]'), um(3, '[1]'), um(0.5, '[1]')]);
    expect(used).toBe(um(5.5, '[1]'));
  });

  test('may be none at all', () => {
    const none = marched(along(() => 'pinned'), []); // prettier-ignore
    expect(none).toMatchObject({ steps: [], wanted: null, verdict: { reason: 'pinned' } });
  });

  test('leave nothing if no part of them is allowed', () => {
    const { steps, wanted } = marched(along(() => 'pinned'), [forward(100)]); // prettier-ignore
    expect([steps, wanted?.at]).toEqual([[], pointAt(300_000, 300_000 + um(1, '[1]'))]);
  });

  test('are cut to whole hundredths, all of them if only the rest is too much', () => {
    expect(legsOf(along(over(400)), forward(400.5))).toEqual([forward(400)]);
  });

  test('are cut to tenths of a millimetre where the measure is one', () => {
    const by = along(over(2097), { measure: 'mm' });
    expect(legsOf(by, forward(4000, 'mm'))).toEqual([forward(2090, 'mm')]);
  });

  test('are not cut where they change the formation', () => {
    const form: Leg = { go: 'form', into: 'square' };
    const judge = (legs: readonly Leg[]) =>
      legs.includes(form) ? refused('xx.move.limit', 'no', {}) : allowed('xx.move.limit');
    expect(legsOf(along(() => null, { judge }), forward(200), form)).toEqual([forward(200)]); // prettier-ignore
  });

  test.each<readonly ['turn' | 'wheel', Hand, number, number]>([
    ['turn', 'left', 90, 45],
    ['turn', 'right', 90, 45],
    ['wheel', 'left', 270, 200],
    ['wheel', 'right', 270, 200],
  ])('are cut to tenths of a degree, on their own hand: %s %s %d° to %d°', (go, hand, degrees, most) => {
    const leg = (by: number): Leg => {
      const to = turned(NORTH, hand, by);
      return go === 'wheel' ? { go, hand, to } : { go: 'turn', to };
    };
    const judge = ([first]: readonly Leg[]) =>
      first !== undefined && 'to' in first && radiansTo(NORTH, hand, first.to) / DEGREE > most + 0.05
        ? refused('xx.move.limit', 'too-far', {})
        : allowed('xx.move.limit');
    expect(legsOf(along(() => null, { judge }), leg(degrees))).toEqual([leg(most)]); // prettier-ignore
  });
});

describe('where friends are passed', () => {
  /** A friend stands from one place to another; a wall stands from there on. */
  const friend = (from: number, to: number) => (place: number) =>
    place < from ? null : place <= to ? 'on-friend' : 'wall';

  test('one stops beyond them, if there is room', () => {
    const reason = (place: number) => (place > 200 && place < 400 ? 'on-friend' : over(550)(place));
    expect(legsOf(along(reason), forward(1000))).toEqual([forward(550)]);
  });

  test.each([403, 409, 410])('or else before them, to the hundredth: %d', (last) => {
    expect(legsOf(along(friend(last + 0.5, 550)), forward(1000))).toEqual([forward(last)]);
  });

  // The search for room goes back in steps of ten hundredths.
  test.each([1, 2, 9, 11, 25])('or not at all, if they stand from the start to %d', (to) => {
    expect(legsOf(along(friend(-Infinity, to + 0.5)), forward(1000))).toEqual([]);
  });

  test('but not through an enemy, whatever lies behind', () => {
    const reason = (place: number) => (place >= 300 && place <= 500 ? 'enemy' : over(800)(place));
    expect(legsOf(along(reason), forward(1000))).toEqual([forward(299)]);
  });
});
