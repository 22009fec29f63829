import { describe, expect, test } from 'vitest';
import { engine, type Field, type Units } from './field.ts';
import { CLEAR, gunnery, SHOT, shots } from './tables.ts';

const COVERED = `${CLEAR} pb.los.terrain-blocks`;
const UNIT = 'pb.los.units-block unit-between';
const HILL = 'pb.los.caption-low-ground hill-between';
const COVER = 'pb.los.terrain-blocks cover-between';
const RIDGE = 'pb.los.hill-cannon unit-on-ridge';

type Ground = NonNullable<Field['ground']>;

/** A Cannon on d1 and a target on d5, with d2, d3 and d4 between. */
const BOARD = { target: 'allied cavalry d5' };
const judged = (
  rows: readonly (readonly [what: string, ground: Ground, units: Units, said: string, field?: Field])[],
) => {
  shots(rows.map(([what, ground, units, said, field]) => [what, { ...BOARD, ...units }, { ground, ...field }, said]));
};

const FRIEND = { x: 'cavalry d3' };
const FOE = { x: 'allied cavalry d3' };
const GENERAL = { general: 'brigadier d3' };

describe('a Cannon on low ground fires over nobody (pb.los.units-block)', () => {
  judged([
    ['over nothing', {}, {}, CLEAR],
    ['not over a friend', {}, FRIEND, UNIT],
    ['not over an enemy', {}, FOE, UNIT],
    ['not over a column', {}, { x: 'allied d4 column', y: 'allied d4 column' }, UNIT],
    ['not over a Brigadier (pb-047)', {}, GENERAL, UNIT],
    ['but past a unit beside the line', {}, { x: 'cavalry e3', y: 'cavalry c2' }, CLEAR],
    ['and past one behind the target', {}, { x: 'allied cavalry d6' }, CLEAR],
    ['not over a unit on a hill', { d3: 'hill' }, FRIEND, UNIT],
    ['and at a target on a hill', { d5: 'hill' }, {}, CLEAR],
    ['past a Brigadier where guns ignore him', {}, GENERAL, CLEAR, { 'pb-047': 'no-target-no-block' }],
    ['and not past others', {}, FRIEND, UNIT, { 'pb-047': 'no-target-no-block' }],
    ['nor past a Brigadier who can be driven off', {}, GENERAL, UNIT, { 'pb-047': 'target-no-removal' }],
  ]);
});

describe('woods and buildings between (pb.los.terrain-blocks)', () => {
  const WOOD = { d3: 'woods' } as const;
  const TWO = { d2: 'woods', d4: 'woods' } as const;
  const BOTH = { d2: 'woods', d4: 'building' } as const;
  const HOUSE = { d3: 'building' } as const;
  const ONE_WOOD: Field = { 'pb-051': 'one-wood-no-building' };
  const TARGETS: Field = { 'pb-052': 'target-counts' };
  judged([
    ['one wood', WOOD, {}, COVERED],
    ['one building', HOUSE, {}, COVERED],
    ['two woods (pb-051)', TWO, {}, COVER],
    ['two buildings', { d2: 'building', d3: 'building' }, {}, COVER],
    ['one of each', BOTH, {}, COVER],
    ['woods beside the line', { c2: 'woods', e2: 'woods', c3: 'woods' }, {}, CLEAR],
    ['the woods of the gun itself (pb-052)', { d1: 'woods', d3: 'woods' }, {}, COVERED],
    ['the woods of the target (pb-052)', { d5: 'woods', d3: 'woods' }, {}, COVERED],
    ['the woods of the target alone (pb-052)', { d5: 'woods' }, {}, CLEAR],
    ['by any-one one wood blocks', WOOD, {}, COVER, { 'pb-051': 'any-one' }],
    ['and one building', HOUSE, {}, COVER, { 'pb-051': 'any-one' }],
    ['not the target’s own', { d5: 'woods' }, {}, CLEAR, { 'pb-051': 'any-one' }],
    ['by one-wood-no-building one wood does not', WOOD, {}, COVERED, ONE_WOOD],
    ['two woods do', TWO, {}, COVER, ONE_WOOD],
    ['and one building', HOUSE, {}, COVER, ONE_WOOD],
    ['with a wood too', BOTH, {}, COVER, ONE_WOOD],
    ['by target-counts woods before it and under it', { d5: 'woods', d3: 'woods' }, {}, COVER, TARGETS],
    ['woods under it alone do not', { d5: 'woods' }, {}, COVERED, TARGETS],
    ['a building under it, a wood before it', { d5: 'building', d3: 'woods' }, {}, COVER, TARGETS],
    ['not the gun’s own', { d1: 'woods', d3: 'woods' }, {}, COVERED, TARGETS],
    ['nor nothing at all', {}, {}, CLEAR, TARGETS],
    ['by both readings woods under it', { d5: 'woods' }, {}, COVER, { ...TARGETS, 'pb-051': 'any-one' }],
  ]);
});

