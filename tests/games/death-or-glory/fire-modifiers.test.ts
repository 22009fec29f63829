import { describe, expect, test } from 'vitest';
import { FIRE } from '../../../src/games/death-or-glory/firing/modifiers.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { board, END, firing, play, read } from './playing.ts';
import { FIRING, SPENT, across } from './units.ts';

/** The men that each face of the die costs the target. */
function hits(state: State, order: Readonly<Record<string, unknown>> = { fire: 'unit', at: 'foe' }): readonly number[] {
  return Array.from({ length: 10 }, (_, face) => {
    const events = engine.resolve(state, read(state, order), firing(face));
    return events.reduce((sum, event) => sum + (event.type === 'men-lost' ? event.lost : 0), 0);
  });
}

describe('the modifiers of fire', () => {
  /** The modifiers that count, by their clauses. */
  function counted(unit: object, foe: object = {}, more: object = {}): Readonly<Record<string, number>> {
    const state = board({ unit: { ...SPENT, ...unit } }, { foe: across(100, foe) }, { ...FIRING, ...more });
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
      { unit: SPENT, chief: { type: 'commander-in-chief', at: [900, 410], facing: 'north', ...chief } },
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
      { unit: SPENT, chief: { type: 'brigadier', at: [900, 380], facing: 'north' } },
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
          { unit: SPENT, chief: { type: 'brigadier', at: [900, 410], facing: 'north' } },
          { foe: across(300) },
          { now: { phase: 'command-rally' }, readings: readings as never },
        ),
        [END],
      ).state.remembered.present;
    expect(state({})).toEqual({ chief: ['unit'] });
    expect(state({ 'dg-015': 'army-commanders-only' })).toEqual({});
  });
});
