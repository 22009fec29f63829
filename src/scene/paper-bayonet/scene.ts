import type { Annotation } from '../../core/annotations.ts';
import type { Square } from '../../geometry/grid.ts';
import { controls } from '../../games/paper-bayonet/turn/ending.ts';
import { people } from '../../games/paper-bayonet/names.ts';
import type { State, Unit } from '../../games/paper-bayonet/state.ts';
import type { Ground } from '../../games/paper-bayonet/tables.ts';
import { words } from '../../games/paper-bayonet/words.ts';
import type { Heading, Mark, Scene, Spot } from '../scene.ts';
import { above, below, eachWayOnce, faults } from './annotations.ts';
import { centre, spot } from './squares.ts';

/** The eight facings as vectors of length 1; y points up. */
const HALF = Math.SQRT1_2;
const FACINGS: readonly Heading[] = [
  [0, 1],
  [HALF, HALF],
  [1, 0],
  [HALF, -HALF],
  [0, -1],
  [-HALF, -HALF],
  [-1, 0],
  [-HALF, HALF],
];

/** The distance of each half of an attack column from the centre of its square. */
const PAIR = 0.14;

/**
 * A Paper Bayonet board with the annotations of a step. Squares are 1 wide; the origin is at the
 * lower left. `aimed` is the state that the annotations were made for: a line of fire ends where
 * its target stood, not at the square that it fled to.
 */
export function scene(state: State, shows: readonly Annotation[], aimed: State = state): Scene {
  const units = Object.values(state.units);
  const annotations = eachWayOnce(shows);
  return {
    width: state.size.files,
    height: state.size.ranks,
    sheet: 'grid-paper',
    grid: true,
    alt: `Board of ${state.size.files} by ${state.size.ranks} squares. ${words.moment(state)}. ${units.length} ${units.length === 1 ? 'unit' : 'units'}.`,
    description: [...units.map(({ id }) => ({ id, text: words.unit(id, state) })), ...terrain(state)],
    marks: [
      ...cells(state),
      ...labels(state),
      ...under(aimed, annotations),
      ...driven(aimed, state, annotations),
      ...units.flatMap((unit) => unitMarks(state, unit)),
      ...over(aimed, annotations),
    ],
  };
}

/** The marks that annotations alone add to a board. */
export function shown(state: State, shows: readonly Annotation[]): readonly Mark[] {
  const annotations = eachWayOnce(shows);
  return [...under(state, annotations), ...over(state, annotations)];
}

const under = (state: State, annotations: readonly Annotation[]): readonly Mark[] =>
  annotations.flatMap((each, i) => below(state, each, i, faults(annotations)));

const over = (state: State, annotations: readonly Annotation[]): readonly Mark[] =>
  annotations.flatMap((each, i) => above(state, each, i));

/** The squares of each kind of ground, for the text description. */
function terrain(state: State): Scene['description'] {
  const names: Readonly<Record<Exclude<Ground, 'open'>, string>> = {
    woods: 'Woods',
    building: 'Buildings',
    hill: 'Hills',
    road: 'Road',
    bridge: 'Bridges',
    river: 'River',
    'impassable-river': 'Impassable river',
    lake: 'Lakes',
    wetlands: 'Wetlands',
  };
  const markers = state.objectives.map((at) => ({ id: `objective-${at}`, text: `An objective on ${at}` }));
  const grounds = Object.entries(names).flatMap(([ground, name]) => {
    const squares = Object.keys(state.ground)
      .filter((at) => state.ground[at as Square] === ground)
      .sort(asCounted);
    return squares.length === 0 ? [] : [{ id: ground, text: `${name} on ${squares.join(', ')}` }];
  });
  return [...grounds, ...markers];
}

/** Sorts by file, then by rank as a number, so that 10 comes after 9. */
const asCounted = (a: string, b: string): number =>
  a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));

/** The painters' names for kinds of ground that the game names differently. */
const PAINTED: Readonly<Partial<Record<Ground, string>>> = { wetlands: 'wetland', 'impassable-river': 'river' };

const cells = (state: State): readonly Mark[] =>
  Object.entries(state.ground).map(([at, ground = 'open']) => ({
    kind: 'cell',
    id: `cell-${at}`,
    square: at,
    at: centre(at as Square),
    ground: PAINTED[ground] ?? ground,
  }));

