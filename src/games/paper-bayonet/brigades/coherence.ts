import { touch, type Square } from '../../../geometry/grid.ts';
import { type PbClauseId, refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { body, type State, touching, type Unit, unitsIn } from '../state.ts';

/**
 * The ids of a brigade's units that are in touch with their Brigadier: they touch him, or another
 * unit of the brigade that is in touch, by a side or a corner. Every unit of the brigade on the
 * board carries the chain; under `good-order-chain` disrupted and routed units do not.
 * @clause pb.coherence.requirement @ruling pb-045
 */
export function chain(state: State, brigade: string): readonly string[] {
  return linked(
    state,
    unitsIn(state).filter((unit) => unit.brigade === brigade),
  );
}

/** Whether its brigade's chain reaches this unit. @clause pb.coherence.requirement */
export const isReached = (state: State, unit: Unit): boolean =>
  isBesideBrigadier(state, unit, unit.at) || chain(state, unit.brigade).includes(unit.id);

/** Whether this unit would touch its Brigadier on this square. Most do: no chain to follow. */
function isBesideBrigadier(state: State, unit: Unit, at: Square): boolean {
  for (const id in state.units) {
    const each = state.units[id]!;
    if (each.type === 'brigadier' && each.brigade === unit.brigade) return touch(each.at, at) && carries(state, each);
  }
  return false;
}

/**
 * The ids of the units that the chain reaches, in the order in which it reaches them. `units` must
 * all be of one brigade.
 */
function linked(state: State, units: readonly Unit[]): readonly string[] {
  const reached: Unit[] = [];
  let apart: Unit[] = [];
  for (const unit of units) (unit.type === 'brigadier' ? reached : apart).push(unit);
  for (const link of reached) {
    if (apart.length === 0) break;
    if (!carries(state, link)) continue;
    const further: Unit[] = [];
    for (const unit of apart) (joined(link, unit) ? reached : further).push(unit);
    apart = further;
  }
  return reached.map((unit) => unit.id);
}

/**
 * The links of a brigade's chain: for each unit in touch, the unit that brings it into touch.
 * @clause pb.coherence.requirement @ruling pb-045
 */
export function chainLinks(state: State, brigade: string): readonly (readonly [from: string, to: string])[] {
  const reached = chain(state, brigade).map((id) => state.units[id]!);
  return reached.flatMap((unit, i) => {
    const link = reached.slice(0, i).find((each) => carries(state, each) && joined(each, unit));
    return link === undefined ? [] : [[link.id, unit.id] as const];
  });
}

const carries = (state: State, { condition }: Unit): boolean =>
  (condition !== 'disrupted' && condition !== 'routed') || read(state, 'pb-045') !== 'good-order-chain';

/**
 * Refuses a move that ends out of touch. Only the reading `also-at-end` forbids this.
 * @clause pb.coherence.maintain @ruling pb-045
 */
export function straysBy(state: State, unit: Unit, at: Square): Refused | null {
  if (unit.type === 'brigadier' || isBesideBrigadier(state, unit, at)) return null;
  const gone = body(state, unit);
  const there = unitsIn(state)
    .filter((each) => each.brigade === unit.brigade)
    .map((each) => (gone.includes(each) ? { ...each, at } : each));
  if (linked(state, there).includes(unit.id) || read(state, 'pb-045') !== 'also-at-end') return null;
  return refused('pb.coherence.maintain', 'strays-at-end', { unit: unit.id, brigade: unit.brigade });
}

const joined = (a: Unit, b: Unit): boolean => touching(a, b) || a.at === b.at;

/**
 * The units of all brigades that are in touch now. Under `brigadier-in-person` a unit that has been
 * routed must touch its Brigadier himself.
 * @clause pb.rally.wait-for-brigadier pb.rally.wait-for-brigade @ruling pb-070
 */
export const allInTouch = (state: State): readonly string[] =>
  Object.keys(state.brigades)
    .flatMap((brigade) => chain(state, brigade))
    .filter((id) => !state.stranded.includes(id) || fetched(state, state.units[id]!));

/**
 * Whether this unit, after its rout, is back in touch. By the default reading being in the chain is
 * enough.
 * @ruling pb-070
 */
const fetched = (state: State, unit: Unit): boolean =>
  inPerson(state, unit) || read(state, 'pb-070') === 'ordinary-coherence';

const inPerson = (state: State, unit: Unit): boolean =>
  unitsIn(state).some((each) => each.type === 'brigadier' && each.brigade === unit.brigade && touching(each, unit));

/**
 * The clauses that end the wait of the `stranded` units that are back in touch, each once: either
 * the Brigadier touches a unit, or other units of the brigade link it to him.
 * @clause pb.rally.wait-for-brigadier pb.rally.wait-for-brigade
 */
export function reachedBy(state: State, inTouch: readonly string[]): readonly PbClauseId[] {
  const back = state.stranded.filter((id) => inTouch.includes(id));
  const isInPerson = back.map((id) => inPerson(state, state.units[id]!));
  return [
    ...(isInPerson.includes(true) ? (['pb.rally.wait-for-brigadier'] as const) : []),
    ...(isInPerson.includes(false) ? (['pb.rally.wait-for-brigade'] as const) : []),
  ];
}
