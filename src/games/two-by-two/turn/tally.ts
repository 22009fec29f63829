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

/** What became of a unit in a melee or a rout, the worst of it. */
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

/** What became of the targets of these shots, the worst of it. */
function shotWord(events: readonly Event[]): MeleeOutcome {
  const gone = events.filter(isOf('unit-destroyed'));
  const words = events
    .filter(isOf('shot-fired'))
    .map(({ at: target, reasons: [sum] }) =>
      gone.some(({ unit }) => unit === target) ? 'destroyed' : (wordOf(sum) ?? 'unharmed'),
    );
  return WORST.find((word) => words.includes(word)) ?? 'unharmed';
}

/**
 * What became of the loser of the first of these melees, and whether that is whoever fought for the
 * side that resolved it.
 */
function meleeWord(events: readonly Event[]): string | null {
  const decided = events.find(isOf('melee-decided'));
  if (decided === undefined) return null;
  const { loser, principal } = decided;
  // What befalls the loser later, in a melee of somebody who follows up, is another matter.
  const word = fateOf(events, loser);
  if (loser !== principal || word === 'unharmed' || word === 'pinned') return word;
  return `actor-${word}`;
}

/** What became of a unit that routed by itself. */
function routWord(events: readonly Event[]): MeleeOutcome | null {
  const first = events.find((event) => event.type === 'unit-routed' || event.type === 'unit-fled');
  return first === undefined ? null : fateOf(events, first.unit);
}

/**
 * What an order came to for those it was aimed at, in a word; and how many units each side has
 * lost, by panic as well.
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
