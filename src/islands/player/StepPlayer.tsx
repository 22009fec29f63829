import { Match, Show, Switch } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { BoardData } from '../../sent/boards.ts';
import { DecisionPlayer } from '../orders/DecisionPlayer.tsx';
import { PlayOn } from './PlayOn.tsx';
import { createPlaying } from './playing.ts';
import { PositionLink } from '../position/PositionLink.tsx';
import { OwnDice } from './OwnDice.tsx';
import { ScriptDrawer } from './ScriptDrawer.tsx';
import { SpeedChoice } from './SpeedChoice.tsx';
import { TaskPlayer } from '../orders/TaskPlayer.tsx';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
  /** The path of the page that contains the script of the board. */
  readonly script: string;
}

/**
 * Everything a board does beyond stepping through its frames: autoplay, the reader's own dice,
 * tasks, the script, the canvas.
 */
export function StepPlayer(props: Props) {
  const { board, data } = props; // eslint-disable-line solid/reactivity -- a player keeps its board and its data
  const playing = createPlaying(board, data);
  const { frame, step } = playing.current;
  return (
    <>
      <SpeedChoice autoplay={playing.autoplay} />
      <Switch>
        <Match when={playing.rolls() > 0}>
          <OwnDice board={board} data={data} playing={playing} />
        </Match>
        <Match when={frame().task} keyed>
          {(task) => <TaskPlayer board={board} task={{ ...task, data, frame: frame() }} playing={playing} />}
        </Match>
        <Match when={frame().decision} keyed>
          {(decision) => (
            <DecisionPlayer board={board} data={data} frame={frame()} decision={decision} playing={playing} />
          )}
        </Match>
      </Switch>
      <PositionLink board={board} data={data} playing={playing} />
      <PlayOn play={data.play} start={frame().start} />
      <Show when={playing.script()}>
        <Portal mount={board.querySelector('.script')!}>
          <ScriptDrawer from={props.script} step={step()} />
        </Portal>
      </Show>
    </>
  );
}
