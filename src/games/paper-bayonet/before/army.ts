import type { Problem } from '../../../core/result.ts';
import { groundBars, loneUnit } from '../moving/ground.ts';
import type { ArmyBoard } from '../boards/schema.ts';
import { row } from '../fighting/rout.ts';
import { read } from '../rulings.ts';
import { DEPLOY_DEPTH, EDGES, POINTS, PRINTED, TEMPLATES, type UnitType } from '../tables.ts';
import type { State } from '../state.ts';

type BoardMap = Pick<State, 'size' | 'ground'>;
type Readings = Pick<State, 'readings'>;
type Brigade = ArmyBoard['armies'][string][string];

/**
 * The cost of these units, in points.
 * @clause pb.points.unit-costs pb.points.every-unit-has-value
 * @clause pb.points.unit-costs pb.points.every-unit-has-value
 */
export const cost = (types: readonly UnitType[]): number => types.reduce((sum, type) => sum + POINTS[type], 0);

/**
 * The units of a template brigade, its Brigadier first.
 * @clause pb.brigade.templates @ruling pb-004
 */
export const templateUnits = (name: keyof typeof TEMPLATES): readonly UnitType[] => {
  const counts: Readonly<Partial<Record<UnitType, number>>> = TEMPLATES[name];
  const all = Object.entries(counts) as readonly (readonly [UnitType, number])[];
  return ['brigadier', ...all.flatMap(([type, count]) => Array.from({ length: count }, () => type))];
};

/**
 * Everything wrong with two armies that are still to be deployed: with their brigades, their
 * points, or the room on the map. Empty if nothing is wrong.
 * @clause pb.points.spend pb.brigade.organise pb.brigade.composition pb.brigade.templates-optional
 * @ruling pb-004 pb-005 pb-006
 */
export function armyFaults({ armies, agreement }: ArmyBoard, map: BoardMap & Readings): readonly Problem[] {
  const sides = Object.entries(armies);
  return [
    ...(sides.length === 2 ? [] : [{ path: 'armies', found: `${sides.length} armies`, wanted: 'two armies' }]),
    ...sides.flatMap(([side, brigades]) => [
      ...misspent(map, side, brigades, agreement.points),
      ...Object.entries(brigades).flatMap(([id, brigade]) => brigadeFaults(map, `armies.${side}.${id}`, brigade)),
      ...crowded(side, brigades, map),
    ]),
    ...twice(armies),
  ];
}

const types = ({ units }: Brigade): readonly UnitType[] => Object.values(units).map(({ type }) => type);

/**
 * The cost of a brigade: the sum of its units or, under `printed-30`, the printed total of its
 * template.
 * @ruling pb-004
 */
function brigadeCost(state: Readings, brigade: Brigade): number {
  const printed = brigade.template === undefined ? undefined : PRINTED[brigade.template];
  return printed !== undefined && read(state, 'pb-004') === 'printed-30' ? printed : cost(types(brigade));
}

/**
 * An army that comes with a board may cost at most the agreed points. The reading that all points
 * must be spent (pb-006) is only for armies that players buy, because a board may show a part of an
 * army.
 * @clause pb.points.spend
 */
function misspent(
  state: Readings,
  side: string,
  brigades: Readonly<Record<string, Brigade>>,
  points: number,
): readonly Problem[] {
  const spent = Object.values(brigades).reduce((sum, brigade) => sum + brigadeCost(state, brigade), 0);
  const fault = (wanted: string): readonly Problem[] => [{ path: `armies.${side}`, found: `${spent} points`, wanted }];
  if (spent > points) return fault(`at most the ${points} that were agreed`);
  return [];
}

/**
 * A brigade has one Brigadier and at least one other unit; under `zero-allowed` it may have none. A
 * brigade that names a template has exactly the template's units.
 * @clause pb.brigade.composition pb.brigade.templates @ruling pb-005
 */
function brigadeFaults(state: Readings, path: string, brigade: Brigade): readonly Problem[] {
  const found = types(brigade);
  const brigadiers = found.filter((type) => type === 'brigadier').length;
  if (brigadiers !== 1) return [{ path, found: `${brigadiers} Brigadiers`, wanted: 'one Brigadier among its units' }];
  if (found.length === 1 && read(state, 'pb-005') === 'at-least-one')
    return [{ path, found: 'a Brigadier alone', wanted: 'one unit or more besides him' }];
  if (brigade.template === undefined) return [];
  const wanted = templateUnits(brigade.template);
  const same = [...found].sort().join() === [...wanted].sort().join();
  return same
    ? []
    : [{ path, found: found.join(', '), wanted: `the units of ${brigade.template}: ${wanted.join(', ')}` }];
}

/** A gun is the most restricted type of unit: every square open to a gun is open to all types. */
const GUN = loneUnit('cannon');

/**
 * How many units fit into the smallest deployment zone of the four edges, because an army may be
 * given any edge.
 * @clause pb.deploy.zone
 */
export const roomAtEdges = (map: BoardMap): number =>
  Math.min(
    ...EDGES.map((edge) => {
      const zone = Array.from({ length: DEPLOY_DEPTH }, (_, before) => row(map, edge, before)).flat();
      return zone.filter((at) => groundBars(map, GUN, at) === null).length;
    }),
  );

/**
 * Refuses an army that does not fit into the smallest deployment zone. @clause pb.deploy.zone
 * @clause pb.deploy.zone
 */
function crowded(side: string, brigades: Readonly<Record<string, Brigade>>, map: BoardMap): readonly Problem[] {
  const count = Object.values(brigades).reduce((sum, brigade) => sum + Object.keys(brigade.units).length, 0);
  const room = roomAtEdges(map);
  if (count <= room) return [];
  return [
    { path: `armies.${side}`, found: `${count} units`, wanted: `at most ${room}: so many find room at each edge` },
  ];
}

/** Ids that more than one unit or more than one brigade has. */
function twice(armies: ArmyBoard['armies']): readonly Problem[] {
  const brigades = Object.entries(armies).flatMap(([side, all]) =>
    Object.entries(all).map(([id, brigade]) => ({ side, id, brigade })),
  );
  const again = (ids: readonly string[]): readonly string[] => ids.filter((id, i) => ids.indexOf(id) !== i);
  return [
    ...again(brigades.map(({ id }) => id)).map((id) => ({
      path: 'armies',
      found: `the brigade ${id} twice`,
      wanted: 'an id of its own for each brigade',
    })),
    ...again(brigades.flatMap(({ brigade }) => Object.keys(brigade.units))).map((id) => ({
      path: 'armies',
      found: `the unit ${id} twice`,
      wanted: 'an id of its own for each unit',
    })),
  ];
}
