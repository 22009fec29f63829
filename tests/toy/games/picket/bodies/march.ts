import { allowedShowing, refused, type Verdict } from '../../../../../src/core/verdicts.ts';
import type { Target } from '../../../../../src/games/contract/engine.ts';
import { marched, type March, type Takes } from '../../../../../src/games/table/moving/marching.ts';
import { endOf, readLegs, walked, type Leg, type LegBoard } from '../../../../../src/games/table/orders/legs.ts';
import { core, corners, overlaps, seenFrom, type Base } from '../../../../../src/geometry/bases.ts';
import { carried, sweepAll } from '../../../../../src/geometry/companies.ts';
import { isOn } from '../../../../../src/geometry/edges.ts';
import { atMost, partOf, shareOf, um, type Um } from '../../../../../src/geometry/lengths.ts';
import { advance, halfWheel, wheelLength } from '../../../../../src/geometry/moves.ts';
import { sweepWheelAll } from '../../../../../src/geometry/wheels.ts';
import type { Order } from '../orders.ts';
import { reachOf, TABLE, type State, type Unit } from '../state.ts';
import { baseOf, FORMATIONS, frame, held, reshaped } from './bases.ts';

interface Going {
  readonly unit: string;
  readonly legs: readonly Leg[];
  /** The cards that go with the march. */
  readonly with?: readonly string[];
}
/** How far a body may go: half as far again with a card. */
const mayGo = (state: State, { unit, with: cards = [] }: Going): Um =>
  (reachOf(state, state.units[unit]!) * (cards.length > 0 ? 1.5 : 1)) as Um;
const sizes = (state: State, unit: string) => (formation: string) => reshaped(state.units[unit]!, formation);
const isBody = ({ ranks, row }: Unit): boolean => ranks !== undefined || row !== undefined;
/** Does this unit march by legs? An outpost turns and goes to a place. */
export const marches = ({ units }: State, unit: string): boolean => Object.hasOwn(units, unit) && isBody(units[unit]!);

/** How much of its move a body has used: to form takes half of it. */
function spent(state: State, { unit, legs }: Going): Um {
  const start = frame(state, unit);
  const half = (reachOf(state, state.units[unit]!) / 2) as Um;
  const costs = legs.map((leg, n): number => {
    if (leg.go === 'form') return half;
    if (leg.go !== 'wheel') return 'by' in leg ? leg.by : 0;
    return wheelLength(endOf(start, legs.slice(0, n), sizes(state, unit)), leg.hand, leg.to);
  });
  return costs.reduce((sum, cost) => sum + cost, 0) as Um;
}
const others = (state: State, unit: string): readonly Base[] =>
  Object.keys(state.units).flatMap((id) => (held(state, unit).includes(id) ? [] : [baseOf(state.units[id]!)]));
/** The bases of the body where its frame stands here. */
const bodyAt = (state: State, unit: string, at: Base): readonly Base[] => {
  const ids = held(state, unit);
  return ids.length === 1 ? [at] : ids.map((id) => carried(baseOf(state.units[id]!), frame(state, unit), at));
};
/** Can the body do this leg from here? The first of its bases that meets another stops it. */
function isFree(state: State, unit: string, from: Base, leg: Leg): boolean {
  const [bases, obstacles] = [bodyAt(state, unit, from), others(state, unit).map(core)];
  if (leg.go === 'forward') return sweepAll(bases, from.facing, leg.by, obstacles).stopped === null;
  if (leg.go !== 'wheel') return true;
  const by = wheelLength(from, leg.hand, leg.to);
  const stop = sweepWheelAll({ base: from, hand: leg.hand, riders: bases }, halfWheel(from), obstacles);
  return atMost(by, stop.by);
}
/** Figures do not form, and nobody slides or turns about its middle. */
const isLegOf = ({ ranks }: Unit, leg: Leg): boolean =>
  leg.go === 'forward' || leg.go === 'wheel' || (leg.go === 'form' && ranks !== undefined);

/** Does each change lead to another formation than the one before? */
function areOthers({ formation = 'line' }: Unit, legs: readonly Leg[]): boolean {
  const taken = [formation, ...legs.flatMap((leg) => (leg.go === 'form' ? [leg.into] : []))];
  return taken.every((into, n) => into !== taken[n + 1]);
}

