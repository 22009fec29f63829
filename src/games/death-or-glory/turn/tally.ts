import { ofTargets, type Shared, type Tally } from '../../../core/outcomes.ts';
import type { Event } from '../events.ts';

/** What each word means for the side that gave the order and for the other. */
export const OUTCOMES: Readonly<Record<string, Shared>> = ofTargets({
  'no-loss': 'unharmed',
  losses: 'thinned',
  halts: 'shaken',
  'falls-back': 'driven-back',
  routs: 'routed',
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
  const fired = events.find((event) => event.type === 'volley-fired');
  const at = fired?.type === 'volley-fired' ? fired.at : null;
  const isOf = (type: Event['type']): boolean =>
    events.some((event) => event.type === type && (at === null || ('unit' in event && at.includes(event.unit))));
  if (isOf('unit-destroyed') || isOf('unit-left')) return { word: 'destroyed', lost };
  if (isOf('unit-broke')) return { word: 'routs', lost };
  if (isOf('fell-back')) return { word: 'falls-back', lost };
  if (isOf('unit-shaken')) return { word: 'halts', lost };
  return { word: isOf('men-lost') || isOf('men-marked') ? 'losses' : 'no-loss', lost };
}
