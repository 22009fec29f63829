import type { Favours, ToldOutcome } from '../../../core/outcomes.ts';
import { wordOf } from '../../../core/reasons.ts';
import type { Event } from '../events.ts';

/** The outcomes of a roll that have their own names, and the side that each outcome favours. */
type RollOutcomes = Readonly<Record<string, readonly [says: string, favours: Favours]>>;

const RIVER: RollOutcomes = { unharmed: ['crosses', 'actor'], halted: ['stays on the bank', 'target'] };
const ROAD: RollOutcomes = { unharmed: ['takes the road', 'actor'], halted: ['loses the road', 'target'] };
const RALLY: RollOutcomes = { unharmed: ['rallies', 'actor'], removed: ['removed', 'target'] };
const RALLIES: RollOutcomes = { unharmed: ['all rally', 'actor'], removed: ['at least one removed', 'target'] };

/** How often a roll with one of these results is in these events. */
const rolls = (events: readonly Event[], ...results: readonly string[]): number =>
  events.filter((event) => 'reasons' in event && event.reasons.some((sum) => results.includes(wordOf(sum) ?? '')))
    .length;

function namesAfter(events: readonly Event[]): RollOutcomes {
  if (rolls(events, 'river-entered', 'river-not-entered') > 0) return RIVER;
  if (rolls(events, 'taken', 'lost') > 0) return ROAD;
  const rallying = rolls(events, 'rallied', 'not rallied');
  return rallying === 0 ? {} : rallying === 1 ? RALLY : RALLIES;
}

const ATTACKER = 'attacker-';

/**
 * The outcome of a roll at a river, for a road or to rally. The table of outcomes says only that no
 * unit is harmed. Null for other outcomes, except that an attacker's loses its prefix.
 */
export function outcome(word: string, events: readonly Event[]): ToldOutcome | null {
  const named = namesAfter(events)[word];
  if (named !== undefined) return { says: named[0], favours: named[1] };
  if (word === 'shot-disrupted') return { says: 'disrupted', favours: 'actor' };
  // The group in which the outcome is shown already says that it is the attacker's.
  return word.startsWith(ATTACKER) ? { says: word.slice(ATTACKER.length), favours: 'target' } : null;
}
