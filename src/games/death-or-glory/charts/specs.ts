import type { DgClauseId } from '../tables.ts';
import { CHARTS, type ChartId } from './charts.ts';

/** The numbers that may be typed into a chart. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  /** Every number is a whole count of these. */
  readonly step: number;
}

/** What a page needs to show a chart, and to let a reader type in his own. */
export interface ChartSpec {
  readonly id: ChartId;
  readonly title: string;
  /** The clauses that announce the lost chart. */
  readonly clauses: readonly DgClauseId[];
  /** Why our numbers are what they are, in a sentence or two. */
  readonly basis: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly bounds: Bounds;
}

type Told = Pick<ChartSpec, 'title' | 'clauses' | 'basis' | 'bounds'>;

const POINTS: Bounds = { least: -10, most: 10, step: 1 };
const PERCENT: Bounds = { least: 0, most: 100, step: 0.25 };
const FACTORS: Bounds = { least: 0, most: 12, step: 1 };

/** What is told of each chart. @ruling dg-104 */
const TOLD: Readonly<Record<ChartId, Told>> = {
  'range-small-arms': {
    title: 'Range modifiers of small arms',
    clauses: ['dg.fire.range-modifiers'],
    basis:
      'One band has survived, 0 to 35. Ours go on in steps of 25 mm to the 200 that the text gives muskets, with no modifier from 76 to 100; rifles carry 300.',
    bounds: POINTS,
  },
  'casualties-small-arms': {
    title: 'Casualties by small arms, of each hundred men firing',
    clauses: ['dg.fire.casualty-table'],
    basis:
      'A plain volley of good troops comes to 4 to 7, which is 3 to 6 per cent; each step is about a fifth more than the last, so that every modifier is felt.',
    bounds: PERCENT,
  },
  'range-artillery': {
    title: 'Range modifiers of guns',
    clauses: ['dg.artillery.range-table'],
    basis:
      'Canister to 300 mm, good round shot to 700, long shots to 900 with light guns and to 1200 with heavy ones. A howitzer counts as a light gun.',
    bounds: POINTS,
  },
  'casualties-artillery': {
    title: 'Casualties by guns, in men for each gun',
    clauses: ['dg.artillery.casualty-table'],
    basis: 'Built as that of small arms; as guns count every rank of their target, it begins low.',
    bounds: { least: 0, most: 40, step: 0.25 },
  },
  'firepower-guns': {
    title: 'Firepower of guns',
    clauses: ['dg.fire.firepower-factors'],
    basis: 'The weight of the shot in steps of one point.',
    bounds: POINTS,
  },
  'skill-guns': {
    title: 'Skill of gunners, by nation',
    clauses: ['dg.fire.firepower-factors'],
    basis: 'Spanish and Neapolitan gunners have a point less.',
    bounds: POINTS,
  },
  'casualties-melee': {
    title: 'Casualties in melee, of each hundred men counting',
    clauses: ['dg.melee.casualty-chart'],
    basis:
      'The modifiers of melee that have survived are large, so the chart is steep: each step is about a third more than the last.',
    bounds: PERCENT,
  },
  infantry: {
    title: 'Factors of foot',
    clauses: ['dg.fire.firepower-factors', 'dg.melee.factors', 'dg.morale.factors-table', 'dg.control.factors-table'],
    basis:
      'Quality is mostly in the printed modifiers, so these differ little: firepower 3 and melee 3 for a good battalion, morale 7 for steady line, control 3.',
    bounds: FACTORS,
  },
  cavalry: {
    title: 'Factors of horse',
    clauses: ['dg.fire.firepower-factors', 'dg.melee.factors', 'dg.morale.factors-table', 'dg.control.factors-table'],
    basis:
      'Horse counts double against foot, but one file of it meets six men on foot: its impact is large on foot, and small on squares. It is harder to hold back.',
    bounds: FACTORS,
  },
  gunners: {
    title: 'Factors of gunners',
    clauses: ['dg.melee.factors', 'dg.morale.factors-table', 'dg.control.factors-table'],
    basis: 'Gunners hardly fight, but are steady.',
    bounds: FACTORS,
  },
  commanders: {
    title: 'Ratings of famous commanders',
    clauses: ['dg.command.famous-table'],
    basis:
      'The roll for an unknown commander gives 1 to 4. The three degrees of presence set the top: Napoleon and Wellington 4, the men whom the text names 3.',
    bounds: { least: 0, most: 10, step: 1 },
  },
  'fatigue-movement': {
    title: 'Moves of tired and exhausted troops',
    clauses: ['dg.fatigue.movement'],
    basis: 'The penalties in fire and melee double from tired to exhausted, and so does the loss of pace.',
    bounds: { least: 0, most: 1, step: 0.05 },
  },
};

/** Our charts with what a page tells of each. */
export const SPECS: readonly ChartSpec[] = (Object.keys(CHARTS) as readonly ChartId[]).map((id) => {
  const { columns, rows } = CHARTS[id];
  return { id, ...TOLD[id], columns, rows };
});

/** A hair, for steps that have no exact number. */
const HAIR = 1e-9;

/** Whether a number may stand in a chart. */
export function isInBounds({ bounds: { least, most, step } }: Pick<ChartSpec, 'bounds'>, value: number): boolean {
  const steps = (value - least) / step;
  return value >= least && value <= most && Math.abs(steps - Math.round(steps)) < HAIR;
}
