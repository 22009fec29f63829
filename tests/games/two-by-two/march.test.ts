import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/geometry/vectors.ts';
import { areInContact } from '../../../src/geometry/contact.ts';
import { overlaps } from '../../../src/geometry/bases.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { legTexts } from '../../../src/games/table/orders/legs.ts';
import type { March } from '../../../src/games/table/moving/marching.ts';
import { march } from '../../../src/games/two-by-two/moving/march.ts';
import { rules } from '../../../src/games/two-by-two/rules.ts';
import { baseOf, type State } from '../../../src/games/two-by-two/state.ts';
import { selecting, type Field as Selectable } from '../../../src/islands/orders/selection.ts';
import { instructions } from '../../../src/panel/instructions.ts';
import { choicesOf } from '../../../src/scene/input.ts';
import type { PlayableGame, PlayModule } from '../../../src/scene/module.ts';
import { play } from '../../../src/scene/two-by-two/index.ts';
import { board } from '../../../src/scene/two-by-two/board.ts';
import { begin, type Field } from './field.ts';

const { input } = play;

const FIELD: Field = {
  french: { guard: 'guard 10,10 north', line: 'infantry 10,12 north' },
  allied: { hussars: 'light-cavalry 16,10 west' },
  now: { phase: 'move' },
};

/** The march that a sentence for the guard becomes. */
function said(text: string, state: State = begin(FIELD), unit = 'guard'): March {
  const legs = input.mover!.read(text, state, unit);
  if (!legs.ok) throw new Error(`${legs.error.found}: ${legs.error.wanted}`);
  return march(state, unit, legs.value);
}

/** The legs that could be carried out, and what the rules say of the legs that were wanted. */
const told = ({ steps, verdict }: March): readonly string[] => [
  ...steps.map(({ leg, from }) => legTexts([leg], from, '[1]')[0]!),
  verdict.ok ? 'ok' : `${verdict.clause} ${verdict.reason}`,
];

describe('a sentence for a unit (tt.units.move-column, tt-014)', () => {
  test.each([
    ['forward 1, turn right 30, forward 2', ['forward [1]', 'turn right 30°', 'forward [2]', 'ok']],
    ['march 1 and then pivot right 30° and go forward [2]', ['forward [1]', 'turn right 30°', 'forward [2]', 'ok']],
    ['about-face, forward 6', ['about-face', 'forward [5]', 'tt.units.move-column too-far']],
    ['wheel left 30, forward 1', ['tt.units.move-column goes-straight']],
    ['forward 1, wheel left 30', ['forward [1]', 'tt.units.move-column goes-straight']],
  ])('%s', (text, legs) => expect(told(said(text))).toEqual(legs));

  test('may turn to a unit, a piece of terrain or a place', () => {
    const state: State = { ...begin(FIELD), places: { 'post-road': [um(10, '[1]'), um(5, '[1]')] } };
    expect(told(said('turn to the hussars', state))[0]).toBe('turn right 90°');
    expect(told(said('turn to the post road', state))[0]).toBe('about-face');
    expect(told(said('turn to post-road', state))[0]).toBe('about-face');
  });
});

test('where friends are passed, a move stops before the friend it would end on, or goes on behind him (tt-023)', () => {
  expect(told(said('forward 4.5'))).toEqual(['forward [4.5]', 'ok']);
  const on = said('forward 2.2');
  expect(on.verdict).toMatchObject({ ok: false, reason: 'ends-on' });
  const state = begin(FIELD);
  expect(overlaps(on.end, baseOf(state.units['line']!))).toBe(false);
  expect(on.end.at[1]).toBeGreaterThan(um(10.5, '[1]'));
  // Too far for its move; the friend in the way does not shorten it further.
  expect(told(said('forward 9'))).toEqual(['forward [5]', 'tt.units.move-column too-far']);
});

