/** The engine's own chunk: loaded when the reader rolls or orders, never before. */
export { RULES } from '../games/index.ts';
export { seeded } from '../core/seeded.ts';
export { oddsOf } from '../scenario/odds.ts';
export { drawScene } from '../scene/index.ts';
export { choicesOf, handOf } from '../scene/hand.ts';
export { stampsOf, svgLive, svgSprite } from '../painters/svg.ts';
export { happenedMarkup } from '../panel/happened.ts';
export { chanceOf, chooser, chosen, isSameSide, meets, SEED } from '../scenario/goal.ts';
