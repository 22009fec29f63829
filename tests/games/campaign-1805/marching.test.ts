import { describe, expect, test } from 'vitest';
import { areTouching } from '../../../src/games/campaign-1805/melee/contacts.ts';
import { formed, isInReach } from '../../../src/games/campaign-1805/moving/formation.ts';
import { moveAll } from '../../../src/games/campaign-1805/moving/march.ts';
import { isTaken } from '../../../src/games/campaign-1805/moving/free-way.ts';
import { blockOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import type { Body, MoveEnd } from '../../../src/games/campaign-1805/bodies/body.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { NORTH, opposite, turned } from '../../../src/geometry/facings.ts';
import { at, body, field, ground, line, musketeers } from './field.ts';
import { refusal } from './playing.ts';

const SOUTH = opposite(NORTH);
const to = (of: Body, given: Partial<MoveEnd>): State['written'][string] => ({
  does: 'move',
  end: { at: of.at, facing: of.facing, ranks: of.ranks, ...given },
});

/** Where bodies stand once all have moved. */
function moved(bodies: readonly Body[], written: State['written'], given: Partial<State> = {}): State {
  const course = new Course(field(bodies, { phase: 'movement', written, ...given }));
  moveAll(course);
  return course.state;
}

describe('cf-049: who moves first', () => {
  const foe = musketeers({ at: at(60, 46) });
  const written = { line: to(line(), { at: at(60, 43) }), musketeers: to(foe, { at: at(60, 43) }) };

  test('nobody, by one reading the side with the initiative', () => {
    const both = moved([line(), foe], written).units;
    expect([both['line']!.at, both['musketeers']!.at]).toEqual([at(60, 41.95), at(60, 44.05)]);
    const first = moved([line(), foe], written, { readings: { 'cf-049': 'initiative-first' } }).units;
    expect([first['line']!.at, first['musketeers']!.at]).toEqual([at(60, 43), at(60, 45.1)]);
  });
});

describe('cf-050: a move into an enemy', () => {
  const foe = musketeers({ at: at(60, 45) });
  const march = { line: to(line(), { at: at(60, 44) }) };

  test('stops 0.1 cm short of him, by one reading it comes to contact', () => {
    const short = moved([line(), foe], march);
    expect(short.units['line']!.at).toEqual(at(60, 42.9));
    expect(areTouching(short, short.units['line']!, foe)).toBe(false);
    const met = moved([line(), foe], march, { readings: { 'cf-050': 'contact-fights' } });
    expect(areTouching(met, met.units['line']!, foe)).toBe(true);
    expect(met.charges).toEqual([]);
  });

  test('tells a flank that it comes to', () => {
    const side = musketeers({ at: at(60, 49.5), facing: turned(NORTH, 'left', 90) });
    const met = moved([line(), side], march, { readings: { 'cf-050': 'contact-fights' } });
    expect(met.suffered.attacked).toEqual({ musketeers: ['left'] });
  });
});

test('neighbours who touch can leave each other', () => {
  const beside = body('beside', { ranks: ['oooo', 'oooo'], at: at(68, 40) });
  const state = moved([line(), beside], { line: to(line(), { at: at(60, 44) }) });
  expect(state.units['line']!.at).toEqual(at(60, 44));
});

describe('cf-053: a wheel', () => {
  const pair = body('pair', { ranks: ['oooooooo'], at: at(60, 40) });
  const about = { at: pair.at, facing: SOUTH, ranks: pair.ranks };
  const quarter = { ...about, facing: turned(NORTH, 'right', 60) };

  test('is measured straight, by one reading along the arc', () => {
    expect(isInReach(field([]), pair, quarter)).toBe(true);
    const six = body('pair', { ranks: ['ooooooooo'], at: at(60, 40) });
    const turn = { at: six.at, facing: turned(NORTH, 'right', 60), ranks: six.ranks };
    expect(isInReach(field([]), six, turn)).toBe(true);
    expect(isInReach(field([], { readings: { 'cf-053': 'along-path' } }), six, turn)).toBe(false);
  });

  test('counts with what is gone after it', () => {
    const readings = { 'cf-053': 'along-path' };
    const end = { ...quarter, facing: turned(NORTH, 'right', 10), at: at(60, 43) };
    expect(isInReach(field([], { readings }), pair, end)).toBe(true);
    expect(isInReach(field([], { readings }), pair, { ...end, at: at(60, 43.5) })).toBe(false);
  });
});

describe('cf-056: ground', () => {
  const river = ground('water', [at(0, 43), at(0, 46), at(122, 46), at(122, 43)]);
  const bridge = ground('bridge', [at(57, 42), at(57, 47), at(63, 47), at(63, 42)]);
  const wood = ground('woods', [at(50, 43), at(50, 46), at(70, 46), at(70, 43)]);
  const column = line({ ranks: formed(line(), 4), at: at(60, 39) });
  const march = { line: to(column, { at: at(60, 43) }) };

  test('is crossed, but water only over a bridge that is wide enough', () => {
    expect(moved([column], march, { terrain: { river } }).units['line']!.at).toEqual(at(60, 40));
    expect(moved([column], march, { terrain: { river, bridge } }).units['line']!.at).toEqual(at(60, 43));
    const wide = line({ at: at(60, 41) });
    const state = moved([wide], { line: to(wide, { at: at(60, 44) }) }, { terrain: { river, bridge } });
    expect(state.units['line']!.at).toEqual(at(60, 42));
    expect(isTaken(state, blockOf({ ...column, at: at(60, 44) }), ['line'])).toBe(false);
  });

  test('does not slow, by one reading woods do to half', () => {
    const end = (y: number) => ({ at: at(60, y), facing: NORTH, ranks: line().ranks });
    const state = (readings: State['readings']) => field([], { readings, terrain: { wood } });
    const slow = state({ 'cf-056': 'half-rate' });
    expect(isInReach(state({}), line(), end(44))).toBe(true);
    expect(isInReach(slow, line(), end(44))).toBe(false);
    expect(isInReach(slow, line(), end(42))).toBe(true);
    expect(isInReach(slow, line({ at: at(60, 46) }), end(48.5))).toBe(false);
    expect(isInReach(slow, line({ at: at(60, 48) }), end(52))).toBe(true);
  });
});

describe('cf-086: those in contact', () => {
  const foe = musketeers({ at: at(60, 42) });
  const away = { type: 'write', unit: 'line', by: 'french', does: 'move', to: at(60, 37) } as const;
  const state = (readings: State['readings']) => field([line(), foe], { phase: 'orders', readings });

  test('hold, by one reading they may move away', () => {
    expect(refusal(state({}), away)).toBe('locked');
    expect(refusal(state({ 'cf-086': 'break-off' }), away)).toBeNull();
    const end = { line: to(line(), { at: at(60, 37) }) };
    expect(moved([line(), foe], end).units['line']!.at).toEqual(at(60, 40));
    expect(moved([line(), foe], end, { readings: { 'cf-086': 'break-off' } }).units['line']!.at).toEqual(at(60, 37));
  });
});
