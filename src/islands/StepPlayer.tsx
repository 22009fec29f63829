import { createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { BoardData, FrameData } from './data.ts';
import { Portal } from 'solid-js/web';
import { RollTable } from './RollTable.tsx';
import { ScriptDrawer, type FetchMain } from './ScriptDrawer.tsx';
import { stageOf, type Stage } from './stage.ts';
import type { Given } from './table.ts';
import { TaskHand } from './TaskHand.tsx';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
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
export function StepPlayer(props: Props) {
  const [at, setAt] = createSignal(0);
  const [step, setStep] = createSignal(0);
  /** How often the reader has asked for his own dice on this step. */
  const [rolls, setRolls] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>('even');
  const [script, setScript] = createSignal(false);
  const frame = (): FrameData | undefined => data.frames[at()];
  const { board, data } = props; // eslint-disable-line solid/reactivity -- a player keeps its board and its data
  let stage: Stage | undefined;
  let timer = 0;

  const turn = (to: number) => board.dispatchEvent(new CustomEvent('drill:turn', { detail: to, bubbles: true }));
  const says = (text: string) => (board.querySelector('[data-live]')!.textContent = text);
  const show = ({ scene, live }: Given) => stage?.show(scene, live);

  function leave() {
    turn(at());
    board.querySelector<HTMLElement>('[data-do=roll]')!.focus({ preventScroll: true });
  }

  /** Where the pages are open. */
  function place() {
    setAt(Number(board.dataset['at']));
    setStep(Number(board.querySelector<HTMLElement>('[data-panel]')?.dataset['step']));
  }

  function turned() {
    setRolls(0);
    delete board.dataset['mode'];
    place();
    const now = frame();
    if (now !== undefined) stage?.show(now.scene);
    if (at() + 1 >= data.frames.length) stop();
  }

  function stop() {
    clearInterval(timer);
    setPlaying(false);
    board.querySelector('[data-do=play]')?.setAttribute('aria-pressed', 'false');
  }

  function play() {
    if (playing()) return stop();
    if (at() + 1 === data.frames.length) turn(0);
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
    setRolls(rolls() + 1);
  }

  function open() {
    setScript(!script());
    board.querySelector('[data-do=script]')!.setAttribute('aria-expanded', String(script()));
  }

  const DEEDS: Readonly<Record<string, () => void>> = { play, roll, script: open };

  function clicked(event: MouseEvent) {
    const deed = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (deed === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    DEEDS[deed]?.();
  }

  onCleanup(() => {
    stop();
    stage?.destroy();
  });

  onMount(() => {
    place();
    stage = stageOf(board, () => frame()!.scene);
    board.addEventListener('drill:turned', turned);
    board.addEventListener('click', clicked);
    board.dataset['alive'] = '';
    const wanted = board.dataset['wants'];
    if (wanted !== undefined) DEEDS[wanted]?.();
  });
  return (
    <>
      <Show when={playing()}>
        <label class="speed">
          Speed{' '}
          <select value={speed()} on:change={(event) => pace(event.currentTarget.value as Speed)}>
            <option value="slow">slow</option>
            <option value="even">even</option>
            <option value="quick">quick</option>
          </select>
        </label>
      </Show>
      <Switch>
        <Match when={rolls() > 0 && frame()}>
          {(now) => (
            <RollTable data={data} frame={now()} asked={rolls()} ask={roll} show={show} leave={leave} says={says} />
          )}
        </Match>
        <Match when={frame()?.goal} keyed>
          {(goal) => (
            <TaskHand
              board={board}
              data={data}
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
