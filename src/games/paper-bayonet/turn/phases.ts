import { apply } from './apply.ts';
import { awaiting } from './awaiting.ts';
import { allInTouch, reachedBy } from '../brigades/coherence.ts';
import { roundEnds } from './ending.ts';
import type { Event, EventOf } from '../events.ts';
import { rally } from '../brigades/rally.ts';
import { couldFire } from '../artillery/fire.ts';
import { owed } from '../fighting/attack.ts';
import type { OrderOf } from '../orders.ts';
import { add, allowed, atLeast, D6, type Dice, die, refused, sum, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemyOf, type State, type Unit, unitsIn } from '../state.ts';
import { ACTIVATED_ON, PHASES, type TurnPhase } from '../tables.ts';

/** The automatic events at the beginning of a phase. */
const OPENING: Readonly<Partial<Record<TurnPhase, (state: State, dice: Dice) => readonly Event[]>>> = {
  activation: activate,
  movement: turnAround,
  rally,
};

/**
 * Judges the end of the phase: refused if a fight must still take place. If a gun could still fire,
 * the verdict also cites that firing is optional.
 * @clause pb.artillery.optional pb.fighting.contact @ruling pb-021
 */
export function judgeEnd(state: State, _order: OrderOf<'end-phase'>): Verdict {
  const fight = state.phase === 'fighting' ? owed(state) : undefined;
  if (fight !== undefined)
    return refused('pb.fighting.contact', 'fight-owed', { unit: fight.unit, target: fight.enemy }, [
      { kind: 'light', units: [fight.unit] },
      { kind: 'light', units: [fight.enemy] },
    ]);
  return couldFire(state) ? allowed('pb.turn.phase-order', 'pb.artillery.optional') : allowed('pb.turn.phase-order');
}

/**
 * Ends the phase. Starts the next phase with its automatic events, or ends the game after the last
 * round.
 * @clause pb.turn.phase-order pb.turn.alternate pb.rounds.definition pb.coherence.when-checked
 */
export function endPhase(state: State, _order: OrderOf<'end-phase'>, dice: Dice): readonly Event[] {
  const ends = state.phase === 'rally' && enemyOf(state, state.side) === state.first ? roundEnds(state, dice) : [];
  const now = ends.reduce(apply, state);
  return now.over === null ? [...ends, ...open(now, next(now), dice)] : ends;
}

function open(state: State, began: EventOf<'phase-began'>, dice: Dice): readonly Event[] {
  const opening = OPENING[began.phase as TurnPhase];
  return opening === undefined ? [began] : [began, ...opening(apply(state, began), dice)];
}

/** Starts the first turn of the game. @clause pb.turn.alternate */
export function beginTurn(state: State, dice: Dice): readonly Event[] {
  const { side, round, turn } = state;
  const began = { type: 'phase-began', side, round, turn, phase: 'activation', inTouch: [] } as const;
  return open(state, { ...began, clauses: ['pb.turn.alternate'] }, dice);
}

function next(state: State): EventOf<'phase-began'> {
  const phase = PHASES[PHASES.findIndex((each) => each === state.phase) + 1];
  const began = {
    type: 'phase-began',
    side: state.side,
    round: state.round,
    turn: state.turn,
    inTouch: state.inTouch,
  } as const;
  if (phase !== undefined) {
    const inTouch = phase === 'movement' ? allInTouch(state) : state.inTouch;
    const checked = phase === 'movement' ? (['pb.coherence.when-checked', ...reachedBy(state, inTouch)] as const) : [];
    return { ...began, phase, inTouch, clauses: ['pb.turn.phase-order', ...checked] };
  }
  const side = enemyOf(state, state.side);
  const newRound = side === state.first;
  return {
    ...began,
    side,
    phase: 'activation',
    round: newRound ? state.round + 1 : state.round,
    turn: state.turn + 1,
    inTouch: [],
    clauses: newRound ? ['pb.turn.alternate', 'pb.rounds.definition'] : ['pb.turn.alternate'],
  };
}

/**
 * Turns units to the front again that were disrupted or rallied before this turn of their owner.
 * They do nothing else this turn. By the default reading they need neither activation nor touch
 * (pb-060).
 * @clause pb.fighting.disrupted.next-turn pb.rally.next-turn pb.components.front-and-back
 * @ruling pb-059 pb-060 pb-096
 */
function turnAround(state: State): readonly Event[] {
  const due = unitsIn(state).filter((unit) => unit.since < state.turn && turns(state, unit));
  return due.map((unit) => ({
    type: 'unit-turned',
    unit: unit.id,
    clauses: [
      unit.condition === 'disrupted' ? 'pb.fighting.disrupted.next-turn' : 'pb.rally.next-turn',
      'pb.components.front-and-back',
    ],
  }));
}

function turns(state: State, unit: Unit): boolean {
  const own = unit.side === state.side;
  if (unit.condition === 'disrupted') {
    if (!own) return read(state, 'pb-059') === 'very-next-turn';
    return commanded(state, unit);
  }
  if (unit.condition !== 'rallied' || !own) return false;
  const apart = !state.inTouch.includes(unit.id);
  return commanded(state, unit) && !(apart && read(state, 'pb-096') === 'when-reached');
}

/** Whether the unit is activated and in touch, as far as the reading requires it. @ruling pb-060 */
const commanded = (state: State, unit: Unit): boolean =>
  (state.activated.includes(unit.brigade) && (unit.type === 'brigadier' || state.inTouch.includes(unit.id))) ||
  read(state, 'pb-060') === 'free';

/**
 * The same board at the beginning of this side's phase, with nothing done yet this turn. Brigades
 * stay activated or not. For the Fighting Phase that follows the present Movement Phase, touch
 * stays as it was when the Movement Phase began.
 * @clause pb.coherence.when-checked
 */
export function at(state: State, { side, phase }: { readonly side: string; readonly phase: string }): State {
  const known = PHASES.find((each) => each === phase)!;
  const fresh = { deeds: {}, charges: {}, fought: [], fight: null, underway: null, advance: null };
  const moves = state.phase === 'movement' && side === state.side && known === 'fighting';
  const inTouch = moves ? state.inTouch : allInTouch(state);
  const then = { ...state, ...fresh, side, phase: known, placing: [], held: [], inTouch };
  return { ...then, awaits: awaiting(then) };
}

/** @clause pb.activation.number */
const NEEDED = add('pb.activation.number', 'Needed to activate', ACTIVATED_ON);

/**
 * Rolls one die for each brigade of the active side that is still on the board. All are rolled at
 * the beginning of the phase.
 * @clause pb.activation.roll pb.activation.number pb.activation.purpose
 */
function activate(state: State, dice: Dice): readonly Event[] {
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
