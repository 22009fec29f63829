import { svgBoard, svgLaterBoard } from '../../painters/svg.ts';
import { escape } from '../../painters/markup.ts';
import type { Frame } from '../../panel/frame.ts';

const groundOf = (figure: string): string => `${figure}--ground`;

/** The board of the first frame, whose ground all later frames of the figure share. */
export const firstBoard = (figure: string, frame: Frame): string =>
  svgBoard(frame.scene, { id: `${figure}--map`, ground: groundOf(figure) });

/** A first frame as a page holds it that is not read so far yet: the bare sheet, the narration without its result. */
export const briefly = (frame: Frame): Frame => ({
  ...frame,
  panel: frame.brief,
  scene: { ...frame.scene, marks: [] },
});

/** What stands where, folded. */
export const description = (items: string): string =>
  `<details class="description"><summary>What stands where</summary><ul>${items}</ul></details>`;

/** The heading of a chapter that begins with this frame, for those who read the steps one below the other. */
const chapterHead = ({ chapter }: Frame): string =>
  chapter === null ? '' : `<h3 class="chapter">${escape(chapter)}</h3>`;

/**
 * A later frame: its own small board and panel. It stands in a `<noscript>`: without script it is read as it is, with script it is the data
 * from which the board turns its pages, so that no byte of it is sent twice.
 */
export const laterFrame = (figure: string, frame: Frame): string =>
  `<section class="frame" data-frame="${escape(frame.id)}" data-step="${frame.step}" data-kind="${frame.kind}" data-rolls="${frame.rolls ? 'yes' : 'no'}">${chapterHead(frame)}` +
  `${svgLaterBoard(frame.scene, groundOf(figure))}<div class="panel">${frame.panel}${description(frame.description)}</div></section>`;
