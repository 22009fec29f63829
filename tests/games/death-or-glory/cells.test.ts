import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../src/core/charts.ts';
import { CHARTS, type ChartId } from '../../../src/games/death-or-glory/charts/charts.ts';
import { measureVolley } from '../../../src/games/death-or-glory/firing/volley.ts';
import { rollMorale } from '../../../src/games/death-or-glory/morale/test.ts';
import { rateOf } from '../../../src/games/death-or-glory/moving/rates.ts';
import { ALLOWANCES, NATIONS } from '../../../src/games/death-or-glory/tables.ts';
import { Course } from '../../../src/games/death-or-glory/turn/course.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { board, body, firing, read, refusal } from './playing.ts';
import { FIRING, LINE } from './units.ts';

/*
 * Each cell of our charts is looked up by a rule of this part, or listed here as one that a later
 * part looks up.
 */

const FIRE = { fire: 'unit', at: 'foe' };

/** A battery and a line, the front of one so many millimetres before that of the other. */
const facing = (unit: object, gap: number): State =>
  board(
    { unit: { figures: 8, at: [900, 20], facing: 'north', ...unit } },
    { foe: { type: 'austrian-line', at: [900, 20 + 16.5 + gap + 11], facing: 'south' } },
    FIRING,
  );

const termOf = (state: State, clause: string) =>
  measureVolley(state, { type: 'fire', unit: 'unit', at: ['foe'] }).terms.find((term) => term.clause === clause)!;

const endOf = (band: string): number => Number(band.split('–')[1]);

const cellsOf = (id: ChartId): readonly (readonly [row: string, column: string, value: number | null])[] => {
  const { rows, columns, cells }: Chart = CHARTS[id];
  return rows.flatMap((row, r) => columns.map((column, c) => [row, column, cells[r]![c] as number | null] as const));
};

describe('ranges', () => {
  const WEAPONS: Readonly<Record<string, readonly [type: string, depth: number]>> = {
    musket: ['french-line', 22],
    'poor-musket': ['russian-line', 22],
    rifle: ['british-rifles', 22],
    carbine: ['french-hussars', 33],
  };

  test.each(cellsOf('range-small-arms'))('of small arms, %s mm, %s: %j', (row, column, value) => {
    const [type, depth] = WEAPONS[column]!;
    const state = board(
      { unit: { type, figures: 8, at: [900, 100], facing: 'north' } },
      { foe: { type: 'austrian-line', at: [900, 100 + depth / 2 + endOf(row) + 11], facing: 'south' } },
      FIRING,
    );
    if (value === null) expect(refusal(state, FIRE)).toMatch(/out-of-range$/);
    else expect(termOf(state, 'dg.fire.range-modifiers')).toMatchObject({ value, mark: 'reconstructed' });
  });

  const CALIBRES = { heavy: '12-pounder', medium: '8-pounder', light: '6-pounder' } as const;
  test.each(cellsOf('range-artillery').filter(([row]) => endOf(row) < 1200))(
    'of guns, %s mm, %s: %j',
    (row, column, value) => {
      const calibre = CALIBRES[column as keyof typeof CALIBRES];
      const state = facing({ type: 'french-foot-battery', calibre }, endOf(row));
      expect(termOf(state, 'dg.artillery.range-table')).toMatchObject({ value, mark: 'reconstructed' });
    },
  );

  test.each(cellsOf('range-artillery').filter(([row]) => endOf(row) === 1200))(
    'of guns, %s mm, %s: %j',
    (_row, column, value) => {
      const calibre = CALIBRES[column as keyof typeof CALIBRES];
      const state = facing({ type: 'french-foot-battery', calibre }, 1000);
      if (value === null) expect(refusal(state, FIRE)).toBe('dg.artillery.range-table out-of-range');
      else expect(termOf(state, 'dg.artillery.range-table')).toMatchObject({ value });
    },
  );
});

describe('firepower', () => {
  test.each([...cellsOf('infantry'), ...cellsOf('cavalry')].filter(([, column]) => column === 'firepower'))(
    'of %s, %s: %j',
    (type, _column, value) => {
      const depth = CHARTS.infantry.rows.includes(type) ? 22 : 33;
      const state = board(
        { unit: { type, figures: 8, at: [900, 100], facing: 'north' } },
        { foe: { type: 'austrian-line', at: [900, 100 + depth / 2 + 30 + 11], facing: 'south' } },
        FIRING,
      );
      expect(termOf(state, 'dg.fire.firepower-factors')).toMatchObject({ value, mark: 'reconstructed' });
    },
  );

  test.each(cellsOf('firepower-guns'))('of a %s, %s: %j', (calibre, _column, value) => {
    const state = facing({ type: 'french-foot-battery', calibre }, 100);
    expect(termOf(state, 'dg.fire.firepower-factors')).toMatchObject({ value });
  });

  test.each(NATIONS)('of gunners: %s', (nation) => {
    const skill = CHARTS['skill-guns'].cells[NATIONS.indexOf(nation)]![0]!;
    const state = facing({ type: `${nation}-foot-battery`, calibre: '8-pounder' }, 100);
    expect(termOf(state, 'dg.fire.firepower-factors')).toMatchObject({ value: 2 + skill });
  });
});

