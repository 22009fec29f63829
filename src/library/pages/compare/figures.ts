import { share, shortText } from '../../../core/fraction.ts';
import type { GameFigures } from '../../compare/figures.ts';
import { percent } from '../../../panel/shares.ts';
import type { GameFacts } from '../../../core/fitting.ts';
import type { NamedFigure, Sourced } from '../../../scenario/compare/figures.ts';

/**
 * A figure of a game, the sentence that goes with it, and where both are from. The figure is empty
 * if the sentence says everything.
 */
interface ToldFigure {
  readonly figure: string;
  readonly cell: Sourced;
  /** An address that the sentence leads to. */
  readonly link?: string;
}

/** A row of figures: what it compares, how the figures are found, and each game's figure. */
interface FigureRow {
  readonly title: string;
  readonly about: string;
  /** The figure of a game; null if it is not known. */
  readonly of: (figures: GameFigures) => ToldFigure | null;
}

const counted = (figure: string, says: string): ToldFigure => ({ figure, cell: { says, clauses: [], rulings: [] } });

const stated = (cell: Sourced): ToldFigure => ({ figure: '', cell });

/** How long a reader takes for an order, in seconds. */
const SECONDS = 20;

/** The number that is as far up the sorted list as `part` says: 0.5 is the middle one. */
const quantile = (sorted: readonly number[], part: number): number => sorted[Math.round((sorted.length - 1) * part)]!;

/** A number to two digits: what is counted at random is not known better. */
const rounded = (value: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
};

/** The orders of the battles that ended, from the fewest to the most. */
const ended = ({ length }: GameFigures): readonly number[] =>
  length.orders.filter((each) => each !== null).toSorted((a, b) => a - b);

/** A time in words: `40 minutes`, `2¼ hours`. */
export function timeOf(orders: number): string {
  const minutes = (orders * SECONDS) / 60;
  if (minutes < 55) return `${Math.max(5, Math.round(minutes / 5) * 5)} minutes`;
  const quarters = Math.round(minutes / 15);
  const hours = Math.floor(quarters / 4);
  const more = ['', '¼', '½', '¾'][quarters % 4]!;
  return `${hours}${more} ${hours === 1 && more === '' ? 'hour' : 'hours'}`;
}

const usualOrders = (figures: GameFigures): number => quantile(ended(figures), 0.5);

function orders(figures: GameFigures): ToldFigure {
  const { length, battle } = figures;
  const all = ended(figures);
  const open = length.orders.length - all.length;
  const middleHalf = `${rounded(quantile(all, 0.25))} and ${rounded(quantile(all, 0.75))}`;
  const says = [
    `Half of the battles that ended took between ${middleHalf} orders.`,
    open > 0 ? `${open} of ${length.orders.length} had not ended after ${length.limit} orders.` : '',
    battle.says,
  ];
  return {
    figure: `about ${rounded(usualOrders(figures))}`,
    cell: { ...battle, says: says.filter(Boolean).join(' ') },
  };
}

function time(figures: GameFigures): ToldFigure {
  const [least, most] = [0.1, 0.9].map((part) => timeOf(quantile(ended(figures), part)));
  return counted(
    `about ${timeOf(usualOrders(figures))}`,
    least === most
      ? 'Few of those that ended were shorter or longer.'
      : `Eight in ten of those that ended took from ${least} to ${most}.`,
  );
}

const between = ([fewest, most]: readonly [number, number]): string =>
  fewest === most ? String(most) : `${fewest} to ${most}`;

const unitsText = ({ length: { units } }: GameFigures): string => between(units);

/** The models of a side: as many as its units, if each of these is one piece. */
const modelsText = ({ models, length: { units } }: GameFigures): string => between(models?.counts ?? units);

/** What a side has on the table: `20`, or `72 models in 4 bodies`. */
const piecesText = (figures: GameFigures): string =>
  figures.models === null
    ? unitsText(figures)
    : `${modelsText(figures)} ${figures.models.word} in ${unitsText(figures)} bodies`;

const decided = ({ even: { says, chances } }: GameFigures): ToldFigure => {
  const { ways: open, of } = chances.neither;
  if (open === 0n) return counted('always', `${says} They roll until one side has lost.`);
  const chance = { ways: of - open, of };
  // As it was counted, 27/36, if that can be read.
  const short = shortText(chance);
  const fraction = short === null ? '' : ` ${short}.`;
  return counted(percent(share(chance)), `${says}${fraction}`);
};

/** The figures that a sentence may name. */
const TELL: Readonly<Record<NamedFigure, (figures: GameFigures) => string>> = {
  orders: (figures) => String(rounded(usualOrders(figures))),
  time: (figures) => timeOf(usualOrders(figures)),
  units: unitsText,
  models: modelsText,
  minutes: ({ chapters }) => String(chapters.minutes),
  rules: ({ rules }) => String(rules),
  decides: (figures) => decided(figures).figure,
};

/** Whom a game is for, in two sentences with its own figures. */
export const chooseIf = (figures: GameFigures): readonly string[] =>
  figures.choose.map((says) =>
    says.replaceAll(/\{(\w+)\}/g, (_all, name: string) => TELL[name as NamedFigure](figures)),
  );

/** What a reader who chooses a game is asked about it. */
export const factsOf = (figures: GameFigures, name: string): GameFacts => {
  const { table, decides, alone } = figures.fits;
  return {
    game: figures.game,
    name,
    table,
    minutes: (usualOrders(figures) * SECONDS) / 60,
    time: timeOf(usualOrders(figures)),
    decides: { by: decides.by, says: decides.says },
    alone: { well: alone.well, says: alone.says },
  };
};

/** The figures of every game, for readers who are choosing one. */
export const FIGURES: readonly FigureRow[] = [
  {
    title: 'Orders in a battle',
    about: 'Of both sides together, from the first turn on. Counted over battles that are fought at random.',
    of: orders,
  },
  { title: 'How long that is', about: `At ${SECONDS} seconds an order.`, of: time },
  {
    title: 'Pieces a side',
    about: 'In such a battle, generals too.',
    of: (figures) => ({ figure: piecesText(figures), cell: figures.pieces }),
  },
  { title: 'Table', about: '', of: ({ table }) => stated(table) },
  { title: 'To make or buy', about: '', of: ({ needs }) => stated(needs) },
  {
    title: 'Where the rules are',
    about: 'From the author.',
    of: ({ published }) => published === undefined ? null : { ...counted('', published.says), link: published.link }, // prettier-ignore
  },
  {
    title: 'To learn it here',
    about: 'Reading the chapters and giving the orders on their boards.',
    of: ({ chapters }) => counted(`${chapters.minutes} minutes`, `In ${chapters.count} chapters.`),
  },
  {
    title: 'Rules to know',
    about: 'Clauses that are played, as these pages number them.',
    of: ({ rules }) => counted(String(rules), 'Each is taught in a chapter and played on a board.'),
  },
  {
    title: 'A fight decides',
    about: 'How often it leaves one side worse off, in the open, with nobody near.',
    of: decided,
  },
];
