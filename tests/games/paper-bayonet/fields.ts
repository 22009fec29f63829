import * as fc from 'fast-check';
import type { Readings } from '../../../src/core/ids.ts';
import { square, type Size, type Square } from '../../../src/geometry/grid.ts';
import { READINGS } from '../../../src/games/paper-bayonet/rulings.ts';
import { type Ground, GROUNDS, PHASES, type TurnPhase, UNIT_TYPES } from '../../../src/games/paper-bayonet/tables.ts';
import { stand, type Field, type State } from './field.ts';

/** On small boards units are crowded; wide boards have long lines of fire. */
const SIZES: readonly Size[] = [
  { files: 4, ranks: 4 },
  { files: 5, ranks: 6 },
  { files: 9, ranks: 7 },
];
const squaresOf = ({ files, ranks }: Size): Square[] =>
  Array.from({ length: files * ranks }, (_, i) => square({ file: i % files, rank: Math.floor(i / files) }));

/**
 * Guns come up often, because these boards are about guns; so does cover, so that lines are
 * stopped.
 */
const ARMS = [...UNIT_TYPES.filter((type) => type !== 'brigadier'), 'cannon', 'cannon', 'howitzer'];
const CONDITIONS = ['steady', 'steady', 'steady', 'disrupted', 'routed', 'rallied'];

/** The three brigades that a unit may belong to; the French have two of them. */
const BRIGADES = [
  { side: 'french', of: '' },
  { side: 'allied', of: '' },
  { side: 'french', of: ' of ney' },
];

const readings: fc.Arbitrary<Readings> = fc.record(
  Object.fromEntries(Object.entries(READINGS).map(([id, keys]) => [id, fc.constantFrom(...keys)])),
);

interface Drawn {
  readonly arm: string;
  readonly brigade: number;
  readonly condition: string;
  readonly form: number;
}

const unit = fc.record<Drawn>({
  arm: fc.constantFrom(...ARMS),
  brigade: fc.nat(BRIGADES.length - 1),
  condition: fc.constantFrom(...CONDITIONS),
  form: fc.nat(5),
});

/**
 * One drawn unit as words; infantry in the open sometimes stands in square or, as two units, in
 * column.
 */
function words({ arm, brigade, condition, form }: Drawn, at: Square, open: boolean): readonly string[] {
  const { side, of } = BRIGADES[brigade]!;
  const stands = open && arm.endsWith('infantry') && (condition === 'steady' || condition === 'disrupted');
  const plain = `${side} ${arm} ${at} ${condition}${of}`;
  if (!stands || form > 1) return [plain];
  return form === 0
    ? [plain.replace(at, `${at} square`)]
    : Array.from({ length: 2 }, () => plain.replace(at, `${at} column`));
}

const ground = fc.constantFrom(...GROUNDS, ...GROUNDS.slice(0, 4), ...Array.from({ length: 8 }, () => 'open' as const));

const drawn = fc.constantFrom(...SIZES).chain((size) =>
  fc.record({
    size: fc.constant(size),
    squares: fc.shuffledSubarray(squaresOf(size), { minLength: 6, maxLength: 14 }),
    grounds: fc.array(ground, { minLength: size.files * size.ranks, maxLength: size.files * size.ranks }),
    units: fc.array(unit, { minLength: 11, maxLength: 11 }),
    activated: fc.subarray(['dubois', 'ney', 'falken']),
    side: fc.constantFrom('french', 'allied'),
    phase: fc.constantFrom<TurnPhase>(...PHASES),
    readings,
  }),
);

/** Ground on which such a unit may stand: open ground instead of ground that is closed to it. */
function standable(arm: string, ground: Ground): Ground {
  if (ground === 'lake' || ground === 'impassable-river') return 'open';
  const gun = arm === 'cannon' || arm === 'howitzer';
  return gun && (ground === 'river' || ground === 'wetlands') ? 'open' : ground;
}

/**
 * Legal boards of all kinds: any units of three brigades on any ground, in any phase, under any
 * readings.
 */
export const states = (fixed: Partial<Field> = {}): fc.Arbitrary<State> =>
  drawn.map(({ size, squares, grounds, units, ...field }) => {
    const [general, ney, enemy, ...rest] = squares as [Square, Square, Square, ...Square[]];
    const arms = new Map<Square, string>(squares.map((at, i) => [at, i < 3 ? 'brigadier' : units[i - 3]!.arm]));
    const marked = Object.fromEntries(
      squaresOf(size).map((at, i) => [at, arms.has(at) ? standable(arms.get(at)!, grounds[i]!) : grounds[i]!]),
    );
    const all = rest.flatMap((at, i) => words(units[i]!, at, marked[at] === 'open' || marked[at] === 'hill'));
    return stand(
      {
        general: `french brigadier ${general}`,
        ney: `french brigadier ${ney} of ney`,
        enemy: `allied brigadier ${enemy}`,
        ...Object.fromEntries(all.map((said, i) => [`unit-${String.fromCharCode(97 + i)}`, said])),
      },
      { ...field, map: Array(size.ranks).fill('.'.repeat(size.files)).join('\n'), ground: marked, ...fixed },
    );
  });
