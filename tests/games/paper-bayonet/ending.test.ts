import { describe, expect, test } from 'vitest';
import { D6, recorded, type Scripted } from '../../../src/core/dice.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { carry, engine, stand, verdict, type Field, type Order, type Units } from './field.ts';
import { END, table } from './tables.ts';

const AGREED = { rounds: 1, victory: 'attrition' };
/** The last phase of the last turn of round 1. */
const board = (units: Units = {}, field: Field = {}) =>
  stand(
    { unit: 'cavalry d1', foe: 'allied cavalry d7', ...units },
    { phase: 'rally', side: 'allied', agreement: AGREED, ...field },
  );
/** The winner when that phase is over. */
const winner = (units: Units, field?: Field) => carry(board(units, field), [END], []).state.over?.winner;

describe('the game ends with its last round (pb.victory.game-end, pb.victory.checked-at-end)', () => {
  test('not before', () => {
    const state = board({}, { agreement: { ...AGREED, rounds: 2 } });
    expect(carry(state, [END], [{ 'activation.dubois': 3 }]).state.over).toBeNull();
    expect(carry(board({}, { side: 'french' }), [END], [{ 'activation.falken': 3 }]).state.over).toBeNull();
  });

  test('and then nobody may do anything', () => {
    const { state } = carry(board(), [END], []);
    expect([state.over, state.awaits]).toEqual([{ winner: null }, null]);
    expect(engine.candidates(state)).toEqual([]);
    expect(verdict(state, END)).toBe('pb.victory.game-end game-over');
  });

  test('a concession grants the win, at any time (pb-017)', () => {
    const playing = board({}, { side: 'french', phase: 'artillery' });
    const { state } = carry(playing, [engine.concession!('allied')], []);
    expect(state.over).toEqual({ winner: 'french' });
  });

  test('a die of six faces may give one more round (pb.rounds.extension, pb-018)', () => {
    const extended: Field = { agreement: { ...AGREED, extension: true } };
    const turns = Array<Order>(11).fill(END);
    const more: readonly Scripted[] = [{ extension: 6 }, { 'activation.dubois': 3 }, { 'activation.falken': 3 }];
    expect(carry(board({}, extended), [END], more.slice(0, 2)).state).toMatchObject({ round: 2, over: null });
    expect(carry(board({}, extended), turns, [...more, { extension: 1 }]).state.over).toEqual({ winner: null });
    const once = board({}, { ...extended, 'pb-018': 'one-extra-round' });
    expect(carry(once, turns, more).state.over).toEqual({ winner: null });
    const dice = recorded(scripted([{ extension: 5 }]));
    expect(engine.resolve(board({}, extended), END, dice).map(({ type }) => type)).toEqual([
      'game-not-extended',
      'game-ended',
    ]);
    expect(dice.rolled.map(({ purpose, die }) => [purpose, die])).toEqual([['extension', D6]]);
  });
});

test('the aim is told as it was agreed on; a board that is one moment of a game has none', () => {
  const aim = (field: Field): string => engine.words.aim(board({}, field));
  expect(aim({})).toBe('When round 1 is over, the side that has removed enough enemy brigades wins.');
  const markers = { agreement: { ...AGREED, victory: 'objectives' }, objectives: ['a1', 'a2', 'a3', 'a4'] };
  expect(aim(markers)).toBe('When round 1 is over, the side that holds 3 of the 4 markers wins.');
  expect(aim({ ...markers, objectives: [] })).toContain('holds three quarters of the markers');
  expect(engine.words.aim({ ...board(), agreement: null })).toBe('');
});

describe('brigade attrition (pb.victory.attrition, pb.victory.attrition.fraction, pb.victory.attrition.brigade-removed)', () => {
  /** Allied brigades besides Falken's. Of those that are lost, only the Brigadier is left. */
  const brigades = (count: number, lost: number): Units =>
    Object.fromEntries(
      Array.from('abcde').flatMap((id, i): readonly (readonly [string, string])[] => [
        ...(i < count ? [[`general-${id}`, `allied brigadier ${id}6 of ${id}`] as const] : []),
        ...(i < count && i >= lost ? [[`horse-${id}`, `allied cavalry ${id}7 of ${id}`] as const] : []),
      ]),
    );
  test.each([
    [2, 1, 'french'],
    [2, 0, null],
    [3, 1, null],
    [3, 2, 'french'],
    [4, 2, 'french'],
    [5, 3, null],
    [5, 4, 'french'],
  ])('of %i brigades %i lost: %s wins', (count, lost, wins) => {
    expect(winner({ foe: 'allied cavalry h7', ...brigades(count - 1, lost) })).toBe(wins);
  });

  test('both reaching it is a draw, and routed units still count (pb-014, pb-016)', () => {
    expect(winner({ x: 'cavalry a1', ...brigades(1, 1), ney: 'brigadier c1 of ney' })).toBeNull();
    expect(winner({ ...brigades(1, 1), 'horse-a': 'allied cavalry a7 routed of a' })).toBeNull();
  });
});

describe('objectives (pb.victory.objectives.share, pb.victory.objectives.control)', () => {
  const OBJECTIVES = { rounds: 1, victory: 'objectives' };
  const HOLDERS = { x: 'cavalry b4', y: 'cavalry d5', unit: 'cavalry f3', foe: 'allied cavalry a7' };
  table<readonly [what: string, units: Units, winner: string | null, field?: Field]>(
    [
      ['three of four', {}, 'french'],
      ['two of four', { y: 'cavalry a1' }, null],
      ['touched by an enemy', { foe: 'allied cavalry c4' }, null],
      ['by a routed one', { foe: 'allied cavalry c4 routed' }, 'french'],
      ['held by the routed', { unit: 'cavalry f3 routed' }, null],
      ['by one that has rallied and is not turned', { unit: 'cavalry f3 rallied' }, null],
      ['who holds under pb-096', { unit: 'cavalry f3 rallied' }, 'french', { 'pb-096': 'on-passing' }],
      ['by a Brigadier', { unit: 'cavalry a1', general: 'brigadier f5' }, 'french'],
    ],
    ([, units, wins, field]) => {
      const objectives = ['b4', 'd4', 'f4', 'h4'];
      expect(winner({ ...HOLDERS, ...units }, { agreement: OBJECTIVES, objectives, ...field })).toBe(wins);
    },
  );

  test.each([
    ['french', ['d4', 'd4', 'd4'], [3, 0]],
    ['allied', ['h7', 'h7', 'h7'], [3, 0]],
    [null, ['d4', 'd4', 'h7', 'a2'], [2, 1]],
  ] as const)(
    '%s: who has won stands first in the tally, and in a draw the side that began',
    (wins, objectives, has) => {
      const units = { unit: 'cavalry d4', foe: 'allied cavalry h7' };
      const { events } = carry(board(units, { agreement: OBJECTIVES, objectives }), [END], []);
      const ended = events.find((event) => event.type === 'game-ended');
      expect([ended?.winner, ended?.tally?.map((each) => each.has)]).toEqual([wins, has]);
    },
  );
});
