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
    [
      { charge: 'gun', to: ['d2', 'd3'], at: 'foe' },
      { type: 'charge', unit: 'gun', path: ['d2', 'd3'], at: 'foe' },
    ],
    [
      { column: 'gun', with: 'foe' },
      { type: 'form-column', unit: 'gun', other: 'foe' },
    ],
    [{ 'leave-column': 'gun' }, { type: 'leave-column', unit: 'gun', to: null }],
    [
      { 'leave-column': 'gun', to: 'd2' },
      { type: 'leave-column', unit: 'gun', to: 'd2' },
    ],
    [
      { reroll: 'gun', die: 2 },
      { type: 'reroll', unit: 'gun', die: 2 },
    ],
    [{ agree: 'map' }, { type: 'agree', on: 'map' }],
    [
      { agree: 'rounds', limit: 6 },
      { type: 'agree', on: 'rounds', rounds: 6, extension: false },
    ],
    [
      { agree: 'rounds', limit: 8, extension: true },
      { type: 'agree', on: 'rounds', rounds: 8, extension: true },
    ],
    [
      { agree: 'points', limit: 100 },
      { type: 'agree', on: 'points', points: 100 },
    ],
    [
      { agree: 'victory', by: 'attrition' },
      { type: 'agree', on: 'victory', victory: 'attrition' },
    ],
    [
      { muster: 'Ney', template: 'cavalry' },
      { type: 'muster', brigade: 'Ney', template: 'cavalry', units: ['brigadier', 'cavalry', 'cavalry', 'cavalry'] },
    ],
    [
      { muster: 'Ney', units: ['brigadier', 'cannon'] },
      { type: 'muster', brigade: 'Ney', template: null, units: ['brigadier', 'cannon'] },
    ],
    [{ army: 'complete' }, { type: 'mustered' }],
    [{ roll: 'off' }, { type: 'roll-off' }],
    [
      { edge: 'south', first: 'french' },
      { type: 'choose-edges', edge: 'south', first: 'french' },
    ],
    [{ objective: 'd4' }, { type: 'objective', at: 'd4' }],
    [{ concede: 'french' }, { type: 'concede', side: 'french' }],
  ])('%j', (input, order) => {
    expect(engine.order(input, state)).toEqual({ ok: true, value: order });
  });

  test.each([
    [{ shoot: 'gun', at: 'foe' }, ''],
    [{ fire: 'gun' }, 'at'],
    [{ ...SHOT, hard: true }, 'hard'],
    [{ move: 'gun', to: ['d0'] }, 'to.0'],
    [{ move: 'gun', to: 'd2' }, 'to'],
    [{ end: 'turn' }, 'end'],
    [null, ''],
    ['fire', ''],
    [{ fire: 'mortar', at: 'foe' }, 'fire'],
    [{ fire: 'gun', at: 'd5' }, 'at'],
    [{ fire: 'gun', at: 'constructor' }, 'at'],
    [{ declare: [SHOT, { fire: 'gun', at: 'fo' }] }, 'declare.1.at'],
    [{ move: 'mortar', to: ['d2'] }, 'move'],
    [{ place: 'mortar', to: 'd2' }, 'place'],
    [{ declare: 'gun' }, 'declare'],
    [{ declare: [{ ...SHOT, hard: true }] }, 'declare.0.hard'],
    [{ reroll: 'gun', die: 1.5 }, 'die'],
    [{ agree: 'weather' }, 'agree'],
    [{ agree: 'points', limit: 'many' }, 'limit'],
    [{ agree: 'rounds', limit: 6, extension: 'yes' }, 'extension'],
    [{ agree: 'victory', by: 'charm' }, 'by'],
    [{ muster: 'Ney', template: 'elephants' }, 'template'],
    [{ muster: 'Ney', units: ['brigadier', 'elephant'] }, 'units.1'],
    [{ muster: 3, template: 'line' }, 'muster'],
    [{ edge: 'up', first: 'french' }, 'edge'],
    [{ concede: 'nobody' }, 'concede'],
  ])('is refused where it is none: %j', (input, path) => {
    const order = engine.order(input, state);
    expect(order.ok ? 'read' : order.error.map((problem) => problem.path)).toEqual([path]);
  });
});
