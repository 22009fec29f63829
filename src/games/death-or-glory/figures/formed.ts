import { areInContact } from '../../../geometry/contact.ts';
import { read, type Reading } from '../rulings.ts';
import { enemiesOf, type Field } from '../state.ts';
import { baseOf } from './base.ts';
import { isSkirmishing, type Body } from './unit.ts';

/**
 * Whether troops are formed: in close order, and neither unformed, disordered, retreating nor
 * routing. Limbered guns are not, nor gunners without guns; whoever is changing formation counts
 * as unformed. By one reading all are formed but skirmishers and those who run.
 * @ruling dg-140 dg-074
 */
export function isFormed(state: Reading, body: Body): boolean {
  if (isSkirmishing(body) || isRunning(body)) return false;
  if (read(state, 'dg-140') === 'not-skirmishers') return true;
  return body.formation !== 'limbered' && body.guns === undefined && orderOf(body) === 'formed';
}

/** Whether it retreats or routs. */
export const isRunning = ({ mood }: Body): boolean => mood === 'retreating' || mood === 'routing';

/** Its order now: whoever is changing formation counts as unformed. @ruling dg-074 */
export const orderOf = ({ order, changing }: Body): Body['order'] =>
  changing !== undefined && order === 'formed' ? 'unformed' : order;

/** Whether two bodies touch. @clause dg.melee.contact */
export const areTouching = (state: Field, one: Body, other: Body): boolean =>
  areInContact(baseOf(state, one), baseOf(state, other));

/** The enemies that it touches: it is in a melee. @clause dg.melee.contact */
export const foesTouching = (state: Field, body: Body): readonly Body[] => {
  const base = baseOf(state, body);
  return enemiesOf(state, body).filter((foe) => areInContact(base, baseOf(state, foe)));
};

/** All who are in one melee with a body, itself among them. @clause dg.melee.contact */
export function meleeWith(state: Field, body: Body): readonly Body[] {
  const all: Body[] = [body];
  for (const each of all) all.push(...foesTouching(state, each).filter((foe) => all.every(({ id }) => id !== foe.id)));
  return all;
}

/** The worse of two states of order. */
export const worse = (one: Body['order'], other: Body['order']): Body['order'] => {
  const steps = ['formed', 'unformed', 'disordered'] as const;
  return steps[Math.max(steps.indexOf(one), steps.indexOf(other))]!;
};
