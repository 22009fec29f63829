import { ofTargets, type Shared, type Tally } from '../../../core/outcomes.ts';
import type { Event } from '../events.ts';

/** What each word means for the side that gave the order and for the other. */
export const OUTCOMES: Readonly<Record<string, Shared>> = ofTargets({
  'no-loss': 'unharmed',
  losses: 'thinned',
  destroyed: 'destroyed',
});

/** How many men each side has lost. */
function lossesOf(events: readonly Event[]): Readonly<Record<string, number>> {
  const lost: Record<string, number> = {};
  for (const event of events)
    if (event.type === 'men-lost' || event.type === 'men-marked')
      lost[event.side] = (lost[event.side] ?? 0) + event.lost;
  return lost;
}

/** The result of some events for those that were fired at, and the men of each side. */
export function tally(events: readonly Event[]): Tally {
  const lost = lossesOf(events);
  const isOf = (type: Event['type']): boolean => events.some((event) => event.type === type);
  if (isOf('unit-destroyed')) return { word: 'destroyed', lost };
  return { word: isOf('men-lost') || isOf('men-marked') ? 'losses' : 'no-loss', lost };
}
