import { measureShot, rollShot, type Aim, type RolledShot } from '../../../src/games/campaign-1805/artillery/fire.ts';
import type { Battery } from '../../../src/games/campaign-1805/artillery/battery.ts';
import type { Body, Gun } from '../../../src/games/campaign-1805/bodies/body.ts';
import type { Event, EventOf } from '../../../src/games/campaign-1805/events.ts';
import type { OrderOf } from '../../../src/games/campaign-1805/orders.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { carryOut } from '../../../src/games/campaign-1805/turn/carry-out.ts';
import { apply } from '../../../src/games/campaign-1805/turn/apply.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { at, body, field } from './field.ts';

/** Dice as they are written. */
export type Script = Parameters<typeof scripted>[0];

export const TWELVE: Gun = { kind: 'cannon', pounds: 12 };
export const SMALL: Gun = { kind: 'howitzer', pounds: 10 };
export const LARGE: Gun = { kind: 'howitzer', pounds: 12 };

/** A battery that faces north, its muzzle at [60, 21.5] unless it stands elsewhere. */
export const battery = (given: Partial<Body> = {}): Battery =>
  body('battery', { arm: 'artillery', gun: TWELVE, ranks: ['oo', 'oo'], at: at(60, 20), ...given }) as Battery;

/** The battery is ordered to fire at the musketeers. */
export const FIRES = { battery: { does: 'fire', at: 'musketeers' } } as const;

/** A board on which it may. */
export const shooting = (bodies: readonly Body[], given: Parameters<typeof field>[1] = {}): State =>
  field(bodies, { written: FIRES, ...given });

/** What an order comes to, with all its dice. */
export function played(state: State, order: OrderOf<'fire' | 'stand' | 'end-phase'>, script: Script) {
  const dice = scripted(script);
  const events = carryOut(state, order, dice);
  dice.assertSpent();
  return { events, state: events.reduce(apply, state) };
}

/** The first event of a type. */
export const eventOf = <T extends Event['type']>(events: readonly Event[], type: T): EventOf<T> =>
  events.find((event) => event.type === type) as EventOf<T>;

/** The models that a shot has hit, by body. */
export const hitIn = (events: readonly Event[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(events.flatMap((event) => (event.type === 'gun-hit' ? [[event.unit, event.places]] : [])));

/** A shot at the musketeers by itself, without the tests that it calls for. */
export function shot(state: State, aim: Aim, script: Script): RolledShot {
  const dice = scripted(script);
  const rolled = rollShot(state, measureShot(state, { unit: 'battery', at: 'musketeers', ...aim })!, dice);
  dice.assertSpent();
  return rolled;
}

/** The models that it hits, by body. */
export const hitBy = ({ struck }: RolledShot): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    struck.map(({ unit, hits }) => [unit, hits.map(({ model: { rank, file } }) => `${rank}.${file}`)]),
  );