describe('morale', () => {
  const factors = [...cellsOf('infantry'), ...cellsOf('cavalry')].filter(([, column]) => column === 'morale');
  const gunners = cellsOf('gunners')
    .filter(([, column]) => column === 'morale')
    .map(([row, column, value]) => [`french-${row}`, column, value] as const);

  test.each([...factors, ...gunners])('of %s, %s: %j', (type, _column, value) => {
    const state = board({ unit: { type, figures: 8, at: [900, 450], facing: 'north' } });
    const { reason } = rollMorale(new Course(state), body(state, 'unit'), firing(1), false);
    const terms = reason.test !== null && 'of' in reason.test ? reason.test.of : [];
    expect(terms?.[0]).toMatchObject({ clause: 'dg.morale.factor', value: 10 * value!, mark: 'reconstructed' });
  });
});

describe('casualties', () => {
  /** The cell that a volley looks up when its firepower is such that it totals this at a 1. */
  function lookedUp(id: 'casualties-small-arms' | 'casualties-artillery', total: number): string | undefined {
    const isGuns = id === 'casualties-artillery';
    const chart = isGuns ? 'firepower-guns' : 'infantry';
    const row = isGuns ? '6-pounder' : 'french-line';
    const { rows, columns } = CHARTS[chart] as Chart;
    // All else comes to 1 + 1 + 4 for foot, and for guns to 1 + 1 + 2 + 4, at the nearest range.
    const plain = isGuns ? 8 : 6;
    const cells = rows.map((each) =>
      columns.map((column) => (each === row && column === 'firepower' ? total - plain : null)),
    );
    const start = isGuns
      ? facing({ type: 'french-foot-battery' }, 100)
      : board(
          { unit: { ...LINE, condition: 'volley-spent' } },
          { foe: { type: 'austrian-line', at: [900, 502], facing: 'south' } },
          FIRING,
        );
    const state: State = { ...start, charts: { [chart]: { rows, columns, cells, mark: 'own' } } };
    const [fired] = engine.resolve(state, read(state, FIRE), firing(1));
    const lookup = fired?.type === 'volley-fired' ? fired.reasons[3] : undefined;
    return lookup?.kind === 'lookup' ? lookup.cell : undefined;
  }

  test.each(cellsOf('casualties-small-arms'))('by small arms at %s, %s: %j', (row, _column, value) => {
    expect(lookedUp('casualties-small-arms', Number(row))).toBe(`${value}%`);
  });

  test.each(cellsOf('casualties-artillery'))('by guns at %s, %s: %j', (row, _column, value) => {
    expect(lookedUp('casualties-artillery', Number(row))).toBe(String(value));
  });
});

test.each(cellsOf('fatigue-movement'))('a move of %s troops, %s: %j', (condition, _column, value) => {
  const state = board({ unit: { ...LINE, condition } });
  expect(rateOf(state, body(state, 'unit')) / 1000).toBe(ALLOWANCES.infantry_line * value!);
});

test('all other cells are looked up by later parts', () => {
  const later = {
    infantry: ['impact', 'confused', 'control'],
    cavalry: ['impact on foot', 'impact on horse', 'impact on a square', 'confused', 'control'],
    gunners: ['impact', 'confused', 'control'],
    'casualties-melee': ['per cent'],
    commanders: ['rating'],
  } as const;
  const here: Readonly<Partial<Record<ChartId, readonly string[]>>> = {
    infantry: ['firepower', 'morale'],
    cavalry: ['firepower', 'morale'],
    gunners: ['morale'],
  };
  for (const [id, columns] of Object.entries(later))
    expect([...columns, ...(here[id as ChartId] ?? [])].toSorted(), id).toEqual(
      [...(CHARTS[id as ChartId].columns as readonly string[])].toSorted(),
    );
  const whole: readonly ChartId[] = [
    'range-small-arms',
    'casualties-small-arms',
    'range-artillery',
    'casualties-artillery',
    'firepower-guns',
    'skill-guns',
    'fatigue-movement',
  ];
  expect([...whole, ...Object.keys(later)].toSorted()).toEqual(Object.keys(CHARTS).toSorted());
});
