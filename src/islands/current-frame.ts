import { createSignal, type Accessor } from 'solid-js';
import type { BoardData, FrameData } from './data.ts';

/** Where the pages of a board are open. */
export interface CurrentFrame {
  readonly at: Accessor<number>;
  /** The place of the step in the file, from 0. */
  readonly step: Accessor<number>;
  readonly frame: Accessor<FrameData>;
  readonly isLast: Accessor<boolean>;
  /** Reads it anew from the board, on which `pages.ts` notes it. */
  readonly look: () => void;
}

/** The place at which a board is open now. */
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
    look() {
      setAt(page());
      setStep(stepOf());
    },
  };
}
