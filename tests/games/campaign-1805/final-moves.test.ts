import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { NORTH, opposite, turned } from '../../../src/geometry/facings.ts';
import { at, body, charged, field, grenadiers, musketeers, tirailleurs } from './field.ts';
import { play, refusal } from './playing.ts';

const TEN = 'o'.repeat(10);
const SOUTH = opposite(NORTH);
const CHARGE: Order = { type: 'charge', unit: 'grenadiers', support: [] };
const STAND: Order = { type: 'stand', unit: 'musketeers' };
const RETREAT: Order = { type: 'retreat', unit: 'musketeers' };
const misses = (id: string, dice: number): Scripted => ({ [`hits.${id}`]: '1'.repeat(dice) });

type Given = Partial<Omit<State, 'awaits'>>;

/** The charge of the grenadiers at the musketeers, which is due. */
const due = (readings: State['readings'], bodies: readonly Body[] = [grenadiers(), charged()], given: Given = {}) =>
  field(bodies, {
    phase: 'charge',
    readings,
    ...given,
    written: { grenadiers: { does: 'charge', at: 'musketeers' }, ...given.written },
  });

const placesIn = ({ units }: State): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(units).map(([id, each]) => [id, each.at]));

describe('a retreat', () => {
  test('cf-041: turns its back, and by one reading falls back with its front to the enemy', () => {
    const gone = (readings: State['readings']) => play(due(readings), [CHARGE, RETREAT]).state.units['musketeers'];
    expect(gone({})).toMatchObject({ at: at(60, 49.5), facing: NORTH });
    expect(gone({ 'cf-041': 'falls-back-facing' })).toMatchObject({ at: at(60, 49.5), facing: SOUTH });
  });

  test('cf-040: is followed, and by one reading only to where it began', () => {
    const hussars = [grenadiers({ arm: 'light-cavalry', ranks: ['oooo'] }), charged()];
    const caught = play(due({}, hussars), [CHARGE, RETREAT], [{ 'test.musketeers': 1 }]);
    expect(caught.types).toContain('met');
    const failed = play(due({ 'cf-040': 'charge-fails' }, hussars), [CHARGE, RETREAT]);
    expect(failed.types).toContain('fell-short');
    expect(placesIn(failed.state)).toMatchObject({ grenadiers: at(60, 43.5) });
  });

  test('cf-042: comes after the support fire, and by one reading before it', () => {
    const charge: Order = { ...CHARGE, support: ['tirailleurs'] };
    const back = (readings: State['readings'], rifles: Body, script: readonly Scripted[]) =>
      play(
        due(readings, [grenadiers(), rifles, charged()], { written: { tirailleurs: { does: 'support' } } }),
        [charge, RETREAT],
        script,
      ).types;
    const shaken = { 'test.musketeers': 1 };
    expect(back({}, tirailleurs, [misses('tirailleurs', 8), shaken])).toContain('volleyed');
    const near = back({ 'cf-042': 'target-has-gone' }, tirailleurs, [misses('tirailleurs', 8), shaken]);
    expect(near.slice(2, 4)).toEqual(['moved', 'volleyed']);
    const far = { ...tirailleurs, at: at(72, 25.5) };
    expect(back({}, far, [misses('tirailleurs', 8)])).toContain('volleyed');
    expect(back({ 'cf-042': 'target-has-gone' }, far, [])).not.toContain('volleyed');
  });

  test('cf-113: is not open to those in a melee, and by one reading is', () => {
    const other = body('other', { ranks: [TEN], at: at(60, 44) });
    const hussars = grenadiers({
      arm: 'light-cavalry',
      ranks: ['oooo'],
      at: at(70, 45.5),
      facing: turned(NORTH, 'left', 90),
    });
    const locked = [hussars, other, charged({ ranks: ['oo', 'oo'], commanders: [] })];
    const stood = play(due({}, locked), [CHARGE]);
    expect(stood.events[1]).toMatchObject({ answer: 'none' });
    const away = play(due({ 'cf-113': 'may-retreat' }, locked), [CHARGE]);
    expect(refusal(away.state, STAND)).toBe('locked');
    const gone = play(away.state, [RETREAT]);
    expect(gone.events.find(({ type }) => type === 'moved')).toMatchObject({ unit: 'musketeers' });
  });
});

