import type { Direction } from '../../../geometry/facings.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { TROOPS, type Troops } from '../charts/troops.ts';
import { MEN, type Arm, type Calibre, type Fame, type Formation, type Level } from '../tables.ts';

/** Where a unit stands, and which way it faces. */
export interface Pose {
  /** The centre of its base. */
  readonly at: Point;
  readonly facing: Direction;
}

/**
 * A change of formation that is not finished. @clause dg.formation.divisions-to-line @ruling dg-074
 */
export interface Changing {
  /** The formation, or the parent that it goes back to. */
  readonly into: Formation | 'parent';
  /** What is still needed, in quarters of a turn. */
  readonly left: number;
}

/**
 * How many turns in a row a unit has fired, and when it last did. @clause dg.fire.mod.consecutive
 */
export interface Volleys {
  readonly run: number;
  readonly turn: number;
}

/**
 * How the owner of a body has drawn it up, where a reading leaves that to him.
 * @ruling dg-121 dg-122 dg-123 dg-125
 */
export interface Drawn {
  /** The files of a column. */
  readonly files?: number;
  /** How deep its base is, in millimetres. */
  readonly depth?: number;
  /** How many times its front a figure takes in skirmish order. */
  readonly spread?: number;
  /** The wing from which its losses go. */
  readonly drops?: 'left' | 'right';
}

/** For how long a body has done nothing. @ruling dg-022 dg-120 */
export interface Idle {
  readonly turns: number;
  /** Its order when it began. */
  readonly from: 'formed' | 'unformed' | 'disordered';
  /** The turns of rest since it was last refreshed. */
  readonly rest: number;
}

/** What a body has gone through in the melee in which it is, or which it has just left. */
export interface Fought {
  /** How many rounds it has fought without a turn between; 0 when it has only come into contact. */
  readonly rounds: number;
  /** The turn of the last of them, or of its coming. @clause dg.fatigue.melee */
  readonly turn: number;
  /** It has charged home, and its impact counts. @clause dg.melee.impact-first-round */
  readonly impact?: true;
  /** It has come to the enemy, and has not only been attacked. @clause dg.melee.cover-count */
  readonly came?: true;
  /** It won the last round. @clause dg.melee.mod.following-up @ruling dg-086 */
  readonly won?: true;
  /** The enemy is in its rear. @clause dg.melee.breakthrough dg.melee.cavalry-in-square */
  readonly rear?: true;
  /** Whom it has ridden through, until it rides on. @clause dg.melee.cavalry-25-percent */
  readonly through?: string;
  /** A line has flowed round its flanks. @clause dg.melee.line-flows-round @ruling dg-087 */
  readonly flowed?: true;
  /** The turn in which no round is fought, by one reading. @ruling dg-150 */
  readonly off?: number;
}

/** Out of hand: after whom, and for how many turns. @clause dg.control.result @ruling dg-143 */
export interface Bound {
  /** The foe that it is after; null for the nearest. */
  readonly after: string | null;
  /** The first turn in which it goes after him, and the last. */
  readonly from: number;
  readonly until: number;
}

/**
 * A battalion, a squadron or a battery; or a company of skirmishers.
 */
export interface Body extends Pose {
  readonly id: string;
  /** `the first battalion`. */
  readonly name: string;
  readonly side: string;
  /** `french-line`. */
  readonly type: string;
  readonly formation: Formation;
  /** How deep foot stands in line. @ruling dg-007 */
  readonly deep: 1 | 2;
  /** Its men now, and at the start. @clause dg.scale.men-per-figure @ruling dg-006 */
  readonly men: number;
  readonly start: number;
  readonly order: 'formed' | 'unformed' | 'disordered';
  readonly mood: 'steady' | 'shaken' | 'retreating' | 'routing';
  readonly fatigue: 'fresh' | 'tired' | 'exhausted' | 'utterly-exhausted';
  readonly calibre?: Calibre;
  /** Where the guns stand that its gunners have left. @ruling dg-145 */
  readonly guns?: Pose;
  readonly drawn?: Drawn;
  /** The brigade and the division that it belongs to. */
  readonly brigade?: string;
  readonly division?: string;
  /** The unit from which skirmishers have come. @clause dg.skirmish.parent-distance */
  readonly parent?: string;
  readonly changing?: Changing;
  /** A company that is being sent out: what is left of its time, in quarters of a turn. */
  readonly sending?: number;
  /** Set when it has fired its first volley. @ruling dg-054 */
  readonly isVolleySpent?: true;
  readonly volleys?: Volleys;
  /** For how long it has done nothing. */
  readonly idle?: Idle;
  /** What it could still do when exhausted, in halves. @clause dg.fatigue.utter @ruling dg-111 */
  readonly spent?: number;
  /** It has fought the round that was left to it, by one reading. @ruling dg-111 */
  readonly hasFoughtLast?: true;
  readonly melee?: Fought;
  /** The turns in which it has won rounds of melee. @clause dg.control.mod.melee-won */
  readonly wins?: readonly number[];
  /** Whom it beat in the last round that it fought. @clause dg.melee.mod.following-up */
  readonly beat?: readonly string[];
  readonly bound?: Bound;
  /** The last turn in which it may not advance. @clause dg.control.result */
  readonly held?: number;
  /** The turn of its last run, while it routs. @clause dg.rally.mod.in-flight @ruling dg-026 */
  readonly ran?: number;
  /** It has been fired at in this battle, which counts by one reading. @ruling dg-028 */
  readonly hasBeenShotAt?: true;
  /** The last turn in which it reforms, and may not charge. @clause dg.melee.winner-halted */
  readonly reforms?: number;
}

/** A general: a marker. @clause dg.command.who @ruling dg-126 */
export interface General extends Pose {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly level: Level;
  /** His command rating. @clause dg.command.use */
  readonly rating: number;
  /** His rating is still to be rolled. @clause dg.command.unlisted-roll */
  readonly isUnrated?: true;
  /** How much his presence counts. @clause dg.command.cinc-influence */
  readonly fame: Fame;
  readonly brigade?: string;
  readonly division?: string;
}

/** Whatever stands on the table and can be ordered. */
export type Unit = Body | General;

export const isGeneral = (unit: Unit): unit is General => 'level' in unit;

export const isBody = (unit: Unit): unit is Body => !isGeneral(unit);

/** What does not change about the troops of a body. */
export const troopsOf = ({ type }: Pick<Body, 'type'>): Troops => TROOPS[type]!;

export const armOf = (unit: Unit): Arm => (isGeneral(unit) ? 'general' : troopsOf(unit).arm);

export const isFoot = (body: Pick<Body, 'type'>): boolean => troopsOf(body).arm === 'foot';
export const isHorse = (body: Pick<Body, 'type'>): boolean => troopsOf(body).arm.endsWith('-horse');
export const isBattery = (body: Pick<Body, 'type'>): boolean => troopsOf(body).arm.endsWith('-guns');

/**
 * How many figures a number of men is; for a battery, how many guns: it has a gunner for each.
 * @clause dg.scale.men-per-figure dg.scale.battery-frontage @ruling dg-006
 */
export const figuresOf = ({ men }: Pick<Body, 'men'>): number => Math.ceil(men / MEN);

/** Whether skirmishers stand so: in skirmish order there is no formation to lose. */
export const isSkirmishing = ({ formation }: Pick<Body, 'formation'>): boolean => formation === 'skirmish-order';
