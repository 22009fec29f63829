import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import type { PlayableGame } from '../../scene/module.ts';
import { whole } from '../../scene/scene.ts';
import { createPlaying } from '../player/playing.ts';
import { Reload } from '../orders/Feedback.tsx';
import { Words } from '../orders/Words.tsx';
import { orderSession, type Session } from '../orders/session.ts';
import { OLD_PAGE } from '../old-page.ts';
import { createLoading } from '../orders/createLoading.ts';
import { works } from '../works.ts';
import sheet from './battle.css?inline';
import { Game } from './Game.tsx';
import type { Zoomed } from './zoom/zoom.ts';
import type { BattleData } from '../../sent/battle.ts';

interface Props {
  readonly board: HTMLElement;
  readonly battle: BattleData;
}

/**
 * A game that draws the whole table: players may go anywhere, not only where the lesson looks. Its
 * texts have the size that the zoom of the map needs.
 */
const onWholeTable = (game: PlayableGame, zoomed: Zoomed): PlayableGame => ({
  ...game,
  scene: (...given) => ({ ...whole(game.scene(...given)), ...zoomed }),
  through: (...given) => onWholeTable(game.through(...given), zoomed),
});

/** Milliseconds before the rules are fetched once more after a failure. */
const PAUSE = 5000;

/**
 * The page on which a battle is played: loads the rules, and then lets both sides give their
 * orders.
 */
export function BattlePlayer(props: Props) {
  const { board, battle } = props; // eslint-disable-line solid/reactivity -- a board keeps its battle
  const [session, setSession] = createSignal<Session | null>(null);
  const [isFailed, setFailed] = createSignal(false);
  const [isOld, setOld] = createSignal(false);
  const { state } = battle.frames[0]!;
  const { scene } = battle;
  const first = { id: '', scene, state, before: state, order: null, rolls: false, task: null, choices: [] };
  const playing = createPlaying(board, { ...battle, frames: [first] });
  const useSession = createLoading(() => orderSession(battle));
  const zoomed: Zoomed = { closer: 1 };
  let timer = 0;
  const load = () => {
    clearTimeout(timer);
    setFailed(false);
    const failed = (old: boolean) => {
      setOld(old);
      setFailed(true);
      playing.says(old ? OLD_PAGE : 'The rules could not be loaded.');
      if (!old) timer = window.setTimeout(load, PAUSE);
    };
    void useSession((at) => setSession({ ...at, game: onWholeTable(at.game, zoomed) }), failed);
  };
  // Loaded rules are kept: a second load would remove the game in play together with the unit that
  // is being moved.
  const again = () => {
    if (isFailed()) load();
  };
  onMount(() => {
    works();
    const rules = new CSSStyleSheet();
    rules.replaceSync(sheet);
    document.adoptedStyleSheets.push(rules);
    addEventListener('online', again);
    load();
  });
  onCleanup(() => {
    removeEventListener('online', again);
    clearTimeout(timer);
  });
  return (
    <Show
      when={session()}
      fallback={
        <Show when={isFailed()}>
          <p class="fault">
            <Words of={isOld() ? OLD_PAGE : 'The rules could not be loaded.'} />{' '}
            <Show
              when={isOld()}
              fallback={
                <button type="button" on:click={again}>
                  Try again
                </button>
              }
            >
              <Reload />
            </Show>
          </p>
        </Show>
      }
      keyed
    >
      {(at) => <Game board={board} battle={battle} at={at} playing={playing} zoomed={zoomed} />}
    </Show>
  );
}
