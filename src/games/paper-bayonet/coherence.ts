import { read } from './rulings.ts';
import { brigadierOf, touching, type State, type Unit } from './state.ts';

/**
 * The units of a brigade that touch their Brigadier, directly or through other units of the brigade, by a side or a corner. Every unit of
 * the brigade on the board carries the chain, whatever its state (pb-045).
 * @clause pb.coherence.requirement
 */
export function chain(state: State, brigade: string): readonly string[] {
  const brigadier = brigadierOf(state, brigade);
  if (brigadier === undefined) return [];
  const units = Object.values(state.units).filter((unit) => unit.brigade === brigade);
  const reached: Unit[] = [brigadier];
  for (const link of reached) {
    reached.push(...units.filter((unit) => !reached.includes(unit) && (touching(link, unit) || link.at === unit.at)));
  }
  return reached.map((unit) => unit.id);
}

/**
 * The units of all brigades that are in touch now. Of one that was routed a reading wants the Brigadier in person.
 * @clause pb.rally.wait-for-brigadier pb.rally.wait-for-brigade @ruling pb-070
 */
export const allInTouch = (state: State): readonly string[] =>
  Object.keys(state.brigades)
    .flatMap((brigade) => chain(state, brigade))
    .filter((id) => !state.stranded.includes(id) || reached(state, state.units[id]!));

/** Has its Brigadier reached a unit that was routed? @ruling pb-070 */
function reached(state: State, unit: Unit): boolean {
  const brigadier = brigadierOf(state, unit.brigade);
  const direct = brigadier !== undefined && touching(brigadier, unit);
  return direct || read(state, 'pb-070') === 'ordinary-coherence';
}
