import type { Event, EventOf } from '../events.ts';
import { foeOf, type State } from '../state.ts';
import type { Battle, SetUp } from './battle.ts';
import type { BattleFacts } from './events.ts';
import { dueIn, stepOf, toPlace } from './steps.ts';

type BattleEvent = EventOf<keyof BattleFacts>;

const TYPES: Readonly<Record<keyof BattleFacts, true>> = {
  'lays-first': true,
  laid: true,
  declared: true,
  'placing-rolled': true,
  'areas-settled': true,
  'places-first': true,
  marked: true,
  placed: true,
  'left-out': true,
  'battle-began': true,
  'landing-rolled': true,
  'points-counted': true,
  'officer-lost': true,
  'draw-offered': true,
  'battle-over': true,
};

/** Whether an event is one of a whole battle. */
export const isOfBattle = (event: Event): event is BattleEvent => Object.hasOwn(TYPES, event.type);

const without = <Each>(all: Readonly<Record<string, Each>>, id: string): Readonly<Record<string, Each>> => {
  const { [id]: _gone, ...rest } = all;
  return rest;
};

const inSetUp = (battle: Battle, change: Partial<SetUp>): Battle =>
  battle.setUp === null ? battle : { ...battle, setUp: { ...battle.setUp, ...change } };

/** Records an event of a whole battle; decides nothing. The side whose step it is acts. */
export function recorded(state: State, event: BattleEvent): State {
  const now = noted(state, state.battle!, event);
  const step = stepOf(now);
  return step === null ? now : { ...now, side: dueIn(now, step) };
}

function noted(state: State, battle: Battle, event: BattleEvent): State {
  const of = (change: Partial<Battle>): State => ({ ...state, battle: { ...battle, ...change } });
  const set = (change: Partial<SetUp>): State => ({ ...state, battle: inSetUp(battle, change) });
  switch (event.type) {
    case 'lays-first':
      return set({ laying: event.side });
    case 'laid': {
      const change = { pieces: without(battle.setUp!.pieces, event.piece), laying: foeOf(state, event.side) };
      const now = { ...inSetUp(battle, change), laid: [...(battle.laid ?? []), event.piece] };
      return { ...state, battle: now, terrain: { ...state.terrain, [event.piece]: event.terrain } };
    }
    case 'declared': {
      const { deployment, objective, turns, points, marks } = event;
      return { ...state, battle: { ...inSetUp(battle, { marks }), deployment, objective, turns, points } };
    }
    case 'placing-rolled':
      return set({ ahead: event.winner });
    case 'areas-settled':
      return set({ areas: event.areas });
    case 'places-first':
      return set({ next: event.side });
    case 'marked':
      return {
        ...state,
        battle: { ...inSetUp(battle, { marks: battle.setUp!.marks - 1 }), points: [...battle.points, event.at] },
      };
    case 'placed':
      return placed(state, battle, event);
    case 'left-out':
      return leftOut(state, battle, event);
    case 'battle-began': {
      const { deployed, homes, officers, garrison } = event;
      return { ...of({ setUp: null, officers, garrison }), deployed, homes };
    }
    case 'landing-rolled':
      return of({ landed: state.turn, ashore: event.isAshore ? [...battle.ashore, event.unit] : battle.ashore });
    case 'points-counted':
      return of({ holders: event.holders, held: event.held, garrison: event.garrison });
    case 'officer-lost':
      return of({ lost: [...battle.lost, event.unit] });
    case 'draw-offered':
      return of({ offers: [...battle.offers, event.side] });
    case 'battle-over':
      return of({ over: { winner: event.winner, because: event.because } });
  }
}

/**
 * A side without a body left to be placed has finished, if the other has not before. @ruling cf-010
 */
function handed(battle: Battle, state: State, side: string): Battle {
  if (battle.setUp === null) return battle;
  const finished = battle.setUp.finished ?? (toPlace(battle, side).length === 0 ? side : null);
  return inSetUp(battle, { finished, next: battle.setUp.next === null ? null : foeOf(state, side) });
}

function placed(state: State, battle: Battle, { unit, side, body }: EventOf<'placed'>): State {
  const ashore = battle.ashore.filter((id) => id !== unit);
  const next = handed({ ...battle, waiting: without(battle.waiting, unit), ashore }, state, side);
  const now = { ...state, units: { ...state.units, [unit]: body }, battle: next };
  // Whoever lands in normal movement has moved. By the other reading he may still act.
  return state.phase === 'movement' ? { ...now, acted: { ...state.acted, [unit]: 'moved' } } : now;
}

function leftOut(state: State, battle: Battle, { what, side }: EventOf<'left-out'>): State {
  if (battle.setUp === null)
    return { ...state, battle: { ...battle, ashore: battle.ashore.filter((id) => id !== what) } };
  if (battle.setUp.pieces[what] !== undefined)
    return {
      ...state,
      battle: inSetUp(battle, { pieces: without(battle.setUp.pieces, what), laying: foeOf(state, side) }),
    };
  return { ...state, battle: handed({ ...battle, waiting: without(battle.waiting, what) }, state, side) };
}

/** An officer who passes over is lost with the body that he stands in now. @ruling cf-055 cf-109 */
export function officerPassed(state: State, { unit, at, officer }: EventOf<'passed-over'>): State {
  const { battle } = state;
  if (battle === undefined) return state;
  const officers = Object.fromEntries(
    Object.entries(battle.officers).map(([side, { rank, bodies }]) => [
      side,
      { rank, bodies: rank === officer ? bodies.map((id) => (id === unit ? at : id)) : bodies },
    ]),
  );
  return { ...state, battle: { ...battle, officers } };
}

/** A battle at the beginning of a turn: offers of a draw have lapsed. @ruling cf-130 */
export const inNewTurn = (state: State): State =>
  state.battle === undefined ? state : { ...state, battle: { ...state.battle, offers: [], ashore: [] } };
