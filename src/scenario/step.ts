import { recorded, type Dice } from '../core/dice.ts';
import type { ClauseId, RulingId } from '../core/ids.ts';
import type { Verdict } from '../core/reasons.ts';
import { scripted } from '../core/scripted.ts';
import type { AnyEngine, Awaiting, EventLike, Moment, OrderLike } from '../games/engine.ts';
import { countOdds, type Odds } from '../games/odds.ts';
import { playAsk } from './ask.ts';
import { Malformed, placingRolls, under } from './malformed.ts';
import type { Played, Told } from './played.ts';
import type { Step } from './schema.ts';
import { signsOf } from './signs.ts';
import { playTask } from './task.ts';

/** One step, from the board before it. Throws `Malformed` with the path of whatever cannot be played. */
export function playStep(engine: AnyEngine, from: Awaiting, step: Step, path: string): Played {
  const script = scripted(step.dice ?? []);
  const dice = recorded(script);
  return placingRolls(path, () => {
    const way =
      step.pass === undefined ? { state: from, told: [] } : passTo(engine, from, step.pass, dice, `${path}.pass`);
    const passedRolls = [...dice.rolled];
    const { state: before } = way;
    const done = carryOut(engine, before, step, path, dice);
    script.assertSpent();
    const ask = step.ask === undefined ? null : playAsk(engine, before, step.ask, done.events, `${path}.ask`);
    const task = step.task === undefined ? null : playTask(engine, before, step.task, `${path}.task`);
    return {
      id: step.id,
      title: step.title,
      say: step.say,
      before,
      moment: engine.words.moment(before),
      passed: way.told,
      passedRolls,
      rolls: dice.rolled.slice(passedRolls.length),
      ...done,
      lines: done.events.flatMap(({ event }) => event.lines ?? []),
      signs: signsOf(engine, before, step, done),
      ask,
      task,
      cited: cited(way.told, done, ask),
    };
  });
}

/** A side's turn has a handful of phases; a way this long never arrives. */
const MOST_PHASES = 60;

/** Ends phase after phase until this one begins. */
function passTo(
  engine: AnyEngine,
  from: Awaiting,
  moment: Moment,
  dice: Dice,
  path: string,
): { state: Awaiting; told: readonly Told[] } {
  const told: Told[] = [];
  let state = from;
  for (let phases = 0; phases < MOST_PHASES; phases += 1) {
    const due = { type: 'end-phase' };
    const verdict = engine.judge(state, due);
    if (!verdict.ok) {
      throw new Malformed([
        { path, found: engine.words.refusal(verdict, state), wanted: 'a board on which the phase can be ended' },
      ]);
    }
    ({ state } = play(engine, state, due, dice, told));
    const now = engine.moment(state);
    if (now.side === moment.side && now.phase === moment.phase) return { state, told };
  }
  throw new Malformed([
    {
      path,
      found: `${moment.side}, ${moment.phase}`,
      wanted: `a side of this board, and a phase: ${engine.phases.join(', ')}`,
    },
  ]);
}

function play(engine: AnyEngine, from: Awaiting, order: OrderLike, dice: Dice, told: Told[]): { state: Awaiting } {
  let state = from;
  for (const event of engine.resolve(from, order, dice)) {
    told.push({ event, says: engine.words.event(event, state) });
    state = engine.apply(state, event);
  }
  return { state };
}

/** What became of a step's order. */
export interface Done {
  readonly state: Awaiting;
  readonly order: OrderLike | null;
  readonly tried: boolean;
  readonly orderSays: string | null;
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly Told[];
  readonly reads: readonly RulingId[];
  readonly odds: Odds | null;
}

function carryOut(engine: AnyEngine, before: Awaiting, step: Step, path: string, dice: Dice): Done {
  const written = step.order ?? step.try;
  const nothing = {
    state: before,
    order: null,
    tried: false,
    orderSays: null,
    verdict: null,
    refusalSays: null,
    events: [],
    reads: [],
    odds: null,
  };
  if (written === undefined) return nothing;
  const tried = step.order === undefined;
  const field = `${path}.${tried ? 'try' : 'order'}`;
  if (step.order !== undefined && step.try !== undefined)
    throw new Malformed([{ path: field, found: 'order and try', wanted: 'one of them' }]);
  const order = engine.order(written, before);
  if (!order.ok) throw new Malformed(under(field, order.error));
  const { seen, watched } = watching(before);
  const verdict = engine.judge(watched, order.value);
  const orderSays = engine.words.order(order.value, before);
  const base = { ...nothing, order: order.value, tried, orderSays, verdict };
  if (!verdict.ok) {
    const refusalSays = engine.words.refusal(verdict, before);
    if (!tried)
      throw new Malformed([
        {
          path: field,
          found: `an order that is refused: ${refusalSays} (${verdict.clause})`,
          wanted: 'an order that is allowed, or try: in place of order:',
        },
      ]);
    return { ...base, refusalSays, reads: [...seen] };
  }
  const odds = oddsOf(engine, before, order.value);
  if (tried) return { ...base, odds, reads: [...seen] };
  const events: Told[] = [];
  const { state } = play(engine, watched, order.value, dice, events);
  return { ...base, state: { ...state, readings: before.readings }, events, odds, reads: [...seen] };
}

/** The odds of an order that rolls; null where nothing is left to chance. */
function oddsOf(engine: AnyEngine, state: Awaiting, order: OrderLike): Odds | null {
  let rolled = false;
  const listening: AnyEngine = {
    ...engine,
    resolve(from, given, dice) {
      const heard = recorded(dice);
      const events = engine.resolve(from, given, heard);
      rolled ||= heard.rolled.length > 0;
      return events;
    },
  };
  const odds = countOdds(listening, state, order);
  return rolled ? odds : null;
}

/** The same state, in which every ruling that a rule asks for is noted. */
function watching(state: Awaiting): { readonly seen: ReadonlySet<RulingId>; readonly watched: Awaiting } {
  const seen = new Set<RulingId>();
  const readings = new Proxy(state.readings, {
    get(target, id) {
      if (typeof id === 'string') seen.add(id as RulingId);
      return Reflect.get(target, id) as unknown;
    },
  });
  return { seen, watched: { ...state, readings } };
}

const ofEvent = (event: EventLike): readonly ClauseId[] => [
  ...event.clauses,
  ...(event.lines ?? []).filter((line) => line.counted).map((line) => line.clause),
  ...(event.needs === undefined ? [] : [event.needs.clause]),
];

function cited(passed: readonly Told[], { verdict, events }: Done, ask: Played['ask']): readonly ClauseId[] {
  const permitted = verdict === null ? [] : verdict.ok ? verdict.clauses : [verdict.clause];
  const happened = [...passed, ...events].flatMap(({ event }) => ofEvent(event));
  const asked = ask?.choices.flatMap((choice) => choice.clauses) ?? [];
  return [...new Set([...permitted, ...happened, ...asked])];
}
