import type { Dice } from '../../core/dice.ts';
import { line } from './reasons.ts';
import type { Event } from './events.ts';
import { unitsIn, type State } from './state.ts';
import { ACTIVATED_ON } from './tables.ts';

/**
 * One die for each brigade of the active side that is still on the board, all at the beginning of the phase.
 * @clause pb.activation.roll pb.activation.number pb.activation.purpose
 */
export function activate(state: State, dice: Dice): readonly Event[] {
  const brigades = Object.keys(state.brigades).filter(
    (brigade) => state.brigades[brigade] === state.side && inPlay(state, brigade),
  );
  return brigades.map((brigade): Event => {
    const die = dice.roll(`activation.${brigade}`, 6);
    return {
      type: die >= ACTIVATED_ON ? 'brigade-activated' : 'brigade-idle',
      brigade,
      lines: [line('pb.activation.roll', 'Activation die', die)],
      needs: line('pb.activation.number', 'Needed to activate', ACTIVATED_ON),
      clauses: ['pb.activation.purpose', 'pb.activation.roll', 'pb.activation.number'],
    };
  });
}

const inPlay = (state: State, brigade: string): boolean => unitsIn(state).some((unit) => unit.brigade === brigade);
