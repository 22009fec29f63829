import type { Readings } from '../../core/ids.ts';
import type { Edge } from '../../geometry/edges.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Terrain } from '../table/boards/terrain.ts';
import type { Body } from './bodies/body.ts';
import type { Quarter } from './bodies/quarters.ts';

/** What the rules need to look a ruling up. */
export interface Reading {
  readonly readings: Readings;
}

/** What a piece of ground is: tall pieces stop a shot. @ruling cf-056 cf-058 */
export const TERRAIN = {
  wood: 'area',
  building: 'area',
  hill: 'area',
  water: 'area',
  road: 'line',
  bridge: 'area',
} as const satisfies Readonly<Record<string, 'area' | 'line'>>;

/** What has happened to bodies in this turn. Bodies to which nothing has are missing. */
export interface Suffered {
  /** How many models each has lost. @clause cf.morale.mod-quarter-lost */
  readonly lost: Readonly<Record<string, number>>;
  /** The quarters from which each has been attacked. @ruling cf-099 */
  readonly attacked: Readonly<Record<string, readonly Quarter[]>>;
  /** Those that a cannon has hit. @clause cf.morale.mod-cannon */
  readonly cannoned: readonly string[];
  /** The models of each that have struck, as `rank.file`. @ruling cf-087 */
  readonly struck: Readonly<Record<string, readonly string[]>>;
}

/** The bodies of a battle, and what tests and volleys ask of it. */
export interface Field extends Reading {
  readonly size: readonly [Um, Um];
  readonly bodies: Readonly<Record<string, Body>>;
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly suffered: Suffered;
  /** The edges of the table to which the bodies of a side flee. @ruling cf-025 */
  readonly homes: Readonly<Record<string, readonly Edge[]>>;
}

/** A turn in which nothing has happened yet. */
export const QUIET: Suffered = { lost: {}, attacked: {}, cannoned: [], struck: {} };

export const bodiesIn = ({ bodies }: Pick<Field, 'bodies'>): readonly Body[] => Object.values(bodies);

/** The friends of a body, without itself. */
export const friendsOf = (field: Pick<Field, 'bodies'>, { id, side }: Pick<Body, 'id' | 'side'>): readonly Body[] =>
  bodiesIn(field).filter((other) => other.side === side && other.id !== id);

export const enemiesOf = (field: Pick<Field, 'bodies'>, { side }: Pick<Body, 'side'>): readonly Body[] =>
  bodiesIn(field).filter((other) => other.side !== side);
