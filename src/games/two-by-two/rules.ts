import { completeRules } from '../complete.ts';
import type { Rules } from '../engine.ts';
import { speak } from '../words.ts';
import type { Tally } from '../../core/outcomes.ts';
import { wordOf } from '../../core/reasons.ts';
import { apply } from './apply.ts';
import type { Event, EventOf } from './events.ts';
import { judge } from './judge.ts';
import { candidates } from './options.ts';
import type { Order } from './orders.ts';
import { intent, probe } from './probe.ts';
import type { Verdict } from './reasons.ts';
import { carryOut } from './resolve.ts';
import { standing } from './standing.ts';
import type { State } from './state.ts';
import { OUTCOME, outcomes, PHASES } from './tables.ts';
import { at } from './turn.ts';
import { words } from './words.ts';

type Outcome = keyof typeof OUTCOME;

const isOf =
  <T extends Event['type']>(type: T) =>
  (event: Event): event is Event & EventOf<T> =>
    event.type === type;

const WORST = Object.keys(OUTCOME).reverse() as readonly Outcome[];

/** What became of the targets of these shots, the worst of it; and how many units each side has lost, by panic as well. */
function tally(events: readonly Event[]): Tally {
  const shots = events.filter(isOf('shot-fired'));
  const gone = events.filter(isOf('unit-destroyed'));
  const words = shots.map(({ at: target, reasons: [sum] }) =>
    gone.some(({ unit }) => unit === target) ? 'destroyed' : (wordOf(sum) ?? 'unharmed'),
  );
  const lost = Object.fromEntries(
    gone.map(({ side }) => [side, gone.filter((each) => each.side === side).length] as const),
  );
  return { word: WORST.find((word) => words.includes(word)) ?? 'unharmed', lost };
}

/** The rules of 2 by 2: move and shoot; rallies, charges and melees are still to come. */
export const rules: Rules<State, Order, Event, Verdict> = completeRules<State, Order, Event, Verdict>({
  ...{ judge, candidates, probe, intent, carryOut, apply, at, tally, outcomes, standing },
  phases: PHASES,
  words: speak(words),
});
