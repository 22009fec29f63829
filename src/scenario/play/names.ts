import { nearest } from '../../core/nearest.ts';
import { meaning, type Problem } from '../../core/result.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import type { Expectation } from '../files/expect-schema.ts';
import type { Step } from '../files/schema.ts';
import type { Goal } from '../files/task-schema.ts';
import type { NarratedEvent } from '../../games/contract/view.ts';

/** The names of a game: of its events, refusals, orders, rolls, outcomes and phases. */
type Names = Pick<AnyEngine, 'outcomes' | 'phases' | 'words'>;

/** What is expected of a step, and its place in the file. */
interface Wanted {
  readonly expect: Expectation;
  readonly path: string;
}

/** A step, its path, and its events if it was played. */
interface NamingStep {
  readonly step: Step;
  readonly path: string;
  readonly happened?: readonly NarratedEvent[] | undefined;
}

/** The names of one kind, as a message speaks of one of them. */
type Vocabulary = readonly [what: string, known: readonly string[]];

/** With more names than this, a message shows only those that may have been meant. */
const FEW = 12;

const unknown = (path: string, found: string, [what, known]: Vocabulary, more = ''): readonly Problem[] => {
  if (known.includes(found)) return [];
  const near = nearest(found, known);
  const list = near.length === 0 || known.length <= FEW ? `: ${known.join(', ')}` : '';
  return [{ path, found, wanted: `${what}${list}${more}`, ...meaning(near) }];
};

/**
 * The names in what is expected of a step, and in the goal of its task, that the game does not
 * have: of events, reasons of refusals, outcomes and orders.
 */
export function unknownNames(
  { outcomes, words: { known } }: Names,
  { step, path, happened }: NamingStep,
  { expect, path: at }: Wanted,
): readonly Problem[] {
  const event: Vocabulary = ['an event of the game', known.events];
  const outcome: Vocabulary = ['an outcome of the game', Object.keys(outcomes)];
  const order: Vocabulary = ['an order of the game', [...known.orders, 'end-phase']];
  const types = happened?.map((each) => each.event.type).join(', ');
  const instead = types === undefined ? '' : `; what happened is ${types === '' ? 'nothing' : types}`;
  const reason = expect.reason;
  return [
    ...(expect.events ?? []).flatMap((type, i) => unknown(`${at}.events.${i}`, type, event, instead)),
    ...(reason === undefined ? [] : unknown(`${at}.reason`, reason, ['a reason of a refusal', known.refusals])),
    ...Object.keys(expect.odds ?? {}).flatMap((word) => unknown(`${at}.odds.${word}`, word, outcome)),
    ...(expect.awaits?.orders ?? []).flatMap((type, i) => unknown(`${at}.awaits.orders.${i}`, type, order)),
    ...goalsOf(step, path).flatMap(([goal, where]) =>
      'event' in goal ? unknown(`${where}.event`, goal.event, event) : [],
    ),
  ];
}

/** The goals of a task, each with its path. A goal may consist of others. */
function goalsOf({ task }: Step, path: string): readonly (readonly [Goal, string])[] {
  const within = (goal: Goal, where: string): readonly (readonly [Goal, string])[] => {
    if ('all' in goal) return goal.all.flatMap((each, i) => within(each, `${where}.all.${i}`));
    if ('any' in goal) return goal.any.flatMap((each, i) => within(each, `${where}.any.${i}`));
    return [[goal, where]];
  };
  return task === undefined ? [] : within(task.goal, `${path}.task.goal`);
}

/** The phases and rolls in a step that the game does not have. */
export function unknownRolls({ phases, words: { known } }: Names, step: Step, path: string): readonly Problem[] {
  const due = (moment: { readonly phase: string } | undefined, where: string): readonly Problem[] =>
    moment === undefined ? [] : unknown(`${where}.phase`, moment.phase, ['a phase of the game', phases]);
  return [
    ...due(step.pass, `${path}.pass`),
    ...goalsOf(step, path).flatMap(([goal, where]) => [
      ...('when' in goal ? due(goal.when, `${where}.when`) : []),
      ...('chance' in goal ? due(goal.chance.when, `${where}.chance.when`) : []),
    ]),
    ...(step.dice ?? []).flatMap((roll, i) =>
      Object.keys(roll).flatMap((purpose) =>
        unknownRoll(`${path}.dice.${i}.${purpose}`, purpose, ['a roll of the game', known.rolls]),
      ),
    ),
  ];
}

/** A roll is named by its kind, and often by the unit that it is for: `rally.gun`. */
function unknownRoll(path: string, purpose: string, kinds: Vocabulary): readonly Problem[] {
  const [kind = '', ...whose] = purpose.split('.');
  return unknown(path, kind, kinds).map(({ meant = [], ...problem }) => ({
    ...problem,
    found: purpose,
    ...meaning(meant.map((each) => [each, ...whose].join('.'))),
  }));
}
