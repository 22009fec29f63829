import type { ArmyList } from '../../contract/reference.ts';
import { inWords } from '../../contract/sentences.ts';
import { COLUMNS, FIFTH, type Arm, type RrClauseId } from '../tables.ts';
import { LEAST } from './rows.ts';

const NAMES: Readonly<Record<Arm, string>> = { infantry: 'infantry', cavalry: 'cavalry', artillery: 'guns' };
const ARMS = Object.keys(LEAST) as readonly Arm[];

/** The clause that says how many of a type a formation needs at least. */
const leastBy = (arm: Arm): RrClauseId =>
  arm === 'infantry' ? 'rr.setup.min-infantry' : 'rr.setup.min-cavalry-artillery';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** How many figures are usual, besides the HQ: those of the whole battle of the chapters. */
const USUAL = 24;

/**
 * What a reader needs to divide an army into strategic columns. Nothing has a price: figures are
 * counted.
 * @clause rr.setup.strategic-columns rr.setup.min-infantry rr.setup.min-cavalry-artillery
 * rr.figures.hq-required rr.victory.twenty-percent
 * @ruling rr-014 rr-017 rr-078
 */
export const armyList: ArmyList = {
  measure: 'figures',
  units: ARMS.map((id) => ({ id, name: NAMES[id], cost: 1 })),
  templates: [
    { name: 'Infantry', units: { infantry: 6 } },
    { name: 'Cavalry and guns', units: { cavalry: 3, artillery: 3 } },
    { name: 'Cavalry', units: { cavalry: 6 } },
  ],
  sizes: [USUAL],
  groups: ORDINALS.slice(0, COLUMNS[1]).map((nth) => ({ name: `${nth} column` })),
  limits: ARMS.map((arm) => ({
    of: [arm],
    least: LEAST[arm],
    orNone: true,
    says: `A formation of ${NAMES[arm]} that is set up or comes on has ${inWords(LEAST[arm])} or more, and here are {count}.`,
    clauses: [leastBy(arm)],
  })),
  shape: {
    least: {
      groups: COLUMNS[0],
      says: `An army has ${COLUMNS.map((count) => inWords(count)).join(' or ')} columns, and this one has {count}.`,
      clauses: ['rr.setup.strategic-columns' satisfies RrClauseId],
    },
    alike: {
      within: 1,
      says: 'The columns are of equal size, give or take one figure, and these have {sizes}.',
      clauses: ['rr.setup.strategic-columns' satisfies RrClauseId],
    },
  },
  end: {
    says: 'With the HQ they are {all} figures: {lost} lost, and the battle is lost.',
    oneIn: FIFTH,
    beside: 1,
  },
  overspent: { says: 'The army has {spent} figures, but only {points} are agreed.', clauses: [] },
};
