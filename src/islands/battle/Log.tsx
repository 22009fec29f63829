import { For, Show } from 'solid-js';
import type { Awaiting } from '../../games/contract/engine.ts';
import type { Turn } from './game.ts';

interface Props {
  readonly turns: readonly Turn[];
  /** The round and the phase of a board, in words. */
  readonly moment: (state: Awaiting) => string;
}

/** How many orders the log shows. Undoing leads to the others. */
const LAST = 30;

/** The last orders, the latest first, each with its events folded below it. */
export function Log(props: Props) {
  const last = () => props.turns.slice(-LAST).reverse();
  return (
    <Show when={props.turns.length > 0}>
      <details class="fold log">
        <summary>
          The last orders ({last().length} of {props.turns.length})
        </summary>
        <ol reversed start={props.turns.length} tabindex="0" aria-label="The last orders, the latest first">
          <For each={last()}>
            {(turn) => (
              <li>
                <details>
                  <summary>{turn.says}</summary>
                  <p>
                    <small>{props.moment(turn.before)}.</small> {turn.events.join(' ')}
                  </p>
                </details>
              </li>
            )}
          </For>
        </ol>
      </details>
    </Show>
  );
}
