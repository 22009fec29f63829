import { um, type Um } from '../../geometry/lengths.ts';

/** A clause of Campaign 1805. */
export type CfClauseId = LedgerClauses['campaign-1805'];

/** A length on the table. @clause cf.materiel.centimetres */
export const cm = (count: number): Um => um(count, 'cm');

/** The least size of the table: four feet square. @clause cf.materiel.play-space */
export const LEAST_TABLE: Um = cm(121.92);

/** The phases of a turn, in their order. @clause cf.turn.sequence */
export const PHASES = ['initiative', 'orders', 'compulsory', 'charge', 'movement', 'firing', 'melee'] as const;
export type Phase = (typeof PHASES)[number];

/** What a body fights as, apart from how good its men are. @ruling cf-064 */
export const ARMS = ['infantry', 'jaegers', 'light-cavalry', 'medium-cavalry', 'heavy-cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

export const isMounted = (arm: Arm): boolean => arm.endsWith('-cavalry');

/** How good the men of a body are, the best first. @clause cf.morale.base @ruling cf-064 */
export const TROOPS = [
  'old-guard',
  'footguard',
  'grenadiers',
  'veteran',
  'first-line',
  'second-line',
  'militia',
  'partizani',
] as const;
export type Troops = (typeof TROOPS)[number];

/** What is added to a shot. @clause cf.fire.skill */
export const RANGED_SKILL: Readonly<Record<Troops, number>> = {
  'old-guard': 2,
  footguard: 1,
  grenadiers: 1,
  veteran: 1,
  'first-line': 0,
  'second-line': 0,
  militia: -1,
  partizani: -2,
};

/**
 * What is added to a blow; the number for veterans is lost, and stands with its ruling.
 * @clause cf.melee.skill
 */
export const MELEE_SKILL: Readonly<Record<Exclude<Troops, 'veteran'>, number>> = {
  'old-guard': 2,
  footguard: 2,
  grenadiers: 2,
  'first-line': 0,
  'second-line': 0,
  militia: -1,
  partizani: -1,
};

/** @ruling cf-083 */
export const VETERANS = { 'plus-one': 1, 'plus-two': 2 } as const;

/** The leadership that a body has of itself. @clause cf.morale.base */
export const BASE_LEADERSHIP: Readonly<Record<Troops, number>> = {
  'old-guard': 8,
  footguard: 7,
  grenadiers: 7,
  veteran: 6,
  'first-line': 5,
  'second-line': 4,
  militia: 3,
  partizani: 3,
};

/**
 * What a commander adds to leadership, the highest first; a rank of another nation adds what the
 * rank does that it stands for. @clause cf.morale.commanders cf.morale.rank-equivalents
 */
export const COMMANDERS = {
  marshal: 5,
  general: 4,
  'lieutenant-general': 4,
  'major-general': 4,
  'brigadier-general': 4,
  colonel: 3,
  'lieutenant-colonel': 3,
  major: 2,
  captain: 2,
  lieutenant: 1,
  'second-lieutenant': 1,
  'sergeant-major': 0,
  sergeant: 0,
  corporal: -1,
} as const satisfies Readonly<Record<string, number>>;
export type Commander = keyof typeof COMMANDERS;
export const COMMANDER_NAMES = Object.keys(COMMANDERS) as Commander[];

/** From this bonus on a commander helps other bodies than his own: majors. @ruling cf-090 */
const FAR = ['captain', 'lieutenant', 'second-lieutenant', 'sergeant-major', 'sergeant', 'corporal'];

/** Whether a commander helps bodies near him besides his own. @ruling cf-090 */
export const helpsOthers = (commander: Commander): boolean => !FAR.includes(commander);

/** How far he does. @ruling cf-090 */
export const COMMAND: Um = cm(15);

/** The leadership that no bonus takes a body beyond. @clause cf.morale.max-leadership */
export const MOST_LEADERSHIP = 15;

/**
 * From this leadership on a failed roll is made again, and the most that passes then.
 * @clause cf.morale.high-leadership
 */
export const SECOND_ROLL: Readonly<Record<number, number>> = { 10: 2, 11: 3, 12: 4, 13: 5, 14: 6, 15: 7 };

/** The bands of range, the nearest first. */
export const BANDS = ['point-blank', 'effective', 'long', 'max'] as const;
export type Band = (typeof BANDS)[number];

type Weapon = 'musket' | 'rifle';

/** How far each band reaches. @clause cf.fire.musket-ranges cf.fire.jaeger-ranges */
export const REACHES: Readonly<Record<Weapon, Readonly<Record<Band, Um>>>> = {
  musket: { 'point-blank': cm(4), effective: cm(8), long: cm(12), max: cm(16) },
  rifle: { 'point-blank': cm(5), effective: cm(10), long: cm(15), max: cm(20) },
};

/**
 * The firearm of a body; null for horse and guns. @clause cf.fire.musket-ranges
 * cf.fire.jaeger-ranges @ruling cf-062
 */
export const weaponOf = (arm: Arm): Weapon | null =>
  arm === 'infantry' ? 'musket' : arm === 'jaegers' ? 'rifle' : null;

/**
 * What a band adds to the rolls to hit and to wound.
 * @clause cf.fire.band-point-blank cf.fire.band-effective cf.fire.band-long cf.fire.band-max
 */
export const BAND_ADDS: Readonly<Record<Band, { readonly hit: number; readonly wound: number }>> = {
  'point-blank': { hit: 1, wound: 1 },
  effective: { hit: 0, wound: 0 },
  long: { hit: -1, wound: 0 },
  max: { hit: -2, wound: -1 },
};

/** The scores that hit and that wound, with a shot and with a blow. */
export const NEEDED = {
  /** @clause cf.fire.hit-number */
  shot: 6,
  /** @clause cf.fire.wound-number */
  shotWound: 5,
  /** @clause cf.melee.hit-number */
  blow: 6,
  /** @clause cf.melee.wound-number */
  blowWound: 6,
} as const;

/**
 * What takes off the leadership of a body. @clause cf.morale.mod-routers-near
 * cf.morale.mod-run-through cf.morale.mod-cannon cf.morale.mod-quarter-lost cf.morale.mod-half-lost
 * cf.morale.mod-below-half cf.morale.mod-below-quarter cf.morale.mod-flank cf.morale.mod-rear
 */
export const SHAKEN = {
  'cf.morale.mod-routers-near': -1,
  'cf.morale.mod-run-through': -2,
  'cf.morale.mod-cannon': -1,
  'cf.morale.mod-quarter-lost': -1,
  'cf.morale.mod-half-lost': -2,
  'cf.morale.mod-below-half': -1,
  'cf.morale.mod-below-quarter': -1,
  'cf.morale.mod-flank': -1,
  'cf.morale.mod-rear': -2,
} as const satisfies Partial<Record<CfClauseId, number>>;

/**
 * What counts in the roll to wound in melee. @clause cf.melee.jaegers cf.melee.partizani
 * cf.melee.vs-heavy-cavalry cf.melee.vs-medium-cavalry
 */
export const BLUNTED = {
  'cf.melee.jaegers': -2,
  'cf.melee.partizani': -1,
  'cf.melee.vs-heavy-cavalry': -2,
  'cf.melee.vs-medium-cavalry': -1,
} as const satisfies Partial<Record<CfClauseId, number>>;

/** What a charge adds to hit and to wound. @clause cf.charge.bonus */
export const CHARGE_BONUS = 1;

/** What is taken off a shot at somebody who charges. @clause cf.charge.stand-and-shoot-penalty */
export const AT_A_CHARGE = { foot: -1, horse: -2 } as const;
