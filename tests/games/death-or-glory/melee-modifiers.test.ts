import type { Readings } from '../../../src/core/ids.ts';
import { describe, expect, test } from 'vitest';
import { duel, figuresIn, modifiersOf, scoreOf, strikes, counted } from './melees.ts';

const HUSSARS = { type: 'austrian-hussars' };
const TEN = { figures: 10 };

/** The modifiers of those who strike, and of those whom they strike, but for numbers. */
function modifiersIn(unit: object, foe: object, more: object = {}) {
  const events = strikes(duel({ ...TEN, ...unit }, { ...TEN, ...foe }, more));
  const plain = (id: string) =>
    Object.fromEntries(Object.entries(modifiersOf(events, id)).filter(([name]) => !name.startsWith('outnumber')));
  return [plain('foot'), plain('foe')];
}

describe('the modifiers of a round', () => {
  test.each([
    [{ type: 'french-old-guard' }, {}, { veteran: 1 }, {}],
    [{ type: 'spanish-line' }, {}, { 'second-line': -1 }, {}],
    [{ type: 'french-conscripts' }, {}, { conscript: -2 }, {}],
    [{ type: 'portuguese-militia' }, {}, { conscript: -2 }, {}],
    [{ type: 'prussian-landwehr' }, {}, { conscript: -2 }, {}],
    [{ condition: 'unformed' }, {}, { unformed: -1 }, { 'inf-v-unformed': 1 }],
    [{ condition: 'disordered' }, {}, { disordered: -2 }, { 'inf-v-disordered': 2 }],
    [{ condition: 'tired' }, {}, { tired: -2 }, {}],
    [{ condition: 'exhausted' }, {}, { exhausted: -4 }, {}],
    [{ formation: 'skirmish-order' }, {}, {}, { 'inf-v-skirmishers': 2 }],
    [{ formation: 'skirmish-order', condition: 'unformed' }, {}, {}, { 'inf-v-skirmishers': 2 }],
    [{ ranks: 1 }, { formation: 'column' }, {}, { 'column-v-single-rank': 2 }],
    [{ ranks: 2 }, { formation: 'column' }, {}, {}],
    [{ melee: { rounds: 1, won: true } }, { melee: { rounds: 1 } }, { 'following-up': 1 }, {}],
    [{}, { type: 'austrian-cuirassiers' }, {}, { 'heavy-cavalry': 2, cuirassiers: 1 }],
    [{}, HUSSARS, {}, {}],
    [{}, { type: 'austrian-uhlans' }, {}, { 'heavy-cavalry': 2, lancers: 2 }],
    [{ melee: { rounds: 1 } }, { type: 'austrian-uhlans', melee: { rounds: 1 } }, {}, {}],
    [{ formation: 'skirmish-order' }, HUSSARS, {}, { 'cav-v-skirmishers-arty': 6 }],
    [{ formation: 'skirmish-order', condition: 'unformed' }, HUSSARS, {}, { 'cav-v-skirmishers-arty': 6 }],
    [{ type: 'french-foot-battery' }, HUSSARS, {}, { 'cav-v-skirmishers-arty': 6 }],
    [{ condition: 'unformed' }, HUSSARS, { unformed: -1 }, { 'cav-v-unformed-foot': 3 }],
    [{ condition: 'disordered' }, HUSSARS, { disordered: -2 }, { 'cav-v-disordered-foot': 5 }],
    [{ ranks: 1 }, HUSSARS, {}, { 'cav-v-single-rank': 2 }],
    [{ formation: 'square' }, HUSSARS, { 'square-v-cav': 2 }, { 'cav-v-square': -5, 'cav-v-single-rank': 2 }],
    [
      { formation: 'square', condition: 'shaken' },
      HUSSARS,
      { 'square-v-cav': 2, disordered: -2 },
      { 'cav-v-square': -5, 'cav-v-single-rank': 2 },
    ],
    [{ type: 'french-hussars', condition: 'unformed' }, HUSSARS, { unformed: -1 }, { 'cav-v-unformed-cav': 1 }],
    [{ type: 'french-hussars', condition: 'disordered' }, HUSSARS, { disordered: -2 }, { 'cav-v-disordered-cav': 2 }],
    [
      { type: 'french-hussars' },
      { type: 'russian-cossacks' },
      {},
      { 'second-line': -1, 'heavy-cavalry': 2, lancers: 2, cossacks: -2 },
    ],
    [
      { type: 'french-hussars', condition: 'unformed' },
      { type: 'russian-cossacks' },
      { unformed: -1 },
      { 'second-line': -1, 'heavy-cavalry': 2, lancers: 2, 'cav-v-unformed-cav': 1 },
    ],
  ])('%j against %j', (unit, foe, own, theirs) => {
    expect(modifiersIn(unit, foe)).toEqual([own, theirs]);
  });

  test.each([
    [
      { formation: 'square', condition: 'shaken' },
      HUSSARS,
      { 'dg-050': 'loses-square-bonus' },
      [{}, { 'cav-v-square': -5, 'cav-v-single-rank': 2 }],
    ],
    [
      { formation: 'square', condition: 'shaken' },
      HUSSARS,
      { 'dg-050': 'as-disordered-both' },
      [
        { 'square-v-cav': 2, disordered: -2 },
        { 'cav-v-square': -5, 'cav-v-single-rank': 2, 'cav-v-disordered-foot': 5 },
      ],
    ],
    [{}, { type: 'austrian-cuirassiers' }, { 'dg-084': 'one-line' }, [{}, { cuirassiers: 1 }]],
    [{}, { type: 'austrian-uhlans' }, { 'dg-084': 'one-line' }, [{}, { lancers: 2 }]],
    [{ type: 'prussian-landwehr' }, {}, { 'dg-089': 'not-listed' }, [{}, {}]],
    [
      { formation: 'skirmish-order', condition: 'unformed' },
      HUSSARS,
      { 'dg-090': 'add' },
      [{ unformed: -1 }, { 'cav-v-skirmishers-arty': 6, 'cav-v-unformed-foot': 3, 'cav-v-single-rank': 2 }],
    ],
    [{ wins: [1] }, {}, { 'dg-086': 'any-victor' }, [{ 'following-up': 1 }, {}]],
    [{ wins: [1] }, {}, { 'dg-086': 'won-last-round' }, [{}, {}]],
  ])('%j against %j by %j', (unit, foe, readings, is) => {
    expect(modifiersIn(unit, foe, { readings })).toEqual(is);
  });

  test('uphill, in buildings and behind works', () => {
    const hill = (rectangle: object, kind = 'hill') => ({ hill: { kind, level: 1, rectangle } });
    const top = hill({ at: [900, 480], size: [300, 70] });
    expect(modifiersIn({}, {}, { terrain: top })).toEqual([{ uphill: 1 }, {}]);
    expect(modifiersIn({}, {}, { terrain: top, readings: { 'dg-148': 'top-only' } })).toEqual([{ uphill: 1 }, {}]);
    const edge = hill({ at: [900, 450], size: [300, 102] });
    expect(modifiersIn({}, {}, { terrain: edge })).toEqual([{ uphill: 1 }, {}]);
    expect(modifiersIn({}, {}, { terrain: edge, readings: { 'dg-148': 'top-only' } })).toEqual([{}, {}]);
    const village = { village: { kind: 'building', rectangle: { at: [900, 486], size: [300, 50] } } };
    expect(modifiersIn({}, {}, { terrain: village })).toEqual([{ buildings: 3 }, {}]);
    const works = {
      works: {
        kind: 'entrenchment',
        line: [
          [800, 511],
          [1000, 511],
        ],
      },
    };
    expect(modifiersIn({}, { melee: { came: true } }, { terrain: works })).toEqual([{ entrenched: 4 }, {}]);
  });
});

