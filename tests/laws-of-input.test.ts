import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Readings } from '../src/core/ids.ts';
import { seeded } from '../src/core/seeded.ts';
import type { Awaiting, OrderLike } from '../src/games/contract/engine.ts';
import { games } from '../src/library/plays.ts';
import { engineOf } from '../src/register/index.ts';
import { lawsOf } from './laws/game.ts';
import { after } from './laws/playing.ts';

describe.each(games())('%s, given what nobody should write:', async (game) => {
  const engine = await engineOf(game);
  const { boards } = await lawsOf(game);

  test('a reading that cannot be played is told, whatever the board', () => {
    const [ruling, [, ...others]] = (Object.entries(engine.readings)[0] ?? ['zz-001', []]) as [string, string[]];
    const told = (readings: Readings) => {
      const start = engine.start({}, readings);
      return start.ok ? [] : start.error.map(({ path }) => path).filter((path) => path.startsWith('readings.'));
    };
    expect(told({ [ruling]: 'nope', 'zz-999': 'x' })).toEqual([`readings.${ruling}`, 'readings.zz-999']);
    expect(told(Object.fromEntries(others.map((key) => [ruling, key])))).toEqual([]);
  });

  test('what is allowed is carried out without a fault, however an order is spoilt', () => {
    const spoilt = fc.constantFrom(null, undefined, [], {}, '', 'nobody', 'toString', -1, 0, 1.5, NaN, Infinity, true);
    const taken = (state: Awaiting, order: OrderLike): boolean => {
      try {
        return engine.judge(state, order).ok;
      } catch {
        // An order that is not even judged is not allowed.
        return false;
      }
    };
    fc.assert(
      fc.property(boards, fc.nat(), spoilt, fc.integer(), (state, nth, value, seed) => {
        for (const { order } of engine.candidates(state)) {
          const keys = Object.keys(order).filter((key) => key !== 'type');
          const raw = keys.length === 0 ? order : { ...order, [keys[nth % keys.length]!]: value };
          if (!taken(state, raw)) continue;
          expect(
            () => after(engine, state, engine.carryOut(state, raw, seeded(seed))),
            JSON.stringify(raw),
          ).not.toThrow();
        }
      }),
      { numRuns: 200 },
    );
  });
});
