import { For, Show } from 'solid-js';
import { VerdictText, Markup, Words } from '../orders/Feedback.tsx';
import type { Session } from '../orders/session.ts';
import type { Game } from './createGame.ts';
import type { BattleOrders } from './createOrders.ts';
import { headOf } from './game.ts';

interface Props {
  readonly at: Session;
  readonly game: Game;
  readonly orders: BattleOrders;
}

/** Says of the buttons where they stand on the page of a battle: on wide windows beside the map. */
const besideMap = (text: string): string => text.replaceAll('below the map', 'beside the map');

/**
 * The panel of a battle in play: whose orders are due and how, how the sides stand, and the result
 * of the last order. The line above the map says what is due.
 */
export function GamePanel(props: Props) {
  const { at, game, orders } = props; // eslint-disable-line solid/reactivity -- a panel keeps its game
  const { words } = at.game.rules;
  const feedback = () => {
    const told = orders.ordering.feedback();
    return { ...told, says: besideMap(told.says) };
  };
  return (
    <>
      <h3>
        <Words of={headOf(at.game.rules, game.state(), game.turns())} />
      </h3>
      <ul class="standing">
        <For each={words.standing(game.state())}>{(says) => <li>{says}</li>}</For>
      </ul>
      <Show when={game.state().awaits !== null} fallback={<VerdictText feedback={feedback()} />}>
        <div class="feedback" data-verdict={feedback().verdict}>
          <Markup class="how" html={besideMap(at.tools.instructions(at.game, game.state(), true))} />
          <VerdictText feedback={feedback()} />
        </div>
      </Show>
      <Markup class="result" html={feedback().html} />
    </>
  );
}
