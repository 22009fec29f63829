import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadClauses } from '../../../src/scenario/files/ledger.ts';
import { RALLIES, RIDES, SAFE } from '../../../src/games/death-or-glory/command/tables.ts';
import { RALLY } from '../../../src/games/death-or-glory/command/rally.ts';
import { CONTROL } from '../../../src/games/death-or-glory/control/modifiers.ts';
import { BANDS } from '../../../src/games/death-or-glory/control/test.ts';
import { FIRE } from '../../../src/games/death-or-glory/firing/modifiers.ts';
import { MELEE } from '../../../src/games/death-or-glory/melee/modifiers.ts';
import {
  COUNTED_ROWS,
  HORSE_COUNTS,
  IN_COVER,
  OVERLAP,
  RIDES_THROUGH,
  TIRES,
} from '../../../src/games/death-or-glory/melee/tables.ts';
import { MORALE } from '../../../src/games/death-or-glory/morale/modifiers.ts';
import {
  CHANGES,
  COLUMN_OF,
  GROUND,
  INTO_SKIRMISH,
  LIMBERING,
  REFACING,
  REFORM,
} from '../../../src/games/death-or-glory/moving/tables.ts';
import { READINGS } from '../../../src/games/death-or-glory/rulings.ts';
import {
  ALLOWANCES,
  AT_RISK,
  FIRE_DIE,
  FRONTS,
  GAP,
  INFLUENCE,
  LEASH,
  MEN,
  MUSKET_MAX,
  ORDER,
  PRESENT,
  SCREEN,
} from '../../../src/games/death-or-glory/tables.ts';

const FILE = 'content/death-or-glory/clauses.yaml';
const ledger = loadClauses(readFileSync(FILE, 'utf8'), FILE);
const clauses = ledger.ok ? ledger.value.value : [];
const source = globSync('src/games/death-or-glory/**/*.ts').map((file) => readFileSync(file, 'utf8'));

/** Everything of this form in the source, each once. */
const named = (form: RegExp): readonly string[] => [
  ...new Set(source.flatMap((text) => [...text.matchAll(form)].map(([id]) => id))),
];

/** The clauses that are tagged where they are played. */
const tagged = new Set(
  source.flatMap((text) =>
    [...text.matchAll(/@clause((?:[\s*]+dg\.[a-z0-9.-]+)+)/g)].flatMap(([, ids]) =>
      [...ids!.matchAll(/dg(?:\.[a-z0-9-]+){2,3}/g)].map(([id]) => id),
    ),
  ),
);

test('the ledger has every clause once', () => {
  const ids = clauses.map(({ id }) => id);
  expect(ids.length).toBe(306);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every distance is told as it is measured on the table, in millimetres', () => {
  const texts = clauses.map(({ id, says, values }) => ({ id, says, values: Object.entries(values ?? {}) }));
  // What is printed in metres alone stands in quotes, beside what it is on the table.
  expect(texts.filter(({ says }) => /\d m\b/.test(says)).map(({ id }) => id)).toEqual([]);
  const untold = texts.flatMap(({ id, says, values }) =>
    values.flatMap(([key, value]) =>
      /^(distance|min|max|gap|retire|visibility|deduct)_mm$/.test(key) && !says.includes(`${String(value)} mm`)
        ? [`${id}: ${key}`]
        : [],
    ),
  );
  expect(untold).toEqual([]);
});

test('a clause waits as long as nothing plays it, and no longer', () => {
  const waiting = clauses.filter(({ engine }) => typeof engine === 'object' && 'waits' in engine).map(({ id }) => id);
  const played = clauses.filter(({ engine }) => engine === true).map(({ id }) => id);
  expect(waiting.filter((id) => tagged.has(id))).toEqual([]);
  expect(played.filter((id) => !tagged.has(id))).toEqual([]);
});

test('every ruling that the engine names belongs to a clause, and has readings to choose from', () => {
  const known: readonly string[] = clauses.flatMap(({ rulings }) => rulings);
  expect(named(/dg-\d{3}/g).filter((id) => !known.includes(id))).toEqual([]);
  for (const keys of Object.values(READINGS)) expect(new Set(keys).size).toBeGreaterThan(1);
});

