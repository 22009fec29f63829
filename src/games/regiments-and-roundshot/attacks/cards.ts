import type { Rank } from '../cards/ranks.ts';
import type { Attack } from './attack.ts';
import type { RrClauseId } from '../tables.ts';

/** What a card does to an attack. */
interface Change {
  readonly clause: RrClauseId;
  readonly title: string;
  /** Added to the roll; null if the card stops the attack before it is rolled. */
  readonly adds: number | null;
  /** Whether it is of use against this attack. */
  readonly applies: (attack: Attack) => boolean;
}

/** A charge by cavalry; an HQ is cavalry too. @clause rr.figures.hq-is-cavalry */
const isRide = ({ kind, unit }: Attack): boolean => kind === 'charge' && unit.arm === 'cavalry';

/**
 * The cards that change an attack, by their ranks, in the order in which a sum lists them. The Two
 * is last, and stands in no sum.
 * @clause rr.cards.five-breakthrough rr.cards.four-square rr.cards.six-counter-charge
 * rr.cards.seven-disciplined-firepower rr.cards.nine-open-order rr.cards.ten-skirmisher-screen
 * rr.cards.two-smoke
 */
const CHANGES: Readonly<Partial<Record<Rank, Change>>> = {
  5: { clause: 'rr.cards.five-breakthrough', title: 'Breakthrough', adds: 3, applies: isRide },
  4: {
    clause: 'rr.cards.four-square',
    title: 'Infantry Square',
    adds: -3,
    applies: (attack) => isRide(attack) && attack.at.arm === 'infantry',
  },
  6: {
    clause: 'rr.cards.six-counter-charge',
    title: 'Counter Charge',
    adds: -3,
    applies: (attack) => isRide(attack) && attack.at.arm === 'cavalry',
  },
  7: {
    clause: 'rr.cards.seven-disciplined-firepower',
    title: 'Disciplined Firepower',
    adds: 3,
    applies: ({ kind }) => kind !== 'charge',
  },
  9: {
    clause: 'rr.cards.nine-open-order',
    title: 'Open Order',
    adds: -3,
    applies: ({ kind, at }) => kind === 'bombardment' && at.arm === 'infantry',
  },
  10: {
    clause: 'rr.cards.ten-skirmisher-screen',
    title: 'Skirmisher Screen',
    adds: -3,
    applies: ({ kind, at }) => kind === 'volley' && at.arm === 'infantry',
  },
  2: { clause: 'rr.cards.two-smoke', title: 'Smoke', adds: null, applies: () => true },
};

/** What a card of this rank does to an attack; undefined if it is of no use there. */
export const changeBy = (attack: Attack, rank: Rank): Change | undefined => {
  const change = CHANGES[rank];
  return change?.applies(attack) === true ? change : undefined;
};

/** How much a card of this rank adds to an attack, or takes off it; 0 if neither. */
export const byHowMuch = (rank: Rank): number => Math.abs(CHANGES[rank]?.adds ?? 0);

/** The ranks that change the roll of an attack, as a sum lists them. */
export const ranksFor = (attack: Attack): readonly Rank[] =>
  (['5', '4', '6', '7', '9', '10'] as const).filter((rank) => changeBy(attack, rank) !== undefined);
