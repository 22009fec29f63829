import type { ClauseId, Plain } from '../../core/ids.ts';

/** What stands in one place of a table. */
export type Cell =
  | string
  | {
      readonly text: string;
      readonly clause?: ClauseId;
      /** In small, under the text; `aside` stands beside it. */
      readonly below?: string;
      readonly aside?: string;
      readonly tone?: 'strong' | 'bad';
    };

/** A column with its heading; numbers are set flush right. Only the first of a group names it. */
export interface Column {
  readonly text: string;
  readonly number?: true;
  /** The heading over this and the columns after it, as many as it spans. */
  readonly group?: { readonly text: string; readonly span: number };
}

/**
 * A table of the quick reference, out of the numbers that the rules use. The first cell of each row
 * is its heading.
 */
export interface ReferenceTable {
  readonly id: string;
  /** By which a table that may scroll is told to a screen reader; none for one that is narrow. */
  readonly title: string | null;
  readonly caption?: string;
  /** What the table as a whole rests on. */
  readonly clause?: ClauseId;
  /** Is it in the rulebook, or was it made where the printed one is lost? */
  readonly mark: 'printed' | 'reconstructed';
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Rows that belong together, as many at a time. */
  readonly inGroupsOf?: number;
}

/**
 * What is said of an army that the rules refuse, with slots for its numbers, and the clauses that
 * refuse it.
 */
export interface ArmyRefusal {
  readonly says: string;
  readonly clauses: readonly ClauseId[];
}

/**
 * How many units of some kinds one group may have, and what is said where it has others: `{count}`
 * is what it has.
 */
interface Limit extends ArmyRefusal {
  readonly of: readonly string[];
  readonly least: number;
  readonly most?: number;
}

/**
 * What units of one kind may have besides, without a price; said of a group in which more have it
 * than there are: with `{count}` and `{units}`.
 */
export interface UnitOption extends ArmyRefusal {
  readonly id: string;
  readonly name: string;
}

/** A kind of unit and its price. */
interface ArmyUnit {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly option?: UnitOption;
}

/**
 * A part of an army in which units are counted, such as a brigade; if it has a price of its own,
 * what is said of more: with `{spent}` and `{most}`.
 */
export interface ArmyGroup {
  readonly name: string;
  readonly most?: ArmyRefusal & { readonly points: number };
}

/** What a reader needs to add up an army. */
export interface ArmyList {
  /** What prices are counted in, as it follows a number: `points`. */
  readonly measure: string;
  readonly units: readonly ArmyUnit[];
  /** Groups ready made: their name, and how many of each unit. */
  readonly templates: readonly { readonly name: string; readonly units: Readonly<Record<string, number>> }[];
  /** The points of the usual games, the first of them to begin with. */
  readonly sizes: readonly number[];
  /** The groups that one can write down. */
  readonly groups: readonly ArmyGroup[];
  /** Of each group with a unit in it; the first that it breaks is told. */
  readonly limits: readonly Limit[];
  /** What is said of an army that costs too much: with `{spent}` and `{points}`. */
  readonly overspent: ArmyRefusal;
}

/** What the quick reference of a game takes from its rules. */
export interface GameReference {
  /**
   * Numbers for its sentences, which name them: `{fight.woods}`, or `{+fight.woods}` with its sign.
   */
  readonly numbers: Readonly<Record<string, Plain>>;
  readonly tables: readonly ReferenceTable[];
  readonly army: ArmyList | null;
}
