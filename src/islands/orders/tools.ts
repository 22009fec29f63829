/**
 * The code that a reader's orders and dice need in every game: a chunk that is loaded only on
 * demand.
 */
export { playModule } from '../../register/index.ts';
export { firstDue, isReaders } from '../../games/contract/due.ts';
export { isHidden, seenOrder, seenRolls } from '../../games/contract/view.ts';
export { narrated } from './narrated.ts';
export { orderAfter } from '../../games/contract/odds.ts';
export { withHidden } from '../../core/dice.ts';
export { seeded } from '../../core/seeded.ts';
export { oddsOf, toldOdds } from '../../scenario/play/odds.ts';
export { svgLive } from '../../painters/live.ts';
export { liveDrawings, spriteOf } from '../../painters/sprite.ts';
export { aboutOf } from '../../scene/about.ts';
export { chainMarkup } from '../../painters/chain.ts';
export { chanceText } from '../../panel/shares.ts';
export { orderReportMarkup, outcomeText } from '../../panel/order-report.ts';
export { captioned } from '../../panel/result.ts';
export {
  chanceOf,
  countedOrder,
  lacksOf,
  whoChooses,
  policyChoice,
  isSameSide,
  meets,
  SEED,
} from '../../scenario/ask/goal.ts';
export { headline } from '../../panel/headline.ts';
export { stripMarkup } from '../../panel/strip.ts';
export { descriptionItems } from '../../panel/description.ts';
export { instructions } from '../../panel/instructions.ts';
export { choicesOf } from '../../scene/input.ts';
export { framed } from '../../scene/framing.ts';
