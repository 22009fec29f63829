import type { Annotation } from '../../core/annotations.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { TypedGoal } from '../../scenario/ask/goal.ts';
import { boardOf, orderOf, spoken, whoOf, type OrderGoal, type TaskAttempt } from './attempt.ts';
import { missing } from './missing.ts';
import type { Session } from './session.ts';

/** The feedback on an order that does not meet the goal, and what the board shows. */
export interface Shortfall {
  readonly head: string;
  readonly says: string;
  readonly shows?: readonly Annotation[];
}

/** An attempt that does not meet its goal, and what its feedback needs. */
export interface FailedAttempt extends TaskAttempt {
  /** What the task asks for. */
  readonly asks: string;
  /** What the last order did. */
  readonly did: string;
}

/** What the task asks for, from its last sentence. */
function asked(asks: string): string {
  const [last] = asks.split(/(?<=[.!?])\s+(?=\S)/).slice(-1);
  return `The task asks: ${last!}`;
}

/**
 * Why an allowed order does not meet the goal, in the engine's words if possible: for example its
 * refusal of the order that should be allowed.
 */
export function shortfall(at: Session, attempt: FailedAttempt, goal: TypedGoal): Shortfall {
  const { tools } = at;
  const { rules } = at.game;
  if ('all' in goal) {
    const unmet = goal.all.find((each) => !tools.meets(rules, attempt, each))!;
    return shortfall(at, attempt, unmet);
  }
  // Any one of several orders would do, and none is allowed: the feedback is about the first.
  if ('any' in goal && goal.any[0] !== undefined && 'allowed' in goal.any[0]) return unmet(at, attempt, goal.any[0]);
  const chances = ('any' in goal ? goal.any : [goal]).map((each) => ('chance' in each ? each.chance : null));
  // Of several chances, of which any would do, the feedback is about the greatest.
  if (chances.every((each) => each !== null)) return tooLow(at, attempt, greatest(at, attempt, chances));
  if ('allowed' in goal || 'refused' in goal) return unmet(at, attempt, goal);
  return { head: OTHER, says: `${attempt.did} ${missing(at, attempt, goal) || asked(attempt.asks)}` };
}

/** The beginning of the feedback on an allowed order that does something else. */
const OTHER = 'A legal order, but not the one asked for.';

/** The beginning of the feedback on an allowed order that is not enough. */
const ALLOWED = 'Allowed, but';

type ChanceGoal = Extract<TypedGoal, { readonly chance: unknown }>['chance'];

/** The goal of which an attempt has the greatest chance; the first of several that are alike. */
function greatest({ game, tools }: Session, attempt: FailedAttempt, goals: readonly ChanceGoal[]): ChanceGoal {
  const counted = goals.map((goal) => ({ goal, chance: tools.chanceOf(game.rules, attempt, goal) }));
  return counted.reduce((best, each) =>
    each.chance.ways * best.chance.of > best.chance.ways * each.chance.of ? each : best,
  ).goal;
}

/**
 * Why a chance is not high enough. If the goal is the lesser loss, the order risks a greater one.
 */
function tooLow(at: Session, attempt: FailedAttempt, goal: ChanceGoal): Shortfall {
  const { game, tools } = at;
  const { rules } = game;
  const { before, order } = tools.countedOrder(rules, attempt, goal);
  // If the goal looks ahead, the order whose chance counts may itself be refused on that board.
  if (!rules.judge(before, order).ok) return unmet(at, attempt, { allowed: order, when: goal.when });
  const odds = tools.oddsOf(rules, before, order);
  const { outcomes = {}, chances = {} } = odds ?? {};
  const words = [goal.of].flat();
  const told = (each: string): string => outcomes[each]?.says ?? each;
  const wanted = words.map(told).join(' or ');
  const isLoss = (each: string): boolean => outcomes[each]?.favours === 'target';
  const losses = Object.keys(chances).filter(
    (each) => !words.includes(each) && isLoss(each) && chances[each]!.ways > 0n,
  );
  if (words.every(isLoss) && losses.length > 0)
    return {
      head: `${ALLOWED} there is more to lose.`,
      says: `You may also be ${losses.map(told).join(' or ')}; with the right order you are ${wanted} at worst.`,
    };
  const counted = tools.chanceOf(rules, attempt, goal);
  // If every good outcome meets the goal, its words are a long list that says less.
  const isGood = (each: string): boolean => outcomes[each]?.favours === 'actor';
  const isAll = words.length > 1 && Object.keys(chances).every((each) => words.includes(each) === isGood(each));
  const well = `The chance that it goes well is ${tools.chanceText(counted)}`;
  const chance =
    counted.ways > 0n && isAll
      ? well
      : counted.ways === 0n
        ? `It cannot lead to “${wanted}”`
        : `The chance of “${wanted}” is ${tools.chanceText(counted)}`;
  return {
    head: `${ALLOWED} the odds are too low.`,
    says: `${chance}, and the task asks for at least ${tools.chanceText(goal.atLeast)}.`,
  };
}

/** Why an order is refused that should now be allowed, or allowed that should be refused. */
function unmet(at: Session, { start, state }: FailedAttempt, goal: OrderGoal): Shortfall {
  const { rules } = at.game;
  const then = boardOf(at, state, goal);
  const order = orderOf(goal);
  const verdict = rules.judge(then, order);
  const still = rules.judge(boardOf(at, start, goal), order).ok === verdict.ok ? 'still ' : '';
  const who = whoOf(at, start, then);
  const can = verdict.ok ? `${who} can ${still}` : `${who} ${still}cannot `;
  return {
    head: `${ALLOWED} ${can}${spoken(at, order, then)}.`,
    ...whyRefused(at, start, then, order),
  };
}

/**
 * Why an order is refused. If it was the turn of such orders at the start and no longer is, for
 * example because no place is left, the reason is the one that the order would have met at its
 * time.
 */
function whyRefused({ game: { rules } }: Session, start: Awaiting, then: Awaiting, order: OrderLike) {
  const isDue = ({ awaits }: Awaiting): boolean => awaits?.orders.includes(order.type) === true;
  const asked = isDue(start) && !isDue(then) ? rules.judge({ ...then, awaits: start.awaits }, order) : null;
  const verdict = asked?.ok === false ? asked : rules.judge(then, order);
  return { says: verdict.ok ? '' : rules.words.refusal(verdict, then), shows: verdict.shows };
}
