import { share, type Fraction } from '../core/fraction.ts';
import type { Chances } from '../core/ways.ts';
import type { Losses } from '../scenario/play/odds.ts';
import { escape } from './markup.ts';

/** The chance of each number of losses, from none up. */
const byNumber = (chances: Chances): readonly (readonly [lost: number, chance: Fraction])[] =>
  Object.entries(chances)
    .map(([lost, chance]) => [Number(lost), chance] as const)
    .filter(([, { ways }]) => ways > 0n)
    .sort(([a], [b]) => a - b);

/** The mean of these losses: `2.4`; never 0 if anything can be lost. */
export function meanText(chances: Chances): string {
  const all = byNumber(chances);
  const sum = all.reduce((ways, [lost, chance]) => ways + BigInt(lost) * chance.ways, 0n);
  const of = all[0]?.[1].of ?? 1n;
  const mean = Number((sum * 1000n) / of) / 1000;
  return sum > 0n && mean < 0.05 ? 'under 0.1' : mean.toFixed(1);
}

/** A number of losses that is rarer than this has no bar of its own at the ends. */
const RAREST = 0.001;

/** The height of the bars and the width of one, in the units of their picture. */
const [HEIGHT, BAR] = [24, 5];

/** A bar for each number of losses, the likeliest the highest. */
function barsMarkup(chances: Chances): string {
  const bars = byNumber(chances).map(([lost, chance]) => [lost, share(chance)] as const);
  const likely = bars.filter(([, part]) => part >= RAREST);
  const most = Math.max(...likely.map(([lost]) => lost));
  const highest = Math.max(...likely.map(([, part]) => part));
  const drawn = likely.map(
    ([lost, part]) => `M${lost * BAR} ${HEIGHT}v-${Math.max(1, Math.round((part / highest) * HEIGHT))}`,
  );
  const shown = `<svg viewBox="-${BAR / 2} 0 ${(most + 1) * BAR} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><path d="${drawn.join('')}"/></svg>`;
  return `${shown}<small aria-hidden="true"><span>0</span><span>${most}</span></small>`;
}

/** Whether more than one piece can be lost: otherwise the outcomes tell all. */
const isSeveral = ({ chances }: Losses): boolean => byNumber(chances).some(([lost]) => lost > 1);

/**
 * For each side that can lose more than one piece: how many it loses on average, and how likely it
 * is to lose each number. Empty if none can.
 */
export function lossesMarkup(losses: readonly Losses[]): string {
  const items = losses
    .filter(isSeveral)
    .map(
      (each) =>
        `<li>${escape(each.side)} <b>${meanText(each.chances)} ${escape(each.unit)}</b>${barsMarkup(each.chances)}</li>`,
    );
  return items.length === 0 ? '' : `<div class="lost"><p>Lost on average</p><ul>${items.join('')}</ul></div>`;
}
