import { NO_CHARGES, UNDONE, type State } from '../state.ts';
import type { Phase } from '../tables.ts';

/** The beginning of a part of a turn. */
interface Beginning {
  readonly side: string;
  readonly phase: Phase;
  readonly turn: number;
  readonly present?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The board as a part of a turn begins. With the initiative a turn begins in which nothing has been
 * done; the command phase ends what has been remembered since the last one; and a side that has
 * fired is under fire anew.
 * @clause dg.sequence.initiative dg.fire.mod.under-fire dg.command.cinc-presence
 * @ruling dg-011 dg-022 dg-028 dg-056
 */
export function began(state: State, { side, phase, turn, present }: Beginning): State {
  const { units, remembered } = state;
  const isNew = phase === 'initiative' && state.phase !== 'initiative';
  const isAfterCommand = state.phase === 'command-rally' && phase !== 'command-rally';
  const hasFired = state.phase === 'firing' && (phase !== 'firing' || side !== state.side);
  const { underFire, shotAt, panicked, advanced } = remembered;
  return {
    ...state,
    side,
    phase,
    turn,
    ...(isNew && { first: null, held: state.first, done: UNDONE, charging: NO_CHARGES }),
    ...(!isNew && { charging: { ...state.charging, due: [], isAnswering: false } }),
    remembered: {
      ...remembered,
      ...(isAfterCommand && { active: [], harassed: [], present: present ?? {} }),
      underFire: hasFired ? underFire.filter((id) => units[id]?.side !== state.side) : underFire,
      shotAt: phase === 'firing' && state.phase !== 'firing' ? [] : shotAt,
      panicked: phase === state.phase ? panicked : [],
      advanced: phase === 'movement' ? advanced.filter((id) => units[id]?.side !== side) : advanced,
    },
  };
}
