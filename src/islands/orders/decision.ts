import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { weighedMarkup } from '../../panel/question.ts';
import { inFavour, isAnswer, isIdle, weigh, type Decision, type WeighedOrder } from '../../scenario/ask/decide.ts';
import type { Scene } from '../../scene/scene.ts';
import { playOrder, type Session } from './session.ts';

/** A reader's order at a moment of decision, and its odds. */
export interface DecisionAnswer {
  /**
   * What the board shows: after an order without dice the new state, otherwise what the order or
   * its refusal draws.
   */
  readonly shown: ShownState;
  readonly head: string;
  readonly says: string;
  /** The report of a refusal, or the odds beside those of the battle. */
  readonly html: string;
  /** Null if the order is no answer. */
  readonly weighed: WeighedOrder | null;
}

/** A state, and the scene that shows it. */
export interface ShownState {
  readonly state: Awaiting;
  readonly scene: Scene;
}

/** Whether two orders are the same, in whatever sequence their fields were written. */
function isSameOrder(one: OrderLike, other: OrderLike): boolean {
  const [mine, theirs] = [one, other].map((order) => Object.entries(order).map((field) => JSON.stringify(field)));
  return String(mine!.toSorted()) === String(theirs!.toSorted());
}

/**
 * Judges a reader's order, and compares its odds with those of the order of the battle. No dice are
 * rolled: the odds say more than one roll.
 */
export function decisionAnswer(at: Session, before: Awaiting, decision: Decision, order: OrderLike): DecisionAnswer {
  const { game, tools } = at;
  const { rules } = game;
  const stays: ShownState = { state: before, scene: game.scene(before, []) };
  if (!isAnswer(before, order, decision.unit)) {
    const name = rules.words.name(decision.unit, before);
    const says = `Here the question is about ${name} only. To order everybody, play on from here.`;
    return { shown: stays, head: '', says, html: '', weighed: null };
  }
  const verdict = rules.judge(before, order);
  if (!verdict.ok) {
    const { state, scene, report } = playOrder(at, before, { order, seed: tools.SEED });
    const html = tools.orderReportMarkup(report);
    return { shown: { state, scene }, head: 'Not allowed.', says: report.refusal?.says ?? '', html, weighed: null };
  }
  const own = weigh(rules, before, order, decision);
  const battle = weigh(rules, before, decision.order, decision);
  const isSame = isSameOrder(order, decision.order);
  const html = isSame
    ? weighedMarkup(own, 'Your order, and that of the battle')
    : weighedMarkup(own, 'Your order') + weighedMarkup(battle, 'In the battle');
  return { shown: shownAfter(at, before, order), head: '', says: '', html, weighed: own };
}

/**
 * The board after an order that rolls no dice; otherwise the board before it, with what the order
 * draws.
 */
function shownAfter(at: Session, before: Awaiting, order: OrderLike): ShownState {
  const { game, tools } = at;
  if (isIdle(order)) return { state: before, scene: game.scene(before, []) };
  const { report, state, scene } = playOrder(at, before, { order, seed: tools.SEED });
  if (report.dice.length === 0) return { state, scene };
  return { state: before, scene: game.scene(before, game.rules.judge(before, order).shows) };
}

const percent = (part: number): string => `${Math.round(part * 100)}\u00a0%`;

/** A sentence that compares the two orders by the chance of each that it goes well. */
export function comparison(
  { game }: Session,
  before: Awaiting,
  decision: Decision,
  { weighed }: DecisionAnswer,
): string {
  const battle = weigh(game.rules, before, decision.order, decision);
  if (weighed === null) return '';
  if (weighed.says === battle.says) return 'That was the order in the battle, too. The next step shows what happened.';
  const [own, other] = [weighed, battle].map(({ odds, isOwn }) =>
    odds === null ? null : percent(inFavour(odds, isOwn ? 'actor' : 'target')),
  );
  if (own === null || other === null)
    return 'What your order leads to, and what the order of the battle did, stands below.';
  return `Your way: ${own!} for you. The battle’s way: ${other!}.`;
}
