import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { dice, duel, fight, modifiersOf, scored, scoreOf, strikes } from './melees.ts';

const HUSSARS = { type: 'austrian-hussars' };
const CUIRASSIERS = { type: 'austrian-cuirassiers' };
const UHLANS = { type: 'austrian-uhlans' };
const LATER = { melee: { rounds: 1 } };

const reasonsOf = (state: State, unit: string, faces = {}) => scoreOf(strikes(state, faces), unit).reasons;

describe('the clauses of a unit that strikes', () => {
  const clauses = (unit: object, foe: object, id = 'foe') => scoreOf(strikes(duel(unit, foe)), id).clauses;
  const FOOT_COUNTS = ['dg.melee.resolve', 'dg.melee.first-round-figures', 'dg.melee.count-foot'];
  const HORSE_COUNTS = ['dg.melee.resolve', 'dg.melee.first-round-figures', 'dg.melee.count-cavalry'];
  const AMONG_HORSE = ['dg.melee.resolve', 'dg.melee.first-round-figures'];

  test.each([
    ['foot', {}, {}, FOOT_COUNTS],
    ['horse against foot, whom it overlaps', {}, HUSSARS, [...HORSE_COUNTS, 'dg.melee.overlap']],
    ['horse against horse', { type: 'french-hussars' }, HUSSARS, AMONG_HORSE],
    ['lancers, who are heavy', {}, UHLANS, [...HORSE_COUNTS, 'dg.melee.overlap', 'dg.melee.lancers-heavy']],
    ['lancers in later rounds', LATER, { ...UHLANS, ...LATER }, [...HORSE_COUNTS, 'dg.melee.confused-later']],
    ['foot in later rounds', LATER, LATER, [...FOOT_COUNTS, 'dg.melee.confused-later']],
    ['who is tired', {}, { condition: 'tired' }, [...FOOT_COUNTS, 'dg.fatigue.effects']],
    ['who is exhausted', {}, { condition: 'exhausted' }, [...FOOT_COUNTS, 'dg.fatigue.effects']],
    ['who fights the tired', { condition: 'tired' }, {}, FOOT_COUNTS],
  ])('%s', (_who, unit, foe, is) => {
    expect(clauses(unit, foe).toSorted()).toEqual(is.toSorted());
  });

  test('and those of its reasons', () => {
    const [die, sum, lookup, men] = reasonsOf(duel({}, {}), 'foe');
    expect([die.clause, lookup.clause]).toEqual(['dg.melee.resolve', 'dg.melee.casualty-chart']);
    expect(sum.terms.slice(0, 2).map(({ clause }) => clause)).toEqual(['dg.melee.resolve', 'dg.melee.factors']);
    expect(men.terms.map(({ clause }) => clause)).toEqual(['dg.scale.men-per-figure', 'dg.melee.casualty-chart']);
  });
});

describe('lancers', () => {
  test('count as lancers and as heavy in the first round only', () => {
    const round = (more: object) => modifiersOf(strikes(duel({ figures: 16, ...more }, { ...UHLANS, ...more })), 'foe');
    expect(round({})).toMatchObject({ 'heavy-cavalry': 2, lancers: 2 });
    expect(Object.keys(round(LATER)).filter((name) => !name.startsWith('outnumber'))).toEqual([]);
  });
});

describe('impact', () => {
  const terms = (unit: object, foe: object) =>
    reasonsOf(duel(unit, foe), 'foe')[1].terms.filter(({ clause }) => clause === 'dg.melee.impact-first-round');
  const charging = { melee: { impact: true } };

  test.each([
    ['impact on foot', 4, {}, CUIRASSIERS],
    ['impact on a square', 1, { formation: 'square' }, CUIRASSIERS],
    ['impact on horse', 2, { type: 'french-hussars' }, CUIRASSIERS],
    ['impact', 1, {}, {}],
  ])('%s: %i', (label, value, unit, foe) => {
    expect(terms(unit, { ...foe, ...charging })).toMatchObject([{ label, value }]);
  });

  test('is nothing after the first round, or without a charge', () => {
    expect(terms(LATER, { ...CUIRASSIERS, melee: { rounds: 1, impact: true } })).toEqual([]);
    expect(terms({}, CUIRASSIERS)).toEqual([]);
  });
});

