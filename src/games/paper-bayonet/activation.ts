import { add, atLeast, D6, type Dice, die, sum } from './reasons.ts';
import type { Event } from './events.ts';
import { unitsIn, type State } from './state.ts';
import { ACTIVATED_ON } from './tables.ts';

/** @clause pb.activation.number */
const NEEDED = add('pb.activation.number', 'Needed to activate', ACTIVATED_ON);

/**
 * One die for each brigade of the active side that is still on the board, all at the beginning of the phase.
 * @clause pb.activation.roll pb.activation.number pb.activation.purpose
 */
export function activate(state: State, dice: Dice): readonly Event[] {
  const brigades = Object.keys(state.brigades).filter(
    (brigade) => state.brigades[brigade] === state.side && inPlay(state, brigade),
  );
  return brigades.map((brigade): Event => {
    const face = dice.roll(`activation.${brigade}`, D6);
    const isActivated = face >= ACTIVATED_ON;
    const test = atLeast(NEEDED, isActivated ? 'activated' : 'idle');
    return {
      type: isActivated ? 'brigade-activated' : 'brigade-idle',
      brigade,
      reasons: [sum(brigade, [die('pb.activation.roll', 'Activation die', face)], test)],
      clauses: ['pb.activation.purpose', 'pb.activation.roll', 'pb.activation.number'],
    };
  });
}

const inPlay = (state: State, brigade: string): boolean => unitsIn(state).some((unit) => unit.brigade === brigade);
