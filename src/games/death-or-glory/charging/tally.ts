import type { Event } from '../events.ts';

/** The charge that some events are about: who charges, and whom; null if none is. */
export function chargeIn(events: readonly Event[]): { readonly unit: string; readonly at: string } | null {
  for (const event of events) {
    if (event.type === 'charge-declared' && event.charge.kind !== 'counter-charge') return event.charge;
    if (event.type === 'charge-pressed' || event.type === 'charge-stopped') return event;
  }
  return null;
}

/**
 * What has become of a charge up to contact, in the words of the odds: what it will meet, or how it
 * was stopped; null where it has not been answered.
 */
export function chargeWord(events: readonly Event[]): string | null {
  const charge = chargeIn(events);
  if (charge === null) return null;
  const own = events.filter((event) => 'unit' in event && event.unit === charge.unit);
  const pressed = own.find((event) => event.type === 'charge-pressed');
  if (pressed !== undefined) return pressed.meets;
  if (!own.some(({ type }) => type === 'charge-stopped')) return null;
  if (own.some(({ type }) => type === 'unit-destroyed')) return 'actor-destroyed';
  return own.some(({ type }) => type === 'unit-broke') ? 'actor-routs' : 'actor-halts';
}
