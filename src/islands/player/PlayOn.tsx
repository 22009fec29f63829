import { Show } from 'solid-js';

interface Props {
  /** The page on which the battle can be played; none for other boards. */
  readonly play: string | undefined;
  /** The board of the battle that the step shows; none once the battle is over. */
  readonly start: string | undefined;
}

/**
 * The link from a step of a battle to a game that goes on from there. In a frame of another page it
 * opens a tab of its own.
 */
export const PlayOn = (props: Props) => (
  <Show when={props.play !== undefined && props.start !== undefined}>
    <p class="play-on">
      <a href={`${props.play}#${props.start}`} target={window.parent === window ? undefined : '_blank'}>
        Play on from here
      </a>{' '}
      <small>You order both sides, with your own dice.</small>
    </p>
  </Show>
);
