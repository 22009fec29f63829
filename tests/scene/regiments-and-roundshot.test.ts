import { describe, expect, test } from 'vitest';
import { um } from '../../src/geometry/lengths.ts';
import { play } from '../../src/scene/regiments-and-roundshot/index.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { board } from '../games/regiments-and-roundshot/fights.ts';
import type { Phase } from '../../src/games/regiments-and-roundshot/tables.ts';

const mover = play.input.mover!;

const lines = (phase: Phase, now = {}) =>
  board({
    french: { one: ['infantry', 11.5, 10], two: ['infantry', 12, 10], far: ['cavalry', 16, 10] },
    allied: { left: ['infantry', 12, 11.8], right: ['infantry', 12.5, 11.8] },
    phase,
    now: { hands: { french: ['9', 'king', '6'], allied: [] }, ...now },
  });

const names = ({ marks }: Scene) => marks.flatMap((mark) => (mark.kind === 'name' ? [mark.text] : []));

describe('a formation', () => {
  test('is pointed at as one while formations march, and each figure by itself when they fight', () => {
    const march = lines('grand-maneuver');
    expect(play.input.locate(march, 'two')).toEqual({ unit: 'one' });
    expect(play.input.selectable(march, { unit: 'two' })).toEqual(['one']);
    const fight = lines('volley');
    expect(play.input.locate(fight, 'two')).toEqual({ unit: 'two' });
    expect(play.input.selectable(fight, { unit: 'two' })).toEqual(['two']);
  });

  test('has one name and one line around it; a figure by itself has its own name', () => {
    const scene = play.scene(lines('volley'), []);
    expect(names(scene).filter((name) => name === 'Far')).toHaveLength(1);
    expect(names(scene)).toHaveLength(3);
  });

  test('of rows and single figures has one name, on the map and in orders to whichever of its figures', () => {
    const state = board({
      french: {
        guards: ['infantry', 11.5, 10, { name: 'the guards', row: { of: 2 } }],
        jager: ['infantry', 12, 9.5, { name: 'the jagers' }],
      },
      allied: {},
      phase: 'grand-maneuver',
      now: { hands: { french: ['9'], allied: [] } },
    });
    expect(names(play.scene(state, []))).toEqual(['Guards and theirs · 3']);
    for (const unit of ['guards-1', 'guards-2', 'jager'])
      expect(
        play.rules.words.order(
          { type: 'march', unit, legs: [{ go: 'forward', by: um(1, 'in') }], with: ['9-1'] } as never,
          state,
        ),
      ).toMatch(/^March the guards and theirs: /);
  });

  test('is led by a figure that can still march', () => {
    const half = lines('grand-maneuver', { moved: ['one'] });
    expect(play.input.locate(half, 'one')).toEqual({ unit: 'two' });
    expect(mover.handles(half, 'two')).toEqual(['march', 'back', 'oblique', 'charge']);
    expect(mover.holds(half, 'two').ids).toEqual(['two']);
  });
});

describe('a march by hand', () => {
  const forward = (by: number) => [{ go: 'forward', by: um(by, 'in') }] as const;

  test('goes by all figures of the formation, and ends where the first of them touches an enemy', () => {
    const state = lines('grand-maneuver');
    const { verdict, company, used, order } = mover.march(state, 'one', forward(2));
    expect(verdict.ok).toBe(true);
    expect(used).toBe(um(1.3, 'in'));
    expect(company!.map(({ at }) => at[1])).toEqual([um(11.3, 'in'), um(11.3, 'in')]);
    expect(order).toMatchObject({ type: 'march', unit: 'one', legs: forward(1.3) });
  });

  test('is paid by the card that is missed least, which is named, or by the one that is chosen', () => {
    const state = lines('grand-maneuver');
    expect(mover.march(state, 'one', forward(1)).with).toEqual(['6-1']);
    expect(mover.march(state, 'one', forward(1), ['9-1']).with).toEqual(['9-1']);
    expect(mover.march(state, 'one', forward(1), ['king-1']).verdict).toMatchObject({
      ok: false,
      reason: 'no-number-card',
    });
  });

  test('of a formation that is pinned, routs or belongs to the other side is none', () => {
    expect(mover.handles(lines('volley'), 'one')).toEqual([]);
    expect(mover.handles(lines('grand-maneuver'), 'left')).toEqual([]);
    const near = board({
      french: { one: ['infantry', 12, 11.3] },
      allied: { left: ['infantry', 12, 11.8] },
      phase: 'grand-maneuver',
    });
    expect(mover.handles(near, 'one')).toEqual([]);
  });
});

test('a pop-up tells what a figure is, its formation, how it moves and whom it touches', () => {
  const near = board({
    french: { one: ['infantry', 12, 11.3], guns: ['artillery', 16, 10] },
    allied: { left: ['infantry', 12, 11.8, { condition: 'disrupted' }] },
    phase: 'volley',
  });
  const rows = (unit: string) => play.about!(near, { unit })!.rows.map(({ name, text }) => `${name}: ${text}`);
  expect(rows('one')).toEqual([
    'Formation: By itself',
    'Moves: Pinned: an enemy touches it',
    'Touches: the left',
    'Condition: In order',
  ]);
  expect(rows('guns')).toContain('Range: up to 1½ inches');
  expect(rows('left').at(-1)).toBe('Condition: Disrupted: one more, and it tests its morale');
});
