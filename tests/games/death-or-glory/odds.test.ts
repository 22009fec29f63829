import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { seeded } from '../../../src/core/seeded.ts';
import type { Dice } from '../../../src/core/dice.ts';
import { everyWay } from '../../../src/core/ways.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { oddsOf } from '../../../src/scenario/play/odds.ts';
import { board, read } from './playing.ts';
import { FOE, LINE } from './units.ts';

const FIRE = { fire: 'unit', at: 'foe' };

/** So many friends of the target near it, each in reach of the next. */
const crowd = (count: number, more: object = {}): State =>
  board(
    { unit: LINE },
    {
      foe: FOE,
      ...Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          `near-${n}`,
          { ...FOE, at: [760 + 140 * (n % 3), 560 + 60 * Math.floor(n / 3)] },
        ]),
      ),
      ...more,
    },
    { now: { phase: 'firing' } },
  );

/** The odds of a volley, and how often they play it. */
function counted(state: State) {
  let plays = 0;
  const counting = {
    ...engine,
    carryOut: (from: State, order: never, dice: Dice) => {
      plays += 1;
      return engine.carryOut(from, order, dice);
    },
    prepared: undefined,
  };
  const odds = countOdds(counting as never, state as never, read(state, FIRE));
  return { odds, plays };
}

describe('the odds of a volley', () => {
  test('are about the target alone, however many see it run', () => {
    const [alone, six] = [counted(crowd(0)), counted(crowd(6))];
    // Four values of the fire die, and three results of the test of each.
    expect([alone.plays, six.plays]).toEqual([12, 12]);
    expect(six.odds.isCut).toBe(true);
    expect(alone.odds.isCut).toBeUndefined();
  });

  test('leave out what those come to who see it run, even if they would surely run', () => {
    const shy = { ...FOE, at: [760, 560], figures: 20, lost: 200, condition: ['disordered', 'exhausted'] };
    const state = crowd(0, { shy });
    const order = read(state, FIRE);
    const runs = (dice: Dice): boolean =>
      engine.carryOut(state, order, dice).some((event) => event.type === 'unit-broke' && event.unit === 'shy');
    expect(runs(scripted([{ 'fire.unit': 0 }, { 'morale.foe': 9 }, { 'morale.shy': 1 }]))).toBe(true);
    expect(Object.keys(everyWay((dice) => (runs(dice) ? 'runs' : 'stays')))).toEqual(['stays']);
  });

  test('leave out what the others come to whose general falls', () => {
    const chief = { type: 'commander-in-chief', at: [900, 540], facing: 'south', rating: 0, brigade: 'left' };
    const shy = {
      ...FOE,
      at: [760, 560],
      figures: 20,
      lost: 200,
      condition: ['disordered', 'exhausted'],
      brigade: 'left',
    };
    const state = crowd(0, { shy, chief });
    const order = read(state, FIRE);
    const of = (dice: Dice): string =>
      engine
        .carryOut(state, order, dice)
        .flatMap((event) => ('unit' in event && event.unit === 'shy' ? [event.type] : []))
        .join(' ');
    expect(of(scripted([{ 'fire.unit': 0 }, { 'risk.chief': 0 }, { 'morale.foe': 9 }, { 'morale.shy': 9 }]))).toBe(
      'morale-tested unit-broke',
    );
    expect(new Set(Object.keys(everyWay(of)).flatMap((types) => types.split(' ')))).toEqual(
      new Set(['morale-tested', '']),
    );
  });

  test('say where they end', () => {
    const of = (state: State) => oddsOf(engine, state, read(state, FIRE))?.assumes;
    expect(of(crowd(6))).toBe(
      'These odds end with those whom the order is about: what others do who see them run is not counted.',
    );
    expect(of(crowd(0))).toBeNull();
  });

  test('are those of many games', () => {
    const state = crowd(4);
    const { odds } = counted(state);
    const games = 4000;
    const seen: Record<string, number> = {};
    for (let seed = 0; seed < games; seed += 1) {
      const { word } = engine.tally(engine.resolve(state, read(state, FIRE), seeded(seed)));
      seen[word] = (seen[word] ?? 0) + 1;
    }
    for (const [word, { ways, of }] of Object.entries(odds.chances))
      expect((seen[word] ?? 0) / games, word).toBeCloseTo(Number(ways) / Number(of), 1);
  });

  test('count what a target does that sees its own general fall', () => {
    const chief = { type: 'commander-in-chief', at: [900, 540], facing: 'south', rating: 0 };
    const state = crowd(1, { chief });
    // Its friend sees it run, and sees the general fall.
    const near = { 'morale.near-0': 1 };
    const dice = scripted([{ 'fire.unit': 0 }, { 'risk.chief': 0 }, { 'morale.foe': 0 }, near, near]);
    expect(engine.tally(engine.resolve(state, read(state, FIRE), dice)).word).toBe('routs');
  });

  test('with a general who may fall they end with the target too', () => {
    const chief = { type: 'commander-in-chief', at: [900, 540], facing: 'south', rating: 0 };
    const { plays, odds } = counted(crowd(3, { chief }));
    // A nought has four results; if he is killed the target tests twice, unless it runs at once.
    expect(plays).toBe(3 * 3 + 3 * 3 + (3 + 3 + 1));
    expect(odds.isCut).toBe(true);
  });
});
