import { describe, expect, test } from 'vitest';
import { verdict, type Field, type Units } from './field.ts';
import { CLEAR, END, fire, gunnery, SHOT, shots, table } from './tables.ts';

const SHELL = 'allowed pb.artillery.direction pb.artillery.range.howitzer';

describe('a gun fires along ranks, files and diagonals (pb.artillery.direction)', () => {
  const OFF = 'pb.artillery.direction off-the-lines';
  const ANY = { 'pb-055': 'any-square' } as const;
  shots([
    ['up its file', { target: 'allied cavalry d5' }, {}, CLEAR],
    ['down its file', { gun: 'cannon d6', target: 'allied cavalry d2' }, {}, CLEAR],
    ['along its rank', { target: 'allied cavalry h1' }, {}, CLEAR],
    ['back along its rank', { target: 'allied cavalry a1' }, {}, CLEAR],
    ['up a diagonal', { target: 'allied cavalry h5' }, {}, CLEAR],
    ['up the other diagonal', { target: 'allied cavalry a4' }, {}, CLEAR],
    ['not a knight’s move away', { target: 'allied cavalry e3' }, {}, OFF],
    ['not one file off the diagonal', { target: 'allied cavalry g5' }, {}, OFF],
    ['but by any-square', { target: 'allied cavalry e3' }, ANY, CLEAR],
    [
      'the greater of files and ranks counts then',
      { gun: 'cannon a1', target: 'allied h2' },
      ANY,
      'pb.artillery.range.cannon out-of-range',
    ],
    [
      'and what the line crosses is in the way',
      { target: 'allied e5', x: 'd2' },
      ANY,
      'pb.los.units-block unit-between',
    ],
    ['not at its own side', { target: 'cavalry d5' }, {}, 'pb.artillery.direction not-an-enemy'],
  ]);
});

describe('a Cannon reaches six squares (pb.artillery.range.cannon), a Howitzer four (pb.artillery.range.howitzer)', () => {
  const FAR = 'pb.artillery.range.cannon out-of-range';
  shots([
    ['a Cannon at six', { target: 'allied cavalry d7' }, {}, CLEAR],
    ['at seven', { gun: 'cannon a1', target: 'allied cavalry h1' }, {}, FAR],
    ['nor at a Square (pb-050)', { gun: 'cannon a1', target: 'allied h1 square' }, {}, FAR],
    ['a Cannon at two', { target: 'allied cavalry d3' }, {}, CLEAR],
    ['a Howitzer at four', { gun: 'howitzer d1', target: 'allied d5' }, {}, SHELL],
    ['at five', { gun: 'howitzer d1', target: 'allied d6' }, {}, 'pb.artillery.range.howitzer out-of-range'],
    ['six diagonal steps are six', { gun: 'cannon a1', target: 'allied cavalry g7' }, {}, CLEAR],
  ]);
});

describe('a gun that touches an enemy is fighting (pb.artillery.contact-is-fighting)', () => {
  const FOE = { target: 'allied cavalry d5', foe: 'allied cavalry e2' };
  const GENERAL = { target: 'allied d5', enemy: 'allied brigadier e2' };
  const BESIDE = { general: 'brigadier i1', enemy: '', target: 'allied brigadier d2' };
  const SILENCED = 'pb.artillery.contact-is-fighting touching-enemy';
  shots([
    ['and does not fire at others', FOE, {}, SILENCED],
    ['nor at him', { target: 'allied cavalry d2' }, {}, SILENCED],
    ['nor does a Howitzer', { ...FOE, gun: 'howitzer d1' }, {}, SILENCED],
    ['but a Brigadier silences nobody (pb-048)', GENERAL, {}, CLEAR],
    ['and nor does a friend', { target: 'allied cavalry d5', x: 'cavalry e2' }, {}, CLEAR],
    ['but by may-fire-elsewhere', FOE, { 'pb-049': 'may-fire-elsewhere' }, CLEAR],
    ['which is not at him', { target: 'allied e2' }, { 'pb-049': 'may-fire-elsewhere' }, SILENCED],
    ['or at him, point blank', { target: 'allied cavalry e2' }, { 'pb-049': 'point-blank' }, CLEAR],
    ['and then at nobody else', FOE, { 'pb-049': 'point-blank' }, SILENCED],
    ['nor at a Brigadier', BESIDE, { 'pb-047': 'target-no-removal' }, 'pb.artillery.hit-number too-near'],
  ]);
});

describe('nobody fires into a fight (pb.artillery.not-at-fighting-units)', () => {
  const PAIR = { target: 'allied cavalry d5', x: 'cavalry e6' };
  const NEIGHBOUR = { ...PAIR, y: 'allied cavalry f5' };
  const FIGHTING = 'pb.artillery.not-at-fighting-units target-fighting';
  const TIED: Field = { 'pb-097': 'tied-only' };
  shots([
    ['at a unit that touches one of yours', PAIR, {}, FIGHTING],
    ['not even a Howitzer', { ...PAIR, gun: 'howitzer d1' }, {}, FIGHTING],
    ['but one that your Brigadier touches (pb-048)', { target: 'allied d5', general: 'brigadier e6' }, {}, CLEAR],
    ['and one that only its friends touch', { target: 'allied d5', x: 'allied e6' }, {}, CLEAR],
    ['or one that has not fought yet, by tied-only', PAIR, TIED, CLEAR],
    ['but not one that has tied', PAIR, { ...TIED, tied: [['x', 'target']] }, FIGHTING],
    ['whoever was named first', PAIR, { ...TIED, tied: [['target', 'x']] }, FIGHTING],
    ['and one whose neighbour has tied', NEIGHBOUR, { ...TIED, tied: [['x', 'y']] }, CLEAR],
    ['nor point blank', { target: 'allied d2', x: 'cavalry e3' }, { 'pb-049': 'point-blank' }, FIGHTING],
  ]);
});

