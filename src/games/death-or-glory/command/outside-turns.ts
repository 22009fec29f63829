import type { General } from '../figures/unit.ts';
import { generalsIn, type Battle, type Brigade, type State } from '../state.ts';
import { brigadesIn } from './brigades.ts';

/* What is due before the first turn and after the last. */

/** The brigades whose first order is still to be written. @clause dg.orders.general-order */
export const blankIn = (state: Pick<State, 'brigades'>): readonly (readonly [id: string, Brigade])[] =>
  Object.entries(brigadesIn(state)).filter(([, { order }]) => order === null);

/** The generals whose rating is still to be rolled. @clause dg.command.unlisted-roll */
export const unratedIn = (state: Pick<State, 'units'>): readonly General[] =>
  generalsIn(state).filter(({ isUnrated }) => isUnrated === true);

/** Those who are seriously wounded after a battle of a campaign. @clause dg.general.recovery */
export const recoveringIn = ({ battle }: Pick<State, 'battle'>): Battle['wounded'] =>
  battle?.isOfCampaign === true && battle.over !== null ? battle.wounded : [];
