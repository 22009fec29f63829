import { createEffect, createMemo, createSignal, on, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { OrderLike } from '../../games/contract/engine.ts';
import type { SeenRules } from '../../games/contract/view.ts';
import { Offers, rowOf, undoSays } from '../orders/Feedback.tsx';
import type { OpenOrder } from '../orders/pointing.ts';
import type { Playing } from '../player/playing.ts';
import type { Session } from '../orders/session.ts';
import { namedStart, startInAddress } from './address.ts';
import { Begin } from './Begin.tsx';
import { Concede } from './Concede.tsx';
import { BesideMap, Cover } from './Cover.tsx';
import { createGame, type Game as GameInPlay } from './createGame.ts';
import { createOrders, type BattleOrders } from './createOrders.ts';
import { createSitting, type Sitting } from './createSitting.ts';
import { whyKept } from './game.ts';
import { lastGiven } from './journal.ts';
import { AnswerLine, GamePanel } from './GamePanel.tsx';
import { Log } from './Log.tsx';
import { OrderList } from './OrderList.tsx';
import { DueLine } from './DueLine.tsx';
import { dropDoubleTaps } from './double-taps.ts';
import type { BattleData } from '../../sent/battle.ts';
import { watchStored } from './store.ts';
import type { Zoomed } from './zoom/zoom.ts';

interface Props {
  readonly board: HTMLElement;
  readonly battle: BattleData;
  readonly at: Session;
  readonly playing: Playing;
  readonly zoomed: Zoomed;
}

/**
 * Does something after which the pressed button may be gone. The focus must not be lost with it.
 */
function holdFocus(board: HTMLElement, act: () => void): void {
  act();
  if (document.activeElement === null || document.activeElement === document.body)
    board.querySelector<SVGSVGElement>('.sheet svg')!.focus({ preventScroll: true });
}

const partOf = (board: HTMLElement, name: string) => board.querySelector<HTMLElement>(`[data-${name}]`)!;

const undoOn = (board: HTMLElement) => board.querySelector<HTMLButtonElement>('[data-do=undo]')!;

/** Names the button that takes back. It is dim if there is nothing to take back. */
function nameUndo(board: HTMLElement, open: OpenOrder, isGiven: boolean): void {
  const undo = undoOn(board);
  undo.ariaDisabled = String(!isGiven && open === null);
  undo.textContent = undoSays(open);
}

/** Takes the last order back, unless it showed a hidden card. */
function undoLast(rules: SeenRules, game: GameInPlay, { ordering }: BattleOrders, isCovered: boolean): void {
  const { html } = ordering.feedback();
  const last = lastGiven(game.turns());
  if (last === undefined) return;
  const kept = whyKept(rules, last, isCovered);
  if (kept !== null) {
    ordering.tell({ says: kept, html });
    return;
  }
  const rolled = game.last()?.report.dice.length !== 0;
  game.undo();
  if (game.lastChange() !== 'here') return;
  const says = rolled ? 'Order undone. Given again, it rolls the same dice.' : 'Order undone.';
  ordering.tell({ says, html: ordering.feedback().html });
}

/**
 * The game for the eyes of whoever sits at the screen; their hands lie open unless they are
 * covered.
 */
const seatedAt = (at: Session, { eyes, isCovered }: Sitting): Session => ({
  ...at,
  game: at.game.through(eyes, () => !isCovered()),
});

/**
 * A battle in play: the players at the board give the orders of both sides, and the engine judges,
 * plays and explains them.
 */
export function Game(props: Props) {
  const { board, battle, playing } = props; // eslint-disable-line solid/reactivity -- a game keeps its board and its rules
  // eslint-disable-next-line solid/reactivity -- a game keeps its rules
  const sitting = createSitting(props.at.game.rules, battle.id);
  const at = seatedAt(props.at, sitting); // eslint-disable-line solid/reactivity -- as above
  const { rules } = at.game;
  const game = createGame(at, battle);
  const [unknown, setUnknown] = createSignal('');
  const [panel, answer] = [partOf(board, 'panel'), partOf(board, 'answer')];
  panel.replaceChildren();
  const orders = createOrders({ board, at, playing, sitting, id: battle.id, zoomed: props.zoomed }, game); // eslint-disable-line solid/reactivity -- as above;
  /** The rules for the eyes that look at the screen now, also at what happened before. */
  const looking = createMemo(() => {
    const eyes = rules.eyes(game.state());
    return at.game.through(() => eyes).rules;
  });
  const { ordering } = orders;
  const side = (id: string) => rules.words.side(id, game.state());
  const give = (given: OrderLike) => holdFocus(board, () => orders.order(given));

  function pressed({ target }: Event) {
    const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    // What is still open is dropped before an order is taken back.
    if (action === 'undo' && ordering.pointer()?.drop() !== true) undoLast(rules, game, orders, sitting.isCovered());
  }
  function open() {
    const name = startInAddress();
    const start = namedStart(battle.frames, name);
    setUnknown(start === null ? name : '');
    if (start !== null) game.open(start);
  }

  onMount(() => {
    open();
    const end = orders.begin();
    // Arrow keys beside the map would try to step through a board that has no steps.
    const still = (event: KeyboardEvent) => event.stopPropagation();
    board.addEventListener('click', pressed);
    board.addEventListener('keydown', still);
    addEventListener('hashchange', open);
    const unwatch = watchStored(game.follow);
    const taps = new AbortController();
    dropDoubleTaps(rowOf(board), taps.signal);
    onCleanup(() => {
      taps.abort();
      end();
      unwatch();
      board.removeEventListener('click', pressed);
      board.removeEventListener('keydown', still);
      removeEventListener('hashchange', open);
    });
  });
  createEffect(on([game.turns, game.start], orders.turned));
  createEffect(() => nameUndo(board, ordering.open(), lastGiven(game.turns()) !== undefined));

  return (
    <>
      <DueLine board={board} rules={rules} game={game} />
      <Portal mount={panel}>
        <GamePanel at={at} game={game} orders={orders} />
      </Portal>
      <AnswerLine place={answer} at={at} game={game} orders={orders} />
      <BesideMap board={board} screen={orders.screen} choice={ordering.choice()} side={side} />
      <Offers
        board={board}
        offers={ordering.offers()}
        choose={(offer) => holdFocus(board, () => ordering.choose(offer))}
      />
      <OrderList choices={orders.choices} name={(unit) => rules.words.name(unit, game.state())} order={give} />
      <Portal mount={board.querySelector('[data-log]')!}>
        <Log journal={game.journal()} rules={looking()} />
        <Cover rules={rules} state={game.state()} order={give} screen={orders.screen} />
        <Concede rules={rules} state={game.state()} order={give} />
        <Begin battle={battle} game={game} unknown={unknown()} />
      </Portal>
    </>
  );
}
