import { um, type Um } from '../../geometry/lengths.ts';

/** A clause of Death or Glory! */
export type DgClauseId = LedgerClauses['death-or-glory'];

/** A length on the table: a metre of ground is a millimetre. */
export const mm = (count: number): Um => um(count, 'mm');

/** The steps of a turn, as they are played by our reading. @clause dg.sequence.order */
export const PHASES = [
  'initiative',
  'command-rally',
  'charges-declared',
  'firing',
  'movement',
  'melee',
  'compulsory-moves',
] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The steps in each reading: fire before movement, or in the order of the printed list.
 * @clause dg.sequence.order @ruling dg-008
 */
export const ORDER: Readonly<Record<'fire-before-move' | 'list-order', readonly Phase[]>> = {
  'fire-before-move': PHASES,
  'list-order': ['initiative', 'command-rally', 'movement', 'charges-declared', 'firing', 'melee', 'compulsory-moves'],
};

/**
 * The steps in which one side acts with all its units, and then the other.
 * @clause dg.sequence.initiative-first @ruling dg-009
 */
export const BY_TURNS: readonly Phase[] = ['charges-declared', 'firing', 'movement'];

/** What a unit fights as. */
export type Arm = 'foot' | 'light-horse' | 'heavy-horse' | 'foot-guns' | 'horse-guns' | 'general';

/** The nations whose troops the charts name. */
export const NATIONS = [
  'french',
  'british',
  'portuguese',
  'spanish',
  'russian',
  'prussian',
  'austrian',
  'polish',
  'german',
  'italian',
  'neapolitan',
  'scandinavian',
] as const;
export type Nation = (typeof NATIONS)[number];

/** How good its men are. */
export type TroopClass = 'veteran' | 'line' | 'second-line' | 'conscript' | 'militia' | 'landwehr';

/** The weapon that it fires with. @clause dg.fire.range-modifiers */
export type Weapon = 'musket' | 'poor-musket' | 'rifle' | 'carbine';

/** The calibres of guns. @clause dg.artillery.range-table */
export const CALIBRES = ['4-pounder', '6-pounder', '8-pounder', '9-pounder', '12-pounder', 'howitzer'] as const;
export type Calibre = (typeof CALIBRES)[number];

/** How many men a figure stands for. @clause dg.scale.men-per-figure */
export const MEN = 30;

/**
 * The front of a figure, or of a gun, in millimetres.
 * @clause dg.scale.infantry-base dg.scale.cavalry-base dg.scale.battery-frontage
 */
export const FRONTS = { foot: 11, horse: 33, gun: 10 } as const;

/**
 * How deep a rank of foot, a rank of horse and a battery are, in millimetres.
 * @ruling dg-121
 */
export const DEPTHS = {
  'as-deep-as-wide': { foot: 11, horse: 33, battery: 33 },
  'twelve-thirty-forty': { foot: 12, horse: 30, battery: 40 },
} as const;

/** How many times its front a figure takes in skirmish order. @ruling dg-125 */
export const SPREAD = { 'twice-as-wide': 2, 'as-in-line': 1 } as const;

/** The figures of a company of skirmishers. @clause dg.skirmish.company-target @ruling dg-124 */
export const COMPANY = { 'four-of-the-parents': 4, 'two-of-the-parents': 2, 'troops-of-their-own': 4 } as const;

/** The width of the marker of a general or a rider, in millimetres. @ruling dg-126 */
export const MARKER = 33;

/** The formations that units take. @clause dg.move.allowances @ruling dg-122 */
export const FORMATIONS = [
  'line',
  'column',
  'march-column',
  'square',
  'skirmish-order',
  'limbered',
  'deployed',
] as const;
export type Formation = (typeof FORMATIONS)[number];

/** What a unit moves as. @clause dg.move.allowances */
export type Pace =
  | 'infantry_line'
  | 'infantry_column'
  | 'skirmishers'
  | 'light_cavalry_line'
  | 'light_cavalry_column'
  | 'heavy_cavalry_line'
  | 'heavy_cavalry_column'
  | 'foot_artillery'
  | 'horse_artillery';

/** How far each goes in a turn, in millimetres. @clause dg.move.allowances */
export const ALLOWANCES: Readonly<Record<Pace, number>> = {
  infantry_line: 100,
  infantry_column: 150,
  skirmishers: 150,
  light_cavalry_line: 240,
  light_cavalry_column: 300,
  heavy_cavalry_line: 200,
  heavy_cavalry_column: 240,
  foot_artillery: 140,
  horse_artillery: 240,
};

