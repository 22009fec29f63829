/**
 * What the reader's own orders and rolls need in every game, as a chunk that is loaded only when it
 * is needed.
 */
export { playModule } from '../../register/index.ts';
export { isReaders } from '../../games/contract/engine.ts';
export { seeded } from '../../core/seeded.ts';
export { oddsOf } from '../../scenario/play/odds.ts';
export { svgLive } from '../../painters/live.ts';
export { liveDrawings, spriteOf } from '../../painters/sprite.ts';
export { aboutOf } from '../../scene/about.ts';
export { chainMarkup } from '../../painters/chain.ts';
export { chanceText } from '../../panel/shares.ts';
export { orderReportMarkup } from '../../panel/order-report.ts';
export { chanceOf, countedOrder, whoChooses, policyChoice, isSameSide, meets, SEED } from '../../scenario/ask/goal.ts';
export { headline } from '../../panel/headline.ts';
export { descriptionItems } from '../../panel/description.ts';
export { instructions } from '../../panel/instructions.ts';
export { choicesOf } from '../../scene/input.ts';
