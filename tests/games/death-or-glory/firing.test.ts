import { describe, expect, test } from 'vitest';
import { PERCENTAGE_DIE } from '../../../src/core/dice.ts';
import { bandOf, rowOf } from '../../../src/games/death-or-glory/charts/charts.ts';
import { FIRE } from '../../../src/games/death-or-glory/firing/modifiers.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { baseOf } from '../../../src/games/death-or-glory/figures/base.ts';
import { rangeOf } from '../../../src/games/death-or-glory/firing/range.ts';
import { board, body, END, firing, play, read, refusal } from './playing.ts';

const FIRING = { now: { phase: 'firing' } };
const LINE = { type: 'french-line', at: [900, 450], facing: 'north', condition: 'volley-spent' };

/** A line of 24 two deep whose front is so many millimetres before that of another. */
const across = (gap: number, more: object = {}) => ({
  type: 'austrian-line',
  at: [900, 450 + gap + 22],
  facing: 'south',
  ...more,
});

/** The men that each face of the die costs the target. */
function hits(state: State, order: Readonly<Record<string, unknown>> = { fire: 'unit', at: 'foe' }): readonly number[] {
  return Array.from({ length: 10 }, (_, face) => {
    const events = engine.resolve(state, read(state, order), firing(face));
    return events.reduce((sum, event) => sum + (event.type === 'men-lost' ? event.lost : 0), 0);
  });
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/**
 * The share of the men firing that a volley hits in the mean, in per cent, before it is rounded.
 */
function percents(state: State): readonly number[] {
  return Array.from({ length: PERCENTAGE_DIE.sides }, (_, face) => {
    const [fired] = engine.resolve(state, read(state, { fire: 'unit', at: 'foe' }), firing(face));
    const lookup = fired?.type === 'volley-fired' ? fired.reasons[3] : undefined;
    return lookup?.kind === 'lookup' ? Number(lookup.cell.replace('%', '')) : NaN;
  });
}

describe('the balance of our charts, recounted', () => {
  const at = (gap: number, unit: object = {}, foe: object = {}, more: object = {}) =>
    board({ unit: { ...LINE, ...unit } }, { foe: across(gap, foe) }, { ...FIRING, ...more });

  test.each([
    ['French line, 0–35 mm', at(35), 11.4, 9, 15],
    ['French line, 51–75 mm', at(75), 6.45, 5, 9],
    ['French line, 76–100 mm', at(100), 5.25, 4, 7.5],
    ['French line, 126–150 mm', at(150), 3.2, 2, 5],
    ['French line, 176–200 mm', at(200), 1.65, 1, 3],
    ['British line, 76–100 mm', at(100, { type: 'british-line' }), 7.85, 6, 11],
    ['French conscripts, 76–100 mm', at(100, { type: 'french-conscripts' }), 3.2, 2, 5],
    ['Landwehr with poor muskets, 76–100 mm', at(100, { type: 'prussian-landwehr' }), 1.65, 1, 3],
    ['French line, first volley, 51–75 mm', at(75, { condition: [] }), 9.55, 7.5, 13],
  ])('fire: %s', (_what, state, is, least, most) => {
    const all = percents(state);
    expect(mean(all)).toBeCloseTo(is, 6);
    expect([Math.min(...all), Math.max(...all)]).toEqual([least, most]);
  });

  test('fire: French line under fire, 76–100 mm', () => {
    const start = at(100);
    const state = { ...start, remembered: { ...start.remembered, underFire: ['unit'] } };
    const all = percents(state);
    expect([mean(all), Math.min(...all), Math.max(...all)]).toEqual([4.2, 3, 6]);
  });

  test('fire: French line at hard cover, 76–100 mm', () => {
    const terrain = {
      wall: {
        kind: 'low-wall',
        line: [
          [800, 555],
          [1000, 555],
        ],
      },
    };
    expect(mean(percents(at(100, {}, {}, { terrain })))).toBeCloseTo(1.65, 6);
  });

  // The ledger counts them of the 720 men of a battalion.
  test('fire: eight skirmishers at a line, 76–100 mm', () => {
    const unit = { formation: 'skirmish-order', figures: 8, at: [900, 455.5] };
    expect(mean(percents(at(100, unit)))).toBeCloseTo((0.783 * 24) / 8, 2);
  });

  test.each([
    ['6-pounder', 150, 62.8],
    ['6-pounder', 300, 39.6],
    ['6-pounder', 500, 22.8],
    ['6-pounder', 700, 12.8],
    ['6-pounder', 900, 5.4],
    ['12-pounder', 150, 91.2],
    ['12-pounder', 300, 62.8],
    ['12-pounder', 500, 39.6],
    ['12-pounder', 700, 30],
    ['12-pounder', 900, 22.8],
    ['12-pounder', 1100, 12.8],
  ])('guns: eight of %s at a line, up to %i mm: %d men', (calibre, gap, is) => {
    const unit = { type: 'french-foot-battery', at: [900, 20], facing: 'north', calibre };
    const foe = { type: 'austrian-line', at: [900, 20 + 16.5 + gap + 11], facing: 'south' };
    const state = board({ unit }, { foe }, FIRING);
    // Men are whole: each result is within half a man of the exact one.
    const exact = Array.from({ length: 10 }, (_, face) => {
      const [fired] = engine.resolve(state, read(state, { fire: 'unit', at: 'foe' }), firing(face));
      const lookup = fired?.type === 'volley-fired' ? fired.reasons[3] : undefined;
      return 8 * (lookup?.kind === 'lookup' ? Number(lookup.cell) : NaN);
    });
    expect(mean(exact)).toBeCloseTo(is, 6);
  });
});

test('a volley: the die, the range, the sum, the chart and the men', () => {
  const start = board({ unit: { ...LINE, condition: [] } }, { foe: across(70) }, FIRING);
  const { events, state } = play(start, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 8 }, { 'morale.foe': 1 }]);
  expect(events).toMatchObject([
    {
      type: 'volley-fired',
      isFirst: true,
      reasons: [
        { table: 'die', row: '7–9', cell: '3', mark: 'printed' },
        { table: 'range-small-arms', row: '51–75', column: 'musket', cell: '+1', mark: 'reconstructed' },
        { of: 'unit', total: 10 },
        { table: 'casualties-small-arms', row: '10', cell: '11%', mark: 'reconstructed' },
        { of: 'foe', total: 79, rounded: 'half-up' },
      ],
    },
    { type: 'men-lost', unit: 'foe', lost: 79 },
    { type: 'morale-tested', unit: 'foe', because: 'losses' },
  ]);
  expect(body(state, 'foe').men).toBe(641);
  expect(refusal(state, { fire: 'unit', at: 'foe' })).toBe('dg.fire.one-roll has-fired-already');
});

