import { isWithin } from '../../core/numbers.ts';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import type { ChosenBeside } from '../../games/contract/beside.ts';
import type { Awaiting, OrderLike, Target } from '../../games/contract/engine.ts';
import { retyped } from '../../games/contract/typed.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { Direction } from '../../geometry/facings.ts';
import { FARTHEST } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { PlayModule } from '../../scene/module.ts';
import type { FrameData } from '../../sent/boards.ts';
import type { Mover } from '../orders/mover.ts';
import { isLeg, type AddressOrder } from './address.ts';

/** A game, with the mover if it has one. */
interface GameWithMover {
  readonly game: PlayModule;
  readonly mover?: Pick<Mover, 'takeUp' | 'marchOf' | 'orderSaid'>;
}

/** A board on which the orders of an address are read. */
export interface OrderBoard {
  readonly at: GameWithMover;
  readonly state: Awaiting;
  /** Whether the board has squares. */
  readonly grid: boolean;
}

/** The game and the frame at which a position begins. */
export interface OpenStep<At extends GameWithMover = GameWithMover> {
  readonly at: At;
  readonly frame: Pick<FrameData, 'id' | 'before' | 'order' | 'scene'>;
}

/** The board in this state, for reading and writing orders. */
export const orderBoardOf = ({ at, frame }: OpenStep, state: Awaiting): OrderBoard => ({
  at,
  state,
  grid: frame.scene.grid,
});

const POINT = /^(-?\d+)x(-?\d+)(?:x(-?\d+)x(-?\d+))?$/;

const partsOf = (place: string): readonly (number | undefined)[] =>
  (POINT.exec(place) ?? []).slice(1).map((part) => (part ? Number(part) : undefined));

/** Whether a number of a point, or of the facing there, is too large for any table. */
const isBeyond = (place: string): boolean =>
  partsOf(place).some((part) => part !== undefined && !isWithin(part, FARTHEST));

const NO_FARTHER = `at most ${FARTHEST.toLocaleString('en')}`;

/**
 * The target that a place means: on a grid a square; on a table a unit or a point in micrometres,
 * perhaps with a facing.
 */
function targetAt(place: string, grid: boolean): Target {
  if (grid) return { square: place };
  const [x, y, across, up] = partsOf(place);
  if (x === undefined || y === undefined) return { unit: place };
  // Any two whole numbers are a point. The engine compares the facing with those that it makes
  // itself.
  const point = [x, y] as unknown as Point;
  if (across === undefined || up === undefined) return { point };
  return { point, facing: [across, up] as unknown as Direction };
}

function placeOf(target: Target): string {
  if ('square' in target) return target.square;
  if ('unit' in target) return target.unit;
  return [...target.point, ...(target.facing ?? [])].join('x');
}

/** A value with the keys of its objects sorted, so that equal orders become equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, each]) => [key, sorted(each)]);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The orders that pointing at this place with this unit may mean, made by the engine. */
function meant(
  { at: { game }, state, grid }: OrderBoard,
  { unit, place, kind, items }: AddressOrder,
): readonly OrderLike[] {
  const target = place === null ? null : targetAt(place, grid);
  const probes = game.rules.probe(state, {
    unit,
    target,
    ...(kind !== null && { kind }),
    ...(items.length > 0 && { with: items }),
  });
  return probes.map(({ order }) => order);
}

/** The order that an address means by its number: of an order whose number is typed, that one. */
function nthOf({ at: { game }, state }: OrderBoard, all: readonly OrderLike[], nth: number): OrderLike | undefined {
  const [first] = all;
  const typed = first === undefined ? null : (game.rules.typed?.(state, first) ?? null);
  return first === undefined || typed === null ? all[nth - 1] : retyped(first, typed, nth);
}

/** The number by which `nthOf` finds an order; 0 if it does not. */
function numberOf({ at: { game }, state }: OrderBoard, all: readonly OrderLike[], order: OrderLike): number {
  const typed = game.rules.typed?.(state, order) ?? null;
  return typed === null
    ? all.findIndex((each) => isSame(each, order)) + 1
    : Number((order as OrderLike & Readonly<Record<string, unknown>>)[typed.field]);
}

