import type { Event } from '../events.ts';
import type { FireFacts } from './events.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import { added, changedBody, without } from '../turn/changes.ts';
import { leftAfter } from '../figures/strength-left.ts';
import type { Body } from '../figures/unit.ts';

type FireEvent = Extract<Event, { readonly type: keyof FireFacts }>;

const FIRE: Readonly<Record<keyof FireFacts, true>> = {
  'volley-fired': true,
  'men-lost': true,
  'men-marked': true,
  'strength-spent': true,
  'unit-destroyed': true,
};

export const isFireEvent = (event: Event): event is FireEvent => Object.hasOwn(FIRE, event.type);

/** By one reading it is remembered who has been fired at in the whole battle. @ruling dg-028 */
const shotAtEver = (state: State, at: readonly string[]): State =>
  read(state, 'dg-028') === 'ever'
    ? at.reduce(
        (now, id) => (bodyOf(now, id) === undefined ? now : changedBody(now, id, { hasBeenShotAt: true })),
        state,
      )
    : state;

/**
 * Who has been fired at, by whom, and in how many turns in a row a unit has fired. @ruling dg-106
 */
function fired(
  state: State,
  { unit: id, at, side, isFirst, flanks = [] }: Extract<FireEvent, { readonly type: 'volley-fired' }>,
): State {
  const { done, remembered, turn } = state;
  const body = state.units[id] as Body;
  // A second volley of the same turn, of a company or of a side of a square, adds no turn to the
  // row.
  const { run: before = 0, turn: last = 0 } = body.volleys ?? {};
  const run = last === turn ? before - 1 : last === turn - 1 ? before : 0;
  const all = (list: readonly string[]): readonly string[] => at.reduce(added, list);
  const volleys = [...(done.volleys[id] ?? []), { side, at }];
  // By one reading a volley at a charger takes nothing from the fire of the turn.
  const isApart = state.phase === 'charges-declared' && read(state, 'dg-106') === 'both';
  const isActive = read(state, 'dg-022') === 'command-to-command';
  const now = {
    ...state,
    done: {
      ...done,
      ...(!isApart && { fired: added(done.fired, id), volleys: { ...done.volleys, [id]: volleys } }),
      ...(flanks.length > 0 && { flanked: flanks.reduce(added, done.flanked ?? []) }),
    },
    remembered: {
      ...remembered,
      active: isActive ? added(remembered.active, id) : remembered.active,
      harassed: all(remembered.harassed),
      underFire: all(remembered.underFire),
      shotAt: all(remembered.shotAt),
    },
  };
  return changedBody(shotAtEver(now, at), id, {
    volleys: { run: run + 1, turn },
    ...(isActive && { idle: undefined }),
    ...(isFirst && { isVolleySpent: true }),
  });
}

/** Records one event of fire. @ruling dg-010 dg-022 */
export function recordedFire(state: State, event: FireEvent): State {
  switch (event.type) {
    case 'volley-fired':
      return fired(state, event);
    case 'men-lost': {
      const { unit: id, lost, to } = event;
      const { men } = state.units[id] as Body;
      const less = changedBody(state, id, { ...to, men: men - lost });
      const { done } = less;
      const { marked } = less.remembered;
      return {
        ...less,
        done: { ...done, lost: { ...done.lost, [id]: (done.lost[id] ?? 0) + lost } },
        remembered: { ...less.remembered, marked: Object.hasOwn(marked, id) ? { ...marked, [id]: 0 } : marked },
      };
    }
    case 'men-marked': {
      const { marked } = state.remembered;
      const all = { ...marked, [event.unit]: (marked[event.unit] ?? 0) + event.lost };
      return { ...state, remembered: { ...state.remembered, marked: all } };
    }
    case 'strength-spent':
      return changedBody(state, event.unit, leftAfter(state.units[event.unit] as Body, event));
    case 'unit-destroyed':
      return without(state, event.unit);
  }
}