/** Judges the legs of a company or of a formation of figures. */
export function judgeMarch(state: State, going: Going) {
  const { unit, legs, with: cards = [] } = going;
  const own = state.units[unit]!;
  const bases = [frame(state, unit), ...walked(frame(state, unit), legs, sizes(state, unit))];
  if (!isBody(own) || legs.length === 0 || !legs.every((leg) => isLegOf(own, leg)) || !areOthers(own, legs))
    return refused('pk.move.body', 'not-so', { unit });
  if (!atMost(spent(state, going), mayGo(state, going)) || !bases.every((base) => isOn(corners(base), TABLE)))
    return refused('pk.move.reach', 'too-far', { unit });
  const isWay = legs.every((leg, n) => isFree(state, unit, bases[n]!, leg));
  const ends = bases.slice(1).flatMap((base) => bodyAt(state, unit, base));
  if (!isWay || others(state, unit).some((other) => ends.some((base) => overlaps(base, other))))
    return refused('pk.move.body', 'in-the-way', { unit });
  const through = [unit, ...bases.slice(1).map(({ at, facing }) => ({ at, facing }))];
  const by = cards.length > 0 ? (['pk.move.body', 'pk.cards.quick'] as const) : (['pk.move.body'] as const);
  return allowedShowing([{ kind: 'path', unit, through, sense: 'move' }], ...by);
}
/** The units after a march: each figure is carried along with the frame around all of them. */
export function afterMarch(state: State, { unit, legs }: Going): State['units'] {
  const from = frame(state, unit);
  const to = endOf(from, legs, sizes(state, unit));
  const into = legs.findLast((leg) => leg.go === 'form')?.into;
  const moved = held(state, unit).map((id): readonly [string, Unit] => {
    const own = state.units[id]!;
    const { at, facing } = carried(baseOf(own), from, to);
    const formed = own.ranks === undefined || into === undefined ? {} : { formation: into };
    return [id, { ...own, ...formed, at, facing }];
  });
  return { ...state.units, ...Object.fromEntries(moved) };
}
const takes = (state: State, going: Going): Takes => {
  const of = shareOf(spent(state, going), mayGo(state, going), 'mm');
  return { of, says: `${(of.ways * 100n) / of.of} % of the move` };
};
/** How far legs lead a body, by the rules of its orders. */
export function marchBody(
  state: State,
  { unit, legs, with: cards = [] }: Going,
  judge: (state: State, order: Order) => Verdict,
): March {
  const ids = held(state, unit);
  return marched(
    {
      base: frame(state, unit),
      ...(ids.length > 1 && { company: ids.map((id) => baseOf(state.units[id]!)) }),
      reshaped: sizes(state, unit),
      with: cards,
      allowed: mayGo(state, { unit, legs, with: cards }),
      measure: 'mm',
      spent: (each) => spent(state, { unit, legs: each }),
      takes: (each) => takes(state, { unit, legs: each, with: cards }),
      order: (each) => (each.length === 0 ? null : { type: 'march', unit, legs: each, with: cards }),
      judge: (each) =>
        each.length === 0
          ? allowedShowing([], 'pk.move.body')
          : judge(state, { type: 'march', unit, legs: each, with: cards }),
    },
    legs,
  );
}
/** The straight march of a body to a place ahead of it; null for any other place. */
export function straightTo(state: State, unit: string, to: Base['at']): Going | null {
  const { ahead, right } = seenFrom(frame(state, unit), to);
  const by = partOf(ahead, 'mm', 10);
  return ahead > 0 && Math.abs(right) < um(1, 'mm') ? { unit, legs: [{ go: 'forward', by }] } : null;
}
/** The places straight ahead of a body that are worth trying: orders name its first figure. */
export const placesAhead = (state: State, unit: string): readonly Target[] =>
  marches(state, unit) && held(state, unit)[0] === unit
    ? [1, 2].map((part) => ({
        point: advance(frame(state, unit), um(reachOf(state, state.units[unit]!) / 1000 / part, 'mm')).at,
      }))
    : [];
/** The board that the legs of files are read on. */
const legBoard = (state: State): LegBoard => ({
  measure: 'mm',
  find: (name) => state.units[name]?.at ?? null,
  roads: [],
  formations: FORMATIONS,
  reshaped: (unit, formation) => reshaped(state.units[unit]!, formation),
  contact(base, unit) {
    const { by, stopped } = sweepAll(
      bodyAt(state, unit, base),
      base.facing,
      um(1000, 'mm'),
      others(state, unit).map(core),
    );
    return stopped === null ? null : by;
  },
});
/** Reads written legs: forward, wheel and form. */
export const legsIn = (written: readonly string[], unit: string, state: State) =>
  readLegs(written, { unit, base: frame(state, unit) }, legBoard(state));
