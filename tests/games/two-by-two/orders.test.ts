import { describe, expect, test } from 'vitest';
import { problemText } from '../../../src/core/result.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { writtenForms } from '../../../src/games/contract/reading.ts';
import { engine, type State } from '../../../src/games/two-by-two/index.ts';
import { ORDERS } from '../../../src/games/two-by-two/orders.ts';
import { BASE } from '../../../src/games/two-by-two/tables.ts';
import { armies, battle, battleBoard, facing, ONE, spot } from './battlefield.ts';
import { begin, read } from './field.ts';

const field = begin({
  french: { a: 'guard 10,10 north', c: 'infantry 14,10 north' },
  allied: { b: 'infantry 10,13 south' },
});

/**
 * Three units of each side wait to be placed: the French at the southern edge, the Austrians at the
 * northern one.
 */
const waiting = battle(
  battleBoard(
    armies(
      { guard: 'guard', fusiliers: 'infantry', hussars: 'light-cavalry' },
      { jaegers: 'light', line: 'infantry', uhlans: 'lancers' },
    ),
  ),
);

const forward = { go: 'forward', by: um(2, '[1]') };

/** A written order, and the order that it is read as. */
type Forms = readonly (readonly [written: object, order: object])[];

describe('an order is read by its form', () => {
  const forms: Forms = [
    [
      { move: 'a', legs: ['forward 2'] },
      { type: 'move', unit: 'a', legs: [forward] },
    ],
    [
      { charge: 'a', at: 'b', legs: ['forward 2'] },
      { type: 'charge', unit: 'a', at: 'b', legs: [forward] },
    ],
    [
      { 'counter-charge': 'a', at: 'b', legs: ['forward 2'] },
      { type: 'counter-charge', unit: 'a', at: 'b', legs: [forward] },
    ],
    ...['stand', 'rout', 'face', 'fight', 'name', 'follow', 'hold', 'screen'].map(
      (type) => [{ [type]: 'a' }, { type, unit: 'a' }] as const,
    ),
    [
      { form: 'a', into: 'attack-column' },
      { type: 'form', unit: 'a', into: 'attack-column' },
    ],
    [{ rally: 'a' }, { type: 'rally', unit: 'a' }],
    [
      { rally: 'a', of: 'pinned' },
      { type: 'rally', unit: 'a', of: 'pinned' },
    ],
    [
      { shoot: 'a', at: 'b' },
      { type: 'shoot', unit: 'a', at: 'b' },
    ],
    [{ declare: [{ shoot: 'a', at: 'b' }] }, { type: 'declare', shots: [{ unit: 'a', at: 'b' }] }],
    [{ declare: [] }, { type: 'declare', shots: [] }],
    [{ end: 'phase' }, { type: 'end-phase' }],
  ];

  test.each(forms)('%j', (written, order) => expect(read(field, written)).toEqual(order));

  test('a charge without legs goes straight at its enemy', () => {
    const order = read(field, { charge: 'a', at: 'b' });
    const [leg, ...others] = order.type === 'charge' ? order.legs : [];
    expect([leg?.go, others]).toEqual(['forward', []]);
    // The centres of the two units lie [3] apart.
    expect(leg !== undefined && 'by' in leg ? leg.by : NaN).toBeCloseTo(um(3, '[1]') - BASE.depth, -2);
  });

  const formsOfBattle: Forms = [
    [{ roll: 'roles' }, { type: 'roll-roles' }],
    [{ roll: 'zone' }, { type: 'roll-zone' }],
    [{ agree: 'terrain' }, { type: 'agree-terrain' }],
    [
      { feature: 'wood', at: [8, 20] },
      { type: 'place-feature', feature: 'wood', at: spot(8 * ONE, 20 * ONE) },
    ],
    [
      { deploy: 'jaegers', at: [12, 27] },
      { type: 'deploy', unit: 'jaegers', to: { at: spot(12 * ONE, 27 * ONE), facing: facing('south') } },
    ],
    [
      { deploy: 'guard', at: [12, 5], facing: 'east' },
      { type: 'deploy', unit: 'guard', to: { at: spot(12 * ONE, 5 * ONE), facing: facing('east') } },
    ],
    [{ end: 'deployment' }, { type: 'end-deployment' }],
    [
      { point: 'west', at: 12, queue: ['guard', 'hussars'] },
      { type: 'choose-point', edge: 'west', at: spot(0, 12 * ONE), queue: ['guard', 'hussars'] },
    ],
    [
      { point: 'south', at: 9 },
      { type: 'choose-point', edge: 'south', at: spot(9 * ONE, 0), queue: [] },
    ],
    [{ reinforce: 2 }, { type: 'reinforce', point: 2 }],
    [{ concede: 'allied' }, { type: 'concede', side: 'allied' }],
    [
      { enter: 'guard', from: 12, legs: ['forward 2'] },
      { type: 'enter', unit: 'guard', from: spot(12 * ONE, 0), legs: [forward] },
    ],
    [
      { enter: 'guard', from: 12, edge: 'west' },
      { type: 'enter', unit: 'guard', from: spot(0, 12 * ONE), legs: [] },
    ],
    [
      { shoot: 'guard', at: 'line' },
      { type: 'shoot', unit: 'guard', at: 'line' },
    ],
    // The table is [32] wide: the rules refuse a place beyond the end of its edge.
    [
      { enter: 'guard', from: 33, legs: ['forward 2'] },
      { type: 'enter', unit: 'guard', from: spot(33 * ONE, 0), legs: [forward] },
    ],
  ];

  test.each(formsOfBattle)('in a battle: %j', (written, order) => expect(read(waiting, written)).toEqual(order));
});

