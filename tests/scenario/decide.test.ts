import { beforeAll, describe, expect, test } from 'vitest';
import { written } from '../../src/core/fraction.ts';
import type { AnyEngine } from '../../src/games/contract/engine.ts';
import { scenarioFiles } from '../../src/library/files.ts';
import { engineOf } from '../../src/register/index.ts';
import { answersTo, inFavour, isIdle, weigh, type WeighedOrder } from '../../src/scenario/ask/decide.ts';
import { loadScenario } from '../../src/scenario/files/load.ts';
import { playScenario } from '../../src/scenario/play/play.ts';
import type { Played, PlayedDecision } from '../../src/scenario/play/played.ts';

interface Moment extends Played {
  readonly decision: PlayedDecision;
}

let engine: AnyEngine;
let moments: readonly Moment[];
beforeAll(async () => {
  engine = await engineOf('paper-bayonet');
  const file = scenarioFiles('paper-bayonet').find(({ value }) => value.id === 'pb.learning-battle')!;
  moments = playScenario(engine, file.value).steps.filter((step): step is Moment => step.decision !== null);
});

/** What the answer in these words comes to. */
function weighed(id: string, says: string): WeighedOrder {
  const { before, decision } = moments.find((each) => each.id === id)!;
  const order = answersTo(engine, before, decision).find((each) => engine.words.order(each, before) === says);
  if (order === undefined) throw new Error(`${id}: nobody may «${says}»`);
  return weigh(engine, before, order, decision);
}

const chances = ({ odds }: WeighedOrder) =>
  odds === null
    ? null
    : Object.fromEntries(Object.entries(odds.chances).map(([word, chance]) => [word, written(chance)]));

test('the battle waits for its reader at eight moments', () => {
  expect(moments.map(({ id }) => id)).toEqual([
    'lacroix-forward',
    'square',
    'the-grenadiers-march',
    'a-square-is-a-target',
    'the-charge',
    'the-chasseurs',
    'into-the-farm',
    'behind-the-grenadiers',
  ]);
});

test('each is a real decision: answers differ in what they come to', () => {
  for (const { id, before, decision } of moments) {
    const all = answersTo(engine, before, decision).filter((order) => !isIdle(order));
    const come = new Set(all.map((order) => JSON.stringify([chances(weigh(engine, before, order, decision))])));
    expect(come.size, id).toBeGreaterThan(1);
    expect(engine.judge(before, decision.order).ok, id).toBe(true);
  }
});

describe('an order is weighed', () => {
  test('by its own odds, where it rolls dice', () => {
    expect(chances(weighed('a-square-is-a-target', 'Fire the right gun at the landwehr'))).toEqual({
      unharmed: '27/36',
      'shot-disrupted': '3/36',
      routed: '6/36',
    });
    expect(chances(weighed('a-square-is-a-target', 'Fire the right gun at the first grenadiers'))).toMatchObject({
      unharmed: '30/36',
    });
  });

  test('by the fight that follows, in which a charge still wins ties', () => {
    const charge = weighed('the-charge', 'Charge the musketeers with the hussars: to h6, then g7');
    const walk = weighed('the-charge', 'Move the hussars to h6, then g7');
    expect(charge.counts).toBe('Attack the musketeers with the hussars');
    expect(inFavour(charge.odds!)).toBeCloseTo(161 / 216, 5);
    expect(chances(charge)).not.toHaveProperty('tied');
    expect(inFavour(walk.odds!)).toBeCloseTo(125 / 216, 5);
    expect(chances(walk)).toMatchObject({ tied: '36/216' });
  });

  test('by the best of several fights', () => {
    const farm = weighed('into-the-farm', 'Move the voltigeurs to h7, then i8');
    expect([farm.counts, inFavour(farm.odds!)]).toEqual(['Attack the howitzer with the voltigeurs', 0.916666]);
  });

  test('by the shot that it draws upon itself, or by why there is none', () => {
    const far = weighed('lacroix-forward', 'Move the hussars to j4, then i5');
    expect([far.isOwn, chances(far)]).toEqual([false, { unharmed: '27/36', 'shot-disrupted': '3/36', routed: '6/36' }]);
    const near = weighed('lacroix-forward', 'Move the hussars to j4');
    expect([near.odds, near.because]).toEqual([
      null,
      expect.stringMatching(/^Fire the howitzer at the hussars\? Refused: .*\.$/),
    ]);
  });

  test('by a charge of the next turn, which a Square rules out', () => {
    const square = weighed('square', 'Form Square with the landwehr');
    expect(square.because).toMatch(/^Charge the landwehr with the hussars.*\? Refused: .*Square/);
    const line = weighed('square', 'End the movement phase');
    expect(line.says).toBe('Leave the landwehr where they are');
    expect(line.counts).toBe('Attack the landwehr with the hussars');
    expect(inFavour(line.odds!)).toBeCloseTo(161 / 216, 5);
    expect(line.isOwn, 'it is the enemy who attacks').toBe(false);
  });

  test('or not at all, where nobody can be attacked or a die comes first', () => {
    expect(weighed('behind-the-grenadiers', 'Move the hussars to f8, then e9').because).toBe(
      'Then there is nobody to attack.',
    );
    expect(weighed('the-charge', 'Move the hussars to h4, then g5').because).toBe(
      'A die decides first whether they get there.',
    );
  });
});

const FILE = (decide: string): string => `
id: pb.made-up
title: Made up
game: paper-bayonet
teaches: [pb.movement.allowance.two]
board:
  map: |
    3 ....
    2 ....
    1 ....
      abcd
  legend: { '.': open }
  sides: { french: { edge: south, facing: 0 }, allied: { edge: north, facing: 4 } }
  brigades: { dubois: french, falken: allied }
  units:
    hussars: { name: the hussars, type: cavalry, brigade: dubois, at: a1 }
    dubois: { name: General Dubois, type: brigadier, brigade: dubois, at: b1 }
    falken: { name: General Falken, type: brigadier, brigade: falken, at: d3 }
  now: { round: 1, side: french, phase: movement, activated: [dubois] }
steps:
  - id: one
    title: One
    say: One.
    order: { move: dubois, to: [b2] }
    then: [{ move: hussars, to: [a2, a3] }]
    decide: { title: Two, says: 'Where?', ${decide} }
`;

test.each([
  ['unit: falken', 'steps.0.decide.unit: found falken'],
  [
    'unit: hussars, then: [{ when: { side: french, phase: fighting }, order: { attac: hussars } }]',
    'steps.0.decide.then.0',
  ],
])('a decision that cannot be played is reported: %s', (decide, says) => {
  const loaded = loadScenario(FILE(decide), 'made-up.yaml');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const { malformed } = playScenario(engine, loaded.value.value);
  expect(malformed.map(({ path, found }) => `${path}: found ${found}`).join()).toContain(says);
});

test('an order under `then` may be the one of the battle', () => {
  const loaded = loadScenario(FILE('unit: hussars'), 'made-up.yaml');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const { steps, malformed } = playScenario(engine, loaded.value.value);
  expect(malformed).toEqual([]);
  expect(steps[0]!.decision!.weighed.says).toBe('Move the hussars to a2, then a3');
});
