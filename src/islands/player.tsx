import { render } from 'solid-js/web';
import StepPlayer from './StepPlayer.tsx';

/** Brings a board's player to life: called once for each board, at the reader's first intent there. */
export function mount(board: HTMLElement): void {
  const extras = board.querySelector<HTMLElement>(':scope > .extras')!;
  render(() => <StepPlayer board={board} data={extras.dataset['data']!} script={extras.dataset['script']!} />, extras);
}