describe('what is malformed is told by its path', () => {
  const told = (state: State, written: unknown): readonly string[] => {
    const order = engine.order(written, state);
    return order.ok ? [] : order.error.map(problemText);
  };
  const board = 'a unit on the board: a, c, b';
  const list = 'a list of legs, such as [forward 4, turn left 90°]';

  test.each([
    [{ move: 'nobody' }, `move: found "nobody", expected ${board}`, `legs: found nothing, expected ${list}`],
    [{ move: 'a', legs: [] }, `legs: found [], expected ${list}`],
    [{ charge: 'nobody', at: 'b' }, `charge: found "nobody", expected ${board}`],
    [{ rally: 'a', of: 'hunger' }, 'of: found "hunger", expected pinned or disrupted'],
    [{ form: 'a' }, 'into: found nothing, expected line, attack-column, road-column'],
    [{ shoot: 'a', at: 'b', twice: true }, 'twice: found the key twice, expected { shoot: unit, at }'],
    [{ declare: [{ shoot: 'a', at: 'nobody' }] }, `declare.0.at: found "nobody", expected ${board}`],
    [{ end: 'war' }, 'end: found "war", expected { end: phase }, { end: deployment }'],
  ])('%j', (written, ...problems) => expect(told(field, written)).toEqual(problems));

  const waits = 'a unit that waits: guard, fusiliers, hussars, jaegers, line, uhlans';

  test.each([
    [{ deploy: 'nobody', at: [1, 1] }, `deploy: found "nobody", expected ${waits}`],
    [{ deploy: 'guard' }, 'at: found nothing, expected the key at'],
    [{ point: 'up', at: 3 }, 'point: found "up", expected north, east, south or west'],
    [{ point: 'west', at: 3, queue: ['guard', 'nobody'] }, `queue.1: found "nobody", expected ${waits}`],
    [{ reinforce: 3 }, 'reinforce: found 3, expected 1 or 2: which of the side’s own points'],
    [{ enter: 'nobody', from: 3, legs: ['forward 2'] }, `enter: found "nobody", expected ${waits}`],
    [{ concede: 'russians' }, 'concede: found "russians", expected french or allied'],
  ])('in a battle: %j', (written, ...problems) => expect(told(waiting, written)).toEqual(problems));

  test('the second leg, by its place', () => {
    const [problem] = told(field, { move: 'a', legs: ['forward 2', 'fly'] });
    expect(problem).toMatch(/^legs\.1: found fly, expected a leg: forward 4/);
  });

  test('where nobody waits, and where there is no such order, with every form that there is', () => {
    expect(told(field, { enter: 'guard', from: 3 })).toEqual(['enter: found "guard", expected nobody waits']);
    expect(told(field, { sing: 'a' })).toEqual([`found {"sing":"a"}, expected ${writtenForms(ORDERS).join(', ')}`]);
    expect(writtenForms(ORDERS)).toContain('{ deploy: unit, at: to, facing: to }');
  });
});
