import { expect, test } from 'vitest';
import type { Scripted } from '../../../../src/core/dice.ts';
import type { Plain } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { odds } from '../fights.ts';
import { after, foot, horse, hq, maneuver, places, play, refusal, the, told, type More } from '../moves.ts';

type Figures = Parameters<typeof maneuver>[0];

const DRAWS: readonly Scripted[] = [{ 'draw.french': '10-1' }, { 'draw.french': '10-2' }];

/** The Grand Manoeuvre phase as it begins after these have charged in the last turn. */
function began(french: Figures, allied: Figures, charged: readonly string[], more: More = {}): State {
  const now = { phase: 'reinforcement', charged, hands: { french: [6], allied: [] }, ...more.now };
  const strategy = play(maneuver(french, allied, { ...more, now }), { end: 'phase' }, DRAWS);
  return play(strategy.state, { end: 'phase' }).state;
}

const control = (unit: string, cards: Plain = []): Plain => ({ control: unit, with: cards });

test('cavalry that charged last turn rolls before anything else is ordered: wild on 4 and more', () => {
  const state = began({ h: horse(12, 10) }, { e: foot(12, 16, 'south') }, ['h']);
  expect(state.wild).toEqual(['h']);
  expect(state.awaits).toMatchObject({
    sides: ['french'],
    kind: 'choice',
    orders: ['control'],
    by: 'rr.uncontrolled.trigger',
  });
  expect(refusal(state, { march: 'h', legs: ['forward 1'], with: 6 })?.[0]).toBe('not-now');
  expect(refusal(state, { end: 'phase' })?.[0]).toBe('not-now');
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const rolled = play(state, control('h'), [{ 'control.h': face }]);
    expect(the(rolled, 'control-rolled').clauses).toEqual(['rr.uncontrolled.roll']);
    const [sum] = the(rolled, 'control-rolled').reasons;
    const ends = face > 3 ? { from: 4, to: null } : { from: null, to: 3 };
    expect(sum.test).toMatchObject({ clause: 'rr.uncontrolled.roll', ...ends });
    // No Three has been played.
    expect(sum.terms.map(({ counted }) => counted)).toEqual([true, false]);
    expect(places(rolled.state, 'h')).toEqual([[12, face > 3 ? 15 : 10]]);
    // The ride costs no card; it is the move of the turn, and whoever is in hand has his own still.
    expect(rolled.state.hands['french']).toHaveLength(3);
    const march = refusal(rolled.state, { march: 'h', legs: ['back 1'], with: 6 });
    expect(march).toEqual(face > 3 ? ['has-moved', 'rr.maneuver.move-order'] : null);
  }
});

test('the odds of the roll tell whether they stay in hand, also if some must roll to ride', () => {
  const state = began({ h: horse(12, 10), g: horse(12.5, 10, 'north', 'disrupted') }, { e: foot(12, 16, 'south') }, [
    'h',
  ]);
  expect(odds(state, control('h'))).toEqual({ 'in-hand': '1/2', wild: '1/2' });
});

test('who did not charge does not roll, nor infantry that did, nor who routs', () => {
  const french = { h: horse(12, 10), i: horse(16, 10), r: horse(20, 10, 'north', 'routing') };
  expect(began(french, { e: foot(12, 16) }, ['i', 'r']).wild).toEqual(['i']);
  expect(began({ ...french, a: foot(8, 10) }, { e: foot(12, 16) }, ['a']).wild).toEqual([]);
});

test('a formation rolls once if one of it charged, and all of it rides, its HQ too', () => {
  const french = { h: horse(12, 10), i: horse(12.5, 10), brune: hq(13, 10) };
  const state = began(french, { e: foot(12.25, 18, 'south') }, ['h', 'i']);
  expect(state.wild).toEqual(['h']);
  expect(places(play(state, control('h'), [{ 'control.h': 4 }]).state, 'h', 'i', 'brune')).toEqual([
    [12, 15],
    [12.5, 15],
    [13, 15],
  ]);
});

test('any figure of the formation that is due may be named, and no other one', () => {
  const french = { h: horse(12, 10), i: horse(12.5, 10), k: horse(16, 10) };
  const state = began(french, { e: foot(12.25, 18, 'south') }, ['h']);
  expect(the(play(state, control('i'), [{ 'control.h': 3 }]), 'control-rolled').unit).toBe('h');
  expect(engine.candidates(state, 'i').map(({ order }) => order)).toMatchObject([{ type: 'control', unit: 'i' }]);
  expect(refusal(state, control('k'))?.[0]).toBe('not-due');
});

