import { plain } from '../../core/signs.ts';
import type { Annotation } from '../../core/annotations.ts';
import type { ClauseId } from '../../core/ids.ts';
import { termsOf, termsOfNumber, type Reason, type Term } from '../../core/reasons.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import { partUnmet } from '../play/part.ts';
import { Malformed, under } from '../files/malformed.ts';
import type { NarratedEvent } from '../../games/contract/view.ts';
import type { PlayedAsk, PlayedChoice } from '../play/played.ts';
import { authored } from '../play/annotations.ts';
import { inside, type Run } from '../play/run.ts';
import type { Ask } from '../files/task-schema.ts';

type Choice = Ask['choices'][number];
type OrderChoice = Extract<Choice, { order: unknown }>;
type AnswerChoice = Extract<Choice, { answer: unknown }>;

/**
 * A prediction, marked by the engine: the file does not tell which answer is right. Throws
 * `Malformed` unless exactly one is.
 */
export function playAsk(run: Run, before: Awaiting, ask: Ask, events: readonly NarratedEvent[]): PlayedAsk {
  const shows = authored(run.engine, ask, { path: run.path, before, after: before });
  const choices = ask.choices.map((choice, i) => {
    const here = inside(run, `choices.${i}`);
    return 'order' in choice ? judged(here, before, ask, choice) : answered(here, ask, choice, events);
  });
  const right = choices.filter((choice) => choice.right).length;
  if (right !== 1)
    throw new Malformed([{ path: `${run.path}.choices`, found: `${right} right answers`, wanted: 'one right answer' }]);
  return { question: ask.question, shows, choices };
}

function judged({ engine, path }: Run, before: Awaiting, { wants }: Ask, choice: OrderChoice): PlayedChoice {
  if (wants !== 'allowed' && wants !== 'refused')
    throw new Malformed([{ path, found: `an order for wants: ${wants}`, wanted: '{ answer: … }' }]);
  const order = engine.order(choice.order, before);
  if (!order.ok) throw new Malformed(under(`${path}.order`, order.error));
  const verdict = engine.judge(before, order.value);
  const says = choice.says ?? engine.words.order(order.value, before);
  const { shows } = verdict;
  return verdict.ok
    ? { says, right: wants === 'allowed', because: 'That is allowed.', clauses: verdict.clauses, shows }
    : {
        says,
        right: wants === 'refused',
        because: engine.words.refusal(verdict, before),
        clauses: [verdict.clause],
        shows,
      };
}

/** The unit that an answer names, such as { type: unit-disrupted, unit: hussars }. */
function named({ answer }: AnswerChoice): readonly Annotation[] {
  const unit: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'unit') : undefined;
  return typeof unit === 'string' ? [{ kind: 'light', units: [unit] }] : [];
}

function answered(
  { path }: Run,
  { wants, of, hint }: Ask,
  choice: AnswerChoice,
  events: readonly NarratedEvent[],
): PlayedChoice {
  const last = events.at(-1);
  const says = choice.says ?? String(choice.answer).replaceAll('-', ' ');
  if (wants === 'allowed' || wants === 'refused')
    throw new Malformed([{ path, found: `an answer for wants: ${wants}`, wanted: '{ order: … }' }]);
  if (last === undefined)
    throw new Malformed([
      { path, found: 'a step without an order', wanted: 'an order whose events answer the question' },
    ]);
  if (wants === 'events') {
    const { answer } = choice;
    const right = events.some(({ event }) => event.type === answer || isPart(event, answer));
    return {
      says,
      right,
      ...(right
        ? { because: events.map(({ says }) => says).join(' '), clauses: last.event.clauses }
        : hint !== undefined
          ? { because: AGAIN, clauses: hint }
          : (hintOfOthers(events, answer) ?? hintOf(events))),
      shows: named(choice),
    };
  }
  if (of === undefined)
    throw new Malformed([
      { path, found: 'wants: value alone', wanted: 'of: with the clause whose number is asked for' },
    ]);
  const term = termOf(events, of, path.replace(/\.choices.*/, '.of'));
  const value = typeof term.value === 'number' ? term.value : term.value.join('/');
  const told = typeof value === 'number' ? plain(value) : value;
  const right = value === choice.answer;
  return {
    says,
    right,
    because: right ? `${term.label}: ${told}.` : AGAIN,
    clauses: [of],
    shows: [],
  };
}

/** What a hint says before the clauses that the reader may have forgotten. */
const AGAIN = 'Look again:';
/**
 * What a hint says before clauses that the rules considered but that did not count, if no other
 * clause did.
 */
