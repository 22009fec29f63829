import { place, square, type Facing, type Place, type Square } from '../../../src/geometry/grid.ts';
import type { Edge } from '../../../src/games/paper-bayonet/state.ts';
import type { Event, Order, State } from './field.ts';

/** A way to see the same board from elsewhere: squares, edges and facings go together. */
export interface View {
  readonly name: string;
  readonly turns: boolean;
  readonly place: (at: Place, files: number, ranks: number) => Place;
  readonly edge: Readonly<Record<Edge, Edge>>;
  readonly facing: (facing: Facing) => number;
}

export const VIEWS: readonly View[] = [
  {
    name: 'in a mirror',
    turns: false,
    place: ({ file, rank }, files) => ({ file: files - 1 - file, rank }),
    edge: { north: 'north', east: 'west', south: 'south', west: 'east' },
    facing: (facing) => 8 - facing,
  },
  {
    name: 'a quarter turned to the right',
    turns: true,
    place: ({ file, rank }, files) => ({ file: rank, rank: files - 1 - file }),
    edge: { north: 'east', east: 'south', south: 'west', west: 'north' },
    facing: (facing) => facing + 2,
  },
];

/** A function that gives anything of a board as it is seen from there. */
export function seen({ size: { files, ranks } }: State, view: View) {
  const to = (at: Square): Square => square(view.place(place(at), files, ranks));
  const state = (from: State): State => ({
    ...from,
    size: view.turns ? { files: ranks, ranks: files } : from.size,
    ground: Object.fromEntries(Object.entries(from.ground).map(([at, ground]) => [to(at as Square), ground])),
    sides: Object.fromEntries(
      Object.entries(from.sides).map(([id, { edge, facing }]) => [
        id,
        { edge: view.edge[edge], facing: (view.facing(facing) % 8) as Facing },
      ]),
    ),
    units: Object.fromEntries(Object.entries(from.units).map(([id, unit]) => [id, { ...unit, at: to(unit.at) }])),
  });
  const order = (from: Order): Order => {
    if (from.type === 'move') return { ...from, path: from.path.map(to) };
    return from.type === 'place' ? { ...from, to: to(from.to) } : from;
  };
  /** An event, with the squares among which a choice is made in no order. */
  const event = (from: Event): unknown => {
    if (from.type === 'unit-moved') return { ...from, path: from.path.map(to) };
    if (from.type === 'unit-placed') return { ...from, to: to(from.to) };
    if (from.type !== 'unit-routed') return from;
    return { ...from, to: typeof from.to === 'string' ? [to(from.to)] : from.to.map(to).sort() };
  };
  return { state, order, event };
}
