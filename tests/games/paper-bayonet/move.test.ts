import { describe, expect, test } from 'vitest';
import type { Square } from '../../../src/geometry/grid.ts';
import { carry, engine, short, stand, verdict, type Field, type Order } from './field.ts';

const move = (...path: readonly Square[]): Order => ({ type: 'move', unit: 'unit', path });
const PERMITS = 'allowed pb.activation.permits pb.coherence.requirement pb.movement.directions';
const ONE = `${PERMITS} pb.movement.allowance.one`;
const TWO = `${PERMITS} pb.movement.allowance.two`;
type Units = Readonly<Record<string, string>>;
type Row = readonly [what: string, units: Units, path: readonly Square[], said: string, field?: Field];

/** The unit stands on d4, in touch with its General on c4, in the Movement Phase. */
const board = (units: Units, field: Field = {}) =>
  stand(
    { general: 'french brigadier c4', foe: 'allied cavalry i7', enemy: 'allied brigadier h7', ...units },
    { phase: 'movement', ...field },
  );
const judged = (rows: readonly Row[]) => {
  const named = rows.map(([what, units, path, said, field]) => ({ what, units, path, said, field }));
  test.each(named)('$what', ({ units, path, said, field }) => {
    expect(verdict(board(units, field), move(...path))).toBe(said);
  });
};

describe('how far and where (pb.movement.directions, pb.movement.allowance.one, pb.movement.allowance.two)', () => {
  judged([
    ['infantry one square ahead', { unit: 'french line-infantry d4' }, ['d5'], ONE],
    ['backwards', { unit: 'french line-infantry d4' }, ['d3'], ONE],
    ['over a corner', { unit: 'french heavy-infantry d4' }, ['e5'], ONE],
    ['a gun one square', { unit: 'french cannon d4' }, ['e4'], ONE],
    ['not two', { unit: 'french howitzer d4' }, ['e4', 'f4'], 'pb.movement.allowance.one too-far'],
    ['cavalry two', { unit: 'french cavalry d4' }, ['e4', 'f5'], TWO],
    ['skirmishers two', { unit: 'french skirmishers d4' }, ['e4', 'f3'], TWO],
    ['not three', { unit: 'french heavy-cavalry d4' }, ['e4', 'f4', 'g4'], 'pb.movement.allowance.two too-far'],
    ['not with a jump', { unit: 'french cavalry d4' }, ['f4'], 'pb.movement.directions not-step-by-step'],
    ['not on the spot', { unit: 'french cavalry d4' }, ['d4'], 'pb.movement.directions not-step-by-step'],
    ['not nowhere', { unit: 'french cavalry d4' }, [], 'pb.movement.directions nowhere'],
    [
      'not off the board',
      { unit: 'french cavalry d7', general: 'french brigadier c7' },
      ['d8'],
      'pb.movement.directions off-board',
    ],
  ]);
});

describe('cavalry in woods moves one square (pb.terrain.woods.cavalry, pb-082)', () => {
  const SLOW = 'pb.terrain.woods.cavalry too-far';
  const unit = { unit: 'french cavalry d4' };
  judged([
    ['into them, and no further', unit, ['d5', 'd6'], SLOW, { ground: { d5: 'woods' } }],
    ['nor to them over open ground', unit, ['d5', 'd6'], SLOW, { ground: { d6: 'woods' } }],
    ['out of them one square', unit, ['d5', 'd6'], SLOW, { ground: { d4: 'woods' } }],
    ['one square is one', unit, ['d5'], TWO, { ground: { d5: 'woods' } }],
    ['skirmishers are not slowed', { unit: 'french skirmishers d4' }, ['d5', 'd6'], TWO, { ground: { d5: 'woods' } }],
  ]);
});

