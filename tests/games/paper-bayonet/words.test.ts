import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { sum } from '../../../src/core/reasons.ts';
import { refused } from '../../../src/core/verdicts.ts';
import { REFUSALS } from '../../../src/games/paper-bayonet/refusals.ts';
import { gather, reasons, rulesFiles } from '../../laws/sources.ts';
import { begin, carry, engine, stand, type Event, type Field, type Order, type State, type Units } from './field.ts';
import { END, fire, gunnery, SHOT, table } from './tables.ts';
import { unfought } from './whole.ts';

const { words } = engine;

describe('every refusal has its words, and no words wait for a refusal that never comes', () => {
  test('both ways', () => {
    const made = new Set(gather(rulesFiles('paper-bayonet'), reasons).map(({ text }) => text));
    expect([...made].sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  test.each(Object.keys(REFUSALS))('%s is a whole sentence, whatever it names', (reason) => {
    const state = stand({ gun: 'cannon d1', guards: 'allied cavalry d5' });
    // prettier-ignore
    const params = {
      gun: 'gun', target: 'guards', unit: 'gun', foe: 'guards', first: 'gun', by: 'gun', other: 'guards',
      brigade: 'dubois', side: 'french', phase: 'artillery', order: 'move', next: 'map', on: 'points',
      distance: 7, range: 6, squares: ['d2', 'd3'], square: 'd4', allowance: 1, friend: true, depth: 3,
      die: 1, dice: 2, files: 18, ranks: 24, brigadiers: 2,
      costs: 38, left: 24, spent: 114, points: 100, room: 30,
    };
    const said = words.refusal(refused('pb.artillery.types', reason, params), state);
    expect(said).toMatch(/^([A-Z]|[a-z]\d)[^{}]*\.$/);
    expect(said).not.toMatch(/undefined|\[object|NaN|the the|gun gun/);
  });
});

describe('what is said of a refusal agrees with it:', () => {
  const LOW = 'in the way: a cannon on low ground cannot fire over other units, ';
  table<readonly [said: string, units: Units, field?: Field]>(
    [
      [`The x is ${LOW}not even friends.`, { x: 'cavalry d3' }],
      [`The x is ${LOW}friends or enemies.`, { x: 'allied cavalry d3' }],
      [`The grenadiers are ${LOW}not even friends.`, { grenadiers: 'cavalry d3' }],
      [
        'The line of fire runs through d2 and d4: too much cover for a cannon on low ground.',
        {},
        { ground: { d2: 'woods', d4: 'woods' } },
      ],
      [
        'The target is 7 squares away, and the range of the gun is 6.',
        { gun: 'cannon a1', target: 'allied cavalry h1' },
      ],
    ],
    ([said, units, field]) => {
      const state = gunnery({ target: 'allied cavalry d5', ...units }, field);
      const verdict = engine.judge(state, SHOT);
      expect(verdict.ok ? 'allowed' : words.refusal(verdict, state)).toBe(said);
    },
  );
});

test('the squares that a Brigadier may be moved to are counted, not listed, if they are many', () => {
  const units = { gun: 'cannon d3', general: 'brigadier d2', enemy: 'allied brigadier d4' };
  const state = stand(units, { phase: 'movement', activated: ['dubois'] });
  const [first] = carry(state, [{ type: 'move', unit: 'gun', path: ['d4'] }], []).events;
  expect(words.event(first!, state)).toBe('The enemy makes room, and goes to one of 15 squares.');
});

describe('every event has its sentence:', () => {
  const GUN: Units = { target: 'allied cavalry d5', b: 'allied cavalry d7' };
  const routed = stand({ gun: 'cannon i1 routed', x: 'cavalry a1' }, { phase: 'fighting' });
  const next = stand({ gun: 'cannon i1', x: 'allied cavalry a7' }, { phase: 'rally' });
  const start = begin(unfought(['line'], ['guard']));
  const ROLL: Order = { type: 'roll-off' };
  const rolled = (french: number, allied: number): readonly Scripted[] => [
    { 'roll-off.french': french },
    { 'roll-off.allied': allied },
  ];
  table<readonly [said: string, state: State, orders: readonly Order[], dice: readonly Scripted[]]>(
    [
      ['The gun misses the target: 3, needed 4+.', gunnery(GUN), [SHOT], [{ hit: 3 }]],
      ['The target is unharmed, with a 2.', gunnery(GUN), [SHOT], [{ hit: 4 }, { effect: 2 }]],
      ['The target is disrupted by a 4, and turned around.', gunnery(GUN), [SHOT], [{ hit: 4 }, { effect: 4 }]],
      ['The target is routed by a 5, fleeing to c7 or e7.', gunnery(GUN), [SHOT], [{ hit: 4 }, { effect: 5 }]],
      ['The gun rallies with a 5.', routed, [END], [{ 'rally.gun': 5 }]],
      ['The gun is removed from the game.', routed, [END], [{ 'rally.gun': 4 }]],
      ['The gun faces front again.', stand({ gun: 'cannon i1 disrupted' }), [END], []],
      ['Falken’s brigade rolls 2: not activated.', next, [END], [{ 'activation.falken': 2 }]],
      ['The Allies win the roll-off, 5 to 3.', start, [ROLL], rolled(3, 5)],
      ['The French win the roll-off, 6 to 2.', start, [ROLL], rolled(6, 2)],
    ],
    ([said, state, orders, dice]) => {
      expect(words.event(carry(state, orders, dice).events.at(-1)!, state)).toBe(said);
    },
  );

  const ended = (winner: string | null, ...tally: readonly { has: number; needs: number }[]): Event => {
    const conceded = false;
    return { type: 'game-ended', winner, conceded, tally, reasons: [], clauses: [] };
  };
  table<readonly [said: string, event: Event]>(
    [
      ['The gun loses the shot at the target.', { type: 'shot-lost', unit: 'gun', target: 'target', clauses: [] }],
      [
        'The enemy does not rally with a 0, and must wait.',
        { type: 'unit-unrallied', unit: 'enemy', reasons: [sum('enemy', [])], clauses: [] },
      ],
      ['The game ends: the French win, 3 to 1.', ended('french', { has: 3, needs: 3 }, { has: 1, needs: 3 })],
      [
        'The game ends: the Allies win. They needed to remove 1 brigade and removed 1; the other side needed 2 and removed 1.',
        ended('allied', { has: 1, needs: 1 }, { has: 1, needs: 2 }),
      ],
      [
        'The game ends in a draw. One side needed to remove 1 brigade and removed 1; the other needed 2 and removed 2.',
        ended(null, { has: 1, needs: 1 }, { has: 2, needs: 2 }),
      ],
      ['The game ends: the French win.', ended('french')],
    ],
    ([said, event]) => {
      expect(words.event(event, gunnery(GUN))).toBe(said);
    },
  );
});

describe('a unit is told with those that share its fate:', () => {
  const state = stand(
    {
      a: 'line-infantry d3 column',
      b: 'line-infantry d3 column',
      x: 'allied line-infantry d4',
      general: 'brigadier c2',
    },
    { phase: 'fighting' },
  );

  test.each([
    [3, 'The column on d3 rolls 5 and 2; the x rolls 3.'],
    [3, 'The column on d3 beats the x by 2.'],
    [6, 'The x beats the column on d3 by 1.'],
  ])('a column fights as a column, not as one of its units, against a %i', (defence, said) => {
    const dice: readonly Scripted[] = [{ 'attack.1': 5 }, { 'attack.2': 2 }, { 'defence.1': defence }];
    const { events } = carry(state, [{ type: 'attack', unit: 'a', enemy: 'x' }], dice);
    expect(events.map((event) => words.event(event, state))).toContain(said);
  });

  test('an order to a column names the column', () => {
    const told = (order: Order) => words.order(order, state);
    expect(told({ type: 'attack', unit: 'a', enemy: 'x' })).toBe('Attack the x with the column on d3');
    expect(told({ type: 'move', unit: 'a', path: ['c3'] })).toBe('Move the column on d3 to c3');
  });

  test('each of its units is removed by its own name', () => {
    expect(words.event({ type: 'unit-removed', unit: 'a', reasons: [], clauses: [] }, state)).toBe(
      'The a is removed from the game.',
    );
  });

  test('a Brigadier goes with the last unit of his brigade', () => {
    const clauses = ['pb.brigadier.removed-with-brigade'] as const;
    expect(words.event({ type: 'unit-removed', unit: 'general', reasons: [], clauses }, state)).toMatch(
      / is removed with the last unit of his brigade\.$/,
    );
  });
});

describe('a rallied unit out of touch waits for what the reading asks of it:', () => {
  test.each([
    ['ordinary-coherence', 'until in touch with the brigade again.'],
    ['brigadier-in-person', 'until the Brigadier himself comes.'],
  ])('%s', (reading, until) => {
    const state = stand({ gun: 'cannon i1' });
    const said = (unit: string) =>
      words.refusal(refused('pb.rally.wait-for-brigadier', 'not-reached', { unit }), {
        ...state,
        readings: { 'pb-070': reading },
      });
    expect(said('gun')).toBe(`The gun has rallied, and must stay at the edge ${until}`);
  });
});

describe('an order out of its time is named by what it is about:', () => {
  test('to form a column among the shots', () => {
    const state = stand({ a: 'line-infantry d1', b: 'line-infantry d2' }, { phase: 'artillery' });
    const verdict = engine.judge(state, { type: 'form-column', unit: 'a', other: 'b' });
    expect(verdict.ok ? 'allowed' : words.refusal(verdict, state)).toBe(
      'This is the artillery phase: not the time to form a column.',
    );
  });
});

describe('what else is said:', () => {
  const state = stand(
    { gun: 'cannon d1 disrupted', guard: 'allied heavy-infantry d5 square' },
    { ground: { d5: 'hill' }, round: 2 },
  );

  test.each([
    ['gun', 'The gun (French cannon) on d1, open ground, facing south, disrupted'],
    ['guard', 'The guard (Allied heavy infantry) on d5, a hill, facing south, in Square'],
  ])('of the unit %s: %s', (id, said) => {
    expect(words.unit(id, state)).toBe(said);
  });

  test.each([
    ['hit', 'to hit'],
    ['activation.dubois', 'Dubois’s brigade'],
    ['rally.gun', 'rally, the gun'],
  ])('of the roll %s: %s', (purpose, said) => {
    expect(words.roll(purpose, state)).toBe(said);
  });

  test.each<[Order, string]>([
    [fire('gun', 'guard'), 'Fire the gun at the guard'],
    [{ type: 'declare', shots: [{ unit: 'gun', at: 'guard' }] }, 'Fire the gun at the guard'],
    [{ type: 'declare', shots: [] }, 'Fire no gun'],
    [{ type: 'move', unit: 'gun', path: ['d2', 'd3'] }, 'Move the gun to d2, then d3'],
    [{ type: 'agree', on: 'rounds', rounds: 6, extension: true }, 'Agree on 6 rounds, with a die for one more'],
    [{ type: 'agree', on: 'points', points: 100 }, 'Agree on 100 points'],
    [{ type: 'concede', side: 'allied' }, 'Concede the game for the Allies'],
    [END, 'End the artillery phase'],
  ])('of the order %j: %s', (order, said) => {
    expect(words.order(order, state)).toBe(said);
  });

  test('of the moment', () => {
    expect(words.moment(state)).toBe('Round 2 · French artillery phase · 2 of 5');
  });
});

test('the terms that players agree on are said in words', () => {
  const state = stand({ gun: 'cannon d1' });
  const agreed: readonly Order[] = [
    { type: 'agree', on: 'points', points: 400 },
    { type: 'agree', on: 'rounds', rounds: 8, extension: true },
  ];
  expect(agreed.map((order) => words.order(order, state))).toEqual([
    'Agree on 400 points',
    'Agree on 8 rounds, with a die for one more',
  ]);
});
