import { expect, test } from 'vitest';
import { valueOf } from '../../../src/games/contract/modifiers.ts';
import { EFFECT, TO_HIT } from '../../../src/games/paper-bayonet/artillery/effect.ts';
import { cost, templateUnits } from '../../../src/games/paper-bayonet/before/army.ts';
import { DICE } from '../../../src/games/paper-bayonet/fighting/dice.ts';
import { SCORE } from '../../../src/games/paper-bayonet/fighting/score.ts';
import * as t from '../../../src/games/paper-bayonet/tables.ts';
import { clauseFile } from '../../../src/library/files.ts';

const from = (lowest: number): readonly number[] => Array.from({ length: 7 - lowest }, (_, i) => lowest + i);
const those = (types: readonly t.UnitType[], of: Readonly<Record<t.UnitType, number>>) =>
  Object.fromEntries(types.map((type) => [type, of[type]]));
const moving = (squares: number) => t.UNIT_TYPES.filter((type) => t.ALLOWANCE[type] === squares);
const saved = (number: number) => t.UNIT_TYPES.filter((type) => t.RALLY_NUMBER[type] === number);
const counted = (units: readonly t.UnitType[]) =>
  Object.fromEntries(
    t.UNIT_TYPES.flatMap((type) => {
      const count = units.filter((each) => each === type).length;
      return count === 0 ? [] : [[type, count]];
    }),
  );

/** The numbers of the booklet that the ledger records, each taken from the engine’s tables. */
const ENGINE: Readonly<Record<string, object>> = {
  'pb.setup.map-size': { inches: t.MAP_INCHES['inch-squares-18x24'] },
  'pb.components.map-size': { inches: t.MAP_INCHES['inch-squares-18x28'] },
  'pb.rounds.limit-recommended': {
    beginner: t.GAME_ROUNDS.beginner,
    standard: t.GAME_ROUNDS.standard,
    long_at_least: t.GAME_ROUNDS.long,
  },
  'pb.rounds.extension': { continues_on: from(t.EXTENDED_ON) },
  'pb.points.game-sizes': {
    learning: t.GAME_POINTS.learning,
    standard: t.GAME_POINTS.standard,
    large_at_least: t.GAME_POINTS.large,
  },
  'pb.points.unit-costs': t.POINTS,
  'pb.deploy.zone': { depth: t.DEPLOY_DEPTH },
  'pb.victory.objectives.number-and-turns': { markers: t.OBJECTIVES.markers },
  'pb.victory.objectives.placement': { min_distance_exclusive: t.OBJECTIVES.apart },
  'pb.turn.phase-order': { phases: t.PHASES },
  'pb.activation.number': { activated_on: from(t.ACTIVATED_ON) },
  'pb.artillery.types': { types: t.ARTILLERY },
  'pb.artillery.range.cannon': { range: t.RANGE.cannon },
  'pb.artillery.range.howitzer': { range: t.RANGE.howitzer },
  'pb.artillery.hit-number': {
    // A shot at one square is possible only under one reading.
    needed_by_distance: Object.fromEntries(Object.entries(t.HIT_NUMBER).filter(([squares]) => squares !== '1')),
    howitzer_max_distance: t.RANGE.howitzer,
  },
  'pb.artillery.hit.column': { to_hit: valueOf(TO_HIT, 'pb.artillery.hit.column') },
  'pb.artillery.hit.square': { to_hit: valueOf(TO_HIT, 'pb.artillery.hit.square') },
  'pb.artillery.effect.woods': { effect: valueOf(EFFECT, 'pb.artillery.effect.woods') },
  'pb.artillery.effect.building': { effect: valueOf(EFFECT, 'pb.artillery.effect.building') },
  'pb.artillery.effect.none': { results: from(1).filter((face) => face < t.EFFECT_FROM.disrupted) },
  'pb.artillery.effect.disrupted': {
    results: from(t.EFFECT_FROM.disrupted).filter((face) => face < t.EFFECT_FROM.routed),
  },
  'pb.artillery.effect.routed': { results: from(t.EFFECT_FROM.routed) },
  'pb.artillery.effect.removal': { results: from(t.EFFECT_FROM.removed) },
  'pb.movement.allowance.one': those(moving(1), t.ALLOWANCE),
  'pb.movement.allowance.two': those(moving(2), t.ALLOWANCE),
  'pb.fighting.base-dice': { dice: valueOf(DICE, 'pb.fighting.base-dice') },
  'pb.fighting.cavalry-two-dice': {
    dice: valueOf(DICE, 'pb.fighting.base-dice') + valueOf(DICE, 'pb.fighting.cavalry-two-dice'),
  },
  'pb.fighting.result.disrupted': { difference: t.RESULT_FROM.disrupted },
  'pb.fighting.result.routed': { difference: t.RESULT_FROM.routed },
  'pb.fighting.result.destroyed': { difference_at_least: t.RESULT_FROM.destroyed },
  'pb.brigadier.displaced': { squares: t.DISPLACED },
  'pb.artillery.combat-modifier': { result: valueOf(SCORE, 'pb.artillery.combat-modifier') },
  'pb.skirmishers.open-ground': { result: valueOf(SCORE, 'pb.skirmishers.open-ground') },
  'pb.terrain.woods.fight': { result: valueOf(SCORE, 'pb.terrain.woods.fight') },
  'pb.terrain.building.fight': { result: valueOf(SCORE, 'pb.terrain.building.fight') },
  'pb.terrain.woods.cavalry': { cavalry_move: t.SLOW_CAVALRY },
  'pb.terrain.wetlands.cavalry': { cavalry_move: t.SLOW_CAVALRY },
  'pb.terrain.river.roll': { crosses_on: from(t.CROSSED_ON) },
  'pb.terrain.road.bonus': { movement: t.ROAD_BONUS },
  'pb.rally.number': { saved_on: from(4) },
  'pb.rally.number.heavy-infantry': { saved_on: from(t.RALLY_NUMBER['heavy-infantry']) },
  'pb.rally.number.artillery': { saved_on: from(t.RALLY_NUMBER.cannon) },
  'pb.charge.requirement': { squares: t.CHARGE },
  'pb.column.who': { types: t.INFANTRY },
  'pb.column.extra-die': { dice: valueOf(DICE, 'pb.column.extra-die') },
};

