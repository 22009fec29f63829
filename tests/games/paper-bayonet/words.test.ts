import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { sum } from '../../../src/core/reasons.ts';
import { refused } from '../../../src/core/verdicts.ts';
import { REFUSALS } from '../../../src/games/paper-bayonet/refusals.ts';
import { carry, engine, stand, type Event, type Order } from './field.ts';
import { gather, reasons } from './sources.ts';
import { fire } from './tables.ts';
import { begin, unfought } from './whole.ts';

const { words } = engine;

describe('every refusal has its words, and no words wait for a refusal that never comes', () => {
  const made = new Set(gather(reasons).map(({ text }) => text));

  test('both ways', () => {
    expect([...made].sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  test('and a reason without words is a mistake of ours, and says which', () => {
    const state = stand({ gun: 'french cannon d1' });
    expect(() => words.refusal(refused('pb.artillery.types', 'out-of-mood', {}), state)).toThrow(
      'No words among the refusals for out-of-mood',
    );
  });

  test.each(Object.keys(REFUSALS))('%s is a whole sentence, whatever it names', (reason) => {
    const state = stand({ gun: 'french cannon d1', guards: 'allied cavalry d5' });
    const params = {
      ...{ gun: 'gun', target: 'guards', unit: 'gun', foe: 'guards', first: 'gun', by: 'gun' },
      ...{ brigade: 'dubois', side: 'french', phase: 'artillery', order: 'move' },
      ...{ distance: 7, range: 6, squares: ['d2', 'd3'], square: 'd4', allowance: 1, friend: true },
      ...{ other: 'guards', die: 1, dice: 2, depth: 3 },
      ...{
        next: 'map',
        on: 'points',
        files: 18,
        ranks: 24,
        brigadiers: 2,
        costs: 38,
        left: 24,
        spent: 114,
        points: 100,
        room: 30,
      },
    };
    const said = words.refusal(refused('pb.artillery.types', reason, params), state);
    expect(said).toMatch(/^[A-Zd][^{}]*\.$/);
    expect(said).not.toMatch(/undefined|\[object|NaN|the the|gun gun|^[a-z]\D/);
  });
});

describe('what is said of a refusal agrees with it:', () => {
  test.each([
    [
      'a friend in the way',
      { x: 'french cavalry d3' },
      {},
      'The x is in the way: from low ground a cannon fires over nobody, not even a friend.',
    ],
    [
      'an enemy in the way',
      { x: 'allied cavalry d3' },
      {},
      'The x is in the way: from low ground a cannon fires over nobody, friend or enemy.',
    ],
    [
      'several in the way',
      { grenadiers: 'french cavalry d3' },
      {},
      'The grenadiers are in the way: from low ground a cannon fires over nobody, not even a friend.',
    ],
    [
      'two woods',
      {},
      { ground: { d2: 'woods', d4: 'woods' } },
      'The line runs through d2 and d4: too much cover for a cannon on low ground.',
    ],
    ['a hill', {}, { ground: { d4: 'hill' } }, 'The hill on d4 is in the way.'],
    ['a building', {}, { ground: { d1: 'building' } }, 'The gun stands in a building: no gun fires out of one.'],
    [
      'seven squares',
      { gun: 'french cannon a1', target: 'allied cavalry h1' },
      {},
      'The target is 7 squares away, and the gun reaches 6.',
    ],
  ] as const)('%s', (_what, units, field, said) => {
    const state = stand({ gun: 'french cannon d1', target: 'allied cavalry d5', ...units }, field);
    const verdict = engine.judge(state, fire('gun', 'target'));
    expect(verdict.ok ? 'allowed' : words.refusal(verdict, state)).toBe(said);
  });
});

describe('every event has its sentence', () => {
  const units = { gun: 'french cannon d1', target: 'allied cavalry d5', b: 'allied cavalry d7' };
  const SHOT = fire('gun', 'target');
  const tell = (event: Event, state = stand(units)) => words.event(event, state);
  const said = (orders: readonly Order[], dice: readonly Scripted[], state = stand(units)) =>
    carry(state, orders, dice).events.map((event) => tell(event, state));

  const HIT = 'The gun: a hit on the target, 4 against 4.';
  test.each([
    ['no harm', 2, 'The target: unharmed at 2.'],
    ['disruption', 4, 'The target: disrupted at 4, and turned around.'],
    ['a rout with a choice', 5, 'The target: routed at 5, back to c7 or e7.'],
  ])('%s', (_what, effect, sentence) => {
    expect(said([SHOT], [{ hit: 3 }])).toEqual(['The gun: a miss, 3 against 4.']);
    expect(said([SHOT], [{ hit: 4 }, { effect }])).toEqual([HIT, sentence]);
  });

  test('a choice, a removal, a move, a phase, a die', () => {
    expect(said([SHOT, { type: 'place', unit: 'target', to: 'c7' }], [{ hit: 4 }, { effect: 5 }]).at(-1)).toBe(
      'The target: placed on c7.',
    );
    const last = stand({ gun: 'french cannon d1', target: 'allied cavalry d5 disrupted', b: 'allied cavalry a7' });
    expect(said([SHOT], [{ hit: 4 }, { effect: 6 }], last).at(-1)).toBe('The target: removed from the game.');
    const moving = stand({ gun: 'french cannon i1' }, { phase: 'movement' });
    expect(said([{ type: 'move', unit: 'gun', path: ['h1'] }], [], moving)).toEqual(['The gun: moved to h1.']);
    const rallying = stand({ gun: 'french cannon i1 routed', x: 'french cavalry a1 disrupted' }, { phase: 'fighting' });
    expect(said([{ type: 'end-phase' }], [{ 'rally.gun': 5 }], rallying)).toEqual([
      'Round 1: the French rally phase begins.',
      'The gun: rallied with 5.',
    ]);
    expect(said([{ type: 'end-phase' }], [{ 'rally.gun': 4 }], rallying).at(-1)).toBe(
      'The gun: removed from the game.',
    );
    const turning = stand({ gun: 'french cannon i1 disrupted' });
    expect(said([{ type: 'end-phase' }], [], turning).at(-1)).toBe('The gun: turned to the front again.');
    const next = stand({ gun: 'french cannon i1', x: 'allied cavalry a7' }, { phase: 'rally' });
    expect(said([{ type: 'end-phase' }], [{ 'activation.falken': 2 }], next).at(-1)).toBe(
      'Falken’s brigade rolls 2: not activated.',
    );
    expect(said([{ type: 'end-phase' }], [{ 'activation.falken': 3 }], next).at(-1)).toBe(
      'Falken’s brigade rolls 3: activated.',
    );
  });

  test('the rare ones', () => {
    const lost: Event = { type: 'shot-lost', unit: 'gun', target: 'target', clauses: [] };
    const held: Event = { type: 'shots-held', shots: [{ unit: 'gun', at: 'b' }], clauses: [] };
    const waits: Event = { type: 'unit-unrallied', unit: 'enemy', reasons: [sum('enemy', [])], clauses: [] };
    expect([lost, held, waits].map((event) => tell(event))).toEqual([
      'The gun: the shot at the target is lost.',
      'The gun: no shot before the routed unit has its square.',
      'The enemy: not rallied with 0, still waiting.',
    ]);
  });
});

describe('what is counted against each other is told from the winner’s side:', () => {
  const state = stand({ gun: 'french cannon d1' });
  const ended = (winner: string | null, ...tally: readonly { readonly has: number; readonly needs: number }[]) =>
    words.event({ type: 'game-ended', winner, conceded: false, tally, reasons: [], clauses: [] }, state);

  test.each([
    [3, 5, 'Allied wins the roll-off, 5 against 3.'],
    [6, 2, 'French wins the roll-off, 6 against 2.'],
  ])('a roll-off of %i and %i', (french, allied, said) => {
    const start = begin(unfought(['line'], ['guard']));
    const { events } = carry(
      start,
      [{ type: 'roll-off' }],
      [{ 'roll-off.french': french }, { 'roll-off.allied': allied }],
    );
    expect(events.map((event) => words.event(event, start))).toEqual([said]);
  });

  test('the end of a game, with what each side needed where that differs', () => {
    expect(ended('french', { has: 3, needs: 3 }, { has: 1, needs: 3 })).toBe('The game ends: French victory, 3 to 1.');
    expect(ended('allied', { has: 1, needs: 1 }, { has: 1, needs: 2 })).toBe(
      'The game ends: Allied victory, 1 of the 1 needed against 1 of 2.',
    );
    expect(ended(null, { has: 1, needs: 1 }, { has: 2, needs: 2 })).toBe(
      'The game ends in a draw, 1 of the 1 needed against 2 of 2.',
    );
    expect(ended('french')).toBe('The game ends: French victory.');
  });
});

describe('what else is said:', () => {
  const state = stand(
    { gun: 'french cannon d1 disrupted', guard: 'allied heavy-infantry d5 square' },
    { ground: { d5: 'hill' }, round: 2 },
  );

  test.each([
    ['gun', 'The gun (French cannon) on d1, open ground, facing south, disrupted'],
    ['guard', 'The guard (Allied heavy infantry) on d5, a hill, facing south, in square'],
    ['general', 'The general (French Brigadier) on i2, open ground, facing north'],
  ])('of the unit %s: %s', (id, said) => {
    expect(words.unit(id, state)).toBe(said);
  });

  test.each([
    ['hit', 'to hit'],
    ['effect', 'effect'],
    ['activation.dubois', 'Dubois’s brigade'],
    ['rally.gun', 'rally, the gun'],
  ])('of the roll %s: %s', (purpose, said) => {
    expect(words.roll(purpose, state)).toBe(said);
  });

  test.each([
    [fire('gun', 'guard'), 'Fire the gun at the guard'],
    [{ type: 'declare', shots: [{ unit: 'gun', at: 'guard' }] }, 'The gun at the guard'],
    [{ type: 'declare', shots: [] }, 'No shots'],
    [{ type: 'move', unit: 'gun', path: ['d2', 'd3'] }, 'Move the gun to d2, then d3'],
    [{ type: 'place', unit: 'guard', to: 'd7' }, 'Place the guard on d7'],
    [{ type: 'end-phase' }, 'End the artillery phase'],
  ] satisfies readonly (readonly [Order, string])[])('of the order %j: %s', (order, said) => {
    expect(words.order(order, state)).toBe(said);
  });

  test('of the moment', () => {
    expect(words.moment(state)).toBe('Round 2 · French artillery phase · 2 of 5');
  });
});
