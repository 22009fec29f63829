import type { Annotation, Place } from '../../core/annotations.ts';
import { um } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/vectors.ts';
import type { TableBoard, TableState } from './board.ts';

/** A unit that stands within this distance of its old place has not moved. */
const NEAR = um(1, 'mm');

const named = (...places: readonly (Place | undefined)[]): readonly string[] =>
  places.filter((place) => typeof place === 'string');

/** The units that an annotation is about. */
function unitsOf(shown: Annotation): readonly string[] {
  switch (shown.kind) {
    case 'path':
      return [shown.unit, ...named(shown.touches)];
    case 'sight':
    case 'line':
    case 'ruler':
      return named(shown.from, shown.to);
    case 'ghost':
      return [shown.unit];
    case 'light':
      return shown.units ?? [];
    case 'arc':
    case 'area':
    case 'template':
    case 'label':
      return [];
  }
}

/**
 * The units that act or are hit in a picture: those that its annotations are about, and those that
 * an order moved or gave a new sign.
 */
export function leadersOf<State extends TableState>(
  board: TableBoard<State>,
  { before, now }: { readonly before: State; readonly now: State },
  shows: readonly Annotation[],
): ReadonlySet<string> {
  const changed = Object.keys(now.units).filter((id) => {
    if (before === now) return false;
    if (!Object.hasOwn(before.units, id)) return true;
    const [was, is] = [board.stands(before, id), board.stands(now, id)];
    const isMarked = (is.signs ?? []).some((sign) => was.signs?.includes(sign) !== true);
    return distance(was.at, is.at) > NEAR || isMarked || is.condition !== was.condition;
  });
  return new Set([...changed, ...shows.flatMap(unitsOf)]);
}
