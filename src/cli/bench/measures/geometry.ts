import { seeded } from '../../../core/seeded.ts';
import { aligned } from '../../../geometry/alignment.ts';
import { arcOf, reaches } from '../../../geometry/arcs.ts';
import { core, corners, middleOf, overlaps, screen, type Base } from '../../../geometry/bases.ts';
import { chains, contact } from '../../../geometry/contact.ts';
import { NORTH, turned } from '../../../geometry/facings.ts';
import { gap, gapTo } from '../../../geometry/gaps.ts';
import { costOf, partsOfMove } from '../../../geometry/ground.ts';
import { um, type Um } from '../../../geometry/lengths.ts';
import { wheelBy } from '../../../geometry/moves.ts';
import type { Outline } from '../../../geometry/outlines.ts';
import { lengthInside } from '../../../geometry/paths.ts';
import { sees } from '../../../geometry/sight.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { lineFromFront } from '../../../geometry/views.ts';
import { sweepWheel } from '../../../geometry/wheels.ts';
import type { Bench } from '../bench.ts';
import type { FigureId } from '../budgets.ts';
import { rate, timed } from '../statistics.ts';
import type { Measurement } from '../measurement.ts';

/** The milliseconds of one try. */
const SLICE = 20;
/** The side of the table in millimetres, as in 2 by 2. */
const SIDE = 610;
const SIX_INCHES = um(6, 'in');

/** A table with this many bases, the same in every run. They stand anywhere, so a few overlap. */
function tableWith(count: number): readonly Base[] {
  const dice = seeded(1815);
  const upTo = (sides: number) => dice.roll('place', { sides, lowest: 0 });
  return Array.from({ length: count }, () => ({
    at: [um(upTo(SIDE), 'mm'), um(upTo(SIDE), 'mm')] as const,
    facing: turned(NORTH, 'right', upTo(360)),
    width: um(25, 'mm'),
    depth: um(12, 'mm'),
  }));
}

/** A base and the one after it, for the calls to measure. */
interface CallArguments {
  readonly base: Base;
  readonly other: Base;
  readonly cores: readonly Outline[];
  readonly screens: readonly Outline[];
  readonly all: readonly Base[];
}

function askedOf(bases: readonly Base[]): readonly CallArguments[] {
  const [cores, screens] = [bases.map(core), bases.map(screen)];
  return bases.map((base, n) => {
    const next = (n + 1) % bases.length;
    const others = <T>(list: readonly T[]) => list.filter((_, m) => m !== n && m !== next);
    return { base, other: bases[next]!, cores: others(cores), screens: others(screens), all: bases };
  });
}

type GeometryFigure = Extract<FigureId, `geometry.${string}`>;

const FLUSH = 'full';

/** One call of each function. Its result is used, so that the engine cannot leave the call out. */
const CALLS: Readonly<Record<GeometryFigure, (asked: CallArguments) => unknown>> = {
  'geometry.corners': ({ base }) => corners(base),
  'geometry.overlap': ({ base, other }) => overlaps(base, { ...other, at: base.at }),
  'geometry.gap': ({ base, other }) => gap(base, other),
  'geometry.range': ({ base, other }) => gapTo(middleOf(base, 'front'), other),
  'geometry.contact': ({ base }) => contact(base, besideOf(base)),
  'geometry.chains': ({ all }) => chains(all),
  'geometry.arc': ({ base, other }) => reaches(arcOf(base, 45), corners(other)),
  'geometry.sight': ({ base, other, screens }) => sees(base.at, other.at, screens),
  'geometry.view': ({ base, other, screens }) => lineFromFront(base, corners(other), screens),
  'geometry.wheel': ({ base }) => wheelBy(base, 'left', SIX_INCHES),
  'geometry.sweep': ({ base, cores }) => sweep(base, base.facing, SIX_INCHES, cores),
  'geometry.sweep-wheel': ({ base, cores }) => sweepWheel(base, 'right', (base.width * 1.5) as Um, cores),
  'geometry.align': ({ base, other }) => aligned(base, other, 'front', { at: other.at, slide: FLUSH }),
  'geometry.share': ({ base, other, cores }) => lengthInside([base.at, other.at], cores[0]!),
  'geometry.cost': ({ base, cores }) => costOf(SIX_INCHES, partsOfMove(corners(base), base.facing, grounds(cores))),
};

const besideOf = (base: Base): Base => ({ ...base, at: [(base.at[0] + base.width) as Um, base.at[1]] });
const grounds = (cores: readonly Outline[]) => cores.slice(0, 3).map((outline) => ({ outlines: [outline], rate: 2 }));

/** The rate of each function of the geometry of a free table, on a table with sixty bases. */
export function geometry({ runs, say }: Bench): readonly Measurement[] {
  say('Geometry of a free table');
  const asked = askedOf(tableWith(BASES));
  return (Object.keys(CALLS) as GeometryFigure[]).map((id) => ({ id, value: 1e6 / fastest(CALLS[id], asked, runs) }));
}

const BASES = 60;

/** The highest rate of several tries. Other work on the machine can only slow it down. */
function fastest(call: (asked: CallArguments) => unknown, asked: readonly CallArguments[], runs: number): number {
  const once = () =>
    timed(() => {
      let answers = 0;
      for (const each of asked) if (call(each) !== undefined) answers += 1;
      return answers;
    });
  rate(once, 2 * SLICE);
  return Math.max(...Array.from({ length: 2 * runs }, () => rate(once, SLICE)));
}