test('each Three of the owner takes two off, and no other card does', () => {
  const hands = { french: [3, 3, 6], allied: [3] };
  const state = began({ h: horse(12, 10) }, { e: foot(12, 16) }, ['h'], { now: { hands } });
  const rolled = play(state, control('h', 3), [{ 'control.h': 5 }]);
  expect(the(rolled, 'control-rolled').reasons[0].total).toBe(3);
  expect(the(rolled, 'card-played').clauses).toContain('rr.cards.three-uncontrolled');
  expect(places(rolled.state, 'h')).toEqual([[12, 10]]);
  expect(places(play(state, control('h', 3), [{ 'control.h': 6 }]).state, 'h')).toEqual([[12, 15]]);
  expect(places(play(state, control('h', [3, 3]), [{ 'control.h': 6 }]).state, 'h')).toEqual([[12, 10]]);
  expect(refusal(state, control('h', 6))).toEqual(['no-use', 'rr.cards.six-counter-charge']);
  expect(refusal(state, control('h', [3, 3, 3]))?.[1]).toBe('rr.cards.discard-to-play');
});

test('it stops at the first contact, and charges in the Charge phase', () => {
  const state = began({ h: horse(12, 10) }, { e: foot(12, 13, 'south') }, ['h']);
  const ridden = play(state, control('h'), [{ 'control.h': 6 }]);
  expect(told(ridden)).toEqual(['announced', 'control-rolled', 'announced', 'formation-moved']);
  expect(places(ridden.state, 'h')).toEqual([[12, 12.5]]);
  expect(the(ridden, 'formation-moved').clauses).toEqual(
    expect.arrayContaining(['rr.uncontrolled.automatic-move', 'rr.uncontrolled.no-card']),
  );
});

test('it goes straight along the shortest gap, at the nearest enemy formation; those that rout are none', () => {
  const allied = { e: foot(15, 13, 'south'), f: foot(12, 18, 'south'), r: foot(12, 11.5, 'south', 'routing') };
  const state = began({ h: horse(12, 10, 'east') }, allied, ['h']);
  const ridden = play(state, control('h'), [{ 'control.h': 4 }]).state;
  // From corner to corner: as far right as up.
  expect(places(ridden, 'h')).toEqual([[14.5, 12.5]]);
});

test('of two that are equally near, and of two ways that are equally short, a die picks one', () => {
  const two = began({ h: horse(12, 10) }, { e: foot(15, 10), f: foot(9, 10) }, ['h']);
  expect(places(play(two, control('h'), [{ 'control.h': 4 }, { 'nearest.h': 'f' }]).state, 'h')).toEqual([[9.5, 10]]);
  const bent = {
    e: foot(15, 10),
    f: foot(14.5, 10.5),
    g: foot(14, 11),
    k: foot(13.5, 11.5),
    l: foot(13, 12),
    m: foot(12.5, 12.5),
    n: foot(12, 13),
  };
  const ways = began(
    { h: horse(12, 10) },
    {
      e: bent.e,
      n: bent.n,
      p: foot(15, 10.5),
      q: foot(15, 11),
      s: foot(15, 11.5),
      t: foot(15, 12),
      u: foot(14.5, 12.5),
      v: foot(14, 13),
      w: foot(13.5, 13),
      x: foot(13, 13),
      y: foot(12.5, 13),
    },
    ['h'],
  );
  const first = play(ways, control('h'), [{ 'control.h': 4 }, { 'nearest.h': '0' }]).state;
  const other = play(ways, control('h'), [{ 'control.h': 4 }, { 'nearest.h': '1' }]).state;
  expect([...places(first, 'h'), ...places(other, 'h')].toSorted()).toEqual([
    [12, 12.5],
    [14.5, 10],
  ]);
});

test('in contact it stays with whom it touches, and may not be marched away in that turn', () => {
  const state = began({ h: horse(12, 10) }, { e: foot(12, 10.5, 'south') }, ['h']);
  const stays = play(state, control('h'), [{ 'control.h': 4 }]);
  expect(told(stays).at(-1)).toBe('formation-stayed');
  expect(refusal(stays.state, { march: 'h', legs: ['back 1'], with: 6 })).toEqual([
    'has-moved',
    'rr.maneuver.move-order',
  ]);
  const held = play(state, control('h'), [{ 'control.h': 3 }]).state;
  expect(refusal(held, { march: 'h', legs: ['back 1'], with: 6 })).toBeNull();
});

