import type { Annotation } from '../../core/annotations.ts';
import type { Direction } from '../../geometry/table.ts';
import { isSquare, onBoard, place, square, steps, type Square } from '../../geometry/grid.ts';
import { controls } from '../../games/paper-bayonet/ending.ts';
import { people } from '../../games/paper-bayonet/names.ts';
import type { State, Unit } from '../../games/paper-bayonet/state.ts';
import type { Ground } from '../../games/paper-bayonet/tables.ts';
import { words } from '../../games/paper-bayonet/words.ts';
import type { Mark, Scene, Spot } from '../scene.ts';

/** One step in each facing as a vector of length 1, y up. */
const HALF = Math.SQRT1_2;
const FACINGS: readonly Direction[] = [
  [0, 1],
  [HALF, HALF],
  [1, 0],
  [HALF, -HALF],
  [0, -1],
  [-HALF, -HALF],
  [-1, 0],
  [-HALF, HALF],
];

/** How far each half of an attack column is from the centre of its square. */
const PAIR = 0.14;

/** The centre of a square; squares are 1 wide. */
const centre = (at: Square): Spot => {
  const { file, rank } = place(at);
  return [file + 0.5, rank + 0.5];
};

/**
 * A Paper Bayonet board with the annotations of a step. Squares are 1 wide, with the origin at the lower left. `aimed` is the state that
 * the annotations were made for: a line of fire ends where its target stood, not where it fled to.
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
      ...annotations.flatMap((each, i) => below(aimed, each, i, faults(annotations))),
      ...driven(aimed, state, annotations),
      ...units.flatMap((unit) => unitMarks(state, unit)),
      ...annotations.flatMap((each, i) => above(aimed, each, i)),
    ],
  };
}

/** Where each kind of ground lies, for the text description. */
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

/** The painters' names for kinds of ground, where they differ from the game's. */
const PAINTED: Readonly<Partial<Record<Ground, string>>> = { wetlands: 'wetland', 'impassable-river': 'river' };

const cells = (state: State): readonly Mark[] =>
  Object.entries(state.ground).map(([at, ground = 'open']) => ({
    kind: 'cell',
    id: `cell-${at}`,
    square: at,
    at: centre(at as Square),
    ground: PAINTED[ground] ?? ground,
  }));

/** Impassable rivers are labelled as on a printed map, and objectives show who holds them. @clause pb.terrain.river.impassable-label */
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

/** `Objective, held by the French`. */
const heldBy = (side: string | undefined): string =>
  side === undefined ? 'Objective, held by nobody' : `Objective, held by ${people(side)}`;

/** The number of a unit's brigade among those of its side; none if it is the only one. */
export function brigadeNumber({ brigades }: State, { side, brigade }: Unit): number | null {
  const own = Object.keys(brigades).filter((each) => brigades[each] === side);
  return own.length < 2 ? null : own.indexOf(brigade) + 1;
}

/** A unit's counter. Unless the unit is steady, the counter is turned around and has a badge with its condition. */
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

/** Units that left their square other than by a path of the order: an outline where they stood, and an arrow to where they are, if they are. */
function driven(before: State, now: State, annotations: readonly Annotation[]): readonly Mark[] {
  const starts = annotations.map((each) => (each.kind === 'path' ? spot(before, each.through[0]) : null));
  const left = Object.values(before.units).filter(({ id, at }) => now.units[id]?.at !== at && !starts.includes(at));
  return left.flatMap((unit): readonly Mark[] => {
    const [base] = unitMarks(before, unit);
    const to = now.units[unit.id]?.at;
    const was: Mark = { ...(base as Mark<'base'>), id: `was-${unit.id}`, ghost: true };
    if (to === undefined) return [was];
    return [was, { kind: 'trace', id: `went-${unit.id}`, points: [centre(unit.at), centre(to)], sense: 'flight' }];
  });
}

/** Drops repeated paths: two units that go the same way share one arrow. */
function eachWayOnce(annotations: readonly Annotation[]): readonly Annotation[] {
  const drawn = new Set<string>();
  return annotations.filter((annotation) => {
    if (annotation.kind !== 'path') return true;
    const way = annotation.through.join();
    return !drawn.has(way) && drawn.add(way);
  });
}

