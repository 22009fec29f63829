import type { Readings } from '../../../src/core/ids.ts';
import { facingOf } from '../../../src/geometry/placing.ts';
import type { CompassPoint } from '../../../src/geometry/compass.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import type { Ground } from '../../../src/games/regiments-and-roundshot/attacks/cover.ts';
import type { Figures, Unit } from '../../../src/games/regiments-and-roundshot/state.ts';
import { inches, type Arm } from '../../../src/games/regiments-and-roundshot/tables.ts';

type Written = readonly [x: number, y: number, facing?: CompassPoint, more?: Partial<Unit>];

/** Figures of one side and type: `foot('french', { a: [12, 10] })`, places in inches. */
const figures =
  (arm: Arm) =>
  (side: string, all: Readonly<Record<string, Written>>): readonly Unit[] =>
    Object.entries(all).map(([id, [x, y, facing = 'north', more]]) => ({
      id,
      side,
      arm,
      at: pointAt(inches(x), inches(y)),
      facing: facingOf(facing),
      name: `the ${id}`,
      condition: 'steady',
      ...more,
    }));

export const foot = figures('infantry');
export const horse = figures('cavalry');
export const guns = figures('artillery');

/** A board with these figures. */
export const field = (units: readonly Unit[], readings: Readings = {}): Ground => ({
  readings,
  terrain: {},
  units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
});

/** The figure of this id. */
export const the = ({ units }: Figures, id: string): Unit => units[id]!;
