import type { Awaiting, EventLike, OrderLike, Rules } from '../../src/games/contract/engine.ts';
import { NORTH } from '../../src/geometry/facings.ts';
import { um } from '../../src/geometry/lengths.ts';
import type { Point } from '../../src/geometry/vectors.ts';
import type { TableBoard } from '../../src/scene/table/board.ts';

/*
 * A table of 500 by 300 mm with a gun on the left and foot on the right, for tests of pictures and
 * of pointing.
 */

export interface State extends Awaiting {
  readonly sides: Readonly<Record<string, object>>;
  readonly units: Readonly<Record<string, { readonly at: Point; readonly side: string; readonly condition?: string }>>;
}
/** A point of the table in millimetres; the picture is in those. */
export const at = (x: number, y: number): Point => [um(x, 'mm'), um(y, 'mm')];
export const state: State = {
  awaits: { sides: ['blue'], kind: 'phase', orders: ['move', 'end-phase'], by: 'xx.turn.phase' },
  readings: {},
  sides: { blue: {}, red: {} },
  units: { gun: { at: at(100, 100), side: 'blue' }, foot: { at: at(200, 100), side: 'red', condition: 'routed' } },
};
/** The scene and the input ask nothing of the rules but their words. */
export const words = {
  unit: (id: string) => `All of the ${id}`,
  name: (id: string) => `the ${id}`,
  moment: () => 'Noon',
};
export const rules = { words } as unknown as Rules<State, OrderLike, EventLike>;
export const plain: TableBoard<State> = {
  size: () => [um(500, 'mm'), um(300, 'mm')],
  sheet: 'sand',
  measure: 'in',
  step: um(40, 'mm'),
  stands: ({ units }, id) => ({
    ...units[id]!,
    facing: NORTH,
    width: um(60, 'mm'),
    depth: um(30, 'mm'),
    symbol: 'cannon',
  }),
  reach: () => um(80, 'mm'),
  notes: () => [{ id: 'weather', text: 'It rains.' }],
};
