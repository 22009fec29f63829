import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { begun, WHOLE } from './battle.ts';

/*
 * The battle that is written in a board: what is wrong with it, and what it begins with.
 */

type Written = Readonly<Record<string, Plain>>;

const { battle: OWN, ...BOARD } = WHOLE as { readonly battle: { readonly armies: Written } };
const { french, allied } = OWN.armies as unknown as Readonly<Record<'french' | 'allied', Written>>;

/** A column of so many infantry, or of other figures. */
const column = (id: string, of: number, type = 'infantry'): Plain => ({
  name: `the column ${id}`,
  units: { [id]: { type, name: `the ${id}`, of } },
});

/** A whole battle with these columns of the French. */
const led = (columns: readonly Plain[]): Written => ({
  armies: { french: { hq: { id: 'marshal', name: 'Brune' }, columns: [...columns] }, allied: allied as Plain },
});

const board = (battle: Plain, more: Written = {}): Plain => ({ ...BOARD, ...more, battle });

function faults(written: Plain, readings: Readings = {}): readonly string[] {
  const read = engine.start(written, readings);
  return read.ok ? [] : read.error.map(({ path, found, wanted }) => `${path}: ${found}; ${wanted}`);
}

describe('what is wrong with a battle', () => {
  test('an army that is missing, or of no side of the board', () => {
    expect(faults(board({ armies: { french: french as Plain } }))).toEqual([
      'battle.armies: no army of allied; an army of each side',
    ]);
    expect(
      faults(
        board({
          armies: {
            french: french as Plain,
            allied: allied as Plain,
            prussian: {
              hq: { id: 'blucher', name: 'Blücher' },
              columns: ['a', 'b', 'c', 'd'].map((id) => column(id, 6)),
            },
          },
        }),
      ),
    ).toEqual(['battle.armies.prussian: prussian; french or allied']);
  });

  test('a figure that is written twice, in a column or as the HQ', () => {
    const twice = (id: string) =>
      faults(board(led([column(id, 6), ...['b', 'c', 'd'].map((each) => column(each, 6))])));
    expect(twice('a')).toEqual([]);
    expect(twice('archduke-foot-first')).toEqual([
      'battle.armies: archduke-foot-first-1 again; a different id for each figure',
    ]);
    expect(faults(board(led(['a', 'b', 'c', 'd', 'marshal'].map((id) => column(id, id === 'marshal' ? 5 : 6))))))
      // `marshal-1` and its comrades are others than `marshal`.
      .toEqual([]);
    const general = {
      armies: { french: { ...french, hq: { id: 'archduke', name: 'Brune' } }, allied: allied as Plain },
    };
    expect(faults(board(general))).toEqual(['battle.armies: archduke again; a different id for each figure']);
  });

  test('a form that it does not have, told by its place', () => {
    const figures = (more: Written): Plain => ({
      name: 'the first column',
      units: { a: { type: 'infantry', name: 'the Wenzel', of: 6, ...more } },
    });
    const others = ['b', 'c', 'd'].map((id) => column(id, 6));
    const written = (more: Written) => faults(board(led([figures(more), ...others])));
    const path = 'battle.armies.french.columns.0.units.a';
    expect(written({})).toEqual([]);
    expect(written({ type: 'hq' })).toEqual([expect.stringContaining(`${path}.type`)]);
    expect(written({ name: ' ' })).toEqual([expect.stringContaining(`${path}.name`)]);
    expect(written({ name: 'W' })).toEqual([]);
    expect(written({ of: 0 })).toEqual([expect.stringContaining(`${path}.of`)]);
    expect(faults('a board')).not.toEqual([]);
    expect(faults(board('a battle'))).toEqual([expect.stringMatching(/^battle/)]);
  });

  test('cavalry in one column is enough for the HQ that must join some (rr-015)', () => {
    const foot = ['a', 'b', 'c'].map((id) => column(id, 6));
    const JOINS = { 'rr-015': 'must-join' };
    expect(faults(board(led([...foot, column('d', 6, 'cavalry')])), JOINS)).toEqual([]);
    // One of them is too few to be set up, and is cavalry all the same.
    expect(faults(board(led([...foot, column('d', 6), column('e', 1, 'cavalry')])), JOINS).join()).not.toMatch(
      'no cavalry',
    );
    expect(faults(board(led([...foot, column('d', 6)])), JOINS)).toEqual([expect.stringContaining('no cavalry')]);
    expect(faults(board(led([...foot, column('d', 6)])))).toEqual([]);
  });
});

describe('what a battle begins with', () => {
  test('its first turn and its first side, or a moment that it writes in part', () => {
    const moment = (now: Written) => {
      const { turn, owner, phase } = begun(board(OWN, { now }));
      return [turn, owner, phase];
    };
    expect(moment({})).toEqual([1, 'french', 'reinforcement']);
    expect(moment({ side: 'allied' })).toEqual([1, 'allied', 'reinforcement']);
    const { sides: _sides, ...sideless } = BOARD as Written;
    expect(faults({ ...sideless, battle: OWN as unknown as Plain })).not.toEqual([]);
    expect(faults({ ...BOARD, sides: 'none', battle: OWN as unknown as Plain })).not.toEqual([]);
    expect(faults({ ...BOARD, now: 'none', battle: OWN as unknown as Plain })).toEqual([
      expect.stringMatching(/^now: /),
    ]);
  });

  test('its figures, each told by its place in a row, and one by itself by its own name', () => {
    const guard = { name: 'the guard', units: { guard: { type: 'infantry', name: 'the guard', of: 11 }, old: { type: 'infantry', name: 'the Old Guard' } } }; // prettier-ignore
    const state = begun(board(led([guard, ...['b', 'c', 'd'].map((id) => column(id, 11))])));
    const { units } = state.battle!.columns['french']![0]!;
    expect(units.length).toBe(12);
    expect([units[0], units[9]!.name, units[10], units[11]]).toEqual([
      expect.objectContaining({ id: 'guard-1', name: 'the first guard', row: { id: 'guard', name: 'the guard' } }),
      'the tenth guard',
      expect.objectContaining({ id: 'guard-11', name: 'the 11th guard' }),
      { id: 'old', name: 'the Old Guard', side: 'french', arm: 'infantry', condition: 'steady' },
    ]);
    const pair = { name: 'the first column', units: { a: { type: 'infantry', name: 'the A', of: 2 }, b: { type: 'infantry', name: 'the B', of: 4 } } }; // prettier-ignore
    const two = begun(board(led([pair, ...['c', 'd', 'e'].map((id) => column(id, 6))])));
    expect(two.battle!.columns['french']![0]!.units[1]).toMatchObject({ id: 'a-2', row: { id: 'a', name: 'the A' } });
    // With the HQ.
    expect(state.armies).toEqual({ french: { units: 46, gone: 0 }, allied: { units: 25, gone: 0 } });
    expect(state.battle).toMatchObject({ step: 'roll-off', deployed: [], first: null, named: null });
  });

  test('who sets up and who begins, if it names one of them: the other part is that of the first side', () => {
    const named = (more: Written) => begun(board({ ...OWN, ...more })).battle!.named;
    expect([named({}), named({ deploys: 'allied' }), named({ first: 'allied' })]).toEqual([
      null,
      { deploys: 'allied', first: 'french' },
      { deploys: 'french', first: 'allied' },
    ]);
    expect(faults(board({ ...OWN, deploys: 'prussian' }))).toEqual(['battle.deploys: prussian; french or allied']);
  });
});
