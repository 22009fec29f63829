import type { ClauseId } from '../../../core/ids.ts';
import { engine, type State } from '../../../games/paper-bayonet/index.ts';
import { SIGNS } from '../../../games/paper-bayonet/map.ts';
import type { Ground, UnitType } from '../../../games/paper-bayonet/tables.ts';

/** A unit of a position; what is left out is steady, in line, and of the brigade of its side. */
export interface Piece {
  readonly at: string;
  readonly type: UnitType;
  readonly side?: 'french' | 'allied';
  readonly condition?: string;
  readonly formation?: string;
}

/** A position made for a table: the gun on d1 belongs to the French, whose artillery phase it is. */
export interface Position {
  readonly gun: Omit<Piece, 'at' | 'side'>;
  /** What it fires at, as `Piece`s; the first is the target. */
  readonly targets: readonly Piece[];
  readonly others?: readonly Piece[];
  readonly ground?: Readonly<Record<string, Ground>>;
  readonly activated?: boolean;
  readonly fired?: boolean;
  /** Where the gun's Brigadier stands, where that matters. */
  readonly brigadier?: string;
}

const FILES = 'abcdefghi';
const RANKS = [9, 8, 7, 6, 5, 4, 3, 2, 1];

const LEGEND = Object.fromEntries(Object.entries(SIGNS).map(([ground, sign]) => [sign, ground]));

const FALKEN = { name: 'General Falken', type: 'brigadier', brigade: 'falken', at: 'i9' };

const rank = (ground: Position['ground'] = {}, number: number): string =>
  `${number} ${Array.from(FILES, (file) => SIGNS[ground[`${file}${number}`] ?? 'open']).join('')}`;

/** The engine's own state for a position. Throws where the engine would not let it stand. */
export function stateOf({ gun, targets, others = [], ground, activated = true, ...rest }: Position): State {
  const piece = ({ side = 'allied', ...unit }: Piece, i: number): readonly [id: string, unit: object] => [
    i === 0 ? 'target' : `unit-${i}`,
    { name: 'the unit', brigade: side === 'french' ? 'dubois' : 'falken', ...unit },
  ];
  const started = engine.start(
    {
      map: [...RANKS.map((number) => rank(ground, number)), `  ${FILES}`].join('\n'),
      legend: LEGEND,
      sides: { french: { edge: 'south', facing: 0 }, allied: { edge: 'north', facing: 4 } },
      brigades: { dubois: 'french', falken: 'allied' },
      units: {
        gun: { name: 'the gun', brigade: 'dubois', at: 'd1', ...gun },
        'own-brigadier': { name: 'General Dubois', type: 'brigadier', brigade: 'dubois', at: rest.brigadier ?? 'c1' },
        ...(targets[0]?.type === 'brigadier' ? {} : { 'enemy-brigadier': { ...FALKEN } }),
        ...Object.fromEntries([...targets, ...others].map(piece)),
      },
      now: {
        round: 2,
        side: 'french',
        phase: 'artillery',
        activated: activated ? ['dubois'] : [],
        fired: rest.fired === true ? ['gun'] : [],
      },
    },
    {},
  );
  if (started.ok) return started.value;
  throw new Error(
    started.error.map(({ path, found, wanted }) => `${path}: found ${found}, wanted ${wanted}`).join('\n'),
  );
}

/** The shot of every position. */
export const SHOT = { type: 'fire', unit: 'gun', at: 'target' } as const;

/** The clause that refuses the shot of a position, or null where the gun may fire. */
export function refusal(position: Position): ClauseId | null {
  const verdict = engine.judge(stateOf(position), SHOT);
  return verdict.ok ? null : verdict.clause;
}

/** The one answer that all these positions get. Throws where they differ: then the words of a table's row say too much. */
export function alike(row: string, positions: readonly Position[]): ClauseId | null {
  const [first = null, ...more] = positions.map(refusal);
  if (more.every((each) => each === first)) return first;
  throw new Error(`«${row}» is answered in more than one way: ${[first, ...more].join(', ')}`);
}
