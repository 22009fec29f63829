import { Show } from 'solid-js';
import type { Autoplay, Speed } from './autoplay.ts';

/** The choice of speed, shown while a board plays by itself. */
export function SpeedChoice(props: { readonly autoplay: Autoplay }) {
  return (
    <Show when={props.autoplay.playing()}>
      <label class="speed">
        Speed{' '}
        <select
          value={props.autoplay.speed()}
          on:change={(event) => props.autoplay.keep(event.currentTarget.value as Speed)}
        >
          <option value="slow">slow</option>
          <option value="even">even</option>
          <option value="quick">quick</option>
        </select>
      </label>
    </Show>
  );
}
