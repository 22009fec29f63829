import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { Goal } from '../scenario/schema.ts';
import type { BoardData, FrameData } from './data.ts';
import { pointing } from './pointing.ts';
import { give, stamps, table, type Given, type Table } from './table.ts';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly frame: FrameData;
  readonly goal: Goal;
  readonly show: (given: Given) => void;
  /** The board as the task sets it. */
  readonly reset: () => void;
  readonly says: (text: string) => void;
}

/** Why an allowed order does not meet the goal: the engine's own refusal of what the goal wants. */
function shortfall({ engine }: Table, state: Awaiting, goal: Goal): string {
  if (!('allowed' in goal)) return 'That is allowed, but it is not what was asked.';
  const then = goal.when === undefined ? state : engine.at(state, goal.when);
  const order = engine.order(goal.allowed, then);
  const verdict = order.ok ? engine.judge(then, order.value) : null;
  if (verdict === null || verdict.ok) return 'That is allowed, but it is not what was asked.';
  return `Allowed, but not enough: ${engine.words.refusal(verdict, then)}`;
}

/** A task on the board: the reader takes up a unit and points at a square; the engine judges, plays and says why. */
export function TaskHand(props: Props) {
  const [verdict, setVerdict] = createSignal<'none' | 'right' | 'wrong'>('none');
  const [says, setSays] = createSignal('');
  let result!: HTMLDivElement;
  let release = (): void => undefined;
  let isLeft = false;

  function tell(kind: 'none' | 'right' | 'wrong', text: string, html = '') {
    setVerdict(kind);
    setSays(text);
    result.innerHTML = html;
    props.says(text);
  }

  function judge(set: Table, order: OrderLike) {
    const given = give(set, props.data, props.frame.before, order);
    stamps(set, given.scene);
    props.show(given);
    const html = set.tools.happenedMarkup(given.happened);
    if (given.happened.allowed !== true) return tell('wrong', 'That is not allowed.', html);
    const met = set.tools.meets(set.engine, given.state, given.events, props.goal);
    return met ? tell('right', 'That does it.', html) : tell('wrong', shortfall(set, given.state, props.goal), html);
  }

  function again() {
    tell('none', 'The board is as it was.');
    props.reset();
    props.board.querySelector<SVGSVGElement>('.sheet svg')!.focus({ preventScroll: true });
  }

  onMount(() => {
    onCleanup(() => {
      isLeft = true;
      release();
    });
    void ready();
  });

  async function ready() {
    const set = await table(props.data).catch(() => null);
    if (isLeft) return;
    if (set === null) return tell('none', 'The rules could not be loaded. Open the step once more to try again.');
    release = pointing(props.board, set, props.data, props.frame, (order) => judge(set, order), props.says);
  }

  return (
    <div class="hand" data-verdict={verdict()}>
      <p class="how">
        Point at your unit, then at the square for it. By keyboard: <kbd>Tab</kbd> to the board, arrow keys,{' '}
        <kbd>Enter</kbd>.
      </p>
      <Show when={says() !== ''}>
        <p class="verdict">
          <b class={verdict() === 'right' ? 'yes' : 'no'}>
            {verdict() === 'right' ? 'Right' : verdict() === 'wrong' ? 'Not yet' : ''}
          </b>{' '}
          {says()}
        </p>
      </Show>
      <div ref={result} />
      <Show when={verdict() !== 'none'}>
        <p class="row">
          <button type="button" on:click={again}>
            Undo
          </button>
        </p>
      </Show>
    </div>
  );
}
