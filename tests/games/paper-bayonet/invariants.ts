import { onBoard, place } from '../../../src/geometry/grid.ts';
import { groundBars } from '../../../src/games/paper-bayonet/moving/ground.ts';
import { body } from '../../../src/games/paper-bayonet/state.ts';
import type { State } from './field.ts';

/** What is wrong with a board, in sentences; empty if nothing is. */
export function broken(state: State): readonly string[] {
  const wrong: string[] = [];
  const units = Object.values(state.units);
  const waiting = state.placing.map(({ unit }) => unit);
  const loosePairs = state.readings['pb-073'] === 'marker-turn';
  const together = state.readings['pb-069'] === 'together-one-roll';
  for (const unit of units) {
    const others = units.filter((each) => each.id !== unit.id && each.at === unit.at);
    const paired = unit.formation === 'column' && others.length === 1 && others[0]!.formation === 'column';
    const pending = [unit, ...others].some(({ id }) => waiting.includes(id)) || state.underway !== null;
    const loose = loosePairs && others.every((each) => each.side === unit.side);
    if (others.length > 0 && !paired && !pending && !loose)
      wrong.push(`${unit.id} shares ${unit.at} with ${others[0]!.id}`);
    if (unit.formation === 'column' && !paired && !loose) wrong.push(`${unit.id} is half a column on ${unit.at}`);
    if (!onBoard(state.size, place(unit.at))) wrong.push(`${unit.id} is off the board on ${unit.at}`);
    if (groundBars(state, unit, unit.at) !== null) wrong.push(`${unit.id} stands on ${unit.at}, where it cannot`);
    const shaken = unit.condition === 'routed' || unit.condition === 'rallied';
    if (shaken && unit.formation !== 'line' && !(together && unit.formation === 'column'))
      wrong.push(`${unit.id} routed in ${unit.formation}`);
    if (unit.since > state.turn)
      wrong.push(`${unit.id} is ${unit.condition} since turn ${unit.since}, and this is ${state.turn}`);
  }
  for (const { unit, squares } of state.placing) {
    const own = body(state, state.units[unit]!).map(({ id }) => id);
    if (squares.length < 2) wrong.push(`${unit} chooses among ${squares.length} squares`);
    for (const at of squares)
      if (units.some((each) => each.at === at && !own.includes(each.id) && !waiting.includes(each.id)))
        wrong.push(`${unit} may go to ${at}, which is taken`);
  }
  for (const pair of state.tied)
    for (const id of pair) if (state.units[id] === undefined) wrong.push(`${id} is tied, and gone`);
  if (state.awaits !== null && !state.awaits.sides.every((side) => side in state.sides))
    wrong.push(`${state.awaits.sides.join()} is awaited`);
  if ((state.awaits === null) !== (state.over !== null)) wrong.push('awaited after the end, or nobody before it');
  return wrong;
}

/** Brigadiers that should have been removed with the last unit of their brigade. */
export const forsaken = (state: State): readonly string[] => {
  const units = Object.values(state.units);
  const alone = units.filter(
    ({ id, type, brigade }) =>
      type === 'brigadier' && units.every((each) => each.id === id || each.brigade !== brigade),
  );
  return state.preparing === null ? alone.map(({ id }) => `${id} is left without a brigade`) : [];
};
