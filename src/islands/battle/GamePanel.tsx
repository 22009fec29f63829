import { For, Show } from 'solid-js';
import { plural } from '../../games/contract/sentences.ts';
import { VerdictText, Markup, Words } from '../orders/Feedback.tsx';
import type { Session } from '../orders/session.ts';
import type { Game } from './createGame.ts';
import type { BattleOrders } from './createOrders.ts';
import { headOf, resultOf } from './game.ts';

interface Props {
  readonly at: Session;
  readonly game: Game;
  readonly orders: BattleOrders;
}

/**
 * The panel of a battle in play: where the game stands, what it asks for, and the result of the
 * last order.
 */
export function GamePanel(props: Props) {
  const { at, game, orders } = props; // eslint-disable-line solid/reactivity -- a panel keeps its game
  const { words } = at.game.rules;
  const { feedback } = orders.ordering;
  const given = () => game.turns().filter(({ isIdle }) => !isIdle).length;
  return (
    <>
      <p class="where">
        <Words of={given() === 0 ? game.start().title : `${plural(given(), 'order')} given`} />{' '}
        <Words of={words.moment(game.state())} />
      </p>
      <h3>
        <Words of={headOf(at.game.rules, game.state(), game.turns())} />
      </h3>
      <ul class="standing">
        <For each={words.standing(game.state())}>{(says) => <li>{says}</li>}</For>
      </ul>
      <Show
        when={game.state().awaits !== null}
        fallback={
          <>
            <p class="verdict over">{resultOf(at.game.rules, game.turns())}</p>
            <VerdictText feedback={feedback()} />
          </>
        }
      >
        <p class="asked">
          <Words of={words.asks(game.state())} />
        </p>
        <div class="feedback" data-verdict={feedback().verdict}>
          <Markup class="how" html={at.tools.instructions(at.game, game.state(), true)} />
          <VerdictText feedback={feedback()} />
        </div>
      </Show>
      <Markup class="result" html={feedback().html} />
    </>
  );
}
