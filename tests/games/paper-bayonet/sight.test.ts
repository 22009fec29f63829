import { describe, expect, test } from 'vitest';
import { engine, stand, type Field } from './field.ts';
import { CLEAR, fire, judged as table } from './tables.ts';

const COVERED = `${CLEAR} pb.los.terrain-blocks`;
const UNIT = 'pb.los.units-block unit-between';
const HILL = 'pb.los.caption-low-ground hill-between';
const COVER = 'pb.los.terrain-blocks cover-between';
const RIDGE = 'pb.los.hill-cannon unit-on-ridge';

type Ground = NonNullable<Field['ground']>;
type Units = Readonly<Record<string, string>>;
type Row = readonly [what: string, ground: Ground, units: Units, said: string];

/** A cannon on d1 and a target on d5, with d2, d3 and d4 between. */
const judged = (rows: readonly Row[], readings: Field['readings'] = {}) =>
  table(
    rows.map(([what, ground, units, said]) => [
      what,
      { target: 'allied cavalry d5', ...units },
      { ground, readings },
      said,
    ]),
  );

const FRIEND = { x: 'french cavalry d3' };
const GENERAL = { general: 'french brigadier d3' };
const ON_HILL = { d1: 'hill' } as const;
const SHELL = 'allowed pb.artillery.direction pb.artillery.range.howitzer';

describe('a Cannon on low ground fires over nobody (pb.los.units-block)', () => {
  judged([
    ['over nothing', {}, {}, CLEAR],
    ['not over a friend', {}, FRIEND, UNIT],
    ['not over an enemy', {}, { x: 'allied cavalry d3' }, UNIT],
    ['not over a column', {}, { x: 'allied line-infantry d4 column', y: 'allied line-infantry d4 column' }, UNIT],
    ['not over a Brigadier (pb-047)', {}, GENERAL, UNIT],
    ['but past a unit beside the line', {}, { x: 'french cavalry e3', y: 'french cavalry c2' }, CLEAR],
    ['and past one behind the target', {}, { x: 'allied cavalry d6' }, CLEAR],
    ['not over a unit on a hill', { d3: 'hill' }, FRIEND, UNIT],
    ['and at a target on a hill', { d5: 'hill' }, {}, CLEAR],
  ]);
  describe('where guns ignore Brigadiers (pb-047)', () => {
    judged(
      [
        ['it fires past one', {}, GENERAL, CLEAR],
        ['and not past others', {}, FRIEND, UNIT],
      ],
      { 'pb-047': 'no-target-no-block' },
    );
  });
  describe('where Brigadiers can be driven off (pb-047)', () => {
    judged([['they block like all units', {}, GENERAL, UNIT]], { 'pb-047': 'target-no-removal' });
  });
});

describe('woods and buildings between (pb.los.terrain-blocks)', () => {
  const WOOD = { d3: 'woods' } as const;
  const TWO = { d2: 'woods', d4: 'woods' } as const;
  const BOTH = { d2: 'woods', d4: 'building' } as const;
  const HOUSE = { d3: 'building' } as const;
  describe('two or more block, in any mixture (pb-051)', () => {
    judged([
      ['one wood', WOOD, {}, COVERED],
      ['one building', HOUSE, {}, COVERED],
      ['two woods', TWO, {}, COVER],
      ['two buildings', { d2: 'building', d3: 'building' }, {}, COVER],
      ['one of each', BOTH, {}, COVER],
      ['woods beside the line', { c2: 'woods', e2: 'woods', c3: 'woods' }, {}, CLEAR],
      ['the woods of the gun itself (pb-052)', { d1: 'woods', d3: 'woods' }, {}, COVERED],
      ['the woods of the target (pb-052)', { d5: 'woods', d3: 'woods' }, {}, COVERED],
      ['the woods of the target alone (pb-052)', { d5: 'woods' }, {}, CLEAR],
    ]);
  });
  describe('any one blocks (pb-051)', () => {
    judged(
      [
        ['one wood', WOOD, {}, COVER],
        ['one building', HOUSE, {}, COVER],
        ['the target’s own', { d5: 'woods' }, {}, CLEAR],
      ],
      { 'pb-051': 'any-one' },
    );
  });
  describe('one wood does not, one building does (pb-051)', () => {
    judged(
      [
        ['one wood', WOOD, {}, COVERED],
        ['two woods', TWO, {}, COVER],
        ['one building', HOUSE, {}, COVER],
        ['one of each', BOTH, {}, COVER],
      ],
      { 'pb-051': 'one-wood-no-building' },
    );
  });
  describe('the target’s square counts (pb-052)', () => {
    judged(
      [
        ['woods before it and under it', { d5: 'woods', d3: 'woods' }, {}, COVER],
        ['woods under it alone', { d5: 'woods' }, {}, COVERED],
        ['a building under it, a wood before it', { d5: 'building', d3: 'woods' }, {}, COVER],
        ['not the gun’s own', { d1: 'woods', d3: 'woods' }, {}, COVERED],
        ['nothing at all', {}, {}, CLEAR],
      ],
      { 'pb-052': 'target-counts' },
    );
  });
  describe('the target’s square counts, and any one blocks (pb-052, pb-051)', () => {
    judged([['woods under it', { d5: 'woods' }, {}, COVER]], { 'pb-052': 'target-counts', 'pb-051': 'any-one' });
  });
});

