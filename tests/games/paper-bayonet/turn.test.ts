import { describe, expect, test } from 'vitest';
import { carry, engine, short, stand, verdict, type Field, type Order, type Units } from './field.ts';
import { END, fire, marching, move, SHOT, table } from './tables.ts';

const turns = (count: number): readonly Order[] => Array.from({ length: count * 5 }, () => END);
/** The dice that brigades roll when a turn begins. */
const rolls = (...dice: readonly (readonly [brigade: string, die: number])[]) =>
  dice.map(([brigade, die]) => ({ [`activation.${brigade}`]: die }));
const board = (field: Field, units: Units = {}) =>
  stand({ gun: 'cannon a1', foe: 'allied cavalry c7', ...units }, field);

describe('a turn has five phases, and the sides take turns (pb.turn.phase-order, pb.turn.alternate)', () => {
  test('in their order, and a round ends when both have had theirs (pb.rounds.definition)', () => {
    let state = board({ phase: 'activation' });
    const seen = [engine.moment(state)];
    const cited: unknown[] = [];
    for (const dice of [[], [], [], [], rolls(['falken', 3]), [], [], [], [], rolls(['dubois', 3])]) {
      const came = carry(state, [END], dice);
      state = came.state;
      seen.push(engine.moment(state));
      if (dice.length > 0) cited.push(came.events[0]!.clauses);
    }
    const phases = ['activation', 'artillery', 'movement', 'fighting', 'rally'];
    const all = ['french', 'allied'].flatMap((side) => phases.map((phase) => ({ side, phase })));
    expect(seen).toEqual([...all, { side: 'french', phase: 'activation' }]);
    expect([state.round, state.turn]).toEqual([2, 3]);
    expect(cited).toEqual([['pb.turn.alternate'], ['pb.turn.alternate', 'pb.rounds.definition']]);
  });

  test.each<[string, Order, string]>([
    ['activation', fire('gun', 'foe'), 'pb.turn.phase-order wrong-phase'],
    ['movement', fire('gun', 'foe'), 'pb.turn.phase-order wrong-phase'],
    ['artillery', { type: 'move', unit: 'gun', path: ['a2'] }, 'pb.turn.phase-order wrong-phase'],
    ['rally', { type: 'move', unit: 'gun', path: ['a2'] }, 'pb.turn.phase-order wrong-phase'],
    ['artillery', { type: 'place', unit: 'gun', to: 'a1' }, 'pb.fighting.result.routed nothing-to-place'],
  ])('in the %s phase nobody may %j', (phase, order, said) => {
    expect(verdict(engine.at(board({}), { side: 'french', phase }), order)).toBe(said);
  });
});

describe('each brigade of the active side rolls for its orders (pb.activation.roll, pb.activation.number)', () => {
  test.each([
    [2, 'brigade-idle falken', []],
    [3, 'brigade-activated falken', ['falken']],
  ])('on a %i: %s', (die, event, activated) => {
    const { events, state } = carry(board({ phase: 'rally' }), [END], rolls(['falken', die]));
    expect(events.map(short)).toEqual(['phase-began', event]);
    expect(state.activated).toEqual(activated);
  });

  test('all at once, and none that has left the board', () => {
    const units = {
      gun: 'cannon e1',
      last: 'allied cavalry e5 disrupted of lannes',
      lannes: 'allied brigadier a7 of lannes',
      other: 'allied cavalry c6 of ney',
      ney: 'allied brigadier c5 of ney',
    };
    const removed = carry(board({}, units), [fire('gun', 'last')], [{ hit: 6 }, { effect: 6 }]).state;
    const began = carry(removed, turns(1).slice(1), rolls(['falken', 2], ['ney', 3])).state;
    expect(began.activated).toEqual(['ney']);
  });
});

describe('a disrupted unit is turned to the front in its owner’s next turn (pb.fighting.disrupted.next-turn, pb-059)', () => {
  const units = { gun: 'cannon e1', target: 'allied cannon e4', foe: 'allied cavalry a7', friend: 'cavalry a1' };
  const struck = carry(stand(units), [SHOT], [{ hit: 6 }, { effect: 4 }]).state;
  const back = fire('target', 'gun');

  test('not in the turn in which it was disrupted, and it may not fire before', () => {
    expect(carry(struck, [END, END], []).state.units.target!.condition).toBe('disrupted');
    const { state } = carry(struck, turns(1), rolls(['falken', 6]));
    expect(verdict(state, back)).toBe('pb.fighting.disrupted.next-turn disrupted');
  });

  test.each([6, 1])('in its Movement Phase, which is all it does, after a %i for its brigade (pb-060)', (die) => {
    const { events, state } = carry(struck, [...turns(1), END], rolls(['falken', die]));
    expect(events.slice(-2).map(short)).toEqual(['phase-began', 'unit-turned target']);
    expect(state.units.target!.condition).toBe('steady');
    const away: Order = { type: 'move', unit: 'target', path: ['e5'] };
    if (die === 6) expect(verdict(state, away)).toBe('pb.fighting.disrupted.next-turn only-turns');
  });

  test('and a turn later it fires, and is as steady as any: a 6 only routs it', () => {
    const own = carry(struck, turns(3), rolls(['falken', 6], ['dubois', 6], ['falken', 6])).state;
    expect(verdict(own, back)).toMatch(/^allowed/);
    const turned = carry(struck, turns(2), rolls(['falken', 6], ['dubois', 6])).state;
    const { events } = carry(turned, [SHOT], [{ hit: 6 }, { effect: 6 }]);
    expect(events.map(short)).toEqual(['shot-hit gun', 'unit-routed target e7']);
  });

  test('not so by needs-activation (pb-060)', () => {
    const idle = stand({ ...units, gun: 'cannon e1 disrupted' }, { activated: [], 'pb-060': 'needs-activation' });
    expect(carry(idle, [END], []).state.units.gun!.condition).toBe('disrupted');
  });
});

