import type { Dice, Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import type { EventOf } from '../../../src/games/death-or-glory/events.ts';
import { engine, type Event, type State } from '../../../src/games/death-or-glory/index.ts';
import type { Sum } from '../../../src/games/death-or-glory/reasons.ts';
import { board, play, read, type Played } from './playing.ts';

/* Melees with which many of these tests begin. */

export const FOOT = { type: 'french-line', at: [900, 500], facing: 'north' };

/** In contact with a side of another unit, and facing it. */
export const against = (unit: string, side: string, more: object) => ({
  beside: { unit, side, gap: 0 },
  facing: 'toward',
  ...more,
});

interface More {
  readonly now?: object;
  readonly terrain?: object;
  readonly readings?: Readings;
}

/** A melee of the French with the Austrians, who have the initiative. */
export const melee = (
  french: Readonly<Record<string, object>>,
  austrian: Readonly<Record<string, object>>,
  { now = {}, terrain = {}, readings = {} }: More = {},
): State =>
  board(french as never, austrian as never, {
    terrain: terrain as never,
    readings,
    now: { turn: 3, side: 'austrian', first: 'austrian', phase: 'melee', ...now },
  });

/** A French line and those who touch its front. */
export const duel = (unit: object, foe: object, more: More = {}): State =>
  melee({ foot: { ...FOOT, ...unit } }, { foe: against('foot', 'front', { type: 'austrian-line', ...foe }) }, more);

export const fight = (state: State, dice: readonly Scripted[], order: object = { fight: 'foe' }): Played =>
  play(state, [order as never], dice);

/** Dice of which those of the melee show these faces, and all others this one. */
const striking = (faces: Readonly<Record<string, number>>, others = 1): Dice =>
  ({
    roll: (purpose: string) => (purpose.startsWith('melee.') ? (faces[purpose.slice(6)] ?? 1) : others),
  }) as unknown as Dice;

/** The events of a round in which everybody stands. */
export const strikes = (
  state: State,
  faces: Readonly<Record<string, number>> = {},
  order: object = { fight: 'foe' },
): readonly Event[] => engine.resolve(state, read(state, order as never), striking(faces));

type Scored = EventOf<'side-scored'>;

/** The event by which a unit has scored. */
export const scoreOf = (events: readonly Event[], unit: string): Scored =>
  events.find((event): event is Scored => event.type === 'side-scored' && event.unit === unit)!;

/** The terms of a sum that count, by the ends of their clauses. */
export const counted = ({ terms }: Sum, without = 'dg.melee.'): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    terms.filter((term) => term.counted).map(({ clause, value }) => [clause.replace(without, ''), value]),
  );

/** The modifiers that count for a unit. */
export const modifiersOf = (events: readonly Event[], unit: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(counted(scoreOf(events, unit).reasons[1]))
      .filter(([clause]) => clause.startsWith('mod.'))
      .map(([clause, value]) => [clause.replace('mod.', ''), value]),
  );

/** The total of a unit, and the men whom it has struck down. */
export const scored = (events: readonly Event[], unit: string): readonly [total: number, men: number] => {
  const { reasons } = scoreOf(events, unit);
  return [reasons[1].total, reasons[3].total];
};

/** The figures that count of a unit, and what cover makes of them. */
export const figuresIn = (events: readonly Event[], unit: string): number => {
  const [men, ...rest] = scoreOf(events, unit).reasons[3].terms;
  const cover = rest.find(({ clause }) => clause !== 'dg.melee.casualty-chart');
  const [over, under] = cover?.how === 'times' ? cover.value : [1, 1];
  return ((men as { readonly value: number }).value / 30) * (over / under);
};

/** Dice of one round, by unit: what strikes, and what each tests in its turn. */
export const dice = (strikes: Readonly<Record<string, number>>, tests: readonly (readonly [string, number])[] = []) => [
  ...Object.entries(strikes).map(([id, face]) => ({ [`melee.${id}`]: face })),
  ...tests.map(([purpose, face]) => ({ [purpose]: face })),
];

/** The clauses of the first event of a type. */
export const clausesOf = (
  events: readonly { readonly type: string; readonly clauses: readonly string[] }[],
  type: string,
) => events.find((event) => event.type === type)?.clauses;
