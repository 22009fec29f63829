import { createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { BoardData, FrameData } from './data.ts';
import { Portal } from 'solid-js/web';
import RollTable from './RollTable.tsx';
import ScriptDrawer, { type FetchMain } from './ScriptDrawer.tsx';
import { stageOf, type Stage } from './stage.ts';
import type { Given } from './table.ts';
import TaskHand from './TaskHand.tsx';

interface Props {
  readonly board: HTMLElement;
  /** Where the board's scenes, states and orders are. */
  readonly data: string;
  /** Where its script is. */
  readonly script: string;
  readonly fetchMain: FetchMain;
}

/** Milliseconds a step stays on the board while it plays, by speed. */
const SPEEDS = { slow: 6000, even: 3500, quick: 1800 } as const;
type Speed = keyof typeof SPEEDS;

/**
 * All of a board that is more than turning pages: playing by itself, the reader's own dice, tasks, the script, the canvas. The pages are turned
 * by `pages.ts` before and after this is alive; this listens.
 */
export default function StepPlayer(props: Props) {
  const [data, setData] = createSignal<BoardData>();
  const [at, setAt] = createSignal(0);
  const [step, setStep] = createSignal(0);
  const [rolling, setRolling] = createSignal(false);
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>('even');
  const [script, setScript] = createSignal(false);
  const frame = (): FrameData | undefined => data()?.frames[at()];
  const { board } = props; // eslint-disable-line solid/reactivity -- a player keeps its board
  let stage: Stage | undefined;
  let timer = 0;

  const turn = (to: number) => board.dispatchEvent(new CustomEvent('drill:turn', { detail: to, bubbles: true }));
  const says = (text: string) => (board.querySelector('[data-live]')!.textContent = text);
  const show = ({ scene, live }: Given) => stage?.show(scene, live);

  function leave() {
    setRolling(false);
    delete board.dataset['mode'];
    turn(at());
  }

  /** Where the pages are open. */
  function place() {
    setAt(Number(board.dataset['at']));
    setStep(Number(board.querySelector<HTMLElement>('[data-panel]')?.dataset['step']));
  }

  function turned() {
    setRolling(false);
    delete board.dataset['mode'];
    place();
    const now = frame();
    if (now !== undefined) stage?.show(now.scene);
    if (at() + 1 >= (data()?.frames.length ?? Infinity)) stop();
  }

  function stop() {
    clearInterval(timer);
    setPlaying(false);
    board.querySelector('[data-do=play]')?.setAttribute('aria-pressed', 'false');
  }

  function play() {
    if (playing()) return stop();
    if (at() + 1 === data()?.frames.length) turn(0);
    setPlaying(true);
    board.querySelector('[data-do=play]')?.setAttribute('aria-pressed', 'true');
    pace(speed());
  }

  function pace(to: Speed) {
    setSpeed(to);
    clearInterval(timer);
    if (playing()) timer = window.setInterval(() => turn(at() + 1), SPEEDS[to]);
  }

  function roll() {
    stop();
    board.dataset['mode'] = 'rolled';
    setRolling(true);
  }

  const DEEDS: Readonly<Record<string, () => void>> = { play, roll, script: () => setScript(!script()) };

  function clicked(event: Event) {
    const deed = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (deed === undefined) return;
    event.preventDefault();
    DEEDS[deed]?.();
  }

  onMount(() => {
    onCleanup(() => {
      stop();
      stage?.destroy();
    });
    void wake();
  });

  async function wake() {
    const answer = await fetch(props.data);
    setData((await answer.json()) as BoardData);
    place();
    stage = stageOf(board, () => frame()!.scene);
    board.addEventListener('drill:turned', turned);
    board.addEventListener('click', clicked);
    board.dataset['alive'] = '';
    const wanted = board.dataset['wants'];
    if (wanted !== undefined) DEEDS[wanted]?.();
  }
  return (
    <>
      <Show when={playing()}>
        <label class="speed">
          Speed{' '}
          <select on:change={(event) => pace(event.currentTarget.value as Speed)}>
            <option value="slow">slow</option>
            <option value="even" selected>
              even
            </option>
            <option value="quick">quick</option>
          </select>
        </label>
      </Show>
      <Switch>
        <Match when={rolling() && data()}>
          {(all) => <RollTable data={all()} frame={frame()!} show={show} leave={leave} says={says} />}
        </Match>
        <Match when={frame()?.goal} keyed>
          {(goal) => (
            <TaskHand
              board={board}
              data={data()!}
              frame={frame()!}
              goal={goal}
              show={show}
              reset={() => turn(at())}
              says={says}
            />
          )}
        </Match>
      </Switch>
      <Show when={script()}>
        <Portal mount={board.querySelector('.script')!}>
          <ScriptDrawer fetchMain={props.fetchMain} from={props.script} step={step()} />
        </Portal>
      </Show>
    </>
  );
}
