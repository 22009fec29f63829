import { failure, success } from '../../core/result.ts';
import type { OrderLike } from '../../games/contract/engine.ts';
import type { Decision } from '../../scenario/ask/decide.ts';
import type { BoardData, FrameData } from '../../sent/boards.ts';
import type { Playing } from '../player/playing.ts';
import { markSolved } from '../progress/solved.ts';
import { createOrdering, type DrawnBoard } from './createOrdering.ts';
import type * as weighing from './decision.ts';
import type { ShownState } from './decision.ts';
import { addSymbols, orderSession, playOrder, type Session } from './session.ts';
import { StepOrders, type AskingStep } from './StepOrders.tsx';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly frame: FrameData;
  readonly decision: Decision;
  readonly playing: Playing;
}

/** The game of a board, with the code that weighs orders. */
type Ready = Session & { readonly weighing: typeof weighing };

/**
 * A decision that a reader makes on its board. Nothing is carried out: every answer is only tried.
 */
function createDecision({ board, frame, decision, playing }: Props): AskingStep<Ready> {
  let rules: Ready | null = null;
  let isDecided = false;
  const ordering = createOrdering(board, playing, { order, stand });
  const { tell } = ordering;

  function drawn(at: Ready, { state, scene }: ShownState): DrawnBoard {
    addSymbols(at, scene);
    return { state, scene, live: at.tools.svgLive(scene) };
  }
  function order(given: OrderLike) {
    if (rules !== null && decide(rules, given)) markSolved(board, frame.id);
  }
  /** Weighs an order and shows it. Returns false if it is no answer. */
  function decide(at: Ready, given: OrderLike): boolean {
    const answer = at.weighing.decisionAnswer(at, frame.before, decision, given);
    isDecided = answer.weighed !== null;
    ordering.show(drawn(at, answer.shown), true);
    if (!isDecided) {
      tell({ ...answer, verdict: 'wrong' });
      playing.setReaderOrders([]);
      return false;
    }
    tell({ ...answer, verdict: 'decided', says: at.weighing.comparison(at, frame.before, decision, answer) });
    playing.setReaderOrders([{ before: frame.before, order: given, faces: null }]);
    // Nothing is highlighted: the board may show the units elsewhere than the next order finds
    // them.
    ordering.pointer()?.on(frame.before, []);
    return true;
  }
  /** Shows the board of the decision again. */
  function stand() {
    if (rules === null) return;
    playing.setReaderOrders([]);
    playing.show(drawn(rules, { state: frame.before, scene: rules.game.scene(frame.before, []) }));
    tell({});
    // The next order is given on the board of the decision, not on the result of the last order.
    if (isDecided) ordering.pointer()?.on(frame.before);
  }
  function back(note: string) {
    ordering.clear();
    tell({ says: note });
    ordering.pointer()?.on(frame.before);
  }
  return {
    ordering,
    begin(at) {
      rules = at;
      ordering.begin(at, frame);
      playing.setReceiver({
        after(_past, given) {
          const { weighed, says } = at.weighing.decisionAnswer(at, frame.before, decision, given);
          return weighed === null
            ? failure(says)
            : success({ given: playOrder(at, frame.before, { order: given, seed: at.tools.SEED }), isOpen: false });
        },
        show([given]) {
          if (given !== undefined) decide(at, given);
        },
      });
    },
    stands: () => false,
    reset: () => back('Back to the start.'),
    undo: () => back(ordering.attempted() === null ? 'No order is given yet.' : 'Order undone.'),
    redraw() {
      const shown = ordering.attempted();
      if (shown !== null) playing.show(shown);
    },
  };
}

/**
 * A moment of a battle at which the reader decides: any allowed order of the unit is an answer, and
 * its exact odds are shown beside those of the battle.
 */
export function DecisionPlayer(props: Props) {
  const { board, data, playing } = props; // eslint-disable-line solid/reactivity -- a decision keeps its board
  // Only a moment of decision needs the code that weighs orders.
  const load = () =>
    Promise.all([orderSession(data), import('./decision.ts')]).then(([at, weighing]) => ({ ...at, weighing }));
  const step = createDecision(props);
  return <StepOrders board={board} playing={playing} load={load} step={step} />;
}
