import { svgBoard, svgLaterBoard } from '../../painters/svg.ts';
import { escape } from '../../painters/markup.ts';
import type { Frame } from '../../panel/frame.ts';

const groundOf = (figure: string): string => `${figure}--ground`;

/**
 * The map of the first frame as SVG. All later frames of the figure reuse its ground layer. If the
 * frame is a task, the keyboard can reach the map before the player has loaded.
 */
export const firstBoard = (figure: string, frame: Frame): string =>
  svgBoard(frame.scene, { id: `${figure}--map`, ground: groundOf(figure), keys: frame.kind === 'task' });

/**
 * The reduced first frame of a board far down the page: an empty sheet, its title, and the question
 * if there is one.
 */
export const reducedFrame = (frame: Frame): Frame => ({
  ...frame,
  panel: frame.brief,
  scene: { ...frame.scene, marks: [] },
});

/**
 * The text description of a board, collapsed unless it `isOpen`. `items` is the markup of its list
 * items.
 */
export const description = (items: string, isOpen = false): string =>
  `<details class="description"${isOpen ? ' open' : ''}><summary>What stands where</summary><ul>${items}</ul></details>`;

/**
 * The heading of a chapter that begins with this frame. Readers without scripts see all steps below
 * each other.
 */
const chapterHead = ({ chapter }: Frame): string =>
  chapter === null ? '' : `<h3 class="chapter">${escape(chapter)}</h3>`;

/**
 * A later frame with its own small board and panel, to be put into a `<noscript>`. Without scripts,
 * readers see it as it is. With scripts, the board reads its steps from it, so nothing is sent
 * twice.
 */
export const laterFrame = (figure: string, frame: Frame): string =>
  `<section class="frame" data-frame="${escape(frame.id)}" data-step="${frame.step}" data-kind="${frame.kind}" data-rolls="${frame.rolls ? 'yes' : 'no'}">${chapterHead(frame)}` +
  `${svgLaterBoard(frame.scene, groundOf(figure))}<div class="panel">${frame.strip}${frame.panel}${description(frame.description, true)}</div></section>`;