/** The square an annotation points at, given the name of a square or the id of a unit; null if there is none. */
function spot(state: State, where: unknown): Square | null {
  if (typeof where !== 'string') return null;
  return state.units[where]?.at ?? (isSquare(where) && onBoard(state.size, place(where)) ? where : null);
}

/** The corners of a square, from its lower left. */
export const corner = (at: Square): readonly Spot[] => {
  const { file, rank } = place(at);
  return [
    [file, rank],
    [file + 1, rank],
    [file + 1, rank + 1],
    [file, rank + 1],
  ];
};

/** The squares that refused ways could not enter; a way that could not begin has none. */
const faults = (annotations: readonly Annotation[]): readonly Square[] =>
  annotations.flatMap((each) => {
    if (each.kind !== 'path' || typeof each.stopped !== 'string' || each.stopped === each.through[0]) return [];
    return isSquare(each.stopped) ? [each.stopped] : [];
  });

/** What is drawn under the counters: lit squares, and the square that a refused path could not enter. That one is not lit as well. */
function below(state: State, annotation: Annotation, i: number, atFault: readonly Square[]): readonly Mark[] {
  if (annotation.kind === 'path')
    return faults([annotation]).map((at) => ({ kind: 'area', id: `fault-${i}`, points: corner(at), sense: 'fault' }));
  if (annotation.kind !== 'light') return [];
  const { units = [], squares: named = [] } = annotation;
  const lit = [...units, ...named].map((where) => spot(state, where));
  return lit.flatMap((at): readonly Mark[] =>
    at !== null && !atFault.includes(at)
      ? [{ kind: 'area', id: `light-${i}-${at}`, points: corner(at), sense: 'light' }]
      : [],
  );
}

/** What is drawn over the counters: lines, rulers, labels. Other kinds of annotation are for boards without a grid. */
function above(state: State, annotation: Annotation, i: number): readonly Mark[] {
  if (annotation.kind === 'label') {
    const at = spot(state, annotation.at);
    return at === null
      ? []
      : [{ kind: 'label', id: `label-${i}`, at: centre(at), text: annotation.text, beside: true }];
  }
  if (annotation.kind === 'path') return path(state, annotation, i);
  const ends = endsOf(state, annotation);
  if (ends === null) return [];
  const [from, to] = [centre(ends.from), centre(ends.to)];
  if (annotation.kind === 'ruler')
    return [{ kind: 'ruler', id: `ruler-${i}`, from, to, text: annotation.text ?? squares(steps(ends.from, ends.to)) }];
  const stopped = annotation.kind === 'sight' ? spot(state, annotation.stopped) : null;
  return [
    {
      kind: 'trace',
      id: `sight-${i}`,
      points: [from, to],
      sense: 'sight',
      ...(stopped !== null && { stopped: centre(stopped) }),
    },
  ];
}

/** A way as a line through the middles of its squares. */
function path(state: State, { through, sense, stopped, touches }: Annotation<'path'>, i: number): readonly Mark[] {
  const on = through.flatMap((each) => spot(state, each) ?? []);
  if (new Set(on).size < 2) return [];
  const points = on.map(centre);
  const [stop, foe] = [spot(state, stopped), spot(state, touches)];
  return [
    {
      ...{ kind: 'trace', id: `${sense}-${i}`, points, sense },
      ...(stop !== null && { stopped: centre(stop) }),
      ...(foe !== null && { touches: centre(foe) }),
    },
  ];
}

/** The squares that a line joins; null if it lacks one of them, or if they are the same. */
function endsOf(state: State, annotation: Annotation): { readonly from: Square; readonly to: Square } | null {
  if (annotation.kind !== 'sight' && annotation.kind !== 'ruler') return null;
  const [from, to] = [spot(state, annotation.from), spot(state, annotation.to)];
  return from === null || to === null || from === to ? null : { from, to };
}

const squares = (count: number): string => `${count} square${count === 1 ? '' : 's'}`;

/** The square under a spot of the scene; `null` off the board. */
export function squareAt(state: State, [x, y]: Spot): Square | null {
  const at = { file: Math.floor(x), rank: Math.floor(y) };
  const inside = at.file >= 0 && at.rank >= 0 && at.file < state.size.files && at.rank < state.size.ranks;
  return inside ? square(at) : null;
}
