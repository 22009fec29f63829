import type { Annotation } from '../../core/annotations.ts';
import type { Direction } from '../../geometry/table.ts';
import { isSquare, onBoard, place, square, steps, type Square } from '../../geometry/grid.ts';
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

/** How far the two halves of an attack column stand from the middle of their square. */
const PAIR = 0.14;

/** How far an objective lies from the middle of its square, to the left and up. */
const MARGIN = 0.29;

/** The centre of a square; squares are 1 wide. */
const centre = (at: Square): Spot => {
  const { file, rank } = place(at);
  return [file + 0.5, rank + 0.5];
};

/**
 * A board of Paper Bayonet with what a step draws on it. Squares are 1 wide, origin lower left. `aimed` is the board for which
 * the annotations were made: a line of fire ends where its target stood, not where it fled to.
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
      ...units.flatMap((unit) => unitMarks(state, unit)),
      ...annotations.flatMap((each, i) => above(aimed, each, i)),
    ],
  };
}

/** Ground by ground, where it lies, for the text description. */
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

/** By file, and on each file from the bottom; ten comes after nine. */
const asCounted = (a: string, b: string): number =>
  a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));

/** What the painters call a ground. */
const PAINTED: Readonly<Partial<Record<Ground, string>>> = { wetlands: 'wetland', 'impassable-river': 'river' };

const cells = (state: State): readonly Mark[] =>
  Object.entries(state.ground).map(([at, ground = 'open']) => ({
    kind: 'cell',
    id: `cell-${at}`,
    square: at,
    at: centre(at as Square),
    ground: PAINTED[ground] ?? ground,
  }));

/** The upper left of a square, so that who stands on an objective and the objective are both seen. */
const aside = (at: Square): Spot => {
  const [x, y] = centre(at);
  return [x - MARGIN, y + MARGIN];
};

/** Rivers that cannot be crossed, and objectives, are labelled as on a printed map. @clause pb.terrain.river.impassable-label */
const labels = (state: State): readonly Mark[] => [
  ...Object.entries(state.ground)
    .filter(([, ground]) => ground === 'impassable-river')
    .map(([at]): Mark => ({ kind: 'label', id: `impassable-${at}`, at: centre(at as Square), text: '×' })),
  ...state.objectives.map((at): Mark => ({ kind: 'label', id: `objective-${at}`, at: aside(at), text: '★' })),
];

/** A counter, turned to show its back where its unit is shaken, and the badge that says so. */
function unitMarks(state: State, unit: Unit): readonly Mark[] {
  const { facing } = state.sides[unit.side]!;
  const turned = (facing + (unit.condition === 'steady' ? 0 : 4)) % 8;
  const [x, y] = centre(unit.at);
  const pair = unit.formation === 'column' ? Object.values(state.units).filter((each) => each.at === unit.at) : [unit];
  const shift = pair.length < 2 ? 0 : (pair[0]!.id === unit.id ? 1 : -1) * PAIR;
  const at: Spot = [x, y + shift];
  const side = Object.keys(state.sides)[0] === unit.side ? 'first' : 'second';
  const { type: symbol, condition, formation } = unit;
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
  };
  if (condition === 'steady') return [base];
  return [base, { kind: 'badge', id: `${unit.id}-badge`, on: unit.id, at, symbol: condition, text: condition }];
}

/** Two units that go from one square to another after each other are one arrow. */
function eachWayOnce(annotations: readonly Annotation[]): readonly Annotation[] {
  const drawn = new Set<string>();
  return annotations.filter((annotation) => {
    if (annotation.kind !== 'path') return true;
    const way = annotation.through.join();
    return !drawn.has(way) && drawn.add(way);
  });
}

/** Where an annotation points: a square by its name, or the square of a unit. */
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

/** What lies under the counters: lit squares, and the square at fault where a way is refused. It is not lit as well. */
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

/** What lies over the counters: lines, rulers, labels. The other kinds are of free tables. */
function above(state: State, annotation: Annotation, i: number): readonly Mark[] {
  if (annotation.kind === 'label') {
    const at = spot(state, annotation.at);
    return at === null ? [] : [{ kind: 'label', id: `label-${i}`, at: centre(at), text: annotation.text }];
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

/** The squares between which a line is drawn; null where it has none, or where they are the same. */
function endsOf(state: State, annotation: Annotation): { readonly from: Square; readonly to: Square } | null {
  if (annotation.kind !== 'sight' && annotation.kind !== 'ruler') return null;
  const [from, to] = [spot(state, annotation.from), spot(state, annotation.to)];
  return from === null || to === null || from === to ? null : { from, to };
}

const squares = (count: number): string => `${count} square${count === 1 ? '' : 's'}`;

/** The board's square under a spot of the scene, for pointers; `null` off the board. */
export function squareAt(state: State, [x, y]: Spot): Square | null {
  const at = { file: Math.floor(x), rank: Math.floor(y) };
  const inside = at.file >= 0 && at.rank >= 0 && at.file < state.size.files && at.rank < state.size.ranks;
  return inside ? square(at) : null;
}
