import { describe, expect, test } from 'vitest';
import { begin, judged, modifiers, odds, play, type Field } from './field.ts';

const SHOT = { shoot: 'a', at: 'b' };

/** Two units face to face, `gap` apart, and anything else that a test adds. */
const facing = (a: string, b: string, gap: number, more: Partial<Field> = {}): Field => ({
  french: { a: `${a.split(' ')[0]!} beside=b:front:${gap} ${a.split(' ').slice(1).join(' ')}`, ...more.french },
  allied: { b: `${b.split(' ')[0]!} 16,16 south ${b.split(' ').slice(1).join(' ')}`, ...more.allied },
  ...(more.terrain !== undefined && { terrain: more.terrain }),
  ...(more.now !== undefined && { now: more.now }),
});

const OK = 'ok tt.sequence.shoot-phase';

describe('who may shoot, and how far', () => {
  test.each([
    ['infantry', 1, 'tt.units.musket-range'],
    ['infantry', 1.1, null],
    ['infantry screen', 2, 'tt.units.screened-range'],
    ['infantry screen', 1, 'tt.units.musket-range'],
    ['guard screen', 2.1, null],
    ['light', 2, 'tt.units.screened-range'],
    ['militia', 1, 'tt.units.musket-range'],
    ['militia', 2, null],
    ['foot-artillery', 8, 'tt.units.artillery-range'],
    ['foot-artillery', 8.1, null],
    ['horse-artillery', 6, 'tt.units.artillery-range'],
    ['horse-artillery', 6.1, null],
  ])('%s at [%d]: %s', (type, gap, clause) => {
    const said = judged(begin(facing(type, 'infantry', gap)), SHOT);
    expect(said).toBe(clause === null ? 'tt.shoot.range-limit out-of-range' : `${OK} ${clause} tt.shoot.range-limit`);
  });

  test.each(['heavy-cavalry', 'light-cavalry', 'lancers', 'cossacks', 'hq-corps', 'hq-division'])(
    '%s cannot shoot',
    (type) => expect(judged(begin(facing(type, 'infantry', 0.5)), SHOT)).toBe('tt.units.no-range no-range'),
  );

  test('only the side whose phase it is, and only then', () => {
    expect(judged(begin(facing('infantry', 'infantry', 1)), { shoot: 'b', at: 'a' })).toBe(
      'tt.sequence.shoot-phase not-now',
    );
    const moving = begin(facing('infantry', 'infantry', 1, { now: { phase: 'move' } }));
    expect(judged(moving, SHOT)).toBe('tt.sequence.move-phase not-now');
  });

  test('a disrupted unit does not shoot, a pinned one does', () => {
    expect(judged(begin(facing('infantry disrupted', 'infantry', 1)), SHOT)).toBe('tt.state.disrupted disrupted');
    expect(judged(begin(facing('infantry pinned', 'infantry', 1)), SHOT)).toMatch(OK);
  });

  test('a unit shoots once in its phase, and again in the next', () => {
    const { state } = play(begin(facing('infantry', 'infantry', 1)), SHOT, { 'shot.a': 1 });
    expect(judged(state, SHOT)).toBe('tt.shoot.once has-shot');
    const later = Array.from({ length: 8 }).reduce<typeof state>((now) => play(now, { end: 'phase' }).state, state);
    expect([later.turn, later.side, later.phase]).toEqual([2, 'french', 'shoot']);
    expect(judged(later, SHOT)).toMatch(OK);
  });

  test('nobody shoots at friends', () => {
    const field = facing('infantry', 'infantry', 1, { french: { c: 'infantry 16,12 north' } });
    expect(judged(begin(field), { shoot: 'c', at: 'a' })).toBe('tt.sequence.shoot-phase not-an-enemy');
  });
});

