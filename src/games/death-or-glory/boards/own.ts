import * as v from 'valibot';
import { strict, wholeBetween, word } from '../../../core/shape.ts';
import {
  CALIBRES,
  FORMATIONS,
  INFLUENCE,
  QUARTERS,
  type Calibre,
  type Fame,
  type Formation,
  type Level,
  type Phase,
} from '../tables.ts';
import type { Changing, Fought, Volleys } from '../figures/unit.ts';
import { SHEETS, type WrittenSheets } from './sheets.ts';

/** The types of generals, by their level. @clause dg.command.who */
export const GENERALS: Readonly<Record<string, Level>> = {
  brigadier: 'brigade',
  'divisional-general': 'division',
  'commander-in-chief': 'army',
};

/** The level of a type of general; null for troops. */
export const isLevelOf = (type: string): Level | null => (Object.hasOwn(GENERALS, type) ? GENERALS[type]! : null);

const yes = v.literal(true, 'true, or nothing');
const formation = v.picklist(FORMATIONS, `a formation: ${FORMATIONS.join(', ')}`);
const units = v.array(v.string('a unit on the board'), 'a list of units');
const fames = Object.keys(INFLUENCE) as readonly Fame[];

const MOST_FIGURES = 60;
const MOST_LEFT = 4 * QUARTERS;

/** The fields that units and moments have in this game alone. */
export const OWN = {
  unit: {
    figures: v.optional(wholeBetween(1, MOST_FIGURES, `a number of figures, 1 to ${MOST_FIGURES}`)),
    formation: v.optional(formation),
    ranks: v.optional(v.picklist([1, 2], '1 or 2: how deep its line is')),
    lost: v.optional(wholeBetween(0, 30 * MOST_FIGURES, 'a number of men')),
    calibre: v.optional(v.picklist(CALIBRES, `a calibre: ${CALIBRES.join(', ')}`)),
    brigade: v.optional(word),
    division: v.optional(word),
    parent: v.optional(v.string('the unit that its skirmishers have come from')),
    changing: v.optional(
      strict(
        {
          into: v.union([formation, v.literal('parent')], 'a formation, or parent'),
          left: v.pipe(v.number('quarters of a turn'), v.minValue(0.25, 'more'), v.maxValue(MOST_LEFT, 'fewer')),
        },
        '{ into: line, left: 2 }: a formation, and quarters of a turn',
      ),
    ),
    /** What it has gone through in the melee in which it stands. */
    melee: v.optional(
      strict(
        {
          rounds: v.optional(wholeBetween(0, 20, 'a number of rounds')),
          impact: v.optional(yes),
          came: v.optional(yes),
          won: v.optional(yes),
          rear: v.optional(yes),
          flowed: v.optional(yes),
        },
        '{ rounds: 1, won: true }: the rounds that it has fought, and what has come of them',
      ),
    ),
    /** The turn in which it has last run, if it routs. */
    ran: v.optional(wholeBetween(0, 99, 'a turn')),
    /** The turns in which it has won rounds of melee. */
    wins: v.optional(v.array(wholeBetween(1, 99, 'a turn'), 'a list of turns')),
    /** How its owner has drawn it up, where a reading leaves that to him. */
    files: v.optional(wholeBetween(1, MOST_FIGURES, 'the files of its column, 1 or more')),
    depth: v.optional(wholeBetween(1, 200, 'how deep its base is, in millimetres')),
    spread: v.optional(v.picklist([1, 2, 3], '1, 2 or 3: how many times its front a figure takes in skirmish order')),
    drops: v.optional(v.picklist(['left', 'right'], 'left or right: the wing from which its losses go')),
    fired: v.optional(
      strict(
        { run: wholeBetween(1, 99, 'a number of turns'), turn: wholeBetween(0, 99, 'a turn') },
        '{ run: 3, turn: 4 }: for how many turns it has fired, and in which it last did',
      ),
    ),
    rating: v.optional(
      v.union([v.literal('unlisted'), wholeBetween(0, 4, 'a command rating')], 'a command rating, 0 to 4, or unlisted'),
    ),
    fame: v.optional(v.picklist(fames, fames.join(', '))),
  },
  now: {
    first: v.optional(v.string('the side with the initiative')),
    held: v.optional(v.string('the side that had it in the turn before')),
    fired: v.optional(units),
    moved: v.optional(units),
    present: v.optional(v.record(v.string(), units)),
    /** Who has been fired at since the last command phase. */
    harassed: v.optional(units),
    ...SHEETS,
  },
};

/** The fields of troops, once they have been checked. */
export interface WrittenTroops {
  readonly figures?: number;
  readonly formation?: Formation;
  readonly ranks?: 1 | 2;
  readonly lost?: number;
  readonly calibre?: Calibre;
  readonly brigade?: string;
  readonly division?: string;
  readonly parent?: string;
  readonly changing?: Changing;
  readonly fired?: Volleys;
  readonly melee?: Partial<Omit<Fought, 'turn'>>;
  readonly wins?: readonly number[];
  readonly ran?: number;
  readonly files?: number;
  readonly depth?: number;
  readonly spread?: 1 | 2 | 3;
  readonly drops?: 'left' | 'right';
}

/** The fields of a general. */
export interface WrittenGeneral {
  readonly rating?: number | 'unlisted';
  readonly fame?: Fame;
  readonly brigade?: string;
  readonly division?: string;
}

/** The moment of a board. */
export interface WrittenMoment extends WrittenSheets {
  readonly turn: number;
  readonly side: string;
  readonly phase: Phase;
  readonly first?: string;
  readonly held?: string;
  readonly fired?: readonly string[];
  readonly moved?: readonly string[];
  readonly present?: Readonly<Record<string, readonly string[]>>;
  readonly harassed?: readonly string[];
}
