import { For, Show } from 'solid-js';
import type { SeenRules } from '../../games/contract/view.ts';
import { told, type Journal, type Turn } from './game.ts';
import { logOf } from './journal.ts';

interface Props {
  readonly journal: Journal;
  /** The rules for the eyes that look at the log now. */
  readonly rules: SeenRules;
}

/** How many orders the log shows. Undoing leads to the others. */
const LAST = 30;

/** The last orders, the latest first, each with its events folded below it. */
export function Log(props: Props) {
  const all = () => logOf(props.journal);
  const last = () => all().slice(-LAST).reverse();
  return (
    <Show when={props.journal.length > 0}>
      <details class="fold log">
        <summary>
          The last orders ({last().length} of {all().length})
        </summary>
        <ol reversed start={all().length} tabindex="0" aria-label="The last orders, the latest first">
          <For each={last()}>
            {(entry) => (
              <li>
                {entry.kind === 'ended' ? (
                  <p>{endedText(props.rules, entry.turns)}</p>
                ) : (
                  <Order rules={props.rules} turn={entry.turn} isTaken={entry.isTaken} />
                )}
              </li>
            )}
          </For>
        </ol>
      </details>
    </Show>
  );
}

/**
 * The phases that ended by themselves: `Nothing to do: French Artillery Phase, French Firing
 * Phase.`
 */
const endedText = ({ words }: SeenRules, turns: readonly Turn[]): string =>
  `Nothing to do: ${turns.map(({ before }) => words.moment(before)).join('; ')}.`;

/** An order, with what happened folded below it. */
function Order(props: { readonly rules: SeenRules; readonly turn: Turn; readonly isTaken: boolean }) {
  const now = () => told(props.rules, props.turn);
  return (
    <details>
      <summary>
        {props.isTaken && 'Taken back: '}
        {now().says}
      </summary>
      <p>
        <small>{props.rules.words.moment(props.turn.before)}.</small> {now().events.join(' ')}
      </p>
    </details>
  );
}
