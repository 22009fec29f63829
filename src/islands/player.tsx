import { render } from 'solid-js/web';
import { type BoardFile, unfolded } from './data.ts';
import sheet from './player.css?inline';
import { watchAnswers } from './solved.ts';
import { StepPlayer } from './StepPlayer.tsx';

// Rules that no page needs before its first intent; a constructed sheet is not inline style, so the policy lets it be.
const rules = new CSSStyleSheet();
rules.replaceSync(sheet);
document.adoptedStyleSheets.push(rules);

/**
 * Brings a board's player to life: called at the reader's first intent there. Rejects where the board's data
 * does not come; it may then be called again.
 */
export async function mount(board: HTMLElement): Promise<void> {
  const extras = board.querySelector<HTMLElement>('.extras')!;
  const answer = await fetch(extras.dataset['data']!);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const data = unfolded((await answer.json()) as BoardFile);
  watchAnswers(board);
  const script = extras.dataset['script']!;
  render(() => <StepPlayer board={board} data={data} script={script} />, extras);
}
