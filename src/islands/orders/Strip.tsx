import { For, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { clauseMarkup } from '../../panel/markup.ts';
import { askOf, backsOf, coveredText, goesWith, headingOf, idleOf, titleOf } from '../../panel/strip.ts';
import { toggled } from './beside.ts';
import { Words } from './Words.tsx';
import type { BesideChoice } from './createChoice.ts';

interface Props {
  /** The place of the strip on the page. */
  readonly place: Element;
  readonly choice: BesideChoice;
  /** The name of a side, on a page where several sides sit at one screen. */
  readonly side?: (id: string) => string;
}

/**
 * The strip below the map: what lies beside the board, each item as a button that chooses it for
 * the next order. What the game takes for an order is marked, so that nothing is spent unseen. A
 * letter or a digit chooses the next item whose name or id begins with it.
 */
export function Strip(props: Props) {
  const { place, choice } = props; // eslint-disable-line solid/reactivity -- a strip keeps its place
  const { clauseTitle } = choice.at.game;
  const rank = (id: string) => choice.chosen().indexOf(id) + 1;
  const goes = (id: string) => rank(id) > 0 || choice.going().includes(id);
  const asked = () => (choice.chosen().length === 0 ? goesWith(choice.beside()!, choice.going()) : '') || askOf(choice.beside()!); // prettier-ignore
  const press = (id: string) => choice.choose(toggled(choice.chosen(), id, choice.beside()!));
  function typed(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.key.length !== 1) return;
    const key = event.key.toLowerCase();
    const fitting = choice
      .beside()!
      .items.filter(({ id, name }) =>
        [id, name.replace(/^the /, '')].some((text) => text.toLowerCase().startsWith(key)),
      );
    const found = fitting.find(({ id }) => rank(id) === 0) ?? fitting[0];
    if (found === undefined || choice.beside()!.most === 0) return;
    event.preventDefault();
    event.stopPropagation();
    press(found.id);
  }
  return (
    <Portal mount={place}>
      <Show when={choice.beside()}>
        {(now) => (
          <fieldset class="strip" on:keydown={typed}>
            <legend>
              <Words of={headingOf(now(), props.side?.(now().of) ?? null)} />
            </legend>
            <For each={now().items}>
              {({ id, name, mark, says, fits }) => (
                <button
                  type="button"
                  classList={{ card: mark !== undefined, idle: !fits }}
                  aria-pressed={goes(id)}
                  disabled={now().most === 0}
                  on:click={() => press(id)}
                >
                  <Show when={now().isOrdered && rank(id) > 0}>
                    <b class="rank">{rank(id)}</b>{' '}
                  </Show>
                  <Show when={mark}>
                    <span class="mark" aria-hidden="true">
                      {mark}
                    </span>{' '}
                  </Show>
                  <b>{titleOf({ name, mark })}</b>
                  {says === '' ? '' : ` ${says}`}
                </button>
              )}
            </For>
            <p>
              <For each={backsOf(now())}>{() => <i class="back" />}</For>
              <Words of={[asked(), coveredText(now())].filter(Boolean).join(' ')} />
            </p>
            <For each={idleOf(now(), choice.chosen())}>
              {({ says, clause }) => (
                <p class="why" role="status">
                  {says} <span ref={(element) => (element.innerHTML = clauseMarkup(clause, clauseTitle))} />
                </p>
              )}
            </For>
            <Show when={now().heap}>
              {(heap) => (
                <p>
                  <Words of={heap()} />
                </p>
              )}
            </Show>
          </fieldset>
        )}
      </Show>
    </Portal>
  );
}
