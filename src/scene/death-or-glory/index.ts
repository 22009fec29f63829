import { baseOf } from '../../games/death-or-glory/figures/base.ts';
import { isGeneral } from '../../games/death-or-glory/figures/unit.ts';
import type { Event, Order, State } from '../../games/death-or-glory/index.ts';
import { march } from '../../games/death-or-glory/moving/march.ts';
import { isFixed, moverBarred } from '../../games/death-or-glory/moving/move.ts';
import { isFree, reshapingFor } from '../../games/death-or-glory/moving/walk.ts';
import { rules } from '../../games/death-or-glory/rules.ts';
import { FORMATIONS, mm } from '../../games/death-or-glory/tables.ts';
import { capital } from '../../games/contract/sentences.ts';
import { middleOfTerrain } from '../../games/table/boards/terrain.ts';
import type { Handle, MoverRules } from '../mover.ts';
import type { PlayModule } from '../module.ts';
import type { TableBoard } from '../table/board.ts';
import { tableModule } from '../table/scene.ts';
import { about } from './about.ts';
import { commandSaid, messengers, sheetsOn } from './command.ts';
import { figuresIn, signsOf, symbolOf } from './figures.ts';
import { groundDrawn, groundSaid } from './ground.ts';

/** How a unit can be moved by hand now. Guns that are unlimbered are turned on the spot. */
function handles(state: State, id: string): readonly Handle[] {
  const unit = state.units[id];
  if (unit === undefined || state.phase !== 'movement' || unit.side !== state.side) return [];
  if (moverBarred(state, unit) !== null) return [];
  if (!isGeneral(unit) && isFixed(unit)) return ['march', 'pivot'];
  return isFree(unit) ? ['march', 'back', 'pivot', 'oblique'] : ['march', 'wheel'];
}

/** How units are moved by hand. */
const mover: MoverRules<State> = {
  measures: true,
  handles,
  march,
  formations: FORMATIONS,
  reshaped: (state, unit, formation) => reshapingFor(state, state.units[unit]!)(formation),
  places: ({ places, terrain }) => ({
    ...Object.fromEntries(Object.entries(terrain).map(([id, ground]) => [id, middleOfTerrain(ground)])),
    ...places,
  }),
};

/** The name of a unit on the map; of a body that has lost men, with how many. */
function labelOf(state: State, id: string): string {
  const unit = state.units[id]!;
  const name = capital(unit.name.replace(/^the /, ''));
  const lost = isGeneral(unit) ? 0 : unit.start - unit.men;
  return lost === 0 ? name : `${name} −${lost}`;
}

/** The name of a body without its losses; the last word of a general's name, without his rank. */
function briefOf(state: State, id: string): string {
  const unit = state.units[id]!;
  return isGeneral(unit) ? capital(unit.name.split(' ').at(-1)!) : unit.name;
}

/** The green table of Death or Glory! */
const board: TableBoard<State> = {
  size: ({ size }) => size,
  sheet: 'baize',
  measure: 'mm',
  step: mm(10),
  mover,
  stands(state, id) {
    const unit = state.units[id]!;
    return {
      ...baseOf(state, unit),
      side: unit.side,
      symbol: symbolOf(unit),
      signs: signsOf(unit),
      figures: figuresIn(state, unit),
      ...(isGeneral(unit) ? { isRound: true } : { formation: unit.formation }),
    };
  },
  label: labelOf,
  brief: briefOf,
  view: ({ view }) => view,
  terrain: groundDrawn,
  notes: (state) => [...groundSaid(state), ...commandSaid(state)],
  slips: sheetsOn,
  marks: messengers,
  about,
};

/** What a page needs to play Death or Glory! on a board. */
export const play: PlayModule<State, Order, Event> = tableModule('death-or-glory', rules, board);
