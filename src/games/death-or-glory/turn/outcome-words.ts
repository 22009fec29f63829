import { favoured, type ToldOutcome } from '../../../core/outcomes.ts';
import { filled } from '../../contract/sentences.ts';
import { chargeIn } from '../charging/tally.ts';
import type { Event } from '../events.ts';
import { roundParts } from '../melee/tally.ts';
import { nameOf, people } from '../names.ts';
import type { State } from '../state.ts';
import { OUTCOMES } from './tally.ts';

/** What becomes of a charge or of a round, by the names of both: `own` charges, or has begun it. */
const NAMED: Readonly<Record<string, string>> = {
  declared: '{own:charges|charge} {foe}',
  'comes-home': '{own:reaches|reach} {foe}',
  'square-formed': '{foe:is|are} in square in time',
  'caught-unformed': '{own:catches|catch} {foe} unformed',
  'meets-retiring': '{foe:falls|fall} back and {foe>is|are} reached',
  'rides-down': '{foe:runs|run} and {foe>is|are} overtaken',
  'meets-charge': 'the two charges meet',
  misses: '{own:reaches|reach} nobody',
  'actor-halts': '{own:halts|halt}',
  'target-retires': '{foe:falls|fall} back',
  'target-routs': '{foe:breaks|break}',
  'target-destroyed': '{foe:is|are} destroyed',
  'actor-retires': '{own:falls|fall} back',
  'actor-routs': '{own:breaks|break}',
  'actor-destroyed': '{own:is|are} destroyed',
  'melee-goes-on': 'the melee goes on',
  'melee-breaks-off': 'the melee is broken off',
  'both-destroyed': 'both are destroyed',
};

/** Outcomes that concern one side alone: what is no gain is no loss either. */
const ALONE: Readonly<Record<string, ToldOutcome>> = {
  rallies: { says: 'rallies', favours: 'actor' },
  'does-not-rally': { says: 'does not rally', favours: 'neither' },
  recovers: { says: 'recovers', favours: 'actor' },
};

/** What both sides are called where no event names them. */
const UNNAMED = { own: 'the attackers', foe: 'the enemy' };

/** The names of both sides of a charge, or of a round; null if the events have neither. */
function namesIn(events: readonly Event[], state: State): Readonly<Record<string, string>> | null {
  const charge = chargeIn(events);
  if (charge !== null) return { own: nameOf(charge.unit, state), foe: nameOf(charge.at, state) };
  const parts = roundParts(events);
  if (parts === null) return null;
  const named = ([first, ...more]: readonly string[], other: string): string => {
    if (first === undefined) return other;
    return more.length === 0 ? nameOf(first, state) : people(state.units[first]?.side ?? first, state);
  };
  return { own: named(parts.actor, UNNAMED.own), foe: named(parts.target, UNNAMED.foe) };
}

/**
 * An outcome of a charge or of a round, by the names of those who fight; null if the table of
 * outcomes says enough.
 */
export function outcome(word: string, events: readonly Event[], state: State): ToldOutcome | null {
  const text = NAMED[word];
  if (text === undefined) return ALONE[word] ?? null;
  const names: Readonly<Record<string, string>> = namesIn(events, state) ?? UNNAMED;
  return { says: filled(text, (field) => names[field]!), favours: favoured(OUTCOMES[word]!) };
}
