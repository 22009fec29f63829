import { For, Show } from 'solid-js';
import { plural } from '../../games/contract/sentences.ts';
import type { SeenRules } from '../../games/contract/view.ts';
import { Words } from '../orders/Words.tsx';
import { passedText, told, type Journal } from './game.ts';
import { logOf, type LogEntry } from './journal.ts';

interface Props {
  readonly journal: Journal;
  /** The rules for the eyes that look at the log now. */
  readonly rules: SeenRules;
}

/** How many lines the log shows. Undoing leads to the others. */
const LAST = 30;

/**
 * What has happened in the game, the latest first: orders with their results, phases that nobody
 * had anything to do in, and orders that were taken back.
 */
export function Log(props: Props) {
  const all = () => logOf(props.journal);
  const last = () => all().slice(-LAST).reverse();
  return (
    <Show when={all().length > 0}>
      <section class="log">
        <h3>What has happened, the latest first</h3>
        <ul tabindex="0" aria-label="What has happened, the latest first">
          <For each={last()}>
            {(entry, n) => (
              <>
                <Show when={momentOf(props.rules, entry) !== momentOf(props.rules, last()[n() - 1])}>
                  <li class="moment">
                    <Words of={momentOf(props.rules, entry)} />
                  </li>
                </Show>
                <Line rules={props.rules} entry={entry} />
              </>
            )}
          </For>
        </ul>
        <Show when={all().length > LAST}>
          <p>
            <small>
              <Words of={`${plural(all().length - LAST, 'earlier line')} not shown.`} />
            </small>
          </p>
        </Show>
      </section>
    </Show>
  );
}

/** The point of the game that an entry belongs to; empty without an entry. */
function momentOf({ words }: SeenRules, entry: LogEntry | undefined): string {
  if (entry === undefined) return '';
  const { before } = entry.kind === 'ended' ? entry.turns[0]! : entry.turn;
  return words.moment(before);
}

const kindOf = (entry: LogEntry): string => (entry.kind === 'order' && entry.isTaken ? 'taken-back' : entry.kind);

/** One entry: an order is in bold, before what came of it. */
function Line(props: { readonly rules: SeenRules; readonly entry: LogEntry }) {
  const parts = (): readonly [order: string, then: string] => {
    const { rules, entry } = props;
    if (entry.kind === 'ended') return ['', passedText(rules, entry.turns, entry.after)];
    const { says, events } = told(rules, entry.turn);
    return entry.isTaken ? ['', `Taken back: ${says}.`] : [`${says}.`, events.join(' ')];
  };
  return (
    <li class={`was-${kindOf(props.entry)}`}>
      <Show when={parts()[0] !== ''}>
        <b>
          <Words of={parts()[0]} />
        </b>{' '}
      </Show>
      <Words of={parts()[1]} />
    </li>
  );
}
