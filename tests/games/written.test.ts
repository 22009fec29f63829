import * as v from 'valibot';
import { expect, test } from 'vitest';
import { facing, pointIn, readBoard, readOrder, tableBoard } from '../../src/games/written.ts';

const fields = {
  move: { unit: v.picklist(['gun', 'foot']), to: pointIn('in') },
  write: { plan: v.string(), by: v.optional(v.string(), 'blue') },
  stand: {},
};

test('an order is written by its type and its first field', () => {
  expect(readOrder(fields, { move: 'gun', to: [1, 2] })).toEqual({
    ok: true,
    value: { type: 'move', unit: 'gun', to: [25_400, 50_800] },
  });
  expect(readOrder(fields, { write: 'hold' })).toMatchObject({ value: { type: 'write', plan: 'hold', by: 'blue' } });
  expect(readOrder(fields, { give: 'stand' })).toEqual({ ok: true, value: { type: 'stand' } });
});

test('a wrong field is told by its path, another order by the forms that there are', () => {
  expect(readOrder(fields, { move: 'horse', to: [1] })).toMatchObject({
    error: [{ path: 'move', found: '"horse"', wanted: 'gun or foot' }, { path: 'to.1' }],
  });
  const wanted = '{ move: unit, to: … } or { write: plan, by: … } or { give: stand }';
  for (const input of [{ fly: 'gun' }, { give: 'up' }, {}, null, 'move'])
    expect(readOrder(fields, input)).toEqual({
      ok: false,
      error: [{ path: '', found: JSON.stringify(input), wanted }],
    });
});

test('a point beyond any table is told with the bound', () => {
  for (const far of [10_001, -10_001, 1e308, Infinity])
    expect(readOrder(fields, { move: 'gun', to: [1, far] })).toMatchObject({
      error: [{ path: 'to.1', found: String(far), wanted: 'a number of at most 10,000, above 0 or below' }],
    });
  expect(readOrder(fields, { move: 'gun', to: [1, NaN] })).toMatchObject({ error: [{ wanted: 'a number' }] });
  expect(readOrder(fields, { move: 'gun', to: [-1, 1e-7] })).toMatchObject({ value: { to: [-25_400, 0] } });
});

test('a facing has any length but none', () => {
  expect(v.parse(facing, [3, 4])).toEqual([600_000, 800_000]);
  expect(v.safeParse(facing, [0, 0]).success).toBe(false);
});

const schema = tableBoard('mm', { men: v.number() }, { night: v.boolean() });
const read = (input: unknown) => readBoard(schema, input, (board) => ({ begun: board }));
const gun = { name: 'the gun', side: 'blue', at: [1, 2], facing: [0, 2], men: 4 };

test('a board on a table has two sides, and units of these', () => {
  const board = { sides: ['blue', 'red'], units: { gun }, night: true };
  const laid = { ...gun, at: [1000, 2000], facing: [0, 1_000_000] };
  expect(read(board)).toEqual({ ok: true, value: { begun: { ...board, units: { gun: laid } } } });
  expect(read({ ...board, units: { gun: { ...gun, side: 'green' } } })).toEqual({
    ok: false,
    error: [{ path: 'units.gun.side', found: 'green', wanted: 'blue or red' }],
  });
  expect(read({ ...board, sides: ['blue'] })).toMatchObject({ ok: false, error: [{ path: 'sides.1' }] });
});
