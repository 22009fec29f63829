import type { Mark } from '../../core/charts.ts';
import type { ClauseId, Plain } from '../../core/ids.ts';

/** The content of one cell of a table. */
export type Cell =
  | string
  | {
      readonly text: string;
      readonly clause?: ClauseId;
      /** `below` is small print under the text; `aside` stands beside the text. */
      readonly below?: string;
      readonly aside?: string;
      readonly tone?: 'strong' | 'bad';
    };

/**
 * A column with its heading. Numbers are aligned right. A group is named only on its first column.
 */
export interface Column {
  readonly text: string;
  readonly number?: true;
  /** A heading over this column and the following ones; `span` is the number of columns. */
  readonly group?: { readonly text: string; readonly span: number };
}

/**
 * A table of the quick reference, made from the numbers that the rules use. The first cell of each
 * row is its heading.
 */
export interface ReferenceTable {
  readonly id: string;
  /** The name of the table for screen readers, if it may scroll; null for a narrow table. */
  readonly title: string | null;
  readonly caption?: string;
  /** The clause that the whole table rests on. */
  readonly clause?: ClauseId;
  /** `printed` if the rulebook has the table; `reconstructed` if its printed form is lost. */
  readonly mark: Exclude<Mark, 'own'>;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** If rows belong together in groups: the number of rows in each group. */
  readonly inGroupsOf?: number;
}

/**
 * The text for an army that the rules refuse, with slots for numbers, and the clauses behind it.
 */
export interface ArmyRefusal {
  readonly says: string;
  readonly clauses: readonly ClauseId[];
}

/**
 * How many units of some kinds one group must and may have. The text for a group that breaks this
 * has the slot `{count}`, the number that it has.
 */
interface GroupLimit extends ArmyRefusal {
  readonly of: readonly string[];
  readonly least: number;
  readonly most?: number;
}

/**
 * An extra that units of one kind may have free of charge. The text, for a group in which more
 * units have it than there are, has the slots `{count}` and `{units}`.
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
 * A part of an army whose units are counted together, such as a brigade. If it has a limit of its
 * own in points, the text for more has the slots `{spent}` and `{most}`.
 */
export interface ArmyGroup {
  readonly name: string;
  readonly most?: ArmyRefusal & { readonly points: number };
}

/** What a reader needs to add up an army. */
export interface ArmyList {
  /** The unit of prices, as it follows a number: `points`. */
  readonly measure: string;
  readonly units: readonly ArmyUnit[];
  /** Ready-made groups: the name, and the number of each unit. */
  readonly templates: readonly { readonly name: string; readonly units: Readonly<Record<string, number>> }[];
  /** The army sizes in points that are usual; the first is the default. */
  readonly sizes: readonly number[];
  /** The groups that a reader can fill in. */
  readonly groups: readonly ArmyGroup[];
  /** The limits for each group that has a unit; only the first one that it breaks is shown. */
  readonly limits: readonly GroupLimit[];
  /** The text for an army that costs too much, with the slots `{spent}` and `{points}`. */
  readonly overspent: ArmyRefusal;
}

/** What the quick reference of a game takes from its rules. */
export interface GameReference {
  /** The numbers for its sentences: `{fight.woods}` names one, `{+fight.woods}` with a sign. */
  readonly numbers: Readonly<Record<string, Plain>>;
  readonly tables: readonly ReferenceTable[];
  readonly army: ArmyList | null;
}
