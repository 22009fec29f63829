import { describe, expect, test } from 'vitest';
import { engine, stand } from './field.ts';
import { UNITS } from './spoilt.ts';

describe('an order as an author writes it', () => {
  const state = stand(UNITS);
  const read = (input: unknown) => engine.order(input, state);

  test.each([
    [
      { fire: 'gun', at: 'foe' },
      { type: 'fire', unit: 'gun', at: 'foe' },
    ],
    [{ declare: [{ fire: 'gun', at: 'foe' }] }, { type: 'declare', shots: [{ unit: 'gun', at: 'foe' }] }],
    [
      { move: 'gun', to: ['d2'] },
      { type: 'move', unit: 'gun', path: ['d2'] },
    ],
    [
      { place: 'gun', to: 'd1' },
      { type: 'place', unit: 'gun', to: 'd1' },
    ],
    [{ end: 'phase' }, { type: 'end-phase' }],
  ])('%j', (input, order) => {
    expect(read(input)).toEqual({ ok: true, value: order });
  });

  test.each([
    [{ shoot: 'gun', at: 'foe' }, ''],
    [{ fire: 'gun' }, ''],
    [{ fire: 'gun', at: 'foe', hard: true }, ''],
    [{ move: 'gun', to: ['d0'] }, ''],
    [{ move: 'gun', to: 'd2' }, ''],
    [{ end: 'turn' }, ''],
    [null, ''],
    ['fire', ''],
    [{ fire: 'mortar', at: 'foe' }, 'fire'],
    [{ fire: 'gun', at: 'd5' }, 'at'],
    [{ fire: 'gun', at: 'constructor' }, 'at'],
    [
      {
        declare: [
          { fire: 'gun', at: 'foe' },
          { fire: 'gun', at: 'fo' },
        ],
      },
      'declare.1.at',
    ],
    [{ move: 'mortar', to: ['d2'] }, 'move'],
    [{ place: 'mortar', to: 'd2' }, 'place'],
  ])('is refused where it is none: %j', (input, path) => {
    const order = read(input);
    expect(order.ok ? 'read' : order.error.map((problem) => problem.path)).toEqual([path]);
  });
});
