import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { carry, engine, short, stand, verdict, type Order } from './field.ts';

const fire = (unit: string, at: string): Order => ({ type: 'fire', unit, at });
const put = (unit: string, to: `${string}${number}`): Order => ({ type: 'place', unit, to });
const ROUTS: readonly Scripted[] = [{ hit: 6 }, { effect: 5 }];
const GUN = { gun: 'french cannon e1' };

/** Where the events say that somebody has gone. */
const gone = (units: Readonly<Record<string, string>>, field = {}): readonly string[] =>
  carry(stand({ ...GUN, ...units }, field), [fire('gun', 'target')], ROUTS)
    .events.slice(1)
    .map(short);

describe('a routed unit goes back to its own edge (pb.artillery.effect.routed, pb-066)', () => {
  test.each([
    ['straight back in its file', { target: 'allied cavalry e5' }, {}, ['unit-routed target e7']],
    [
      'whoever stands on the way',
      { target: 'allied cavalry e5', c: 'allied cavalry e6' },
      {},
      ['unit-routed target e7'],
    ],
    [
      'whatever lies on the way',
      { target: 'allied cavalry e4' },
      { ground: { e5: 'woods', e6: 'building' } },
      ['unit-routed target e7'],
    ],
    ['and stays where it is, if it is there already', { target: 'allied cavalry e7' }, {}, ['unit-routed target e7']],
    [
      'to the one free square beside, if its own is taken',
      { target: 'allied cavalry e5', b: 'allied cavalry e7', c: 'allied cavalry d7' },
      {},
      ['unit-routed target f7'],
    ],
    [
      'and may choose between two that are equally near',
      { target: 'allied cavalry e5', b: 'allied cavalry e7' },
      {},
      ['unit-routed target d7|f7'],
    ],
    [
      'further off, if all that is near is taken',
      {
        target: 'allied cavalry e5',
        b: 'allied cavalry e7',
        c: 'allied cavalry d7',
        d: 'allied cavalry f7',
        g: 'french cavalry c7',
      },
      {},
      ['unit-routed target g7'],
    ],
    [
      'in woods and in buildings too',
      { target: 'allied line-infantry e5' },
      { ground: { e7: 'building' } },
      ['unit-routed target e7'],
    ],
    [
      'where that is in the east',
      { target: 'allied cavalry e5' },
      { edges: ['west', 'east'] },
      ['unit-routed target i5'],
    ],
    [
      'where that is in the west',
      { target: 'allied cavalry e5' },
      { edges: ['east', 'west'] },
      ['unit-routed target a5'],
    ],
    [
      'where that is in the south',
      { target: 'allied cavalry e5' },
      { edges: ['north', 'south'] },
      ['unit-routed target d1|f1'],
    ],
  ] as const)('%s', (_title, units, field, went) => {
    expect(gone(units, field)).toEqual(went);
  });

  test.each([
    ['to the row before it where its edge is full', {}, ['unit-routed target e6']],
    ['and there too to the nearest', { x: 'french cavalry e6' }, ['unit-routed target d6|f6']],
  ] as const)('%s', (_title, units, went) => {
    const full = Object.fromEntries(Array.from('abcdefghi', (file) => [`${file}-guard`, `allied cavalry ${file}7`]));
    expect(gone({ ...full, target: 'allied cavalry e4', ...units })).toEqual(went);
  });
});

describe('its owner chooses between squares that are equally near (pb-066)', () => {
  const board = stand({
    ...GUN,
    'second-gun': 'french cannon a1',
    target: 'allied cavalry e5',
    b: 'allied cavalry e7',
  });
  const { state } = carry(board, [fire('gun', 'target')], ROUTS);

  test('and nobody else orders until then', () => {
    expect(state.awaits).toMatchObject({ sides: ['allied'], orders: ['place'] });
    expect(engine.candidates(state).map(({ order }) => order)).toEqual([put('target', 'd7'), put('target', 'f7')]);
    expect(verdict(state, fire('second-gun', 'b'))).toBe('pb.fighting.result.routed place-first');
    expect(verdict(state, { type: 'end-phase' })).toBe('pb.fighting.result.routed place-first');
  });

  test.each([
    ['the left', put('target', 'd7'), 'allowed pb.fighting.result.routed'],
    ['the right', put('target', 'f7'), 'allowed pb.fighting.result.routed'],
    ['a square that is farther', put('target', 'c7'), 'pb.fighting.result.routed not-nearest'],
    ['for another unit', put('b', 'd7'), 'pb.fighting.result.routed not-nearest'],
  ] as const)('%s', (_title, order, said) => {
    expect(verdict(state, order)).toBe(said);
  });

  test('and then the phase goes on', () => {
    const { events, state: after } = carry(state, [put('target', 'f7')], []);
    expect(events.map(short)).toEqual(['unit-placed target f7']);
    expect(after.units.target).toMatchObject({ at: 'f7', condition: 'routed' });
    expect(after.awaits).toMatchObject({ sides: ['french'], orders: ['fire', 'declare', 'end-phase'] });
    expect(verdict(after, put('target', 'd7'))).toBe('pb.fighting.result.routed nothing-to-place');
  });
});

