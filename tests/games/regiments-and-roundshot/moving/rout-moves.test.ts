import { expect, test } from 'vitest';
import { foot, gun, horse, hq, maneuver, places, play, the, told, type More, type Played } from '../moves.ts';

type Figures = Parameters<typeof maneuver>[0];

/** The Grand Manoeuvre phase begins; nobody has charged. */
function begins(french: Figures, allied: Figures, more: More = {}): Played {
  const now = { phase: 'strategy', hands: { french: [6], allied: [] }, ...more.now };
  return play(maneuver(french, allied, { ...more, now }), { end: 'phase' });
}

const routing = (make: typeof foot, x: number, y: number, facing = 'north') => make(x, y, facing, 'routing');

test('whoever routs runs on at the start of his own Grand Manoeuvre phase: twice the speed, straight away', () => {
  const far = (make: typeof foot) => places(begins({ r: routing(make, 12, 20) }, { e: foot(12, 22) }).state, 'r');
  expect([far(foot), far(horse), far(gun)]).toEqual([[[12, 16]], [[12, 10]], [[12, 18]]]);
  const played = begins({ r: routing(foot, 12, 20) }, { e: foot(12, 22) });
  expect(the(played, 'unit-fled').clauses).toEqual(['rr.rout.move', 'rr.rout.continues']);
  expect(played.state.awaits).toMatchObject({ kind: 'phase', sides: ['french'] });
});

test('those of the other side do not run in it, and nobody runs in another phase', () => {
  expect(told(begins({ a: foot(12, 20) }, { e: routing(foot, 12, 24) }))).toEqual(['phase-began']);
  const state = maneuver({ r: routing(foot, 12, 20) }, { e: foot(12, 22) });
  expect(told(play(state, { end: 'phase' }))).toEqual(['phase-began']);
});

test('neither a column nor a road gives an inch, and ground slows', () => {
  const road = { terrain: { road: { kind: 'road', line: [[12, 0], [12, 36]] } } }; // prettier-ignore
  const column = { r: routing(foot, 12, 20), s: routing(foot, 12, 19.5) };
  expect(places(begins(column, { e: foot(12, 22) }, road).state, 'r', 's')).toEqual([
    [12, 16],
    [12, 15.5],
  ]);
  const wood = { terrain: { wood: { kind: 'woods', rectangle: { at: [12, 18], size: [4, 2] } } } };
  // An inch to the wood, an inch and a half in it.
  expect(places(begins({ r: routing(foot, 12, 20) }, { e: foot(12, 22) }, wood).state, 'r')).toEqual([[12, 17.5]]);
});

test('it is no pin, and the facing is kept', () => {
  const { state } = begins({ r: routing(foot, 12, 20, 'east') }, { e: foot(12, 20.5) });
  expect(places(state, 'r')).toEqual([[12, 16]]);
  expect(state.units['r']!.facing[0]).toBeGreaterThan(0);
  expect(state.units['r']!.condition).toBe('routing');
});

test('away from the nearest; of several from the middle of them; enemies that rout are left out', () => {
  const allied = { near: foot(13, 20), far: foot(12, 22), gone: routing(foot, 12, 20.5) };
  expect(places(begins({ r: routing(foot, 12, 20) }, allied).state, 'r')).toEqual([[8, 20]]);
  const both = { e: foot(13, 20), f: foot(12, 21) };
  const [[x, y]] = places(begins({ r: routing(foot, 12, 20) }, both).state, 'r') as [[number, number]];
  expect([12 - x, 20 - y]).toEqual([expect.closeTo(4 / Math.SQRT2, 1), expect.closeTo(4 / Math.SQRT2, 1)]);
});

test('between two who are equally near, or with no enemy at all, it is toward its own end', () => {
  expect(places(begins({ r: routing(foot, 12, 20) }, { e: foot(11, 20), f: foot(13, 20) }).state, 'r')).toEqual([
    [12, 16],
  ]);
  expect(places(begins({ r: routing(foot, 12, 20) }, {}).state, 'r')).toEqual([[12, 16]]);
});

test('it stops a tenth of an inch before an enemy, and is destroyed if no more is free', () => {
  const before = (y: number) => begins({ r: routing(foot, 12, 20) }, { e: foot(12, 20.5), f: foot(12, y) });
  expect(places(before(17).state, 'r')).toEqual([[12, 17.6]]);
  expect(told(before(19.41))).toContain('unit-destroyed');
  expect(the(before(19.41), 'unit-destroyed').clauses).toContain('rr.rout.cannot-move-destroyed');
  expect(told(before(19.38))).toContain('unit-fled');
});

test('it goes through friends, ends before one, and is destroyed if there is no place at all', () => {
  const with1 = (friends: Figures) => begins({ r: routing(foot, 12, 20), ...friends }, { e: foot(12, 20.5) });
  expect(places(with1({ f: foot(12, 18) }).state, 'r')).toEqual([[12, 16]]);
  expect(places(with1({ f: foot(12, 16.2) }).state, 'r')).toEqual([[12, 16.7]]);
  const row = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`f-${n + 1}`, foot(12, 19.5 - n / 2)]));
  expect(told(with1(row))).toContain('unit-destroyed');
});

test('over the edge it is gone for good; exactly at the edge it stands', () => {
  const at = (y: number) => begins({ r: routing(foot, 12, y) }, { e: foot(12, y + 2) });
  expect(places(at(4.25).state, 'r')).toEqual([[12, 0.25]]);
  const left = begins(
    { r: routing(foot, 12, 4.2), brune: hq(20, 10) },
    { e: foot(12, 6), archduke: hq(20, 30) },
    { now: { armies: { french: { units: 20 }, allied: { units: 20 } } } },
  );
  expect(told(left)).toEqual(['phase-began', 'unit-left']);
  expect(left.state.units['r']).toBeUndefined();
  expect(left.state.armies?.['french']).toEqual({ units: 20, gone: 1 });
});

test('the farthest from an enemy runs first and clears the way for the others', () => {
  const french = { front: routing(foot, 12, 20), rear: routing(foot, 12, 16) };
  const { events, state } = begins(french, { e: foot(12, 22) });
  expect(events.flatMap((event) => (event.type === 'unit-fled' ? [event.unit] : []))).toEqual(['rear', 'front']);
  expect(places(state, 'front', 'rear')).toEqual([
    [12, 16],
    [12, 12],
  ]);
});

test('equals run from their owner’s left to his right', () => {
  const french = { right: routing(foot, 13, 20), left: routing(foot, 11, 20) };
  const { events } = begins(french, { e: foot(11, 22), f: foot(13, 22) });
  expect(events.flatMap((event) => (event.type === 'unit-fled' ? [event.unit] : []))).toEqual(['left', 'right']);
});

test('routs come before the wild', () => {
  const french = { h: horse(12, 10), r: routing(foot, 12, 12) };
  const played = begins(french, { e: foot(12, 16) }, { now: { charged: ['h'], phase: 'strategy', hands: {} } });
  expect(told(played)).toEqual(['phase-began', 'unit-fled', 'control-due']);
});
