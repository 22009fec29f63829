import type { Bounds, OurChart, OurCharts } from '../../../core/charts.ts';
import { typeName } from '../names.ts';
import { CHARTS, type ChartId } from './charts.ts';

const POINTS: Bounds = { least: -10, most: 10, step: 1 };
const PERCENT: Bounds = { least: 0, most: 100, step: 0.25 };
const FACTORS: Bounds = { least: 0, most: 12, step: 1 };

const namesOf = (types: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(types.map((type) => [type, typeName(type)]));

/** What each chart is called, and what a reader may write into it. @ruling dg-104 */
const LAWS: Readonly<Record<ChartId, Omit<OurChart, keyof (typeof CHARTS)[ChartId]>>> = {
  'range-small-arms': { title: 'Range modifiers of small arms', bounds: POINTS, bands: 'mm' },
  'casualties-small-arms': {
    title: 'Casualties by small arms, of each hundred men firing',
    bounds: PERCENT,
    ascends: true,
  },
  'range-artillery': { title: 'Range modifiers of guns', bounds: POINTS, bands: 'mm' },
  'casualties-artillery': {
    title: 'Casualties by guns, in men for each gun',
    bounds: { least: 0, most: 40, step: 0.25 },
    ascends: true,
  },
  'firepower-guns': { title: 'Firepower of guns', bounds: POINTS },
  'skill-guns': { title: 'Skill of gunners, by nation', bounds: POINTS },
  'casualties-melee': { title: 'Casualties in melee, of each hundred men counting', bounds: PERCENT, ascends: true },
  infantry: { title: 'Factors of foot', bounds: FACTORS, names: namesOf(CHARTS.infantry.rows) },
  cavalry: { title: 'Factors of horse', bounds: FACTORS, names: namesOf(CHARTS.cavalry.rows) },
  gunners: { title: 'Factors of gunners', bounds: FACTORS },
  commanders: { title: 'Ratings of famous commanders', bounds: { least: 0, most: 10, step: 1 } },
  'fatigue-movement': { title: 'Moves of tired and exhausted troops', bounds: { least: 0, most: 1, step: 0.05 } },
};

/** Our charts, with what a reader may write into each. */
export const OURS: OurCharts = Object.fromEntries(
  (Object.keys(CHARTS) as readonly ChartId[]).map((id) => [id, { ...CHARTS[id], ...LAWS[id] }]),
);
