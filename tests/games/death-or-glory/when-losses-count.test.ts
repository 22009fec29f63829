import { describe, expect, test } from 'vitest';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { END, board, body, firing, judged, play, read, refusal } from './playing.ts';
import { FIRING, SPENT, across } from './units.ts';

describe('a square', () => {
  const square = (readings = {}) =>
    board(
      { unit: { ...SPENT, formation: 'square', condition: [] } },
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
      { unit: { ...SPENT, ...unit } },
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
      { unit: SPENT },
      { foe: { ...across(120), formation: 'column' }, out: { ...SCREEN, figures: 2, at: [900, 530] } },
      FIRING,
    );
    expect(refusal(column, { fire: 'unit', at: 'foe' })).toBe('dg.skirmish.screened screened');
    const own = { type: 'french-light', figures: 4, formation: 'skirmish-order', at: [900, 500], facing: 'north' };
    const masked = board({ unit: SPENT, own }, { foe: across(120) }, FIRING);
    expect(refusal(masked, { fire: 'unit', at: 'foe' })).toBe('dg.skirmish.screened screened-itself');
    expect(refusal(masked, { fire: 'own', at: 'foe' })).toBeNull();
  });

  test('a shot that skirmishers do not stop says why', () => {
    const clauses = (state: State): readonly string[] => {
      const verdict = judged(state, { fire: 'unit', at: 'foe' });
      return verdict.ok ? verdict.clauses : [];
    };
    expect(clauses(screened(3))).toContain('dg.skirmish.screen-density');
    expect(clauses(screened(4, GUNS))).toContain('dg.skirmish.no-screen-artillery');
  });

  test('do not fire through a screen that is more than two deep', () => {
    const own = (y: number) => ({
      type: 'french-light',
      figures: 4,
      formation: 'skirmish-order',
      at: [900, y],
      facing: 'north',
    });
    const deep = (...rows: readonly number[]) =>
      board(
        { unit: own(400), ...Object.fromEntries(rows.map((y) => [`row-${y}`, own(y)])) },
        { foe: across(60) },
        FIRING,
      );
    expect(refusal(deep(420, 440), { fire: 'unit', at: 'foe' })).toBeNull();
    expect(refusal(deep(420, 440, 460), { fire: 'unit', at: 'foe' })).toBe('dg.skirmish.deep-screen screened-itself');
  });

  test('a whole unit fires by companies of four, each at its own target', () => {
    const start = board(
      { unit: { ...SPENT, formation: 'skirmish-order', figures: 6, at: [900, 455.5] } },
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

test('an exhausted unit fires in two more turns, and can then do nothing', () => {
  const start = board({ unit: { ...SPENT, condition: ['volley-spent', 'exhausted'] } }, { foe: across(100) }, FIRING);
  const once = play(start, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 1 }]);
  expect(once.types).toEqual(['volley-fired', 'strength-spent', 'men-lost']);
  expect(body(once.state, 'unit')).toMatchObject({ fatigue: 'exhausted', spent: 1 });
  const again = { ...once.state, done: start.done, turn: 3 };
  const twice = play(again, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 1 }]);
  expect(body(twice.state, 'unit')).toMatchObject({ fatigue: 'utterly-exhausted' });
});

describe('when losses count', () => {
  const both = (readings = {}) =>
    board(
      { unit: { ...SPENT, condition: [] } },
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
    const few = board({ unit: { ...SPENT, condition: [] } }, { foe: { ...across(30), figures: 2 } }, FIRING);
    const { types, state } = play(few, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 0 }]);
    expect(types).toEqual(['volley-fired', 'men-lost', 'unit-destroyed']);
    expect(state.units['foe']).toBeUndefined();
  });

  test('who was fired at is under fire until his own side has fired', () => {
    const start = board({ unit: SPENT }, { foe: across(100) }, FIRING);
    const { state } = play(start, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 1 }]);
    expect([state.remembered.underFire, state.remembered.shotAt]).toEqual([['foe'], ['foe']]);
    const after = play(state, [END, END]).state;
    expect(after.remembered.underFire).toEqual([]);
  });
});

test('by the printed order of the steps who has moved does not fire, but skirmishers do', () => {
  const readings = { 'dg-008': 'list-order' } as const;
  const moved = board({ unit: SPENT }, { foe: across(100) }, { now: { phase: 'firing', moved: ['unit'] }, readings });
  expect(refusal(moved, { fire: 'unit', at: 'foe' })).toBe('dg.fire.no-move-after moved-before');
  const out = { ...SPENT, formation: 'skirmish-order', figures: 4, at: [900, 455.5] };
  const light = board({ unit: out }, { foe: across(100) }, { now: { phase: 'firing', moved: ['unit'] }, readings });
  expect(refusal(light, { fire: 'unit', at: 'foe' })).toBeNull();
});

describe('an exhausted unit by the reading that counts fire and melee apart', () => {
  const readings = { 'dg-111': 'separate-counts' };
  const after = (more: object) => {
    const start = board({ unit: SPENT }, { foe: across(60) }, { ...FIRING, readings });
    return { ...start, units: { ...start.units, unit: { ...body(start, 'unit'), fatigue: 'exhausted', ...more } } };
  };
  const fireOnce = (more: object) => play(after(more) as State, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 1 }]);

  test('fires in two turns, and can then still fight', () => {
    const once = body(fireOnce({}).state, 'unit');
    expect(once).toMatchObject({ fatigue: 'exhausted', spent: 1 });
    const { state, events } = fireOnce({ spent: 1 });
    expect(body(state, 'unit')).toMatchObject({ fatigue: 'exhausted', spent: 2 });
    expect(events[1]).toMatchObject({ type: 'strength-spent', halves: 2, of: 'fire' });
    const later = { ...state, done: after({}).done };
    expect(refusal(later, { fire: 'unit', at: 'foe' })).toBe('dg.fatigue.utter nothing-left');
    const charging = engine.at(later, { side: 'french', phase: 'charges-declared' });
    expect(refusal(charging, { charge: 'unit', at: 'foe' })).toBeNull();
  });

  test('is utterly exhausted when it has fought as well', () => {
    const { state } = fireOnce({ spent: 1, hasFoughtLast: true });
    expect(body(state, 'unit')).toMatchObject({ fatigue: 'utterly-exhausted' });
    expect(body(state, 'unit')).not.toHaveProperty('spent');
    expect(body(state, 'unit')).not.toHaveProperty('hasFoughtLast');
  });

  test('does not charge when it has fought its round, nor counter-charge, but it fires at chargers', () => {
    const fought = after({ hasFoughtLast: true }) as State;
    const charging = engine.at(fought, { side: 'french', phase: 'charges-declared' });
    expect(refusal(charging, { charge: 'unit', at: 'foe' })).toBe('dg.fatigue.utter nothing-left');
    const come = engine.at(fought, { side: 'austrian', phase: 'charges-declared' });
    const charged = play(come, [{ charge: 'foe', at: 'unit' }, END]).state;
    expect(refusal(charged, { 'counter-charge': 'unit' })).toBe('dg.fatigue.utter nothing-left');
    const types = (more: object) => {
      const { units } = charged;
      const now = { ...charged, units: { ...units, unit: { ...body(charged, 'unit'), ...more } } };
      const order = read(now, { stand: 'unit' });
      return engine.resolve(now, order, firing(1)).map(({ type }) => type);
    };
    expect(types({})).toContain('volley-fired');
    expect(types({ spent: 2, hasFoughtLast: undefined })).not.toContain('volley-fired');
  });
});
