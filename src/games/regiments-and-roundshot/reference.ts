import type { GameReference, ReferenceTable } from '../contract/reference.ts';
import { capital } from '../contract/sentences.ts';
import { RANK_SAYS } from './cards/strip.ts';
import { cardName, length } from './names.ts';
import { BONUS, FIFTH, GAP, REACH, SPEED, SPEED_CLAUSE, type Arm, type RrClauseId } from './tables.ts';
import { ALL_RANKS } from './cards/ranks.ts';

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
  columns: [{ text: 'Figure' }, { text: 'Stands for' }, { text: 'Speed' }],
  rows: (Object.keys(SPEED) as Arm[]).map((arm) => {
    const { name, text, clause } = STANDS_FOR[arm];
    return [name, { text, clause }, { text: length(SPEED[arm]), clause: SPEED_CLAUSE[arm] }];
  }),
};

const cards: ReferenceTable = {
  id: 'cards',
  title: 'What each card does',
  clause: 'rr.cards.discard-to-play',
  mark: 'printed',
  columns: [{ text: 'Card' }, { text: 'What for' }],
  rows: ALL_RANKS.map((rank) => [capital(cardName(`${rank}-1`).replace(/^the /, '')), RANK_SAYS[rank]]),
};

/** The numbers and tables that the quick reference takes from the rules. */
export const reference: GameReference = {
  numbers: { fifth: FIFTH, gap: length(GAP), reach: length(REACH), bonus: length(BONUS) },
  tables: [figures, cards],
  army: null,
};