describe('hills between (pb.los.caption-low-ground, pb-053)', () => {
  const WOODED = { d2: 'woods', d3: 'hill', d4: 'woods' } as const;
  judged([
    ['one blocks', { d3: 'hill' }, {}, HILL],
    ['the target’s own does not', { d5: 'hill' }, {}, CLEAR],
    ['but one before it does', { d5: 'hill', d4: 'hill' }, {}, HILL],
    ['a hill comes before the woods on it', WOODED, {}, HILL],
    ['by hill-free it does not', { d3: 'hill' }, {}, CLEAR, { 'pb-053': 'hill-free' }],
    ['but woods do', WOODED, {}, COVER, { 'pb-053': 'hill-free' }],
  ]);
});

describe('a Cannon on a hill fires over all that is below it (pb.los.hill-cannon, pb.los.caption-high-ground)', () => {
  const OVER = `${CLEAR} pb.los.hill-cannon`;
  const NAMED = `${OVER} pb.los.caption-high-ground`;
  const UP = { d1: 'hill' } as const;
  const RIDGED = { d1: 'hill', d3: 'hill' } as const;
  judged([
    ['over nothing, like any other', UP, {}, CLEAR],
    ['over one wood, like any other', { ...UP, d3: 'woods' }, {}, CLEAR],
    ['over a friend', UP, FRIEND, NAMED],
    ['over an enemy, of whom the caption does not speak', UP, FOE, OVER],
    ['over two woods', { ...UP, d2: 'woods', d3: 'woods' }, {}, NAMED],
    ['over two buildings', { ...UP, d2: 'building', d3: 'building' }, {}, NAMED],
    ['over a bare hill, of which the caption does not speak', RIDGED, {}, OVER],
    ['not over a friend on a hill (pb-054)', RIDGED, FRIEND, RIDGE],
    ['not over an enemy on a hill (pb-054)', RIDGED, FOE, RIDGE],
    ['not over a Brigadier on a hill (pb-047)', RIDGED, GENERAL, RIDGE],
    ['at a target on a hill', { ...UP, d5: 'hill' }, FRIEND, NAMED],
    ['past a bare hill and a friend in the valley', { ...UP, d2: 'hill' }, FRIEND, NAMED],
    ['by everything over a friend on a hill', RIDGED, FRIEND, NAMED, { 'pb-054': 'everything' }],
    ['and over an enemy on a hill', RIDGED, FOE, OVER, { 'pb-054': 'everything' }],
    ['over a Brigadier where guns ignore him', RIDGED, GENERAL, NAMED, { 'pb-047': 'no-target-no-block' }],
  ]);
});

describe('a Howitzer needs no line of sight (pb.los.howitzer-exempt)', () => {
  const gun = 'howitzer d1';
  const SHELL = 'allowed pb.artillery.direction pb.artillery.range.howitzer';
  const EXEMPT = `${SHELL} pb.los.howitzer-exempt`;
  judged([
    ['over nothing it does as a Cannon would', {}, { gun }, SHELL],
    ['over one wood too', { d3: 'woods' }, { gun }, SHELL],
    ['over a friend', {}, { gun, ...FRIEND }, EXEMPT],
    ['over two woods', { d2: 'woods', d3: 'woods' }, { gun }, EXEMPT],
    ['over a hill', { d3: 'hill' }, { gun }, EXEMPT],
    ['from a hill over a friend on a hill', { d1: 'hill', d3: 'hill' }, { gun, ...FRIEND }, EXEMPT],
  ]);
});

describe('a refusal shows what is in the way:', () => {
  const sight = (stopped: string) => ({ kind: 'sight', from: 'gun', to: 'target', stopped });
  const light = (of: object) => ({ kind: 'light', ...of });
  test.each([
    ['the first unit', {}, { y: 'cavalry d2', ...FRIEND }, [sight('d2'), light({ units: ['y'] })]],
    ['the hill', { d4: 'hill' }, {}, [sight('d4'), light({ squares: ['d4'] })]],
    ['the woods', { d2: 'woods', d4: 'woods' }, {}, [sight('d4'), light({ squares: ['d2', 'd4'] })]],
    ['the unit on the ridge', { d1: 'hill', d2: 'hill', d3: 'hill' }, FRIEND, [sight('d3'), light({ units: ['x'] })]],
  ] as const)('%s', (_what, ground, units, shows) => {
    expect(engine.judge(gunnery({ ...BOARD, ...units }, { ground }), SHOT)).toMatchObject({ ok: false, shows });
  });
});
