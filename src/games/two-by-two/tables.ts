import { ofActor, ofTargets, type Shared } from '../../core/outcomes.ts';
import { um, type Um } from '../../geometry/lengths.ts';

/**
 * The ids of all clauses of 2 by 2; `npm run astro -- sync` generates the type from its
 * `clauses.yaml`.
 */
export type TtClauseId = LedgerClauses['two-by-two'];

/** A number of the sheet’s range units as a length. @clause tt.scale.range-unit */
export const brackets = (count: number): Um => um(count, '[1]');

/** The size of every base. @clause tt.scale.base-size */
export const BASE = { width: um(25, 'mm'), depth: um(12, 'mm') } as const;

/** The table: two feet square. @ruling tt-003 */
export const TABLE = [brackets(32), brackets(32)] as const;

export const UNIT_TYPES = [
  ...(['infantry', 'guard', 'light', 'militia', 'hq-corps', 'hq-division'] as const),
  ...(['heavy-cavalry', 'light-cavalry', 'lancers', 'cossacks', 'foot-artillery', 'horse-artillery'] as const),
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** One row of the unit table, its lengths in range units. */
interface Profile {
  readonly name: string;
  readonly arm: 'foot' | 'horse' | 'guns' | 'hq';
  readonly move: number;
  /**
   * Muskets: without and with a screen. Guns: canister, middle, long. Empty for units that cannot
   * shoot.
   */
  readonly range: readonly number[];
  readonly ap: number;
}

type Arm = Profile['arm'];

/** A row of the table: name, arm, move and price, and then the ranges. */
const row = (name: string, arm: Arm, [move, ap]: readonly [number, number], ...range: readonly number[]): Profile => ({
  name,
  arm,
  move,
  range,
  ap,
});

/**
 * The unit table.
 * @clause tt.units.profile-table tt.units.move-column tt.units.musket-range tt.units.screened-range
 * tt.units.artillery-range tt.units.no-range tt.units.ap-column
 */
export const PROFILES: Readonly<Record<UnitType, Profile>> = {
  infantry: row('infantry', 'foot', [4, 2], 1, 2),
  guard: row('guard', 'foot', [5, 3], 1, 2),
  light: row('light infantry', 'foot', [6, 3], 1, 2),
  militia: row('militia', 'foot', [4, 1], 1),
  'hq-corps': row('corps HQ', 'hq', [10, 4]),
  'hq-division': row('division HQ', 'hq', [10, 2]),
  'heavy-cavalry': row('heavy cavalry', 'horse', [6, 3]),
  'light-cavalry': row('light cavalry', 'horse', [8, 3]),
  lancers: row('lancers', 'horse', [8, 3]),
  cossacks: row('Cossacks', 'horse', [10, 2]),
  'foot-artillery': row('foot artillery', 'guns', [4, 3], 1.5, 4, 8),
  'horse-artillery': row('horse artillery', 'guns', [6, 4], 1.5, 3, 6),
};

/**
 * The phases of half a turn. In `shoot` the side that does not move acts.
 * @clause tt.sequence.full-turn
 */
export const PHASES = ['move', 'rally', 'shoot', 'melee'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps before the first turn of a whole battle, in their order. */
const STEPS = ['roles', 'terrain', 'deployment', 'points'] as const;
export type SetupStep = (typeof STEPS)[number];

/** Is this a step before the first turn? */
export const isStep = (stage: Phase | SetupStep): stage is SetupStep => STEPS.some((step) => step === stage);

/** The clause behind each phase. */
export const PHASE_CLAUSE = {
  move: 'tt.sequence.move-phase',
  rally: 'tt.sequence.rally-phase',
  shoot: 'tt.sequence.shoot-phase',
  melee: 'tt.sequence.melee-phase',
} as const satisfies Readonly<Record<Phase, TtClauseId>>;

/** The result of a shot, by its total. @clause tt.shoot.result-table */
export const RESULTS = [
  { from: null, to: 4, word: 'unharmed' },
  { from: 5, to: 6, word: 'pinned' },
  { from: 7, to: 7, word: 'disrupted' },
  { from: 8, to: null, word: 'routed' },
] as const;
export type ShotResult = (typeof RESULTS)[number]['word'];

/**
 * What happens to the loser of a melee, by the difference of the scores.
 * @clause tt.melee.result-table
 */
export const DIFFERENCES = [
  { from: 1, to: 1, word: 'repulsed' },
  { from: 2, to: 2, word: 'recoiled' },
  { from: 3, to: 3, word: 'routed' },
  { from: 4, to: 5, word: 'destroyed' },
  { from: 6, to: null, word: 'destroyed' },
] as const;
export type Fate = (typeof DIFFERENCES)[number]['word'];

/** How far a repulsed unit goes back. @clause tt.melee.repulsed */
export const REPULSE = brackets(2);

/** From this difference on, a winner must follow up. @clause tt.melee.destroyed-mandatory */
export const MANDATORY = 6;

/** A rally succeeds with this score or a higher one. @clause tt.rally.number */
export const RALLIED_ON = 5;

/** An enemy within this distance hampers a rally. @clause tt.rally.enemy-near */
export const NEAR_ENEMY = brackets(2);

/**
 * An HQ of each level lets troops within this distance rally.
 * @clause tt.rally.hq-distance tt.units.hq-levels
 */
export const HQ_RADIUS = { 'hq-division': brackets(4), 'hq-corps': brackets(8) } as const;

/**
 * How much farther a unit may go if it spends its whole move on a road.
 * @clause tt.move.road-bonus
 */
export const ROAD_BONUS = brackets(1);

/** How much of a move into contact must be straight ahead. @clause tt.contact.straight-ahead */
export const STRAIGHT = brackets(2);

/** A unit that routs is destroyed by a face lower than this. @clause tt.state.rout */
export const FLED_ON = 3;

/** A rout spreads to units within this distance. @clause tt.units.rout-contagion */
export const CONTAGION = brackets(3);

/** How many AP an army has, if nothing else is agreed. @ruling tt-002 */
export const ARMY = 48;

/**
 * How many AP start on the table, and how many more for each tie.
 * @clause tt.setup.defender-deploys tt.setup.attacker-deploys tt.setup.tie
 */
export const PORTION = 12;

/**
 * A side’s zone: how deep it is, and how far it stays from the two edges beside the side’s own.
 * @clause tt.setup.defender-deploys tt.setup.attacker-deploys
 */
export const ZONE = { depth: brackets(8), margin: brackets(4) } as const;

/** The smallest number of terrain features. @clause tt.setup.terrain */
export const FEATURES = 4;

/**
 * A reinforcement point on a flank may not be within this distance of the Defender.
 * @clause tt.setup.attacker-rp-limit
 */
export const CLEAR = brackets(8);

/**
 * How many reinforcement points each side has, and how many times it rolls in a turn.
 * @clause tt.setup.attacker-rp2 tt.setup.defender-rp2 tt.reinforce.two-rolls
 */
export const [POINTS, ROLLS] = [2, 2] as const;

/**
 * Reinforcements come on with this face or a higher one.
 * @clause tt.reinforce.rear-number tt.reinforce.flank-number
 */
export const COMES_ON = { rear: 3, flank: 4 } as const;

/** How far from their point reinforcements may come on. @clause tt.reinforce.entry */
export const ENTRY = brackets(4);

/** What crossing the edge costs, under one reading. @ruling tt-043 */
export const CROSSING = brackets(1);

/**
 * The number of turns after which a battle ends, under one reading, if nothing else is agreed.
 * @ruling tt-001
 */
export const TURNS = 12;

/**
 * What happens to the target of a shot or the loser of a melee, on the scale that all games share.
 */
export const OUTCOME = {
  unharmed: 'unharmed',
  pinned: 'shaken',
  disrupted: 'shaken',
  repulsed: 'driven-back',
  recoiled: 'driven-back',
  routed: 'routed',
  destroyed: 'destroyed',
} as const;

/**
 * The outcomes of an order: what happens to its target; in a melee, also what happens to the unit
 * that fought for the side that gave the order.
 */
export const outcomes = {
  ...ofTargets(OUTCOME),
  rallied: ofActor('unharmed'),
  'called-on': ofActor('unharmed'),
  'actor-disrupted': ofActor('shaken'),
  'actor-repulsed': ofActor('driven-back'),
  'actor-recoiled': ofActor('driven-back'),
  'actor-routed': ofActor('routed'),
  'actor-destroyed': ofActor('destroyed'),
} as const satisfies Readonly<Record<string, Shared>>;

/** The kinds of terrain, and the shape of each: an area or a line. */
export const TERRAIN = {
  woods: 'area',
  rough: 'area',
  town: 'area',
  copse: 'area',
  hill: 'area',
  bridge: 'area',
  wall: 'line',
  hedge: 'line',
  stream: 'line',
  road: 'line',
} as const;
export type TerrainKind = keyof typeof TERRAIN;
