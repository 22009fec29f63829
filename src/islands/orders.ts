/** What every game's live moves need, in a chunk of its own: loaded when the reader rolls or orders, never before. */
export { playModule } from '../register/index.ts';
export { seeded } from '../core/seeded.ts';
export { oddsOf } from '../scenario/odds.ts';
export { sharedDrawings, spriteOf, svgLive } from '../painters/svg.ts';
export { orderReportMarkup } from '../panel/order-report.ts';
export { chanceOf, whoChooses, policyChoice, isSameSide, meets, SEED } from '../scenario/goal.ts';
