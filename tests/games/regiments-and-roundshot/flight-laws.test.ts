import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompassPoint } from '../../../src/geometry/compass.ts';
import { MEASURES } from '../../../src/geometry/lengths.ts';
import { retreatOf, routOf } from '../../../src/games/regiments-and-roundshot/morale/flight.ts';
import { unitsIn } from '../../../src/games/regiments-and-roundshot/state.ts';
import { board } from './fights.ts';

type Shorts = NonNullable<Parameters<typeof board>[0]['french']>;

const FACINGS: readonly CompassPoint[] = ['north', 'north-east', 'east', 'south', 'west'];
/** Places on a lattice of 0.1 inch about the middle, so that nobody stands on another. */
const troops = fc.uniqueArray(
  fc.record({
    x: fc.integer({ min: -6, max: 6 }),
    y: fc.integer({ min: -6, max: 6 }),
    jitter: fc.integer({ min: -1, max: 1 }),
    type: fc.constantFrom('infantry', 'cavalry', 'artillery'),
    isOwn: fc.boolean(),
    facing: fc.constantFrom(...FACINGS),
  }),
  { minLength: 1, maxLength: 9, selector: ({ x, y }) => `${x} ${y}` },
);

/** The board with its sides and places turned by half a turn. */
type Troop = typeof troops extends fc.Arbitrary<readonly (infer T)[]> ? T : never;
const MIDDLE = [12, 18] as const;
const OPPOSITE = { north: 'south', 'north-east': 'south-west', east: 'west', south: 'north', west: 'east' } as const;

function pitched(all: readonly Troop[], turn: 1 | -1) {
  const figures = (own: boolean): Shorts =>
    Object.fromEntries(
      all.flatMap(({ x, y, jitter, type, isOwn, facing }, n) => {
        if (isOwn !== own) return [];
        const at = [MIDDLE[0] + turn * (0.8 * x + 0.1 * jitter), MIDDLE[1] + turn * 0.8 * y] as const;
        const faces = turn === 1 ? facing : OPPOSITE[facing as keyof typeof OPPOSITE];
        return [[`u${n}`, [type, at[0], at[1], { facing: faces }] as const]];
      }),
    );
  const here: Shorts = { a: ['infantry', MIDDLE[0] + turn * 0.1, MIDDLE[1] + turn * 5.6] };
  const [own, other] = [{ ...figures(true), ...here }, figures(false)];
  return board({
    french: turn === 1 ? other : own,
    allied: turn === 1 ? own : other,
    phase: 'bombardment',
  });
}

test('a board turned by half a turn gives the flight turned by half a turn', () => {
  fc.assert(
    fc.property(
      troops.filter((all) => all.every(({ x, y }) => !(Math.abs(x) < 2 && y > 5))),
      fc.constantFrom(routOf, retreatOf),
      (all, run) => {
        const [here, there] = [pitched(all, 1), pitched(all, -1)];
        for (const unit of unitsIn(here)) {
          const [one, other] = [run(here, unit, null), run(there, there.units[unit.id]!, null)];
          expect(other.gone).toBe(one.gone);
          const sum = one.to.map((part, n) => part + other.to[n]!);
          expect(Math.abs(sum[0]! - 2 * MIDDLE[0] * MEASURES.in)).toBeLessThan(30);
          expect(Math.abs(sum[1]! - 2 * MIDDLE[1] * MEASURES.in)).toBeLessThan(30);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('however figures stand, one that runs goes no farther than its move, and ends on nobody', () => {
  fc.assert(
    fc.property(
      troops.filter((all) => all.every(({ x, y }) => !(Math.abs(x) < 2 && y > 5))),
      (all) => {
        const state = pitched(all, 1);
        for (const unit of unitsIn(state)) {
          const { by, gone } = retreatOf(state, unit, null);
          expect(gone).toBeNull();
          const most = { infantry: 2, cavalry: 5, artillery: 1 }[unit.arm];
          expect(by).toBeLessThanOrEqual(most * MEASURES.in);
          expect(by).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 40 },
  );
});
