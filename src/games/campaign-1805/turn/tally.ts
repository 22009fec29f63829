import type { Tally } from '../../../core/outcomes.ts';
import { ofActor, ofTargets, type Shared } from '../../../core/outcomes.ts';
import type { Event } from '../events.ts';

/** What each word means for the side that gave the order and for the other. */
export const OUTCOMES: Readonly<Record<string, Shared>> = {
  ...ofTargets({ 'no-loss': 'unharmed', losses: 'thinned', routs: 'routed', destroyed: 'destroyed' }),
  'own-losses': ofActor('thinned'),
  'both-lose': { actor: 'thinned', target: 'thinned' },
  'falls-short': ofActor('shaken'),
  'routed-itself': ofActor('routed'),
  'both-rout': { actor: 'routed', target: 'routed' },
};

/** What happened to one body. */
interface Fate {
  readonly lost: number;
  readonly end: 'stands' | 'routs' | 'destroyed';
}

function fateOf(events: readonly Event[], id: string): Fate {
  const own = events.filter((event) => 'unit' in event && event.unit === id);
  const lost = own.reduce((sum, event) => sum + ('lost' in event ? event.lost : 0), 0);
  const isOf = (type: Event['type']): boolean => own.some((event) => event.type === type);
  if (isOf('routed') || isOf('left')) return { lost, end: 'routs' };
  return { lost, end: isOf('destroyed') ? 'destroyed' : 'stands' };
}

/** The two bodies that an action is about: who acts, and at whom. */
export function bodiesOf(events: readonly Event[]): readonly [string, string] | null {
  for (const event of events) {
    if (event.type === 'charge-issued') return [event.unit, event.at];
    if (event.type === 'answered') return [event.by, event.unit];
    if (event.type === 'volleyed' || event.type === 'struck' || event.type === 'gun-fired')
      return [event.unit, event.at];
  }
  return null;
}

/** The word for two fates, the actor’s first. A body that is gone cannot rout any more. */
function wordFor(own: Fate, foe: Fate, isShort: boolean): string {
  if (own.end === 'routs' && foe.end === 'routs') return 'both-rout';
  if (foe.end === 'routs') return 'routs';
  if (own.end === 'routs') return 'routed-itself';
  if (foe.end === 'destroyed') return 'destroyed';
  if (isShort) return 'falls-short';
  if (own.lost > 0) return foe.lost > 0 ? 'both-lose' : 'own-losses';
  return foe.lost > 0 ? 'losses' : 'no-loss';
}

/** How many models each side has lost. */
function lossesOf(events: readonly Event[]): Readonly<Record<string, number>> {
  const lost: Record<string, number> = {};
  for (const event of events) if ('lost' in event) lost[event.side] = (lost[event.side] ?? 0) + event.lost;
  return lost;
}

/**
 * The result of some events for the two bodies that they are about, and the models of each side.
 */
export function tally(events: readonly Event[]): Tally {
  const bodies = bodiesOf(events);
  const lost = lossesOf(events);
  if (bodies === null) return { word: 'no-loss', lost };
  const [own, foe] = bodies.map((id) => fateOf(events, id)) as [Fate, Fate];
  const isShort = events.some(({ type }) => type === 'fell-short');
  return { word: wordFor(own, foe, isShort), lost };
}
