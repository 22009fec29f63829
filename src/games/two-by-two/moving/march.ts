import type { Leg } from '../../table/orders/legs.ts';
import { marched, type March } from '../../table/moving/marching.ts';
import { allowanceOf } from './allowance.ts';
import { judge } from '../turn/judge.ts';
import { spentOn } from './move.ts';
import type { Order } from '../orders.ts';
import { centresOf, endOf, toContact } from './passage.ts';
import { baseOf, FORMATIONS, type State, type Unit } from '../state.ts';
import { freshContacts } from '../charging/contact.ts';

/**
 * Refusals that concern only the place where a move ends, or the units that it would touch there. A
 * longer or a shorter move may be allowed.
 */
const OF_THE_END: readonly string[] = [
  'ends-on',
  'would-touch',
  'does-not-touch',
  'guns-never',
  'hq-only-defends',
  'foot-at-horse',
  'through-town',
  'not-straight',
  'too-near',
  'turns-first',
];

/**
 * The order that some legs make: a charge if they end in contact with an enemy, a change of
 * formation if they are nothing else, or else a move.
 */
function orderOf(state: State, unit: Unit, legs: readonly Leg[]): Order {
  const [first, ...others] = legs;
  const into = FORMATIONS.find((each) => first?.go === 'form' && each === first.into);
  if (into !== undefined && others.length === 0) return { type: 'form', unit: unit.id, into };
  const [foe] = freshContacts(state, unit, endOf(unit, toContact(state, unit, legs)));
  return foe === undefined
    ? { type: 'move', unit: unit.id, legs }
    : { type: 'charge', unit: unit.id, at: foe.id, legs };
}

/**
 * How far some legs lead a unit, and what the rules say about them. They are judged as the order
 * that they make.
 * @clause tt.units.move-column tt.contact.straight-ahead tt.move.road-bonus
 */
export function march(state: State, id: string, legs: readonly Leg[]): March {
  const unit = state.units[id]!;
  const made = marched(
    {
      base: baseOf(unit),
      allowed: allowanceOf(state, unit, [unit.at]).move,
      measure: '[1]',
      judge: (each) => judge(state, orderOf(state, unit, each)),
      spent: (each) => spentOn(state, unit, each),
      order: (each) => (each.length === 0 ? null : orderOf(state, unit, each)),
      isOfEnd: ({ reason }) => OF_THE_END.includes(reason),
    },
    legs,
  );
  const done = made.steps.map(({ leg }) => leg);
  return { ...made, allowed: allowanceOf(state, unit, centresOf(unit, done)).move };
}
