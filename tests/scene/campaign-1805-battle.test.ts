import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/seeded.ts';
import { groundFor } from '../../src/games/campaign-1805/deploying/lit.ts';
import { engine, type State } from '../../src/games/campaign-1805/index.ts';
import { holds } from '../../src/geometry/outlines.ts';
import { pointAt } from '../../src/geometry/vectors.ts';
import { begun as start, replyTo } from '../../src/islands/orders/replying.ts';
import { play } from '../../src/scene/campaign-1805/index.ts';
import { battle, contest, DAWN, opened, play as played } from '../games/campaign-1805/battlefield.ts';
import { BATTLES, begun } from '../games/campaign-1805/whole.ts';

const cm = (x: number, y: number) => pointAt(x * 10_000, y * 10_000);

/** Places all over the table. */
const PLACES = [5, 28, 51, 74, 97, 120].flatMap((x) => [5, 28, 51, 74, 97, 120].map((y) => cm(x, y)));

/**
 * Every state of the set-up of a battle in which bodies are placed, by the first orders offered.
 */
function placing(start: State): readonly State[] {
  const dice = seeded(3);
  const found: State[] = [];
  let state = start;
  for (let n = 0; n < 60 && state.awaits !== null; n += 1) {
    if (state.awaits.orders.includes('place')) found.push(state);
    if (state.turn > 4) break;
    const { order } = engine.candidates(state)[0]!;
    state = engine.resolve(state, order, dice).reduce((now, event) => engine.apply(now, event), state);
  }
  return found;
}

describe.each(BATTLES.map(([name], n) => ({ name, n })))('$name', ({ n }) => {
  test('a body that may be placed is placed on ground that is lit, and elsewhere it is refused', () => {
    const states = placing(begun(n));
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      const places = engine.candidates(state).flatMap(({ order }) => (order.type === 'place' ? [order] : []));
      for (const { unit, to } of places) {
        const lit = groundFor(state, unit);
        expect(lit.length).toBeGreaterThan(0);
        const able = lit.filter(({ sense }) => sense === 'reach');
        const zones = lit.filter(({ sense }) => sense === 'zone');
        const isAble = (at: typeof to) => able.some(({ points }) => holds(points, at));
        const isClear = (at: typeof to) => !zones.some(({ points }) => holds(points, at));
        const isAmbush = state.battle!.deployment === 'ambush';
        // In an ambush a body stands in cover or, where there is none, clear of the enemy.
        const isIn = (at: typeof to) =>
          isAmbush ? isAble(at) || (zones.length > 0 && isClear(at)) : (able.length === 0 || isAble(at)) && isClear(at);
        expect(isIn(to), JSON.stringify({ unit, to })).toBe(true);
        if (isAmbush) continue;
        const allowed = PLACES.filter((at) => !isIn(at) && engine.judge(state, { type: 'place', unit, to: at }).ok);
        expect(allowed, unit).toEqual([]);
      }
    }
  });
});

describe('the picture of a battle', () => {
  const labels = (state: State) =>
    play.scene(state, []).marks.flatMap((mark) => (mark.kind === 'label' ? [mark.text] : []));

  test('names the parts of the table, then whose they are and how many bodies wait', () => {
    const rolled = played(battle({ ...DAWN, deployment: 'quadrants', map: 'hexes' }), [{ roll: 'placing' }], contest('placing', 9, 4)).state; // prettier-ignore
    expect(labels(rolled)).toEqual(['North', 'North-east', 'South-east', 'South', 'South-west', 'North-west']);
    expect(labels(opened())).toEqual(['French · 2 to place', 'Austrians · 2 to place']);
    expect(play.scene(opened(), []).description.map(({ text }) => text)).toContain(
      'Beside the table, of the French: the line and the guards. They are placed in the south of the table.',
    );
  });

  test('shows the points, who controls them, and how near is near enough', () => {
    const state = battle({ ...DAWN, objective: 'capture-and-hold', turns: 2, points: [[60, 60]] });
    expect(labels(state)).toContain('Point');
    const held = { ...state, battle: { ...state.battle!, holders: ['allied'] } };
    expect(labels(held)).toContain('Point · Austrians');
    const discs = play.scene(state, []).marks.flatMap((mark) => (mark.kind === 'disc' ? [mark.radius] : []));
    expect(discs).toEqual([152.4, 6]);
  });

  test('a body is selected with its button, and told with its kind', () => {
    expect(engine.words.waiting('guards', opened())).toBe('the guards (first line infantry, 12 models)');
    expect(engine.words.unit('guards', opened())).toContain('beside the table');
    expect(engine.words.name('guards', opened())).toBe('the guards');
  });
});

/** A battle after the roll for the ground. */
const placed = (n: number): State => {
  const state = begun(n);
  return engine
    .resolve(state, { type: 'roll-ground' }, seeded(1))
    .reduce((now, event) => engine.apply(now, event), state);
};

test('whoever points near the shore means the shore', () => {
  const state = placing(begun(5)).find(({ battle: now }) => now!.setUp === null)!;
  const [unit] = state.battle!.ashore as readonly [string];
  const [probe] = engine.probe(state, { unit, target: { point: cm(40, 8.2) } });
  expect(probe!.verdict.ok).toBe(true);
  const [first] = engine
    .candidates(state)
    .flatMap(({ order }) => (order.type === 'place' && order.unit === unit ? [order] : []));
  expect(probe!.order).toMatchObject({ type: 'place', to: [400_000, first!.to[1]] });
});

test('the keys begin where a body that waits may be placed', () => {
  const on = start({ game: play, state: opened(), isOpen: true, beside: null });
  const reply = replyTo(on, { kind: 'choose', offer: { says: '', select: 'guards' } });
  const [first] = engine
    .candidates(opened())
    .flatMap(({ order }) => (order.type === 'place' && order.unit === 'guards' ? [order.to] : []));
  expect(reply!.now.selection).toMatchObject({ unit: 'guards', cursor: { point: first } });
});

test('a piece of ground is selected and put down as a body is', () => {
  const state = placed(6);
  const target = { point: cm(30, 30) };
  expect(engine.candidates(state).every(({ order }) => engine.intent(state, order).unit !== null)).toBe(true);
  expect(engine.probe(state, { unit: 'wood', target }).map(({ order, verdict }) => [order.type, verdict.ok])).toEqual([
    ['lay', true],
  ]);
  expect(engine.words.unit('wood', state)).toBe('The wood (woods), still to be put down');
  expect(engine.words.moment(state)).toMatch(/^Before the battle · /);
});
