import { describe, expect, test } from 'vitest';
import { carry, engine, short, stand, verdict, type Order } from './field.ts';

const END: Order = { type: 'end-phase' };
const fire = (unit: string, at: string): Order => ({ type: 'fire', unit, at });
const turns = (count: number): readonly Order[] => Array.from({ length: count * 5 }, () => END);
/** Both brigades roll for each of these turns; the side that is named has just ended its last phase. */
const rolls = (...dice: readonly (readonly [brigade: string, die: number])[]) =>
  dice.map(([brigade, die]) => ({ [`activation.${brigade}`]: die }));

describe('a turn has five phases, and the sides take turns (pb.turn.phase-order, pb.turn.alternate)', () => {
  test('in their order', () => {
    let state = stand({ gun: 'french cannon a1', foe: 'allied cavalry c7' }, { phase: 'activation' });
    const seen = [engine.moment(state)];
    for (const dice of [[], [], [], [], rolls(['falken', 3]), [], [], [], [], rolls(['dubois', 3])]) {
      state = carry(state, [END], dice).state;
      seen.push(engine.moment(state));
    }
    const phases = ['activation', 'artillery', 'movement', 'fighting', 'rally'];
    expect(seen.slice(0, 10).map(({ side, phase }) => `${side} ${phase}`)).toEqual([
      ...phases.map((phase) => `french ${phase}`),
      ...phases.map((phase) => `allied ${phase}`),
    ]);
    expect(seen[10]).toEqual({ side: 'french', phase: 'activation' });
  });

  test('and a round ends when both have had theirs (pb.rounds.definition)', () => {
    const start = stand({ gun: 'french cannon a1', foe: 'allied cavalry c7' }, { phase: 'rally' });
    const allied = carry(start, [END], rolls(['falken', 3]));
    expect([allied.state.round, allied.state.turn]).toEqual([1, 2]);
    expect(allied.events[0]!.clauses).toEqual(['pb.turn.alternate']);
    const french = carry(allied.state, turns(1), rolls(['dubois', 3]));
    expect([french.state.round, french.state.turn]).toEqual([2, 3]);
    expect(french.events.at(-2)!.clauses).toEqual(['pb.turn.alternate', 'pb.rounds.definition']);
  });

  test.each([
    ['activation', 'fire', 'pb.turn.phase-order wrong-phase'],
    ['movement', 'fire', 'pb.turn.phase-order wrong-phase'],
    ['artillery', 'move', 'pb.turn.phase-order wrong-phase'],
    ['rally', 'move', 'pb.turn.phase-order wrong-phase'],
    ['artillery', 'place', 'pb.fighting.result.routed nothing-to-place'],
  ] as const)('in the %s phase nobody may %s', (phase, type, said) => {
    const orders: Readonly<Record<string, Order>> = {
      fire: fire('gun', 'foe'),
      move: { type: 'move', unit: 'gun', path: ['a2'] },
      place: { type: 'place', unit: 'gun', to: 'a1' },
    };
    expect(verdict(stand({ gun: 'french cannon a1', foe: 'allied cavalry a5' }, { phase }), orders[type]!)).toBe(said);
  });
});

describe('each brigade of the active side rolls for its orders (pb.activation.roll, pb.activation.number)', () => {
  test.each([
    [1, 'brigade-idle falken', []],
    [2, 'brigade-idle falken', []],
    [3, 'brigade-activated falken', ['falken']],
    [6, 'brigade-activated falken', ['falken']],
  ])('on a %i: %s', (die, event, activated) => {
    const board = stand({ gun: 'french cannon a1', foe: 'allied cavalry c7' }, { phase: 'rally' });
    const { events, state } = carry(board, [END], rolls(['falken', die]));
    expect(events.map(short)).toEqual(['phase-began', event]);
    expect(state.activated).toEqual(activated);
  });

  test('all at once, and none that has left the board', () => {
    const units = {
      gun: 'french cannon e1',
      last: 'allied cavalry e5 disrupted of lannes',
      lannes: 'allied brigadier a7 of lannes',
      other: 'allied cavalry c7 of ney',
      ney: 'allied brigadier c6 of ney',
      foe: 'allied cavalry g7',
    };
    const removed = carry(stand(units), [fire('gun', 'last')], [{ hit: 6 }, { effect: 6 }]).state;
    const began = carry(removed, turns(1).slice(1), rolls(['falken', 2], ['ney', 3])).state;
    expect(began.activated).toEqual(['ney']);
  });
});

