import { For, Show } from 'solid-js';
import { Words } from '../orders/Words.tsx';
import { download } from '../progress/download.ts';
import type { Game } from './createGame.ts';

const save = (text: string) => download('drill-square-game.txt', text);

interface Props {
  readonly game: Game;
  /** Begins a new game from the same start. */
  readonly again: () => void;
}

/** Shows why a stored game cannot be played on as it is, and what the reader can do about it. */
export function Refused(props: Props) {
  const isUndecided = () => props.game.kept() === 'kept';
  return (
    <Show when={props.game.trouble()}>
      {(trouble) => (
        <div class="fault" role="alert">
          <p>
            A game from this moment is kept in your browser, but it cannot be played on as it is.{' '}
            <Words of={trouble().says} />{' '}
            <Words
              of={
                isUndecided()
                  ? 'It stays as it is until you decide or give an order. Then it is put aside, so that nothing is lost.'
                  : 'It stays as it is, because it cannot be put aside.'
              }
            />
          </p>
          <p class="row">
            <Show
              when={isUndecided()}
              fallback={
                <button type="button" on:click={() => props.game.replace()}>
                  Keep the game in play in its place
                </button>
              }
            >
              <Show when={trouble().turns.length > 0}>
                <button type="button" on:click={() => props.game.salvage()}>
                  <Words of={`Play on after order ${trouble().turns.length}`} />
                </button>
              </Show>
              <button type="button" on:click={() => props.again()}>
                Begin a new game
              </button>
            </Show>
            <button type="button" on:click={() => save(trouble().text)}>
              Save it as a file
            </button>
          </p>
        </div>
      )}
    </Show>
  );
}

/** The games from this start that were put aside. */
export function PutAside(props: Pick<Props, 'game'>) {
  return (
    <For each={props.game.asides()}>
      {(aside) => (
        <p class="row">
          <span>A game from this moment was put aside, because it could not be played on.</span>
          <button type="button" on:click={() => save(aside.text)}>
            Save it as a file
          </button>
          <button type="button" on:click={() => props.game.drop(aside)}>
            Delete it
          </button>
        </p>
      )}
    </For>
  );
}
