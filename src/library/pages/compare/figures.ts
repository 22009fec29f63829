import { share, type Fraction } from '../../../core/fraction.ts';
import type { GameFigures, Length } from '../../compare/figures.ts';
import { percent } from '../../../panel/shares.ts';
import type { Sourced } from '../../../scenario/compare/figures.ts';
import { inWords } from '../../../games/contract/sentences.ts';

/**
 * A figure of a game, the sentence that goes with it, and where both are from. The figure is empty
 * if the sentence says everything.
 */
interface ToldFigure {
  readonly figure: string;
  readonly cell: Sourced;
}

/** A row of figures: what it compares, how the figures are found, and each game's figure. */
export interface FigureRow {
  readonly title: string;
  readonly about: string;
  readonly of: (figures: GameFigures) => ToldFigure;
}

const counted = (figure: string, says: string): ToldFigure => ({ figure, cell: { says, clauses: [], rulings: [] } });

const stated = (cell: Sourced): ToldFigure => ({ figure: '', cell });

const reach = (length: Length | Sourced): ToldFigure => {
  if (!('metres' in length)) return stated(length);
  const { says, metres, from } = length;
  const ground = metres === null ? 'No scale of the ground is stated.' : `${metres} m on the ground.`;
  return { figure: says, cell: { ...from, says: ground } };
};

const ways = (chance: Fraction): string => `${chance.ways} of ${chance.of} ways`;

const decided = ({ even: { says, chances } }: GameFigures): ToldFigure => {
  const { ways: open, of } = chances.neither;
  if (open === 0n) return counted('always', `${says} They roll until one side has lost.`);
  return counted(percent(share({ ways: of - open, of })), `${says} ${ways({ ways: of - open, of })}.`);
};

const weaker = ({ uneven: { says, chances, weaker: side } }: GameFigures): ToldFigure =>
  counted(percent(share(chances[side])), `${says} It has the better of it in ${ways(chances[side])}.`);

/** The share that is as far up the sorted list as `part` says: 0 is the lowest, 1 the highest. */
const quantile = (sorted: readonly number[], part: number): number => sorted[Math.round((sorted.length - 1) * part)]!;

const spread = ({ spread: all }: GameFigures): ToldFigure =>
  counted(
    `${percent(quantile(all, 0))} to ${percent(quantile(all, 1))}`,
    `The middle half lies between ${percent(quantile(all, 0.25))} and ${percent(quantile(all, 0.75))}.`,
  );

const dice = ({ dice: { sides, mean, most } }: GameFigures): ToldFigure =>
  counted(
    sides.map((each) => `D${each}`).join(', '),
    `Of ${sides.map(inWords).join(' and ')} faces; an order that is rolled for takes ${mean.toFixed(1)} dice on average and ${inWords(most)} at most, on the boards here.`,
  );

/** The figures of every game, for readers who are choosing one. */
export const FIGURES: readonly FigureRow[] = [
  { title: 'Pieces', about: '', of: ({ pieces }) => stated(pieces) },
  { title: 'Table', about: '', of: ({ table }) => stated(table) },
  { title: 'Dice', about: '', of: dice },
  {
    title: 'To learn it here',
    about: 'Reading the chapters and stepping through their boards.',
    of: ({ chapters }) => counted(`${chapters.minutes} min`, `In ${chapters.count} chapters.`),
  },
  {
    title: 'Rules',
    about: 'Clauses that are played, as these pages number them.',
    of: ({ rules }) => counted(String(rules), 'Each is taught in a chapter and played on a board.'),
  },
  { title: 'A musket reaches', about: 'Line infantry.', of: (figures) => reach(figures.reach.musket) },
  { title: 'A gun reaches', about: 'The farthest of the field guns.', of: (figures) => reach(figures.reach.gun) },
  { title: 'A march', about: 'Line infantry in the open, in one turn.', of: (figures) => reach(figures.reach.march) },
  {
    title: 'A fight decides',
    about: 'How often it leaves one side worse off, in the open, with nobody near.',
    of: decided,
  },
  { title: 'The weaker side wins', about: 'How often, hand to hand in the open.', of: weaker },
  {
    title: 'The odds run from',
    about: 'How often the side that acts has the better of it, over everything that the topics count.',
    of: spread,
  },
];
