import { describe, expect, test } from 'vitest';
import { inLine, steps, type Square } from '../../src/geometry/grid.ts';
import { engine } from '../../src/games/paper-bayonet/index.ts';
import type { State } from '../../src/games/paper-bayonet/state.ts';
import type { State as TableState } from '../../src/games/two-by-two/state.ts';
import { startsOf } from '../../src/library/battles.ts';
import { input } from '../../src/scene/paper-bayonet/input.ts';
import { board } from '../../src/scene/two-by-two/board.ts';
import { scenario } from '../e2e/board/played.ts';
import { rules } from '../../src/games/two-by-two/rules.ts';

const states = startsOf(await scenario('pb.learning-battle')).map(({ state }) => state as State);
const fires = states.flatMap((state) =>
  engine.candidates(state).flatMap(({ order }) => (order.type === 'fire' ? [{ state, order }] : [])),
);

/** The squares that a map shows when this unit is selected, by what they mean. */
const squares = (state: State, unit: string, ...senses: readonly string[]): readonly string[] =>
  input.reach(state, unit).flatMap((mark) => {
    if (mark.kind !== 'area' || !senses.includes(mark.sense)) return [];
    return [mark.id.replace(/^[a-z]+-/, '')];
  });

describe('a gun that is selected', () => {
  test('shows every square in range on its lines, also those where nobody stands', () => {
    expect(fires.length).toBeGreaterThan(5);
    for (const { state, order } of fires) {
      const gun = state.units[order.unit]!;
      const far = gun.type === 'howitzer' ? 4 : 6;
      const shown = squares(state, order.unit, 'range', 'target');
      expect(shown).toContain(state.units[order.at]!.at);
      for (const at of shown) {
        expect(inLine(gun.at, at as Square)).toBe(true);
        expect(steps(gun.at, at as Square)).toBeLessThanOrEqual(far);
      }
      expect(squares(state, order.unit, 'range').length, 'squares without a target').toBeGreaterThan(0);
    }
  });

  test('shows none once it has fired, and other units show none', () => {
    for (const { state, order } of fires) {
      const fired: State = { ...state, deeds: { ...state.deeds, [order.unit]: 'fired' } };
      expect(squares(fired, order.unit, 'range')).toEqual([]);
      for (const { id, type } of Object.values(state.units))
        if (type !== 'cannon' && type !== 'howitzer') expect(squares(state, id, 'range')).toEqual([]);
    }
  });
});

test('a unit of 2 by 2 that may shoot shows its arc of fire', async () => {
  const now = startsOf(await scenario('tt.the-village')).map(({ state }) => state as TableState);
  const shooters = now.flatMap((state) =>
    rules.candidates(state).flatMap(({ order }) => (order.type === 'shoot' ? [{ state, unit: order.unit }] : [])),
  );
  expect(shooters.length).toBeGreaterThan(10);
  for (const { state, unit } of shooters) expect(board.aims!(state, unit).arc, unit).not.toBeNull();
});