describe('cf-047: an enemy on the way', () => {
  const screen = body('screen', { side: 'allied', ranks: ['oo'], at: at(60, 43), facing: SOUTH });
  const state = (readings: State['readings']) => due(readings, [grenadiers(), screen, charged({ at: at(60, 46) })]);

  test('stops the charge, and by one reading is charged instead', () => {
    const stopped = play(state({}), [CHARGE, STAND], [misses('musketeers', 20)]);
    expect(stopped.types).toContain('fell-short');
  });

  test('by one reading answers', () => {
    const met = play(state({ 'cf-047': 'fights-what-it-meets' }), [CHARGE]);
    expect(met.events[0]).toMatchObject({ type: 'charge-issued', at: 'screen' });
    expect(met.state.awaits).toMatchObject({ kind: 'reaction' });
    expect(refusal(met.state, { type: 'stand', unit: 'screen' })).toBeNull();
  });
});

describe('a charge at those who rout (cf-048, cf-120)', () => {
  const routing = [grenadiers(), charged({ condition: 'routing' })];
  const caught = (readings: State['readings']) =>
    play(due({ 'cf-048': 'no-reaction', ...readings }, routing), [CHARGE]);
  const fight: Order = { type: 'fight', unit: 'grenadiers', at: 'musketeers' };
  const melee = (state: State): State => ({ ...state, phase: 'melee', awaits: field([], { phase: 'melee' }).awaits });

  test('lets them run, and by one reading finds them where they are', () => {
    expect(play(due({}, routing), [CHARGE]).state.awaits).toMatchObject({ kind: 'reaction' });
    expect(caught({}).types.slice(1, 4)).toEqual(['answered', 'moved', 'met']);
  });

  test('who do not strike by that reading', () => {
    const fought = play(melee(caught({}).state), [fight], [misses('grenadiers', 20)]);
    expect(fought.events[1]).toMatchObject({ type: 'struck', places: [] });
  });

  test('cf-120: and strike if they are caught, but by one reading do not', () => {
    const locked = [grenadiers(), charged({ at: at(60, 42), condition: 'routing' })];
    const state = (readings: State['readings']) => melee(due(readings, locked));
    play(state({}), [fight], [misses('grenadiers', 20), misses('musketeers', 20)]);
    play(state({ 'cf-120': 'does-not-strike' }), [fight], [misses('grenadiers', 20)]);
  });

  test('cf-120: and are destroyed by the touch by another', () => {
    const { types, state } = caught({ 'cf-120': 'destroyed' });
    expect(types.slice(1, 4)).toEqual(['answered', 'moved', 'destroyed']);
    expect(state.units['musketeers']).toBeUndefined();
  });
});

describe('cf-115: gaps in the front rank', () => {
  const gaps = [grenadiers({ ranks: ['..oooooo..', TEN] }), charged({ ranks: ['.oooooooo.', 'ooooCsoooo'] })];
  const after = (readings: State['readings']) => {
    const { units } = play(due(readings, gaps, { acted: { musketeers: 'stood' } }), [CHARGE]).state;
    return [units['grenadiers']!.ranks, units['musketeers']!.ranks];
  };

  test('stay, or are filled by whoever moved, or by both', () => {
    expect(after({})).toEqual([
      ['..oooooo..', TEN],
      ['.oooooooo.', 'ooooCsoooo'],
    ]);
    const full = [TEN, '..oooooo..'];
    expect(after({ 'cf-115': 'files-step-up' })).toEqual([full, ['.oooooooo.', 'ooooCsoooo']]);
    expect(after({ 'cf-115': 'both-step-up' })).toEqual([full, [TEN, '.oooCsooo.']]);
  });
});

