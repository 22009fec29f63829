import type { Shared } from '../../../core/outcomes.ts';
import type { Event, EventOf } from '../events.ts';

const both = (each: Shared['actor']): Shared => ({ actor: each, target: each });

/** What each word of a round means for the side that gave the order and for the other. */
export const ROUND_OUTCOMES = {
  'target-retires': { actor: 'unharmed', target: 'driven-back' },
  'target-routs': { actor: 'unharmed', target: 'routed' },
  'target-destroyed': { actor: 'unharmed', target: 'destroyed' },
  'melee-goes-on': both('thinned'),
  'melee-breaks-off': both('shaken'),
  'actor-retires': { actor: 'driven-back', target: 'unharmed' },
  'actor-routs': { actor: 'routed', target: 'unharmed' },
  'actor-destroyed': { actor: 'destroyed', target: 'unharmed' },
  'both-destroyed': both('destroyed'),
} as const satisfies Readonly<Record<string, Shared>>;

type RoundWord = keyof typeof ROUND_OUTCOMES;
type Part = 'actor' | 'target';

/** The part that each unit of a round has: the side of its first unit has given the order. */
function partsOf(events: readonly Event[], units: readonly string[]): (unit: string) => Part | null {
  const scores = events.filter((event): event is EventOf<'side-scored'> => event.type === 'side-scored');
  const [first] = units;
  const own = scores.find(({ unit }) => unit === first)?.side;
  const isOwn = (side: string): boolean =>
    own === undefined ? scores.some((each) => each.at === first && each.side !== side) : side === own;
  return (unit) => {
    const [struck, strikes] = [scores.find(({ at }) => at === unit), scores.find((each) => each.unit === unit)];
    if (strikes !== undefined) return isOwn(strikes.side) ? 'actor' : 'target';
    return struck === undefined ? null : isOwn(struck.side) ? 'target' : 'actor';
  };
}

/** Who fought a round, by the part that they have in it; null if none was fought. */
export function roundParts(events: readonly Event[]): Readonly<Record<Part, readonly string[]>> | null {
  const settled = events.find((event) => event.type === 'round-won' || event.type === 'round-level');
  if (settled?.type !== 'round-won' && settled?.type !== 'round-level') return null;
  const partOf = partsOf(events, settled.units);
  const of = (part: Part): readonly string[] => settled.units.filter((unit) => partOf(unit) === part);
  return { actor: of('actor'), target: of('target') };
}

/**
 * The word for a round of melee by what has become of those who fought it; null if none was fought.
 * What others do who see them run, and tests of control, are not in it.
 */
export function roundWord(all: readonly Event[]): RoundWord | null {
  const settled = all.find((event) => event.type === 'round-won' || event.type === 'round-level');
  if (settled?.type !== 'round-won' && settled?.type !== 'round-level') return null;
  const end = all.findIndex((event) => event.type === 'morale-tested' && event.because === 'runners');
  const events = end === -1 ? all : all.slice(0, end);
  const partOf = partsOf(all, settled.units);
  const isOf = (type: Event['type'], part: Part): boolean =>
    events.some((event) => event.type === type && 'unit' in event && partOf(event.unit) === part);
  const isGone = (part: Part): boolean =>
    settled.units
      .filter((unit) => partOf(unit) === part)
      .every((unit) => all.some((event) => event.type === 'unit-destroyed' && event.unit === unit));
  if (settled.type === 'round-level') return isGone('actor') && isGone('target') ? 'both-destroyed' : 'melee-goes-on';
  const strikers = all.filter((event): event is EventOf<'side-scored'> => event.type === 'side-scored');
  const winning = strikers.find(({ side }) => side === settled.side)?.unit;
  const winner = winning === undefined ? 'actor' : partOf(winning)!;
  const loser = winner === 'actor' ? 'target' : 'actor';
  if (isGone(loser)) return `${loser}-destroyed`;
  if (isOf('unit-broke', loser) || settled.clauses.includes('dg.melee.backs-to-enemy')) return `${loser}-routs`;
  if (isOf('unit-broke', winner)) return `${winner}-routs`;
  if (isOf('unit-shaken', winner)) return 'melee-breaks-off';
  return isOf('fell-back', loser) ? `${loser}-retires` : 'melee-goes-on';
}

/** Whether odds of a round leave out what others do who see somebody run. */
export const isRoundCut = (events: readonly Event[]): boolean =>
  roundWord(events) !== null && events.some((event) => event.type === 'morale-tested' && event.because === 'runners');