describe('a routed unit has one roll to be saved (pb.rally.who, pb-067)', () => {
  const routed = (target: string, field: Field = {}) =>
    stand({ target, friend: 'cavalry a1', foe: 'allied cavalry a7' }, { phase: 'fighting', ...field });

  test.each([
    ['line-infantry', 4, 'pb.rally.number'],
    ['cavalry', 4, 'pb.rally.number'],
    ['heavy-cavalry', 4, 'pb.rally.number'],
    ['skirmishers', 4, 'pb.rally.number'],
    ['heavy-infantry', 3, 'pb.rally.number.heavy-infantry'],
    ['cannon', 5, 'pb.rally.number.artillery'],
    ['howitzer', 5, 'pb.rally.number.artillery'],
  ])('%s is saved on a %i (%s), and lost on less', (type, number, clause) => {
    const [bad, good] = [number - 1, number].map((die) =>
      carry(routed(`${type} e1 routed`), [END], [{ 'rally.target': die }]).events.at(-1)!,
    );
    expect([short(bad!), bad!.clauses]).toEqual(['unit-removed target', [clause, 'pb.rally.failure']]);
    expect([short(good!), good!.clauses]).toEqual(['unit-rallied target', [clause, 'pb.rally.success']]);
  });

  const IDLE: Field = { activated: [] };
  const LAST = { general: '', dubois: 'brigadier a1 routed', friend: '' };
  const BRIGADIER: Field = { 'pb-047': 'target-no-removal' };
  table<readonly [what: string, units: Units, field: Field, die: number | null, came: readonly string[]]>(
    [
      ['of a brigade that is not activated it waits', {}, IDLE, null, []],
      ['and in the enemy’s turn', {}, { side: 'allied', activated: ['dubois', 'falken'] }, null, []],
      [
        'own-next-phase-or-lost: without activation it is lost',
        {},
        { ...IDLE, 'pb-067': 'own-next-phase-or-lost' },
        null,
        ['unit-removed target'],
      ],
      [
        'same-turn-no-activation: it rolls',
        {},
        { ...IDLE, 'pb-067': 'same-turn-no-activation' },
        4,
        ['unit-rallied target'],
      ],
      [
        'and in the enemy’s turn too',
        {},
        { side: 'allied', 'pb-067': 'same-turn-no-activation' },
        4,
        ['unit-rallied target'],
      ],
      ['disrupted it does not roll', { target: 'cavalry e1 disrupted' }, {}, null, []],
      ['nor rallied', { target: 'cavalry e1 rallied' }, {}, null, []],
      [
        'with the last of a brigade its Brigadier goes',
        LAST,
        BRIGADIER,
        1,
        ['unit-removed target', 'unit-removed dubois'],
      ],
      [
        'a Brigadier that fails his roll goes on waiting (pb-047)',
        { general: 'brigadier i1 routed', target: 'cavalry e1' },
        BRIGADIER,
        3,
        ['unit-unrallied general'],
      ],
    ],
    ([, units, field, die, came]) => {
      const state = stand(
        { target: 'cavalry e1 routed', friend: 'cavalry a1', foe: 'allied cavalry a7', ...units },
        { phase: 'fighting', ...field },
      );
      const who = 'general' in units && units.general !== '' ? 'general' : 'target';
      const { events } = carry(state, [END], die === null ? [] : [{ [`rally.${who}`]: die }]);
      expect(events.map(short)).toEqual(['phase-began', ...came]);
    },
  );

  test('once saved it is turned in its owner’s next turn (pb.rally.next-turn, pb-096)', () => {
    const saved = carry(routed('cavalry e1 routed'), [END], [{ 'rally.target': 4 }]).state;
    expect(saved.units.target!.condition).toBe('rallied');
    const next = carry(saved, turns(2), rolls(['falken', 6], ['dubois', 6])).state;
    expect(next.units.target!.condition).toBe('steady');
  });

  test.each([
    ['defends-only', ['unit-moved unit']],
    ['helpless', ['unit-moved unit', 'unit-removed foe']],
  ])('pb-068 %s: one that is reached by the enemy', (reading, came) => {
    const units = { unit: 'cavalry d4', foe: 'allied d7 routed', x: 'allied cavalry a7' };
    expect(carry(marching(units, { 'pb-068': reading }), [move('d5', 'd6')], []).events.map(short)).toEqual(came);
  });
});

describe('the board as it would be in another phase', () => {
  test('has nothing done yet, and rolls nothing', () => {
    const now = board({ fired: ['gun'] });
    expect(engine.at(now, { side: 'allied', phase: 'movement' })).toEqual({
      ...now,
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
    const units = { unit: 'b2', foe: 'allied cavalry b4', general: 'brigadier b1' };
    const { state } = carry(stand(units, { phase: 'movement' }), [move('b3')], []);
    const then = engine.at(state, { side: 'french', phase: 'fighting' });
    expect(verdict(then, { type: 'attack', unit: 'unit', enemy: 'foe' })).toContain('allowed');
    expect(engine.at(state, { side: 'french', phase: 'movement' }).inTouch).not.toContain('unit');
  });

  test.each([
    ['french', 'tea'],
    ['saxon', 'artillery'],
  ])('and there is none of %s %s', (side, phase) => {
    expect(() => engine.at(board({}), { side, phase })).toThrow(`There is no ${phase} phase of ${side}`);
  });
});
