import type { Square } from '../../geometry/grid.ts';
import type { Order } from './orders.ts';
import type { Phase, Topic } from './tables.ts';

/*
 * Every reason for which an order may be refused, with what its sentence is told of. Type aliases, since the compiler takes an interface for
 * no record of plain values.
 */

type Nothing = Readonly<Record<string, never>>;

type Shooting = Readonly<{
  'not-artillery': { gun: string };
  'already-fired': { gun: string };
  disrupted: { gun: string };
  routed: { gun: string };
  'from-building': { gun: string };
  'not-activated': { brigade: string };
  'declared-already': { gun: string; first: string };
  'one-by-one': { gun: string };
  'nothing-declared': Nothing;
  'touching-enemy': { gun: string; foe: string };
  'not-an-enemy': { target: string };
  'brigadier-target': { target: string };
  'target-fighting': { target: string; foe: string };
  'off-the-lines': { gun: string; target: string };
  'out-of-range': { gun: string; distance: number; range: number };
  'too-near': { target: string };
  'unit-between': { unit: string; friend: boolean };
  'unit-on-ridge': { unit: string };
  'hill-between': { square: Square };
  'cover-between': { squares: readonly Square[] };
}>;

type Moving = Readonly<{
  'fired-this-turn': { unit: string };
  'already-moved': { unit: string };
  'only-turns': { unit: string };
  'in-square': { unit: string };
  'out-of-touch': { unit: string; brigade: string };
  nowhere: { unit: string };
  'off-board': { square: Square };
  'not-step-by-step': { square: Square };
  'too-far': { unit: string; squares: number; allowance: number };
  occupied: { square: Square; by: string };
  lake: { square: Square };
  'river-impassable': { square: Square };
  'gun-at-river': { unit: string; square: Square };
  'gun-at-wetlands': { square: Square };
  'column-too-large': { square: Square };
  'stops-at-contact': { unit: string; foe: string; square: Square };
  'holds-one': { square: Square; by: string };
  'strays-at-end': { unit: string; brigade: string };
  'no-room-for-brigadier': { by: string };
  sheltered: { by: string };
  'stops-there': { unit: string; square: Square; by: string };
  tied: { unit: string; foe: string };
  'held-by-contact': { unit: string; foe: string };
  'already-formed': { unit: string };
  'not-reached': { unit: string };
}>;

type Forming = Readonly<{
  'no-pair': { unit: string };
  'not-infantry': { unit: string };
  'not-alike': { unit: string; other: string };
  'in-formation': { unit: string; other: string };
  'not-beside': { unit: string; other: string };
  'two-brigades': { unit: string; other: string };
  'not-in-column': { unit: string };
  'breaks-in-place': { unit: string };
  'no-square': { unit: string };
  'square-already': { unit: string };
  'not-alone': { unit: string; other: string };
  'square-in-cover': { square: Square };
  'square-not-in-open': { square: Square };
  'not-in-square': { unit: string };
  'already-charged': { unit: string };
  'not-cavalry': { unit: string };
  'touched-before': { unit: string; target: string };
  'charge-at-square': { target: string };
  'not-two-squares': { unit: string };
  'not-straight': { unit: string };
  'charge-through': { square: Square };
  'charge-from': { square: Square };
  'charge-uphill': { target: string; square: Square };
  'does-not-touch': { target: string };
  'not-dead-ahead': { target: string };
}>;

type Fighting = Readonly<{
  'brigadier-attacks': { unit: string };
  'brigadier-enemy': { target: string };
  'already-fought': { unit: string };
  'enemy-fought': { target: string };
  'may-not-attack': { unit: string };
  'square-attacks': { unit: string };
  'fired-no-attack': { unit: string };
  'not-touching': { unit: string; target: string };
  untouchable: { target: string };
  'stray-attacks': { unit: string };
  'idle-attacks': { unit: string; brigade: string };
  'wasteful-pair': { unit: string; target: string };
  'fight-owed': { unit: string; target: string };
  'reroll-first': { unit: string };
  'nothing-to-reroll': { unit: string };
  'no-such-die': { unit: string; die: number; dice: number };
  'rerolled-already': { unit: string; die: number };
  'advance-first': { unit: string };
}>;

/** Whose turn it is, and what waits for an answer. */
type Moment = Readonly<{
  'place-first': { unit: string };
  'nothing-to-place': { unit: string };
  'not-nearest': { unit: string; squares: readonly Square[] };
  'wrong-phase': { order: Order['type']; phase: Phase };
  'not-on-board': { unit: string };
  'not-your-turn': { unit: string; side: string };
  'deployed-already': { unit: string };
}>;

/** Before the first turn and after the last. */
type Preparing = Readonly<{
  'game-over': Nothing;
  'no-such-side': { side: string };
  'agree-first': { next: Topic; on: Topic };
  'wrong-size': { files: number; ranks: number };
  'no-limit': { rounds: number };
  'no-points': { points: number };
  'no-room-for-markers': Nothing;
  'brigade-twice': { brigade: string };
  'not-one-brigadier': { brigadiers: number };
  'brigadier-alone': Nothing;
  'over-points': { costs: number; left: number };
  'no-room-at-edge': { room: number };
  'no-brigade': Nothing;
  'points-left': { left: number };
  'near-edge': { square: Square };
  'near-marker': { square: Square; by: string };
  'brigade-by-brigade': { brigade: string };
  'too-deep': { square: Square; depth: number };
}>;

/** All of them. */
export type Refusals = Shooting & Moving & Forming & Fighting & Moment & Preparing;
