import { createEffect, createSignal, onCleanup, Show, untrack } from 'solid-js';
import { plural } from '../../games/contract/sentences.ts';
import type { OrderLike } from '../../games/contract/engine.ts';
import type { BoardData } from '../../sent/boards.ts';
import { Reload } from '../orders/Feedback.tsx';
import { Words } from '../orders/Words.tsx';
import { facesOf } from '../orders/reader-orders.ts';
import type { Playing } from './playing.ts';
import { anySeed, playOrder, addSymbols, session, type PlayedOrder, type Session } from '../orders/session.ts';
import { OLD_PAGE } from '../old-page.ts';
import { createLoading } from '../orders/createLoading.ts';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly playing: Playing;
}

/** How often each outcome has been rolled, by the words of the odds. */
type Tally = Readonly<Record<string, number>>;

/** Shows what lies beside the board after a roll, for the eyes that see its result. */
function showStrip(board: HTMLElement, at: Session, { state, hidden }: PlayedOrder): void {
  const place = board.querySelector('[data-strip]');
  const { rules } = hidden === null ? at.game : at.game.through(() => hidden.eyes);
  if (place !== null) place.innerHTML = at.tools.stripMarkup(rules.beside?.(state, rules.eyes(state)) ?? null);
}

/**
 * Rolls the same order with the reader's own dice, as often as they like, and counts the outcomes,
 * to compare with the exact odds.
 */
export function OwnDice(props: Props) {
  const [tally, setTally] = createSignal<Tally>({});
  const [isOld, setOld] = createSignal(false);
  const useSession = createLoading(() => session(props.data));
  let result!: HTMLDivElement;

  function roll(at: Session, order: OrderLike) {
    const { before } = props.playing.current.frame();
    const given = props.playing.fallen() ?? playOrder(at, before, { order, hidden: anySeed(), isCounted: true });
    addSymbols(at, given.scene);
    showStrip(props.board, at, given);
    const { word } = at.game.rules.tally(given.events);
    const { says: told = word } = given.report.odds?.outcomes[word] ?? {};
    setTally((all) => ({ ...all, [told]: (all[told] ?? 0) + 1 }));
    result.innerHTML = at.tools.orderReportMarkup(given.report);
    props.playing.show(given);
    props.playing.setReaderOrders([{ before, order, faces: facesOf(given), hidden: given.hidden }]);
    props.playing.says(given.report.events.map(({ says }) => says).join(' '));
  }

  function failed(old: boolean) {
    setOld(old);
    result.textContent = old ? OLD_PAGE : 'The rules could not be loaded. Try again.';
    props.playing.says(result.textContent);
  }

  function asked() {
    const { order } = props.playing.current.frame();
    if (order === null) return;
    // Rules that come late must not leave an empty panel.
    if (result.textContent === '') result.textContent = 'The rules are being loaded.';
    void useSession((at) => roll(at, order), failed);
  }

  /** Goes back to the scripted dice. */
  function leave() {
    props.playing.reset();
    props.board.querySelector<HTMLElement>('[data-do=roll]')!.focus({ preventScroll: true });
  }

  onCleanup(() => props.playing.setReaderOrders([]));
  createEffect(() => {
    if (props.playing.rolls() > 0) untrack(asked);
  });

  return (
    <div class="rolled">
      <h4>Your own dice</h4>
      {/* Above the result, whose height changes with each roll: so the button stays under the
          finger. */}
      <p class="row">
        <button type="button" class="main" on:click={() => props.playing.roll()}>
          Roll again
        </button>
        <button type="button" on:click={leave}>
          Back to the script
        </button>
      </p>
      <div ref={result} />
      <Show when={isOld()}>
        <Reload />
      </Show>
      <Tallied tally={tally()} />
    </div>
  );
}

function Tallied(props: { readonly tally: Tally }) {
  const rolls = () => Object.values(props.tally).reduce((sum, count) => sum + count, 0);
  const counts = () => Object.entries(props.tally).map((each) => each.join(' '));
  const says = () => `Your ${plural(rolls(), 'roll')}: ${counts().join(', ')}`;
  return (
    <Show when={rolls() > 0}>
      <p class="tally">
        <Words of={says()} />
      </p>
    </Show>
  );
}
