import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/geometry/vectors.ts';
import { areInContact } from '../../../src/geometry/contact.ts';
import { overlaps } from '../../../src/geometry/bases.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { legTexts } from '../../../src/games/table/legs.ts';
import type { March } from '../../../src/games/table/marching.ts';
import { march } from '../../../src/games/two-by-two/march.ts';
import { rules } from '../../../src/games/two-by-two/rules.ts';
import { baseOf, type State } from '../../../src/games/two-by-two/state.ts';
import { selecting, type Field as Selectable } from '../../../src/islands/selection.ts';
import { instructions } from '../../../src/panel/instructions.ts';
import { choicesOf } from '../../../src/scene/input.ts';
import type { PlayableGame, PlayModule } from '../../../src/scene/module.ts';
import { play } from '../../../src/scene/two-by-two/index.ts';
import { board } from '../../../src/scene/two-by-two/board.ts';
import { input } from '../../../src/scene/two-by-two/input.ts';
import { begin, type Field } from './field.ts';

const FIELD: Field = {
  french: { guard: 'guard 10,10 north', line: 'infantry 10,12 north' },
  allied: { hussars: 'light-cavalry 16,10 west' },
  now: { phase: 'move' },
};

/** What is made of a sentence for the guard. */
function said(text: string, state: State = begin(FIELD), unit = 'guard'): March {
  const legs = input.hand!.read(text, state, unit);
  if (!legs.ok) throw new Error(`${legs.error.found}: ${legs.error.wanted}`);
  return march(state, unit, legs.value);
}

/** The legs that could be carried out, and what was said of those that were wanted. */
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
  // Beyond its move, but friends do not shorten it.
  expect(told(said('forward 9'))).toEqual(['forward [5]', 'tt.units.move-column too-far']);
});

test('a charge by a plain move stops short of contact, and the clause says why (tt.contact.straight-ahead)', () => {
  const state = begin({ ...FIELD, french: { guard: 'guard 10,10 north', near: 'guard 13,10 north' } });
  const near = said('charge the hussars', state, 'near');
  expect(near.verdict).toMatchObject({ ok: false, clause: 'tt.contact.straight-ahead', reason: 'would-touch' });
  expect(areInContact(near.end, baseOf(state.units['hussars']!))).toBe(false);
  expect(distance(near.end.at, near.wanted!.at)).toBeLessThan(um(0.02, '[1]'));
  expect(near.order).toMatchObject({ type: 'move', unit: 'near' });
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
    board.hand!.handles(
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
        ...{ march: 'forward 1', back: 'back 1', shift: 'slide left 1', wheel: 'wheel left 10', pivot: 'turn left 10' },
      };
      for (const [handle, leg] of Object.entries(legs))
        expect(said(leg, state).verdict.ok, `${reading} ${handle}`).toBe(
          board.hand!.handles(state, 'guard').some((each) => each === handle),
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
    expect(says).toBe('Selected: the left. Pull one of its arrows, or write its order.');
    expect(spoken).not.toMatch(/\[\d+\], \[/);
    expect(instructions(play as unknown as PlayModule, state)).toContain('Take up one of your units');
  });
});

test('skirmishers are put out in a move only where that is the reading (tt-009)', () => {
  const probed = (key: string) =>
    rules.probe(begin(FIELD, { 'tt-009': key }), { unit: 'guard', target: null }).map(({ order }) => order.type);
  expect(probed('scenario-flag')).toEqual(['form']);
  expect(probed('deployed-in-move')).toEqual(['screen', 'form']);
});
