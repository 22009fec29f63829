import { createEffect, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { OrderLike } from '../../games/contract/engine.ts';
import { plural } from '../../games/contract/sentences.ts';
import { bringPanelUp } from '../board/scrolling.ts';
import { createTelling, Judged, Markup, Offers, type Told } from '../orders/Judged.tsx';
import type { Playing } from '../player/playing.ts';
import { pointing, type Pointer } from '../orders/pointing.ts';
import type { Offer } from '../orders/selection.ts';
import { addSymbols, type PlayedOrder, type Session } from '../orders/session.ts';
import { namedStart, startInAddress } from './address.ts';
import { Begin } from './Begin.tsx';
import { closerLook, type Closer } from './closer.ts';
import { Concede } from './Concede.tsx';
import { createGame, type Course } from './createGame.ts';
import { Log } from './Log.tsx';
import { OrderList } from './OrderList.tsx';
import { withQueue } from './queue.ts';
import { QueueChoice } from './QueueChoice.tsx';
import type { BattleData } from '../../sent/battle.ts';
import { watchStored } from './store.ts';
import { headOf, resultOf } from './words.ts';

interface Props {
  readonly board: HTMLElement;
  readonly battle: BattleData;
  readonly at: Session;
  readonly playing: Playing;
}

const ELSEWHERE =
  'This game went on elsewhere, in another tab or another copy of this page. You see how it stands there now.';

/** What is told of how the game came to stand as it does. */
const NEWS: Readonly<Record<Course, Partial<Told>>> = {
  here: {},
  elsewhere: { says: ELSEWHERE },
  late: { verdict: 'wrong', head: 'Not carried out.', says: ELSEWHERE },
};

/** A battle in play: whoever sits at the board gives the orders of both sides, and the engine judges, plays and explains them. */
export function Game(props: Props) {
  const { board, battle, at, playing } = props; // eslint-disable-line solid/reactivity -- a game keeps its board and its rules
  const { rules } = at.game;
  const game = createGame(at, battle);
  const { told, tell: say } = createTelling(playing);
  const [offers, setOffers] = createSignal<readonly Offer[]>([]);
  const [unknown, setUnknown] = createSignal('');
  const panel = board.querySelector<HTMLElement>('[data-panel]')!;
  panel.replaceChildren();
  const [queue, setQueue] = createSignal<readonly string[]>([]);
  const asked = () => rules.queued?.(game.state()) ?? null;
  // What is pointed at is asked with the queue as it is then.
  const ordering = withQueue(at, () => (asked() === null ? null : queue())); // eslint-disable-line solid/reactivity
  let pointer: Pointer | null = null;
  let closer: Closer | null = null;
  /** A refused order whose attempt is drawn on the board. */
  let attempt: PlayedOrder | null = null;

  const side = () => game.state().awaits?.sides[0];
  /** The board as the side sees it that is to act. */
  function draw(shown: PlayedOrder | null) {
    const state = game.state();
    const seen = (each: typeof state) => (side() === undefined ? each : rules.seenBy(each, side()!));
    const scene = shown === null ? at.game.scene(seen(state), []) : shown.scene;
    addSymbols(at, scene);
    playing.show({ state: seen(state), scene, live: at.tools.svgLive(scene) });
    board.querySelector('.description ul')!.innerHTML = at.tools.descriptionItems(scene);
  }
  /** On a phone what is said comes into view. */
  function tell(now: Partial<Told>) {
    say(now);
    if (now.says !== undefined) bringPanelUp(board);
  }

  function order(given: OrderLike) {
    const played = game.give(given);
    if (played.report.allowed === true) return;
    attempt = played;
    addSymbols(at, played.scene);
    playing.show(played);
    const { report } = played;
    const html = at.tools.orderReportMarkup(report);
    tell({ verdict: 'wrong', head: 'Not allowed.', says: report.refusal?.says ?? '', html });
  }
  /** Removes a refused attempt from the board, and its report. */
  function clear() {
    if (attempt === null) return;
    attempt = null;
    draw(null);
    tell({});
  }
  /** The button that was pressed may be gone, and the focus must not be lost with it. */
  function holdFocus(act: () => void) {
    act();
    if (document.activeElement === null || document.activeElement === document.body)
      board.querySelector<SVGSVGElement>('.sheet svg')!.focus({ preventScroll: true });
  }
  function pressed({ target }: Event) {
    const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (action !== 'undo' || game.turns().length === 0) return;
    const rolled = game.last()?.report.dice.length !== 0;
    game.undo();
    if (game.course() !== 'here') return;
    tell({ says: rolled ? 'Order undone. Given again, it rolls new dice.' : 'Order undone.', html: told().html });
  }
  function open() {
    const name = startInAddress();
    const start = namedStart(battle.frames, name);
    setUnknown(start === null ? name : '');
    if (start !== null) game.open(start);
  }

  onMount(() => {
    open();
    const scene = at.game.scene(game.state(), []);
    const state = game.state();
    const frame = { id: '', scene, state, before: state, order: null, rolls: false, task: null, choices: [] };
    const note = (says: string, spoken = says) => {
      clear();
      // The report of the last order stays while the reader looks for the next.
      tell({ says, html: told().html });
      playing.says(spoken);
    };
    const takeBack = () => {
      clear();
      return false;
    };
    pointer = pointing(ordering, {
      ...{ board, data: { ...battle, frames: [frame] }, frame, order, takeBack },
      ...{ offers: setOffers, says: note, spoken: playing.says, isOpen: true },
    });
    closer = closerLook(board);
    // Arrow keys beside the map would step through a board that has no steps.
    const still = (event: KeyboardEvent) => event.stopPropagation();
    board.addEventListener('click', pressed);
    board.addEventListener('keydown', still);
    addEventListener('hashchange', open);
    const unwatch = watchStored(game.follow);
    onCleanup(() => {
      pointer?.end();
      closer?.end();
      unwatch();
      board.removeEventListener('click', pressed);
      board.removeEventListener('keydown', still);
      removeEventListener('hashchange', open);
    });
  });

  createEffect(
    on([game.turns, game.start], () => {
      attempt = null;
      const due = asked();
      setQueue(due?.isWhole === true ? due.units : []);
      const last = game.last();
      draw(last);
      // A concession only ends the game, and its result stands above already.
      const isTold = last === null || (game.state().awaits === null && last.report.events.length === 1);
      const news = NEWS[game.course()];
      tell({ ...news, html: isTold ? '' : at.tools.orderReportMarkup(last.report) });
      pointer?.on(game.state());
      board.querySelector<HTMLButtonElement>('[data-do=undo]')!.ariaDisabled = String(last === null);
      const now = [rules.words.moment(game.state()), rules.words.asks(game.state())].filter(Boolean).join('. ');
      if (last !== null) bringPanelUp(board);
      if (last !== null && 'unit' in last.order) closer?.show(String(last.order.unit));
      if (last === null) return;
      const { head = '', says = '' } = news;
      playing.says([head, says, ...game.turns().at(-1)!.events, now].filter(Boolean).join(' '));
    }),
  );

  return (
    <>
      <Portal mount={panel}>
        <p class="where">
          <span>
            {game.turns().length === 0 ? game.start().title : `${plural(game.turns().length, 'order')} given`}
          </span>{' '}
          <span>{rules.words.moment(game.state())}</span>
        </p>
        <h3>{headOf(rules, game.state(), game.turns())}</h3>
        <ul class="standing">
          <For each={rules.words.standing(game.state())}>{(says) => <li>{says}</li>}</For>
        </ul>
        <Show
          when={game.state().awaits !== null}
          fallback={
            <>
              <p class="verdict over">{resultOf(game.turns())}</p>
              <Judged told={told()} />
            </>
          }
        >
          <p class="asked">{rules.words.asks(game.state())}</p>
          <Show when={asked()}>
            {(due) => (
              <QueueChoice
                asked={due()}
                queue={queue()}
                says={(unit) => rules.words.waiting(unit, game.state())}
                choose={(now) => {
                  setQueue(now);
                  pointer?.on(game.state());
                }}
              />
            )}
          </Show>
          <div class="feedback" data-verdict={told().verdict}>
            <Markup class="how" html={at.tools.instructions(at.game, game.state(), true)} />
            <Judged told={told()} />
          </div>
        </Show>
        <Markup class="result" html={told().html} />
      </Portal>
      <Offers board={board} offers={offers()} choose={(offer) => holdFocus(() => pointer?.choose(offer))} />
      <OrderList
        choices={() => at.tools.choicesOf(ordering.game.rules, game.state())}
        name={(unit) => rules.words.name(unit, game.state())}
        order={(given) => holdFocus(() => order(given))}
      />
      <Log turns={game.turns()} moment={(state) => rules.words.moment(state)} />
      <Concede rules={rules} state={game.state()} order={(given) => holdFocus(() => order(given))} />
      <Begin battle={battle} game={game} unknown={unknown()} />
    </>
  );
}
