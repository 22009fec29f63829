import { failure, success, type Result } from '../../core/result.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { hashOf, isWithin, LARGEST, MOST } from '../../core/numbers.ts';
import { seedFrom } from '../../core/seeded.ts';
import { areLegs } from '../../games/table/orders/stored.ts';
import { FARTHEST } from '../../geometry/lengths.ts';
import { fingerprintOf } from '../charts/stored.ts';
import { seedsOf, type BattleDice, type SeededOrder } from './dice.ts';
import type { GivenOrder } from './game.ts';

/**
 * A game as the browser stores it: its orders and what their dice come from. The boards result from
 * replaying them.
 */
export interface StoredGame {
  /** Every order with the seed of its dice, also those that were taken back. */
  readonly orders: readonly GivenOrder[];
  readonly dice: BattleDice;
  /** The hash of the board after the last order. It reveals a replay that comes out differently. */
  readonly ends: string;
  /** The fingerprint of the reader's own charts it was played with; empty if there were none. */
  readonly charts: string;
}

/**
 * The form of a stored game. In the first form every order has a seed of its own, and what was
 * taken back is not stored.
 */
const VERSION = 2;

/**
 * Both forms have the same key: an older page that is still open must find what a newer one keeps.
 */
const KEY = 'drill-square.battle.1';

/** The key under which the browser stores the game that began at this start of a battle. */
export const keyOf = (battle: string, start: string): string => `${KEY}/${battle}/${start}`;

/** The start of the battle that a key belongs to; null for any other key. */
export function startOfKey(battle: string, key: string): string | null {
  const prefix = keyOf(battle, '');
  const start = key.slice(prefix.length);
  return key.startsWith(prefix) && !start.includes('/') ? start : null;
}

/**
 * The key for a stored game that could not be replayed and is put aside before another game
 * replaces it. Each has its own number.
 */
export const asideOf = (key: string, number = 1): string => `${key}/aside${number === 1 ? '' : `/${number}`}`;

/**
 * Whether a board is the one that a stored game ended on. Games were stored before the moments
 * before the first turn had a kind of their own; they were phases.
 */
export function endsAs(state: Awaiting, ends: string): boolean {
  const { awaits } = state;
  const before: Awaiting = awaits?.kind === 'set-up' ? { ...state, awaits: { ...awaits, kind: 'phase' } } : state;
  return hashOf(state) === ends || hashOf(before) === ends;
}

/**
 * A game as text to store. The seeds of its orders are not stored: they come of its dice. Without
 * charts of the reader's own it names none.
 */
export function gameText(
  orders: readonly Omit<GivenOrder, 'seed'>[],
  { seed, earlier }: BattleDice,
  state: Awaiting,
): string {
  const charts = fingerprintOf(state.charts);
  return JSON.stringify({
    version: VERSION,
    seed,
    orders: orders.map(({ order, taken }) => (taken === undefined ? [order] : [order, taken])),
    ...(earlier.length > 0 && { earlier: earlier.map((each) => [each.order, each.seed]) }),
    ends: hashOf(state),
    ...(charts !== '' && { charts }),
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOrder = (value: unknown): value is OrderLike => isRecord(value) && typeof value['type'] === 'string';

const most = FARTHEST.toLocaleString('en');

/** Orders contain lists of squares, points and legs, and nothing nested deeper than this. */
const DEEPEST = 6;

/**
 * What is wrong with the numbers of an order; null if the rules can compute with them. Its legs are
 * checked more closely.
 */
function faultOf(value: unknown, depth = 0): string | null {
  if (typeof value === 'number' && !isWithin(value, FARTHEST)) return `has a number beyond ${most}`;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DEEPEST) return 'cannot be read';
  for (const [key, each] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    if (key === 'legs' && !areLegs(each))
      return `has legs that nobody can march: ${MOST} at most, each of a length up to ${most}`;
    const fault = faultOf(each, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

/** Whether a value is a seed: a whole number of 32 bits, with or without a sign. */
const isSeed = (value: unknown): value is number => isWithin(value, 2 ** 32) && Number.isInteger(value);

/** The order of each of these pairs and its number, or what is wrong with one of them. */
function pairsIn<Second>(
  pairs: readonly unknown[],
  isSecond: (value: unknown) => value is Second,
): Result<readonly (readonly [OrderLike, Second])[], string> {
  const read: (readonly [OrderLike, Second])[] = [];
  for (const each of pairs) {
    const [order, second] = Array.isArray(each) ? (each as readonly unknown[]) : [];
    const nth = `Its order ${read.length + 1}`;
    if (!isOrder(order) || !isSecond(second)) return failure(`${nth} cannot be read.`);
    const fault = faultOf(order);
    if (fault !== null) return failure(`${nth} ${fault}.`);
    read.push([order, second]);
  }
  return success(read);
}

type Orders = Pick<StoredGame, 'orders' | 'dice'>;

/**
 * The orders of a game of the first form. Those that follow get dice of one seed, made of its text.
 */
function firstForm(text: string, pairs: readonly unknown[]): Result<Orders, string> {
  const read = pairsIn(pairs, isSeed);
  if (!read.ok) return read;
  const orders: readonly SeededOrder[] = read.value.map(([order, seed]) => ({ order, seed }));
  return success({ orders, dice: { seed: seedFrom(0, text), earlier: orders } });
}

const isPlace = (value: unknown): value is number | undefined =>
  value === undefined || (isWithin(value, LARGEST) && Number.isInteger(value) && value >= 0);

/** The orders of a game, with the seeds of their dice. */
function secondForm(pairs: readonly unknown[], seed: unknown, pairsBefore: unknown): Result<Orders, string> {
  if (!isSeed(seed)) return failure('It does not tell what its dice come from.');
  const [read, before] = [pairsIn(pairs, isPlace), pairsIn(Array.isArray(pairsBefore) ? pairsBefore : [], isSeed)];
  if (!read.ok) return read;
  if (!before.ok) return before;
  const dice: BattleDice = { seed, earlier: before.value.map(([order, own]) => ({ order, seed: own })) };
  const seedOf = seedsOf(dice);
  let path: readonly OrderLike[] = [];
  let stand: readonly OrderLike[] = [];
  const orders = read.value.map(([order, taken]): GivenOrder => {
    const past = taken === undefined ? stand : path.slice(0, taken);
    path = [...past, order];
    if (taken === undefined) stand = path;
    return { order, seed: seedOf(past, order), ...(taken !== undefined && { taken }) };
  });
  return success({ orders, dice });
}

/**
 * Reads a stored game, or says in a sentence what is wrong with it. Whether its orders are allowed
 * is found out by replaying them.
 */
export function readGame(text: string): Result<StoredGame, string> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return failure('It is not complete, or something else has written over it.');
  }
  if (!isRecord(found) || !Array.isArray(found['orders'])) return failure('It does not look like a game.');
  const { version, orders, seed, earlier, ends, charts = '' } = found;
  if (version !== 1 && version !== VERSION) return failure('It was kept by another version of this site.');
  const read = version === 1 ? firstForm(text, orders) : secondForm(orders, seed, earlier);
  if (!read.ok) return read;
  if (typeof ends !== 'string') return failure('It does not tell on which board it ends.');
  if (typeof charts !== 'string') return failure('It does not tell with which charts it was played.');
  return success({ ...read.value, ends, charts });
}
