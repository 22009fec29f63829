import { expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import { fields } from './reach.ts';
import { begun, WHOLE } from '../battle.ts';
import { foot, horse, play, places, refusal, row, the, told } from '../moves.ts';
import { board, judged, place, play as fight } from '../fights.ts';

const { area, line, reach } = fields;
const column = row('wing', 3, (n) => foot(12, 10 - n / 2));

test('which features are difficult: woods, water and towns, or all but roads, a wall for an inch (rr-034)', () => {
  const ALL: Readings = { 'rr-034': 'all-but-roads' };
  const far = (terrain: object, readings?: Readings) => reach({ a: horse(12, 11) }, { terrain, readings });
  for (const kind of ['hill', 'hamlet']) expect([far(area(kind)), far(area(kind), ALL)], kind).toEqual([5, 2.5]);
  const wall = line('wall', [10, 12], [14, 12]);
  expect([far(wall), far(wall, ALL)]).toEqual([5, 4]);
  // It is slow from half an inch before the wall to half an inch behind it.
  expect(reach({ a: horse(12, 12.5) }, { terrain: wall, readings: ALL })).toBe(5);
  expect(reach({ a: horse(12, 12) }, { terrain: wall, readings: ALL })).toBe(4.5);
});

test('each inch in it costs two, or the whole move is at half speed (rr-035)', () => {
  const WHOLE: Readings = { 'rr-035': 'whole-move' };
  const terrain = area('woods');
  expect(reach({ a: foot(12, 10) }, { terrain })).toBe(1.5);
  // Up to the wood at full speed, not into it.
  expect(reach({ a: foot(12, 10) }, { terrain, readings: WHOLE })).toBe(1);
  expect(reach({ a: horse(12, 10) }, { terrain })).toBe(3);
  expect(reach({ a: horse(12, 10) }, { terrain, readings: WHOLE })).toBe(2.5);
  // One figure that comes into the wood halves the move of them all.
  const front = row('wing', 4, (n) => horse(9 + n / 2, 10.5));
  expect([reach(front, { terrain }), reach(front, { terrain, readings: WHOLE })]).toEqual([2.75, 2.5]);
});

test('whole moves are halved for who runs and who withdraws as well (rr-035)', () => {
  const run = (readings: Readings = {}) => {
    const state = board({
      french: { one: ['infantry', 12, 15, { condition: 'routing' }] },
      allied: { a: ['infantry', 12, 17] },
      phase: 'strategy',
      terrain: { wood: { kind: 'woods', rectangle: { at: [12, 13], size: [4, 1] } } },
      readings,
    });
    return place(fight(state, [{ end: 'phase' }]).state, 'one');
  };
  // An inch and a half in the open, an inch that costs two, and half an inch.
  expect(run()).toEqual([12, 12]);
  expect(run({ 'rr-035': 'whole-move' })).toEqual([12, 13]);
});

test('half of the sum, or half of the bare speed and the inch (rr-036)', () => {
  const BARE: Readings = { 'rr-036': 'halve-then-add' };
  const wood = area('woods');
  const inside = row('wing', 3, (n) => foot(12, 13 - n / 2));
  expect([reach(inside, { terrain: wood }), reach(inside, { terrain: wood, readings: BARE })]).toEqual([1.5, 2]);
  expect([reach(column), reach(column, { readings: BARE })]).toEqual([3, 3]);
  // Half an inch in the open, one at one for one, and half an inch at two.
  const outside = row('wing', 3, (n) => foot(12, 10.5 - n / 2));
  expect([reach(outside, { terrain: wood }), reach(outside, { terrain: wood, readings: BARE })]).toEqual([1.75, 2.25]);
  expect(reach(inside, { terrain: wood, readings: { ...BARE, 'rr-035': 'whole-move' } })).toBe(2);
  // Who is no column has no inch that is spared; a column on a road has two.
  expect(reach({ a: foot(12, 13) }, { terrain: wood, readings: BARE })).toBe(1);
  const long = {
    wood: { kind: 'woods', rectangle: { at: [12, 15], size: [4, 12] } },
    ...line('road', [12, 0], [12, 36]),
  };
  expect(reach(inside, { terrain: long, readings: { ...BARE, 'rr-038': 'both-apply' } })).toBe(3);
});

test('who runs has nothing of a road, or its inch besides (rr-036)', () => {
  const run = (readings: Readings = {}) => {
    const state = board({
      french: { one: ['infantry', 12, 15, { condition: 'routing' }] },
      allied: { a: ['infantry', 12, 17] },
      phase: 'strategy',
      terrain: line('road', [12, 0], [12, 36]),
      readings,
    });
    return place(fight(state, [{ end: 'phase' }]).state, 'one');
  };
  expect([run(), run({ 'rr-036': 'halve-then-add' })]).toEqual([
    [12, 11],
    [12, 10],
  ]);
});

test('all of the move on the road, or any part of it (rr-037)', () => {
  const ANY: Readings = { 'rr-037': 'any-part' };
  const far = (x: number, y: number, terrain: object, readings?: Readings) =>
    reach({ a: foot(x, y) }, { terrain, readings });
  const across = line('road', [8, 11], [16, 11]);
  expect([far(12, 10, across), far(12, 10, across, ANY)]).toEqual([2, 3]);
  // It has to come on to the road with the speed that it has without it.
  expect(far(12, 8.7, across, ANY)).toBe(2);
  expect(far(12, 8.8, across, ANY)).toBe(3);
  const front = row('wing', 3, (n) => foot(11.5 + n / 2, 10));
  const along = line('road', [12, 0], [12, 36]);
  expect([reach(front, { terrain: along }), reach(front, { terrain: along, readings: ANY })]).toEqual([2, 3]);
});

test('a road through a wood is open, or slow with its inch (rr-038)', () => {
  const BOTH: Readings = { 'rr-038': 'both-apply' };
  const terrain = { ...area('woods'), ...line('road', [12, 0], [12, 36]) };
  const inside = row('wing', 3, (n) => foot(12, 13 - n / 2));
  expect([reach(inside, { terrain }), reach(inside, { terrain, readings: BOTH })]).toEqual([4, 2]);
  // A quarter of an inch to the road, which reaches as far to either side of its line, costs half
  // an inch.
  expect(reach({ a: foot(12, 13) }, { terrain: { ...area('woods'), ...line('road', [12, 13.5], [12, 36]) } })).toBe(
    1.75,
  );
  const behind = {
    wood: { kind: 'woods', rectangle: { at: [12, 13], size: [4, 1] } },
    ...line('road', [12, 14.5], [12, 36]),
  };
  expect(reach({ a: foot(12, 13) }, { terrain: behind })).toBe(1.5);
});

test('a figure is in a wood or on a road with its centre, or with any part (rr-096)', () => {
  const ANY: Readings = { 'rr-096': 'any-part' };
  const wood = area('woods');
  expect([
    reach({ a: foot(12, 10) }, { terrain: wood }),
    reach({ a: foot(12, 10) }, { terrain: wood, readings: ANY }),
  ]).toEqual([1.5, 1.25]);
  // Its side stands in the wood, its centre on the edge of it.
  expect([
    reach({ a: foot(10, 11) }, { terrain: wood }),
    reach({ a: foot(10, 11) }, { terrain: wood, readings: ANY }),
  ]).toEqual([2, 1]);
  const road = line('road', [12, 0], [12, 36]);
  const beside = (x: number, readings?: Readings) => reach({ a: foot(x, 10) }, { terrain: road, readings });
  expect([beside(12.4), beside(12.4, ANY), beside(12.6, ANY)]).toEqual([2, 3, 2]);
});

test('who goes on without the others has the inch of the column that they were, or only of his own (rr-105)', () => {
  const GO: Readings = { 'rr-105': 'as-they-go' };
  const pinned = (readings?: Readings, count = 3) =>
    reach(
      row('wing', count, (n) => foot(12, 10 - n / 2)),
      { allied: { e: foot(12, 10.5, 'south') }, readings },
      'wing-2',
      'back',
    );
  // Two that leave a column are a column still, one alone is none.
  expect([pinned(), pinned(GO)]).toEqual([3, 3]);
  expect([pinned({}, 2), pinned(GO, 2)]).toEqual([3, 2]);
  const cut = (readings: Readings) => {
    const shaken = row('wing', 2, (n) => foot(12, 10 - n / 2, 'north', n > 0 ? 'disrupted' : undefined));
    const due = play(fields.state(shaken, { readings }), { march: 'wing-1', legs: ['forward 3'], with: 6 }, [
      { 'march.wing-2': 1 },
    ]);
    expect(told(due).at(-1)).toBe('march-due');
    const gone = play(due.state, { 'go-on': 'wing-1' });
    return [places(gone.state, 'wing-1')[0]![1], the(gone, 'formation-moved').clauses.length];
  };
  expect([cut({}), cut(GO)]).toEqual([
    [13, 5],
    [12, 2],
  ]);
});

test('guns see whom they may see with the centre in a wood, or with any part of it (rr-096)', () => {
  const ANGLE = [[11, 10.6], [15, 10.6], [15, 14], [14, 14], [14, 11.2], [11, 11.2]]; // prettier-ignore
  const aims = (readings: Readings, shape: Plain = { rectangle: { at: [12, 10.9], size: [2, 0.6] } }) =>
    judged(
      board({
        french: { gun: ['artillery', 12, 10] },
        allied: { a: ['infantry', 12, 11.4] },
        phase: 'bombardment',
        terrain: { wood: { kind: 'woods', ...(shape as object) } },
        readings,
      }),
      { bombard: 'gun', at: 'a' },
    );
  expect([aims({}), aims({ 'rr-096': 'any-part' })]).toEqual([
    'ground-between rr.bombardment.line-of-sight',
    'allowed',
  ]);
  expect(aims({ 'rr-096': 'any-part' }, { polygon: ANGLE })).toBe('allowed');
});

test('a figure is set up in its half with its centre, or with any part (rr-096)', () => {
  const deployed = (readings: Readings) => {
    const rolled = play(begun(WHOLE, readings), { roll: 'off' }, [{ 'first.french': 1 }, { 'first.allied': 6 }]);
    const units = ['marshal-foot-first-1', 'marshal-foot-first-2', 'marshal-foot-first-3'];
    const all = [...units, 'marshal-foot-first-4', 'marshal-foot-first-5', 'marshal-foot-first-6'];
    return refusal(rolled.state, { deploy: all, into: 'line', facing: 'north', at: [10, 18.2] });
  };
  expect([deployed({}), deployed({ 'rr-096': 'any-part' })]).toEqual([['not-own-half', 'rr.setup.own-half'], null]);
});