describe('the modifiers', () => {
  test.each([
    ['a first volley', 'infantry', 'infantry', 1, { 'first-volley': 1 }],
    ['none for a pinned firer', 'infantry pinned', 'infantry', 1, {}],
    ['a screen', 'infantry screen pinned', 'infantry', 1, { screened: 1 }],
    ['a screen against a screen', 'infantry screen pinned', 'infantry screen', 1, {}],
    ['canister', 'foot-artillery', 'infantry', 1.5, { 'artillery-canister': 1 }],
    ['the middle band', 'foot-artillery', 'infantry', 4, {}],
    ['long range', 'foot-artillery', 'infantry', 4.1, { 'artillery-long': -1 }],
    ['horse artillery’s own middle band', 'horse-artillery', 'infantry', 3.1, { 'artillery-long': -1 }],
    ['light infantry', 'foot-artillery', 'light', 3, { 'light-target': -1 }],
    ['cavalry', 'foot-artillery', 'lancers', 3, { 'cavalry-target': 2 }],
    ['a disrupted target', 'foot-artillery', 'infantry disrupted', 3, { 'disrupted-target': 1 }],
  ])('%s', (...[, a, b, gap, expected]) => {
    expect(modifiers(facing(a, b, gap), SHOT)).toEqual(expected);
  });

  test('what is lost says why', () => {
    const { clauses } = play(begin(facing('infantry screen', 'infantry screen', 1)), SHOT, { 'shot.a': 1 });
    expect(clauses).toContain('tt.shoot.screened-cancelled');
    expect(clauses).not.toContain('tt.shoot.screened');
  });

  test('an HQ that touches the firer, whatever the arm', () => {
    const beside = (hq: string) => ({ french: { hq } });
    expect(modifiers(facing('foot-artillery', 'infantry', 3, beside('hq-corps beside=a:rear:0')), SHOT)).toEqual({
      'hq-with-firer': 1,
    });
    expect(modifiers(facing('foot-artillery', 'infantry', 3, beside('hq-corps beside=a:rear:0.1')), SHOT)).toEqual({});
    expect(modifiers(facing('foot-artillery', 'infantry', 3, beside('infantry beside=a:rear:0')), SHOT)).toEqual({});
  });

  test('light infantry in the open loses its own near enemy cavalry, even under cover of nothing else', () => {
    const near = (cavalry: string) => facing('foot-artillery', 'light', 3, { french: { c: cavalry } });
    expect(modifiers(near('lancers beside=b:left:4'), SHOT)).toEqual({});
    expect(modifiers(near('lancers beside=b:left:4.1'), SHOT)).toEqual({ 'light-target': -1 });
    expect(modifiers(near('heavy-cavalry beside=b:left:3'), SHOT)).toEqual({});
    expect(modifiers(near('heavy-cavalry beside=b:left:3.1'), SHOT)).toEqual({ 'light-target': -1 });
    const { clauses } = play(begin(near('lancers beside=b:left:4')), SHOT, { 'shot.a': 1 });
    expect(clauses).toContain('tt.shoot.light-target-negated');
  });

  const wood = { wood: { kind: 'woods', rectangle: { at: [16, 16.4], size: [6, 1] } } };
  const wall = { wall: { kind: 'wall', along: { unit: 'b', side: 'front', gap: 0, length: 2 } } };

  test('cover for infantry: at a wall, in a wood, and both', () => {
    const covered = (terrain: object, b = 'infantry') =>
      modifiers(facing('foot-artillery', b, 3, { terrain: terrain as never }), SHOT);
    expect(covered(wall)).toEqual({ 'cover-linear': -1 });
    expect(covered(wood)).toEqual({ 'cover-area': -1 });
    expect(covered({ ...wall, ...wood })).toEqual({ 'cover-linear': -1, 'cover-area': -1 });
    expect(covered({ copse: { ...wood.wood, kind: 'copse' } })).toEqual({});
    expect(covered({ ...wall, ...wood }, 'foot-artillery')).toEqual({});
    expect(covered({ ...wall, ...wood }, 'lancers')).toEqual({ 'cavalry-target': 2 });
    expect(covered(wood, 'light')).toEqual({ 'cover-area': -1, 'light-target': -1 });
  });

  test('others than infantry have no cover, and it is said', () => {
    const { clauses } = play(begin(facing('foot-artillery', 'foot-artillery', 3, { terrain: wall })), SHOT, {
      'shot.a': 1,
    });
    expect(clauses).toContain('tt.shoot.cover-infantry-only');
  });

  test('fire from the flank or the rear', () => {
    const from = (side: string, shift: number) =>
      modifiers(
        { french: { a: `infantry beside=b:${side}:0.8:${shift} pinned` }, allied: { b: 'infantry 16,16 south' } },
        SHOT,
      );
    expect(from('left', 0)).toEqual({ enfilade: 2 });
    expect(from('right', 0.3)).toEqual({ enfilade: 2 });
    expect(from('right', 0.33)).toEqual({});
    expect(from('rear', 0)).toEqual({ enfilade: 2 });
    expect(from('front', 0)).toEqual({});
  });

  test('two and more are added together', () => {
    const { sum, clauses } = play(begin(facing('infantry screen', 'infantry disrupted', 1)), SHOT, { 'shot.a': 2 });
    expect(sum).toEqual({ roll: 2, 'first-volley': 1, screened: 1, 'disrupted-target': 1 });
    expect(clauses).toContain('tt.shoot.cumulative');
    expect(clauses).toContain('tt.shoot.mod-table');
  });
});