/**
 * How near the commander in chief must be to be present, in millimetres.
 * @clause dg.command.cinc-presence
 */
export const PRESENT = 50;

/**
 * What his presence adds to the fire of a unit.
 * @clause dg.command.cinc-influence dg.command.cinc-exceptional dg.command.cinc-napoleon-wellington
 */
export const INFLUENCE = { competent: 1, exceptional: 2, supreme: 3 } as const;
export type Fame = keyof typeof INFLUENCE;

/** The levels of command, the lowest first. @clause dg.command.who */
export const LEVELS = ['brigade', 'division', 'army'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What the fire die is worth: the value of each of its faces.
 * @clause dg.fire.resolve
 */
export const FIRE_DIE = [4, 1, 1, 1, 2, 2, 2, 3, 3, 3] as const;
/** The rows in which that is printed. @clause dg.fire.resolve */
export const FIRE_ROWS = ['0', '1–3', '1–3', '1–3', '4–6', '4–6', '4–6', '7–9', '7–9', '7–9'] as const;

/** Beyond this no musket carries, in millimetres. @clause dg.fire.musket-max */
export const MUSKET_MAX = 200;

/** How far the arc of fire opens outwards, in degrees. @clause dg.fire.arc @ruling dg-051 */
export const ARC = { 'ten-each-flank': 10, 'ten-in-all': 5, 'cone-from-centre': 5 } as const;

/** How far the arc of guns opens by one reading, in degrees. @ruling dg-064 */
export const ARC_OF_GUNS = 45;

/** How many ranks fire. @clause dg.fire.two-ranks */
export const FIRING_RANKS = 2;

/** How many turns of fire cost a point. @clause dg.fire.mod.consecutive */
export const VOLLEYS_PER_POINT = 3;

/**
 * How far skirmishers may be from their parent, in millimetres. @clause dg.skirmish.parent-distance
 */
export const LEASH = 200;

/** The gap between skirmishers and formed troops, in millimetres. @clause dg.skirmish.forty-gap */
export const GAP = 40;

/** How far skirmishers give way at most, in millimetres. @ruling dg-063 */
export const GIVE_WAY = 150;

/**
 * How many figures of skirmishers screen a unit: one in line, one in column, a battery.
 * @clause dg.skirmish.screen-density
 */
export const SCREEN = { line: 4, column: 2, battery: 2 } as const;

/**
 * How near a general must be to a target to be at risk, in millimetres. @clause dg.fire.general-hit
 */
export const AT_RISK = 50;

/** How near a unit stands to a wall or a hedge that covers it, in millimetres. @ruling dg-141 */
export const AT_WALL = 11;

/** How far shaken defenders fall back, in millimetres. @clause dg.morale.shaken */
export const FALL_BACK = 50;

/**
 * How far the rating of a senior officer helps in control, and how near troops count in it, in
 * millimetres. @clause dg.control.mod.enemy-retiring @ruling dg-017 dg-101
 */
export const PRESENT_IN_CONTROL = { 'morale-150-control-50': 50, 'all-at-50': 50, 'all-at-150': 150 } as const;
export const NEAR_IN_CONTROL = 100;

/** How far back in turns a round that was won counts. @clause dg.control.mod.melee-won */
export const WON_LATELY = 4;

/** How far the rating of a commander helps in morale, in millimetres. @ruling dg-017 */
export const STEADIES = { 'morale-150-control-50': 150, 'all-at-50': 50, 'all-at-150': 150 } as const;

/**
 * How near friends steady or frighten in morale, in millimetres.
 * @clause dg.morale.when-friends-retreat dg.morale.mod.routing-near
 */
export const NEAR = 150;

/**
 * From how far foot and horse threaten a flank, and how near a neighbour covers one. @ruling dg-095
 */
export const THREATENS = { foot: 150, horse: 300 } as const;
export const BESIDE = 50;

/**
 * What a charge adds to a move, and a rout to that in column, in millimetres. @ruling dg-099
 */
export const CHARGE_BONUS = { foot: 30, horse: 80 } as const;

/** A turn, in quarters. */
export const QUARTERS = 4;

/**
 * What a wheel or an about turn takes, in quarters of a turn. @clause dg.reaction.wheel
 * @ruling dg-073
 */
export const WHEEL = 1;
/** The widest wheel, in degrees. @ruling dg-073 */
export const WIDEST_WHEEL = 90;
