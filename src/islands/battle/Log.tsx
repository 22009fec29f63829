import { For, Show } from 'solid-js';
import type { SeenRules } from '../../games/contract/view.ts';
import { told, type Turn } from './game.ts';

interface Props {
  readonly turns: readonly Turn[];
  /** The rules for the eyes that look at the log now. */
  readonly rules: SeenRules;
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
            {(turn) => {
              const now = () => told(props.rules, turn);
              return (
                <li>
                  <details>
                    <summary>{now().says}</summary>
                    <p>
                      <small>{props.rules.words.moment(turn.before)}.</small> {now().events.join(' ')}
                    </p>
                  </details>
                </li>
              );
            }}
          </For>
        </ol>
      </details>
    </Show>
  );
}