describe('who may be fired at', () => {
  const why = (foe: object, unit: object = {}, readings = {}): string | null =>
    refusal(board({ unit: { ...LINE, ...unit } }, { foe: foe as never }, { ...FIRING, readings }), {
      fire: 'unit',
      at: 'foe',
    });

  test('an enemy within ten degrees of the front, on each flank, or by one reading five', () => {
    // At 100 mm the strip of 66 mm to each side is 17.6 mm wider.
    const beside = (x: number) => ({ ...across(100), at: [900 + 66 + x + 66, 572] });
    expect(why(beside(17))).toBeNull();
    expect(why(beside(22))).toBe('dg.fire.arc not-in-arc');
    expect(why(beside(13), {}, { 'dg-051': 'ten-in-all' })).toBe('dg.fire.arc not-in-arc');
  });

  test('in range: 200 mm for muskets, 300 for rifles, 100 for carbines', () => {
    expect(why(across(200))).toBeNull();
    expect(why(across(201))).toBe('dg.fire.musket-max out-of-range');
    expect(why(across(300), { type: 'british-rifles' })).toBeNull();
    expect(why(across(301), { type: 'british-rifles' })).toBe('dg.fire.range-modifiers out-of-range');
    expect(why(across(110), { type: 'french-hussars', figures: 4 })).toBe('dg.fire.range-modifiers out-of-range');
  });

  test('not a friend, not who is in a melee, and not by who is', () => {
    const two = board({ unit: LINE, other: { ...LINE, at: [900, 550] } }, { foe: across(122) }, FIRING);
    expect(refusal(two, { fire: 'unit', at: 'other' })).toBe('dg.fire.optional no-enemy');
    const melee = board(
      { unit: LINE, other: { ...LINE, at: [1100, 550] } },
      { foe: { ...across(100), at: [1100, 572] } },
      FIRING,
    );
    expect(refusal(melee, { fire: 'other', at: 'foe' })).toBe('dg.melee.contact engaged');
  });

  test('not through formed troops, nor through buildings', () => {
    const between = { type: 'french-light', at: [900, 500], facing: 'north', ranks: 1 };
    const masked = board({ unit: LINE, other: between }, { foe: across(100) }, FIRING);
    expect(refusal(masked, { fire: 'unit', at: 'foe' })).toBe('dg.artillery.resolve masked');
    const terrain = { house: { kind: 'building', rectangle: { at: [900, 510], size: [400, 20] } } };
    const hidden = board({ unit: LINE }, { foe: across(100) }, { ...FIRING, terrain });
    expect(refusal(hidden, { fire: 'unit', at: 'foe' })).toBe('dg.artillery.resolve masked');
  });

  test('guns on higher ground fire over the heads of their own', () => {
    const guns = { type: 'french-foot-battery', at: [900, 300], facing: 'north' };
    const hill = { hill: { kind: 'hill', rectangle: { at: [900, 300], size: [300, 100] } } };
    const state = (terrain: object) =>
      board(
        { unit: guns, other: { ...LINE, ranks: 1 } },
        { foe: across(100) },
        { ...FIRING, terrain: terrain as never },
      );
    expect(refusal(state({}), { fire: 'unit', at: 'foe' })).toBe('dg.artillery.resolve masked');
    expect(refusal(state(hill), { fire: 'unit', at: 'foe' })).toBeNull();
  });

  test('limbered guns and routing troops do not fire, general or not', () => {
    const guns = { type: 'french-foot-battery', at: [900, 450], facing: 'north', formation: 'limbered', condition: [] };
    expect(why(across(100), guns)).toBe('dg.artillery.resolve no-fire');
    expect(why(across(100), { condition: 'routing' })).toBe('dg.morale.break running');
    expect(why(across(100), { condition: 'utterly-exhausted' })).toBe('dg.fatigue.utter utterly-spent');
  });
});

