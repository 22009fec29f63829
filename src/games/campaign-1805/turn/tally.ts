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
  'own-destruction': ofActor('destroyed'),
  'both-destroyed': { actor: 'destroyed', target: 'destroyed' },
  'own-destruction-their-rout': { actor: 'destroyed', target: 'routed' },
  'own-rout-their-destruction': { actor: 'routed', target: 'destroyed' },
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
  if (isOf('left') || isOf('destroyed')) return { lost, end: 'destroyed' };
  return { lost, end: isOf('routed') ? 'routs' : 'stands' };
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

/** The word for how two bodies end, the actor first, unless both stand. */
const ENDS: Readonly<Record<Fate['end'], Readonly<Record<Fate['end'], string | null>>>> = {
  stands: { stands: null, routs: 'routs', destroyed: 'destroyed' },
  routs: { stands: 'routed-itself', routs: 'both-rout', destroyed: 'own-rout-their-destruction' },
  destroyed: { stands: 'own-destruction', routs: 'own-destruction-their-rout', destroyed: 'both-destroyed' },
};

/** The word for two fates, the actor’s first. */
function wordFor(own: Fate, foe: Fate, isShort: boolean): string {
  const end = ENDS[own.end][foe.end];
  if (end !== null) return end;
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
  // Whom nobody has attacked may still run off the table, or be caught as he runs.
  const isGone = events.some(({ type }) => type === 'left' || type === 'destroyed');
  if (bodies === null) return { word: isGone ? 'destroyed' : 'no-loss', lost };
  const [own, foe] = bodies.map((id) => fateOf(events, id)) as [Fate, Fate];
  const isShort = events.some(({ type }) => type === 'fell-short');
  return { word: wordFor(own, foe, isShort), lost };
}
