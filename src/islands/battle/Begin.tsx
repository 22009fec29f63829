import { createSignal, For, Show } from 'solid-js';
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

const KEPT: Readonly<Record<ReturnType<Game['kept']>, string>> = {
  kept: 'This game is kept in your browser. Come back to this address to play on.',
  full: 'Your browser has no room left for this game: it lasts until you leave the page.',
  blocked: 'Your browser does not let this site keep anything: the game lasts until you leave the page.',
  changed:
    'This game went on elsewhere, in another tab or another copy of this page, and your browser keeps that one: what you see lasts until you leave the page.',
  gone: 'This game was removed from your browser, perhaps in another tab. It is kept again with your next order.',
};

/** Where the game began, where else one can begin, and what is kept. */
export function Begin(props: Props) {
  const [isAsking, setAsking] = createSignal(false);
  const starts = () => props.battle.frames;
  const others = () => {
    // Read again after every order, since this game may just have been kept.
    props.game.turns();
    const kept = keptStarts(props.battle.id);
    return starts().filter(({ id }) => kept.includes(id) && id !== props.game.start().id);
  };
  function choose(id: string) {
    const start = starts().find((each) => each.id === id);
    if (start !== undefined) goTo(start);
  }
  function again() {
    setAsking(false);
    props.game.again();
  }
  return (
    <section class="begin">
      <Show when={props.unknown}>
        <p class="fault" role="alert">
          This battle has no moment called “{props.unknown}”. Choose one below; what you see is the game from “
          {props.game.start().title}”.
        </p>
      </Show>
      <Refused game={props.game} again={again} />
      <p>{props.game.trouble() === null || props.game.kept() !== 'kept' ? KEPT[props.game.kept()] : ''}</p>
      <PutAside game={props.game} />
      <p class="row">
        <label>
          Begin from{' '}
          <select on:change={({ currentTarget }) => choose(currentTarget.value)}>
            <For each={chaptersOf(starts(), props.game.start())}>
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
        </label>
        <Show
          when={isAsking()}
          fallback={
            <button
              type="button"
              aria-disabled={props.game.turns().length === 0}
              on:click={() => setAsking(props.game.turns().length > 0)}
            >
              New game
            </button>
          }
        >
          <span>Give up the {props.game.turns().length} orders of this game?</span>
          <button type="button" on:click={again}>
            Begin again
          </button>
          <button type="button" on:click={() => setAsking(false)}>
            Keep playing
          </button>
        </Show>
      </p>
      <Show when={others().length > 0}>
        <p>
          Also kept:{' '}
          <For each={others()}>
            {({ id, title, chapter }, i) => (
              <>
                {i() > 0 && ', '}
                <a href={`#${id}`}>
                  {chapter}, {title}
                </a>
              </>
            )}
          </For>
        </p>
      </Show>
      <p>
        <a href={props.battle.home}>Watch how the battle went</a>
      </p>
    </section>
  );
}
