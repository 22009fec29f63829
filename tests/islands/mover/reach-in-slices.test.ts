import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { um } from '../../../src/geometry/lengths.ts';
import { wanting } from '../../../src/islands/mover/drafting.ts';
import { reachInSlices } from '../../../src/islands/mover/reach-in-slices.ts';
import type { MovingUnit } from '../../../src/islands/mover/moving-unit.ts';
import { FIELD, hussars } from './parade.ts';

/** A clock that only work moves on: each turn takes this many milliseconds. */
let clock = 0;
const COSTS = 5;
const slow = (moving: MovingUnit): MovingUnit => ({
  ...moving,
  mover: {
    ...moving.mover,
    march(...given) {
      clock += COSTS;
      return moving.mover.march(...given);
    },
  },
});

/** The milliseconds that each task took, and the number of points of each outline shown. */
function reckoned(moving: MovingUnit, then?: (reach: ReturnType<typeof reachInSlices>) => void) {
  const shown: number[] = [];
  const reach = reachInSlices((_held, outline) => shown.push(outline.length));
  const draft = wanting(moving, []);
  clock = 0;
  reach(draft);
  const blocks = [clock];
  then?.(reach);
  while (vi.getTimerCount() > 0) {
    const from = clock;
    vi.advanceTimersToNextTimer();
    blocks.push(clock - from);
  }
  return { shown, blocks };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', {});
  vi.stubGlobal('performance', { now: () => clock });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the reach of a moving unit', () => {
  test('is drawn coarse, and then finer', () => expect(reckoned(hussars()).shown).toEqual([12, 72]));

  test('is reckoned in tasks of its own, none of which is long, however slow the machine', () => {
    const { blocks, shown } = reckoned(slow(hussars()));
    expect(shown).toEqual([12, 72]);
    expect(blocks[0]).toBe(0);
    // A slice is 6 ms, and its last turn may begin just before they are over.
    expect(Math.max(...blocks)).toBeLessThanOrEqual(2 * COSTS);
  });

  test('of an order that is no longer there is given up', () =>
    expect(reckoned(hussars(), (reach) => reach(null)).shown).toEqual([]));

  test('is nothing for a unit that only turns', () => expect(reckoned(hussars(['pivot'])).shown).toEqual([0]));

  test('is nothing for a unit that cannot leave its place', () => {
    const { mover, ...others } = hussars();
    const fast: MovingUnit['mover'] = {
      ...mover,
      march: (state, unit, legs) =>
        mover.march(
          state,
          unit,
          legs.filter(({ go }) => go === 'turn'),
        ),
    };
    expect(reckoned({ ...others, mover: fast }).shown).toEqual([0, 0]);
  });

  test('is nothing where the move is spent, or nobody measures beforehand', () => {
    expect(reckoned(hussars(['march', 'pivot'], FIELD, false)).shown).toEqual([0]);
    const spent = hussars();
    const shown: number[] = [];
    reachInSlices((_held, outline) => shown.push(outline.length))(
      wanting(spent, [
        { go: 'turn', to: [1_000_000, 0] },
        { go: 'forward', by: um(8, '[1]') },
      ]),
    );
    expect(shown).toEqual([0]);
  });
});