describe('a Brigadier is no target (pb.brigadier.removed-with-brigade, pb-047)', () => {
  const GENERAL = { enemy: '', target: 'allied brigadier d5', x: 'allied cavalry a7' };
  const NONE = 'pb.brigadier.removed-with-brigade brigadier-target';
  shots([
    ['as we play', GENERAL, {}, NONE],
    ['nor where guns ignore him', GENERAL, { 'pb-047': 'no-target-no-block' }, NONE],
    ['but where he may be driven off', GENERAL, { 'pb-047': 'target-no-removal' }, CLEAR],
    ['even beside an enemy', { ...GENERAL, y: 'cavalry e6' }, { 'pb-047': 'target-no-removal' }, CLEAR],
  ]);
});

describe('who may not fire', () => {
  const target = 'allied cavalry d5';
  const HOUSE = { ground: { d1: 'building' } } as const;
  const INSIDE = 'pb.artillery.not-from-building from-building';
  shots([
    ['infantry', { gun: 'd1', target }, {}, 'pb.artillery.types not-artillery'],
    ['a Brigadier', { gun: 'brigadier d1', general: '', target }, {}, 'pb.artillery.types not-artillery'],
    ['a gun that has fired', { target }, { fired: ['gun'] }, 'pb.artillery.fire-or-move already-fired'],
    ['a disrupted gun', { gun: 'cannon d1 disrupted', target }, {}, 'pb.fighting.disrupted.next-turn disrupted'],
    ['a routed gun', { gun: 'cannon d1 routed', target }, {}, 'pb.rally.next-turn routed'],
    ['a gun that has rallied and not turned', { gun: 'howitzer d1 rallied', target }, {}, 'pb.rally.next-turn routed'],
    ['a Cannon in a building', { target }, HOUSE, INSIDE],
    ['a Howitzer in a building', { gun: 'howitzer d1', target }, HOUSE, INSIDE],
    ['the enemy’s gun', { gun: 'allied cannon d1', target: 'd5' }, {}, 'pb.turn.active-side not-your-turn'],
  ]);

  test('and nobody fires who has left the board, or at one who has', () => {
    const board = gunnery({ target });
    expect(verdict(board, fire('gun', 'late'))).toBe('pb.turn.active-side not-on-board');
    expect(verdict(board, fire('late', 'target'))).toBe('pb.turn.active-side not-on-board');
  });
});

describe('who may fire all the same', () => {
  const NEAR = { general: 'brigadier e1', target: 'allied cavalry d5' };
  const SHAKEN = { ...NEAR, general: 'brigadier e1 disrupted' };
  const FAR = { gun: 'cannon a1', target: 'allied cavalry a5' };
  const PAIR = { ...FAR, x: 'b2 column', y: 'b2 column', general: 'brigadier c2' };
  const OTHERS = { ...FAR, x: 'cavalry b2 of ney', ney: 'brigadier b3 of ney' };
  const plain = (clause: string) => `allowed ${clause} pb.artillery.direction pb.artillery.range.cannon`;
  const OUT = plain('pb.artillery.out-of-coherence-fires');
  const IDLE = plain('pb.artillery.fires-unactivated');
  const SILENT = 'pb.artillery.fires-table-activated not-activated';
  table<readonly [what: string, units: Units, said: string, field?: Field]>(
    [
      ['a gun in order', NEAR, CLEAR],
      ['a gun that is not activated', NEAR, IDLE, { activated: [] }],
      ['not by activated-only', NEAR, SILENT, { activated: [], 'pb-019': 'activated-only' }],
      ['but activated', NEAR, CLEAR, { 'pb-019': 'activated-only' }],
      ['a gun out of touch', FAR, OUT],
      ['in touch through others', { ...FAR, x: 'b2', y: 'c3', general: 'brigadier d2' }, CLEAR],
      ['through a routed unit (pb-045)', { ...FAR, x: 'b2 routed', general: 'brigadier c2' }, CLEAR],
      ['beside a shaken Brigadier (pb-045)', SHAKEN, CLEAR],
      ['not under good-order-chain', SHAKEN, OUT, { 'pb-045': 'good-order-chain' }],
      ['in touch through a column', PAIR, CLEAR],
      ['that touches another brigade’s unit only', OTHERS, OUT],
      ['a gun in woods', NEAR, CLEAR, { ground: { d1: 'woods' } }],
    ],
    ([, units, said, field]) => {
      expect(verdict(gunnery(units, field), SHOT)).toBe(said);
    },
  );
});

describe('a phase ends when its side says so, and a shot that is left is given up (pb.artillery.optional)', () => {
  const target = 'allied cavalry d5';
  const ENDS = 'allowed pb.turn.phase-order';
  table<readonly [what: string, units: Units, said: string, field?: Field]>(
    [
      ['a gun could fire', { target }, `${ENDS} pb.artillery.optional`],
      ['nobody is in range', { gun: 'howitzer d1', target: 'allied cavalry d6' }, ENDS],
      ['it has fired', { target }, ENDS, { fired: ['gun'] }],
      ['the gun is the enemy’s', { gun: 'allied cannon d1', target: 'cavalry d5' }, ENDS],
      ['it is another phase', { target }, ENDS, { phase: 'movement' }],
    ],
    ([, units, said, field]) => {
      expect(verdict(gunnery(units, field), END)).toBe(said);
    },
  );
});