/** The order that these legs make, as if the reader had typed them beside the board. */
function legsOrder(
  { at: { game, mover: tools }, state }: OrderBoard,
  { unit, legs, items }: AddressOrder,
): Result<OrderLike, Problem> {
  const { mover } = game.input;
  const moving = mover === undefined || tools === undefined ? null : tools.takeUp(mover, state, unit, brought(items));
  if (mover === undefined || tools === undefined || moving === null)
    return failure({ path: '', found: unit ?? '', wanted: 'a unit that can be moved by hand now' });
  const read = mover.read(legs.map((leg) => leg.replaceAll('-', ' ')).join(', '), state, moving.unit.id);
  if (!read.ok) return failure({ ...read.error, path: '' });
  const { verdict, order } = tools.marchOf(moving, read.value);
  if (!verdict.ok) return refusal(game.rules.words.refusal(verdict, state));
  return order === null ? failure({ path: '', found: legs.join(', '), wanted: 'a whole move' }) : success(order);
}

/** These items as what is chosen to go with an order. */
const brought = (items: readonly string[]): ChosenBeside => ({ items: [], most: items.length, chosen: items });

const refusal = (says: string): Result<never, Problem> => failure({ path: 'refused', found: says, wanted: '' });

/**
 * Reads an order. The engine makes it from what is pointed at, so only an allowed order can result.
 * If the rules refuse it, `path` is "refused" and `found` says why.
 */
export function readOrder(on: OrderBoard, written: AddressOrder): Result<OrderLike, Problem> {
  const { game } = on.at;
  const { unit, place, kind, nth } = written;
  const nothing = { path: '', found: orderSaid(written), wanted: 'an order that means something on this board' };
  // Names that every JavaScript object has, such as `constructor`, are not names of units.
  if ([unit, place, kind, ...written.items].some((name) => name !== null && name in {})) return failure(nothing);
  if (place !== null && isBeyond(place))
    return failure({ path: '', found: place, wanted: `a point of which each number is ${NO_FARTHER}` });
  try {
    const found = written.legs.length > 0 ? legsOrder(on, written) : null;
    if (found?.ok === false) return found;
    const order = found === null ? nthOf(on, meant(on, written), nth) : found.value;
    if (order === undefined) return failure(nothing);
    const verdict = game.rules.judge(on.state, order);
    return verdict.ok ? success(order) : refusal(game.rules.words.refusal(verdict, on.state));
  } catch {
    // The rules may throw for units and places that are not on this board, and an address may name
    // any.
    return failure(nothing);
  }
}

const orderSaid = ({ unit, place, kind, legs, items }: AddressOrder): string =>
  [unit, ...legs, place, kind, ...items].filter((part) => part !== null).join(' ');

const PLAIN = { place: null, kind: null, nth: 1, legs: [], items: [], dice: null } as const;

/** An order in a form that is read as the same order; null if there is no such form. */
export function writeOrder(on: OrderBoard, order: OrderLike): AddressOrder | null {
  const { unit, target, with: items = [] } = on.at.game.rules.intent(on.state, order);
  const place = target === null ? null : placeOf(target);
  const base: AddressOrder = { ...PLAIN, unit, place };
  const ofKind: AddressOrder = { ...base, kind: order.type };
  const nth = numberOf(on, meant(on, ofKind), order);
  const moved = byLegs(on, order, items);
  const plain = [...(moved === null ? [] : [moved, toContact(moved)]), base, ofKind, { ...ofKind, nth }];
  const tried = items.length === 0 ? plain : [...plain, ...plain.map((each) => ({ ...each, items }))];
  return tried.find((each) => each.legs.every(isLeg) && reads(on, each, order)) ?? null;
}

function reads(on: OrderBoard, written: AddressOrder, order: OrderLike): boolean {
  if (written.unit === null && written.place === null && written.kind === null) return false;
  const read = readOrder(on, written);
  return read.ok && isSame(read.value, order);
}

/**
 * The same legs, the last of which goes on until the base touches another, whose name an address
 * cannot always hold.
 */
const toContact = (moved: AddressOrder): AddressOrder => ({
  ...moved,
  legs: [...moved.legs.slice(0, -1), 'forward-to-contact'],
});

/** An order with legs, in the words that the mover reads. */
function byLegs(
  { at: { game, mover: tools }, state }: OrderBoard,
  order: OrderLike,
  items: readonly string[],
): AddressOrder | null {
  const { mover } = game.input;
  if (mover === undefined || tools === undefined || !('legs' in order) || !('unit' in order)) return null;
  const moving = tools.takeUp(mover, state, String(order.unit), brought(items));
  if (moving === null) return null;
  const march = tools.marchOf(moving, order.legs as readonly Leg[]);
  const legs = tools.orderSaid(moving, march).split(', ');
  return { ...PLAIN, unit: moving.unit.id, legs: legs.map((leg) => leg.replaceAll(' ', '-')) };
}
