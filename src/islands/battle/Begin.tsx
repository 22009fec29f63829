import { createSignal, For, Show } from 'solid-js';
import { plural } from '../../games/contract/sentences.ts';
import { Words } from '../orders/Words.tsx';
import { chaptersOf, goTo } from './address.ts';
import type { Game } from './createGame.ts';
import { PutAside, Refused } from './Refused.tsx';
import type { BattleData } from '../../sent/battle.ts';
import { keptStarts } from './store.ts';

interface Props {
  readonly battle: BattleData;
  readonly game: Game;
  /** The name of a start in the address that this battle does not have; empty if there is none. */
  readonly unknown: string;
}

type OfGame = Pick<Props, 'battle' | 'game'>;

/** A game, and what begins it again from the same start. */
type Again = Pick<Props, 'game'> & { readonly again: () => void };

const KEPT: Readonly<Record<ReturnType<Game['kept']>, string>> = {
  kept: 'This game is kept in your browser. Come back to this address to play on.',
  full: 'Your browser has no room left for this game: it lasts until you leave the page.',
  blocked: 'Your browser does not let this site keep anything: the game lasts until you leave the page.',
  changed:
    'This game went on elsewhere, in another tab or another copy of this page, and your browser keeps that one: what you see lasts until you leave the page.',
  gone: 'This game was removed from your browser, perhaps in another tab. It is kept again with your next order.',
};

/** How many orders the players have given. */
const givenOf = ({ turns }: Game): number => turns().filter(({ isIdle }) => !isIdle).length;

/** Where the game began, where else a game can begin, and which games are stored. */
export function Begin(props: Props) {
  const [isAsking, setAsking] = createSignal(false);
  function again() {
    setAsking(false);
    props.game.again();
  }
  return (
    <section class="begin">
      <Show when={props.unknown}>
        <p class="fault" role="alert">
          <Words
            of={`This battle has no moment called “${props.unknown}”. Choose one below; what you see is the game from “${props.game.start().title}”.`}
          />
        </p>
      </Show>
      <Refused game={props.game} again={again} />
      <p>
        <Words of={props.game.trouble() === null || props.game.kept() !== 'kept' ? KEPT[props.game.kept()] : ''} />
      </p>
      <PutAside game={props.game} />
      <p class="row">
        <StartChoice battle={props.battle} game={props.game} />
        <NewGame game={props.game} again={again} isAsking={isAsking()} ask={setAsking} />
      </p>
      <OthersKept battle={props.battle} game={props.game} />
      <p>
        <a href={props.battle.home}>Watch how the battle went</a>
      </p>
    </section>
  );
}

/** The moments of the battle from which a game can begin, and a button that begins there. */
function StartChoice(props: OfGame) {
  const [wanted, setWanted] = createSignal<string | null>(null);
  const chosen = () => props.battle.frames.find(({ id }) => id === wanted() && id !== props.game.start().id);
  function begin() {
    const start = chosen();
    setWanted(null);
    if (start !== undefined) goTo(start);
  }
  return (
    <label>
      Begin from{' '}
      <select on:change={({ currentTarget }) => setWanted(currentTarget.value)}>
        <For each={chaptersOf(props.battle.frames, props.game.start())}>
          {([chapter, moments]) => (
            <optgroup label={chapter}>
              <For each={moments}>
                {({ id, title }) => (
                  <option value={id} selected={id === props.game.start().id}>
                    {title}
                  </option>
                )}
              </For>
            </optgroup>
          )}
        </For>
      </select>
      <Show when={chosen()}>
        <button type="button" on:click={begin}>
          <Words
            of={
              givenOf(props.game) > 0 && props.game.kept() === 'kept'
                ? 'Leave this game, which is kept, and begin there'
                : 'Begin there'
            }
          />
        </button>
      </Show>
    </label>
  );
}

/** Begins again from the same start, after asking whether the orders so far may be given up. */
function NewGame(props: Again & { readonly isAsking: boolean; readonly ask: (isAsking: boolean) => void }) {
  const count = () => givenOf(props.game);
  return (
    <Show
      when={props.isAsking}
      fallback={
        <button type="button" aria-disabled={count() === 0} on:click={() => props.ask(count() > 0)}>
          New game
        </button>
      }
    >
      <Words of={`Give up the ${plural(count(), 'order')} of this game?`} />
      <button type="button" on:click={() => props.again()}>
        Begin again
      </button>
      <button type="button" on:click={() => props.ask(false)}>
        Keep playing
      </button>
    </Show>
  );
}

/** Links to the other starts for which a game is stored. */
function OthersKept(props: OfGame) {
  const others = () => {
    // Read again after every order, because this game may just have been stored.
    props.game.turns();
    const kept = keptStarts(props.battle.id);
    return props.battle.frames.filter(({ id }) => kept.includes(id) && id !== props.game.start().id);
  };
  return (
    <Show when={others().length > 0}>
      <p>
        Also kept:{' '}
        <For each={others()}>
          {({ id, title, chapter }, i) => (
            <>
              <Words of={i() > 0 ? ', ' : ''} />
              <a href={`#${id}`}>
                {chapter}, {title}
              </a>
            </>
          )}
        </For>
      </p>
    </Show>
  );
}
