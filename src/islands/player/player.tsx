import { render } from 'solid-js/web';
import type { BattleData } from '../../sent/battle.ts';
import { type BoardFile, decode, decodeBoard, type Encoded } from '../../sent/boards.ts';
import { withOwnCharts } from '../charts/door.ts';
import { STAYS_OURS } from '../charts/words.ts';
import { positionFor } from '../position/linked.ts';
import { keepSteps } from '../board/kept-steps.ts';
import sheet from './player.css?inline';
import { watchAnswers } from '../progress/solved.ts';
import { StepPlayer } from './StepPlayer.tsx';

// No page needs these styles before the reader first uses a board. A constructed style sheet does
// not count as inline style, so the policy allows it.
const rules = new CSSStyleSheet();
rules.replaceSync(sheet);
document.adoptedStyleSheets.push(rules);
keepSteps();

/**
 * Says on a board which charts of the reader's own it plays with, and at a step that stays on ours
 * that it does; nothing if there are none.
 */
function tellCharts(board: HTMLElement, note: string): void {
  if (note === '') return;
  const told = document.createElement('p');
  told.className = 'charts-note';
  told.textContent = note;
  const stays = document.createElement('p');
  stays.className = 'charts-note stays-ours';
  stays.textContent = STAYS_OURS;
  board.querySelector('.beside')!.prepend(told, stays);
}

/**
 * Mounts the player of a board. Rejects if the data of the board cannot be fetched; it may then be
 * called again.
 */
export async function mount(board: HTMLElement): Promise<void> {
  const extras = board.querySelector<HTMLElement>('.extras')!;
  const answer = await fetch(extras.dataset['data']!);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const file: unknown = await answer.json();
  if (extras.dataset['battle'] !== undefined) {
    const { series: battle, note } = await withOwnCharts(decode<BattleData>(file as Encoded<BattleData>));
    // Only the page of a battle needs the code that plays battles.
    const { BattlePlayer } = await import('../battle/BattlePlayer.tsx');
    tellCharts(board, note);
    render(() => <BattlePlayer board={board} battle={battle} />, extras);
    return;
  }
  const position = positionFor(board);
  const linked = position?.missing === null ? position.charts : null;
  const asBuilt = decodeBoard(file as BoardFile);
  // The comparison of the games is counted with our charts, and its boards play with them.
  const staysOurs = board.closest('[data-stays-ours]') !== null;
  const { series, note } = staysOurs ? { series: asBuilt, note: '' } : await withOwnCharts(asBuilt, linked);
  tellCharts(board, note);
  const isOwn = series.frames.some(({ before }) => before.charts !== undefined);
  // Only a reader with charts of their own needs the code that plays steps again.
  const data = isOwn ? await (await import('../charts/redrawing.ts')).redrawn(board, series) : series;
  watchAnswers(board);
  const script = extras.dataset['script']!;
  render(() => <StepPlayer board={board} data={data} script={script} />, extras);
}