describe('ranges', () => {
  const length = (foe: object, readings = {}): number => {
    const state = board({ unit: LINE }, { foe: foe as never }, { ...FIRING, readings });
    return rangeOf(state, baseOf(state, state.units['unit']!), baseOf(state, state.units['foe']!)).length / 1000;
  };

  test('of parallel fronts is the gap, otherwise the mean of three lines', () => {
    expect(length(across(100))).toBe(100);
    const askew = { ...across(100), at: [900, 560], facing: '190°' };
    // The two edges are as much nearer and farther as the front is turned.
    expect(length(askew)).toBeCloseTo(88.2, 1);
    expect(length(askew, { 'dg-053': 'own-left' })).toBeGreaterThan(length(askew));
  });

  test('bands begin where the last one ends', () => {
    expect([35, 35.01, 50, 200.1, 300.1].map((far) => bandOf('range-small-arms', far))).toEqual([
      '0–35',
      '36–50',
      '36–50',
      '201–300',
      null,
    ]);
    expect([-4, -3, 15, 40].map((total) => rowOf('casualties-small-arms', total))).toEqual([null, '-3', '15', '15']);
  });
});

describe('several targets', () => {
  const two = (readings = {}) =>
    board(
      { unit: { ...LINE, condition: [] } },
      {
        foe: { ...across(70, { figures: 12 }), at: [860, 542] },
        other: { ...across(70, { figures: 12 }), at: [940, 550] },
      },
      { ...FIRING, readings },
    );

  test('share the men of one roll, the odd man for the nearest', () => {
    const { events } = play(
      two(),
      [{ fire: 'unit', at: ['other', 'foe'] }],
      [{ 'fire.unit': 8 }, { 'morale.foe': 1 }, { 'morale.other': 1 }],
    );
    expect(events[0]).toMatchObject({ at: ['foe', 'other'] });
    expect(events.slice(1, 3)).toMatchObject([
      { unit: 'foe', lost: 40 },
      { unit: 'other', lost: 39 },
    ]);
    const dropped = play(
      two({ 'dg-052': 'drop' }),
      [{ fire: 'unit', at: ['foe', 'other'] }],
      [{ 'fire.unit': 8 }, { 'morale.foe': 1 }, { 'morale.other': 1 }],
    );
    expect(dropped.events.slice(1, 3)).toMatchObject([{ lost: 39 }, { lost: 39 }]);
  });
});

