import { awaiting } from './awaiting.ts';
import { changePreparing } from '../before/recording.ts';
import type { Event, EventOf } from '../events.ts';
import { body, type Condition, type Deed, type State, touching, type Unit } from '../state.ts';

/** Gives a unit a new condition that begins in the current turn. */
const become = (state: State, id: string, condition: Condition, change: Partial<Unit> = {}): State =>
  alter(state, id, { condition, since: state.turn, ...change });

/**
 * All units, with one of them changed. `Object.assign` and one write are several times faster here
 * than spreading this many keys.
 */
function changed({ units }: State, id: string, change: Partial<Unit>): State['units'] {
  const next: Record<string, Unit> = Object.assign({}, units);
  next[id] = { ...units[id]!, ...change };
  return next;
}

function noted({ deeds }: State, id: string, deed: Deed): State['deeds'] {
  const next: Record<string, Deed> = { ...deeds };
  next[id] = deed;
  return next;
}

const alter = (state: State, id: string, change: Partial<Unit>): State => ({
  ...state,
  units: changed(state, id, change),
});
const did = (state: State, id: string, deed: Deed): State => ({ ...state, deeds: noted(state, id, deed) });
const without = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : ids;
const withOne = (ids: readonly string[], id: string): readonly string[] => (ids.includes(id) ? ids : [...ids, id]);

const same = (state: State): State => state;
const shot = (state: State, { unit }: EventOf<'shot-hit' | 'shot-missed' | 'shot-lost'>): State => ({
  ...state,
  deeds: noted(state, unit, 'fired'),
  held: state.held.filter((held) => held.unit !== unit),
});

/** Ends a unit's move on its present square; in a column, for both halves. */
const stopped = (state: State, { unit }: { readonly unit: string }): State =>
  body(state, state.units[unit]!).reduce((now, { id }) => did(now, id, 'moved'), state);

/** Starts a phase. At a new turn it also clears the deeds of the last one. */
function phaseBegan(state: State, { side, phase, round, turn, inTouch }: EventOf<'phase-began'>): State {
  const moving = phase === 'movement' && state.stranded.length > 0;
  const stranded = moving ? state.stranded.filter((id) => !inTouch.includes(id)) : state.stranded;
  const began: State = { ...state, side, phase, round, turn, inTouch, stranded };
  return turn === state.turn ? began : leaveSquares({ ...began, deeds: {}, activated: [], charges: {}, fought: [] });
}

/** Puts units back in line if their Square was to last until their own next turn (pb-076). */
function leaveSquares(state: State): State {
  const due = state.leaving.filter((id) => state.units[id]?.side === state.side);
  const left: State = { ...state, leaving: state.leaving.filter((id) => !due.includes(id)) };
  return due.reduce<State>(
    (now, id) => (now.units[id]!.formation === 'square' ? alter(now, id, { formation: 'line' }) : now),
    left,
  );
}

function removed(state: State, { unit }: { readonly unit: string }): State {
  const { [unit]: _gone, ...units } = state.units;
  return {
    ...state,
    units,
    inTouch: without(state.inTouch, unit),
    placing: state.placing.filter((each) => each.unit !== unit),
    advance: state.advance?.unit === unit ? null : state.advance,
    leaving: without(state.leaving, unit),
    stranded: without(state.stranded, unit),
    shelled: without(state.shelled, unit),
  };
}

/** Moves a unit to its square. With several squares, it waits until its owner has chosen one. */
function goes(
  state: State,
  unit: string,
  to: EventOf<'unit-routed'>['to'],
  why: 'routed' | 'displaced' | 'back',
): State {
  if (typeof to === 'string') return alter(state, unit, { at: to });
  return { ...state, placing: [...state.placing, { unit, squares: to, why }] };
}

const fightOver = (state: State): State => ({ ...state, fight: null });

