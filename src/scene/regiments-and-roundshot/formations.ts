import { capital } from '../../games/contract/sentences.ts';
import { formationOf, shapeOf } from '../../games/regiments-and-roundshot/formations/formation.ts';
import { isPinned } from '../../games/regiments-and-roundshot/moving/pinned.ts';
import { formationName } from '../../games/regiments-and-roundshot/names.ts';
import { unitsIn, type State, type Unit } from '../../games/regiments-and-roundshot/state.ts';
import type { Group } from '../table/board.ts';

/** Orders to whole formations; all others are given to single figures. */
const OF_FORMATIONS: readonly string[] = ['march', 'go-on', 'evade', 'control', 'deploy'];

/** Whether formations are pointed at as one now: they are while they march. */
const areAsOne = ({ awaits }: State): boolean =>
  awaits === null || awaits.orders.some((order) => OF_FORMATIONS.includes(order));

/** How soon a figure is named to lead its formation: first those that can still march. */
const rank = (state: State, unit: Unit): number =>
  (isPinned(state, unit) ? 2 : 0) + (state.moved.includes(unit.id) ? 1 : 0);

/**
 * The formations of two figures and more. Its first figure is one that can march, so that an order
 * to the formation can be given by it.
 * @clause rr.formation.membership rr.pinned.infantry
 */
export function formations(state: State): readonly Group[] {
  const found: Group[] = [];
  const isApart = !areAsOne(state);
  const seen = new Set<string>();
  for (const unit of unitsIn(state)) {
    if (seen.has(unit.id)) continue;
    const all = formationOf(state, unit);
    for (const { id } of all) seen.add(id);
    if (all.length === 1) continue;
    const shape = shapeOf(state, all as readonly [Unit, ...(readonly Unit[])]);
    const units = all.toSorted((a, b) => rank(state, a) - rank(state, b)).map(({ id }) => id);
    found.push({
      id: `formation-${unit.id}`,
      name: formationName(
        state,
        all.map(({ id }) => id),
      ),
      units,
      sign: shape === 'irregular' ? null : shape,
      ...(isApart && { isApart }),
    });
  }
  return found;
}

/** The name that is written beside a figure that belongs to no formation. */
export const labelOf = (state: State, id: string): string => {
  const unit = state.units[id]!;
  return formationOf(state, unit).length > 1 ? '' : capital(unit.name.replace(/^the /, ''));
};
