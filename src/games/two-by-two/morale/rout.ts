import { facingTo } from '../../../geometry/facings.ts';
import { gap } from '../../../geometry/gaps.ts';
import { um, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { distance } from '../../../geometry/vectors.ts';
import { apply } from '../turn/apply.ts';
import type { Event, EventOf } from '../events.ts';
import { flight } from './flight.ts';
import { distanceFrom, isWithin } from '../shooting/range.ts';
import { D6, die, type Dice, type Sum, type TtClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import { baseOf, enemiesOf, type Pose, type State, type Unit, unitsIn } from '../state.ts';
import { CONTAGION, FLED_ON } from '../tables.ts';

/**
 * A unit that routs, and what it flees from. `caught`: the unit whose rout it shares; null if it
 * routs by itself.
 */
interface RoutingUnit {
  readonly unit: string;
  readonly cause: Pose;
  readonly caught: string | null;
  readonly clauses: readonly TtClauseId[];
}

/**
 * A rout and all routs that follow from it. Militia and Cossacks near the place where a unit broke
 * rout too, the nearest first, and can spread the rout further. No unit routs twice in one chain.
 * @clause tt.state.rout tt.units.rout-contagion @ruling tt-055 tt-056
 */
export function routs(from: State, first: Omit<RoutingUnit, 'caught'>, dice: Dice): readonly Event[] {
  const events: Event[] = [];
  const chain: RoutingUnit[] = [{ ...first, caught: null }];
  let state = from;
  // The loop adds to the chain while it walks it.
  for (const router of chain) {
    const unit = state.units[router.unit]!;
    const broken = rout(state, unit, router, dice);
    events.push(...broken);
    state = broken.reduce(apply, state);
    chain.push(...infectedBy(state, unit, chain));
  }
  return events;
}

/**
 * The units that share a rout. Each flees from its nearest enemy; if there is no enemy left, it
 * flees from the place where the rout began.
 * @clause tt.units.rout-contagion @ruling tt-004 tt-055 tt-056
 */
const infectedBy = (state: State, broken: Unit, chain: readonly RoutingUnit[]): readonly RoutingUnit[] => {
  if (chain[0]!.unit !== broken.id && read(state, 'tt-056') === 'no-chain') return [];
  return witnesses(state, broken)
    .filter(({ type }) => type === 'militia' || type === 'cossacks')
    .filter(({ id }) => !chain.some(({ unit }) => unit === id))
    .map((unit) => ({ unit, length: nearestOf(state, unit, broken) }))
    .filter(({ length }) => isWithin(state, length, CONTAGION))
    .sort((a, b) => a.length - b.length || (a.unit.id < b.unit.id ? -1 : 1))
    .map(({ unit }) => ({
      unit: unit.id,
      cause: enemiesOf(state, unit).length > 0 ? nearestEnemy(state, unit) : broken,
      caught: broken.id,
      clauses: ['tt.units.rout-contagion'] as const,
    }));
};

/**
 * The units that may share a rout: those of the same side; under one reading, those of both sides.
 * @ruling tt-055
 */
function witnesses(state: State, broken: Unit): readonly Unit[] {
  const others = unitsIn(state).filter(({ id }) => id !== broken.id);
  const own = others.filter(({ side }) => side === broken.side);
  return own.length < others.length && read(state, 'tt-055') === 'any-side' ? others : own;
}

/**
 * How near a rout came to a unit: measured to where the other unit broke or, under one reading,
 * also along its flight.
 * @ruling tt-004 tt-056
 */
function nearestOf(state: State, unit: Unit, broken: Unit): Um {
  const start = distanceFrom(state, unit, broken);
  const fled = state.units[broken.id];
  if (fled === undefined || read(state, 'tt-056') !== 'along-the-flight') return start;
  const far = distance(broken.at, fled.at);
  const to = facingTo(broken.at, fled.at, broken.facing);
  // The steps are so short that no unit near the way is missed.
  const steps = Math.ceil(far / STEP);
  return Math.min(
    start,
    ...Array.from({ length: steps }, (_, n) => {
      const { at } = shift(baseOf(broken), to, wholeUm((far * (n + 1)) / steps));
      return distanceFrom(state, unit, { at, facing: fled.facing });
    }),
  ) as Um;
}

/** The greatest distance between the places at which a flight is measured. */
const STEP = um(1, 'mm');

/** The enemy whose base is nearest. There must be an enemy. */
export function nearestEnemy(state: State, unit: Unit): Unit {
  const [nearest] = enemiesOf(state, unit)
    .map((enemy) => ({ enemy, length: gap(baseOf(unit), baseOf(enemy)) }))
    .sort((a, b) => a.length - b.length || (a.enemy.id < b.enemy.id ? -1 : 1));
  return nearest!.enemy;
}

/**
 * One unit routs: on a 1 or 2 it is destroyed, otherwise it flees and is disrupted.
 * @clause tt.state.rout
 */
function rout(state: State, unit: Unit, { cause, caught, clauses }: RoutingUnit, dice: Dice): readonly Event[] {
  const face = dice.roll(`rout.${unit.id}`, D6, (rolled) => Number(rolled >= FLED_ON));
  const word = face >= FLED_ON ? 'fled' : 'destroyed';
  const sum: Sum = {
    kind: 'sum',
    of: unit.id,
    terms: [die('tt.state.rout', 'die', face)],
    total: face,
    test: { is: 'at-least', clause: 'tt.state.rout', number: FLED_ON, word },
  };
  const { at, facing } = unit;
  const routed: EventOf<'unit-routed'> = {
    type: 'unit-routed',
    unit: unit.id,
    from: { at, facing },
    caught,
    reasons: [sum],
    clauses: [...clauses, 'tt.state.rout'],
  };
  if (word === 'destroyed') return [routed, destroyed(unit, 'die')];
  return [routed, fled(state, unit, { cause, clauses: ['tt.state.rout'] })];
}

/**
 * A unit flees from its enemy and is disrupted; if it cannot flee, it is destroyed.
 * @clause tt.state.rout
 */
export function fled(state: State, unit: Unit, { cause, clauses }: Omit<RoutingUnit, 'unit' | 'caught'>): Event {
  const end = flight(state, unit, cause);
  if (end.lost !== null) return destroyed(unit, end.lost);
  return { type: 'unit-fled', unit: unit.id, to: end.to, by: end.by, clauses: [...clauses, 'tt.state.disrupted'] };
}

const destroyed = ({ id, side }: Unit, because: EventOf<'unit-destroyed'>['because']): Event => ({
  type: 'unit-destroyed',
  unit: id,
  side,
  because,
  clauses: ['tt.state.rout', 'tt.victory.destroyed-count'],
});
