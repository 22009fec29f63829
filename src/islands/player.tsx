import { render } from 'solid-js/web';
import sheet from './player.css?inline';
import type { FetchMain } from './ScriptDrawer.tsx';
import StepPlayer from './StepPlayer.tsx';

// Rules that no page needs before its first intent; a constructed sheet is not inline style, so the policy lets it be.
const rules = new CSSStyleSheet();
rules.replaceSync(sheet);
document.adoptedStyleSheets.push(rules);

/** Brings a board's player to life: called once for each board, at the reader's first intent there, with a way to read other pages. */
export function mount(board: HTMLElement, fetchMain: FetchMain): void {
  const extras = board.querySelector<HTMLElement>('.extras')!;
  render(
    () => (
      <StepPlayer
        board={board}
        data={extras.dataset['data']!}
        script={extras.dataset['script']!}
        fetchMain={fetchMain}
      />
    ),
    extras,
  );
}