test('a column and a road give their inch, and ground slows', () => {
  const column = { h: horse(12, 10), i: horse(12, 9.5) };
  const far = (french: Figures, terrain: More['terrain'] = {}) =>
    places(
      play(began(french, { e: foot(12, 30) }, ['h'], { terrain }), control('h'), [{ 'control.h': 4 }]).state,
      'h',
    )[0]![1];
  const road = { road: { kind: 'road', line: [[12, 0], [12, 36]] } }; // prettier-ignore
  expect(far({ h: horse(12, 10) })).toBe(15);
  expect(far(column)).toBe(16);
  expect(far(column, road)).toBe(17);
  expect(far({ h: horse(12, 10) }, { wood: { kind: 'woods', rectangle: { at: [12, 14], size: [4, 4] } } })).toBe(13.5);
});

test('the disrupted roll to ride, and whoever fails stays behind', () => {
  const state = began({ h: horse(12, 10, 'north', 'disrupted'), i: horse(12.5, 10) }, { e: foot(12.25, 20) }, ['h']);
  const ridden = play(state, control('h'), [{ 'control.h': 4 }, { 'march.h': 3 }]);
  expect(places(ridden.state, 'h', 'i')).toEqual([
    [12, 10],
    [12.5, 15],
  ]);
  expect(ridden.state.moved).toEqual(['i']);
});

test('it ends before a friend on whom it would end, and passes others', () => {
  const far = (y: number) =>
    places(
      play(began({ h: horse(12, 10), f: foot(12, y) }, { e: foot(12, 20) }, ['h']), control('h'), [{ 'control.h': 4 }])
        .state,
      'h',
    );
  expect(far(12)).toEqual([[12, 15]]);
  expect(far(15.2)).toEqual([[12, 14.7]]);
});

test('the enemy may stop the ride with a Two or an Ace; then it has not moved', () => {
  for (const card of [2, 'ace']) {
    const state = began({ h: horse(12, 10) }, { e: foot(12, 16) }, ['h'], {
      now: { hands: { french: [6], allied: [card] } },
    });
    const asked = play(state, control('h'), [{ 'control.h': 4 }]);
    expect(asked.state.awaits).toMatchObject({ sides: ['allied'], kind: 'reaction', orders: ['play', 'pass'] });
    const stopped = after(asked.state, { play: card });
    expect(places(stopped, 'h')).toEqual([[12, 10]]);
    expect(stopped.awaits).toMatchObject({ sides: ['french'], kind: 'phase' });
    expect(refusal(after(stopped), { march: 'h', legs: ['forward 1'], with: 6 })).toBeNull();
  }
});

test('the one nearest to an enemy rolls first, equals from their owner’s left to his right', () => {
  const french = { far: horse(6, 8), left: horse(11, 10), right: horse(13, 10) };
  const allied = { e: foot(11, 14), f: foot(13, 14), g: foot(6, 15) };
  const state = began(french, allied, ['far', 'right', 'left']);
  expect(state.wild).toEqual(['left', 'right', 'far']);
  expect(refusal(state, control('right'))).toEqual(['not-due', 'rr.uncontrolled.trigger']);
  const next = play(state, control('left'), [{ 'control.left': 1 }]).state;
  expect(next.wild).toEqual(['right', 'far']);
  expect(refusal(next, control('right'))).toBeNull();
});

test('those that have ridden wild to others do not ride a second time with them', () => {
  // The first comes beside the second, who is due after it.
  const french = { h: horse(12, 10), i: horse(12.5, 13) };
  const allied = { e: foot(12, 13.5, 'south'), f: foot(12.75, 17.5) };
  const state = began(french, allied, ['h', 'i']);
  const [first] = state.wild;
  expect(first).toBe('i');
  const held = play(state, control('i'), [{ 'control.i': 2 }]).state;
  const ridden = play(held, control('h'), [{ 'control.h': 5 }]).state;
  expect(ridden.moved).toEqual(['h']);
  expect(ridden.awaits?.kind).toBe('phase');
});

test('the odds of a roll for control are in hand or wild, and no part of the rolls that follow', () => {
  const hands = { french: [3], allied: [2] };
  const french = { h: horse(12, 10), i: horse(16, 9) };
  const state = began(french, { e: foot(12, 16) }, ['h', 'i'], { now: { hands } });
  expect(odds(state, control('h'))).toEqual({ 'in-hand': '1/2', wild: '1/2' });
  expect(odds(state, control('h', 3))).toEqual({ 'in-hand': '5/6', wild: '1/6' });
});
