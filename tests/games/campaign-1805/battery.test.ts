import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { muzzleOf, pivoted } from '../../../src/games/campaign-1805/artillery/battery.ts';
import { rangeOf, templateOf, TEMPLATES, CANNONS, HOWITZERS } from '../../../src/games/campaign-1805/artillery/guns.ts';
import { start } from '../../../src/games/campaign-1805/boards/start.ts';
import { takeWounds } from '../../../src/games/campaign-1805/bodies/fall.ts';
import { ranksWithout } from '../../../src/games/campaign-1805/bodies/losses.ts';
import { blockOf, countOf, modelsOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { areTouching, strikersOf } from '../../../src/games/campaign-1805/melee/contacts.ts';
import { flee } from '../../../src/games/campaign-1805/morale/flight.ts';
import { rallyAll } from '../../../src/games/campaign-1805/morale/rally.ts';
import { moveAll } from '../../../src/games/campaign-1805/moving/march.ts';
import { weaponOf } from '../../../src/games/campaign-1805/tables.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { judge } from '../../../src/games/campaign-1805/turn/judge.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { NORTH, turned } from '../../../src/geometry/facings.ts';
import { cm } from '../../../src/games/campaign-1805/tables.ts';
import { battery, FIRES, TWELVE } from './batteries.ts';
import { at, field, line, musketeers } from './field.ts';

const EAST = turned(NORTH, 'right', 90);
const none = field([]);
const read = (readings: Readonly<Record<string, string>>) => ({ readings });

describe('the range of a gun', () => {
  test.each([
    [3, 48],
    [4, 48],
    [6, 56],
    [9, 64],
    [10, 64],
    [12, 72],
    [20, 80],
  ])('a cannon of %i pounds: %i cm', (pounds, far) => {
    expect(rangeOf(none, { kind: 'cannon', pounds })).toBe(cm(far));
  });

  test.each([
    [3, 50],
    [4, 50],
    [6, 60],
    [9, 70],
    [10, 70],
    [11, 80],
    [12, 80],
  ])('a howitzer of %i pounds: %i cm', (pounds, far) => {
    expect(rangeOf(none, { kind: 'howitzer', pounds })).toBe(cm(far));
  });

  test('of a 20 pounder is that of a 12 pounder by one reading', () => {
    expect(rangeOf(read({ 'cf-076': 'as-twelve' }), { kind: 'cannon', pounds: 20 })).toBe(cm(72));
  });

  test('and the template of an 11 pounder are those of a 10 pounder by one reading', () => {
    const eleven = { kind: 'howitzer', pounds: 11 } as const;
    expect([templateOf(none, eleven), templateOf(none, { ...eleven, pounds: 10 })]).toEqual(['large', 'small']);
    const light = read({ 'cf-077': 'light' });
    expect([rangeOf(light, eleven), templateOf(light, eleven)]).toEqual([cm(70), 'small']);
    expect(TEMPLATES).toEqual({ small: cm(3.75), large: cm(6.25) });
  });
});

describe('a battery', () => {
  test('is a block of 4 by 3 cm: a gun between two pairs, its front level with theirs', () => {
    const own = battery();
    expect(blockOf(own)).toMatchObject({ width: cm(4), depth: cm(3) });
    const men = modelsOf(own).filter(({ kind }) => kind !== 'g');
    expect(men.map(({ rank, file, base }) => [rank, file, base.at])).toEqual([
      [0, 0, at(58.5, 21)],
      [0, 1, at(61.5, 21)],
      [1, 0, at(58.5, 20)],
      [1, 1, at(61.5, 20)],
    ]);
    expect(modelsOf(own).length - men.length).toBe(6);
    expect(countOf(own)).toBe(4);
    expect(muzzleOf(own)).toEqual(at(60, 21.5));
  });

  test('has its officer to the left of the rear of the gun', () => {
    const led = battery({ ranks: ['oo', 'oo', 'C.'], commanders: ['captain'] });
    expect(modelsOf(led).find(({ kind }) => kind === 'C')).toMatchObject({
      rank: 2,
      file: 0,
      base: { at: at(58.5, 19) },
    });
    expect(blockOf(led)).toMatchObject({ width: cm(4), depth: cm(3) });
  });

  test('turns about the middle of its gun’s front', () => {
    const own = battery();
    expect(pivoted(own, EAST).at).toEqual(at(58.5, 21.5));
    expect(muzzleOf({ ...own, ...pivoted(own, EAST) })).toEqual(muzzleOf(own));
    expect(pivoted(own, own.facing).at).toEqual(own.at);
  });

  test('loses the pair in front to shots and the pair behind in melee, its officer last', () => {
    const ranks = ['oo', 'oo', 'C.'];
    expect(ranksWithout(none, battery({ ranks }), 2, { fall: 'shot', by: () => [] })).toEqual(['..', 'oo', 'C.']);
    expect(ranksWithout(none, battery({ ranks }), 2, { fall: 'melee', by: () => [] })).toEqual(['oo', '..', 'C.']);
    const course = new Course(field([battery({ ranks, commanders: ['captain'] })]));
    takeWounds(course, 'battery', 4, { fall: 'melee', by: () => [] });
    expect(course.state.units['battery']!.ranks).toEqual(['..', '..', 'C.']);
  });

  test('is destroyed with its last man', () => {
    const course = new Course(field([battery()]));
    takeWounds(course, 'battery', 4, { fall: 'shot', by: () => [] });
    expect(course.events.map(({ type }) => type)).toEqual(['shot-down', 'destroyed']);
  });

  test('is touched at its gun, which strikes nobody', () => {
    const foe = musketeers({ ranks: ['o'], strength: 1, commanders: [], at: at(60, 22) });
    const state = field([battery(), foe]);
    expect(areTouching(state, foe, battery())).toBe(true);
    expect(strikersOf(state, battery(), foe)).toEqual([]);
    expect(strikersOf(state, foe, battery())).toEqual(['0.0']);
  });
});

describe('in melee everybody of a line', () => {
  const ranks = ['ooo', 'Cso'];

  test('may fall as he stands; by one reading officers and colours fall last', () => {
    expect(ranksWithout(none, line({ ranks }), 3, { fall: 'melee', by: () => [] })).toEqual(['ooo', '...']);
    expect(ranksWithout(read({ 'cf-067': 'everywhere' }), line({ ranks }), 3, { fall: 'melee', by: () => [] })).toEqual(
      ['.o.', 'Cs.'],
    );
  });
});

describe('an order for a battery', () => {
  const orders = (given: Parameters<typeof field>[1] = {}) =>
    field([battery(), musketeers()], { phase: 'orders', ...given });
  const write = (state: State, order: object) =>
    judge(state, { type: 'write', unit: 'battery', by: 'french', does: 'move', ...order });

  test('is to fire or to support, but not to charge', () => {
    expect(write(orders(), { does: 'fire', at: 'musketeers' }).ok).toBe(true);
    expect(write(orders(), { does: 'charge', at: 'musketeers' })).toMatchObject({ ok: false, reason: 'no-move' });
    expect(write(orders(), { does: 'support' }).ok).toBe(true);
  });

  test('may turn it on the spot, and not move it', () => {
    expect(write(orders(), { facing: EAST }).ok).toBe(true);
    expect(write(orders(), { to: at(60, 23) })).toMatchObject({ ok: false, reason: 'no-move' });
    expect(write(orders(), { facing: EAST, files: 2 })).toMatchObject({ ok: false, reason: 'battery-forms' });
  });

  test('pushes it 4 cm by one reading', () => {
    const state = orders({ readings: { 'cf-054': 'as-line' } });
    expect(write(state, { to: at(60, 24) }).ok).toBe(true);
    expect(write(state, { to: at(60, 24.1) })).toMatchObject({ ok: false, reason: 'too-far-to-go' });
    expect(write(state, { does: 'charge', at: 'musketeers' })).toMatchObject({ ok: false, reason: 'no-move' });
  });

  test('turns it in the movement phase, if nobody is in the way', () => {
    const end = { ...pivoted(battery(), EAST), ranks: ['oo', 'oo'] };
    const given = { phase: 'movement', written: { battery: { does: 'move', end } } } as const;
    const course = new Course(field([battery()], given));
    moveAll(course);
    expect(course.state.units['battery']).toMatchObject({ at: at(58.5, 21.5), facing: EAST });
    const tight = new Course(field([battery(), line({ ranks: ['oo'], at: at(59, 23) })], given));
    moveAll(tight);
    expect(tight.events).toEqual([]);
  });
});

describe('a battery that fails a test', () => {
  const broken = (readings: Readonly<Record<string, string>> = {}) => {
    const course = new Course(field([battery()], { readings, written: FIRES }));
    flee(course, 'battery');
    return course;
  };

  test('stays where it is, routing, and rallies there', () => {
    const course = broken();
    expect(course.events.map(({ type }) => type)).toEqual(['routed']);
    expect(course.state.units['battery']).toMatchObject({ at: at(60, 20), condition: 'routing', gun: TWELVE });
    expect(judge(course.state, { type: 'fire', unit: 'battery', guess: 20 })).toMatchObject({
      ok: false,
      reason: 'routing',
    });
    rallyAll(course, scripted([{ 'test.battery': 1 }]));
    expect(course.state.units['battery']).toMatchObject({ condition: 'steady', ranks: ['oo', 'oo'], gun: TWELVE });
  });

  test('by one reading its crew runs without the gun, and has no firearms', () => {
    const course = broken({ 'cf-123': 'crew-runs' });
    expect(course.events.map(({ type }) => type)).toEqual(['routed', 'gun-lost', 'moved']);
    const crew = course.state.units['battery']!;
    expect(crew).toMatchObject({ at: at(60, 16), condition: 'routing' });
    expect(crew.gun).toBeUndefined();
    expect(blockOf(crew)).toMatchObject({ width: cm(2), depth: cm(2) });
    expect(weaponOf(crew.arm)).toBeNull();
  });

  test('by another it is destroyed', () => {
    const course = broken({ 'cf-123': 'destroyed' });
    expect(course.events.map(({ type }) => type)).toEqual(['routed', 'destroyed']);
  });
});

describe('the board of a battery', () => {
  const SAND = {
    size: [122, 122],
    sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
    now: { turn: 1, side: 'french', phase: 'firing' },
  };
  const board = (unit: object) => ({
    ...SAND,
    units: { french: { battery: { type: 'artillery', at: [60, 20], facing: 'north', ...unit } }, allied: {} },
  });
  const faults = (unit: object, readings: Readonly<Record<string, string>> = {}) => {
    const found = start(board(unit), readings);
    return found.ok ? [] : found.error.map(({ path }) => path);
  };

  test('names its gun, and needs no ranks', () => {
    const made = start(board({ cannon: 12 }), {});
    expect(made.ok && made.value.units['battery']).toMatchObject({
      gun: TWELVE,
      ranks: ['oo', 'oo'],
      strength: 4,
      arm: 'artillery',
    });
    const led = start(board({ howitzer: 10, ranks: ['o.', 'oo', 'C.'], commander: 'captain' }), {});
    expect(led.ok && led.value.units['battery']).toMatchObject({ gun: { kind: 'howitzer', pounds: 10 }, strength: 5 });
  });

  test.each([
    ['no gun', {}, 'units.french.battery.cannon'],
    ['two guns', { cannon: 12, howitzer: 10 }, 'units.french.battery.cannon'],
    ['a weight that no gun has', { cannon: 7 }, 'units.french.battery.cannon'],
    ['a crew that stands elsewhere', { cannon: 12, ranks: ['oooo'] }, 'units.french.battery.ranks'],
    ['a gun that is no artillery', { type: 'infantry', ranks: ['oooo'], cannon: 12 }, 'units.french.battery.cannon'],
  ])('with %s is refused', (_what, unit, path) => {
    expect(faults(unit)).toContain(path);
  });

  test('with a 20 pounder is refused by one reading', () => {
    expect(faults({ cannon: 20 })).toEqual([]);
    expect(faults({ cannon: 20 }, { 'cf-076': 'not-fielded' })).toEqual(['units.french.battery.cannon']);
  });

  test('knows all weights', () => {
    expect(CANNONS.flatMap((cannon) => faults({ cannon }))).toEqual([]);
    expect(HOWITZERS.flatMap((howitzer) => faults({ howitzer }))).toEqual([]);
  });
});
