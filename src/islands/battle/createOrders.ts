import type { OrderLike } from '../../games/contract/engine.ts';
import type { Choice } from '../../scene/input.ts';
import { bringPanelUp } from '../board/scrolling.ts';
import { createOrdering, type OrderingBoard } from '../orders/createOrdering.ts';
import type { Feedback } from '../orders/Feedback.tsx';
import { addSymbols, type PlayedOrder, type Session } from '../orders/session.ts';
import type { Playing } from '../player/playing.ts';
import { createZoom, type Zoom } from './zoom.ts';
import type { LastChange, Game } from './createGame.ts';
import { handOver, type HandOver, type Sitting } from './createSitting.ts';
import { told } from './game.ts';
import { lastGiven } from './journal.ts';

interface Battle {
  readonly board: HTMLElement;
  readonly at: Session;
  readonly playing: Playing;
  readonly sitting: Sitting;
}

const ELSEWHERE =
  'This game went on elsewhere, in another tab or another copy of this page. You see how it stands there now.';

/** The feedback about where the game last changed. */
const NEWS: Readonly<Record<LastChange, Partial<Feedback>>> = {
  here: {},
  elsewhere: { says: ELSEWHERE },
  late: { verdict: 'wrong', head: 'Not carried out.', says: ELSEWHERE },
};

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
export function createOrders({ board, at, playing, sitting }: Battle, game: Game): BattleOrders {
  const { rules } = at.game;
  let zoom: Zoom | null = null;
  const ordering = createOrdering(board, playing, {
    order,
    stand() {
      draw(null);
      ordering.tell({});
    },
    // The report of the last order stays while the reader looks for the next.
    beside: () => ({ html: ordering.feedback().html }),
    // On a phone the panel scrolls into view.
    saying: () => bringPanelUp(board),
  });

  function draw(shown: PlayedOrder | null) {
    const state = rules.seen(game.state());
    const scene = at.game.scene(state, shown?.shows ?? [], shown?.before);
    addSymbols(at, scene);
    ordering.show({ state, scene, live: at.tools.svgLive(scene) }, false);
    board.querySelector('.description ul')!.innerHTML = at.tools.descriptionItems(scene);
  }
  const screen = handOver(sitting, rules, { state: game.state, changed: () => turned() });
  function order(given: OrderLike) {
    const to = screen.to();
    if (to !== null) {
      ordering.tell({ says: `It is the turn of the ${to}: hand the screen over with the button below the map.` });
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
    draw(last);
    // A concession only ends the game, and the panel already shows that result.
    const isTold = last === null || (game.state().awaits === null && last.report.events.length === 1);
    const news = NEWS[game.lastChange()];
    ordering.tell({ ...news, html: isTold ? '' : at.tools.orderReportMarkup(last.report) });
    ordering.pointer()?.on(game.state());
    board.querySelector<HTMLButtonElement>('[data-do=undo]')!.ariaDisabled = String(last === null);
    const now = [rules.words.moment(game.state()), rules.words.asks(game.state())].filter(Boolean).join('. ');
    if (last === null) return;
    bringPanelUp(board);
    if ('unit' in last.order) zoom?.show(String(last.order.unit));
    const { head = '', says = '' } = news;
    playing.says([head, says, ...told(rules, lastGiven(game.turns())!).events, now].filter(Boolean).join(' '));
  }
  return {
    ordering,
    order,
    choices: () =>
      screen.to() === null ? at.tools.choicesOf((ordering.choice()?.at ?? at).game.rules, game.state()) : [],
    screen,
    begin() {
      const state = game.state();
      const scene = at.game.scene(state, []);
      const frame = { id: '', scene, state, before: state, order: null, rolls: false, task: null, choices: [] };
      ordering.begin(at, frame, true);
      zoom = createZoom(board);
      return () => zoom?.end();
    },
    turned,
  };
}
