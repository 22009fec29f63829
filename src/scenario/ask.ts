import type { AnyEngine, Awaiting } from '../games/engine.ts';
import { Malformed, under } from './malformed.ts';
import type { PlayedAsk, PlayedChoice, Told } from './played.ts';
import type { Ask } from './schema.ts';

type Choice = Ask['choices'][number];

/** A prediction as the engine marks it; nothing in the file says which answer is right. Throws `Malformed` unless exactly one is. */
export function playAsk(
  engine: AnyEngine,
  before: Awaiting,
  ask: Ask,
  events: readonly Told[],
  path: string,
): PlayedAsk {
  const choices = ask.choices.map((choice, i) => {
    const at = `${path}.choices.${i}`;
    return 'order' in choice ? judged(engine, before, ask, choice, at) : answered(ask, choice, events, at);
  });
  const right = choices.filter((choice) => choice.right).length;
  if (right !== 1)
    throw new Malformed([{ path: `${path}.choices`, found: `${right} right answers`, wanted: 'one right answer' }]);
  return { question: ask.question, choices };
}

function judged(
  engine: AnyEngine,
  before: Awaiting,
  { wants }: Ask,
  choice: Extract<Choice, { order: unknown }>,
  path: string,
): PlayedChoice {
  if (wants !== 'allowed' && wants !== 'refused')
    throw new Malformed([{ path, found: `an order for wants: ${wants}`, wanted: '{ answer: … }' }]);
  const order = engine.order(choice.order, before);
  if (!order.ok) throw new Malformed(under(`${path}.order`, order.error));
  const verdict = engine.judge(before, order.value);
  const says = choice.says ?? engine.words.order(order.value, before);
  return verdict.ok
    ? { says, right: wants === 'allowed', because: 'Allowed.', clauses: verdict.clauses }
    : { says, right: wants === 'refused', because: engine.words.refusal(verdict, before), clauses: [verdict.clause] };
}

function answered(
  { wants, of }: Ask,
  choice: Extract<Choice, { answer: unknown }>,
  events: readonly Told[],
  path: string,
): PlayedChoice {
  const says = choice.says ?? String(choice.answer).replaceAll('-', ' ');
  const because = events.map((told) => told.says).join(' ');
  if (events.length === 0)
    throw new Malformed([
      { path, found: 'a step without an order', wanted: 'an order whose events answer the question' },
    ]);
  if (wants === 'events') {
    const clauses = events.at(-1)!.event.clauses;
    return { says, right: events.some(({ event }) => event.type === choice.answer), because, clauses };
  }
  if (wants !== 'value' || of === undefined)
    throw new Malformed([
      { path, found: `an answer for wants: ${wants}`, wanted: 'wants: events, or wants: value with of: <clause>' },
    ]);
  const sums = events.flatMap(({ event }) => [
    ...(event.needs === undefined ? [] : [event.needs]),
    ...(event.lines ?? []),
  ]);
  const line = sums.find((each) => each.clause === of);
  if (line === undefined)
    throw new Malformed([
      {
        path: path.replace(/\.choices.*/, '.of'),
        found: of,
        wanted: `a clause of the step’s sums: ${sums.map((each) => each.clause).join(', ')}`,
      },
    ]);
  return { says, right: line.value === choice.answer, because: `${line.label}: ${line.value}.`, clauses: [of] };
}
