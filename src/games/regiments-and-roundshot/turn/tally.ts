import type { Tally } from '../../../core/outcomes.ts';
import { wordOf } from '../../../core/reasons.ts';
import type { Event, EventOf } from '../events.ts';

type Word = 'no-effect' | 'disrupted' | 'retreated' | 'routed' | 'destroyed';

const WORST: readonly Word[] = ['destroyed', 'routed', 'retreated', 'disrupted', 'no-effect'];

/** What the events about one figure do to it; all others do nothing to it. */
const DOES: Readonly<Partial<Record<Event['type'], Word>>> = {
  'unit-disrupted': 'disrupted',
  'unit-retreated': 'retreated',
  'unit-routed': 'routed',
  'unit-fled': 'routed',
  'unit-left': 'destroyed',
  'unit-destroyed': 'destroyed',
};

/** What an event does to a figure, in a word; null if it does nothing to it. */
const doneTo = (event: Event, id: string): Word | null =>
  'unit' in event && event.unit === id ? (DOES[event.type] ?? null) : null;

/** The worst that happened to a figure. Whoever leaves the board is gone like the destroyed. */
function fateOf(events: readonly Event[], id: string): Word {
  const all = events.flatMap((event) => doneTo(event, id) ?? []);
  return WORST.find((word) => all.includes(word)) ?? 'no-effect';
}

const isAttack = (event: Event): event is EventOf<'guns-fired' | 'volley-fired' | 'charge-made'> =>
  event.type === 'guns-fired' || event.type === 'volley-fired' || event.type === 'charge-made';

/**
 * What became of the first attack: for its target or, if a charge has failed, for the charger. A
 * further attack by overrun is no part of it.
 */
function attackWord(events: readonly Event[]): string | null {
  const attack = events.find(isAttack);
  if (attack === undefined) return null;
  const isFailed = attack.reasons !== undefined && wordOf(attack.reasons[0]) === 'fails';
  if (!isFailed) return fateOf(events, attack.at);
  const word = fateOf(events, attack.unit);
  return word === 'no-effect' ? word : `actor-${word}`;
}

/**
 * What became of a figure whose rout was due, once its owner has answered: the attack that caused
 * it came before. For its owner, who gives the answer.
 */
function answerWord(events: readonly Event[]): string | null {
  const isAnswer = events[0]?.type === 'card-played' || events[0]?.type === 'card-passed';
  const due = isAnswer ? events.find(({ type }) => DOES[type] !== undefined) : undefined;
  return due === undefined || !('unit' in due) ? null : `actor-${fateOf(events, due.unit)}`;
}

/** Whether a figure has left the board that did not rout. @ruling rr-089 */
const isMarchedOff = (event: Event): event is EventOf<'unit-left'> =>
  event.type === 'unit-left' && !event.clauses.includes('rr.rout.continues');

/** How many figures of each side were lost: each that routs or is destroyed counts once. */
function lossesOf(events: readonly Event[]): Readonly<Record<string, number>> {
  const sides = new Map<string, string>();
  for (const event of events) {
    const isLost = event.type === 'unit-routed' || event.type === 'unit-destroyed' || isMarchedOff(event);
    if (isLost) sides.set(event.unit, event.side);
    if (event.type === 'formation-broke') for (const { unit } of event.flights) sides.set(unit, event.side);
  }
  const all = [...sides.values()];
  return Object.fromEntries([...new Set(all)].map((side) => [side, all.filter((each) => each === side).length]));
}

/** What a roll that is no attack came to. */
const GAINS: Readonly<Record<string, string>> = {
  reforms: 'steady',
  rallied: 'rallied',
  arrives: 'arrived',
  'in-hand': 'in-hand',
  wild: 'wild',
};

/**
 * What a roll to reform, to rally, for reinforcements or for control has brought; null if it has
 * brought nothing.
 */
function gainOf(events: readonly Event[]): string | null {
  const words = events.flatMap((event) =>
    event.type === 'recovery-rolled' ||
    event.type === 'rally-rolled' ||
    event.type === 'reinforcements-rolled' ||
    event.type === 'control-rolled'
      ? (wordOf(event.reasons[0]) ?? [])
      : [],
  );
  return Object.entries(GAINS).find(([word]) => words.includes(word))?.[1] ?? null;
}

/** Whether all march who roll for it; null if nobody rolled. */
function marchWord(events: readonly Event[]): string | null {
  const marches = events.filter((event) => event.type === 'march-rolled');
  if (marches.length === 0) return null;
  return marches.every(({ reasons }) => wordOf(reasons[0]) === 'marches') ? 'marched' : 'left-behind';
}

/** Where a column comes on, by an arrival roll. */
const PLACES: Readonly<Record<string, string>> = {
  left: 'on-left',
  centre: 'in-centre',
  right: 'on-right',
  any: 'anywhere',
};

/** The place that the arrival roll of an order that is that roll names; null if it is none. */
function placeOf(events: readonly Event[]): string | null {
  const roll = events.findLast((event) => event.type === 'arrival-rolled');
  return roll === undefined ? null : (PLACES[wordOf(roll.reasons[0]) ?? ''] ?? null);
}

/** Whether somebody is gone whom nobody has attacked: who runs on may leave the board. */
const goneWord = (events: readonly Event[]): Word | null =>
  events.some(({ type }) => DOES[type] === 'destroyed') ? 'destroyed' : null;

const WORDS = [attackWord, answerWord, gainOf, marchWord, placeOf, goneWord] as const;

/** The outcome of an order for whom it was aimed at, in a word, and the losses of each side. */
export function tally(events: readonly Event[]): Tally {
  const word = WORDS.reduce<string | null>((found, wordIn) => found ?? wordIn(events), null) ?? 'no-effect';
  return { word, lost: lossesOf(events) };
}
