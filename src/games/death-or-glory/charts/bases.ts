import type { ChartBasis } from '../../contract/charts.ts';
import type { DgClauseId } from '../tables.ts';
import type { ChartId } from './charts.ts';

/** Why our charts are what they are. @ruling dg-104 */
export const BASES: Readonly<Record<ChartId, ChartBasis<DgClauseId>>> = {
  'range-small-arms': {
    rows: 'Range in mm',
    clauses: ['dg.fire.range-modifiers'],
    basis:
      'One band has survived, 0 to 35. Ours go on in steps of 25 mm to the 200 that the text gives muskets, with no modifier from 76 to 100; rifles carry 300.',
  },
  'casualties-small-arms': {
    rows: 'Total',
    clauses: ['dg.fire.casualty-table'],
    basis:
      'A plain volley of good troops comes to 4 to 7, which is 3 to 6 per cent; each step is about a fifth more than the last, so that every modifier is felt.',
  },
  'range-artillery': {
    rows: 'Range in mm',
    clauses: ['dg.artillery.range-table'],
    basis:
      'Canister to 300 mm, good round shot to 700, long shots to 900 with light guns and to 1200 with heavy ones. A howitzer counts as a light gun.',
  },
  'casualties-artillery': {
    rows: 'Total',
    clauses: ['dg.artillery.casualty-table'],
    basis: 'Built as that of small arms; as guns count every rank of their target, it begins low.',
  },
  'firepower-guns': {
    rows: 'Gun',
    clauses: ['dg.fire.firepower-factors'],
    basis: 'The weight of the shot in steps of one point.',
  },
  'skill-guns': {
    rows: 'Nation',
    clauses: ['dg.fire.firepower-factors'],
    basis: 'Spanish and Neapolitan gunners have a point less.',
  },
  'casualties-melee': {
    rows: 'Total',
    clauses: ['dg.melee.casualty-chart'],
    basis:
      'The modifiers of melee that have survived are large, so the chart is steep: each step is about a third more than the last.',
  },
  infantry: {
    rows: 'Troops',
    clauses: ['dg.fire.firepower-factors', 'dg.melee.factors', 'dg.morale.factors-table', 'dg.control.factors-table'],
    basis:
      'Quality is mostly in the printed modifiers, so these differ little: firepower 3 and melee 3 for a good battalion, morale 7 for steady line, control 3.',
  },
  cavalry: {
    rows: 'Troops',
    clauses: ['dg.fire.firepower-factors', 'dg.melee.factors', 'dg.morale.factors-table', 'dg.control.factors-table'],
    basis:
      'Horse counts double against foot, but one file of it meets six men on foot: its impact is large on foot, and small on squares. It is harder to hold back.',
  },
  gunners: {
    rows: 'Battery',
    clauses: ['dg.melee.factors', 'dg.morale.factors-table', 'dg.control.factors-table'],
    basis: 'Gunners hardly fight, but are steady.',
  },
  commanders: {
    rows: 'Commander',
    clauses: ['dg.command.famous-table'],
    basis:
      'The roll for an unknown commander gives 1 to 4. The three degrees of presence set the top: Napoleon and Wellington 4, the men whom the text names 3.',
  },
  'fatigue-movement': {
    rows: 'Troops',
    clauses: ['dg.fatigue.movement'],
    basis: 'The penalties in fire and melee double from tired to exhausted, and so does the loss of pace.',
  },
};
