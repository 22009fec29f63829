import { For, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { escape } from '../../panel/markup.ts';
import { VerdictText, Markup } from '../orders/Feedback.tsx';
import { Words } from '../orders/Words.tsx';
import type { Session } from '../orders/session.ts';
import type { Game } from './createGame.ts';
import type { BattleOrders } from './createOrders.ts';
import { headOf } from './game.ts';
import { keepHeight } from './keeping-height.ts';

interface Props {
  readonly at: Session;
  readonly game: Game;
  readonly orders: BattleOrders;
}

/** Windows in which the buttons stand below the map, and not beside it. */
const BELOW = '(max-width: 56rem) and (not ((max-height: 36rem) and (min-width: 36rem)))';

const isBelow = (): boolean => matchMedia(BELOW).matches;

/** Says of the buttons where they stand on the page of a battle. */
const besideMap = (text: string): string => (isBelow() ? text : text.replaceAll('below the map', 'beside the map'));

/**
 * The panel of a battle in play: whose orders are due, how the sides stand, and the report of the
 * last order. The line above the map says what is due.
 */
export function GamePanel(props: Props) {
  const { at, game, orders } = props; // eslint-disable-line solid/reactivity -- a panel keeps its game
  return (
    <>
      <h3>
        <Words of={headOf(at.game.rules, game.state(), game.turns())} />
      </h3>
      <ul class="standing">
        <For each={at.game.rules.words.standing(game.state())}>{(says) => <li>{says}</li>}</For>
      </ul>
      <Markup class="result" html={orders.ordering.feedback().html} />
    </>
  );
}

/**
 * What came of the last order, or why it is refused; until there is anything to say, how orders are
 * given. It stands above the buttons, so that nobody scrolls for it.
 */
export function AnswerLine(props: Props & { readonly place: HTMLElement }) {
  const { at, game, orders, place } = props; // eslint-disable-line solid/reactivity -- as above
  // Buttons below it must not move under the finger.
  keepHeight(place);
  const feedback = () => {
    const told = orders.ordering.feedback();
    return { ...told, says: besideMap(told.says) };
  };
  // Whoever begins must know what for. Later the losses of both sides say it.
  const aim = () => {
    const says = game.turns().length === 0 ? at.game.rules.words.aim(game.state()) : '';
    return says === '' ? '' : `<b>${escape(says)}</b> `;
  };
  return (
    <Portal mount={place}>
      <Show when={game.state().awaits !== null} fallback={<VerdictText feedback={feedback()} />}>
        <div class="feedback" data-verdict={feedback().verdict}>
          <Markup class="how" html={`${aim()}${besideMap(at.tools.instructions(at.game, game.state(), true))}`} />
          <VerdictText feedback={feedback()} />
        </div>
      </Show>
    </Portal>
  );
}
