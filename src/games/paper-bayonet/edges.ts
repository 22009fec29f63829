import type { Facing } from '../../geometry/grid.ts';
import type { Edge } from './state.ts';

const ACROSS: Readonly<Record<Edge, { readonly edge: Edge; readonly facing: Facing }>> = {
  north: { edge: 'south', facing: 4 },
  east: { edge: 'west', facing: 6 },
  south: { edge: 'north', facing: 0 },
  west: { edge: 'east', facing: 2 },
};

/** The edge across the board, and which way it lies. @ruling pb-099 */
export const opposite = (edge: Edge): { readonly edge: Edge; readonly facing: Facing } => ACROSS[edge];