describe('a square', () => {
  const square = (readings = {}) =>
    board(
      { unit: { ...LINE, formation: 'square', condition: [] } },
      {
        foe: { type: 'austrian-line', at: [900, 570], facing: 'south' },
        left: { type: 'austrian-line', at: [760, 450], facing: 'east' },
      },
      { ...FIRING, readings },
    );

  test('fires from each side at another target, with a quarter of its figures', () => {
    const { state, events } = play(
      square(),
      [
        { fire: 'unit', at: 'foe' },
        { fire: 'unit', at: 'left' },
      ],
      [{ 'fire.unit': 1 }, { 'fire.unit': 1 }],
    );
    expect(events.filter(({ type }) => type === 'volley-fired')).toMatchObject([{ side: 'front' }, { side: 'left' }]);
    expect(refusal(state, { fire: 'unit', at: 'foe' })).toBe('dg.fire.square-refused has-fired-already');
    expect(refusal(square(), { fire: 'unit', at: ['foe', 'left'] })).toBe('dg.fire.arc not-together');
    expect(body(state, 'unit').volleys).toEqual({ run: 1, turn: 2 });
  });
});

describe('skirmishers', () => {
  const SCREEN = { type: 'austrian-jaeger', figures: 4, formation: 'skirmish-order', facing: 'south' };
  const screened = (figures: number, unit: object = {}, more: object = {}) =>
    board(
      { unit: { ...LINE, ...unit } },
      { foe: across(120), out: { ...SCREEN, figures, at: [900, 530] } },
      { ...FIRING, ...more },
    );
  const GUNS = { type: 'french-foot-battery', at: [900, 300], condition: [] };

  test('four hide a line from muskets, but not from guns', () => {
    expect(refusal(screened(4), { fire: 'unit', at: 'foe' })).toBe('dg.skirmish.screened screened');
    expect(refusal(screened(3), { fire: 'unit', at: 'foe' })).toBeNull();
    expect(refusal(screened(4), { fire: 'unit', at: 'out' })).toBeNull();
    expect(refusal(screened(4, GUNS), { fire: 'unit', at: 'foe' })).toBeNull();
    expect(refusal(screened(4, GUNS, { readings: { 'dg-061': 'nobody-may' } }), { fire: 'unit', at: 'foe' })).toBe(
      'dg.skirmish.screened screened',
    );
  });

  test('two hide a column, and who is screened by his own does not fire', () => {
    const column = board(
      { unit: LINE },
      { foe: { ...across(120), formation: 'column' }, out: { ...SCREEN, figures: 2, at: [900, 530] } },
      FIRING,
    );
    expect(refusal(column, { fire: 'unit', at: 'foe' })).toBe('dg.skirmish.screened screened');
    const own = { type: 'french-light', figures: 4, formation: 'skirmish-order', at: [900, 500], facing: 'north' };
    const masked = board({ unit: LINE, own }, { foe: across(120) }, FIRING);
    expect(refusal(masked, { fire: 'unit', at: 'foe' })).toBe('dg.skirmish.screened screened-itself');
    expect(refusal(masked, { fire: 'own', at: 'foe' })).toBeNull();
  });

  test('a whole unit fires by companies of four, each at its own target', () => {
    const start = board(
      { unit: { ...LINE, formation: 'skirmish-order', figures: 6, at: [900, 455.5] } },
      { foe: across(100) },
      FIRING,
    );
    const once = play(start, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 0 }]);
    expect(once.events[0]).toMatchObject({ reasons: [{}, {}, {}, {}, { terms: [{ value: 120 }, {}] }] });
    const twice = play(once.state, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 0 }]);
    expect(twice.events[0]).toMatchObject({ reasons: [{}, {}, {}, {}, { terms: [{ value: 60 }, {}] }] });
    expect(refusal(twice.state, { fire: 'unit', at: 'foe' })).toBe('dg.fire.one-roll has-fired-already');
  });
});

