import type { Direction } from '../../geometry/facings.ts';
import { gap } from '../../geometry/gaps.ts';
import { apply } from './apply.ts';
import type { Event, EventOf } from './events.ts';
import { flight } from './flight.ts';
import { distanceFrom, isWithin } from './measure.ts';
import { D6, die, type Dice, type Sum, type TtClauseId } from './reasons.ts';
import { baseOf, enemiesOf, friendsOf, type Pose, type State, type Unit } from './state.ts';
import { CONTAGION, FLED_ON } from './tables.ts';

/** A unit that routs, what it flees from, and whose rout it shares; null where it was beaten itself. */
interface Router {
  readonly unit: string;
  readonly cause: Pose;
  readonly caught: string | null;
  /** The direction of its flight, where that is not straight away from what it flees from. */
  readonly way?: Direction;
  readonly clauses: readonly TtClauseId[];
}

/**
 * A rout and all that it draws after it: Militia and Cossacks near where a unit broke rout as well, the nearest first, and infect others in their
 * turn. Nobody routs twice in one chain.
 * @clause tt.state.rout tt.units.rout-contagion @ruling tt-055 tt-056
 */
export function routs(from: State, first: Omit<Router, 'caught'>, dice: Dice): readonly Event[] {
  const events: Event[] = [];
  const chain: Router[] = [{ ...first, caught: null }];
  let state = from;
  // The chain grows while it is walked along.
  for (const router of chain) {
    const unit = state.units[router.unit]!;
    const broken = rout(state, unit, router, dice);
    events.push(...broken);
    state = broken.reduce(apply, state);
    chain.push(...infectedBy(state, unit, chain));
  }
  return events;
}

/** The units that catch a rout, each of which flees from its nearest enemy. @clause tt.units.rout-contagion @ruling tt-004 tt-055 tt-056 */
const infectedBy = (state: State, broken: Unit, chain: readonly Router[]): readonly Router[] =>
  friendsOf(state, broken)
    .filter(({ type }) => type === 'militia' || type === 'cossacks')
    .filter(({ id }) => !chain.some(({ unit }) => unit === id))
    .map((unit) => ({ unit, length: distanceFrom(state, unit, broken) }))
    .filter(({ length }) => isWithin(state, length, CONTAGION))
    .sort((a, b) => a.length - b.length || (a.unit.id < b.unit.id ? -1 : 1))
    .map(({ unit }) => ({
      unit: unit.id,
      cause: nearestEnemy(state, unit),
      caught: broken.id,
      clauses: ['tt.units.rout-contagion'] as const,
    }));

/** The enemy whose base is nearest. */
export function nearestEnemy(state: State, unit: Unit): Unit {
  const [nearest] = enemiesOf(state, unit)
    .map((enemy) => ({ enemy, length: gap(baseOf(unit), baseOf(enemy)) }))
    .sort((a, b) => a.length - b.length || (a.enemy.id < b.enemy.id ? -1 : 1));
  return nearest!.enemy;
}

/** One unit routs: on a 1 or 2 it is destroyed, otherwise it flees and is disrupted. @clause tt.state.rout */
function rout(state: State, unit: Unit, { cause, caught, clauses, way }: Router, dice: Dice): readonly Event[] {
  const face = dice.roll(`rout.${unit.id}`, D6);
  const word = face >= FLED_ON ? 'fled' : 'destroyed';
  const sum: Sum = {
    ...{ kind: 'sum', of: unit.id, terms: [die('tt.state.rout', 'die', face)], total: face },
    test: { is: 'at-least', clause: 'tt.state.rout', number: FLED_ON, word },
  };
  const { at, facing } = unit;
  const routed: EventOf<'unit-routed'> = {
    ...{ type: 'unit-routed', unit: unit.id, from: { at, facing }, caught, reasons: [sum] },
    clauses: [...clauses, 'tt.state.rout'],
  };
  if (word === 'destroyed') return [routed, destroyed(unit, 'die')];
  return [routed, fled(state, unit, { cause, clauses: ['tt.state.rout'], ...(way !== undefined && { way }) })];
}

/** A unit flees from its enemy and is disrupted; or it is destroyed, where it cannot. @clause tt.state.rout */
export function fled(state: State, unit: Unit, { cause, way, clauses }: Omit<Router, 'unit' | 'caught'>): Event {
  const end = flight(state, unit, cause, way);
  if (end.lost !== null) return destroyed(unit, end.lost);
  return { type: 'unit-fled', unit: unit.id, to: end.to, by: end.by, clauses: [...clauses, 'tt.state.disrupted'] };
}

const destroyed = ({ id, side }: Unit, because: EventOf<'unit-destroyed'>['because']): Event => ({
  ...{ type: 'unit-destroyed', unit: id, side, because },
  clauses: ['tt.state.rout'],
});
