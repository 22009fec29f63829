import { um } from '../../../../../../geometry/lengths.ts';

/*
 * The tables of the rulebook: everything that is a number or a word there.
 */

/** Every clause in the ledger of this game. */
export type Clause = LedgerClauses['new-game'];

/** The phases of a side's turn. */
export const PHASES = ['move', 'shoot'] as const;
export type Phase = (typeof PHASES)[number];

export const TABLE = [um(500, 'mm'), um(500, 'mm')] as const;
export const BASE = { width: um(60, 'mm'), depth: um(30, 'mm') };
/** How far a unit moves. @clause ng.move.reach */
export const REACH = um(100, 'mm');
/** How far a unit shoots. @clause ng.shoot.range */
export const RANGE = um(200, 'mm');
/** The score that hits. @clause ng.shoot.score */
export const SCORE = 4;
/** How many turns each side has. @clause ng.turn.length */
export const TURNS = 6;
