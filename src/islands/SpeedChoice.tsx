import { Show } from 'solid-js';
import type { Pace, Speed } from './pace.ts';

/** The speeds of a board, to choose from while it plays. */
export function SpeedChoice(props: { readonly pace: Pace }) {
  return (
    <Show when={props.pace.playing()}>
      <label class="speed">
        Speed{' '}
        <select value={props.pace.speed()} on:change={(event) => props.pace.keep(event.currentTarget.value as Speed)}>
          <option value="slow">slow</option>
          <option value="even">even</option>
          <option value="quick">quick</option>
        </select>
      </label>
    </Show>
  );
}