describe('who counts', () => {
  const figures = (unit: object, foe: object, more: object = {}) => {
    const events = strikes(duel(unit, foe, more));
    return [figuresIn(events, 'foot'), figuresIn(events, 'foe')];
  };

  test.each([
    ['a line and horse', {}, HUSSARS, [24, 12]],
    ['a line and a column', {}, { formation: 'column' }, [20, 16]],
    ['a line of one rank', { ranks: 1 }, {}, [14, 24]],
    ['a square and horse', { formation: 'square' }, HUSSARS, [6, 8]],
    ['horse and horse', { type: 'french-hussars', figures: 6 }, HUSSARS, [6, 8]],
    ['horse and a battery', { type: 'french-foot-battery' }, HUSSARS, [8, 10]],
    ['later rounds', { melee: { rounds: 1 } }, { formation: 'column', melee: { rounds: 1 } }, [24, 24]],
    ['later rounds of horse', { melee: { rounds: 1 } }, { ...HUSSARS, melee: { rounds: 1 } }, [24, 16]],
  ])('%s', (_what, unit, foe, is) => {
    expect(figures(unit, foe)).toEqual(is);
  });

  test('by one reading only the first of an overlapping file', () => {
    expect(figures({}, { formation: 'column' }, { readings: { 'dg-109': 'front-figures-only' } })).toEqual([18, 16]);
  });

  test('a line that is touched on its flank', () => {
    const state = duel({}, { ...HUSSARS, beside: { unit: 'foot', side: 'right', gap: 0 } });
    const events = strikes(state);
    // Two rows of the end of the line; one file of horse, and one more on each side of it.
    expect([figuresIn(events, 'foot'), figuresIn(events, 'foe')]).toEqual([4, 6]);
  });

  test('in cover', () => {
    const village = { village: { kind: 'building', rectangle: { at: [900, 486], size: [300, 50] } } };
    expect(figures({}, {}, { terrain: village })).toEqual([36, 24]);
    const works = {
      works: {
        kind: 'entrenchment',
        line: [
          [800, 511],
          [1000, 511],
        ],
      },
    };
    expect(figures({}, { melee: { came: true } }, { terrain: works })).toEqual([48, 24]);
  });

  test.each([
    ['4-1', { figures: 4 }, { figures: 24, melee: { rounds: 1 } }, 4],
    ['3-1', { figures: 7 }, { figures: 24, melee: { rounds: 1 } }, 3],
    ['2-1', { figures: 12 }, { figures: 24, melee: { rounds: 1 } }, 2],
    ['3-2', { figures: 16 }, { figures: 24, melee: { rounds: 1 } }, 1],
  ])('outnumbering by %s', (ratio, unit, foe, is) => {
    const events = strikes(duel({ ...unit, melee: { rounds: 1 } }, foe));
    expect(modifiersOf(events, 'foe')).toEqual({ [`outnumber-${ratio}`]: is });
  });

  test('whole units outnumber by one reading, and cover does not protect twice by another', () => {
    const whole = (readings: Readings) => modifiersOf(strikes(duel({}, HUSSARS, { readings })), 'foot');
    expect(whole({})).toEqual({ 'outnumber-2-1': 2 });
    expect(whole({ 'dg-083': 'whole-units' })).toEqual({ 'outnumber-3-1': 3 });
    const terrain = { village: { kind: 'building', rectangle: { at: [900, 486], size: [300, 50] } } };
    const both = (readings: Readings) => modifiersOf(strikes(duel({}, {}, { terrain, readings })), 'foot');
    expect(both({})).toEqual({ 'outnumber-3-2': 1, buildings: 3 });
    expect(both({ 'dg-113': 'one-of-them' })).toEqual({ 'outnumber-3-2': 1 });
  });
});

