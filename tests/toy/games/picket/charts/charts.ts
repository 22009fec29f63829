import { consulting, type OurChart } from '../../../../../src/core/charts.ts';
import { tableOfChart, type ChartBasis } from '../../../../../src/games/contract/charts.ts';
import type { GameReference } from '../../../../../src/games/contract/reference.ts';
import {
  add,
  against,
  cell,
  fromChart,
  percentOf,
  readDie,
  rounded,
  sum,
  total,
  type Reason,
  type Sum,
} from '../../../../../src/core/reasons.ts';
import type { Clause, State } from '../state.ts';

/** Our charts of Picket: the printed ones are lost. */
export const CHARTS = {
  nerve: {
    title: 'Nerve',
    rows: ['outpost'],
    columns: ['nerve'],
    cells: [[70]],
    mark: 'reconstructed',
    bounds: { least: 0, most: 100, step: 1 },
  },
  losses: {
    title: 'Losses by a shot that strikes home',
    rows: ['outpost'],
    columns: ['of each hundred'],
    cells: [[7.5]],
    mark: 'reconstructed',
    bounds: { least: 0, most: 100, step: 0.5 },
  },
} as const satisfies Readonly<Record<string, OurChart>>;

/** Why our charts are what they are. */
export const chartBases: Readonly<Record<keyof typeof CHARTS, ChartBasis>> = {
  nerve: {
    rows: 'Unit',
    clauses: ['pk.nerve.factor'],
    basis: 'An outpost that has lost nothing stands seven times in ten.',
  },
  losses: { rows: 'Unit', clauses: ['pk.fire.losses'], basis: 'Three men of an outpost of forty-two.' },
};
const consult = consulting(CHARTS);

/** The tables of the quick reference: our charts. */
export const reference: GameReference = {
  numbers: {},
  tables: Object.entries(chartBases).map(([id, basis]) => tableOfChart(id, CHARTS, basis)),
  army: null,
};

/** How many men an outpost has. */
const MEN = 42;

/** How many men a shot costs that strikes home, and why. */
export function lossesOf(state: State, of: string): readonly [lost: number, because: readonly Reason[]] {
  const { value, mark } = consult(state, 'losses', 'outpost', 'of each hundred');
  const percent = `${value}\u00a0%`;
  const chart = cell<Clause>({ of, clause: 'pk.fire.losses', table: 'losses', row: 'outpost', cell: percent, mark });
  const share = percentOf<Clause>('pk.fire.losses', 'of its men', [value, 100], mark);
  const men = rounded(sum(of, [add<Clause>('pk.fire.losses', 'men', MEN), share]), 'half-up');
  return [men.total, [chart, men]];
}

/** Whether a unit stands after its losses: a percentage die against what is left of its nerve. */
export function nerveOf(state: State, of: string, lost: number, shows: number): Sum {
  const clause = 'pk.nerve.factor';
  const left = [
    fromChart<Clause>(clause, 'nerve', consult(state, 'nerve', 'outpost', 'nerve')),
    add<Clause>(clause, 'losses', -10 * lost),
  ];
  const face = 10 * shows;
  const word = face < total(left) ? 'stands' : face === total(left) ? 'wavers' : 'runs';
  const shown = readDie<Clause>(clause, 'percentage die', { shows, table: 'table of tens' }, face);
  return { ...sum(of, [shown], against('below-equal-above', clause, left, word)), in: 'percent' };
}
