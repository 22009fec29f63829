import type { Body } from '../figures/unit.ts';
import { coversOf, coversWithin, isInBuildings, type Cover } from '../firing/cover.ts';
import { bodyOf, type State } from '../state.ts';

/** Whether a unit has come to its enemy in this melee, and has not only been attacked. */
export const hasCome = (state: State, { id, melee }: Body): boolean =>
  melee?.came === true || melee?.impact === true || state.charging.charges.some(({ unit }) => unit === id);

/**
 * What covers a unit from its foe in a melee. A wall or a work between them covers only who stood
 * behind it, and not who has come up to it.
 * @clause dg.melee.cover-count dg.melee.entrenched-count @ruling dg-113 dg-141
 */
export const coversFrom = (state: State, body: Body, foe: Body): readonly Cover[] =>
  hasCome(state, body) ? coversWithin(state, body) : coversOf(state, body, foe.at);

/** Whether a unit fights in hard cover or in works. @clause dg.fatigue.melee-cover */
export const isSheltered = (state: State, body: Body, foes: readonly string[]): boolean =>
  isInBuildings(state, body) ||
  foes.some((id) => {
    const foe = bodyOf(state, id);
    const covers = foe === undefined ? [] : coversFrom(state, body, foe);
    return covers.includes('hard') || covers.includes('entrenched');
  });