describe('a routed column is broken, and each unit has a square of its own (pb.artillery.column-shares-result, pb-069)', () => {
  const column = (at: string) => ({
    target: `allied line-infantry ${at} column`,
    other: `allied line-infantry ${at} column`,
  });

  test('the first goes straight back, the second beside it', () => {
    const { events, state } = carry(stand({ ...GUN, ...column('e5') }), [fire('gun', 'target')], ROUTS);
    expect(events.slice(1).map(short)).toEqual(['unit-routed target e7', 'unit-routed other d7|f7']);
    const after = carry(state, [put('other', 'd7')], []).state;
    expect(after.units).toMatchObject({
      target: { at: 'e7', formation: 'line' },
      other: { at: 'd7', formation: 'line' },
    });
  });

  test('on its own edge one of them stays', () => {
    expect(gone(column('e7'))).toEqual(['unit-routed target e7', 'unit-routed other d7|f7']);
  });

  test('where both must choose, the second has what the first leaves', () => {
    const { events, state } = carry(
      stand({ ...GUN, ...column('e5'), b: 'allied cavalry e7' }),
      [fire('gun', 'target')],
      ROUTS,
    );
    expect(events.slice(1).map(short)).toEqual(['unit-routed target d7|f7', 'unit-routed other d7|f7']);
    expect(verdict(state, put('other', 'd7'))).toBe('pb.fighting.result.routed not-nearest');
    const after = carry(state, [put('target', 'd7')], []);
    expect(after.events.map(short)).toEqual(['unit-placed target d7', 'unit-placed other f7']);
    expect(after.state.awaits?.sides).toEqual(['french']);
  });

  test('and chooses anew where that leaves it a choice', () => {
    const units = { ...column('e5'), b: 'allied cavalry e7', c: 'allied cavalry d7' };
    const { state } = carry(stand({ ...GUN, ...units }), [fire('gun', 'target')], ROUTS);
    expect(state.units.target!.at).toBe('f7');
    expect(state.placing).toEqual([{ unit: 'other', squares: ['c7', 'g7'], why: 'routed' }]);
  });
});

describe('when the last unit of a brigade is removed, its Brigadier goes with it (pb.brigadier.removed-with-brigade)', () => {
  const SIX: readonly Scripted[] = [{ hit: 6 }, { effect: 6 }];
  test.each([
    ['the last', { target: 'allied cavalry e5 disrupted' }, ['unit-removed target', 'unit-removed enemy']],
    ['not the last', { target: 'allied cavalry e5 disrupted', b: 'allied cavalry a7' }, ['unit-removed target']],
    [
      'the last of this brigade',
      {
        target: 'allied cavalry e5 disrupted',
        b: 'allied cavalry a7 of lannes',
        lannes: 'allied brigadier b7 of lannes',
      },
      ['unit-removed target', 'unit-removed enemy'],
    ],
    [
      'a column that was all of it, and once only',
      { target: 'allied line-infantry e5 column disrupted', b: 'allied line-infantry e5 column disrupted' },
      ['unit-removed target', 'unit-removed b', 'unit-removed enemy'],
    ],
    [
      'half of a column',
      { target: 'allied line-infantry e5 column disrupted', b: 'allied line-infantry e5 column' },
      ['unit-removed target', 'unit-routed b e7'],
    ],
  ])('%s', (_title, units, events) => {
    const came = carry(stand({ ...GUN, ...units }), [fire('gun', 'target')], SIX);
    expect(came.events.slice(1).map(short)).toEqual(events);
  });
});

describe('shots that were named together wait for that choice (pb-056)', () => {
  const units = {
    ...GUN,
    'second-gun': 'french cannon c1',
    target: 'allied cavalry e5',
    b: 'allied cavalry e7',
    c: 'allied cavalry c7',
  };
  const board = stand(units, { readings: { 'pb-056': 'declared-together' } });
  const both: Order = {
    type: 'declare',
    shots: [
      { unit: 'gun', at: 'target' },
      { unit: 'second-gun', at: 'c' },
    ],
  };
  const { events, state } = carry(board, [both], ROUTS);

  test('and are told so', () => {
    expect(events.map(short)).toEqual(['shot-hit gun', 'unit-routed target d7|f7', 'shots-held']);
    expect(state.held).toEqual([{ unit: 'second-gun', at: 'c' }]);
  });

  test('and are fired afterwards', () => {
    const after = carry(state, [put('target', 'd7')], [{ hit: 5 }]);
    expect(after.events.map(short)).toEqual(['unit-placed target d7', 'shot-missed second-gun']);
    expect(after.state.held).toEqual([]);
    expect(after.state.deeds).toEqual({ gun: 'fired', 'second-gun': 'fired' });
  });
});
