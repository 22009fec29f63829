import type { Readings } from '../../../src/core/ids.ts';
import { termsOf } from '../../../src/core/reasons.ts';
import { begin, play, type Came, type Field } from './field.ts';

/** Two units in contact, front to front; the French resolve their melees. */
export const facing = (a: string, b: string, more: Partial<Field> = {}): Field => ({
  french: { a: `${a.split(' ')[0]!} beside=b:front:0 ${a.split(' ').slice(1).join(' ')}`, ...more.french },
  allied: { b: `${b.split(' ')[0]!} 16,16 south ${b.split(' ').slice(1).join(' ')}`, ...more.allied },
  terrain: more.terrain ?? {},
  now: { phase: 'melee', ...more.now },
});

export const fight = (
  field: Field,
  dice: readonly [number, number],
  more: readonly object[] = [],
  readings: Readings = {},
) => play(begin(field, readings), { fight: 'a' }, { 'melee.a': dice[0] }, { 'melee.b': dice[1] }, ...(more as never[]));

/** What a unit adds to its die, by clause. */
export function terms(field: Field, unit: 'a' | 'b' = 'a', readings: Readings = {}): Readonly<Record<string, number>> {
  const faces = [0, 1, 2, 3, 4, 5].map((n) => [1 + n, 6] as const);
  for (const dice of faces) {
    try {
      const { events } = fight(field, dice, [{ 'rout.a': 1 }], readings);
      return counted(events, unit);
    } catch {
      // The dice were level, or there was no rout to roll for: other dice are tried.
    }
    try {
      return counted(fight(field, dice, [], readings).events, unit);
    } catch {
      // The same again, with the next dice.
    }
  }
  throw new Error('No dice decide this melee');
}
export const counted = (events: Came['events'], unit: string) => {
  const scored = events.find((event) => event.type === 'side-scored' && event.unit === unit);
  const sum = scored?.type === 'side-scored' ? scored.reasons[0] : undefined;
  const all = termsOf(sum!).filter((term) => term.counted && term.clause !== 'tt.melee.roll');
  return Object.fromEntries(all.map(({ clause, value }) => [clause.replace('tt.melee.', ''), Number(value)]));
};