describe('a charge by the hand (tt.contact.straight-ahead)', () => {
  const near = (a: string, b = 'infantry 16,14 south') =>
    begin({ french: { a }, allied: { b }, now: { phase: 'move' } });

  test('typed, pushed or pulled into contact it is a charge, and an enemy is struck', () => {
    for (const text of ['charge the b', 'forward to contact', 'forward 3.37, forward to contact']) {
      const { order, verdict, end } = said(text, near('guard 16,10 north'), 'a');
      expect(verdict.ok, text).toBe(true);
      expect(order, text).toMatchObject({ type: 'charge', unit: 'a', at: 'b' });
      expect(areInContact(end, baseOf(near('guard 16,10 north').units['b']!)), text).toBe(true);
    }
  });

  test('short of contact it is a plain move', () => {
    expect(said('forward 3.3', near('guard 16,10 north'), 'a').order).toMatchObject({ type: 'move' });
  });

  test.each([
    ['infantry 16,10 north', 'lancers 16,14 south', 'tt.melee.infantry-not-cavalry foot-at-horse'],
    ['foot-artillery 16,10 north', 'infantry 16,14 south', 'tt.melee.artillery-never guns-never'],
    ['guard 16,10 north', 'infantry 16,17 south', 'tt.units.move-column too-far'],
  ])('%s at %s stops short, and the clause says why', (a, b, why) => {
    const state = near(a, b);
    const { order, verdict, end, wanted } = said('charge the b', state, 'a');
    expect(verdict.ok ? '' : `${verdict.clause} ${verdict.reason}`).toBe(why);
    expect(order).toMatchObject({ type: 'move' });
    expect(areInContact(end, baseOf(state.units['b']!))).toBe(false);
    expect(distance(end.at, wanted!.at)).toBeLessThan(um(2, '[1]'));
  });

  test('a unit that only turns on the spot charges nobody', () => {
    const state = near('guard 16,13.02887 north', 'infantry 16,14 south');
    const turned = said('turn right 90', state, 'a');
    expect(turned.verdict).toMatchObject({ clause: 'tt.contact.straight-ahead', reason: 'not-straight' });
    expect(said('turn right 20', state, 'a').verdict.ok).toBe(true);
  });

  test('a tap at an enemy means it, and says why where it is not allowed', () => {
    const probed = (a: string, b: string) =>
      rules
        .probe(near(a, b), { unit: 'a', target: { unit: 'b' } })
        .map(({ order, verdict }) => `${order.type} ${verdict.ok ? 'ok' : verdict.reason}`);
    expect(probed('guard 16,10 north', 'infantry 16,14 south')[0]).toBe('charge ok');
    expect(probed('guard 16,10 north', 'lancers 16,14 south')).toContain('charge foot-at-horse');
  });
});

describe('roads and formations by the hand', () => {
  const ROAD = { 'post-road': { kind: 'road', line: [[10, 8], [10, 12], [16, 12]] } }; // prettier-ignore
  const state = begin({ ...FIELD, french: { guard: 'guard 10,10 north' }, allied: { far: 'infantry 28,28 south' }, terrain: ROAD }); // prettier-ignore

  test('a march by the road has [1] more of its move', () => {
    const { verdict, allowed, used, order } = said('follow the post road 6', state);
    expect([verdict.ok, allowed, used]).toEqual([true, um(6, '[1]'), um(6, '[1]')]);
    expect(order).toMatchObject({ type: 'move' });
    const over = said('follow the post road 6.5', state);
    expect([over.verdict.ok, over.used <= um(6, '[1]'), over.used > um(5.9, '[1]')]).toEqual([false, true, true]);
    expect(said('turn left 90, forward 1', state).allowed).toBe(um(5, '[1]'));
  });

  test('a change of formation is typed, alone or before the move', () => {
    expect(said('form column of attack', state).order).toEqual({ type: 'form', unit: 'guard', into: 'attack-column' });
    const { order, verdict } = said('form attack column and forward 1', state);
    expect(verdict.ok).toBe(true);
    const events = rules.carryOut(state, order as Parameters<typeof rules.carryOut>[1], { roll: () => 1 } as never);
    expect(events.map(({ type }) => type)).toEqual(['formation-changed', 'unit-moved']);
    expect(told(said('forward 1, form road column', state))).toEqual([
      'forward [1]',
      'tt.move.road-column marched-not-formed',
    ]);
    const unknown = input.mover!.read('form square', state, 'guard');
    expect(unknown.ok ? '' : unknown.error.wanted).toBe('a formation: line, attack-column, road-column');
  });
});

