import { createSignal, type Accessor } from 'solid-js';
import type { BoardData, FrameData } from '../../sent/boards.ts';

/** The frame that a board shows now. */
export interface CurrentFrame {
  readonly at: Accessor<number>;
  /** The index of its step in the file. */
  readonly step: Accessor<number>;
  readonly frame: Accessor<FrameData>;
  readonly isLast: Accessor<boolean>;
  /** Reads the frame again from the attributes that `pages.ts` sets on the board. */
  readonly refresh: () => void;
}

/** Tracks the frame that a board shows. */
export function createCurrentFrame(board: HTMLElement, { frames }: BoardData): CurrentFrame {
  const page = () => Number(board.dataset['at']);
  const stepOf = () => Number(board.querySelector<HTMLElement>('[data-panel]')!.dataset['step']);
  const [at, setAt] = createSignal(page());
  const [step, setStep] = createSignal(stepOf());
  return {
    at,
    step,
    frame: () => frames[at()]!,
    isLast: () => at() + 1 >= frames.length,
    refresh() {
      setAt(page());
      setStep(stepOf());
    },
  };
}
