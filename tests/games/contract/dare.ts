import { D6, type Dice } from '../../../src/core/dice.ts';
import { ofActor } from '../../../src/core/outcomes.ts';
import { allowed, refused, type Verdict } from '../../../src/core/verdicts.ts';
import { completeRules } from '../../../src/games/contract/complete.ts';
import { giverOf, whyNotDue } from '../../../src/games/contract/due.ts';
import type { AnyEngine, Awaiting, Awaits, EventLike, OrderLike, Rules } from '../../../src/games/contract/engine.ts';
import { speak } from '../../../src/games/contract/words.ts';

/*
 * A game that both sides play at once. In its phase each side may dare the other or end its part;
 * after a dare both sides choose, and then a die falls, which counts only if both stand.
 */

/** A state of this game. */
export interface State extends Awaiting {
  readonly side: string;
  readonly phase: string;
  readonly sides: Readonly<Record<string, object>>;
  readonly units: Readonly<Record<string, { readonly side: string }>>;
  readonly ended: readonly string[];
  /** What each side has chosen; null while nobody has dared. */
  readonly chosen: Readonly<Record<string, string>> | null;
}
/** An order of this game. */
export interface Order extends OrderLike {
  readonly type: 'dare' | 'stand' | 'duck' | 'end-phase';
  readonly unit?: string;
}
interface Event extends EventLike {
  readonly sets: Partial<State>;
}

// The reader's side is not the first that is due.
export const BOTH = ['red', 'blue'];

function due({ ended, chosen, phase }: State): Awaits | null {
  const left = (gone: readonly string[]) => BOTH.filter((side) => !gone.includes(side));
  if (chosen !== null)
    return { sides: left(Object.keys(chosen)), kind: 'choice', orders: ['stand', 'duck'], by: 'xx.dare.choose' };
  if (phase === 'evening') return null;
  return { sides: left(ended), kind: 'phase', orders: ['dare', 'end-phase'], by: 'xx.turn.both' };
}
export const settled = (state: State): State => ({ ...state, awaits: due(state) });
export const start = settled({
  awaits: null,
  readings: {},
  side: 'red',
  phase: 'day',
  sides: { blue: {}, red: {} },
  units: { a: { side: 'blue' }, b: { side: 'red' } },
  ended: [],
  chosen: null,
});
export const asked = settled({ ...start, chosen: {} });
export const giver = (state: State, order: Order) =>
  giverOf({ sideOf: (now, unit) => rules.sideOf(now as State, unit) }, state, order);

export function judge(state: State, order: Order): Verdict {
  const why = whyNotDue(state, order, [giver(state, order)]);
  return why === null ? allowed(state.awaits!.by) : refused('xx.turn.both', why, {});
}
function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  const event = (type: string, sets: Partial<State>): Event => ({ type, clauses: [], sets });
  if (order.type === 'dare') return [event('dared', { chosen: {} })];
  if (order.type === 'end-phase') {
    const ended = [...state.ended, giver(state, order)!];
    return [event('ended', ended.length === 2 ? { ended: [], phase: 'evening' } : { ended })];
  }
  const chosen = { ...state.chosen, [giver(state, order)!]: order.type };
  if (Object.keys(chosen).length < 2) return [event('chose', { chosen })];
  const isFought = Object.values(chosen).every((each) => each === 'stand');
  return [event(dice.roll('die', D6) === 6 && isFought ? 'hit' : 'missed', { chosen: null })];
}
const words = speak({
  events: { dared: 'A dare.', ended: 'Ended.', chose: 'Chosen.', hit: 'A hit.', missed: 'A miss.' },
  refusals: { over: 'Over.', 'not-now': 'Not now.', 'not-yours': 'Not yours.' },
  orders: {
    dare: ({ unit }: Order) => `Dare with ${unit!}`,
    stand: 'Stand',
    duck: 'Duck',
    'end-phase': 'End the phase',
  },
  rolls: { die: 'the die' },
  unit: (id: string) => id,
  name: (id: string) => id,
  moment: () => 'Day',
} as never);
export const rules: Rules<State, Order, Event> = completeRules<State, Order, Event, Verdict>({
  judge,
  carryOut,
  apply: (state, { sets }) => settled({ ...state, ...sets }),
  candidates: (state, unit) =>
    [
      { type: 'dare', unit: 'b' } as const,
      { type: 'dare', unit: 'a' } as const,
      ...BOTH.flatMap((by) => (['duck', 'stand', 'end-phase'] as const).map((type) => ({ type, by }))),
    ]
      .filter((order: Order) => (unit === undefined || order.unit === unit) && judge(state, order).ok)
      .map((order) => ({ order, clauses: [state.awaits!.by] })),
  probe: (state, { unit, kind }) =>
    rules
      .candidates(state)
      .filter(({ order }) => (order.unit ?? null) === unit && (kind ?? order.type) === order.type)
      .map(({ order }) => ({ order, verdict: judge(state, order) })),
  intent: (_state, { unit = null, type }) => ({ unit, kind: type, target: null }),
  at: (state, moment) => settled({ ...state, ...moment }),
  tally: (events) => ({ word: events.some(({ type }) => type === 'hit') ? 'hit' : 'missed', lost: {} }),
  outcomes: { missed: ofActor('unharmed'), hit: ofActor('destroyed') },
  phases: ['day', 'evening'],
  policy: {
    name: 'stands',
    says: 'Everybody stands.',
    choose: (_state, options) => (options.find(({ order }) => order.type === 'stand') ?? options[0]!).order,
  },
  words,
});
export const engine = { ...rules, order: (written: Order) => ({ ok: true, value: written }) } as unknown as AnyEngine;