describe('a disrupted unit is turned to the front in its owner’s next turn (pb.fighting.disrupted.next-turn, pb-059)', () => {
  const units = {
    gun: 'french cannon e1',
    'their-gun': 'allied cannon e4',
    foe: 'allied cavalry a7',
    friend: 'french cavalry a1',
  };
  const struck = carry(stand(units), [fire('gun', 'their-gun')], [{ hit: 6 }, { effect: 4 }]).state;

  test('not in the turn in which it was disrupted', () => {
    expect(carry(struck, [END, END], []).state.units['their-gun']!.condition).toBe('disrupted');
  });

  test('and may not fire before', () => {
    const { state } = carry(struck, turns(1), rolls(['falken', 6]));
    expect(engine.moment(state)).toEqual({ side: 'allied', phase: 'artillery' });
    expect(verdict(state, fire('their-gun', 'gun'))).toBe('pb.fighting.disrupted.next-turn disrupted');
  });

  test('in its Movement Phase, which is all it does', () => {
    const { events, state } = carry(struck, [...turns(1), END], rolls(['falken', 6]));
    expect(events.slice(-2).map(short)).toEqual(['phase-began', 'unit-turned their-gun']);
    expect(state.units['their-gun']!.condition).toBe('steady');
    expect(verdict(state, { type: 'move', unit: 'their-gun', path: ['e5'] })).toBe(
      'pb.fighting.disrupted.next-turn only-turns',
    );
  });

  test('even if its brigade is not activated and its Brigadier far (pb-060)', () => {
    const { state } = carry(struck, [...turns(1), END], rolls(['falken', 1]));
    expect(state.units['their-gun']!.condition).toBe('steady');
  });

  test('and may fire again a turn later', () => {
    const { state } = carry(struck, turns(3), rolls(['falken', 6], ['dubois', 6], ['falken', 6]));
    expect(engine.moment(state)).toEqual({ side: 'allied', phase: 'artillery' });
    expect(verdict(state, fire('their-gun', 'gun'))).toMatch(/^allowed/);
  });

  test('once turned it is as steady as any: a 6 only routs it', () => {
    const turned = carry(struck, turns(2), rolls(['falken', 6], ['dubois', 6])).state;
    const { events } = carry(turned, [fire('gun', 'their-gun')], [{ hit: 6 }, { effect: 6 }]);
    expect(events.map(short)).toEqual(['shot-hit gun', 'unit-routed their-gun e7']);
  });
});

