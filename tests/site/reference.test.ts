import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lineRows } from '../../src/components/pages/paper-bayonet/lines.ts';
import { free, silent, spared } from '../../src/components/pages/paper-bayonet/may.ts';
import { alike, refusal, type Position } from '../../src/components/pages/paper-bayonet/position.ts';
import { DISTANCES, effects, faces, hitChance, odds } from '../../src/components/pages/paper-bayonet/shots.ts';
import { cites } from '../../src/components/pages/reference.ts';
import { written } from '../../src/core/fraction.ts';
import { cost, templateUnits } from '../../src/games/paper-bayonet/army.ts';
import { KIND } from '../../src/games/paper-bayonet/names.ts';
import { POINTS, TEMPLATES, UNIT_TYPES, type Template } from '../../src/games/paper-bayonet/tables.ts';
import { TEMPLATE } from '../../src/games/paper-bayonet/words-orders.ts';
import { clauseFile } from '../../src/library/files.ts';

const say = (distance: number, ground: 'open' | 'woods' | 'building') =>
  Object.entries(odds(distance, { ground })).map(([word, chance]) => `${word} ${written(chance)}`);

describe('the odds of a shot, counted by hand', () => {
  test.each([
    [2, 'open', ['unharmed 21/36', 'disrupted 5/36', 'routed 10/36']],
    [5, 'open', ['unharmed 30/36', 'disrupted 2/36', 'routed 4/36']],
    [5, 'woods', ['unharmed 32/36', 'disrupted 2/36', 'routed 2/36']],
    [6, 'building', ['unharmed 35/36', 'disrupted 1/36']],
  ] as const)('%i squares, %s', (distance, ground, wanted) => {
    expect(say(distance, ground)).toEqual(wanted);
  });

  test('they go from the first distance with a number to the range of a cannon', () => {
    expect(DISTANCES).toEqual([2, 3, 4, 5, 6]);
  });

  test('a column at two squares is hit for sure, at six on a 5 or 6', () => {
    expect(written(hitChance(2, { ground: 'open', formation: 'column' }))).toBe('1/1');
    expect(written(hitChance(6, { ground: 'open', formation: 'column' }))).toBe('1/3');
    expect(written(hitChance(6, { ground: 'open' }))).toBe('1/6');
  });
});

describe('faces of the effect die', () => {
  test('in woods a 5 disrupts and only a 6 routs (pb.artillery.effect.woods)', () => {
    const results = effects({ ground: 'woods' });
    expect([faces(results, 'unharmed'), faces(results, 'disrupted'), faces(results, 'routed')]).toEqual([
      '1–4',
      '5',
      '6',
    ]);
  });

  test('only one that is shaken already is removed (pb.artillery.effect.removal)', () => {
    expect(faces(effects({ ground: 'open' }), 'removed')).toBe('–');
    expect(faces(effects({ ground: 'open', condition: 'disrupted' }), 'removed')).toBe('6');
  });

  test('faces that do not follow on one another would not be told as a run', () => {
    expect(() => faces(['routed', 'unharmed', 'routed'], 'routed')).toThrow('1, 3');
  });
});

test('what stops a line: the cannon on low ground, the one on a hill, the howitzer', () => {
  expect(Object.fromEntries(lineRows().map(({ between, stopped }) => [between, stopped]))).toEqual({
    'One unit, friend or enemy': ['pb.los.units-block', null, null],
    'One wood, or one building': [null, null, null],
    'Two of these or more, mixed or not': ['pb.los.terrain-blocks', null, null],
    'A hill with nobody on it': ['pb.los.caption-low-ground', null, null],
    'A hill with a unit on it': ['pb.los.units-block', 'pb.los.hill-cannon', null],
    'Only the wood or building the target is in': [null, null, null],
  });
});

test('a row whose examples are answered differently is refused', () => {
  const shot = (at: string): Position => ({ gun: { type: 'cannon' }, targets: [{ at, type: 'cavalry' }] });
  expect(refusal(shot('d4'))).toBeNull();
  expect(() => alike('Whatever', [shot('d4'), shot('e4')])).toThrow(/«Whatever».*pb\.artillery\.direction/);
});

test('every case names a clause that there is, and none is named twice in one list', () => {
  const known = clauseFile('paper-bayonet').value.map(({ id }) => id);
  expect((cites['paper-bayonet'] ?? []).filter((id) => !known.includes(id))).toEqual([]);
  for (const cases of [silent(), spared(), free()]) {
    expect(cases.length).toBeGreaterThan(1);
    expect(new Set(cases.map(({ says }) => says)).size).toBe(cases.length);
  }
});

describe('the chapter on armies', () => {
  const rows = readFileSync('content/paper-bayonet/chapters/12-armies-and-victory.mdx', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean),
    );

  test('lists every unit with its points', () => {
    const listed = rows
      .filter(([, points, more]) => Number(points) > 0 && more === undefined)
      .map(([name, points]) => [name!.toLowerCase(), Number(points)]);
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(UNIT_TYPES.map((type) => [KIND[type].toLowerCase(), POINTS[type]])),
    );
  });

  test('lists every template with its units and its points', () => {
    const listed = rows
      .filter(([, , points]) => Number(points) > 0)
      .map(([name, units, points]) => [
        name,
        units!.replaceAll('cannons', 'cannon').split(', ').toSorted(),
        Number(points),
      ]);
    const units = (name: Template): readonly string[] =>
      UNIT_TYPES.filter((type) => type !== 'brigadier').flatMap((type) => {
        const count = templateUnits(name).filter((each) => each === type).length;
        return count === 0 ? [] : [`${count} ${KIND[type]}`];
      });
    const wanted = (Object.keys(TEMPLATES) as Template[]).map((name) => [
      TEMPLATE[name],
      units(name).toSorted(),
      cost(templateUnits(name)),
    ]);
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });
});
