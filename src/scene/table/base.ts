import type { Mark } from '../scene.ts';
import { headingOf, spotOf, type TableBoard, type TableState } from './board.ts';
import { colourOf } from './groups.ts';

/** The id of the mark of a piece of terrain. */
export const groundId = (id: string): string => `ground-${id}`;

/** The mark of a unit. */
export function baseMark<State extends TableState>(board: TableBoard<State>, state: State, id: string): Mark<'base'> {
  const standing = board.stands(state, id);
  const {
    at,
    facing,
    width,
    depth,
    side,
    symbol,
    formation = 'line',
    condition = 'steady',
    signs = [],
    ranks,
    figures,
  } = standing;
  const group = board.groups?.(state).find(({ units }) => units.includes(id)) ?? null;
  return {
    kind: 'base',
    id,
    at: spotOf(at),
    facing: headingOf(facing),
    size: spotOf([width, depth]),
    symbol,
    formation,
    condition,
    side: colourOf(state, side),
    ...(signs.length > 0 && { signs }),
    ...(ranks !== undefined && { ranks }),
    ...(figures !== undefined && { figures }),
    ...(group !== null && { group: group.id }),
  };
}