describe('a routed unit has one roll to be saved (pb.rally.who, pb-067)', () => {
  const routed = (type: string, field = {}) =>
    stand(
      { target: `french ${type} e1 routed`, friend: 'french cavalry a1', foe: 'allied cavalry a7' },
      { phase: 'fighting', ...field },
    );

  test.each([
    ['line-infantry', 3, 4, 'pb.rally.number'],
    ['cavalry', 3, 4, 'pb.rally.number'],
    ['heavy-cavalry', 3, 4, 'pb.rally.number'],
    ['skirmishers', 3, 4, 'pb.rally.number'],
    ['heavy-infantry', 2, 3, 'pb.rally.number.heavy-infantry'],
    ['cannon', 4, 5, 'pb.rally.number.artillery'],
    ['howitzer', 4, 5, 'pb.rally.number.artillery'],
  ])('%s is lost on a %i and saved on a %i (%s)', (type, lost, saved, clause) => {
    const bad = carry(routed(type), [END], [{ 'rally.target': lost }]).events.at(-1)!;
    const good = carry(routed(type), [END], [{ 'rally.target': saved }]).events.at(-1)!;
    expect([short(bad), bad.clauses]).toEqual(['unit-removed target', [clause, 'pb.rally.failure']]);
    expect([short(good), good.clauses]).toEqual(['unit-rallied target', [clause, 'pb.rally.success']]);
  });

  test.each([
    ['of a brigade that is not activated', {}, { activated: [] }],
    ['in the enemy’s turn', { friend: 'french cavalry a1' }, { side: 'allied', activated: ['dubois', 'falken'] }],
  ])('but waits, %s', (_title, units, field) => {
    const board = stand(
      { target: 'french cavalry e1 routed', foe: 'allied cavalry a7', ...units },
      { phase: 'fighting', ...field },
    );
    expect(carry(board, [END], []).state.units.target!.condition).toBe('routed');
  });

  test('disrupted and rallied units do not roll', () => {
    const board = stand(
      { target: 'french cavalry e1 disrupted', b: 'french cavalry a1 rallied', foe: 'allied cavalry a7' },
      { phase: 'fighting' },
    );
    expect(carry(board, [END], []).events.map(short)).toEqual(['phase-began']);
  });

  test('once saved it is turned in its owner’s next turn, and until then a 6 removes it (pb.rally.next-turn, pb-096)', () => {
    const saved = carry(routed('cavalry'), [END], [{ 'rally.target': 4 }]).state;
    expect(saved.units.target!.condition).toBe('rallied');
    const next = carry(saved, turns(2), rolls(['falken', 6], ['dubois', 6])).state;
    expect(engine.moment(next)).toEqual({ side: 'french', phase: 'rally' });
    expect(next.units.target!.condition).toBe('steady');
    const exposed = stand(
      { gun: 'allied cannon e6', target: 'french cavalry e1 rallied', b: 'french cavalry a1' },
      { side: 'allied' },
    );
    expect(carry(exposed, [fire('gun', 'target')], [{ hit: 6 }, { effect: 6 }]).events.map(short)).toEqual([
      'shot-hit gun',
      'unit-removed target',
    ]);
  });

  test('when the last of a brigade is lost, its Brigadier goes, and rolls no more (pb.brigadier.removed-with-brigade, pb-047)', () => {
    const board = stand(
      {
        general: '',
        target: 'french cavalry e1 routed',
        dubois: 'french brigadier a1 routed',
        foe: 'allied cavalry a7',
      },
      { phase: 'fighting', readings: { 'pb-047': 'target-no-removal' } },
    );
    const { events, state } = carry(board, [END], [{ 'rally.target': 1 }]);
    expect(events.map(short)).toEqual(['phase-began', 'unit-removed target', 'unit-removed dubois']);
    expect(Object.keys(state.units)).toEqual(['enemy', 'foe']);
  });

  test('a Brigadier that fails its roll goes on waiting, where a reading lets it be routed at all (pb-047)', () => {
    const board = stand(
      { general: 'french brigadier i1 routed', target: 'french cavalry e1', foe: 'allied cavalry a7' },
      { phase: 'fighting', readings: { 'pb-047': 'target-no-removal' } },
    );
    const { events, state } = carry(board, [END], [{ 'rally.general': 3 }]);
    expect(events.map(short)).toEqual(['phase-began', 'unit-unrallied general']);
    expect(state.units.general!.condition).toBe('routed');
    expect(carry(board, [END], [{ 'rally.general': 4 }]).events.map(short)).toEqual([
      'phase-began',
      'unit-rallied general',
    ]);
  });
});

describe('the board as it would be in another phase', () => {
  const board = stand({ gun: 'french cannon a1', foe: 'allied cavalry a7' }, { fired: ['gun'] });

  test('has nothing done yet, and rolls nothing', () => {
    const then = engine.at(board, { side: 'allied', phase: 'movement' });
    expect(then).toEqual({
      ...board,
      side: 'allied',
      phase: 'movement',
      deeds: {},
      awaits: {
        sides: ['allied'],
        kind: 'phase',
        orders: ['move', 'charge', 'form-column', 'leave-column', 'form-square', 'leave-square', 'end-phase'],
        by: 'pb.turn.phase-order',
      },
    });
  });

  test('in the fights of the turn that is on, touch is that of its Movement Phase (pb.coherence.when-checked)', () => {
    const moving = stand(
      { unit: 'french line-infantry b2', foe: 'allied cavalry b4', general: 'french brigadier b1' },
      { phase: 'movement' },
    );
    const { state } = carry(moving, [{ type: 'move', unit: 'unit', path: ['b3'] }], []);
    const then = engine.at(state, { side: 'french', phase: 'fighting' });
    expect(verdict(then, { type: 'attack', unit: 'unit', enemy: 'foe' })).toContain('allowed');
    expect(engine.at(state, { side: 'french', phase: 'movement' }).inTouch).not.toContain('unit');
  });

  test.each([
    ['french', 'tea'],
    ['saxon', 'artillery'],
  ])('and there is none of %s %s', (side, phase) => {
    expect(() => engine.at(board, { side, phase })).toThrow(`There is no ${phase} phase of ${side}`);
  });
});
