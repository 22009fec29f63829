import * as v from 'valibot';
import { ofTarget } from '../../../../src/core/outcomes.ts';
import { failure, success, type Problem, type Result } from '../../../../src/core/result.ts';
import { assertAllowed } from '../../../../src/core/verdicts.ts';
import type { Engine, Intent, Option, Probe, Rules } from '../../../../src/games/engine.ts';
import type { GameReference } from '../../../../src/games/reference.ts';
import { mm } from '../../../../src/geometry/table.ts';
import { judge, reachOf, type Judged, type Order } from './judge.ts';
import { apply, carryOut, READINGS, type Event } from './resolve.ts';
import { point, settled, start, type State } from './state.ts';
import { words } from './words.ts';

export type { Event, Order, State };

/** What may come to mind; only some of it is allowed. */
function ideas(state: State, of?: string): readonly Order[] {
  const [phases, { units, awaits }] = [['duck', 'stand', 'follow', 'stay', 'end-phase'] as const, state];
  const written = (awaits?.sides ?? []).flatMap((by) =>
    ['advance', 'hold'].map((plan) => ({ type: 'write', by, plan }) as const),
  );
  const free = of === undefined ? [...written, ...phases.map((type) => ({ type }))] : [];
  const ofUnit = (unit: string): readonly Order[] => {
    const [
      {
        at: [x, y],
      },
      by,
    ] = [units[unit]!, reachOf(state, units[unit]!)];
    const points = [
      [x + by, y],
      [x - by, y],
      [x, y + by],
      [x, y - by],
    ] as const;
    return [
      ...Object.keys(units).map((at) => ({ type: 'fire', unit, at }) as const),
      ...points.map((to) => ({ type: 'move', unit, to: [mm(to[0]), mm(to[1])] }) as const),
    ];
  };
  return [
    ...Object.keys(units)
      .filter((id) => of === undefined || id === of)
      .flatMap(ofUnit),
    ...free,
  ];
}
const judged = (state: State, orders: readonly Order[]): readonly Probe<Order, Judged>[] =>
  orders.map((order) => ({ order, verdict: judge(state, order) }));
const candidates = (state: State, unit?: string): readonly Option<Order>[] =>
  judged(state, ideas(state, unit)).flatMap(({ order, verdict }) =>
    verdict.ok ? [{ order, clauses: verdict.clauses }] : [],
  );

function intent(_state: State, order: Order): Intent {
  if (order.type === 'move') return { unit: order.unit, target: { point: order.to } };
  return order.type === 'fire' ? { unit: order.unit, target: { unit: order.at } } : { unit: null, target: null };
}
function probe(state: State, { unit, kind, target }: Intent): readonly Probe<Order, Judged>[] {
  const isOfKind = ({ type }: Order) => kind === undefined || type === kind;
  if (target === null)
    return unit === null
      ? judged(
          state,
          candidates(state)
            .map(({ order }) => order)
            .filter((order) => !('unit' in order) && isOfKind(order)),
        )
      : [];
  if (unit === null || 'square' in target) return [];
  const order: Order =
    'point' in target ? { type: 'move', unit, to: target.point } : { type: 'fire', unit, at: target.unit };
  return isOfKind(order) && !('unit' in target && target.unit === unit) ? judged(state, [order]) : [];
}

const written = v.union([
  v.pipe(
    v.strictObject({ write: v.picklist(['advance', 'hold']), by: v.string() }),
    v.transform(({ write, by }): Order => ({ type: 'write', by, plan: write })),
  ),
  v.pipe(
    v.strictObject({ move: v.string(), to: point }),
    v.transform(({ move, to }): Order => ({ type: 'move', unit: move, to })),
  ),
  v.pipe(
    v.strictObject({ fire: v.string(), at: v.string() }),
    v.transform(({ fire, at }): Order => ({ type: 'fire', unit: fire, at })),
  ),
  v.pipe(
    v.strictObject({ give: v.picklist(['duck', 'stand', 'follow', 'stay', 'end-phase']) }),
    v.transform(({ give }): Order => ({ type: give })),
  ),
]);
function order(input: unknown, { units }: State): Result<Order, readonly Problem[]> {
  const found = v.safeParse(written, input);
  const wanted = '{ write: advance, by: side }, { move: unit, to: [x, y] }, { fire: unit, at: unit } or { give: duck }';
  const isKnown = (given: Order) =>
    [...('unit' in given ? [given.unit] : []), ...(given.type === 'fire' ? [given.at] : [])].every((id) =>
      Object.hasOwn(units, id),
    );
  return found.success && isKnown(found.output)
    ? success(found.output)
    : failure([{ path: '', found: JSON.stringify(input), wanted }]);
}

/** The rules of Picket. */
export const rules: Rules<State, Order, Event, Judged> = {
  ...{ judge, carryOut, apply, candidates, probe, intent, words, phases: ['orders', 'action'] },
  outcomes: {
    unhurt: ofTarget('unharmed'),
    stands: ofTarget('shaken'),
    wavers: ofTarget('shaken'),
    runs: ofTarget('driven-back'),
    gone: ofTarget('destroyed'),
  },
  options: (state) => (state.awaits?.kind === 'phase' ? null : candidates(state)),
  moment: ({ side, awaits, sides }) => ({
    side: side ?? awaits?.sides[0] ?? sides[0],
    phase: side === null ? 'orders' : 'action',
  }),
  at(state, { side, phase }) {
    if (!state.sides.includes(side) || !rules.phases.includes(phase)) throw new Error(`No moment ${side}, ${phase}`);
    return settled({ ...state, shot: null, ...(phase === 'orders' ? { side: null, plans: {} } : { side }) });
  },
  seenBy({ plans, ...state }, side) {
    const seen = Object.entries(plans).map(([by, plan]) => [by, by === side || state.side !== null ? plan : 'sealed']);
    return { ...state, plans: Object.fromEntries(seen) as State['plans'] };
  },
  tally(events) {
    const shot = events.find(({ type }) => type === 'shot');
    return { word: shot?.word ?? 'unhurt', lost: shot?.lost ?? {} };
  },
  resolve(state, order, dice) {
    assertAllowed(judge(state, order), order);
    return carryOut(state, order, dice);
  },
};
/** Picket with the reading of its files. */
export const engine: Engine<State, Order, Event, Judged> = {
  ...rules,
  id: 'picket',
  prefix: 'pk',
  readings: READINGS,
  start,
  order,
};
export const reference: GameReference = {
  ...{ numbers: { skill: 6 }, army: null },
  tables: [
    {
      ...{ id: 'effect', title: null, mark: 'printed', clause: 'pk.fire.effect' },
      columns: [{ text: 'Two dice and hits' }, { text: 'Effect' }],
      rows: [
        ['8 or less', 'hit'],
        ['9 or more', 'raked'],
      ],
    },
  ],
};
