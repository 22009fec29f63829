import type { Scripted } from '../../../src/core/scripted.ts';
import type { Event, State } from '../../../src/games/death-or-glory/index.ts';
import type { EventOf } from '../../../src/games/death-or-glory/events.ts';
import type { Sum } from '../../../src/games/death-or-glory/reasons.ts';
import { board, play, type Played } from './playing.ts';

/* Melees with which many of these tests begin. */

export const FOOT = { type: 'french-line', at: [900, 500], facing: 'north' };

/** A unit of this depth and type before a French line two deep, in contact with it. */
export const before = (depth: number, more: object) => ({
  at: [900, 500 + 11 + depth / 2],
  facing: 'south',
  ...more,
});

export const CUIRASSIERS = before(33, { type: 'austrian-cuirassiers' });
export const HUSSARS = before(33, { type: 'austrian-hussars' });
export const AUSTRIANS = before(22, { type: 'austrian-line' });

/** A melee of the French with the Austrians, who have the initiative. */
export const melee = (
  french: Readonly<Record<string, object>>,
  austrian: Readonly<Record<string, object>>,
  { now = {}, ...more }: { readonly now?: object; readonly terrain?: object; readonly readings?: object } = {},
): State =>
  board(french as never, austrian as never, {
    ...(more as object),
    now: { turn: 3, side: 'austrian', first: 'austrian', phase: 'melee', ...now },
  });

/** A line and those who have charged it. */
export const duel = (unit: object, foe: object, more: Parameters<typeof melee>[2] = {}): State =>
  melee({ foot: { ...FOOT, ...unit } }, { foe: { ...AUSTRIANS, ...foe } }, more);

export const fight = (state: State, dice: readonly Scripted[], order: object = { fight: 'foe' }): Played =>
  play(state, [order as never], dice);

type Scored = EventOf<'side-scored'>;

/** The event by which a unit has scored. */
export const scoreOf = (events: readonly Event[], unit: string): Scored =>
  events.find((event): event is Scored => event.type === 'side-scored' && event.unit === unit)!;

/** The terms of a sum that count, by the ends of their clauses. */
export const counted = ({ terms }: Sum, without = 'dg.melee.'): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    terms.filter((term) => term.counted).map(({ clause, value }) => [clause.replace(without, ''), value]),
  );

/** The total of a unit, and the men whom it has struck down. */
export const scored = (events: readonly Event[], unit: string): readonly [total: number, men: number] => {
  const { reasons } = scoreOf(events, unit);
  return [reasons[1].total, reasons[3].total];
};
