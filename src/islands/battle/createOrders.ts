import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { SeenRules } from '../../games/contract/view.ts';
import { choicesOf, type Choice } from '../../scene/input.ts';
import type { PlayableGame } from '../../scene/module.ts';
import { bringDueDown, bringPanelUp } from '../board/scrolling.ts';
import { createOrdering, type OrderingBoard } from '../orders/createOrdering.ts';
import type { Feedback } from '../orders/Feedback.tsx';
import { initial } from '../orders/selection.ts';
import { addSymbols, type PlayedOrder, type Session } from '../orders/session.ts';
import type { Playing } from '../player/playing.ts';
import { createView } from './createView.ts';
import type { Zoomed } from './zoom/zoom.ts';
import type { LastChange, Game } from './createGame.ts';
import { handOver, type HandOver, type Sitting } from './createSitting.ts';
import { headOf, isNewlyDue, passedText } from './game.ts';
import { lastGiven } from './journal.ts';

interface Battle {
  readonly board: HTMLElement;
  readonly at: Session;
  readonly playing: Playing;
  readonly sitting: Sitting;
  /** The id of the battle. */
  readonly id: string;
  readonly zoomed: Zoomed;
}

const ELSEWHERE =
  'This game went on elsewhere, in another tab or another copy of this page. You see how it stands there now.';

/** The feedback about where the game last changed. */
const NEWS: Readonly<Record<LastChange, Partial<Feedback>>> = {
  here: {},
  elsewhere: { says: ELSEWHERE },
  late: { verdict: 'wrong', head: 'Not carried out.', says: ELSEWHERE },
};

/** How the unit that must be put on the table next is put there; nothing if there is none. */
function placingOf(game: PlayableGame, shown: Awaiting): Partial<Feedback> {
  const state = game.rules.seen(shown);
  const { unit } = initial({ game, state, choices: choicesOf(game.rules, state), isOpen: true });
  if (unit === null || game.input.locate(state, unit) !== null || game.input.mover === undefined) return {};
  const where = 'Click or tap the lit ground where they should stand, then confirm.';
  return { says: `Selected: ${game.rules.words.name(unit, state)}. ${where}` };
}

/** How orders are given in a phase that has just begun, which its bare name does not say. */
function nextOf({ game, tools }: Session, state: Awaiting, last: PlayedOrder | null): string {
  const { awaits } = state;
  if (last === null || awaits === null || (awaits.kind !== 'phase' && awaits.kind !== 'secret')) return '';
  const isNew = last.order.type === 'end-phase' || isNewlyDue(last.before.awaits, awaits);
  return isNew ? tools.instructions(game, state, true).replace(/ *<span.*/s, '') : '';
}

/**
 * Whoever is asked something new must see it, however far the last one has scrolled: brings the
 * line of what is due into the window whenever it has changed.
 */
function bringingDue(board: HTMLElement, rules: SeenRules, game: Game): () => void {
  const asks = () => rules.words.asks(game.state()) || headOf(rules, game.state(), game.turns());
  let last = asks();
  return () => {
    const now = asks();
    if (now !== last) bringDueDown(board);
    last = now;
  };
}

/** The orders of a battle in play. */
export interface BattleOrders {
  readonly ordering: OrderingBoard;
  /** Lets the reader point at the map and zoom it. Returns a function that ends the zoom. */
  readonly begin: () => () => void;
  readonly order: (order: OrderLike) => void;
  /** Every order that is allowed now. */
  readonly choices: () => readonly Choice[];
  readonly screen: HandOver;
  /**
   * Shows and announces the game as it stands, after an order or anything else that has changed it.
   */
  readonly turned: () => void;
}

/**
 * The orders of both sides of a battle. The players at the board give them; the engine judges,
 * plays and explains them.
 */
export function createOrders({ board, at, playing, sitting, id, zoomed }: Battle, game: Game): BattleOrders {
  const { rules } = at.game;
  const ordering = createOrdering(board, playing, {
    order,
    stand() {
      view.draw(null);
      ordering.tell({});
    },
    // The report of the last order stays while the reader looks for the next.
    beside: () => ({ html: ordering.feedback().html }),
    selected: (marks) => view.bring(marks),
    // On a phone the panel scrolls into view.
    saying: () => bringPanelUp(board),
  });

  const view = createView({ board, at, id, zoomed }, game, ordering);
  const bringDue = bringingDue(board, rules, game);
  const screen = handOver(sitting, rules, { state: game.state, changed: () => turned() });
  function order(given: OrderLike) {
    const to = screen.to();
    if (to !== null) {
      ordering.tell({ says: `It is the turn of the ${to}: hand the screen over with the button below.` });
      return;
    }
    const played = game.give(given);
    const { report } = played;
    if (report.allowed === true) return;
    addSymbols(at, played.scene);
    ordering.show(played, true);
    const html = at.tools.orderReportMarkup(report);
    ordering.tell({ verdict: 'wrong', head: 'Not allowed.', says: report.refusal?.says ?? '', html });
  }
  function turned() {
    const last = game.last();
    view.draw(last);
    // A concession only ends the game, and the panel already shows that result.
    const isTold = last === null || (game.state().awaits === null && last.report.events.length === 1);
    const news = { ...placingOf(at.game, game.state()), ...NEWS[game.lastChange()] };
    const result: Partial<Feedback> = isTold
      ? {}
      : { verdict: 'shown', head: at.tools.outcomeText(last.report), html: at.tools.orderReportMarkup(last.report) };
    const turns = game.turns();
    const passed = passedText(rules, turns.slice(turns.findLastIndex(({ isIdle }) => !isIdle) + 1), lastGiven(turns));
    const says = [news.says, passed, news.says === undefined ? nextOf(at, game.state(), last) : '']
      .filter(Boolean)
      .join(' ');
    ordering.tell({ ...result, ...news, ...(says !== '' && { says }) });
    ordering.pointer()?.on(game.state());
    view.frame(last === null);
    board.querySelector<HTMLButtonElement>('[data-do=undo]')!.ariaDisabled = String(last === null);
    const now = [rules.words.moment(game.state()), rules.words.asks(game.state())].filter(Boolean).join('. ');
    bringDue();
    if (last === null) return;
    bringPanelUp(board);
    const { head = '' } = news;
    const events = last.report.events.map((each) => each.says);
    playing.says([head, says, ...events, now].filter(Boolean).join(' '));
  }
  return {
    ordering,
    order,
    choices: () =>
      screen.to() === null ? at.tools.choicesOf((ordering.choice()?.at ?? at).game.rules, game.state()) : [],
    screen,
    begin() {
      const state = game.state();
      const scene = {
        ...at.game.scene(state, []),
        // What is drawn later over the map has the size of that moment.
        get closer() {
          return zoomed.closer;
        },
      };
      const frame = { id: '', scene, state, before: state, order: null, rolls: false, task: null, choices: [] };
      ordering.begin(at, frame, true);
      return view.begin();
    },
    turned,
  };
}
