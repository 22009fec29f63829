import { ofActor, ofTarget, type Shared } from '../../core/outcomes.ts';

/** The unit types. @clause pb.unit-table.profile */
export const UNIT_TYPES = [
  'line-infantry',
  'heavy-infantry',
  'skirmishers',
  'cavalry',
  'heavy-cavalry',
  'brigadier',
  'cannon',
  'howitzer',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** @clause pb.artillery.types */
export const ARTILLERY: readonly UnitType[] = ['cannon', 'howitzer'];

/**
 * The infantry of the unit table: these types may form columns and squares.
 * @clause pb.column.who pb.square.who
 */
export const INFANTRY: readonly UnitType[] = ['line-infantry', 'heavy-infantry'];

/** Cavalry of both kinds. */
export const CAVALRY: readonly UnitType[] = ['cavalry', 'heavy-cavalry'];

/**
 * The kinds of ground. Every square is exactly one of them (pb-003). A river labelled impassable is
 * a kind of its own.
 * @clause pb.movement.terrain-applies
 */
export const GROUNDS = [
  'open',
  'woods',
  'building',
  'hill',
  'road',
  'bridge',
  'river',
  'impassable-river',
  'lake',
  'wetlands',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** Ground that blocks the view and shelters the units in it. @clause pb.los.terrain-blocks */
export const COVER: readonly Ground[] = ['woods', 'building'];

/** The edges of a board, clockwise. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;

/** The five phases of a turn, in order. @clause pb.turn.phase-order */
export const PHASES = ['activation', 'artillery', 'movement', 'fighting', 'rally'] as const;
export type TurnPhase = (typeof PHASES)[number];

/**
 * The phases before the first turn.
 * @clause pb.deploy.roll-off pb.deploy.winner-chooses pb.deploy.alternate-brigades
 */
type Preparation = 'agreement' | 'armies' | 'roll-off' | 'edges' | 'objectives' | 'deployment';
export type Phase = TurnPhase | Preparation;

/** The lowest roll that activates a brigade. @clause pb.activation.number */
export const ACTIVATED_ON = 3;

/**
 * The range of each gun, in squares.
 * @clause pb.artillery.range.cannon pb.artillery.range.howitzer
 */
export const RANGE = { cannon: 6, howitzer: 4 } as const;

/**
 * The score needed to hit, by distance in squares. The entry for 1 is for a point-blank shot, only
 * under one reading of pb-049.
 * @clause pb.artillery.hit-number
 */
export const HIT_NUMBER: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };

/**
 * The lowest score for each effect.
 * @clause pb.artillery.effect.disrupted pb.artillery.effect.routed pb.artillery.effect.removal
 */
export const EFFECT_FROM = { disrupted: 4, routed: 5, removed: 6 } as const;

/**
 * How many squares each type of unit may move.
 * @clause pb.movement.allowance.one pb.movement.allowance.two
 */
export const ALLOWANCE: Readonly<Record<UnitType, 1 | 2>> = {
  'line-infantry': 1,
  'heavy-infantry': 1,
  skirmishers: 2,
  cavalry: 2,
  'heavy-cavalry': 2,
  brigadier: 2,
  cannon: 1,
  howitzer: 1,
};

/**
 * The lowest roll that rallies a routed unit.
 * @clause pb.rally.number pb.rally.number.heavy-infantry pb.rally.number.artillery
 */
export const RALLY_NUMBER: Readonly<Record<UnitType, 3 | 4 | 5>> = {
  'line-infantry': 4,
  'heavy-infantry': 3,
  skirmishers: 4,
  cavalry: 4,
  'heavy-cavalry': 4,
  brigadier: 4,
  cannon: 5,
  howitzer: 5,
};

/** The lowest roll that lets a unit enter a river. @clause pb.terrain.river.roll */
export const CROSSED_ON = 4;

/** Extra squares for a move by road. @clause pb.terrain.road.bonus pb.terrain.road.skirmishers */
export const ROAD_BONUS = 1;

/**
 * How many squares cavalry may move in woods and wetlands.
 * @clause pb.terrain.woods.cavalry pb.terrain.wetlands.cavalry
 */
export const SLOW_CAVALRY = 1;

/** Ground that slows cavalry. */
export const SLOW: readonly Ground[] = ['woods', 'wetlands'];

/**
 * Ground that holds only one unit, and so never a column.
 * @clause pb.terrain.woods.capacity pb.terrain.building.capacity pb.terrain.bridge.capacity
 */
export const NARROW: readonly Ground[] = ['woods', 'building', 'bridge'];

/** How far a Brigadier moves to make room, in squares. @clause pb.brigadier.displaced */
export const DISPLACED = 2;

/** The length of a charge, in squares. @clause pb.charge.requirement */
export const CHARGE = 2;

/** The lowest difference in scores for each result. @clause pb.fighting.result-table */
export const RESULT_FROM = { disrupted: 1, routed: 2, destroyed: 3 } as const;

/**
 * The cost of each type of unit, in points.
 * @clause pb.points.unit-costs pb.points.every-unit-has-value
 */
export const POINTS: Readonly<Record<UnitType, number>> = {
  'line-infantry': 6,
  'heavy-infantry': 8,
  skirmishers: 4,
  cavalry: 10,
  'heavy-cavalry': 12,
  brigadier: 14,
  cannon: 16,
  howitzer: 18,
};

/**
 * The template brigades, without their Brigadier. The Line brigade costs the sum of its units, 38,
 * and not the printed 30 (pb-004).
 * @clause pb.brigade.templates
 */
export const TEMPLATES = {
  line: { 'line-infantry': 4 },
  guard: { 'heavy-infantry': 4 },
  'mixed-light': { 'line-infantry': 3, skirmishers: 2 },
  cavalry: { cavalry: 3 },
  'guard-cavalry': { 'heavy-cavalry': 2, cavalry: 2 },
  'artillery-support': { 'line-infantry': 2, cannon: 2 },
  'combined-arms': { 'line-infantry': 2, cavalry: 1, howitzer: 1 },
  'heavy-artillery': { cannon: 2, howitzer: 1, 'line-infantry': 1 },
  'fast-cavalry-and-skirmishers': { cavalry: 2, skirmishers: 2 },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<UnitType, number>>>>>;
export type Template = keyof typeof TEMPLATES;

/**
 * The printed totals that differ from the sum of the units. @clause pb.brigade.templates
 * @clause pb.brigade.templates
 */
export const PRINTED: Readonly<Partial<Record<Template, number>>> = { line: 30 };

/**
 * The two map sizes that the booklet prints, in inches. Only the readings by which each inch is a
 * square use them (pb-001).
 * @clause pb.setup.map-size pb.components.map-size
 */
export const MAP_INCHES = { 'inch-squares-18x24': [18, 24], 'inch-squares-18x28': [18, 28] } as const;

/**
 * The topics to agree on before the game, in this order. @clause pb.setup.agreement-order
 * @clause pb.setup.agreement-order
 */
export const AGREED_IN_ORDER = ['map', 'rounds', 'points', 'victory'] as const;
export type Topic = (typeof AGREED_IN_ORDER)[number];

/** The points of each army in games of the usual sizes. @clause pb.points.game-sizes */
export const GAME_POINTS = { learning: 100, standard: 170, large: 200 } as const;

/** The recommended round limits. @clause pb.rounds.limit-recommended */
export const GAME_ROUNDS = { beginner: 6, standard: 8, long: 10 } as const;

/**
 * The number of rows in which a side deploys. The row on its edge is the first (pb-009).
 * @clause pb.deploy.zone
 */
export const DEPLOY_DEPTH = 3;

/**
 * The number of markers in an objective game. Each must be more than `apart` squares from the
 * others and from the edges.
 * @clause pb.victory.objectives.number-and-turns pb.victory.objectives.placement
 */
export const OBJECTIVES = { markers: 4, apart: 3 } as const;

/** The two conditions of victory. @clause pb.victory.choose-one pb.victory.labels */
export const VICTORIES = ['objectives', 'attrition'] as const;
export type Victory = (typeof VICTORIES)[number];

/** The lowest roll that adds one more round after the last. @clause pb.rounds.extension */
export const EXTENDED_ON = 6;

/**
 * The outcomes on the scale that all games share. The first ones are for the unit that acted: the
 * attacker in a fight, or a unit stopped by a roll. Whoever a fight disrupts goes back a square;
 * whoever a gun disrupts stays.
 * @clause pb.fighting.result.disrupted pb.artillery.effect.disrupted
 */
export const OUTCOME = {
  'attacker-removed': ofActor('destroyed'),
  'attacker-routed': ofActor('routed'),
  'attacker-disrupted': ofActor('driven-back'),
  halted: ofActor('shaken'),
  tied: ofTarget('unharmed'),
  unharmed: ofTarget('unharmed'),
  'shot-disrupted': ofTarget('shaken'),
  disrupted: ofTarget('driven-back'),
  routed: ofTarget('routed'),
  removed: ofTarget('destroyed'),
} as const satisfies Readonly<Record<string, Shared>>;
