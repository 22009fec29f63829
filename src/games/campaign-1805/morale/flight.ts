import { core, corners, type Base } from '../../../geometry/bases.ts';
import { beyond, isOn, type Edge } from '../../../geometry/edges.ts';
import { opposite, turned, type Direction } from '../../../geometry/facings.ts';
import { gap } from '../../../geometry/gaps.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { overlapping, type Outline } from '../../../geometry/outlines.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { span } from '../../../geometry/sweeps.ts';
import { sees } from '../../../geometry/sight.ts';
import { dot } from '../../../geometry/vectors.ts';
import { isBattery } from '../artillery/battery.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { CLEAR, impassableIn } from '../moving/free-way.ts';
import { speedOf } from '../moving/speed.ts';
import type { Addend } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemiesOf, friendsOf, type Field } from '../state.ts';
import type { Course } from '../turn/course.ts';

/** How far the centre of a body is from an edge of the table. */
function farFrom({ size: [width, height] }: Field, { at: [x, y] }: Body, edge: Edge): number {
  return { north: height - y, east: width - x, south: y, west: x }[edge];
}

/**
 * The way to the friendly edge that is nearest to the centre of a body: of two as near, the one for
 * which it turns less, then the one on its left. By one reading only the edge behind its army is
 * friendly. @ruling cf-025 cf-126
 */
