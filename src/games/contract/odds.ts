import { recorded } from '../../core/dice.ts';
import type { Tally } from '../../core/outcomes.ts';
import { assertAllowed } from '../../core/verdicts.ts';
import { everyWay, MOST_WAYS, TooManyWays, type Chances } from '../../core/ways.ts';
import { givenBy } from './due.ts';
import { isAwaitingChoice, type Awaiting, type EventLike, type OrderLike, type Policy, type Rules } from './engine.ts';
import { preparedBy } from './prepared.ts';
import { areAlike, ofLosses, ofWords, type CountedTally } from './tallies.ts';

export type { Policy };

/** The chances of one order. */
export interface Odds {
  readonly policy: string;
  /** The chance of each of the game's outcome words. */
  readonly chances: Chances;
  /** For each side that can lose pieces: the chance of each number of losses. */
  readonly lost: Readonly<Record<string, Chances>>;
  /** Whether the order rolls dice if the policy makes the choices; to draw cards is no roll. */
  readonly isRolled: boolean;
  /**
   * Whether different choices after the roll would change the chances. Also true if it takes too
   * long to find out, or if there is no end of choices.
   */
  readonly isSwayed: boolean;
  /** Whether something that may follow is left out: the game says where its odds end. */
  readonly isCut?: true;
  /** How far these odds look; null if the game has no horizons. */
  readonly horizon: string | null;
  /** Whether other orders went on from this one towards the horizon. */
  readonly isFarther: boolean;
  /** The events of the first way in which dice are rolled: what the outcomes are about. */
  readonly sample: readonly EventLike[];
}

/** Takes the first option; for choices that do not affect the outcome. */
export const firstOption: Policy<unknown, OrderLike> = {
  name: 'first-option',
  says: 'Any choice that follows the roll leaves these chances as they are.',
  choose(_state, options) {
    const [option] = options;
    if (option === undefined) throw new Error('A choice is awaited, but no order is offered');
    return option.order;
  },
};

/** The most choices and further orders in one count. More means a rule that never ends. */
const MOST_CHOICES = 32;

/** Throws if so many orders have followed one that a rule must be endless. */
export function assertEnds(orders: number): void {
  if (orders > MOST_CHOICES) throw new Error(`More than ${MOST_CHOICES} choices follow one order`);
}

/**
 * The most ways in which different choices are tried. If these are not enough, the chances are
 * taken to depend on the choices.
 */
const MOST_TRIED = 1000;

type Choose<S extends Awaiting, O extends OrderLike> = Policy<S, O>['choose'];
type Options<S extends Awaiting, O extends OrderLike> = Parameters<Choose<S, O>>[1];

/** The policy by which the rules count odds unless another is given. */
export const policyOf = <S extends Awaiting, O extends OrderLike, E extends EventLike>(
  rules: Pick<Rules<S, O, E>, 'policy'>,
): Policy<S, O> => rules.policy ?? (firstOption as Policy<S, O>);

/** An order whose odds are counted, and how far they look. */
export interface Begun<O extends OrderLike> {
  readonly began: O;
  readonly horizon: string | null;
}

/** How play goes on after an order: by a choice, by an order that goes on, or not at all. */
type Next<S extends Awaiting, O extends OrderLike> =
  | { readonly kind: 'choice'; readonly options: Options<S, O>; readonly isEndless: boolean }
  | { readonly kind: 'on'; readonly order: O }
  | null;

function nextOf<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  rules: Pick<Rules<S, O, E>, 'candidates' | 'options' | 'sideOf'>,
  policy: Policy<S, O>,
  { began, horizon }: Begun<O>,
  state: S,
): Next<S, O> {
  if (policy.isSettled?.(state, horizon) === true) return null;
  if (isAwaitingChoice(state)) {
    const all = rules.options(state);
    const offered = all ?? rules.candidates(state);
    // If several sides choose at once, one chooses after the other: the first that is offered any.
    const whose = (side: string) => givenBy(rules as Rules<Awaiting, O, E>, state, offered, side);
    const options = state.awaits!.sides.map(whose).find(({ length }) => length > 0) ?? offered;
    return { kind: 'choice', options, isEndless: all === null };
  }
  const order = horizon === null ? null : (policy.goesOn?.(state, horizon, began) ?? null);
  return order === null ? null : { kind: 'on', order };
}

/**
 * The order that the policy gives next, as it does while odds are counted to this horizon; null
 * where the count ends.
 */
export function orderAfter<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  rules: Pick<Rules<S, O, E>, 'candidates' | 'options' | 'sideOf' | 'policy'>,
  begun: Begun<O>,
  state: S,
): O | null {
  const policy = policyOf(rules);
  const next = nextOf(rules, policy, begun, state);
  return next?.kind === 'choice' ? policy.choose(state, next.options) : (next?.order ?? null);
}

/** How play came to an order, and how it goes on from there. */
interface Course<S extends Awaiting, O extends OrderLike, E extends EventLike> {
  /** The number of orders before this one. */
  readonly orders: number;
  readonly before: readonly E[];
  readonly isRolled: boolean;
  readonly isChosen: boolean;
  /** Whether this course only shows if other choices would change the chances. */
  readonly isTried: boolean;
  readonly choose: Choose<S, O>;
}

