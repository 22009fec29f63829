import { For, Show } from 'solid-js';
import type { Queued } from '../../games/contract/engine.ts';
import { toggled } from './queue.ts';

interface Props {
  readonly asked: Queued;
  /** The units that will wait, in the order in which they will appear. */
  readonly queue: readonly string[];
  /** A unit with what it is: `the hussars, light cavalry`. */
  readonly says: (unit: string) => string;
  readonly choose: (queue: readonly string[]) => void;
}

/**
 * The choice of the units that wait at the next chosen place, and of their order: each unit is a
 * button, and the one that is pressed first comes first.
 */
export function QueueChoice(props: Props) {
  const rank = (unit: string) => props.queue.indexOf(unit) + 1;
  return (
    <fieldset class="queue">
      <legend>
        Who waits there, in order of appearance
        {props.asked.isWhole ? ': all who are left' : ', as many as you like'}
      </legend>
      <For each={props.asked.units}>
        {(unit) => (
          <button type="button" aria-pressed={rank(unit) > 0} on:click={() => props.choose(toggled(props.queue, unit))}>
            <Show when={rank(unit) > 0}>
              <b>{rank(unit)}</b>{' '}
            </Show>
            {props.says(unit)}
          </button>
        )}
      </For>
      <p>
        {props.queue.length === 0 ? 'Nobody yet. ' : ''}
        Press a unit again to take it out. Then choose the place on the map.
      </p>
    </fieldset>
  );
}
