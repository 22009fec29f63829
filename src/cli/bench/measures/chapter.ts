import { chosenBy, GAME } from '../chosen.ts';

/** The page that the budgets are about, from the root of the site: a chapter with many boards. */
export const CHAPTER = `learn/${GAME}/${chosenBy(GAME).chapter}/`;
/** A button that turns to the next step, where there is one. */
export const NEXT = '[data-turn=next]:not([disabled], [aria-disabled=true])';
/** What a reader presses on the first board. */
export const FIRST_NEXT = `[data-board] ${NEXT}`;
/** A board that has turned its first page. */
export const TURNED = '[data-board][data-at="1"]';
/** A board whose canvas has taken over. */
export const PAINTED = '[data-board][data-painter=pixi]';
