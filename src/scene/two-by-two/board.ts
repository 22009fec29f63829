import { formationSeen } from '../../games/two-by-two/moving/formations.ts';
import { groundFor } from '../../games/two-by-two/battle/zones.ts';
import { candidates } from '../../games/two-by-two/pointing/options.ts';
import { read } from '../../games/two-by-two/rulings.ts';
import { OUTWARD, rangesOf } from '../../games/two-by-two/shooting/shot-line.ts';
import { baseOf, type Feature, type State, type Unit } from '../../games/two-by-two/state.ts';
import { brackets, TABLE, type UnitType } from '../../games/two-by-two/tables.ts';
import { middleOfTerrain } from '../../games/table/boards/terrain.ts';
import { capital } from '../../games/contract/sentences.ts';
import { arcOf } from '../../geometry/arcs.ts';
import { MEASURES, round } from '../../geometry/lengths.ts';
import type { Aims, TableBoard } from '../table/board.ts';
import { about } from './about.ts';
import { mover } from './mover.ts';
import { pointMarks, pointNotes } from './points.ts';

/** The symbols of the unit types whose symbol has a different name. */
const SYMBOLS: Partial<Readonly<Record<UnitType, string>>> = {
  'heavy-cavalry': 'heavy-horse',
  'hq-corps': 'corps',
  'hq-division': 'division',
};

/**
 * The signs beside a unit: its skirmishers, its condition and formation, and smoke if it has shot
 * in this phase.
 */
function signsOf(state: State, unit: Unit): readonly string[] {
  const { id, screen, pinned, disrupted } = unit;
  const formation = formationSeen(state, unit);
  return [
    ...(screen ? ['screen'] : []),
    ...(pinned ? ['pinned'] : []),
    ...(disrupted ? ['disrupted'] : []),
    ...(formation === null ? [] : [formation]),
    ...(state.shot.includes(id) ? ['shot'] : []),
  ];
}

/**
 * The enemies that a unit may shoot at, charge or counter-charge now, and its arc of fire if it can
 * shoot in this phase. The reach of a counter-charge is not drawn, because it is no circle about
 * the middle of the unit; the enemies within it are marked.
 * @clause tt.shoot.range-limit tt.contact.counter-charge-trigger @ruling tt-012
 */
function aims(state: State, id: string): Aims {
  const unit = state.units[id]!;
  const foes = candidates(state, id).flatMap(({ order }) =>
    'at' in order && typeof order.at === 'string' ? [order.at] : [],
  );
  const range = rangesOf(state, unit).at(-1);
  const isReady = state.phase === 'shoot' && unit.side === state.side && !unit.disrupted && !state.shot.includes(id);
  if (!isReady || range === undefined) return { foes, arc: null };
  const outward = OUTWARD[read(state, 'tt-012')];
  return { foes, arc: { front: arcOf(baseOf(unit), outward).side, outward, reach: brackets(range) } };
}

/** A piece of terrain in words: `The wood (woods) about [10, 14.5]`. */
function told(feature: Feature): string {
  const [x, y] = middleOfTerrain(feature).map((part) => round((10 * part) / MEASURES['[1]']) / 10);
  return `${capital(feature.name)} (${feature.kind}) about [${x}, ${y}]`;
}

/** The board of 2 by 2 for pictures and pointing. */
export const board: TableBoard<State> = {
  size: () => TABLE,
  sheet: 'earth',
  measure: '[1]',
  step: brackets(0.5),
  mover,
  stands(state, id) {
    const unit = state.units[id]!;
    const symbol = SYMBOLS[unit.type] ?? unit.type;
    return { ...baseOf(unit), side: unit.side, symbol, signs: signsOf(state, unit) };
  },
  label: ({ units }, id) => units[id]!.name,
  view: ({ view }) => view,
  ground(state, id) {
    const points = groundFor(state, id);
    return points === null ? [] : [{ points, sense: 'reach' }];
  },
  aims,
  terrain: ({ terrain }) => terrain,
  marks: pointMarks,
  about,
  notes: (state) => [
    ...Object.entries(state.terrain).map(([id, feature]) => ({ id: `ground-${id}`, text: told(feature) })),
    ...pointNotes(state),
  ],
};