/**
 * The labels of impassable rivers, as on a printed map, and the objectives with their holders.
 * @clause pb.terrain.river.impassable-label
 */
const labels = (state: State): readonly Mark[] => [
  ...Object.entries(state.ground)
    .filter(([, ground]) => ground === 'impassable-river')
    .map(([at]): Mark => ({ kind: 'label', id: `impassable-${at}`, at: centre(at as Square), text: '×' })),
  ...state.objectives.map((at) => objective(state, at)),
];

function objective(state: State, at: Square): Mark {
  const sides = Object.keys(state.sides);
  const holder = sides.findIndex((side) => controls(state, side, at));
  const symbol = ['objective', 'objective-first', 'objective-second'][holder + 1]!;
  return { kind: 'badge', id: `objective-${at}`, on: at, at: centre(at), symbol, text: heldBy(sides[holder]) };
}

/** The words for the holder of an objective: `Objective, held by the French`. */
const heldBy = (side: string | undefined): string =>
  side === undefined ? 'Objective, held by nobody' : `Objective, held by ${people(side)}`;

/** The number of a unit's brigade within its side; null if the side has only one brigade. */
export function brigadeNumber({ brigades }: State, { side, brigade }: Unit): number | null {
  const own = Object.keys(brigades).filter((each) => brigades[each] === side);
  return own.length < 2 ? null : own.indexOf(brigade) + 1;
}

/** A unit's counter. Unless the unit is steady, it is turned around and has a badge. */
function unitMarks(state: State, unit: Unit): readonly Mark[] {
  const { facing } = state.sides[unit.side]!;
  const turned = (facing + (unit.condition === 'steady' ? 0 : 4)) % 8;
  const [x, y] = centre(unit.at);
  const pair = unit.formation === 'column' ? Object.values(state.units).filter((each) => each.at === unit.at) : [unit];
  const shift = pair.length < 2 ? 0 : (pair[0]!.id === unit.id ? 1 : -1) * PAIR;
  const at: Spot = [x, y + shift];
  const side = Object.keys(state.sides)[0] === unit.side ? 'first' : 'second';
  const { type: symbol, condition, formation } = unit;
  const brigade = brigadeNumber(state, unit);
  const base: Mark = {
    kind: 'base',
    id: unit.id,
    at,
    facing: FACINGS[turned]!,
    size: [1, 1],
    side,
    symbol,
    condition,
    formation,
    ...(brigade !== null && { brigade }),
  };
  if (condition === 'steady') return [base];
  return [base, { kind: 'badge', id: `${unit.id}-badge`, on: unit.id, at, symbol: condition, text: condition }];
}

/**
 * Marks for units that left their square, but not by a path of the order: an outline on the old
 * square, and an arrow to the new one if the unit is still on the board, otherwise a cross. A unit
 * whose attack failed is one of them: its path does not lead to its new square. The two units of a
 * column share one outline.
 */
function driven(before: State, now: State, annotations: readonly Annotation[]): readonly Mark[] {
  const drawn = new Set<string>();
  const isNew = (id: string): boolean => !drawn.has(id) && drawn.add(id).has(id);
  const left = Object.values(before.units).filter(
    (unit) => now.units[unit.id]?.at !== unit.at && !walked(before, now, unit, annotations),
  );
  return left.flatMap((unit): readonly Mark[] => {
    const [base] = unitMarks(before, unit);
    const to = now.units[unit.id]?.at;
    const was: Mark = {
      ...(base as Mark<'base'>),
      id: `was-${unit.id}`,
      at: centre(unit.at),
      ghost: true,
      ...(to === undefined && { crossed: true }),
    };
    const outline = isNew(unit.at) ? [was] : [];
    if (to === undefined || !isNew(`${unit.at} ${to}`)) return outline;
    return [
      ...outline,
      { kind: 'trace', id: `went-${unit.id}`, points: [centre(unit.at), centre(to)], sense: 'flight' },
    ];
  });
}

/** Whether a path of the order, of the unit or of one that stood with it, led to its square. */
function walked(before: State, now: State, { id, at }: Unit, annotations: readonly Annotation[]): boolean {
  const to = now.units[id]?.at;
  return annotations.some((each) => {
    if (each.kind !== 'path' || to === undefined) return false;
    const way = each.through.map((place) => spot(before, place));
    return way[0] === at && way.includes(to);
  });
}
