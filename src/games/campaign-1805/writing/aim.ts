import type { Body } from '../bodies/body.ts';
import { modelsOf, rangeBetween } from '../bodies/models.ts';
import { read } from '../rulings.ts';
import { enemiesOf, type State } from '../state.ts';

/**
 * The enemy against whom a body does what is written for it: the one that its order names, whatever
 * has become of him. By one reading the nearest of those against whom it can be done, if it cannot
 * be done against him. @clause cf.orders.other-types @ruling cf-018
 */
export function aimOf(state: State, body: Body, isFit: (target: Body) => boolean): Body | undefined {
  const order = state.written[body.id];
  if (order === undefined || !('at' in order) || order.at === undefined) return undefined;
  const named = state.units[order.at];
  if (read(state, 'cf-018') === 'order-lost' || (named !== undefined && isFit(named))) return named;
  const own = modelsOf(body);
  const far = (enemy: Body): number => rangeBetween(own, modelsOf(enemy));
  return (
    enemiesOf(state, body)
      .filter(isFit)
      .toSorted((a, b) => far(a) - far(b))[0] ?? named
  );
}