describe('hills between (pb.los.caption-low-ground, pb-053)', () => {
  judged([
    ['one blocks', { d3: 'hill' }, {}, HILL],
    ['the target’s own does not', { d5: 'hill' }, {}, CLEAR],
    ['but one before it does', { d5: 'hill', d4: 'hill' }, {}, HILL],
    ['a hill comes before the woods on it', { d2: 'woods', d3: 'hill', d4: 'woods' }, {}, HILL],
  ]);
  describe('never block, under another reading', () => {
    judged(
      [
        ['one', { d3: 'hill' }, {}, CLEAR],
        ['but woods do', { d2: 'woods', d3: 'hill', d4: 'woods' }, {}, COVER],
      ],
      { 'pb-053': 'hill-free' },
    );
  });
});

describe('a Cannon on a hill fires over all that is below it (pb.los.hill-cannon, pb.los.caption-high-ground)', () => {
  const OVER = `${CLEAR} pb.los.hill-cannon`;
  const NAMED = `${OVER} pb.los.caption-high-ground`;
  judged([
    ['over nothing, like any other', ON_HILL, {}, CLEAR],
    ['over one wood, like any other', { ...ON_HILL, d3: 'woods' }, {}, CLEAR],
    ['over a friend', ON_HILL, FRIEND, NAMED],
    ['over an enemy, of whom the caption does not speak', ON_HILL, { x: 'allied cavalry d3' }, OVER],
    ['over two woods', { ...ON_HILL, d2: 'woods', d3: 'woods' }, {}, NAMED],
    ['over two buildings', { ...ON_HILL, d2: 'building', d3: 'building' }, {}, NAMED],
    ['over a bare hill, of which the caption does not speak', { ...ON_HILL, d3: 'hill' }, {}, OVER],
    ['not over a friend on a hill (pb-054)', { ...ON_HILL, d3: 'hill' }, FRIEND, RIDGE],
    ['not over an enemy on a hill (pb-054)', { ...ON_HILL, d3: 'hill' }, { x: 'allied cavalry d3' }, RIDGE],
    ['not over a Brigadier on a hill (pb-047)', { ...ON_HILL, d3: 'hill' }, GENERAL, RIDGE],
    ['at a target on a hill', { ...ON_HILL, d5: 'hill' }, FRIEND, NAMED],
    ['past a bare hill and a friend in the valley', { ...ON_HILL, d2: 'hill' }, FRIEND, NAMED],
  ]);
  describe('over everything, under another reading (pb-054)', () => {
    judged(
      [
        ['over a friend on a hill', { ...ON_HILL, d3: 'hill' }, FRIEND, NAMED],
        ['over an enemy on a hill', { ...ON_HILL, d3: 'hill' }, { x: 'allied cavalry d3' }, OVER],
      ],
      { 'pb-054': 'everything' },
    );
  });
  describe('where guns ignore Brigadiers (pb-047)', () => {
    judged([['over one on a hill', { ...ON_HILL, d3: 'hill' }, GENERAL, NAMED]], { 'pb-047': 'no-target-no-block' });
  });
});

describe('a Howitzer needs no line of sight (pb.los.howitzer-exempt)', () => {
  const gun = 'french howitzer d1';
  judged([
    ['over nothing it does as a Cannon would', {}, { gun }, SHELL],
    ['over one wood too', { d3: 'woods' }, { gun }, SHELL],
    ['over a friend', {}, { gun, ...FRIEND }, `${SHELL} pb.los.howitzer-exempt`],
    ['over two woods', { d2: 'woods', d3: 'woods' }, { gun }, `${SHELL} pb.los.howitzer-exempt`],
    ['over a hill', { d3: 'hill' }, { gun }, `${SHELL} pb.los.howitzer-exempt`],
    [
      'from a hill over a friend on a hill',
      { ...ON_HILL, d3: 'hill' },
      { gun, ...FRIEND },
      `${SHELL} pb.los.howitzer-exempt`,
    ],
  ]);
});

describe('a refusal shows what is in the way:', () => {
  const shows = (ground: Ground, units: Units) => {
    const state = stand({ gun: 'french cannon d1', target: 'allied cavalry d5', ...units }, { ground });
    const judgedAs = engine.judge(state, fire('gun', 'target'));
    return judgedAs.ok ? 'allowed' : judgedAs.shows;
  };
  const sight = (stopped: string) => ({ kind: 'sight', from: 'gun', to: 'target', stopped });
  test.each([
    [
      'the first unit',
      {},
      { y: 'french cavalry d2', x: 'french cavalry d3' },
      [sight('d2'), { kind: 'light', units: ['y'] }],
    ],
    ['the hill', { d4: 'hill' }, {}, [sight('d4'), { kind: 'light', squares: ['d4'] }]],
    [
      'the woods, up to the one that is too much',
      { d2: 'woods', d4: 'woods' },
      {},
      [sight('d4'), { kind: 'light', squares: ['d2', 'd4'] }],
    ],
    [
      'the unit on the ridge',
      { ...ON_HILL, d2: 'hill', d3: 'hill' },
      FRIEND,
      [sight('d3'), { kind: 'light', units: ['x'] }],
    ],
  ] as const)('%s', (_what, ground, units, wanted) => {
    expect(shows(ground, units)).toEqual(wanted);
  });
});
