import type { Tally } from '../../../core/outcomes.ts';
import { wordOf } from '../../../core/reasons.ts';
import type { Event, EventOf } from '../events.ts';
import { OUTCOME } from '../tables.ts';

type MeleeOutcome = keyof typeof OUTCOME;

const isOf =
  <T extends Event['type']>(type: T) =>
  (event: Event): event is Event & EventOf<T> =>
    event.type === type;

const WORST = Object.keys(OUTCOME).reverse() as readonly MeleeOutcome[];

/** The worst that happened to a unit in a melee or a rout. */
function fateOf(events: readonly Event[], id: string): MeleeOutcome {
  const own = events.flatMap((event): readonly MeleeOutcome[] => {
    if (!('unit' in event) || event.unit !== id) return [];
    if (event.type === 'unit-destroyed') return ['destroyed'];
    if (event.type === 'unit-routed' || event.type === 'unit-fled') return ['routed'];
    if (event.type === 'unit-thrown-back') return [event.how];
    return event.type === 'unit-disrupted' ? ['disrupted'] : [];
  });
  return WORST.find((word) => own.includes(word)) ?? 'unharmed';
}

/**
 * The worst that happened to the targets of these shots: what the table says, or what came of it,
 * if that is worse.
 * @ruling tt-051
 */
function shotWord(events: readonly Event[]): MeleeOutcome {
  const words = events
    .filter(isOf('shot-fired'))
    .flatMap(({ at: target, reasons: [sum] }) => [wordOf(sum) ?? 'unharmed', fateOf(events, target)]);
  return WORST.find((word) => words.includes(word)) ?? 'unharmed';
}

/**
 * What happened to the loser of the first of these melees. The prefix `actor-` says that the loser
 * fought for the side that resolved the melee.
 */
function meleeWord(events: readonly Event[]): string | null {
  const first = events.findIndex(isOf('melee-decided'));
  const [decided, ...after] = first < 0 ? [] : events.slice(first);
  if (decided?.type !== 'melee-decided') return null;
  const { loser, principal } = decided;
  // Only the first melee counts, and none that a unit fights by following up. What a unit suffered
  // before it is no result of it.
  const word = fateOf(after, loser);
  if (loser !== principal || word === 'unharmed' || word === 'pinned') return word;
  return `actor-${word}`;
}

/** What happened to a unit that routed, or was lost, without a shot or a melee. */
function routWord(events: readonly Event[]): MeleeOutcome | null {
  const first = events.find(
    (event) => event.type === 'unit-routed' || event.type === 'unit-fled' || event.type === 'unit-destroyed',
  );
  return first === undefined ? null : fateOf(events, first.unit);
}

/**
 * The outcome of an order for the units that it was aimed at, in a word; and how many units each
 * side has lost, also by panic.
 */
export function tally(events: readonly Event[]): Tally {
  const gone = events.filter(isOf('unit-destroyed'));
  const lost = Object.fromEntries(
    gone.map(({ side }) => [side, gone.filter((each) => each.side === side).length] as const),
  );
  const comesOn = events.find(isOf('reinforcements-rolled'));
  if (comesOn !== undefined) return { word: comesOn.called.length > 0 ? 'called-on' : 'unharmed', lost };
  const rolled = events.some(({ type }) => type === 'rally-rolled');
  if (rolled) return { word: events.some(({ type }) => type === 'unit-rallied') ? 'rallied' : 'unharmed', lost };
  const isShot = events.some(({ type }) => type === 'shot-fired');
  return { word: isShot ? shotWord(events) : (meleeWord(events) ?? routWord(events) ?? 'unharmed'), lost };
}