/** How each event changes the state. A new event type does not compile until it is added here. */
const CHANGE: { readonly [T in Event['type']]: (state: State, event: EventOf<T>) => State } = {
  ...changePreparing,
  'phase-began': phaseBegan,
  'brigade-activated': (state, { brigade }) => ({ ...state, activated: [...state.activated, brigade] }),
  'brigade-idle': same,
  'unit-turned'(state, { unit }) {
    const deed = state.units[unit]!.condition === 'disrupted' ? 'turned' : 'recovered';
    return did({ ...become(state, unit, 'steady'), shelled: without(state.shelled, unit) }, unit, deed);
  },
  'shot-hit': shot,
  'shot-missed': shot,
  'shot-lost': shot,
  'shots-held': (state, { shots }) => ({ ...state, held: shots }),
  'unit-unharmed': same,
  'unit-disrupted'(state, { unit, to, formation }) {
    const struck = become(state, unit, 'disrupted', formation === undefined ? {} : { formation });
    if (to === undefined) return { ...struck, shelled: withOne(struck.shelled, unit) };
    return goes({ ...struck, shelled: without(struck.shelled, unit) }, unit, to, 'back');
  },
  'unit-driven-back': (state, { unit, to, formation }) => goes(alter(state, unit, { formation }), unit, to, 'back'),
  'unit-routed'(state, { unit, to, formation }) {
    const fled = become(state, unit, 'routed', { formation });
    return goes(
      { ...fled, shelled: without(fled.shelled, unit), leaving: without(fled.leaving, unit) },
      unit,
      to,
      'routed',
    );
  },
  'unit-placed': (state, { unit, to, waiting }) => ({
    ...alter(state, unit, { at: to }),
    placing: waiting,
    underway: waiting.length > 0 ? state.underway : null,
  }),
  'unit-removed': removed,
  'unit-moved': (state, { unit, path }) => ({
    ...state,
    units: changed(state, unit, { at: path.at(-1)! }),
    deeds: noted(state, unit, 'moved'),
  }),
  'river-entered': same,
  'river-barred': stopped,
  'road-taken': same,
  'road-lost': stopped,
  'brigadier-displaced': (state, { unit, to }) => goes(state, unit, to, 'displaced'),
  'move-held': (state, { unit, path }) => ({ ...state, underway: { unit, path } }),
  'charge-declared': (state, { unit, target }) => ({ ...state, charges: { ...state.charges, [unit]: target } }),
  'column-formed'(state, { unit, other, to }) {
    const stepped = alter(alter(state, unit, { at: to, formation: 'column' }), other, { formation: 'column' });
    return did(did(stepped, unit, 'formed'), other, 'formed');
  },
  'column-left': (state, { unit, other }) =>
    did(
      did(alter(alter(state, unit, { formation: 'line' }), other, { formation: 'line' }), unit, 'formed'),
      other,
      'formed',
    ),
  'square-formed': (state, { unit }) => did(alter(state, unit, { formation: 'square' }), unit, 'formed'),
  'square-left': (state, { unit, at }) =>
    at === 'once'
      ? did(alter(state, unit, { formation: 'line' }), unit, 'formed')
      : did({ ...state, leaving: withOne(state.leaving, unit) }, unit, 'formed'),
  'fight-joined'(state, { unit, enemy, attack, defence, due }) {
    const ids = [...body(state, state.units[unit]!), ...body(state, state.units[enemy]!)].map(({ id }) => id);
    const fought = ids.reduce(withOne, state.fought);
    const tied = state.tied.filter((pair) => !pair.every((id) => ids.includes(id)));
    return { ...state, fought, tied, fight: { attacker: unit, defender: enemy, attack, defence, due, again: [] } };
  },
  'die-rerolled'(state, { role, die, now }) {
    const fight = state.fight!;
    const dice = fight[role].map((each, i) => (i === die - 1 ? now : each));
    const again = [...fight.again, `${role}.${die}`];
    return { ...state, fight: { ...fight, [role]: dice, due: fight.due.slice(1), again } };
  },
  'dice-kept': (state, { unit }) => ({
    ...state,
    fight: { ...state.fight!, due: state.fight!.due.filter((id) => id !== unit) },
  }),
  'side-scored': same,
  'fight-tied': (state, { pairs }) => ({ ...fightOver(state), tied: [...state.tied, ...pairs] }),
  'fight-held': fightOver,
  'fight-won': fightOver,
  'unit-pushed': (state, { unit, to, formation }) => alter(state, unit, { at: to, formation }),
  'advance-offered': (state, { unit, to }) => ({ ...state, advance: { unit, path: [to] } }),
  'unit-advanced': (state, { unit, to }) => ({ ...alter(state, unit, { at: to }), advance: null }),
  'advance-declined': (state) => ({ ...state, advance: null }),
  'unit-rallied': (state, { unit }) => ({ ...become(state, unit, 'rallied'), stranded: withOne(state.stranded, unit) }),
  'unit-unrallied': same,
  'game-extended': (state) => ({ ...state, extended: state.extended + 1 }),
  'game-not-extended': same,
  'game-ended': (state, { winner }) => ({
    ...state,
    over: { winner },
    placing: [],
    held: [],
    fight: null,
    underway: null,
    advance: null,
  }),
};

/** A tie lasts as long as both units are on the board and touch. @clause pb.fighting.result.tie */
function tiesThatHold(state: State): State {
  if (state.tied.length === 0) return state;
  const tied = state.tied.filter(([one, other]) => {
    const [a, b] = [state.units[one], state.units[other]];
    return a !== undefined && b !== undefined && touching(a, b);
  });
  return tied.length === state.tied.length ? state : { ...state, tied };
}

/**
 * Applies one event and returns the new state, or the same object if nothing changes. Decides
 * nothing and rolls no dice.
 */
export function apply(state: State, event: Event): State {
  const change = CHANGE[event.type] as (state: State, event: Event) => State;
  const next = change(state, event);
  if (next === state) return state;
  const held = next.units === state.units ? next : tiesThatHold(next);
  const awaits = awaiting(held);
  return awaits === held.awaits ? held : { ...held, awaits };
}