describe('the modifiers of fire', () => {
  /** The modifiers that count, by their clauses. */
  function counted(unit: object, foe: object = {}, more: object = {}): Readonly<Record<string, number>> {
    const state = board({ unit: { ...LINE, ...unit } }, { foe: across(100, foe) }, { ...FIRING, ...more });
    const [fired] = engine.resolve(state, read(state, { fire: 'unit', at: 'foe' }), firing(1));
    const sum = fired?.type === 'volley-fired' ? fired.reasons[2] : undefined;
    const terms = sum?.kind === 'sum' ? sum.terms : [];
    return Object.fromEntries(
      terms
        .filter(({ clause, counted: is }) => is && clause.includes('.mod.'))
        .map(({ clause, value }) => [clause.replace('dg.fire.mod.', ''), Number(value)]),
    );
  }
  const DEEP = { 'target-deep': 1 };

  test.each([
    [{ type: 'british-line' }, {}, { 'british-line': 2 }],
    [{ type: 'portuguese-line' }, {}, {}],
    [{ type: 'french-old-guard' }, {}, { veteran: 1 }],
    [{ condition: [] }, {}, { 'initial-volley': 2 }],
    [{ condition: ['volley-spent', 'unformed'] }, {}, { 'firer-unformed': -1 }],
    [{ condition: ['volley-spent', 'disordered'] }, {}, { 'firer-disordered': -2 }],
    [{ type: 'french-conscripts' }, {}, { 'firer-conscript': -2 }],
    [{ condition: ['volley-spent', 'tired'] }, {}, { tired: -2 }],
    [{ condition: ['volley-spent', 'exhausted'] }, {}, { exhausted: -4 }],
    [{ fired: { run: 2, turn: 1 } }, {}, {}],
    [{ fired: { run: 3, turn: 1 } }, {}, { consecutive: -1 }],
    [{ fired: { run: 6, turn: 1 } }, {}, { consecutive: -2 }],
    [{ fired: { run: 6, turn: 0 } }, {}, {}],
  ])('%j', (unit, foe, is) => {
    expect(counted(unit, foe)).toEqual({ ...is, ...DEEP });
  });

  test('of the target', () => {
    expect(counted({}, { ranks: 1 })).toEqual({});
    expect(counted({}, { type: 'austrian-cuirassiers' })).toEqual({ 'v-cuirassiers': -1 });
    expect(counted({}, { formation: 'skirmish-order' })).toEqual({ 'target-skirmish': -4 });
    const guns = { type: 'french-foot-battery', condition: [] };
    expect(counted(guns, {})).toEqual({ ...DEEP, 'artillery-per-rank': 2 });
    expect(counted(guns, { formation: 'column' })).toEqual({ ...DEEP, 'artillery-per-rank': 3 });
    expect(counted(guns, {}, { readings: { 'dg-057': 'per-rank-only' } })).toEqual({ 'artillery-per-rank': 2 });
  });

  test('of cover', () => {
    const wood = { wood: { kind: 'open-wood', rectangle: { at: [900, 572], size: [300, 60] } } };
    const wall = {
      wall: {
        kind: 'low-wall',
        line: [
          [800, 555],
          [1000, 555],
        ],
      },
    };
    const works = {
      works: {
        kind: 'entrenchment',
        line: [
          [800, 550],
          [1000, 550],
        ],
      },
    };
    const of = (terrain: object, foe: object = {}, readings = {}) => {
      const { 'target-deep': _deep, ...covers } = counted({}, foe, { terrain, readings });
      return covers;
    };
    expect(of(wood)).toEqual({ 'soft-cover': -3 });
    expect(of(wall)).toEqual({ 'hard-cover': -4 });
    expect(of(works)).toEqual({ entrenched: -5 });
    expect(of({ ...wood, ...wall })).toEqual({ 'hard-cover': -4 });
    expect(of({ ...wood, ...wall }, {}, { 'dg-112': 'all-add' })).toEqual({ 'soft-cover': -3, 'hard-cover': -4 });
    const out = { formation: 'skirmish-order', figures: 8, at: [900, 566] };
    expect(of(wall, out)).toEqual({ 'hard-cover': -4, 'target-skirmish': -4 });
    expect(of(wall, out, { 'dg-112': 'one-line-only' })).toEqual({ 'target-skirmish': -4 });
    const dense = { wood: { ...wood.wood, kind: 'dense-wood' } };
    expect(of(dense, {}, { 'dg-141': 'dense-woods-hard' })).toEqual({ 'hard-cover': -4 });
  });

  test('arms are rested on a wall before the front', () => {
    const wall = {
      wall: {
        kind: 'low-wall',
        line: [
          [800, 470],
          [1000, 470],
        ],
      },
    };
    expect(counted({}, {}, { terrain: wall })).toEqual({ ...DEEP, 'resting-arms': 1 });
  });

  test('by other readings', () => {
    expect(counted({ type: 'portuguese-line' }, {}, { readings: { 'dg-119': 'portuguese-too' } })).toEqual({
      ...DEEP,
      'british-line': 2,
    });
    expect(counted({ fired: { run: 2, turn: 1 } }, {}, { readings: { 'dg-055': 'on-third' } })).toEqual({
      ...DEEP,
      consecutive: -1,
    });
  });

  test('the table has every line of the ledger', () => {
    expect(FIRE.rows).toHaveLength(19);
  });
});

