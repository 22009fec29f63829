import type { Verdict } from '../../../core/verdicts.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { pointsAround, type Point } from '../../../geometry/vectors.ts';
import type { Awaiting, OrderLike, Probe, Rules, Target } from '../../contract/engine.ts';
import { intentOf, type OrderTable } from '../../contract/orders.ts';

/** An order that may be given to a unit. */
interface UnitOrder extends OrderLike {
  readonly unit?: string;
}

/** A state whose units have ids. */
interface WithUnits extends Awaiting {
  readonly units: Readonly<Record<string, unknown>>;
}

/** How the orders of one game come from what a player points at. */
interface Pointing<State, Order, Judged extends Verdict> {
  readonly judge: (state: State, order: Order) => Judged;
  /** The targets worth trying for a unit: always the same few for one state. */
  readonly targets: (state: State, unit: string) => readonly Target[];
  /** The orders that a unit and a target may mean, the likeliest first. */
  readonly meant: (state: State, unit: string, target: Target, chosen: readonly string[]) => readonly Order[];
  /**
   * The orders that need no target: those of one unit, or if it is null those of none; if it is
   * left out all that are worth trying.
   */
  readonly untargeted: (state: State, chosen: readonly string[], unit?: string | null) => readonly Order[];
}

/**
 * The part of a free table game's rules that turns pointing into orders and back, for a game whose
 * orders follow from a unit and a target.
 */
export function byPointing<State extends WithUnits, Order extends UnitOrder, Judged extends Verdict>(
  table: OrderTable<State>,
  { judge, targets, meant, untargeted }: Pointing<State, Order, Judged>,
): Pick<Rules<State, Order, never, Judged>, 'judge' | 'candidates' | 'probe' | 'intent'> {
  const judged = (state: State, orders: readonly Order[]): readonly Probe<Order, Judged>[] =>
    orders.map((order) => ({ order, verdict: judge(state, order) }));
  const targeted = (state: State, unit: string): readonly Order[] =>
    targets(state, unit).flatMap((target) => meant(state, unit, target, []));
  const isAwaited = ({ awaits }: State, { type }: Order): boolean => awaits?.orders.includes(type) === true;
  return {
    judge,
    intent: (state, order) => intentOf(table, order, state),
    candidates(state, unit) {
      const units = Object.keys(state.units).filter((id) => unit === undefined || id === unit);
      const others = untargeted(state, [], unit).filter((order) => unit === undefined || order.unit === unit);
      // Most orders are not due now: they need not be judged.
      const orders = [...units.flatMap((id) => targeted(state, id)), ...others].filter((each) =>
        isAwaited(state, each),
      );
      return judged(state, orders).flatMap(({ order, verdict }) =>
        verdict.ok ? [{ order, clauses: verdict.clauses }] : [],
      );
    },
    probe(state, { unit, kind, target, with: chosen = [] }) {
      const isOfKind = ({ type }: Order) => kind === undefined || type === kind;
      if (target === null) {
        const isDue = (order: Order) => (order.unit ?? null) === unit && isAwaited(state, order);
        return judged(state, untargeted(state, chosen, unit).filter(isOfKind).filter(isDue));
      }
      if (unit === null || !Object.hasOwn(state.units, unit)) return [];
      const probes = judged(state, meant(state, unit, target, chosen).filter(isOfKind));
      const allowed = probes.filter(({ verdict }) => verdict.ok);
      return allowed.length > 0 ? allowed : probes.slice(0, 1);
    },
  };
}

/** Every other unit, and the points as far away as a unit may go. */
export const targetsAround = (
  units: Readonly<Record<string, { readonly at: Point }>>,
  unit: string,
  reach: Um,
): readonly Target[] => [
  ...Object.keys(units).flatMap((id) => (id === unit ? [] : [{ unit: id }])),
  ...pointsAround(units[unit]!.at, reach).map((point) => ({ point })),
];
