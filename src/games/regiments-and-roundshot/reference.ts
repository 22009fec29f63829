import type { GameReference, ReferenceTable } from '../contract/reference.ts';
import { armyList } from './battle/army-list.ts';
import { DRAWS, MOST } from './cards/deck.ts';
import { ALL_RANKS } from './cards/ranks.ts';
import { RANK_SAYS } from './cards/strip.ts';
import { CARDS } from './cards/uses.ts';
import { length, rankName } from './names.ts';
import { attackTables } from './sheet/attacks.ts';
import { oneDie } from './sheet/one-die.ts';
import { BONUS, COLUMNS, FIFTH, GAP, REACH, SPEED, SPEED_CLAUSE, type Arm, type RrClauseId } from './tables.ts';

const ARMS = Object.keys(SPEED) as readonly Arm[];

/** What a figure of each type stands for. */
const STANDS_FOR: Readonly<Record<Arm, { readonly name: string; readonly text: string; readonly clause: RrClauseId }>> =
  {
    infantry: { name: 'Infantry', text: 'a battalion', clause: 'rr.scale.infantry-figure' },
    cavalry: { name: 'Cavalry, HQ', text: 'a regiment', clause: 'rr.scale.cavalry-figure' },
    artillery: { name: 'Guns', text: 'three batteries', clause: 'rr.scale.artillery-figure' },
  };

const figures: ReferenceTable = {
  id: 'figures',
  title: 'Figures',
  clause: 'rr.figures.unit-types',
  mark: 'printed',
  columns: [
    { text: 'Figure' },
    { text: 'Stands for' },
    { text: 'Marches', number: true },
    { text: 'In column', number: true },
    { text: 'Routs', number: true },
  ],
  rows: ARMS.map((arm) => {
    const { name, text, clause } = STANDS_FOR[arm];
    const speed = SPEED[arm];
    return [
      name,
      { text, clause },
      { text: length(speed), clause: SPEED_CLAUSE[arm] },
      length(speed + BONUS),
      length(2 * speed),
    ];
  }),
};

const cards: ReferenceTable = {
  id: 'cards',
  title: 'What each card does',
  clause: 'rr.cards.discard-to-play',
  mark: 'printed',
  columns: [{ text: 'Card' }, { text: 'What for' }],
  rows: ALL_RANKS.map((rank) => [rankName(rank), RANK_SAYS[rank]]),
};

/** The numbers and tables that the quick reference takes from the rules. */
export const reference: GameReference = {
  numbers: {
    fifth: FIFTH,
    gap: length(GAP),
    reach: length(REACH),
    bonus: length(BONUS),
    hand: MOST,
    draws: DRAWS,
    columns: COLUMNS,
  },
  tables: [figures, ...attackTables, oneDie, cards],
  army: armyList,
  cards: CARDS,
};
