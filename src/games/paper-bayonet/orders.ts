import type { OfType } from '../words.ts';
import type { Square } from '../../geometry/grid.ts';
import type { Edge } from './state.ts';
import type { Template, UnitType, Victory } from './tables.ts';

/** One shot: a gun and its target, both ids of units. */
export interface Shot {
  readonly unit: string;
  readonly at: string;
}

export type Fire = { readonly type: 'fire' } & Shot;
/** All shots of a phase named at once: what one reading of pb-056 asks for. */
export interface Declare {
  readonly type: 'declare';
  readonly shots: readonly Shot[];
}
/** A move, square by square, without the square it begins on. Either unit of a column stands for both. */
export interface Move {
  readonly type: 'move';
  readonly unit: string;
  readonly path: readonly Square[];
}
/** A charge: the two squares, and the enemy that is charged. */
export interface Charge {
  readonly type: 'charge';
  readonly unit: string;
  readonly path: readonly Square[];
  readonly at: string;
}
/** One unit steps into the square of another. */
export interface FormColumn {
  readonly type: 'form-column';
  readonly unit: string;
  readonly other: string;
}
/** One unit steps out of its column; to nowhere only under one reading of pb-073. */
export interface LeaveColumn {
  readonly type: 'leave-column';
  readonly unit: string;
  readonly to: Square | null;
}
export interface FormSquare {
  readonly type: 'form-square';
  readonly unit: string;
}
export interface LeaveSquare {
  readonly type: 'leave-square';
  readonly unit: string;
}
export interface Attack {
  readonly type: 'attack';
  readonly unit: string;
  readonly enemy: string;
}
/** One of its own dice again, counted from 1. */
export interface Reroll {
  readonly type: 'reroll';
  readonly unit: string;
  readonly die: number;
}
/** The dice stay as they are. */
export interface Keep {
  readonly type: 'keep';
  readonly unit: string;
}
/** The winner of a fight steps into the square that was left, or stays: only under one reading of pb-024. */
export interface Follow {
  readonly type: 'advance' | 'stay';
  readonly unit: string;
}
/** The owner's choice of a square for a unit that was routed, displaced or beaten. */
export interface PlaceUnit {
  readonly type: 'place';
  readonly unit: string;
  readonly to: Square;
}
export interface EndPhase {
  readonly type: 'end-phase';
}
export interface Concede {
  readonly type: 'concede';
  readonly side: string;
}
/** Before the game: one of the things that the players settle. */
export type Agree = { readonly type: 'agree' } & (
  | { readonly on: 'map' }
  | { readonly on: 'rounds'; readonly rounds: number; readonly extension: boolean }
  | { readonly on: 'points'; readonly points: number }
  | { readonly on: 'victory'; readonly victory: Victory }
);
/** A brigade is bought: by a template, or unit by unit. Its Brigadier is among its units. */
export interface Muster {
  readonly type: 'muster';
  readonly brigade: string;
  readonly template: Template | null;
  readonly units: readonly UnitType[];
}
/** The army is complete. */
export interface Mustered {
  readonly type: 'mustered';
}
/** Before the game: one die for each player. */
export interface RollOff {
  readonly type: 'roll-off';
}
/** The winner of the roll-off takes an edge for itself, and says who deploys first. */
export interface ChooseEdges {
  readonly type: 'choose-edges';
  readonly edge: Edge;
  readonly first: string;
}
export interface PlaceObjective {
  readonly type: 'objective';
  readonly at: Square;
}
/** One unit of the brigade that is being placed. */
export interface Deploy {
  readonly type: 'deploy';
  readonly unit: string;
  readonly to: Square;
}

/** Everything a player of Paper Bayonet may order. */
export type Order =
  | Fire
  | Declare
  | Move
  | Charge
  | FormColumn
  | LeaveColumn
  | FormSquare
  | LeaveSquare
  | Attack
  | Reroll
  | Keep
  | Follow
  | PlaceUnit
  | EndPhase
  | Concede
  | Agree
  | Muster
  | Mustered
  | RollOff
  | ChooseEdges
  | PlaceObjective
  | Deploy;

/** The order of one kind. */
export type OrderOf<T extends Order['type']> = OfType<Order, T>;