describe('the results', () => {
  const shot =
    (face: number, more: Partial<Field> = {}, b = 'infantry') =>
    (dice: Readonly<Record<string, number>> = {}) =>
      play(
        begin(facing('foot-artillery', b, 1, more)),
        SHOT,
        { 'shot.a': face },
        ...Object.entries(dice).map(([k, v]) => ({ [k]: v })),
      );

  test.each([
    [3, ['shot-fired'], {}],
    [4, ['shot-fired', 'unit-pinned'], { pinned: true, disrupted: false }],
    [5, ['shot-fired', 'unit-pinned'], { pinned: true, disrupted: false }],
    [6, ['shot-fired', 'unit-disrupted'], { pinned: false, disrupted: true }],
  ])('canister and a %d: %j', (face, types, after) => {
    const came = shot(face)();
    expect(came.types).toEqual(types);
    expect(came.state.units['b']).toMatchObject(after);
  });

  test('being pinned or disrupted again is no worse, and one may be both', () => {
    expect(shot(4, {}, 'infantry pinned')().types).toEqual(['shot-fired']);
    expect(shot(5, {}, 'infantry disrupted')().types).toEqual(['shot-fired']);
    expect(shot(6, {}, 'infantry pinned')().state.units['b']).toMatchObject({ pinned: true, disrupted: true });
  });

  test('a rout: destroyed on 1 and 2, else as far away as it can, and disrupted', () => {
    expect(shot(6, {}, 'infantry disrupted')({ 'rout.b': 2 }).types).toEqual([
      'shot-fired',
      'unit-routed',
      'unit-destroyed',
    ]);
    const { types, state } = shot(6, {}, 'infantry disrupted')({ 'rout.b': 3 });
    expect(types).toEqual(['shot-fired', 'unit-routed', 'unit-fled']);
    expect(state.units['b']).toMatchObject({ at: [304_800, 381_000], facing: [0, 1_000_000], disrupted: true });
  });

  test('infantry is pinned by its own fire at once; guns and pinned units are not', () => {
    expect(play(begin(facing('guard', 'infantry', 1)), SHOT, { 'shot.a': 1 }).types).toEqual([
      'shot-fired',
      'firer-pinned',
    ]);
    expect(play(begin(facing('guard pinned', 'infantry', 1)), SHOT, { 'shot.a': 1 }).types).toEqual(['shot-fired']);
    expect(shot(1)().types).toEqual(['shot-fired']);
  });

  test('muskets at more than [1] only pin', () => {
    const far = (gap: number) => odds(begin(facing('light', 'lancers', gap)), SHOT);
    expect(far(1)).toEqual({ pinned: '12/36', disrupted: '6/36', routed: '12/36', destroyed: '6/36' });
    expect(far(1.1)).toEqual({ pinned: '6/6' });
  });
});