export function wayHome(field: Field, body: Body): Direction {
  const all = field.homes[body.side] ?? [];
  const edges = all.length < 2 || read(field, 'cf-025') === 'edges-of-own-zone' ? all : all.slice(0, 1);
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

/** A straight flight: its direction, its length, and the friends that it shakes on its way. */
interface Run {
  readonly way: Direction;
  readonly by: Um;
  readonly through: readonly Body[];
}

/** A flight swings its line at most so far, in degrees. @ruling cf-126 */
const MOST_SWING = 90;

/**
 * How a body flees: straight home, or swung by the smallest whole number of degrees at which
 * neither its centre nor the place where it ends is barred; null if it is barred all round. By one
 * reading it stops before whatever is in its way.
 * @clause cf.compulsory.fail @ruling cf-023 cf-027 cf-126
 */
function runOf(field: Field, body: Body): Run | null {
  const home = wayHome(field, body);
  const speed = speedOf(field, body, { flees: true });
  if (speed === 0) return { way: body.facing, by: speed, through: [] };
  const stopped = stoppedRun(field, body, home, speed);
  if (stopped.by < speed && read(field, 'cf-027') === 'stops') return stopped;
  for (let degrees = 0; degrees <= MOST_SWING; degrees += 1)
    for (const hand of degrees === 0 ? (['left'] as const) : (['left', 'right'] as const)) {
      const way = turned(home, hand, degrees);
      const run = openRun(field, body, way, speed);
      if (run !== null) return run;
    }
  return null;
}

/** By one reading: a flight as far as anybody, or ground that nobody crosses, is in its way. */
function stoppedRun(field: Field, body: Body, way: Direction, speed: Um): Run {
  const block = blockAt(body, way);
  const others = [...enemiesOf(field, body), ...friendsOf(field, body)].map((other) => corners(blockOf(other)));
  const stops = [...others, ...impassableIn(field)].flatMap((outline) => {
    const met = span(corners(block), way, outline, CLEAR);
    return met === null || met[1] <= 0 ? [] : [Math.max(0, Math.floor(met[0]))];
  });
  const by = Math.min(speed, ...stops);
  const edge = untilEdge(field, block, way);
  return { way, by: wholeUm(by <= edge || read(field, 'cf-026') === 'gone' ? by : edge), through: [] };
}

/**
 * How far a flight goes before it is over the edge of the table. @ruling cf-026
 */
function untilEdge(field: Field, block: Base, way: Direction): number {
  const stops = beyond(field.size).flatMap((strip) => {
    const met = span(corners(block), way, strip);
    return met === null || met[1] <= 0 ? [] : [Math.max(0, Math.floor(met[0]))];
  });
  return Math.min(Infinity, ...stops);
}

/** A flight along a line, if nothing bars it. */
function openRun(field: Field, body: Body, way: Direction, speed: Um): Run | null {
  const block = blockAt(body, way);
  const by = landing(field, body, { block, way, speed });
  const end = { ...block, at: shift(block, way, by).at };
  const bars = barsOf(field, body);
  const isBarred = !sees(block.at, end.at, bars);
  const isTight = enemiesOf(field, body).some((enemy) => !atMost(CLEAR, gap(end, blockOf(enemy))));
  const isOnGround = impassableIn(field).some((outline) => overlapping(corners(end, CLEAR), outline));
  if (isBarred || isTight || isOnGround) return null;
  // Those before whom it stops, by one reading, are shaken as if it ran through them.
  const far = wholeUm(Math.max(by, speed));
  return { way, by, through: runThrough(field, body, { block, way, by: far }) };
}

interface Going {
  readonly block: Base;
  readonly way: Direction;
}

/**
 * How far a flight goes: its speed, and on along the same line to the first place that is clear of
 * the friends on whom it would end; by one reading it stops before them. @ruling cf-026 cf-126
 */
function landing(field: Field, body: Body, { block, way, speed }: Going & { readonly speed: Um }): Um {
  const taken = friendsOf(field, body).flatMap((friend) => {
    const met = span(corners(block), way, corners(blockOf(friend)), CLEAR);
    return met === null ? [] : [met];
  });
  const isHeld = taken.some(([from, to]) => from < speed && speed < to);
  const by = isHeld ? clearOf(taken, speed, read(field, 'cf-126') === 'stops-before-friends') : speed;
  const edge = untilEdge(field, block, way);
  return wholeUm(by <= edge || read(field, 'cf-026') === 'gone' ? by : clearOf(taken, edge, true));
}

/** The first length from one on, or back from it, that lies in none of some spans. */
function clearOf(taken: readonly (readonly [number, number])[], from: number, isBack: boolean): number {
  let by = from;
  for (;;) {
    const on = taken.find(([first, last]) => first < by && by < last);
    if (on === undefined || by === 0) return by;
    by = isBack ? Math.max(0, Math.floor(on[0])) : Math.ceil(on[1]);
  }
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
  if (!isBattery(body)) return false;
  const reading = read(course.state, 'cf-123');
  if (reading === 'stays-and-routs') return false;
  if (reading === 'crew-runs') course.record({ type: 'gun-lost', unit: id, clauses: ['cf.compulsory.fail'] });
  else course.record({ type: 'destroyed', unit: id, side: body.side, clauses: ['cf.compulsory.fail'] });
  return reading === 'destroyed';
}

/**
 * A body that has failed its test routs, and flees at once. Returns the friends that it has run
 * through. It is gone with the first model that crosses the edge, and where every way is barred.
 * `remembers`: by one reading, what counted in its test.
 * @clause cf.morale.test cf.compulsory.fail @ruling cf-023 cf-024 cf-026 cf-027 cf-102 cf-126
 */
export function flee(course: Course, id: string, remembers?: readonly Addend[]): readonly string[] {
  const { condition } = course.state.units[id]!;
  if (condition !== 'routing') {
    const kept = remembers === undefined ? {} : { remembers };
    course.record({ type: 'routed', unit: id, ...kept, clauses: ['cf.morale.test'] });
  }
  if (leavesGun(course, id)) return [];
  if (condition !== 'routing' && read(course.state, 'cf-024') === 'next-compulsory') return [];
  const body = course.state.units[id]!;
  const run = course.once(() => runOf(course.state, body));
  if (run === null) {
    course.record({ type: 'destroyed', unit: id, side: body.side, clauses: ['cf.compulsory.fail'] });
    return [];
  }
  const through = run.through.map((friend) => friend.id);
  if (run.by > 0) move(course, body, run, through);
  return through;
}

/** A flight is made; whoever crosses the edge of the table is gone. @ruling cf-026 */
function move(course: Course, body: Body, { way, by }: Run, through: readonly string[]): void {
  const { id: unit, side } = body;
  const to = { at: shift(blockAt(body, way), way, by).at, facing: way };
  const led = through.length > 0 ? { through } : {};
  course.record({ type: 'moved', unit, to, ...led, clauses: ['cf.compulsory.fail'] });
  const isOff = modelsOf({ ...body, ...to }).some(({ base }) => !isOn(corners(base), course.state.size));
  if (isOff) course.record({ type: 'left', unit, side, clauses: ['cf.compulsory.fail'] });
}