describe('the numbers of the tables are those of the ledger:', () => {
  const valuesOf = (id: string) => clauses.find((each) => each.id === id)!.values!;
  const lower = (count: number): string => {
    const [whole, rest] = [Math.floor(count / 4), count % 4];
    const part = ['', '1/4', '1/2', '3/4'][rest]!;
    return whole === 0 ? part : part === '' ? String(whole) : `${whole} ${part}`;
  };

  test('moves and distances', () => {
    expect(valuesOf('dg.move.allowances')).toEqual(ALLOWANCES);
    expect(valuesOf('dg.skirmish.parent-distance')).toEqual({ max_mm: LEASH });
    expect(valuesOf('dg.skirmish.forty-gap')).toEqual({ min_mm: GAP });
    expect(valuesOf('dg.fire.musket-max')).toEqual({ max_mm: MUSKET_MAX });
    expect(valuesOf('dg.fire.general-hit')).toMatchObject({ distance_mm: AT_RISK });
    expect(valuesOf('dg.command.cinc-presence')).toEqual({ distance_mm: PRESENT });
    expect(valuesOf('dg.rally.eligibility')).toMatchObject({ distance_mm: SAFE });
    expect(valuesOf('dg.rally.commander')).toMatchObject({ distance_mm: RALLIES });
    expect(Object.values(valuesOf('dg.orders.messenger-speed'))).toEqual([
      RIDES['line-speed-320'],
      RIDES['column-speed-380'],
    ]);
  });

  test('figures and fronts', () => {
    expect(valuesOf('dg.scale.men-per-figure')).toEqual({ men_per_figure: MEN });
    expect(valuesOf('dg.scale.infantry-base')).toEqual({ infantry_frontage_mm: FRONTS.foot });
    expect(valuesOf('dg.scale.cavalry-base')).toEqual({ cavalry_frontage_mm: FRONTS.horse });
    expect(valuesOf('dg.scale.battery-frontage')).toMatchObject({ mm_per_gun: FRONTS.gun });
  });

  test('melees', () => {
    expect(valuesOf('dg.melee.first-round-figures')).toMatchObject({
      infantry_rows: COUNTED_ROWS.foot,
      cavalry_rows: COUNTED_ROWS.horse,
    });
    expect(valuesOf('dg.melee.overlap')).toEqual({ figures_per_flank: OVERLAP });
    expect(valuesOf('dg.melee.count-cavalry')).toEqual({ cavalry_v_foot: HORSE_COUNTS });
    expect(valuesOf('dg.melee.cover-count')).toEqual({ multiplier: IN_COVER.hard[0] / IN_COVER.hard[1] });
    expect(valuesOf('dg.melee.entrenched-count')).toEqual({ multiplier: IN_COVER.entrenched[0] });
    expect(valuesOf('dg.melee.cavalry-25-percent')).toEqual({ ratio: RIDES_THROUGH });
    expect(valuesOf('dg.fatigue.melee')).toEqual(TIRES.open);
    expect(valuesOf('dg.fatigue.melee-cover')).toEqual(TIRES.cover);
    expect(valuesOf('dg.melee.resolve')).toEqual({ die: valuesOf('dg.fire.resolve')['die'] });
  });

  test('the steps of a turn', () => {
    expect(valuesOf('dg.sequence.order')).toEqual({ order: ORDER['list-order'] });
  });

  test('the presence of a commander in chief, and screens', () => {
    expect(valuesOf('dg.command.cinc-influence')).toEqual({ modifier: INFLUENCE.competent });
    expect(valuesOf('dg.command.cinc-exceptional')).toMatchObject({ modifier: INFLUENCE.exceptional });
    expect(valuesOf('dg.command.cinc-napoleon-wellington')).toMatchObject({ modifier: INFLUENCE.supreme });
    expect(valuesOf('dg.skirmish.screen-density')).toEqual(SCREEN);
  });

  test('the results of a test of control', () => {
    const rows = BANDS.map(({ from, to }) =>
      to === null ? `${from!}+` : from === null ? `${to} or less` : `${from}-${to}`,
    );
    expect(Object.keys(valuesOf('dg.control.result'))).toEqual(rows);
  });

  test('the fire die', () => {
    const die = valuesOf('dg.fire.resolve')['die'] as Readonly<Record<string, number>>;
    const read = (face: number) =>
      die[
        Object.keys(die).find((row) => row.includes('-') && face >= Number(row[0]) && face <= Number(row.at(-1))) ??
          String(face)
      ];
    expect(FIRE_DIE).toEqual(Array.from({ length: 10 }, (_, face) => read(face)));
  });

  test.each(
    [...FIRE.rows, ...MORALE.rows, ...MELEE.rows, ...CONTROL.rows, ...RALLY.rows].map(
      ({ clause, value }) => [clause, value] as const,
    ),
  )('%s', (clause, value) => {
    expect(valuesOf(clause)).toMatchObject({ modifier: value });
  });

  test.each(CHANGES.map((change) => [change.clause, change] as const))('%s', (clause, { foot, horse }) => {
    expect(valuesOf(clause)).toMatchObject({
      infantry: { brit_fr: lower(foot[0]), russ: lower(foot[1]), pr_au: lower(foot[2]) },
      cavalry: horse === null ? null : { brit: lower(horse[0]), fr_russ: lower(horse[1]), pr_au: lower(horse[2]) },
    });
  });

  test.each([
    ['dg.formation.into-skirmish', INTO_SKIRMISH],
    ['dg.formation.reform-unformed', REFORM.unformed],
    ['dg.formation.reform-disordered', REFORM.disordered],
  ] as const)('%s', (clause, { foot, horse }) => {
    expect(valuesOf(clause)).toMatchObject({
      infantry: { brit_fr: lower(foot[0]), russ: lower(foot[1]), pr_au: lower(foot[2]) },
      cavalry: { brit: lower(horse[0]), fr_russ: lower(horse[1]), pr_au: lower(horse[2]) },
    });
  });

  test('guns', () => {
    for (const { clause, foot, horse } of Object.values(LIMBERING))
      expect(valuesOf(clause)).toMatchObject({
        foot: { brit_fr: lower(foot[0]), russ: lower(foot[1]), pr_au: lower(foot[2]) },
        horse: [lower(horse), lower(horse)],
      });
    const bands = Object.entries(valuesOf('dg.formation.reface-battery')).map(([band, time]) => [
      Number(band.split('-')[1]),
      time,
    ]);
    expect(bands).toEqual(REFACING.map(([most, count]) => [most, lower(count)]));
  });

  test('nations without a column of their own', () => {
    expect(COLUMN_OF.foot).toMatchObject(valuesOf('dg.nation.infantry'));
    expect(COLUMN_OF.horse).toMatchObject(valuesOf('dg.nation.cavalry'));
    expect(COLUMN_OF.guns).toMatchObject(valuesOf('dg.nation.artillery'));
  });

  test('difficult ground', () => {
    for (const [kind, row] of Object.entries(GROUND)) {
      const values = valuesOf(row.clause);
      if (values['rate'] !== undefined) expect(row, kind).toMatchObject({ rate: values['rate'] });
      if (typeof values['deduct'] === 'number') expect(row, kind).toMatchObject({ rate: 1 - values['deduct'] });
      if (values['deduct_mm'] !== undefined)
        expect('deduct' in row ? row.deduct : 'deductPerTen' in row ? row.deductPerTen : null, kind).toBe(
          values['deduct_mm'],
        );
      if (values['state'] !== undefined) expect(row, kind).toMatchObject({ makes: values['state'] });
      expect(
        row.bars.some((each) => each === 'guns'),
        kind,
      ).toBe(values['artillery'] === false);
      expect(
        row.bars.some((each) => each === ('horse' as never)),
        kind,
      ).toBe(values['cavalry'] === false);
    }
  });
});
