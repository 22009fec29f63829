import { baseOf, type Feature, moveOf, type State } from '../../games/two-by-two/state.ts';
import { brackets, PROFILES, TABLE } from '../../games/two-by-two/tables.ts';
import { bedOf, middleOfTerrain } from '../../games/table/terrain.ts';
import { capital } from '../../games/sentences.ts';
import { MEASURES, round } from '../../geometry/lengths.ts';
import type { TableBoard } from '../table-input.ts';
import { hand } from './hand.ts';

/** The arm of a unit as a symbol. */
const SYMBOL = { foot: 'infantry', horse: 'cavalry', guns: 'artillery', hq: 'brigadier' } as const;

/** The shapes in which a piece of terrain is drawn: its outline, or the bed of each straight piece of a line. */
const shapes = (id: string, feature: Feature) =>
  (feature.outline === null ? bedOf(feature) : [feature.outline]).map((points, n) => ({
    id: n === 0 ? id : `${id}-${n + 1}`,
    of: id,
    ground: feature.kind,
    points,
  }));

/** A piece of terrain in words: `The wood (woods) about [10, 14.5]`. */
function told(feature: Feature): string {
  const [x, y] = middleOfTerrain(feature).map((part) => round((10 * part) / MEASURES['[1]']) / 10);
  return `${capital(feature.name)} (${feature.kind}) about [${x}, ${y}]`;
}

/** What the boards of 2 by 2 are made of. */
export const board: TableBoard<State> = {
  ...{ size: TABLE, sheet: 'earth', measure: '[1]', step: brackets(0.5) },
  hand,
  stands({ units }, id) {
    const unit = units[id]!;
    const condition = unit.disrupted ? 'disrupted' : unit.pinned ? 'pinned' : 'steady';
    return { ...baseOf(unit), side: unit.side, symbol: SYMBOL[PROFILES[unit.type].arm], condition };
  },
  reach: ({ units }, id) => moveOf(units[id]!),
  terrain: ({ terrain }) => Object.entries(terrain).flatMap(([id, feature]) => shapes(id, feature)),
  notes: ({ terrain }) => Object.entries(terrain).map(([id, feature]) => ({ id: `ground-${id}`, text: told(feature) })),
};