describe('the commander in chief', () => {
  const near = (chief: object, readings = {}, present: readonly string[] = ['unit']) =>
    board(
      { unit: LINE, chief: { type: 'commander-in-chief', at: [900, 410], facing: 'north', ...chief } },
      { foe: across(100) },
      { now: { phase: 'firing', present: { chief: present } }, readings },
    );

  test('adds 1, 2 or 3 to the fire of those whom he has been with all turn', () => {
    // 3 + 1 + die: 5, 6, 7 and 8, and one more with each point.
    expect(hits(near({}))[1]).toBe(36);
    expect(hits(near({ fame: 'exceptional' }))[1]).toBe(43);
    expect(hits(near({ fame: 'supreme' }))[1]).toBe(54);
    expect(hits(near({}, {}, []))[1]).toBe(29);
  });

  test('by one reading adds to the face of the die', () => {
    const all = hits(near({}, { 'dg-016': 'to-face' }));
    expect([all[0], all[2], all[3], all[9]]).toEqual([54, 29, 36, 54]);
  });

  test('is with them who are within 50 mm when the command phase ends, until one of them leaves', () => {
    const start = board(
      { unit: LINE, chief: { type: 'brigadier', at: [900, 380], facing: 'north' } },
      { foe: across(300) },
      { now: { phase: 'command-rally' } },
    );
    let { state } = play(start, [END]);
    expect(state.remembered.present).toEqual({ chief: ['unit'] });
    state = play(state, [END, END, END, END]).state;
    const stays = play(state, [{ move: 'chief', legs: ['back 7'] }]);
    expect(stays.types).toEqual(['unit-moved']);
    const left = play(state, [{ move: 'chief', legs: ['back 8'] }]);
    expect(left.types).toEqual(['unit-moved', 'presence-ended']);
    expect(left.state.remembered.present).toEqual({ chief: [] });
  });

  test('is the highest officer on the table, or by other readings only a commander of the army', () => {
    const state = (readings: object) =>
      play(
        board(
          { unit: LINE, chief: { type: 'brigadier', at: [900, 410], facing: 'north' } },
          { foe: across(300) },
          { now: { phase: 'command-rally' }, readings: readings as never },
        ),
        [END],
      ).state.remembered.present;
    expect(state({})).toEqual({ chief: ['unit'] });
    expect(state({ 'dg-015': 'army-commanders-only' })).toEqual({});
  });
});

