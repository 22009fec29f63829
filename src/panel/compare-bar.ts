import type { Standing } from '../core/standings.ts';

/** Narrower parts have no number, in percent: on a phone it would not fit. */
const LEAST = 8;

/** A part of the bar, as percentages of the whole width. */
interface Part {
  readonly standing: Standing;
  readonly from: number;
  readonly width: number;
  /** The chance in percent. */
  readonly chance: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * The parts of a bar around its middle. The acting side comes off worse to the left, worst at the
 * end; the other side to the right; what is level lies across the middle. The whole width stands
 * for 100 % to each side, so that bars of several games are on one scale.
 */
export function balanceParts(
  shares: Readonly<Record<Standing, number>>,
  standings: readonly Standing[],
): readonly Part[] {
  // The scale leads from the best for the acting side to the worst; the bar from left to right.
  const order = [...standings].reverse();
  const widths = order.map((standing) => (shares[standing] ?? 0) * 50);
  const left = order.reduce((sum, standing, n) => {
    if (standing === 'level') return sum + widths[n]! / 2;
    return standing.startsWith('actor-') ? sum + widths[n]! : sum;
  }, 0);
  let from = 50 - left;
  return order.map((standing, n) => {
    const part = { standing, from: round(from), width: round(widths[n]!), chance: Math.round(widths[n]! * 2) };
    from += widths[n]!;
    return part;
  });
}

/** The bar as a picture; the numbers that it shows stand beside it as text. */
export function balanceMarkup(shares: Readonly<Record<Standing, number>>, standings: readonly Standing[]): string {
  const parts = balanceParts(shares, standings)
    .filter(({ width }) => width > 0)
    .map(({ standing, from, width, chance }) => {
      const text =
        chance >= LEAST ? `<text class="on-${standing}" x="${round(from + width / 2)}%" y="18">${chance}</text>` : '';
      return `<rect class="${standing}" x="${from}%" width="${width}%" height="26"/>${text}`;
    });
  return `<svg class="balance" aria-hidden="true">${parts.join('')}<line x1="50%" x2="50%" y2="4"/><line x1="50%" x2="50%" y1="22" y2="26"/></svg>`;
}
