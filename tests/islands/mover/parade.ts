import { allowed, refused, type Verdict } from '../../../src/core/verdicts.ts';
import type { Awaiting } from '../../../src/games/contract/engine.ts';
import { walked, type Leg } from '../../../src/games/table/orders/legs.ts';
import { marched } from '../../../src/games/table/moving/marching.ts';
import { core, corners, overlaps, type Base } from '../../../src/geometry/bases.ts';
import { areInContact } from '../../../src/geometry/contact.ts';
import { isOn } from '../../../src/geometry/edges.ts';
import { NORTH, opposite, turned, type Direction } from '../../../src/geometry/facings.ts';
import { atMost, um, type Um } from '../../../src/geometry/lengths.ts';
import { wheelLength } from '../../../src/geometry/moves.ts';
import { sweep } from '../../../src/geometry/sweeps.ts';
import type { Point } from '../../../src/geometry/vectors.ts';
import { takeUp, type MovingUnit } from '../../../src/islands/mover/moving-unit.ts';
import type { Handle, MoverInput } from '../../../src/scene/mover.ts';
import { tableMover } from '../../../src/scene/table/mover.ts';

/*
 * A tiny game with only moves: a move of [8], no unit enters another, and only a charge ends in
 * contact.
 */

export const at = (x: number, y: number): Point => [um(x, '[1]'), um(y, '[1]')];
const SIZE = [um(30, '[1]'), um(20, '[1]')] as const;
const MOVE = um(8, '[1]');

/** A base of [2] by [1], `degrees` to the right of north. */
export const base = (x: number, y: number, degrees = 0): Base => ({
  at: at(x, y),
  facing: turned(NORTH, 'right', degrees),
  width: um(2, '[1]'),
  depth: um(1, '[1]'),
});

interface Parade extends Awaiting {
  readonly units: Readonly<Record<string, { readonly side: string; readonly base: Base }>>;
}

function costOf(from: Base, leg: Leg): Um {
  if (leg.go === 'wheel') return wheelLength(from, leg.hand, leg.to);
  return 'by' in leg ? leg.by : (0 as Um);
}
const spent = (from: Base, legs: readonly Leg[]): Um =>
  legs.reduce((sum, leg, n) => sum + costOf(walked(from, legs.slice(0, n)).at(-1) ?? from, leg), 0) as Um;

/** The direction of a straight leg. */
function directionOf({ facing }: Base, leg: Leg): Direction | null {
  if (leg.go === 'shift') return leg.along;
  return leg.go === 'forward' ? facing : leg.go === 'back' ? opposite(facing) : null;
}

function judge({ units }: Parade, id: string, legs: readonly Leg[], handles: readonly Handle[]): Verdict {
  const { side, base: start } = units[id]!;
  const others = Object.entries(units).filter(([other]) => other !== id);
  if (!atMost(spent(start, legs), MOVE)) return refused('xx.move.allowance', 'too-far', { unit: id });
  const bases = [start, ...walked(start, legs)];
  for (const [n, leg] of legs.entries()) {
    const direction = directionOf(bases[n]!, leg);
    const foes = others.filter(([, other]) => other.side !== side);
    if (direction === null || !('by' in leg)) continue;
    const { stopped } = sweep(bases[n]!, direction, leg.by, foes.map(([, other]) => core(other.base))); // prettier-ignore
    if (stopped !== null) return refused('xx.move.through', 'enemy-between', { foe: foes[stopped]![0] });
  }
  const end = bases.at(-1)!;
  if (!bases.every((each) => isOn(corners(each), SIZE))) return refused('xx.move.edge', 'off-table', { unit: id });
  for (const [other, { side: theirs, base: there }] of others) {
    if (overlaps(end, there)) return refused('xx.move.on', 'ends-on', { other });
    const mayTouch = handles.includes('charge') && legs.at(-1)?.go === 'forward';
    if (theirs !== side && areInContact(end, there) && !mayTouch)
      return refused('xx.move.touch', 'would-touch', { other });
  }
  return allowed('xx.move.allowance');
}

/** The field: the hussars, with the battery before them and the guard beside them. */
export const FIELD: Parade['units'] = {
  hussars: { side: 'blue', base: base(10, 5) },
  guard: { side: 'blue', base: base(14, 7) },
  battery: { side: 'red', base: base(10, 10, 180) },
};

export const stateOf = (units: Parade['units'] = FIELD): Parade => ({
  awaits: { sides: ['blue'], kind: 'phase', orders: ['move'], by: 'xx.turn.move' },
  readings: {},
  units,
});

/** The mover of a game that has these handles. */
export const parade = (handles: readonly Handle[], measures = true): MoverInput<Parade> =>
  tableMover<Parade>({
    size: () => SIZE,
    measure: '[1]',
    units: ({ units }) => Object.entries(units).map(([id, unit]) => ({ ...unit, id, name: `the ${id}` })),
    rules: {
      measures,
      handles: () => handles,
      march: (state, unit, legs) =>
        marched(
          {
            base: state.units[unit]!.base,
            allowed: MOVE,
            measure: '[1]',
            judge: (each) => judge(state, unit, each, handles),
            spent: (each) => spent(state.units[unit]!.base, each),
            order: (each) => (each.length === 0 ? null : { type: 'move' }),
          },
          legs,
        ),
    },
  });

/** The hussars, taken up. */
export const hussars = (handles: readonly Handle[] = ['march', 'pivot'], units = FIELD, measures = true): MovingUnit =>
  takeUp(parade(handles, measures), stateOf(units), 'hussars')!;