describe('units do not pass over each other (pb.movement.no-passing, pb-039, pb-040)', () => {
  const IN_WAY = 'pb.movement.no-passing occupied';
  const friend = { x: 'french line-infantry d5' };
  const foe = { x: 'allied line-infantry d5' };
  judged([
    ['cavalry not over a friend', { unit: 'french cavalry d4', ...friend }, ['d5', 'd6'], IN_WAY],
    [
      'skirmishers over a friend',
      { unit: 'french skirmishers d4', ...friend },
      ['d5', 'd6'],
      `${TWO} pb.movement.skirmishers-pass-friends`,
    ],
    ['skirmishers not over an enemy', { unit: 'french skirmishers d4', ...foe }, ['d5', 'd6'], IN_WAY],
    ['nor do they end on a friend', { unit: 'french skirmishers d4', ...friend }, ['c5', 'd5'], IN_WAY],
    ['nobody ends on another', { unit: 'french line-infantry d4', ...friend }, ['d5'], IN_WAY],
    [
      'one unit in a wood',
      { unit: 'french line-infantry d4', ...friend },
      ['d5'],
      'pb.terrain.woods.capacity holds-one',
      { ground: { d5: 'woods' } },
    ],
    [
      'one in a building',
      { unit: 'french cannon d4', ...friend },
      ['d5'],
      'pb.terrain.building.capacity holds-one',
      { ground: { d5: 'building' } },
    ],
    [
      'one on a bridge',
      { unit: 'french skirmishers d4', ...friend },
      ['d5'],
      'pb.terrain.bridge.capacity holds-one',
      { ground: { d5: 'bridge' } },
    ],
    [
      'but skirmishers pass over it',
      { unit: 'french skirmishers d4', ...friend },
      ['d5', 'd6'],
      `${TWO} pb.movement.skirmishers-pass-friends`,
      { ground: { d5: 'woods' } },
    ],
    ['nor on his General', { unit: 'french line-infantry d4' }, ['c4'], IN_WAY],
    [
      'between two corners there is room (pb-041)',
      { unit: 'french line-infantry d4', x: 'french line-infantry e4', y: 'french line-infantry d5' },
      ['e5'],
      ONE,
    ],
  ]);

  test('a Brigadier passes over a friend (pb.coherence.brigadier-exempt)', () => {
    const order: Order = { type: 'move', unit: 'general', path: ['d4', 'e4'] };
    expect(verdict(board({ unit: 'french line-infantry d4' }), order)).toBe(
      'allowed pb.activation.permits pb.coherence.brigadier-exempt pb.movement.directions pb.movement.allowance.two pb.movement.no-passing',
    );
    expect(verdict(board({ unit: 'french line-infantry a1', x: 'allied cavalry d4' }), order)).toBe(IN_WAY);
  });
});