describe('the men who are struck down', () => {
  // All 24 figures of a line, 720 men: of 3 and a die of 1 to 4.
  test.each([
    [1, 4, '3%', 22],
    [4, 5, '4%', 29],
    [7, 6, '5.5%', 40],
    [0, 7, '7.5%', 54],
  ])('a %i: %i is %s, %i men', (face, total, cell, men) => {
    const events = strikes(duel({}, {}), { foe: face });
    expect(scored(events, 'foe')).toEqual([total, men]);
    expect(scoreOf(events, 'foe').reasons[2]).toMatchObject({ row: String(total), cell });
  });

  test('below the table: none', () => {
    // 1 and 3, less 2 for conscripts and 4 for exhaustion.
    const [, sum, lookup, men] = reasonsOf(duel({ type: 'french-conscripts', condition: 'exhausted' }, {}), 'foot');
    expect([sum.total, lookup.row, lookup.cell, men.total]).toEqual([-2, 'below', '0%', 0]);
    const start = duel({ type: 'french-conscripts', condition: 'exhausted' }, {});
    const { events } = fight(start, dice({ foe: 1, foot: 1 }, [['morale.foot', 1], ['morale.foe', 1]])); // prettier-ignore
    expect(events.flatMap((event) => (event.type === 'men-lost' ? [[event.unit, event.lost]] : []))).toEqual([
      ['foot', 22],
    ]);
  });

  test('on the lowest row: a half in the hundred', () => {
    // 1 and 3, less 4 for exhaustion: of 720 men, 3.6.
    const events = strikes(duel({ condition: 'exhausted' }, {}));
    expect(scored(events, 'foot')).toEqual([0, 4]);
    expect(scoreOf(events, 'foot').reasons[2]).toMatchObject({ row: '0', cell: '0.5%' });
  });
});

describe('outnumbering', () => {
  const ratio = (own: number, other: number, readings: Readings = {}) =>
    modifiersOf(strikes(duel({ figures: own, ...LATER }, { figures: other, ...LATER }, { readings })), 'foot');

  test.each([
    [22, 15, {}],
    [21, 14, { 'outnumber-3-2': 1 }],
    [23, 12, { 'outnumber-3-2': 1 }],
    [24, 12, { 'outnumber-2-1': 2 }],
    [23, 8, { 'outnumber-2-1': 2 }],
    [24, 8, { 'outnumber-3-1': 3 }],
    [23, 6, { 'outnumber-3-1': 3 }],
    [24, 6, { 'outnumber-4-1': 4 }],
  ])('%i figures and %i: %j', (own, other, is) => {
    expect(ratio(own, other)).toEqual(is);
  });

  test('by one reading cover gives no modifier to those who outnumber by it, but to others', () => {
    const terrain = { village: { kind: 'building', rectangle: { at: [900, 486], size: [300, 50] } } };
    const inside = (own: number, other: number, reading: string) =>
      modifiersOf(
        strikes(
          duel({ figures: own, ...LATER }, { figures: other, ...LATER }, { terrain, readings: { 'dg-113': reading } }),
        ),
        'foot',
      );
    // They count half as many again.
    expect(inside(24, 16, 'both')).toEqual({ 'outnumber-2-1': 2, buildings: 3 });
    expect(inside(24, 16, 'one-of-them')).toEqual({ 'outnumber-2-1': 2 });
    expect(inside(24, 6, 'one-of-them')).toEqual({ 'outnumber-4-1': 4, buildings: 3 });
    expect(inside(14, 24, 'one-of-them')).toEqual({ buildings: 3 });
  });
});

describe('a commander in chief who is present', () => {
  /** A French line with so great a man all turn, or without one: what it shows with this face. */
  function shown(face: number, fame: 'competent' | 'supreme' | null, reading: string) {
    const now = fame === null ? {} : { present: { chief: ['foot'] } };
    const state = duel({}, {}, { now, readings: { 'dg-016': reading } });
    const { at, facing } = state.units['foot']!;
    const chief = { id: 'chief', name: 'he', side: 'french', level: 'army', rating: 2, fame, at, facing };
    const there = (fame === null ? state : { ...state, units: { ...state.units, chief } }) as State;
    const [die, { terms, total }] = reasonsOf(there, 'foot', { foot: face });
    const share = terms.filter(({ clause }) => clause.startsWith('dg.command.cinc')).map(({ value }) => value);
    return [die.row, die.cell, share, total];
  }

  test.each([
    [1, 'supreme', ['1–3', '1', [3], 7]],
    [7, 'supreme', ['7–9', '3', [3], 9]],
    [1, null, ['1–3', '1', [], 4]],
  ] as const)('adds to the result: a %i with %j: %j', (face, fame, is) => {
    expect(shown(face, fame, 'to-result')).toEqual(is);
  });

  test.each([
    [1, 'supreme', ['4–6', '2', [0], 5]],
    [3, 'supreme', ['4–6', '2', [0], 5]],
    [4, 'supreme', ['7–9', '3', [0], 6]],
    [6, 'supreme', ['7–9', '3', [0], 6]],
    [7, 'supreme', ['0', '4', [0], 7]],
    [0, 'supreme', ['0', '4', [0], 7]],
    [1, null, ['1–3', '1', [], 4]],
    [3, null, ['1–3', '1', [], 4]],
    [4, null, ['4–6', '2', [], 5]],
  ] as const)('or by one reading to the face: a %i with %j: %j', (face, fame, is) => {
    expect(shown(face, fame, 'to-face')).toEqual(is);
  });
});
