import { ofActor, ofTargets, type Shared, type Tally } from '../../../core/outcomes.ts';
import { wordOf } from '../../../core/reasons.ts';
import type { Cut } from '../../contract/policy.ts';
import { chargeIn, chargeWord } from '../charging/tally.ts';
import type { Event } from '../events.ts';
import { FIRE_DIE } from '../tables.ts';
import { isRoundCut, ROUND_OUTCOMES, roundWord } from '../melee/tally.ts';

/** What each word means for the side that gave the order and for the other. */
export const OUTCOMES: Readonly<Record<string, Shared>> = {
  ...ofTargets({
    'no-loss': 'unharmed',
    losses: 'thinned',
    halts: 'shaken',
    'falls-back': 'driven-back',
    routs: 'routed',
    destroyed: 'destroyed',
    declared: 'unharmed',
    'comes-home': 'unharmed',
    'square-formed': 'unharmed',
    'caught-unformed': 'shaken',
    'meets-retiring': 'driven-back',
    'rides-down': 'routed',
    'meets-charge': 'unharmed',
    misses: 'unharmed',
  }),
  'actor-halts': ofActor('shaken'),
  rallies: ofActor('unharmed'),
  'does-not-rally': ofActor('routed'),
  recovers: ofActor('unharmed'),
  dies: ofActor('destroyed'),
  ...Object.fromEntries(FIRE_DIE.map((rating) => [`rating-${rating}`, ofActor('unharmed')])),
  ...ROUND_OUTCOMES,
};

/** How many men each side has lost. */
function lossesOf(events: readonly Event[]): Readonly<Record<string, number>> {
  const lost: Record<string, number> = {};
  for (const event of events)
    if (event.type === 'men-lost' || event.type === 'men-marked')
      lost[event.side] = (lost[event.side] ?? 0) + event.lost;
  return lost;
}

/** Those that were fired at; null if nobody has fired. */
function targetsIn(events: readonly Event[]): readonly string[] | null {
  const fired = events.find((event) => event.type === 'volley-fired');
  return fired?.type === 'volley-fired' ? fired.at : null;
}

/**
 * Where odds end: with the tests of those that the order was about. Whoever sees them run, or sees
 * his commander killed, tests after them, and so do those who have lost him.
 */
function endIn(events: readonly Event[]): number {
  const at = targetsIn(events);
  const end = events.findIndex(
    (event) =>
      (event.type === 'control-tested' && event.because === 'commander') ||
      (event.type === 'morale-tested' &&
        (event.because === 'runners' || (event.because === 'commander' && at !== null && !at.includes(event.unit)))),
  );
  return end === -1 ? events.length : end;
}

/** Odds leave out the tests that tests may cause: with six neighbours they are 2,000 ways. */
export const CUT: Cut<Event> = {
  says: 'These odds end with those whom the order is about: what others do who see them run is not counted.',
  isIn: (events) => (roundWord(events) === null ? endIn(events) < events.length : isRoundCut(events)),
};

/** What a roll of commanders or of a rally comes to; null if none was made. */
function commandWord(events: readonly Event[]): string | null {
  for (const event of events) {
    if (event.type === 'rally-tested') return wordOf(event.reasons[0]);
    if (event.type === 'general-rated') return `rating-${event.rating}`;
    if (event.type === 'general-recovery') return event.recovers ? 'recovers' : 'dies';
  }
  return null;
}

/**
 * The result of some events for those that were fired at or have fought, and the men of each side.
 */
export function tally(all: readonly Event[]): Tally {
  const lost = lossesOf(all);
  const round = roundWord(all);
  if (round !== null) return { word: round, lost };
  if (chargeIn(all) !== null) return { word: chargeWord(all) ?? 'declared', lost };
  const command = commandWord(all);
  if (command !== null) return { word: command, lost };
  const events = all.slice(0, endIn(all));
  const at = targetsIn(events);
  const isOf = (type: Event['type']): boolean =>
    events.some((event) => event.type === type && (at === null || ('unit' in event && at.includes(event.unit))));
  if (isOf('unit-destroyed') || isOf('unit-left')) return { word: 'destroyed', lost };
  if (isOf('unit-broke')) return { word: 'routs', lost };
  if (isOf('fell-back')) return { word: 'falls-back', lost };
  if (isOf('unit-shaken')) return { word: 'halts', lost };
  return { word: isOf('men-lost') || isOf('men-marked') ? 'losses' : 'no-loss', lost };
}
