import type { Scripted } from '../../../src/core/dice.ts';
import { carry, short, stand, type Event, type Field, type Order, type State } from './field.ts';

export type Units = Readonly<Record<string, string>>;
/** A fight: the unit on d4 attacks the foe on d5; its General stands on c3. */
export const board = (units: Units, field: Field = {}) =>
  stand(
    {
      unit: 'french line-infantry d4',
      foe: 'allied line-infantry d5',
      general: 'french brigadier c3',
      enemy: 'allied brigadier i6',
      ...units,
    },
    { phase: 'fighting', ...field },
  );
export const ATTACK: Order = { type: 'attack', unit: 'unit', enemy: 'foe' };
export const END: Order = { type: 'end-phase' };
export const dice = (attack: readonly number[], defence: readonly number[]): readonly Scripted[] => [
  ...attack.map((die, i) => ({ [`attack.${i + 1}`]: die })),
  ...defence.map((die, i) => ({ [`defence.${i + 1}`]: die })),
];
export const fought = (state: State, attack: readonly number[], defence: readonly number[]) =>
  carry(state, [ATTACK], dice(attack, defence));
export const readings = (id: string, key: string, field: Field = {}): Field => ({ ...field, readings: { [id]: key } });
export const told = (events: readonly Event[]) =>
  events.filter(({ type }) => !['fight-joined', 'side-scored', 'fight-won'].includes(type)).map(short);
export const scores = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'side-scored' ? event.reasons.map(({ total }) => total) : []));