/** How far a count looks, and by which policy. */
export interface Counting<S extends Awaiting, O extends OrderLike> {
  readonly policy?: Policy<S, O> | undefined;
  /** One of the game's horizons; if left out, the nearest. */
  readonly horizon?: string | null;
  /**
   * Whether other choices are tried, which tells if they would change the chances and takes as long
   * as the count. True if left out; if it is false, `isSwayed` is not found out, and false.
   */
  readonly triesOthers?: boolean;
}

/** What was seen while odds were counted. */
interface Noted<E extends EventLike> {
  isRolled: boolean;
  isSwayed: boolean;
  isFarther: boolean;
  isCut: boolean;
  sample: readonly E[] | null;
}

/** Plays an order in every way, from any board on its course. */
function counting<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  engine: Rules<S, O, E>,
  policy: Policy<S, O>,
  { triesOthers, ...begun }: Begun<O> & { readonly triesOthers: boolean },
) {
  const noted: Noted<E> = { isRolled: false, isSwayed: false, isFarther: false, isCut: false, sample: null };
  const ways = { counted: 0, tried: 0 };
  const choose: Choose<S, O> = (now, options) => policy.choose(now, options);
  const last: Choose<S, O> = (now, options) => options.at(-1)?.order ?? policy.choose(now, options);
  /** The tallies by their JSON text; equal tallies have the same text. */
  const tallies = new Map<string, Tally>();
  const counted = (chances: Chances): readonly CountedTally[] =>
    Object.entries(chances).map(([text, chance]) => ({ tally: tallies.get(text)!, chance }));
  const wordsOf = (chances: Chances): Chances => ofWords(counted(chances), Object.keys(engine.outcomes));

  const talliesOf = (from: S, due: O, course: Course<S, O, E>): Chances => {
    assertEnds(course.orders);
    const play = preparedBy(engine, from, due);
    return everyWay((dice) => {
      if (course.isTried ? (ways.tried += 1) > MOST_TRIED : (ways.counted += 1) > MOST_WAYS) throw new TooManyWays();
      const recording = recorded(dice);
      const { events, state: now } = play(recording);
      const before = [...course.before, ...events];
      const isRolled = course.isRolled || recording.rolled.some(({ kind }) => kind !== 'draw');
      const after = { ...course, orders: course.orders + 1, before, isRolled };
      noted.isRolled ||= !course.isTried && isRolled;
      const next = nextOf(engine, policy, begun, now);
      noted.isFarther ||= next?.kind === 'on';
      if (next?.kind === 'on') return talliesOf(now, next.order, after);
      if (next?.kind === 'choice') {
        const chosen = course.choose(now, next.options);
        const chances = talliesOf(now, chosen, { ...after, isChosen: true });
        // Of endless choices, not every one can be tried.
        if (triesOthers && !course.isChosen)
          noted.isSwayed ||= next.isEndless || isOtherwise(now, next.options, { after, chosen, chances });
        return chances;
      }
      if (isRolled) noted.sample ??= before;
      noted.isCut ||= engine.cut?.isIn(before) === true;
      const tally = engine.tally(before);
      const text = JSON.stringify(tally);
      tallies.set(text, tally);
      return text;
    });
  };
  /**
   * Whether the chances change if the first choice is another one, or if it and all later ones take
   * the last option.
   */
  const isOtherwise = (
    now: S,
    options: Options<S, O>,
    { after, chosen, chances }: { readonly after: Course<S, O, E>; readonly chosen: O; readonly chances: Chances },
  ): boolean => {
    const differs = (due: O, by: Choose<S, O>): boolean => {
      const other = talliesOf(now, due, { ...after, choose: by, isChosen: true, isTried: true });
      return !areAlike(wordsOf(other), wordsOf(chances));
    };
    try {
      const others = options.filter((each) => each.order !== chosen);
      return differs(last(now, options), last) || others.some((each) => differs(each.order, choose));
    } catch (error) {
      if (error instanceof TooManyWays) return true;
      throw error;
    }
  };
  return { noted, counted, wordsOf, talliesOf, choose };
}

/**
 * The exact chances of an allowed order. The game's own rules play the order in every way that the
 * dice can fall; no rule is written twice. If the resolution stops for a choice, the policy makes
 * it, once in each way; if the game has horizons, the policy goes on to the horizon. Throws on a
 * refused order, and throws `TooManyWays`.
 */
export function countOdds<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  engine: Rules<S, O, E>,
  state: S,
  order: O,
  { policy = policyOf(engine), horizon = engine.horizons?.[0]?.id ?? null, triesOthers = true }: Counting<S, O> = {},
): Odds {
  assertAllowed(engine.judge(state, order), order);
  const { noted, counted, wordsOf, talliesOf, choose } = counting(engine, policy, {
    began: order,
    horizon,
    triesOthers,
  });
  const begins = { orders: 0, before: [], isRolled: false, isChosen: false, isTried: false };
  const all = talliesOf(state, order, { ...begins, choose });
  const { isRolled, isSwayed, isFarther, isCut, sample } = noted;
  const lost = ofLosses(counted(all));
  return {
    policy: policy.name,
    chances: wordsOf(all),
    lost,
    isRolled,
    isSwayed,
    ...(isCut && { isCut }),
    horizon,
    isFarther,
    sample: sample ?? [],
  };
}
