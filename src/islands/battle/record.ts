import { failure, success, type Result } from '../../core/result.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { isWithin, MOST } from '../../core/numbers.ts';
import { areLegs } from '../../games/table/orders/stored.ts';
import { FARTHEST } from '../../geometry/lengths.ts';
import type { SeededOrder } from './game.ts';

/**
 * A game as the browser keeps it: its orders and the seeds of their dice. The boards come out of
 * replaying them.
 */
export interface StoredGame {
  readonly orders: readonly SeededOrder[];
  /**
   * The mark of the board after the last order, by which a replay that comes out differently is
   * noticed.
   */
  readonly ends: string;
}

const VERSION = 1;
const KEY = `drill-square.battle.${VERSION}`;

/** Where the browser keeps the game that began at this start of a battle. */
export const keyOf = (battle: string, start: string): string => `${KEY}/${battle}/${start}`;

/** The start of a battle to which a key belongs; null for any other key. */
export function startOfKey(battle: string, key: string): string | null {
  const prefix = keyOf(battle, '');
  const start = key.slice(prefix.length);
  return key.startsWith(prefix) && !start.includes('/') ? start : null;
}

/**
 * Where the stored games of a key are put that could not be replayed, before another one takes
 * their place. Each has a name of its own.
 */
export const asideOf = (key: string, number = 1): string => `${key}/aside${number === 1 ? '' : `/${number}`}`;

/** A mark of a board: equal boards have equal marks, and different ones almost never. */
export function markOf(state: Awaiting): string {
  // FNV-1a with 32 bits.
  let mark = 0x811c9dc5;
  for (const character of JSON.stringify(state)) mark = Math.imul(mark ^ character.codePointAt(0)!, 0x01000193);
  return (mark >>> 0).toString(16);
}

/** A game as text to store. */
export const gameText = (orders: readonly SeededOrder[], state: Awaiting): string =>
  JSON.stringify({ version: VERSION, orders: orders.map(({ order, seed }) => [order, seed]), ends: markOf(state) });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOrder = (value: unknown): value is OrderLike => isRecord(value) && typeof value['type'] === 'string';

const most = FARTHEST.toLocaleString('en');

/** An order holds lists of squares, points and legs, and nothing that lies deeper. */
const DEEPEST = 6;

/**
 * What is wrong with the numbers of an order; null where the rules may reckon with them. Its legs
 * are looked at more closely.
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

/** A seed is a whole number of 32 bits, below 0 or not. */
const isSeed = (value: unknown): value is number => isWithin(value, 2 ** 32) && Number.isInteger(value);

/**
 * Reads a stored game, or says in words what is wrong with it. Whether its orders are allowed shows
 * when they are replayed.
 */
export function readGame(text: string): Result<StoredGame, string> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return failure('It is not complete, or something else has written over it.');
  }
  if (!isRecord(found) || !Array.isArray(found['orders'])) return failure('It does not look like a game.');
  if (found['version'] !== VERSION) return failure('It was kept by another version of this site.');
  const orders: SeededOrder[] = [];
  for (const each of found['orders'] as readonly unknown[]) {
    const [order, seed] = Array.isArray(each) ? (each as readonly unknown[]) : [];
    const nth = `Its order ${orders.length + 1}`;
    if (!isOrder(order) || !isSeed(seed)) return failure(`${nth} cannot be read.`);
    const fault = faultOf(order);
    if (fault !== null) return failure(`${nth} ${fault}.`);
    orders.push({ order, seed });
  }
  if (typeof found['ends'] !== 'string') return failure('It does not tell on which board it ends.');
  return success({ orders, ends: found['ends'] });
}
