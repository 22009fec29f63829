import { ofActor, ofTargets } from '../../core/outcomes.ts';
import { um, type Um } from '../../geometry/lengths.ts';

/** A length on the board. @clause rr.rulers.inches */
export const inches = (count: number): Um => um(count, 'in');

/**
 * The types of figures; an HQ counts as cavalry. @clause rr.figures.unit-types
 * rr.figures.hq-is-cavalry
 */
export type Arm = 'infantry' | 'cavalry' | 'artillery';

/** A clause of Regiments & Roundshot. */
export type RrClauseId = LedgerClauses['regiments-and-roundshot'];

/** What a board may call a figure: one of the types, or the general. */
export const UNIT_TYPES = ['infantry', 'cavalry', 'artillery', 'hq'] as const;

/** The size of the board. @clause rr.map.board @ruling rr-001 rr-100 */
export const BOARD = [inches(24), inches(36)] as const;

/**
 * What can be drawn on the board. @clause rr.map.terrain-key
 */
export const TERRAIN = {
  woods: 'area',
  water: 'area',
  road: 'line',
  hamlet: 'area',
  town: 'area',
  wall: 'line',
  hill: 'area',
} as const satisfies Readonly<Record<string, 'area' | 'line'>>;
export type TerrainKind = keyof typeof TERRAIN;

/** The phases of a turn, in their order. @clause rr.turn.phases */
export const PHASES = [
  ...(['reinforcement', 'strategy', 'grand-maneuver', 'bombardment'] as const),
  ...(['volley', 'charge', 'rally', 'logistics'] as const),
] as const;
export type Phase = (typeof PHASES)[number];

/** The clause behind each phase. */
export const PHASE_CLAUSE = {
  reinforcement: 'rr.reinforcement.roll',
  strategy: 'rr.strategy.draw-two',
  'grand-maneuver': 'rr.maneuver.actions-and-reactions',
  bombardment: 'rr.bombardment.all-players',
  volley: 'rr.volley.all-players',
  charge: 'rr.charge.cavalry-automatic',
  rally: 'rr.rally.recovery-roll',
  logistics: 'rr.logistics.hand-limit',
} as const satisfies Readonly<Record<Phase, RrClauseId>>;

/**
 * How far a figure of each type moves in a turn, at its normal speed.
 * @clause rr.movement.infantry rr.movement.cavalry rr.movement.artillery
 */
export const SPEED: Readonly<Record<Arm, Um>> = { infantry: inches(2), cavalry: inches(5), artillery: inches(1) };

/** The clause that states the speed of each type. */
export const SPEED_CLAUSE = {
  infantry: 'rr.movement.infantry',
  cavalry: 'rr.movement.cavalry',
  artillery: 'rr.movement.artillery',
} as const satisfies Readonly<Record<Arm, RrClauseId>>;

/**
 * What a column gains, and what a road adds.
 * @clause rr.formation.column-speed rr.maneuver.road-bonus
 */
export const BONUS = inches(1);

/** How far to either side of its line a road reaches: half the width of a figure. @ruling rr-096 */
export const ROADSIDE = inches(1 / 4);

/**
 * What flight leaves free before an enemy, and the gap that a split opens.
 * @ruling rr-012 rr-091
 */
export const GAP = inches(1 / 10);

/** How far guns reach. @clause rr.bombardment.target-in-range */
export const REACH = inches(3 / 2);

/** The fewest and the most columns of an army. @clause rr.setup.strategic-columns */
export const COLUMNS = [4, 5] as const;

/** The share of an army that may not be lost: one in so many. @clause rr.victory.twenty-percent */
export const FIFTH = 5;

const COMES_TO = {
  'no-effect': 'unharmed',
  disrupted: 'shaken',
  retreated: 'driven-back',
  routed: 'routed',
  destroyed: 'destroyed',
} as const;

/** What becomes of the target of an attack; `actor-`: of whoever attacks. */
export const outcomes = {
  ...ofTargets(COMES_TO),
  'actor-disrupted': ofActor('shaken'),
  'actor-retreated': ofActor('driven-back'),
  'actor-routed': ofActor('routed'),
  'actor-destroyed': ofActor('destroyed'),
  steady: ofActor('unharmed'),
  rallied: ofActor('unharmed'),
  arrived: ofActor('unharmed'),
  marched: ofActor('unharmed'),
  'left-behind': ofActor('unharmed'),
  'in-hand': ofActor('unharmed'),
  wild: ofActor('unharmed'),
  'on-left': ofActor('unharmed'),
  'in-centre': ofActor('unharmed'),
  'on-right': ofActor('unharmed'),
  anywhere: ofActor('unharmed'),
};

/** The three ways to attack, each with a roll of two dice. */
export type AttackKind = 'bombardment' | 'volley' | 'charge';

/** Where a column comes on: a third of its own edge as its owner sees it, or any of them. */
export type Flank = 'left' | 'centre' | 'right' | 'any';
