import { capital } from '../../contract/sentences.ts';
import { countOf } from '../bodies/models.ts';
import type { Event } from '../events.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';

/** How many models of a body fall in these events; null if nobody has shot at it or struck it. */
function lostBy(events: readonly Event[], id: string): number | null {
  const isHit = events.some((event) =>
    event.type === 'gun-hit'
      ? event.unit === id
      : (event.type === 'volleyed' || event.type === 'struck') && event.at === id,
  );
  const fell = events.filter((event) => event.type === 'shot-down' || event.type === 'cut-down');
  return isHit ? fell.filter(({ unit }) => unit === id).reduce((sum, { lost }) => sum + lost, 0) : null;
}

/** What becomes of a body that is fired at or struck, in a verb; null if it need not even test. */
function fateOf(events: readonly Event[], id: string): string | null {
  const is = (type: Event['type']): boolean =>
    events.some((event) => event.type === type && 'unit' in event && event.unit === id);
  if (is('destroyed')) return 'are destroyed';
  if (is('routed')) return 'rout';
  return is('tested') ? 'stand' : null;
}

/**
 * What volleys, blows and hits of guns came to: `6 of 20 fall. They stand.` If several bodies were
 * hit, each has its name: `The musketeers: 5 of 18 fall, and they rout.` Null if nobody shot or
 * struck.
 */
export function headline(events: readonly Event[], state: State): string | null {
  const hit = Object.values(state.units).flatMap((body) => {
    const lost = lostBy(events, body.id);
    if (lost === null) return [];
    const falls = lost === 0 ? 'nobody falls' : `${lost} of ${countOf(body)} ${lost === 1 ? 'falls' : 'fall'}`;
    return [{ name: nameOf(body.id, state), falls, fate: fateOf(events, body.id) }];
  });
  const [only, more] = hit;
  if (only === undefined) return null;
  if (more === undefined) return `${capital(only.falls)}.${only.fate === null ? '' : ` They ${only.fate}.`}`;
  return hit
    .map(({ name, falls, fate }) => `${capital(name)}: ${falls}${fate === null ? '' : `, and they ${fate}`}.`)
    .join(' ');
}
