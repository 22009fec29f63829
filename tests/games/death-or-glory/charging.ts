import type { Scripted } from '../../../src/core/dice.ts';
import type { Event, State } from '../../../src/games/death-or-glory/index.ts';
import type { Charge } from '../../../src/games/death-or-glory/charging/charge.ts';
import { board, END, play, type Played } from './playing.ts';
import { LINE } from './units.ts';

/* The charges with which these tests begin: Austrians come from the north at the French. */

/** The front of the battalion of these tests, in millimetres. */
export const FRONT = 461;

/** How deep each stands: foot two deep, horse in line and in column. */
const DEEP = { foot: 22, horse: 33, column: 132 };

/** Troops that face the battalion with so much between the fronts. */
const before =
  (type: string, deep: number) =>
  (gap: number, more: object = {}) => ({
    type,
    at: [900, FRONT + gap + deep / 2],
    facing: 'south',
    ...more,
  });

export const cuirassiers = before('austrian-cuirassiers', DEEP.horse);
export const hussars = before('austrian-hussars', DEEP.horse);
export const foot = before('austrian-line', DEEP.foot);
export const hussarsInColumn = (gap: number) => before('austrian-hussars', DEEP.column)(gap, { formation: 'column' });

/** The Austrians declare first. */
export const AUSTRIANS = { turn: 2, side: 'austrian', phase: 'charges-declared', first: 'austrian' };

type Units = Parameters<typeof board>[0];
type More = NonNullable<Parameters<typeof board>[2]>;

/** A board on which the Austrians declare their charges first. */
export const declaring = (french: Units, austrian: Units, { now = {}, ...more }: More = {}): State =>
  board(french, austrian, { ...more, now: { ...AUSTRIANS, ...now } });

/** A battalion in line, and one unit before it. */
export const against = (foe: object, more: More = {}, line: object = {}): State =>
  declaring({ unit: { ...LINE, ...line } }, { foe: foe as never }, more);

/** The foe charges the battalion, and that is all that is declared. */
export const CHARGE = [{ charge: 'foe', at: 'unit' }, END];

/** What comes of an answer to that charge. */
export const answered = (state: State, answer: object, dice: readonly Scripted[] = []): Played =>
  play(play(state, CHARGE).state, [answer as never], dice);

/** On to the movement, in which charges have run home: nobody else charges, and nobody fires. */
export function home(state: State, dice: readonly Scripted[] = []): Played {
  let left = state;
  const events: Event[] = [];
  while (left.phase === 'charges-declared') {
    const { state: next, events: more } = play(left, [END]);
    events.push(...more);
    left = next;
  }
  const run = play(left, left.side === left.first ? [END, END] : [END], dice);
  const all = [...events, ...run.events];
  return { state: run.state, events: all, types: all.map(({ type }) => type) };
}

/** The events of one type. */
export const only = <Type extends Event['type']>({ events }: Pick<Played, 'events'>, type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

/** The charge of a unit. */
export const chargeBy = ({ charging }: State, id: string): Charge => {
  const charge = charging.charges.find(({ unit }) => unit === id);
  if (charge === undefined) throw new Error(`${id} has declared no charge`);
  return charge;
};

/** A length in millimetres. */
export const inMm = (length: number): number => Math.round(length / 100) / 10;

/** Where a unit looks. */
export function looks(state: State, id: string): string {
  const [east, north] = state.units[id]!.facing;
  if (Math.abs(east) > Math.abs(north)) return east > 0 ? 'east' : 'west';
  return north > 0 ? 'north' : 'south';
}
