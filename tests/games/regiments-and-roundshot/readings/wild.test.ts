import { expect, test } from 'vitest';
import type { Scripted } from '../../../../src/core/dice.ts';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { after, foot, horse, maneuver, places, play, row, told } from '../moves.ts';

type Figures = Parameters<typeof maneuver>[0];

const DRAWS: readonly Scripted[] = [{ 'draw.french': '10-1' }, { 'draw.french': '10-2' }];

/** The Grand Manoeuvre phase as it begins after these have charged in the last turn. */
function began(french: Figures, allied: Figures, charged: readonly string[], readings: Readings = {}): State {
  const hands = HANDS;
  const now = { phase: 'reinforcement', charged, hands };
  const strategy = play(maneuver(french, allied, { now, readings }), { end: 'phase' }, DRAWS);
  return play(strategy.state, { end: 'phase' }).state;
}

/** Both sides hold a Three. */
const HANDS: Plain = { french: [3, 6], allied: [3] };

const control = (unit: string, cards: Plain = []): Plain => ({ control: unit, with: cards });

test('a Three takes two off the roll for control, or adds two, and then anybody plays it (rr-029)', () => {
  const PRINTED: Readings = { 'rr-029': 'as-printed' };
  const rolls = (readings: Readings, cards: Plain) =>
    play(began({ h: horse(12, 10) }, { e: foot(12, 16) }, ['h'], readings), control('h', cards), []).state;
  const wild = (state: State, order: Plain) =>
    [1, 2, 3, 4, 5, 6].filter((face) => places(play(state, order, [{ 'control.h': face }]).state, 'h')[0]![1] === 15);
  const start = began({ h: horse(12, 10) }, { e: foot(12, 16) }, ['h']);
  // The enemy’s Three helps nobody by the default, and he is not even asked.
  expect([wild(start, control('h')), wild(start, control('h', 3))]).toEqual([[4, 5, 6], [6]]);
  const asked = rolls(PRINTED, []);
  expect(asked.awaits).toMatchObject({ sides: ['allied'], orders: ['play', 'pass'] });
  expect(asked.pending).toMatchObject({ kind: 'cards', what: { kind: 'control' } });
  const raised = play(asked, { play: 3 }).state;
  // Now the owner may add his own.
  expect(raised.awaits).toMatchObject({ sides: ['french'], orders: ['play', 'pass'] });
  expect(wild(raised, { play: 'nothing' })).toEqual([2, 3, 4, 5, 6]);
  expect(wild(raised, { play: 3 })).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a formation runs wild if one of it charged, or only those who charged (rr-072)', () => {
  const pair = { h: horse(12, 10), i: horse(12.5, 10) };
  const ridden = (readings: Readings = {}) =>
    play(began(pair, { e: foot(12.25, 18, 'south') }, ['h'], readings), control('h'), [{ 'control.h': 4 }]).state;
  expect(places(ridden(), 'h', 'i')).toEqual([
    [12, 15],
    [12.5, 15],
  ]);
  const only = ridden({ 'rr-072': 'only-chargers' });
  expect(places(only, 'i')).toEqual([[12.5, 10]]);
  expect(places(only, 'h')[0]![1]).toBeCloseTo(15, 1);
  expect(only.moved).toEqual(['h']);
});

test('near is measured to ten micrometres, and the sides of their owner count, in whatever order they stand (rr-094)', () => {
  // The one on the right is nearer by a hair.
  const near = { e: foot(11, 14), f: foot(13, 13.9998) };
  const [left, right] = [horse(11, 10), horse(13, 10)];
  for (const french of [
    { left, right },
    { right, left },
  ])
    expect(began(french, near, ['left', 'right']).wild).toEqual(['left', 'right']);
  const seen = play(
    maneuver(
      { e: foot(11, 10), f: foot(13, 10) },
      { west: horse(11, 14, 'south'), east: horse(13, 14, 'south') },
      { now: { side: 'allied', phase: 'reinforcement', charged: ['west', 'east'] } },
    ),
    { end: 'phase' },
    [{ 'draw.allied': '10-1' }, { 'draw.allied': '10-2' }],
  );
  // Seen from the north, the east is on the left.
  expect(play(seen.state, { end: 'phase' }).state.wild).toEqual(['east', 'west']);
});