const valuesOf = (id: string) => clauseFile('paper-bayonet').value.find((clause) => clause.id === id)?.values;

test.each(Object.entries(ENGINE))('the ledger says of %s what the engine plays', (id, values) => {
  expect(valuesOf(id)).toMatchObject(values);
});

test('no type of unit is saved, moved or bought otherwise than the ledger has it', () => {
  expect(Object.keys(t.POINTS).sort()).toEqual(Object.keys(valuesOf('pb.points.unit-costs') ?? {}).sort());
  expect([saved(3), saved(5)]).toEqual([['heavy-infantry'], t.ARTILLERY]);
  const others = [...saved(4)].filter((type) => type !== 'brigadier');
  expect(valuesOf('pb.rally.number')).toMatchObject({ types: others });
});

test('the unit table is that of the engine (pb.unit-table.profile)', () => {
  const rows = t.UNIT_TYPES.map((type) => ({ type, move: t.ALLOWANCE[type], points: t.POINTS[type] }));
  const ledger = valuesOf('pb.unit-table.profile')?.rows;
  expect(ledger).toHaveLength(rows.length);
  expect(ledger).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row) as unknown)));
});

test('the templates are those of the engine (pb.brigade.templates, pb-004)', () => {
  const names = Object.keys(t.TEMPLATES) as t.Template[];
  const rows = names.map((name) => {
    const units = templateUnits(name);
    const computed = cost(units);
    return { units: counted(units), computed, printed: t.PRINTED[name] ?? computed };
  });
  const ledger = valuesOf('pb.brigade.templates')?.rows;
  expect(ledger).toMatchObject(rows);
  expect(ledger).toHaveLength(rows.length);
});
