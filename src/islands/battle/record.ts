import { failure, success, type Result } from '../../core/result.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { hashOf, isWithin, MOST } from '../../core/numbers.ts';
import { areLegs } from '../../games/table/orders/stored.ts';
import { FARTHEST } from '../../geometry/lengths.ts';
import { fingerprintOf } from '../charts/stored.ts';
import type { SeededOrder } from './game.ts';

/**
 * A game as the browser stores it: its orders and the seeds of their dice. The boards result from
 * replaying them.
 */
export interface StoredGame {
  readonly orders: readonly SeededOrder[];
  /** The hash of the board after the last order. It reveals a replay that comes out differently. */
  readonly ends: string;
  /** The fingerprint of the reader's own charts it was played with; empty if there were none. */
  readonly charts: string;
}

const VERSION = 1;
const KEY = `drill-square.battle.${VERSION}`;

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

/** A game as text to store. Without charts of the reader's own it names none. */
export function gameText(orders: readonly SeededOrder[], state: Awaiting): string {
  const charts = fingerprintOf(state.charts);
  const given = orders.map(({ order, seed }) => [order, seed]);
  return JSON.stringify({ version: VERSION, orders: given, ends: hashOf(state), ...(charts !== '' && { charts }) });
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
  const { charts = '' } = found;
  if (typeof charts !== 'string') return failure('It does not tell with which charts it was played.');
  return success({ orders, ends: found['ends'], charts });
}
