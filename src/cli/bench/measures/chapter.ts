import { benchConfig, GAME } from '../config.ts';

/** The page the budgets are about, relative to the root of the site: a chapter with many boards. */
export const CHAPTER = `learn/${GAME}/${benchConfig(GAME).chapter}/`;
/** A button that goes to the next step, if there is one. */
export const NEXT = '[data-turn=next]:not([disabled], [aria-disabled=true])';
/** What a reader presses first on a board. */
export const FIRST_NEXT = `[data-board] ${NEXT}`;
/** A board on its second step. */
export const TURNED = '[data-board][data-at="1"]';
/** A board whose canvas is shown. */
export const PAINTED = '[data-board][data-painter=pixi]';
