import { expect, test } from 'vitest';
import { refused } from '../../../src/core/verdicts.ts';
import type { Awaiting, EventLike } from '../../../src/games/contract/engine.ts';
import { speak, type GameTypes, type OfType, type Words } from '../../../src/games/contract/words.ts';

interface Board extends Awaiting {
  readonly names: Readonly<Record<string, string>>;
}

/** A minimal game of pawns that step. */
interface Pawns extends GameTypes {
  state: Board;
  order: { readonly type: 'step' | 'leap'; readonly unit: string } | { readonly type: 'end-phase' };
  event: EventLike &
    ({ readonly type: 'stepped'; readonly unit: string } | { readonly type: 'ended'; readonly round: number });
  refusals: { 'in-the-way': { by: string }; 'too-late': { round: number } };
  roll: 'leap' | 'luck';
}

const board: Board = { awaits: null, readings: {}, names: { a: 'the pawn', b: 'the other' } };
const named = (id: string, { names }: Board): string => names[id] ?? id;

const words: Words<Pawns> = {
  events: {
    stepped: ({ unit }, state) => `It was ${named(unit, state)}.`,
    ended: ({ round }) => `Round ${round} is over.`,
  },
  refusals: {
    'in-the-way': ({ by }, state) => `There is ${named(by, state)}.`,
    'too-late': ({ round }) => `It was possible in round ${round}.`,
  },
  orders: {
    step: ({ unit }, state) => `Step with ${named(unit, state)}`,
    leap: ({ unit }, state) => `Leap with ${named(unit, state)}`,
    'end-phase': () => 'End the phase',
  },
  rolls: { leap: (whose, state) => `leap of ${named(whose, state)}`, luck: (whose) => `luck${whose}` },
  unit: (id, state) => `${named(id, state)}, a pawn`,
  name: named,
  moment: () => 'Now',
};
const spoken = speak(words);

test('a game’s words can be used without knowing its types', () => {
  expect([
    spoken.event({ type: 'stepped', clauses: [], unit: 'a' }, board),
    spoken.refusal(refused('xx.a.b', 'in-the-way', { by: 'b' }), board),
    spoken.order({ type: 'end-phase' }, board),
    spoken.unit('a', board),
    spoken.name('b', board),
    spoken.moment(board),
  ]).toEqual(['It was the pawn.', 'There is the other.', 'End the phase', 'The pawn, a pawn', 'the other', 'Now']);
});

test('the first part of a purpose selects the caption of a roll, and the rest says whose it is', () => {
  expect(spoken.roll('leap.a', board)).toBe('leap of the pawn');
  expect(spoken.roll('leap.a.1', board)).toBe('leap of a.1');
  expect(spoken.roll('luck', board)).toBe('luck');
});

test('unknown events and rolls have no words, and that is reported', () => {
  expect(() => spoken.refusal(refused('xx.a.b', 'toString', {}), board)).toThrow(
    'No words among the refusals for toString',
  );
  expect(() => spoken.order({ type: 'fly' }, board)).toThrow('No words among the orders for fly');
});

test('a missing sentence does not compile', () => {
  const { stepped } = words.events;
  const { leap } = words.rolls;
  // @ts-expect-error -- one event has no sentence
  const events: Words<Pawns>['events'] = { stepped };
  // @ts-expect-error -- one roll has no caption
  const rolls: Words<Pawns>['rolls'] = { leap };
  const refusals: Words<Pawns>['refusals'] = {
    ...words.refusals,
    // @ts-expect-error -- a parameter that this reason does not have
    'too-late': ({ by }) => String(by),
  };
  const orders: Words<Pawns>['orders'] = {
    ...words.orders,
    // @ts-expect-error -- an order that the game does not have
    fly: () => 'Fly',
  };
  expect([events, rolls, refusals, orders].map((table) => Object.keys(table).length)).toEqual([1, 1, 2, 4]);
});

test('a member of a union with several types is found by each of them', () => {
  const leap: OfType<Pawns['order'], 'leap'> = { type: 'step', unit: 'a' };
  expect(leap.unit).toBe('a');
});

test('a text is filled with the fields that it names', () => {
  const brief = speak<Pawns>({
    ...words,
    events: { stepped: '{unit} stepped.', ended: 'Round {round} is over.' },
    orders: { ...words.orders, step: 'Step to {to} with {unit}' },
    rolls: { leap: 'to leap', luck: 'luck' },
  });
  const step = { type: 'step', unit: 'a', to: [1.2, 3] };
  expect(brief.event({ type: 'stepped', clauses: [], unit: 'a' }, board)).toBe('The pawn stepped.');
  expect(brief.event({ type: 'ended', clauses: [], round: 3 }, board)).toBe('Round 3 is over.');
  expect(brief.order(step, board)).toBe('Step to 1, 3 with the pawn');
  expect(brief.roll('leap.a', board)).toBe('to leap');
  expect(() => brief.order({ type: 'step' }, board)).toThrow('which is not there');
});