describe('who may move (pb.activation.permits, pb.coherence.requirement, pb.coherence.consequence)', () => {
  const step: readonly Square[] = ['d5'];
  judged([
    ['a unit of an activated brigade, in touch', { unit: 'french line-infantry d4' }, step, ONE],
    [
      'not one of a brigade that is not activated',
      { unit: 'french line-infantry d4' },
      step,
      'pb.activation.permits not-activated',
      { activated: [] },
    ],
    [
      'not one out of touch',
      { unit: 'french line-infantry d4', general: 'french brigadier a1' },
      step,
      'pb.coherence.consequence out-of-touch',
    ],
    [
      'one in touch through another',
      { unit: 'french line-infantry d4', general: 'french brigadier b4', x: 'french cavalry c4' },
      step,
      ONE,
    ],
    [
      'not through another brigade',
      {
        unit: 'french line-infantry d4',
        general: 'french brigadier b4',
        x: 'french cavalry c4 of ney',
        ney: 'french brigadier b3 of ney',
      },
      step,
      'pb.coherence.consequence out-of-touch',
    ],
    [
      'not a gun that has fired (pb.artillery.fire-or-move)',
      { unit: 'french cannon d4' },
      step,
      'pb.artillery.fire-or-move fired-this-turn',
      { fired: ['unit'] },
    ],
    [
      'not one disrupted (pb.fighting.disrupted.next-turn)',
      { unit: 'french line-infantry d4 disrupted' },
      step,
      'pb.fighting.disrupted.next-turn only-turns',
    ],
    [
      'not one routed (pb.rally.next-turn)',
      { unit: 'french line-infantry d4 routed' },
      step,
      'pb.rally.next-turn only-turns',
    ],
    [
      'not one rallied and not turned (pb.rally.next-turn)',
      { unit: 'french line-infantry d4 rallied' },
      step,
      'pb.rally.next-turn only-turns',
    ],
    [
      'not a square (pb.square.stationary)',
      { unit: 'french line-infantry d4 square' },
      step,
      'pb.square.stationary in-square',
    ],
    [
      'a column, both units as one (pb-101)',
      { unit: 'french line-infantry d4 column', x: 'french line-infantry d4 column' },
      step,
      ONE,
    ],
    [
      'not the enemy’s (pb.turn.active-side)',
      { unit: 'allied line-infantry d4' },
      step,
      'pb.turn.active-side not-your-turn',
    ],
  ]);

  judged([
    [
      'through a shaken unit, as ruled (pb-045)',
      { unit: 'french line-infantry d4', general: 'french brigadier b4', x: 'french cavalry c4 disrupted' },
      step,
      ONE,
    ],
    [
      'not under good-order-chain',
      { unit: 'french line-infantry d4', general: 'french brigadier b4', x: 'french cavalry c4 disrupted' },
      step,
      'pb.coherence.consequence out-of-touch',
      { readings: { 'pb-045': 'good-order-chain' } },
    ],
    ['out of touch at the end, as ruled (pb-045)', { unit: 'french line-infantry d4' }, ['e4'], ONE],
    [
      'not under also-at-end (pb.coherence.maintain)',
      { unit: 'french line-infantry d4' },
      ['e4'],
      'pb.coherence.maintain strays-at-end',
      { readings: { 'pb-045': 'also-at-end' } },
    ],
    [
      'but where it touches still',
      { unit: 'french line-infantry d4' },
      ['d5'],
      ONE,
      { readings: { 'pb-045': 'also-at-end' } },
    ],
  ]);

  test('a Brigadier needs no touch, but activation', () => {
    const order: Order = { type: 'move', unit: 'general', path: ['c5'] };
    expect(verdict(board({ unit: 'french line-infantry a1' }), order)).toMatch(/^allowed/);
    expect(verdict(board({ unit: 'french line-infantry a1' }, { activated: [] }), order)).toBe(
      'pb.activation.permits not-activated',
    );
  });

  test('touch is what it was when the Movement Phase began (pb.coherence.when-checked)', () => {
    const away = carry(
      board({ unit: 'french line-infantry d4' }),
      [{ type: 'move', unit: 'general', path: ['b4', 'a4'] }],
      [],
    );
    expect(verdict(away.state, move('d5'))).toBe(ONE);
    const shot = stand(
      {
        gun: 'allied cannon c7',
        unit: 'french line-infantry d4',
        x: 'french cavalry c3',
        general: 'french brigadier b2',
      },
      { side: 'allied', activated: ['dubois'] },
    );
    const fired = carry(shot, [{ type: 'fire', unit: 'gun', at: 'x' }], [{ hit: 6 }, { effect: 5 }]).state;
    expect(fired.inTouch).toContain('unit');
    const later = carry(fired, Array(6).fill({ type: 'end-phase' }), [{ 'activation.dubois': 6 }]).state;
    expect(engine.moment(later)).toEqual({ side: 'french', phase: 'movement' });
    expect(verdict(later, move('d5'))).toBe('pb.coherence.consequence out-of-touch');
  });

  test('a unit moves once a turn', () => {
    const { events, state } = carry(board({ unit: 'french line-infantry d4' }), [move('d5')], []);
    expect(events.map(short)).toEqual(['unit-moved unit']);
    expect(state.units.unit!.at).toBe('d5');
    expect(verdict(state, move('d6'))).toBe('pb.movement.activated-units already-moved');
  });
});

describe('what an order shows (a line of fire, a way)', () => {
  test.each([
    [{ type: 'fire', unit: 'unit', at: 'foe' }, [{ sign: 'sight', from: 'unit', to: 'foe' }]],
    [{ type: 'declare', shots: [{ unit: 'unit', at: 'foe' }] }, [{ sign: 'sight', from: 'unit', to: 'foe' }]],
    [
      move('d5', 'd6'),
      [
        { sign: 'path', from: 'd4', to: 'd5' },
        { sign: 'path', from: 'd5', to: 'd6' },
      ],
    ],
    [{ type: 'end-phase' }, []],
  ] as const)('%j', (order, signs) => {
    expect(engine.signs(board({ unit: 'french cannon d4' }), order)).toEqual(signs);
  });
});
