import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import type { OrderLike } from '../games/engine.ts';
import { answer, type Answer, type Task } from './answer.ts';
import { createTable } from './attending.ts';
import type { Playing } from './playing.ts';
import { pointing } from './pointing.ts';
import { stamps, type Table } from './table.ts';

interface Props {
  readonly board: HTMLElement;
  readonly task: Task;
  readonly playing: Playing;
}

type Verdict = 'none' | Answer['verdict'];

/** A task on the board: the reader takes up a unit and points at a square; the engine judges, plays and says why. */
export function TaskHand(props: Props) {
  const [verdict, setVerdict] = createSignal<Verdict>('none');
  const [says, setSays] = createSignal('');
  const useTable = createTable(() => props.task.data);
  let result!: HTMLDivElement;
  let release = (): void => undefined;
  /** Is an order of the reader's carried out on the board? */
  let stands = false;
  onCleanup(() => release());

  function tell(kind: Verdict, text: string, html = '') {
    setVerdict(kind);
    setSays(text);
    result.innerHTML = html;
    props.playing.says(text);
  }

  function judge(set: Table, order: OrderLike) {
    const { given, ...judged } = answer(set, props.task, order);
    stamps(set, given.scene);
    props.playing.show(given);
    tell(judged.verdict, judged.says, set.tools.happenedMarkup(given.happened));
    const { refusal, events } = given.happened;
    stands = refusal === null;
    props.playing.says([judged.says, refusal?.says, ...events.map((told) => told.says)].join(' '));
  }

  function ready(set: Table) {
    const { says } = props.playing;
    const order = (given: OrderLike) => judge(set, given);
    release = pointing(set, { board: props.board, ...props.task, says, order, takeBack });
  }

  function takeBack(): boolean {
    const stood = stands;
    if (stood) undo();
    return stood;
  }

  function undo() {
    stands = false;
    props.playing.reset();
    tell('none', 'The board is as it was.');
    props.board.querySelector<SVGSVGElement>('.sheet svg')!.focus({ preventScroll: true });
  }

  const failed = () => tell('none', 'The rules could not be loaded. Open the step once more to try again.');
  onMount(() => void useTable(ready, failed));

  return (
    <div class="hand" data-verdict={verdict()}>
      <Judged verdict={verdict()} says={says()} />
      <div ref={result} />
      <Show when={verdict() !== 'none'}>
        <p class="row">
          <button type="button" on:click={undo}>
            Undo
          </button>
        </p>
      </Show>
    </div>
  );
}

const STAMPS: Readonly<Record<Verdict, string>> = { none: '', right: 'Right', wrong: 'Not yet' };

function Judged(props: { readonly verdict: Verdict; readonly says: string }) {
  return (
    <Show when={props.says !== ''}>
      <p class="verdict">
        <b class={props.verdict === 'right' ? 'yes' : 'no'}>{STAMPS[props.verdict]}</b> {props.says}
      </p>
    </Show>
  );
}
