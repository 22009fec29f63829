import type { Facing } from '../../../geometry/grid.ts';
import type { Edge } from '../state.ts';

const ACROSS: Readonly<Record<Edge, { readonly edge: Edge; readonly facing: Facing }>> = {
  north: { edge: 'south', facing: 4 },
  east: { edge: 'west', facing: 6 },
  south: { edge: 'north', facing: 0 },
  west: { edge: 'east', facing: 2 },
};

/** The opposite edge, and the facing towards it. @ruling pb-099 */
export const opposite = (edge: Edge): { readonly edge: Edge; readonly facing: Facing } => ACROSS[edge];
