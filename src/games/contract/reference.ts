import type { Mark, OurChart } from '../../core/charts.ts';
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
  /** The chart of this name whose numbers it shows, if a reader may replace them. */
  readonly chart?: OurChart;
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
  /** A group may also have none of these. */
  readonly orNone?: true;
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

/** What the groups of an army must be like, those that have a unit. */
interface ArmyShape {
  /** How many there must be at least. The text for fewer has the slot `{count}`. */
  readonly least: ArmyRefusal & { readonly groups: number };
  /** By how many units they may differ. The text has the slot `{sizes}`: `6, 6 and 8`. */
  readonly alike: ArmyRefusal & { readonly within: number };
}

/**
 * When an army is beaten: by the loss of one unit in so many of all, those among them that stand
 * beside the groups. The text has the slots `{all}` and `{lost}`.
 */
export interface ArmyEnd {
  readonly says: string;
  readonly oneIn: number;
  readonly beside: number;
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
  /** If the groups of an army must be like each other. */
  readonly shape?: ArmyShape;
  /** What is told of an army that the rules allow, if it is beaten by losses. */
  readonly end?: ArmyEnd;
  /** The text for an army that costs too much, with the slots `{spent}` and `{points}`. */
  readonly overspent: ArmyRefusal;
}

/** One use of a card: when it is played, what it does then, and the clauses behind it. */
interface CardUse {
  readonly when: string;
  readonly says: string;
  readonly clauses: readonly ClauseId[];
}

/** A card of the deck as it is printed to cut out: its mark in the corner, and all its uses. */
export interface ReferenceCard {
  readonly mark: string;
  /** What it is called: `Two`. */
  readonly name: string;
  readonly title: string;
  /** How many of it are in the deck. */
  readonly count: number;
  readonly uses: readonly CardUse[];
}

/** What the quick reference of a game takes from its rules. */
export interface GameReference {
  /** The numbers for its sentences: `{fight.woods}` names one, `{+fight.woods}` with a sign. */
  readonly numbers: Readonly<Record<string, Plain>>;
  readonly tables: readonly ReferenceTable[];
  readonly army: ArmyList | null;
  /** The cards of the deck, one of each kind, if the game has any. */
  readonly cards?: readonly ReferenceCard[];
}
