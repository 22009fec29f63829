import { middleOfTerrain } from '../../games/table/boards/terrain.ts';
import { arrivalGround } from '../../games/regiments-and-roundshot/battle/entry.ts';
import { candidates } from '../../games/regiments-and-roundshot/pointing/options.ts';
import { mayGo } from '../../games/regiments-and-roundshot/pointing/ways.ts';
import { baseOf } from '../../games/regiments-and-roundshot/formations/contact.ts';
import type { Feature, State, Unit } from '../../games/regiments-and-roundshot/state.ts';
import { BOARD, inches } from '../../games/regiments-and-roundshot/tables.ts';
import { capital } from '../../games/contract/sentences.ts';
import { MEASURES, round } from '../../geometry/lengths.ts';
import { spotOf, type TableBoard } from '../table/board.ts';
import { about } from './about.ts';
import { formations, labelOf } from './formations.ts';
import { mover } from './mover.ts';

/** What is drawn on a figure. An HQ counts as cavalry, but has a picture of its own. */
const symbolOf = ({ arm, isHq }: Unit): string => (isHq === true ? 'hq' : arm);

/** A piece of terrain in words: `The wood (woods) about [10, 14.5]`. */
function told(feature: Feature): string {
  const [x, y] = middleOfTerrain(feature).map((part) => round((10 * part) / MEASURES.in) / 10);
  return `${capital(feature.name)} (${feature.kind}) about [${x}, ${y}]`;
}

/** The board of Regiments & Roundshot for pictures and pointing. */
export const board: TableBoard<State> = {
  size: () => BOARD,
  sheet: 'white-board',
  measure: 'in',
  step: inches(1 / 2),
  mover,
  stands(state, id) {
    const unit = state.units[id]!;
    return {
      ...baseOf(state, unit),
      side: unit.side,
      symbol: symbolOf(unit),
      signs: unit.condition === 'steady' ? [] : [unit.condition],
    };
  },
  groups: formations,
  label: labelOf,
  view: ({ view }) => view,
  reach: (state, id) => (state.phase === 'grand-maneuver' ? mayGo(state, state.units[id]!) : null),
  aims: (state, id) => ({
    foes: candidates(state, id).flatMap(({ order }) =>
      'at' in order && typeof order.at === 'string' ? [order.at] : [],
    ),
    arc: null,
  }),
  terrain: ({ terrain }) => terrain,
  marks: (state) =>
    arrivalGround(state).map((points, n) => ({
      kind: 'area',
      id: `arrival-${n}`,
      sense: 'zone',
      points: points.map(spotOf),
    })),
  about,
  notes: (state) => Object.entries(state.terrain).map(([id, feature]) => ({ id: `ground-${id}`, text: told(feature) })),
};