test('in contact there is no ride, and so nobody rolls for it (rr-073)', () => {
  const state = began({ h: horse(12, 10, 'north', 'disrupted') }, { e: foot(12, 10.5, 'south') }, ['h']);
  expect(told(play(state, control('h'), [{ 'control.h': 4 }])).at(-1)).toBe('formation-stayed');
});

test('the nearest of all, or another than those whom it touches or charged (rr-073)', () => {
  const OTHER: Readings = { 'rr-073': 'another-formation' };
  const touching = (readings: Readings = {}) =>
    play(
      began({ h: horse(12, 10) }, { e: foot(12, 10.5, 'south'), f: foot(16, 10, 'west') }, ['h'], readings),
      control('h'),
      [{ 'control.h': 5 }],
    );
  expect(told(touching()).at(-1)).toBe('formation-stayed');
  expect(places(touching(OTHER).state, 'h')).toEqual([[15.5, 10]]);
  // There is nobody else to ride at.
  const alone = play(began({ h: horse(12, 10) }, { e: foot(12, 10.5, 'south') }, ['h'], OTHER), control('h'), [
    { 'control.h': 5 },
  ]);
  expect(told(alone).at(-1)).toBe('control-rolled');
});

test('whom it charged last turn is no target by one reading, though they have parted (rr-073)', () => {
  const charge = maneuver(
    { h: horse(12, 10) },
    { e: foot(12, 10.5, 'south'), f: foot(17, 10, 'west') },
    { now: { phase: 'charge', hands: { french: [], allied: [] } } },
  );
  const { struck } = play(charge, { charge: 'h', at: 'e' }, [{ 'charge.h': [3, 3] }]).state;
  expect(struck).toEqual({ french: [{ unit: 'h', at: 'e' }] });
  const ridden = (readings: Readings = {}) => {
    const state = began({ h: horse(12, 10) }, { e: foot(12, 12, 'south'), f: foot(17, 10, 'west') }, ['h'], readings);
    return places(play({ ...state, struck }, control('h'), [{ 'control.h': 5 }]).state, 'h');
  };
  expect([ridden(), ridden({ 'rr-073': 'another-formation' })]).toEqual([[[12, 11.5]], [[16.5, 10]]]);
});

test('whom one of them charged is no target for any of them, nor its comrades (rr-073)', () => {
  const french = { h: horse(12, 10), i: horse(11.5, 10) };
  const allied = { e: foot(12, 12, 'south'), k: foot(12.5, 12, 'south'), f: foot(17, 10, 'west') };
  const struck = { french: [{ unit: 'h', at: 'e' }] };
  const ridden = (readings: Readings = {}) => {
    const state = { ...began(french, allied, ['h'], readings), struck };
    return places(play(state, control('h'), [{ 'control.h': 5 }]).state, 'h');
  };
  expect([ridden(), ridden({ 'rr-073': 'another-formation' })]).toEqual([[[12, 11.5]], [[16.5, 10]]]);
});

test('straight at is from edge to edge, or from centre to centre (rr-003)', () => {
  const ride = (readings: Readings = {}) =>
    places(
      play(began({ h: horse(12, 10) }, { e: foot(12.3, 13, 'south') }, ['h'], readings), control('h'), [
        { 'control.h': 4 },
      ]).state,
      'h',
    );
  expect([ride(), ride({ 'rr-003': 'centre-to-centre' })]).toEqual([[[12, 12.5]], [[12.25, 12.5]]]);
});

