import { createEffect, createSignal, For, onCleanup, Show, untrack } from 'solid-js';
import type { BoardData, FrameData } from './data.ts';
import { give, stamps, table, type Given } from './table.ts';

interface Props {
  readonly data: BoardData;
  readonly frame: FrameData;
  /** How often the reader has asked for a roll. */
  readonly asked: number;
  readonly ask: () => void;
  /** Shows what came of the roll on the board. */
  readonly show: (given: Given) => void;
  /** Back to the dice of the script. */
  readonly leave: () => void;
  readonly says: (text: string) => void;
}

/** The same order with the reader's own dice, as often as he likes, with a tally to hold against the exact odds. */
export function RollTable(props: Props) {
  const [given, setGiven] = createSignal<{ html: string } | null>(null);
  const [tally, setTally] = createSignal<Readonly<Record<string, number>>>({});
  const rolls = () => Object.values(tally()).reduce((sum, count) => sum + count, 0);
  let result!: HTMLDivElement;
  let isLeft = false;
  onCleanup(() => (isLeft = true));

  async function roll() {
    const { before, order } = props.frame;
    if (order === null) return;
    const set = await table(props.data).catch(() => null);
    if (isLeft) return;
    if (set === null) {
      result.textContent = 'The rules could not be loaded. Try again.';
      props.says(result.textContent);
      return;
    }
    const now = give(set, props.data, before, order);
    stamps(set, now.scene);
    const word = set.engine.outcome(now.events);
    setTally((all) => ({ ...all, [word]: (all[word] ?? 0) + 1 }));
    setGiven({ html: set.tools.happenedMarkup(now.happened) });
    result.innerHTML = given()?.html ?? '';
    props.show(now);
    props.says(now.happened.events.map((told) => told.says).join(' '));
  }

  createEffect(() => {
    if (props.asked > 0) untrack(() => void roll());
  });

  return (
    <div class="rolled">
      <h4>Your own dice</h4>
      <div ref={result} />
      <Show when={rolls() > 0}>
        <p class="tally">
          Your {rolls()} {rolls() === 1 ? 'roll' : 'rolls'}:{' '}
          <For each={Object.entries(tally())}>
            {([word, count], i) => (
              <>
                {i() > 0 && ', '}
                {word} {count}
              </>
            )}
          </For>
        </p>
      </Show>
      <p class="row">
        <button type="button" class="main" on:click={() => props.ask()}>
          Roll again
        </button>
        <button type="button" on:click={() => props.leave()}>
          Back to the script
        </button>
      </p>
    </div>
  );
}
