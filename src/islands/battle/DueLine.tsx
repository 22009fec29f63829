import { Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { plural } from '../../games/contract/sentences.ts';
import type { SeenRules } from '../../games/contract/view.ts';
import { Words } from '../orders/Words.tsx';
import type { Game } from './createGame.ts';
import { headOf, resultOf } from './game.ts';
import { keepHeight } from './keeping-height.ts';

interface Props {
  readonly board: HTMLElement;
  readonly rules: SeenRules;
  readonly game: Game;
}

/**
 * The line above the map: what is due now, or who has won; and beside it the point that the game
 * has reached.
 */
export function DueLine(props: Props) {
  const { board } = props; // eslint-disable-line solid/reactivity -- a line keeps its board
  const line = board.querySelector<HTMLElement>('[data-due]')!;
  line.replaceChildren();
  // The map sticks right below the line.
  const told = (height: number) => board.style.setProperty('--due-height', `${height}px`);
  keepHeight(line.closest<HTMLElement>('.due')!, told);
  const state = () => props.game.state();
  const given = () => props.game.turns().filter(({ isIdle }) => !isIdle).length;
  const asked = () => props.rules.words.asks(state()) || `${headOf(props.rules, state(), props.game.turns())}.`;
  return (
    <Portal mount={line}>
      <Show
        when={state().awaits !== null}
        fallback={
          <p class="asked over">
            <Words of={resultOf(props.rules, props.game.turns()) || 'The battle is over.'} />
          </p>
        }
      >
        <p class="asked">
          <Words of={asked()} />
        </p>
      </Show>
      <p class="where">
        <Words of={props.rules.words.moment(state())} />{' '}
        <Words of={given() === 0 ? props.game.start().title : `${plural(given(), 'order')} given`} />
      </p>
    </Portal>
  );
}