describe('cf-119: a target that breaks before the charge comes in', () => {
  const breaking = (readings: State['readings'], arm: Body['arm'] = 'infantry', script: readonly Scripted[] = []) =>
    play(
      due(readings, [grenadiers({ arm, ranks: arm === 'infantry' ? [TEN, TEN] : ['oooo'] }), tirailleurs, charged()], {
        written: { tirailleurs: { does: 'support' } },
      }),
      [{ ...CHARGE, support: ['tirailleurs'] }, STAND],
      [misses('musketeers', 20), misses('tirailleurs', 8), { 'test.musketeers': 10 }, ...script],
    );

  test('leaves the charger to go on to where it stood', () => {
    expect(placesIn(breaking({}).state)).toMatchObject({ grenadiers: at(60, 44), musketeers: at(60, 49.5) });
  });

  test('is followed by one reading, and by another the charger stays', () => {
    const chased = breaking({ 'cf-119': 'follows' }, 'light-cavalry');
    expect(chased.types).toContain('met');
    expect(placesIn(breaking({ 'cf-119': 'stays' }).state)).toMatchObject({ grenadiers: at(60, 40) });
  });

  test('stands there still by one reading of flights, and is fought', () => {
    const { types } = breaking({ 'cf-024': 'next-compulsory' });
    expect(types).toContain('met');
  });
});

describe('cf-125: a charged body', () => {
  test('may do none of the three by one reading only', () => {
    const receive: Order = { type: 'receive', unit: 'musketeers' };
    expect(refusal(play(due({}), [CHARGE]).state, receive)).toBe('not-now');
    const free = { 'cf-125': 'free-fourth-choice' };
    const { types, state } = play(due(free, undefined, { acted: {} }), [CHARGE, receive]);
    expect(types).toEqual(['charge-issued', 'answered', 'moved', 'met', 'phase-began']);
    expect(state.acted).toEqual({ grenadiers: 'charged' });
  });

  test('that can do nothing keeps its order, and by another turns its back', () => {
    const guns = musketeers({ at: at(60, 46) });
    const at_ = (readings: State['readings'], script: readonly Scripted[] = []) =>
      play(due(readings, [grenadiers(), guns], { acted: { musketeers: 'stood' } }), [CHARGE], script).state;
    expect(at_({})).toMatchObject({ acted: { grenadiers: 'charged', musketeers: 'stood' } });
    const turnedBack = at_({ 'cf-125': 'retreat-of-nothing' }, [{ 'test.musketeers': 1 }]);
    expect(turnedBack.units['musketeers']).toMatchObject({ facing: NORTH });
    expect(turnedBack.acted).toMatchObject({ musketeers: 'retreated' });
  });
});

test('cf-044: the bonus is that of the turn, and by one reading of the whole melee', () => {
  const later = (readings: State['readings']): unknown => {
    const locked = field([grenadiers(), charged({ at: at(60, 42) })], {
      phase: 'melee',
      readings,
      side: 'french',
      charges: [{ unit: 'grenadiers', at: 'musketeers', isCountered: false }],
      fought: ['grenadiers musketeers'],
    });
    const { state } = play(locked, [{ type: 'end-phase' }]);
    const melee = { ...state, phase: 'melee', side: 'french', awaits: field([], { phase: 'melee' }).awaits } as const;
    const { events } = play(
      melee,
      [{ type: 'fight', unit: 'grenadiers', at: 'musketeers' }],
      [misses('grenadiers', 20), misses('musketeers', 20)],
    );
    return events[0]?.type === 'struck' ? events[0].reasons[0]!.needs : null;
  };
  expect(later({})).toBe(4);
  expect(later({ 'cf-044': 'whole-melee' })).toBe(3);
});
