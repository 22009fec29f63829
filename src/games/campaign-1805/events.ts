import type { Um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Ranks } from '../table/boards/ranks.ts';
import type { Fallen } from './artillery/deviation.ts';
import type { Compared } from './bodies/compared.ts';
import type { MoveEnd, Pose, Quarter } from './bodies/body.ts';
import type { BattleFacts } from './deploying/events.ts';
import type { Addend, Pool, Sum } from './reasons.ts';
import type { Answer, Issued, Written } from './state.ts';
import type { CfClauseId, Commander, Phase } from './tables.ts';

interface OfUnit {
  unit: string;
}

/** Both dice for the initiative, ties thrown again. */
interface InitiativeRolled {
  winner: string;
  reasons: Compared;
}

/** Every event with its fields. An event records what was decided; it decides nothing itself. */
interface Facts extends BattleFacts {
  'phase-began': { side: string; phase: Phase; turn: number };
  'initiative-rolled': InitiativeRolled;
  /** `side`: who has the initiative now. */
  'initiative-kept': { side: string };
  'initiative-given': { side: string };
  wrote: OfUnit & { side: string; order: Written };
  /** An officer is ordered to pass over. */
  'pass-written': OfUnit & { side: string; at: string; officer: Commander };
  /**
   * An officer has passed over: the ranks that he left, those that he stands in now, and where the
   * middle of these is.
   */
  'passed-over': OfUnit & { at: string; officer: Commander; left: Ranks; joined: Ranks; to: Pose };
  /** An officer could not pass over, and stays. */
  'stayed-with': OfUnit & { at: string; officer: Commander };
  'handed-in': { side: string };
  /** By one reading, all orders are laid open when both sides have written. */
  'orders-opened': { sides: readonly string[] };
  /** By one reading, a side issues no charge in its turn. */
  'held-back': { side: string };
  'charge-issued': OfUnit & Omit<Issued, 'unit'>;
  /** What the charged body does. `by`: who charges it. */
  answered: OfUnit & { answer: Answer; by: string };
  /**
   * A general has tried to have a charge called off; if he fails, the body has to charge at once.
   */
  'call-off-tested': OfUnit & { isCalledOff: boolean; reasons: readonly [Sum, ...(readonly Sum[])] };
  'called-off': OfUnit;
  /** A routing body has tried to rally. */
  'rally-tested': OfUnit & { reasons: readonly [Sum, ...(readonly Sum[])] };
  /** A routing body may not try to rally, for an enemy is too near. */
  'kept-routing': OfUnit;
  /** A routing body routs no more, and has to reform. */
  rallied: OfUnit;
  /** A body that has rallied takes up its formation. */
  reformed: OfUnit & { end: MoveEnd };
  /** After a final move, by some readings, the files of a body step up. */
  'closed-up': OfUnit & { ranks: Ranks };
  /** Bodies have moved at once: where each ends. */
  'moved-together': { ends: Readonly<Record<string, MoveEnd>> };
  volleyed: OfUnit & { at: string; reasons: readonly Pool[] };
  /**
   * A gun has fired. `to`: how it stands now; `landing`: where the shot came down; `radius`: half
   * the width of the template of a shell; `best`: the guess that would have served best, null if
   * none.
   */
  'gun-fired': OfUnit & {
    at: string;
    guess: number;
    to: Pose;
    marker: Point;
    landing: Point;
    radius: Um | null;
    fallen: Fallen;
    best: number | null;
    reasons: readonly Sum[];
  };
  /** The models of a body that a gun has hit, as `rank.file`, and the dice for them. */
  'gun-hit': OfUnit & { by: string; places: readonly string[]; isCannon: boolean; reasons: readonly Pool[] };
  /** A shell has opened the roof of a building. */
  'roof-opened': { terrain: string };
  /** A battery has lost its gun; its crew is foot from now on. */
  'gun-lost': OfUnit;
  /** Models have fallen to shots: what is left of the ranks, and how many fell. */
  'shot-down': OfUnit & { side: string; ranks: Ranks; lost: number };
  /** A body is attacked on a flank or in the rear, from where it was not before in this turn. */
  flanked: OfUnit & { quarter: Quarter };
  /** `places`: the models that have struck, as `rank.file`. */
  struck: OfUnit & { at: string; places: readonly string[]; reasons: readonly Pool[] };
  /** Models have fallen in melee. */
  'cut-down': OfUnit & { side: string; ranks: Ranks; lost: number };
  /** A test of leadership, with its second roll if there was one. */
  tested: OfUnit & { reasons: readonly [Sum, ...(readonly Sum[])] };
  /** `remembers`: by one reading, what counted in its test. */
  routed: OfUnit & { remembers?: readonly Addend[] };
  /** A body stands elsewhere. `through`: friends that it has run through. */
  moved: OfUnit & { to: Pose; through?: readonly string[] };
  /** A charge has come to contact. */
  met: OfUnit & { at: string; isCountered: boolean };
  /** A charge has not come to contact. */
  'fell-short': OfUnit & { at: string };
  /** A body has left the table. */
  left: OfUnit & { side: string };
  destroyed: OfUnit & { side: string };
}

/** Every event, with the clauses behind it. */
export type Event = {
  [T in keyof Facts]: Readonly<{ type: T; clauses: readonly CfClauseId[] } & Facts[T]>;
}[keyof Facts];

/** The event of one type. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
