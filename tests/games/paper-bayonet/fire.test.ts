import { describe } from 'vitest';
import { CLEAR, judged, under } from './tables.ts';

describe('a gun fires along ranks, files and diagonals (pb.artillery.direction)', () => {
  judged([
    ['up its file', { target: 'allied cavalry d5' }, {}, CLEAR],
    ['down its file', { gun: 'french cannon d6', target: 'allied cavalry d2' }, {}, CLEAR],
    ['along its rank', { target: 'allied cavalry h1' }, {}, CLEAR],
    ['back along its rank', { target: 'allied cavalry a1' }, {}, CLEAR],
    ['up a diagonal', { target: 'allied cavalry h5' }, {}, CLEAR],
    ['up the other diagonal', { target: 'allied cavalry a4' }, {}, CLEAR],
    ['not a knight’s move away', { target: 'allied cavalry e3' }, {}, 'pb.artillery.direction off-the-lines'],
    ['not one file off the diagonal', { target: 'allied cavalry g5' }, {}, 'pb.artillery.direction off-the-lines'],
    [
      'unless one reads it otherwise (pb-055)',
      { target: 'allied cavalry e3' },
      under({ 'pb-055': 'any-square' }),
      CLEAR,
    ],
    [
      'and then the greater of files and ranks counts (pb-055)',
      { gun: 'french cannon a1', target: 'allied cavalry h2' },
      under({ 'pb-055': 'any-square' }),
      'pb.artillery.range.cannon out-of-range',
    ],
    [
      'and what the line crosses is in the way (pb-055)',
      { target: 'allied cavalry e5', x: 'french cavalry d2' },
      under({ 'pb-055': 'any-square' }),
      'pb.los.units-block unit-between',
    ],
    ['not at its own side', { target: 'french cavalry d5' }, {}, 'pb.artillery.direction not-an-enemy'],
  ]);
});

describe('a Cannon reaches six squares (pb.artillery.range.cannon), a Howitzer four (pb.artillery.range.howitzer)', () => {
  const SHELL = 'allowed pb.artillery.direction pb.artillery.range.howitzer';
  judged([
    ['a Cannon at six', { target: 'allied cavalry d7' }, {}, CLEAR],
    [
      'a Cannon at seven',
      { gun: 'french cannon a1', target: 'allied cavalry h1' },
      {},
      'pb.artillery.range.cannon out-of-range',
    ],
    [
      'a Cannon at seven, and a Square adds no range (pb-050)',
      { gun: 'french cannon a1', target: 'allied line-infantry h1 square' },
      {},
      'pb.artillery.range.cannon out-of-range',
    ],
    ['a Cannon at two', { target: 'allied cavalry d3' }, {}, CLEAR],
    ['a Howitzer at four', { gun: 'french howitzer d1', target: 'allied cavalry d5' }, {}, SHELL],
    [
      'a Howitzer at five',
      { gun: 'french howitzer d1', target: 'allied cavalry d6' },
      {},
      'pb.artillery.range.howitzer out-of-range',
    ],
    ['six diagonal steps are six', { gun: 'french cannon a1', target: 'allied cavalry g7' }, {}, CLEAR],
  ]);
});

describe('a gun that touches an enemy is fighting (pb.artillery.contact-is-fighting)', () => {
  const foe = { target: 'allied cavalry d5', foe: 'allied cavalry e2' };
  const SILENCED = 'pb.artillery.contact-is-fighting touching-enemy';
  judged([
    ['and does not fire at others', foe, {}, SILENCED],
    ['nor at him', { target: 'allied cavalry d2' }, {}, SILENCED],
    ['nor does a Howitzer', { ...foe, gun: 'french howitzer d1' }, {}, SILENCED],
    [
      'but a Brigadier silences nobody (pb-048)',
      { target: 'allied cavalry d5', enemy: 'allied brigadier e2' },
      {},
      CLEAR,
    ],
    ['and nor does a friend', { target: 'allied cavalry d5', x: 'french cavalry e2' }, {}, CLEAR],
    ['unless it may fire elsewhere (pb-049)', foe, under({ 'pb-049': 'may-fire-elsewhere' }), CLEAR],
    [
      'which is not at him (pb-049)',
      { target: 'allied cavalry e2' },
      under({ 'pb-049': 'may-fire-elsewhere' }),
      SILENCED,
    ],
    ['or at him, point blank (pb-049)', { target: 'allied cavalry e2' }, under({ 'pb-049': 'point-blank' }), CLEAR],
    ['and then at nobody else (pb-049)', foe, under({ 'pb-049': 'point-blank' }), SILENCED],
    [
      'nor at a Brigadier at its wheels, where one may be shot at (pb-047)',
      { general: 'french brigadier i1', enemy: '', target: 'allied brigadier d2' },
      under({ 'pb-047': 'target-no-removal' }),
      'pb.artillery.hit-number too-near',
    ],
  ]);
});

describe('nobody fires into a fight (pb.artillery.not-at-fighting-units)', () => {
  const pair = { target: 'allied cavalry d5', x: 'french cavalry e6' };
  const FIGHTING = 'pb.artillery.not-at-fighting-units target-fighting';
  judged([
    ['at a unit that touches one of yours, corner to corner', pair, {}, FIGHTING],
    ['not even a Howitzer', { ...pair, gun: 'french howitzer d1' }, {}, FIGHTING],
    [
      'but at a unit that your Brigadier touches (pb-048)',
      { target: 'allied cavalry d5', general: 'french brigadier e6' },
      {},
      CLEAR,
    ],
    ['and at a unit that only its friends touch', { target: 'allied cavalry d5', x: 'allied cavalry e6' }, {}, CLEAR],
    [
      'or at one that has not fought yet, under another reading (pb-097)',
      pair,
      under({ 'pb-097': 'tied-only' }),
      CLEAR,
    ],
    [
      'but not at one that has tied (pb-097)',
      pair,
      under({ 'pb-097': 'tied-only' }, { tied: [['x', 'target']] }),
      FIGHTING,
    ],
    ['whoever was named first (pb-097)', pair, under({ 'pb-097': 'tied-only' }, { tied: [['target', 'x']] }), FIGHTING],
    [
      'and at one whose neighbour has tied (pb-097)',
      { ...pair, y: 'allied cavalry f5' },
      under({ 'pb-097': 'tied-only' }, { tied: [['x', 'y']] }),
      CLEAR,
    ],
    [
      'nor point blank at one that another of yours touches (pb-049)',
      { target: 'allied cavalry d2', x: 'french cavalry e3' },
      under({ 'pb-049': 'point-blank' }),
      FIGHTING,
    ],
  ]);
});

describe('a Brigadier is no target (pb.brigadier.removed-with-brigade, pb-047)', () => {
  const target = { enemy: '', target: 'allied brigadier d5', x: 'allied cavalry a7' };
  const NONE = 'pb.brigadier.removed-with-brigade brigadier-target';
  judged([
    ['as we play', target, {}, NONE],
    ['nor where guns ignore him altogether', target, under({ 'pb-047': 'no-target-no-block' }), NONE],
    ['but where he may be driven off', target, under({ 'pb-047': 'target-no-removal' }), CLEAR],
    [
      'even beside an enemy, for he never fights',
      { ...target, y: 'french cavalry e6' },
      under({ 'pb-047': 'target-no-removal' }),
      CLEAR,
    ],
  ]);
});
