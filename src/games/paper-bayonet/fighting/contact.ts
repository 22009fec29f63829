import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { body, type State, touching, type Unit, unitsIn } from '../state.ts';

/**
 * The enemies that this unit touches, without Brigadiers: they cannot fight.
 * @clause pb.fighting.contact @ruling pb-048
 */
export const foesTouching = (state: State, unit: Unit): readonly Unit[] =>
  unitsIn(state).filter((other) => isFoe(unit, other));

/**
 * The first of `foesTouching`. Found without building the list.
 * @clause pb.fighting.contact @ruling pb-048
 */
export function foeTouching({ units }: State, unit: Unit): Unit | undefined {
  for (const id in units) if (isFoe(unit, units[id]!)) return units[id];
  return undefined;
}

const isFoe = (unit: Unit, other: Unit): boolean =>
  other.side !== unit.side && other.type !== 'brigadier' && touching(unit, other);

/** The enemy that this unit is still tied with; undefined if there is none. */
export const tiedWith = (state: State, unit: Unit): string | undefined => {
  const pair = state.tied.find((each) => each.includes(unit.id));
  return pair?.find((id) => id !== unit.id);
};

/**
 * Refuses to let a unit leave its square because it touches an enemy or is in a tied fight,
 * depending on the reading. A Brigadier is never held.
 * @clause pb.fighting.result.tie @ruling pb-043
 */
export function contactHolds(state: State, unit: Unit): Refused | null {
  const foe = foeTouching(state, unit);
  if (foe === undefined || unit.type === 'brigadier') return null;
  const tied = firstTie(state, unit);
  const reading = read(state, 'pb-043');
  if (reading === 'free' || (reading === 'tie-locks' && tied === undefined)) return null;
  const params = { unit: unit.id, foe: tied ?? foe.id };
  const shows = [{ kind: 'light', units: [params.foe] }] as const;
  return tied === undefined
    ? refused('pb.fighting.contact', 'held-by-contact', params, shows)
    : refused('pb.fighting.result.tie', 'tied', params, shows);
}

const firstTie = (state: State, unit: Unit): string | undefined =>
  body(state, unit)
    .map((each) => tiedWith(state, each))
    .find((each) => each !== undefined);
