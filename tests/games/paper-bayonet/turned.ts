import { place, square, type Facing, type FileAndRank, type Square } from '../../../src/geometry/grid.ts';
import type { Edge } from '../../../src/games/paper-bayonet/state.ts';
import type { Event, Order, State } from './field.ts';

/** The same board as seen from another side: its squares, edges and facings change together. */
export interface View {
  readonly name: string;
  readonly turns: boolean;
  readonly place: (at: FileAndRank, files: number, ranks: number) => FileAndRank;
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

/** A function that shows any part of a board as seen from that side. */
export function seen({ size: { files, ranks } }: State, view: View) {
  const to = (at: Square): Square => square(view.place(place(at), files, ranks));
  const way = (path: readonly Square[]): readonly Square[] => path.map(to);
  const underway = (held: State['underway']): State['underway'] => held && { ...held, path: way(held.path) };
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
    placing: from.placing.map((each) => ({ ...each, squares: way(each.squares) })),
    underway: underway(from.underway),
    advance: underway(from.advance),
    objectives: way(from.objectives),
  });
  const order = (from: Order): Order => {
    if (from.type === 'move' || from.type === 'charge') return { ...from, path: way(from.path) };
    if (from.type === 'leave-column') return { ...from, to: from.to && to(from.to) };
    return from.type === 'place' ? { ...from, to: to(from.to) } : from;
  };
  /** Where an event leads. The squares of a choice are in no order. */
  const leads = (where: Square | readonly Square[]) => (typeof where === 'string' ? to(where) : [...way(where)].sort());
  const event = (from: Event): unknown => ({
    ...from,
    ...('path' in from && { path: way(from.path) }),
    ...('to' in from && from.to !== undefined && { to: leads(from.to) }),
    ...('waiting' in from && {
      waiting: from.waiting.map((each) => ({ ...each, squares: [...way(each.squares)].sort() })),
    }),
  });
  return { state, order, event };
}
