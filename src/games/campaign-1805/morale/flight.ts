import { core, corners, type Base } from '../../../geometry/bases.ts';
import { isOn, type Edge } from '../../../geometry/edges.ts';
import { opposite, turned, type Direction } from '../../../geometry/facings.ts';
import { gap } from '../../../geometry/gaps.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Outline } from '../../../geometry/outlines.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { span } from '../../../geometry/sweeps.ts';
import { sees } from '../../../geometry/sight.ts';
import { dot } from '../../../geometry/vectors.ts';
import { isBattery } from '../artillery/battery.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { CLEAR, impassableIn } from '../moving/free-way.ts';
import { speedOf } from '../moving/speed.ts';
import { read } from '../rulings.ts';
import { enemiesOf, friendsOf, type Field } from '../state.ts';
import type { Course } from '../turn/course.ts';

/** How far the centre of a body is from an edge of the table. */
function farFrom({ size: [width, height] }: Field, { at: [x, y] }: Body, edge: Edge): number {
  return { north: height - y, east: width - x, south: y, west: x }[edge];
}

/**
 * The way to the friendly edge that is nearest to the centre of a body: of two as near, the one for
 * which it turns less, then the one on its left. @ruling cf-025 cf-126
 */
export function wayHome(field: Field, body: Body): Direction {
  const edges = field.homes[body.side] ?? [];
  const ways = edges.map((edge) => ({ far: farFrom(field, body, edge), way: facingOf(edge) }));
  const turn = (way: Direction): number => 0 - dot(way, body.facing);
  const isLeft = (way: Direction): number => (body.facing[0] * way[1] - body.facing[1] * way[0] > 0 ? 0 : 1);
  const [first] = ways.toSorted((a, b) => a.far - b.far || turn(a.way) - turn(b.way) || isLeft(a.way) - isLeft(b.way));
  return first?.way ?? opposite(body.facing);
}

/** The ground that a body takes up if it stands there. */
const blockAt = (body: Body, facing: Direction): Base => blockOf({ ...body, facing });

/** What a flight goes round: enemies and ground that nobody crosses. @ruling cf-027 */
const barsOf = (field: Field, body: Body): readonly Outline[] => [
  ...enemiesOf(field, body).map((enemy) => corners(blockOf(enemy))),
  ...impassableIn(field),
];

/** A straight flight: its direction, its length, and the friends that it leads through. */
interface Run {
  readonly way: Direction;
  readonly by: Um;
  readonly through: readonly Body[];
}

/** A flight swings its line at most so far, in degrees. @ruling cf-126 */
const MOST_SWING = 90;

/**
 * How a body flees: straight home, or swung by the smallest whole number of degrees at which
 * neither its centre nor the place where it ends is barred; null if it is barred all round.
 * @clause cf.compulsory.fail @ruling cf-023 cf-027 cf-126
 */
function runOf(field: Field, body: Body): Run | null {
  const home = wayHome(field, body);
  const speed = speedOf(field, body, { flees: true });
  if (speed === 0) return { way: body.facing, by: speed, through: [] };
  for (let degrees = 0; degrees <= MOST_SWING; degrees += 1)
    for (const hand of degrees === 0 ? (['left'] as const) : (['left', 'right'] as const)) {
      const way = turned(home, hand, degrees);
      const run = openRun(field, body, way, speed);
      if (run !== null) return run;
    }
  return null;
}

/** A flight along a line, if nothing bars it. */
function openRun(field: Field, body: Body, way: Direction, speed: Um): Run | null {
  const block = blockAt(body, way);
  const by = runOn(field, body, { block, way, speed });
  const end = { ...block, at: shift(block, way, by).at };
  const bars = barsOf(field, body);
  const isBarred = !sees(block.at, end.at, bars);
  const isTight = enemiesOf(field, body).some((enemy) => !atMost(CLEAR, gap(end, blockOf(enemy))));
  const isOnGround = bars.some((outline) => overlapsAt(end, way, outline));
  if (isBarred || isTight || isOnGround) return null;
  return { way, by, through: runThrough(field, body, { block, way, by }) };
}

/** Whether a block stands on an outline. */
function overlapsAt(block: Base, way: Direction, outline: Outline): boolean {
  const met = span(core(block), way, outline);
  return met !== null && met[0] < 0 && met[1] > 0;
}

interface Going {
  readonly block: Base;
  readonly way: Direction;
}

/**
 * How far a flight goes: its speed, and on along the same line to the first place that is clear of
 * the friends on whom it would end. @ruling cf-126
 */
function runOn(field: Field, body: Body, { block, way, speed }: Going & { readonly speed: Um }): Um {
  const taken = friendsOf(field, body).flatMap((friend) => {
    const met = span(corners(block), way, corners(blockOf(friend)), CLEAR);
    return met === null ? [] : [met];
  });
  let by: number = speed;
  for (let isMoved = true; isMoved;) {
    const on = taken.find(([from, to]) => from < by && by < to);
    isMoved = on !== undefined;
    if (on !== undefined) by = Math.ceil(on[1]);
  }
  return wholeUm(by);
}

/**
 * The friends on whom a block lies anywhere on its way. @clause cf.morale.mod-run-through @ruling
 * cf-126
 */
const runThrough = (field: Field, body: Body, { block, way, by }: Going & { readonly by: Um }): readonly Body[] =>
  friendsOf(field, body).filter((friend) => {
    const met = span(core(block), way, core(blockOf(friend)));
    return met !== null && met[1] > 0 && met[0] < by;
  });

/**
 * What becomes of a battery that routs: it stays with its gun, or by other readings its crew leaves
 * the gun and runs, or it is destroyed. Returns whether it is gone. @ruling cf-123
 */
function leavesGun(course: Course, id: string): boolean {
  const body = course.state.units[id]!;
  const reading = read(course.state, 'cf-123');
  if (!isBattery(body) || reading === 'stays-and-routs') return false;
  if (reading === 'crew-runs') course.record({ type: 'gun-lost', unit: id, clauses: ['cf.compulsory.fail'] });
  else course.record({ type: 'destroyed', unit: id, side: body.side, clauses: ['cf.compulsory.fail'] });
  return reading === 'destroyed';
}

/**
 * A body that has failed its test routs, and flees at once. Returns the friends that it has run
 * through. It is gone with the first model that crosses the edge, and where every way is barred.
 * @clause cf.morale.test cf.compulsory.fail @ruling cf-023 cf-024 cf-026 cf-027 cf-126
 */
export function flee(course: Course, id: string): readonly string[] {
  const { condition } = course.state.units[id]!;
  if (condition !== 'routing') course.record({ type: 'routed', unit: id, clauses: ['cf.morale.test'] });
  if (leavesGun(course, id)) return [];
  if (condition !== 'routing' && read(course.state, 'cf-024') === 'next-compulsory') return [];
  const body = course.state.units[id]!;
  const run = runOf(course.state, body);
  if (run === null) {
    course.record({ type: 'destroyed', unit: id, side: body.side, clauses: ['cf.compulsory.fail'] });
    return [];
  }
  if (run.by === 0) return [];
  const to = { at: shift(blockAt(body, run.way), run.way, run.by).at, facing: run.way };
  const through = run.through.map((friend) => friend.id);
  course.record({
    type: 'moved',
    unit: id,
    to,
    ...(through.length > 0 && { through }),
    clauses: ['cf.compulsory.fail'],
  });
  const isOff = modelsOf({ ...body, ...to }).some(({ base }) => !isOn(corners(base), course.state.size));
  if (isOff) course.record({ type: 'left', unit: id, side: body.side, clauses: ['cf.compulsory.fail'] });
  return through;
}
