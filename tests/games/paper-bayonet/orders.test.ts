import { describe, expect, test } from 'vitest';
import { engine, stand, type Order } from './field.ts';
import { UNITS } from './spoilt.ts';
import { END, fire } from './tables.ts';

describe('an order as an author writes it', () => {
  const state = stand(UNITS);
  const SHOT = { fire: 'gun', at: 'foe' };

  test.each<[unknown, Order]>([
    [SHOT, fire('gun', 'foe')],
    [{ declare: [SHOT] }, { type: 'declare', shots: [{ unit: 'gun', at: 'foe' }] }],
    [
      { move: 'gun', to: ['d2'] },
      { type: 'move', unit: 'gun', path: ['d2'] },
    ],
    [
      { place: 'gun', to: 'd1' },
      { type: 'place', unit: 'gun', to: 'd1' },
    ],
    [{ end: 'phase' }, END],
  ])('%j', (input, order) => {
    expect(engine.order(input, state)).toEqual({ ok: true, value: order });
  });

  test.each([
    [{ shoot: 'gun', at: 'foe' }, ''],
    [{ fire: 'gun' }, ''],
    [{ ...SHOT, hard: true }, ''],
    [{ move: 'gun', to: ['d0'] }, ''],
    [{ move: 'gun', to: 'd2' }, ''],
    [{ end: 'turn' }, ''],
    [null, ''],
    ['fire', ''],
    [{ fire: 'mortar', at: 'foe' }, 'fire'],
    [{ fire: 'gun', at: 'd5' }, 'at'],
    [{ fire: 'gun', at: 'constructor' }, 'at'],
    [{ declare: [SHOT, { fire: 'gun', at: 'fo' }] }, 'declare.1.at'],
    [{ move: 'mortar', to: ['d2'] }, 'move'],
    [{ place: 'mortar', to: 'd2' }, 'place'],
  ])('is refused where it is none: %j', (input, path) => {
    const order = engine.order(input, state);
    expect(order.ok ? 'read' : order.error.map((problem) => problem.path)).toEqual([path]);
  });
});
