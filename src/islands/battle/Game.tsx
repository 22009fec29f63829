import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Offers } from '../orders/Feedback.tsx';
import { Strip } from '../orders/Strip.tsx';
import type { Playing } from '../player/playing.ts';
import type { Session } from '../orders/session.ts';
import { namedStart, startInAddress } from './address.ts';
import { Begin } from './Begin.tsx';
import { Concede } from './Concede.tsx';
import { createGame } from './createGame.ts';
import { createOrders } from './createOrders.ts';
import { GamePanel } from './GamePanel.tsx';
import { Log } from './Log.tsx';
import { OrderList } from './OrderList.tsx';
import type { BattleData } from '../../sent/battle.ts';
import { watchStored } from './store.ts';

interface Props {
  readonly board: HTMLElement;
  readonly battle: BattleData;
  readonly at: Session;
  readonly playing: Playing;
}

/**
 * A battle in play: the players at the board give the orders of both sides, and the engine judges,
 * plays and explains them.
 */
export function Game(props: Props) {
  const { board, battle, at, playing } = props; // eslint-disable-line solid/reactivity -- a game keeps its board and its rules
  const { rules } = at.game;
  const game = createGame(at, battle);
  const [unknown, setUnknown] = createSignal('');
  const panel = board.querySelector<HTMLElement>('[data-panel]')!;
  panel.replaceChildren();
  const orders = createOrders({ board, at, playing }, game);
  const { ordering, order } = orders;

  /**
   * Does something after which the pressed button may be gone. The focus must not be lost with it.
   */
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
    if (game.lastChange() !== 'here') return;
    const says = rolled ? 'Order undone. Given again, it rolls new dice.' : 'Order undone.';
    ordering.tell({ says, html: ordering.feedback().html });
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
    onCleanup(() => {
      end();
      unwatch();
      board.removeEventListener('click', pressed);
      board.removeEventListener('keydown', still);
      removeEventListener('hashchange', open);
    });
  });
  createEffect(on([game.turns, game.start], orders.turned));

  return (
    <>
      <Portal mount={panel}>
        <GamePanel at={at} game={game} orders={orders} />
      </Portal>
      <Show when={ordering.choice()}>
        {(choice) => <Strip place={board.querySelector('.beside-map')!} choice={choice()} />}
      </Show>
      <Offers board={board} offers={ordering.offers()} choose={(offer) => holdFocus(() => ordering.choose(offer))} />
      <OrderList
        choices={orders.choices}
        name={(unit) => rules.words.name(unit, game.state())}
        order={(given) => holdFocus(() => order(given))}
      />
      <Log turns={game.turns()} moment={(state) => rules.words.moment(state)} />
      <Concede rules={rules} state={game.state()} order={(given) => holdFocus(() => order(given))} />
      <Begin battle={battle} game={game} unknown={unknown()} />
    </>
  );
}