describe('the factors', () => {
  const impact = (unit: object, foe: object) => counted(scoreOf(strikes(duel(unit, foe)), 'foe').reasons[1]);
  const charging = { melee: { impact: true } };

  test.each([
    [{}, { type: 'austrian-cuirassiers', ...charging }, 4],
    [{ formation: 'square' }, { type: 'austrian-cuirassiers', ...charging }, 1],
    [{ type: 'french-hussars' }, { type: 'austrian-cuirassiers', ...charging }, 2],
    [{}, { type: 'austrian-line', ...charging }, 1],
    [{}, { type: 'austrian-cuirassiers' }, undefined],
    [{ melee: { rounds: 1 } }, { type: 'austrian-cuirassiers', melee: { rounds: 1 } }, undefined],
  ])('impact on %j of %j: %j', (unit, foe, is) => {
    expect(impact(unit, foe)['impact-first-round']).toBe(is);
  });

  test('a commander in chief who has been there all turn counts', () => {
    const state = duel({}, {}, { now: { present: { chief: ['foot'] } } });
    const chief = { id: 'chief', name: 'he', side: 'french', level: 'army', rating: 2, fame: 'supreme' };
    const unit = { ...chief, at: state.units['foot']!.at, facing: state.units['foot']!.facing };
    const there: unknown = { ...state, units: { ...state.units, chief: unit } };
    expect(counted(scoreOf(strikes(there as never), 'foot').reasons[1], 'dg.')).toMatchObject({
      'command.cinc-napoleon-wellington': 3,
    });
  });
});
