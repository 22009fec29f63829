import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadClauses } from '../../../src/scenario/files/ledger.ts';
import { fallenBy } from '../../../src/games/campaign-1805/artillery/deviation.ts';
import {
  CANNON_RANGES,
  HOWITZER_RANGES,
  LARGE_FROM,
  TEMPLATES,
} from '../../../src/games/campaign-1805/artillery/guns.ts';
import { AHEAD } from '../../../src/games/campaign-1805/rulings.ts';
import {
  BASE_LEADERSHIP,
  cm,
  COMMANDERS,
  MELEE_SKILL,
  PHASES,
  RANGED_SKILL,
  REACHES,
  SECOND_ROLL,
  TROOPS,
} from '../../../src/games/campaign-1805/tables.ts';
import { SPEED } from '../../../src/games/campaign-1805/moving/speed.ts';

const FILE = 'content/campaign-1805/clauses.yaml';
const ledger = loadClauses(readFileSync(FILE, 'utf8'), FILE);
const clauses = ledger.ok ? ledger.value.value : [];
const source = globSync('src/games/campaign-1805/**/*.ts').map((file) => readFileSync(file, 'utf8'));

/** Everything of this form in the source, each once. */
const named = (form: RegExp): readonly string[] => [
  ...new Set(source.flatMap((text) => [...text.matchAll(form)].map(([id]) => id))),
];

test('the ledger has every clause once', () => {
  const ids = clauses.map(({ id }) => id);
  expect(ids.length).toBe(172);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every clause that the engine names is in the ledger', () => {
  const ids: readonly string[] = clauses.map(({ id }) => id);
  const cited = named(/cf(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){2,3}/g);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every ruling that the engine names belongs to a clause, and has readings to choose from', () => {
  const known: readonly string[] = clauses.flatMap(({ rulings }) => rulings);
  expect(named(/cf-\d{3}/g).filter((id) => !known.includes(id))).toEqual([]);
  for (const keys of Object.values(AHEAD)) expect(new Set(keys).size).toBeGreaterThan(1);
});

describe('the numbers of the tables are those of the ledger:', () => {
  const valuesOf = (id: string) => clauses.find((each) => each.id === id)?.values;

  test('the phases', () => {
    expect(valuesOf('cf.turn.sequence')).toEqual({ phases: PHASES });
  });

  test('the skill and the resolve of all troops', () => {
    expect(valuesOf('cf.fire.skill')).toEqual(RANGED_SKILL);
    expect(valuesOf('cf.melee.skill')).toEqual({ ...MELEE_SKILL, veteran: null });
    expect(valuesOf('cf.morale.base')).toEqual(BASE_LEADERSHIP);
    expect(Object.keys(RANGED_SKILL)).toEqual(TROOPS);
  });

  test('the speeds', () => {
    const { infantry, jaegers, artillery, ...horse } = SPEED;
    expect([infantry, jaegers, artillery]).toEqual([4, 4, 4]);
    expect(valuesOf('cf.move.infantry-line')).toEqual({ cm: infantry });
    const ofHorse = Object.entries(horse).map(([arm, speed]) => [arm.replace('-cavalry', ''), speed]);
    expect(valuesOf('cf.move.cavalry')).toEqual(Object.fromEntries(ofHorse));
  });

  test('the commanders and the second roll', () => {
    expect(valuesOf('cf.morale.commanders')).toEqual(COMMANDERS);
    expect(valuesOf('cf.morale.high-leadership')).toEqual(SECOND_ROLL);
  });

  test('the ranges, the templates and the dice of guns', () => {
    const inCm = (id: string) =>
      Object.fromEntries(
        Object.entries(valuesOf(id)!).map(([group, far]) => [group, far === null ? null : cm(Number(far))]),
      );
    expect(inCm('cf.gun.cannon-ranges')).toEqual(CANNON_RANGES);
    expect(inCm('cf.gun.howitzer-ranges')).toEqual(HOWITZER_RANGES);
    expect(valuesOf('cf.gun.template-small')).toMatchObject({ 'radius-cm': TEMPLATES.small / cm(1) });
    expect(valuesOf('cf.gun.template-large')).toMatchObject({
      'radius-cm': TEMPLATES.large / cm(1),
      'min-lb': LARGE_FROM,
    });
    const fallen = Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [String(face), fallenBy(face)]));
    expect(valuesOf('cf.gun.artillery-dice')).toEqual({ dice: ['D6', 'D10'], d6: fallen });
  });

  test.each([
    ['cf.fire.musket-ranges', REACHES.musket],
    ['cf.fire.jaeger-ranges', REACHES.rifle],
  ] as const)('%s', (id, reaches) => {
    const values = Object.fromEntries(Object.entries(valuesOf(id)!).map(([band, far]) => [band, cm(Number(far))]));
    expect(values).toEqual(reaches);
  });
});
