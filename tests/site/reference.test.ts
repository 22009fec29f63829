import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cost, templateUnits } from '../../src/games/paper-bayonet/before/army.ts';
import { KIND, TEMPLATE } from '../../src/games/paper-bayonet/names.ts';
import { POINTS, type Template, TEMPLATES, UNIT_TYPES } from '../../src/games/paper-bayonet/tables.ts';
import type { Cell } from '../../src/games/contract/reference.ts';
import { boardFile, clauseFile } from '../../src/library/files.ts';
import { shownGames } from '../../src/library/plays.ts';
import { faces, parseOrder, sameVerdict, refusals } from '../../src/library/reference/counted.ts';
import { linkedClauses, referenceOf } from '../../src/library/reference/index.ts';
import { engineOf } from '../../src/register/index.ts';
import { filled } from '../../src/library/reference/slots.ts';

const { sections } = await referenceOf('paper-bayonet');
const part = (title: string) => sections.flatMap(({ parts }) => parts).find((each) => each.title === title)!;
const said = (cell: Cell): string =>
  typeof cell === 'string' ? cell : [cell.text, cell.below, cell.clause].filter((each) => each !== undefined).join(' ');
/** The text of the table row with this heading. */
const row = (title: string, head: string): readonly string[] =>
  part(title)
    .tables[0]!.rows.find(([first]) => first === head)!
    .slice(1)
    .map(said);

describe('the odds of a shot, counted by hand', () => {
  test.each([
    ['2', ['21 58 %', '5 14 %', '10 28 %'], 0],
    ['5', ['30 83 %', '2 6 %', '4 11 %'], 0],
    ['5', ['32 89 %', '2 6 %', '2 6 %'], 3],
    ['6', ['35 97 %', '1 3 %', '–'], 6],
  ] as const)('%s squares: %j', (distance, wanted, from) => {
    expect(row('The odds of a shot', distance).slice(from, from + 3)).toEqual(
      wanted.map((each) => each.replace(' %', '\u00a0%')),
    );
  });

  test('a column is always hit at two squares, and on a 5 or 6 at six', () => {
    const column = row('To hit', 'Against a column');
    expect([column[0], column[4]]).toEqual(['sure 100\u00a0%', '1/3 33\u00a0%']);
    expect(row('To hit', 'Chance')[4]).toBe('1/6 17\u00a0%');
    expect(row('To hit', 'Howitzer')).toEqual(['yes', 'yes', 'yes', '–', '–']);
  });
});

describe('faces of the effect die', () => {
  test('in woods a 5 disrupts and only a 6 routs (pb.artillery.effect.woods)', () => {
    expect(row('Effect', 'Steady in woods, −1')).toEqual(['1–4', '5', '6', '–']);
  });

  test('only a unit that is already shaken is removed (pb.artillery.effect.removal)', () => {
    expect(row('Effect', 'Steady in the open')[3]).toBe('–');
    expect(row('Effect', 'Disrupted or rallied in the open')[3]).toBe('6');
  });

  test('faces that are not consecutive are not shown as a range', () => {
    expect(() => faces(['routed', 'unharmed', 'routed'], 'routed')).toThrow('1, 3');
  });
});

test('what blocks a line of sight: for a cannon on low ground, a cannon on a hill, a howitzer', () => {
  const [table] = part('What stops a line of fire').tables;
  const by = (cell: Cell) => (typeof cell === 'string' ? null : cell.clause);
  expect(Object.fromEntries(table!.rows.map(([head, ...cells]) => [head, cells.map(by)]))).toEqual({
    'One unit, friend or enemy': ['pb.los.units-block', null, null],
    'One wood, or one building': [null, null, null],
    'Two of these or more, mixed or not': ['pb.los.terrain-blocks', null, null],
    'A hill with nobody on it': ['pb.los.caption-low-ground', null, null],
    'A hill with a unit on it': ['pb.los.units-block', 'pb.los.hill-cannon', null],
    'Only the wood or building the target is in': [null, null, null],
  });
});

describe('a quick reference that the engine contradicts is refused:', async () => {
  const counting = { engine: await engineOf('paper-bayonet'), bases: boardFile('paper-bayonet') };
  const setting = { board: { like: 'a-gun' }, order: { fire: 'gun', at: 'target' } };
  const at = (square: string) => ({ units: { target: { at: square } } });
  const shots = (...squares: readonly string[]) =>
    squares.map((square) => parseOrder(counting, [setting.board, at(square)], setting.order));

  test('a row whose examples are answered differently', () => {
    expect(sameVerdict('Whatever', counting.engine, shots('d4', 'd5'))).toBeNull();
    expect(() => sameVerdict('Whatever', counting.engine, shots('d4', 'e4'))).toThrow(
      /«Whatever».*pb\.artillery\.direction/,
    );
  });

  test('a case that is allowed', () => {
    const refused = [{ says: 'Whatever', each: [at('d4')] }];
    expect(() => refusals(counting, { ...setting, refused }, (_path, work) => work())).toThrow(
      '«Whatever»: the engine allows it',
    );
  });

  test('an invalid board', () => {
    expect(() => shots('z9')).toThrow(/units\.target\.at: found .*, expected /);
  });

  test('a number that the rules do not have', () => {
    expect(filled('{+fight.woods} and {fight.rain}'.slice(0, 14), { fight: { woods: -1 } })).toBe('−1');
    expect(() => filled('{fight.rain}', { fight: { woods: -1 } })).toThrow('{fight.rain}: there is no such number');
  });
});

test.each(shownGames())('%s: every clause that its quick reference cites exists', async (game) => {
  const known = clauseFile(game).value.map(({ id }) => id);
  const cited = await linkedClauses(game);
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter((id) => !known.includes(id))).toEqual([]);
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
