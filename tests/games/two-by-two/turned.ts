import type { AnyEngine } from '../../../src/games/contract/engine.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/two-by-two/index.ts';
import type { Pose } from '../../../src/games/two-by-two/state.ts';
import { TABLE } from '../../../src/games/two-by-two/tables.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { turned, type Direction, type Hand } from '../../../src/geometry/facings.ts';
import { pointAt, size, type Point } from '../../../src/geometry/vectors.ts';

import { cosSin, DEGREE } from '../../../src/geometry/angles.ts';

/** A table that is turned about its middle and then shifted. */
export interface Turn {
  readonly point: (point: Point) => Point;
  readonly facing: (facing: Direction) => Direction;
}

const [CX, CY] = [TABLE[0] / 2, TABLE[1] / 2];

/** Turns to the left by this angle, and then shifts by this vector in micrometres. */
export function turnBy(degrees: number, [dx, dy]: readonly [number, number]): Turn {
  const [cos, sin] = cosSin(degrees * DEGREE);
  const hand: Hand = degrees > 0 ? 'left' : 'right';
  return {
    point: ([x, y]) => {
      const [a, b] = [x - CX, y - CY];
      return pointAt(Math.round(CX + a * cos - b * sin + dx), Math.round(CY + a * sin + b * cos + dy));
    },
    facing: (facing) => turned(facing, hand, Math.abs(degrees)),
  };
}

/** The reverse of `turnBy`: shifts back first, and then turns back. */
export function backFrom(degrees: number, [dx, dy]: readonly [number, number]): Turn {
  const { point, facing } = turnBy(0 - degrees, [0, 0]);
  return { point: ([x, y]) => point(pointAt(x - dx, y - dy)), facing };
}

const pose =
  ({ point, facing }: Turn) =>
  <P extends Pose>(each: P): P => ({ ...each, at: point(each.at), facing: facing(each.facing) });

const entries = <T>(all: Readonly<Record<string, T>>, over: (each: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).map(([id, each]) => [id, over(each)]));

/** A board on the turned table. */
export const stateOn = (turn: Turn, state: State): State => ({
  ...state,
  units: entries(state.units, pose(turn)),
  pending:
    state.pending?.kind === 'follow-up'
      ? { ...state.pending, ground: pose(turn)(state.pending.ground) }
      : state.pending,
  places: entries(state.places, turn.point),
  terrain: entries(state.terrain, (piece) => ({
    ...piece,
    outline: piece.outline?.map(turn.point) ?? null,
    line: piece.line?.map(turn.point) ?? null,
  })),
});

function legOn({ facing }: Turn, leg: Leg): Leg {
  if (leg.go === 'turn' || leg.go === 'wheel') return { ...leg, to: facing(leg.to) };
  return leg.go === 'shift' ? { ...leg, along: facing(leg.along) } : leg;
}

/** An order on the turned table. */
const orderOn = (turn: Turn, order: Order): Order =>
  'legs' in order ? { ...order, legs: order.legs.map((leg) => legOn(turn, leg)) } : order;

/** An event on the turned table. */
export function eventOn(turn: Turn, event: Event): Event {
  const over = pose(turn);
  if (event.type === 'unit-moved') return { ...event, through: event.through.map(over) };
  if (event.type === 'unit-routed') return { ...event, from: over(event.from) };
  if (event.type === 'unit-faced') return { ...event, to: over(event.to), slid: over(event.slid) };
  if (event.type === 'melee-decided' && event.waits !== undefined) {
    const { winner, loser, by } = event.waits;
    return { ...event, waits: { winner: over(winner), loser: over(loser), by } };
  }
  if ((event.type === 'melee-decided' || event.type === 'melee-settled') && event.follow !== null)
    return { ...event, follow: { ...event.follow, ground: over(event.follow.ground) } };
  if (event.type === 'unit-thrown-back' || event.type === 'unit-followed-up' || event.type === 'charger-stalled')
    return { ...event, to: over(event.to) };
  return event.type === 'unit-fled' ? { ...event, to: over(event.to) } : event;
}

/**
 * The engine on a turned table. It begins on the turned board, and then plays by its own rules.
 * Written orders are read, and expected places are compared, on the board before the turn.
 */
export function engineOn(turn: Turn, back: Turn): AnyEngine {
  const own: typeof engine = {
    ...engine,
    start(setup, readings) {
      const started = engine.start(setup, readings);
      return started.ok ? { ok: true, value: stateOn(turn, started.value) } : started;
    },
    order(written, state) {
      const read = engine.order(written, stateOn(back, state));
      return read.ok ? { ok: true, value: orderOn(turn, read.value) } : read;
    },
    standing: (wanted, state) => engine.standing!(wanted, stateOn(back, state)),
    show: (written, state, later) => engine.show!(written, stateOn(back, state), stateOn(back, later)),
  };
  return own;
}

/** How far apart two places lie, in micrometres. */
export const apart = ([ax, ay]: Point, [bx, by]: Point): number => size([bx - ax, by - ay]);
