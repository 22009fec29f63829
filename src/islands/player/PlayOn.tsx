import { Show } from 'solid-js';

interface Props {
  /** The page on which the battle can be played; undefined for other boards. */
  readonly play: string | undefined;
  /** The board of the battle that the step shows; undefined once the battle is over. */
  readonly start: string | undefined;
}

/**
 * The link from a step of a battle to a game that continues from there. If this page is embedded in
 * another one, the link opens a new tab.
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