const WHEN = 'Look again at when this rule counts, and when it does not:';

/**
 * The hint if the event that the answer names happened, but to another unit. The question is then
 * which unit it happens to: the hint names the clauses of the later such events that the first one
 * does not have. Null if there are none.
 */
function hintOfOthers(
  events: readonly NarratedEvent[],
  answer: AnswerChoice['answer'],
): Pick<PlayedChoice, 'because' | 'clauses'> | null {
  const type: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'type') : undefined;
  const [first, ...others] = events.flatMap(({ event }) => (event.type === type ? [event] : []));
  const clauses = new Set(others.flatMap((event) => event.clauses).filter((id) => !first!.clauses.includes(id)));
  return clauses.size > 0 ? { because: AGAIN, clauses: [...clauses] } : null;
}

/**
 * What a wrong answer may have forgotten. It does not tell what happens, so that the reader can try
 * again.
 */
function hintOf(events: readonly NarratedEvent[]): Pick<PlayedChoice, 'because' | 'clauses'> {
  const all = events.flatMap(({ event }) => event.reasons ?? []);
  // If a passed test led to another roll, that roll decides: the reader already knows that a shot
  // hits, and the question is its effect.
  const effects = all.some(isTest) ? all.filter((reason) => !isTest(reason) && hasDie(reason)) : [];
  const reasons = effects.length > 0 ? effects : all;
  if (!reasons.flatMap(termsOf).some(({ how }) => how === 'die'))
    return { because: AGAIN, clauses: events.at(-1)?.event.clauses ?? [] };
  const clauses = [...unique(reasons.flatMap(besidesDice)), ...reasons.flatMap(insteadOf)];
  if (clauses.length > 0) return { because: AGAIN, clauses };
  if (effects.length > 0) return { because: AGAIN, clauses: unique(effects.map((reason) => termsOf(reason)[0]!)) };
  const uncounted = unique(
    reasons
      .filter((reason) => !hasDie(reason))
      .flatMap(termsOf)
      .filter(({ counted }) => !counted),
  );
  if (uncounted.length > 0) return { because: WHEN, clauses: uncounted };
  // Only the clauses of the comparison: the clauses of what followed from it would tell the result.
  const compared = events.find(({ event }) => event.reasons?.some((reason) => !hasDie(reason)) === true);
  return { because: 'Compare the dice once more:', clauses: compared?.event.clauses ?? [] };
}

const unique = (terms: readonly Term[]): readonly ClauseId[] => [...new Set(terms.map(({ clause }) => clause))];

/** The clause that decided in spite of a total: a reader who trusts the total has forgotten it. */
const insteadOf = (reason: Reason): readonly ClauseId[] =>
  reason.kind === 'sum' && reason.instead !== undefined ? [reason.instead.clause] : [];

const isTest = (reason: Reason): boolean => reason.kind === 'sum' && reason.test !== null;

/** Does this reason add up a die, and not only compare two totals? */
const hasDie = (reason: Reason): boolean => termsOf(reason)[0]?.how === 'die';

/**
 * The terms that counted in a reason, apart from its dice. If it adds up no die, as in the
 * difference of two totals, only terms of 0 are kept, because their numbers would tell the result.
 */
function besidesDice(reason: Reason): readonly Term[] {
  const terms = termsOf(reason);
  const isScore = hasDie(reason);
  return terms.filter(({ counted, how, value }, i) => counted && how !== 'die' && (isScore || (i > 0 && value === 0)));
}

/** Is this answer part of an event, such as { type: unit-disrupted, unit: hussars }? */
const isPart = (event: NarratedEvent['event'], answer: AnswerChoice['answer']): boolean =>
  typeof answer === 'object' && partUnmet(event, answer, '').length === 0;

/**
 * Finds the term of a clause in the reasons of these events. If the clause sets the number that is
 * needed, returns that number. Throws `Malformed` if no reason has the clause.
 */
function termOf(events: readonly NarratedEvent[], of: ClauseId, path: string): Term {
  const reasons = events.flatMap(({ event }) => event.reasons ?? []);
  const terms = reasons.flatMap((reason) => [...termsOfNumber(reason), ...termsOf(reason)]);
  const found = terms.find((term) => term.clause === of);
  if (found !== undefined) return found;
  const known = [...new Set(terms.map((term) => term.clause))].join(', ');
  throw new Malformed([{ path, found: of, wanted: `a clause of the step’s sums: ${known}` }]);
}