describe('when losses count', () => {
  const both = (readings = {}) =>
    board(
      { unit: { ...LINE, condition: [] } },
      { foe: { ...across(30), figures: 8 } },
      { now: { phase: 'firing' }, readings },
    );

  test('at once', () => {
    const { state } = play(both(), [{ fire: 'unit', at: 'foe' }, END], [{ 'fire.unit': 0 }, { 'morale.foe': 1 }]);
    expect(body(state, 'foe').men).toBe(240 - 144);
  });

  test('or by one reading when all have fired', () => {
    const { state, types } = play(
      both({ 'dg-010': 'together' }),
      [{ fire: 'unit', at: 'foe' }, END],
      [{ 'fire.unit': 0 }],
    );
    expect(types).toEqual(['volley-fired', 'men-marked', 'phase-began']);
    expect(body(state, 'foe').men).toBe(240);
    const end = play(state, [END], [{ 'morale.foe': 1 }]);
    expect(end.types.slice(0, 2)).toEqual(['men-lost', 'morale-tested']);
    expect(body(end.state, 'foe').men).toBe(240 - 144);
  });

  test('who has lost his last man is destroyed', () => {
    const few = board({ unit: { ...LINE, condition: [] } }, { foe: { ...across(30), figures: 2 } }, FIRING);
    const { types, state } = play(few, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 0 }]);
    expect(types).toEqual(['volley-fired', 'men-lost', 'unit-destroyed']);
    expect(state.units['foe']).toBeUndefined();
  });

  test('who was fired at is under fire until his own side has fired', () => {
    const start = board({ unit: LINE }, { foe: across(100) }, FIRING);
    const { state } = play(start, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 1 }]);
    expect([state.remembered.underFire, state.remembered.shotAt]).toEqual([['foe'], ['foe']]);
    const after = play(state, [END, END]).state;
    expect(after.remembered.underFire).toEqual([]);
  });
});

test('by the printed order of the steps who has moved does not fire, but skirmishers do', () => {
  const readings = { 'dg-008': 'list-order' } as const;
  const moved = board({ unit: LINE }, { foe: across(100) }, { now: { phase: 'firing', moved: ['unit'] }, readings });
  expect(refusal(moved, { fire: 'unit', at: 'foe' })).toBe('dg.fire.no-move-after moved-before');
  const out = { ...LINE, formation: 'skirmish-order', figures: 4, at: [900, 455.5] };
  const light = board({ unit: out }, { foe: across(100) }, { now: { phase: 'firing', moved: ['unit'] }, readings });
  expect(refusal(light, { fire: 'unit', at: 'foe' })).toBeNull();
});
