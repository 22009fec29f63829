import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { share } from '../../../src/core/fraction.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { place, square, type Square } from '../../../src/geometry/grid.ts';
import { wayClass } from '../../../src/games/paper-bayonet/moving/move.ts';
import { engine, type Order, type State } from './field.ts';
import { states } from './fields.ts';
import { fire } from './tables.ts';

const orders = (state: State): readonly Order[] => engine.candidates(state).map(({ order }) => order);
/** Every shot of any unit at any unit, sensible or not. */
const shots = (state: State): readonly Order[] => {
  const ids = Object.keys(state.units);
  return ids.flatMap((unit) => ids.map((at) => fire(unit, at)));
};
const shooting = states({ phase: 'artillery' });

describe('options and judgement agree:', () => {
  test('whatever shot is allowed is offered', () => {
    fc.assert(
      fc.property(states(), (state) => {
        const allowed = shots(state).filter((order) => engine.judge(state, order).ok);
        expect(orders(state).filter((order) => order.type === 'fire')).toEqual(allowed);
      }),
    );
  });

  test('whatever square a unit may reach is offered, and once', () => {
    const walks = fc.array(fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })), {
      minLength: 1,
      maxLength: 2,
    });
    fc.assert(
      fc.property(states({ phase: 'movement' }), walks, (state, steps) => {
        const key = (id: string, path: readonly Square[]) =>
          `${id} ${path.at(-1)!} ${wayClass(state, state.units[id]!, path)}`;
        const offered = orders(state).flatMap((order) => (order.type === 'move' ? [key(order.unit, order.path)] : []));
        expect(new Set(offered).size).toBe(offered.length);
        for (const { id, at } of Object.values(state.units)) {
          let from = place(at);
          const path = steps.map(([across, along]) => {
            from = { file: from.file + across, rank: from.rank + along };
            return square(from);
          });
          const there = path.at(-1)!;
          if (there !== at && engine.judge(state, { type: 'move', unit: id, path }).ok)
            expect(offered).toContain(key(id, path));
        }
      }),
    );
  });
});

describe('woods', () => {
  const shelter = (state: State, at: Square): State => ({ ...state, ground: { ...state.ground, [at]: 'woods' } });

  test('never make a target easier to rout, and buildings even less', () => {
    fc.assert(
      fc.property(shooting, (state) => {
        for (const order of orders(state)) {
          if (order.type !== 'fire') continue;
          const target = state.units[order.at]!;
          if (target.formation !== 'line') continue;
          const routed = (ground: 'open' | 'woods' | 'building') => {
            const there = { ...state, ground: { ...state.ground, [target.at]: ground } };
            if (!engine.judge(there, order).ok) return 0;
            const { chances } = countOdds(engine, there, order);
            return ['routed', 'removed'].reduce(
              (sum, word) => sum + (chances[word] === undefined ? 0 : share(chances[word])),
              0,
            );
          };
          expect(routed('woods')).toBeLessThanOrEqual(routed('open'));
          expect(routed('building')).toBeLessThanOrEqual(routed('woods'));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('never open a line of fire that was closed', () => {
    fc.assert(
      fc.property(states({ phase: 'artillery', readings: {} }), fc.nat(8), fc.nat(6), (state, file, rank) => {
        const at = square({ file, rank });
        if (state.ground[at] !== undefined) return;
        const wooded = shelter(state, at);
        for (const order of shots(state))
          if (engine.judge(wooded, order).ok) expect(engine.judge(state, order).ok).toBe(true);
      }),
    );
  });
});