test('what is ordered is always what the rules allow', () => {
  const state = begin(FIELD);
  for (const text of [
    'forward 2.2',
    'forward 9',
    'turn left 45, forward 9',
    'charge the hussars',
    'turn right 90, forward 9',
  ]) {
    const { order } = said(text, state);
    expect(order, text).not.toBeNull();
    expect(rules.judge(state, order as Parameters<typeof rules.judge>[1]).ok, text).toBe(true);
  }
});

describe('the handles of a unit', () => {
  const handles = (words: string, readings = {}, now = {}) =>
    board.mover!.handles(
      begin({ ...FIELD, french: { a: `guard 10,10 north ${words}` }, now: { ...FIELD.now, ...now } }, readings),
      'a',
    );
  test('are those of the reading of tt-014', () => {
    expect(handles('')).toEqual(['march', 'pivot', 'charge']);
    expect(handles('', { 'tt-014': 'wheel' })).toEqual(['march', 'wheel', 'charge']);
    expect(handles('', { 'tt-014': 'slide' })).toEqual(['march', 'back', 'shift', 'pivot', 'charge']);
  });
  test('are a turn for a pinned unit, and none for one that may not move', () => {
    expect(handles('pinned')).toEqual(['pivot']);
    expect(handles('pinned', { 'tt-014': 'wheel' })).toEqual(['pivot']);
    expect(handles('disrupted')).toEqual([]);
    expect(handles('', {}, { moved: ['a'] })).toEqual([]);
    expect(handles('', {}, { phase: 'shoot' })).toEqual([]);
    expect(handles('', {}, { side: 'allied' })).toEqual([]);
  });
  test('lead to what the rules allow', () => {
    for (const reading of ['free-pivot', 'wheel', 'slide']) {
      const state = begin(FIELD, { 'tt-014': reading });
      const legs: Readonly<Record<string, string>> = {
        march: 'forward 1',
        back: 'back 1',
        shift: 'slide left 1',
        wheel: 'wheel left 10',
        pivot: 'turn left 10',
      };
      for (const [handle, leg] of Object.entries(legs))
        expect(said(leg, state).verdict.ok, `${reading} ${handle}`).toBe(
          board.mover!.handles(state, 'guard').some((each) => each === handle),
        );
    }
  });
});

describe('by keys', () => {
  const state = begin({
    french: { left: 'guard 10,10 north', right: 'guard 14,11 north', behind: 'guard 10,6 north' },
    allied: { far: 'infantry 10,20 south' },
    now: { phase: 'move' },
  });
  test.each([
    [1, 0, 'right'],
    [0, 1, 'far'],
    [0, -1, 'behind'],
    [-1, 0, 'left'],
  ])('the cursor goes from unit to unit: %i, %i', (across, along, unit) =>
    expect(input.step(state, { unit: 'left' }, across, along)).toEqual({ unit }),
  );

  test('a unit that can be moved by hand is told how, and no list of places', () => {
    const game = { ...play, clauseTitle: String } as unknown as PlayableGame;
    const choices = choicesOf(rules, state);
    const field: Selectable = { game, state, choices, isOpen: false };
    const { says, spoken } = selecting(field, 'left');
    expect(says).toBe('Selected: the left. Drag it, or tap where it should go; then confirm.');
    expect(spoken).not.toMatch(/\[\d+\], \[/);
    expect(instructions(play as unknown as PlayModule, state)).toContain('Select a unit, then drag or turn it');
  });
});

test('skirmishers are put out in a move only where that is the reading (tt-009)', () => {
  const probed = (key: string) =>
    rules.probe(begin(FIELD, { 'tt-009': key }), { unit: 'guard', target: null }).map(({ order }) => order.type);
  expect(probed('scenario-flag')).toEqual([]);
  expect(probed('deployed-in-move')).toEqual(['screen']);
});