test('who touches a formation does not ride along its middle (rr-092), nor is a corner a way (rr-004)', () => {
  // A line that leads away to the left, in front of it; only the first of them touches it.
  const bent = {
    e: foot(12.5, 10, 'west'),
    f: foot(12.5, 10.5, 'west'),
    g: foot(12.5, 11, 'west'),
    ...row('line', 8, (n) => foot(12 - n / 2, 11.4, 'south')),
  };
  const stays = (allied: Figures, readings: Readings) =>
    told(play(began({ h: horse(12, 10) }, allied, ['h'], readings), control('h'), [{ 'control.h': 4 }])).at(-1);
  expect(stays(bent, { 'rr-092': 'middles' })).toBe('formation-stayed');
  expect(stays({ e: foot(12.5, 10.5, 'south') }, { 'rr-004': 'edges-only' })).toBe('formation-stayed');
});

test('the disrupted roll to ride and to withdraw, or for moves by card only (rr-084)', () => {
  const CARD: Readings = { 'rr-084': 'card-moves-only' };
  const shaken = { h: horse(12, 10, 'north', 'disrupted') };
  const ride = (readings: Readings, dice: readonly Scripted[]) =>
    places(
      play(began(shaken, { e: foot(12, 20) }, ['h'], readings), control('h'), [{ 'control.h': 4 }, ...dice]).state,
      'h',
    );
  expect([ride({}, [{ 'march.h': 3 }]), ride(CARD, [])]).toEqual([[[12, 10]], [[12, 15]]]);
  const up = (readings: Readings) =>
    after(maneuver({ a: foot(12, 10) }, { h: horse(12, 11.5, 'south', 'disrupted') }, { readings }), {
      march: 'a',
      legs: ['forward to contact'],
      with: 6,
    });
  expect(places(play(up({}), { evade: 'h', by: 3 }, [{ 'march.h': 2 }]).state, 'h')).toEqual([[12, 11.5]]);
  expect(places(play(up(CARD), { evade: 'h', by: 3 }).state, 'h')).toEqual([[12, 14.5]]);
  // A march is bought with a card, and is rolled for by both.
  for (const readings of [{}, CARD]) {
    const state = maneuver(shaken, {}, { readings });
    expect(places(play(state, { march: 'h', legs: ['forward 1'], with: 6 }, [{ 'march.h': 1 }]).state, 'h')).toEqual([
      [12, 10],
    ]);
  }
});

test('straight at is along the shortest gap, or from middle to middle (rr-092)', () => {
  const MIDDLES: Readings = { 'rr-092': 'middles' };
  const line = { e: foot(12, 12, 'south'), f: foot(12.5, 12, 'south'), g: foot(13, 12, 'south') };
  const ride = (readings: Readings) =>
    places(play(began({ h: horse(12, 10) }, line, ['h'], readings), control('h'), [{ 'control.h': 4 }]).state, 'h');
  expect(ride({})).toEqual([[12, 11.5]]);
  // Toward the middle of the line, which is half an inch to the right of it for two ahead.
  expect(ride(MIDDLES)).toEqual([[12.38, 11.5]]);
});

test('straight away from a long line is square to it, or away from its middle (rr-092)', () => {
  const line = { a: foot(12, 10), b: foot(12.5, 10), c: foot(13, 10) };
  const fled = (readings: Readings) => {
    const up = after(maneuver(line, { h: horse(12, 11.5, 'south') }, { readings }), {
      march: 'a',
      legs: ['forward to contact'],
      with: 6,
    });
    return places(after(up, { evade: 'h', by: 1 }), 'h')[0]!;
  };
  const [mine, middles] = [fled({}), fled({ 'rr-092': 'middles' })];
  // In the first it shuns the two that touch it, the second at its corner; in the second all three.
  expect([mine, middles]).toEqual([
    [11.55, 12.39],
    [11.29, 12.21],
  ]);
});

test('those who run wild stop at the edge, also where a march may leave the board (rr-089)', () => {
  const french = { h: horse(22.6, 10), i: horse(23.1, 9.5), j: horse(23.6, 9) };
  for (const readings of [{}, { 'rr-089': 'exit-counts-as-lost' }]) {
    const state = began(french, { e: foot(23.7, 11, 'south') }, ['h'], readings);
    const [[x, y]] = places(play(state, control('h'), [{ 'control.h': 5 }]).state, 'j') as [[number, number]];
    expect([x, y]).toEqual([23.75, expect.closeTo(9.125, 1)]);
  }
});
