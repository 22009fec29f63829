import type { ClauseId } from '../../../core/ids.ts';
import type { Ground } from '../../../games/paper-bayonet/tables.ts';
import { alike, type Piece, type Position } from './position.ts';

/** The three ways in which a gun looks along a line. */
export const GUNS = ['Cannon on low ground', 'Cannon on a hill', 'Howitzer'] as const;

/** What lies between a gun on d1 and its target on d5; each of several examples must be answered alike. */
interface Between {
  readonly ground?: Readonly<Record<string, Ground>>;
  readonly unit?: Piece;
}

const friend: Piece = { at: 'd3', type: 'line-infantry', side: 'french' };
const enemy: Piece = { at: 'd3', type: 'line-infantry' };

const BETWEEN: Readonly<Record<string, readonly Between[]>> = {
  'One unit, friend or enemy': [{ unit: friend }, { unit: enemy }],
  'One wood, or one building': [{ ground: { d3: 'woods' } }, { ground: { d3: 'building' } }],
  'Two of these or more, mixed or not': [
    { ground: { d2: 'woods', d3: 'woods' } },
    { ground: { d2: 'woods', d4: 'building' } },
    { ground: { d3: 'building', d4: 'building' } },
  ],
  'A hill with nobody on it': [{ ground: { d3: 'hill' } }],
  'A hill with a unit on it': [
    { ground: { d3: 'hill' }, unit: friend },
    { ground: { d3: 'hill' }, unit: enemy },
  ],
  'Only the wood or building the target is in': [{ ground: { d5: 'woods' } }, { ground: { d5: 'building' } }],
};

/** One row: what lies between, and for each gun the clause that stops the shot, or null where it is clear. */
export interface LineRow {
  readonly between: string;
  readonly stopped: readonly (ClauseId | null)[];
}

const position = (gun: (typeof GUNS)[number], { ground = {}, unit }: Between): Position => ({
  gun: { type: gun === 'Howitzer' ? 'howitzer' : 'cannon' },
  targets: [{ at: 'd5', type: 'line-infantry' }],
  others: unit === undefined ? [] : [unit],
  ground: gun === 'Cannon on a hill' ? { ...ground, d1: 'hill' } : ground,
});

/** What stops a line of fire, as the engine judges it. */
export const lineRows = (): readonly LineRow[] =>
  Object.entries(BETWEEN).map(([between, examples]) => ({
    between,
    stopped: GUNS.map((gun) =>
      alike(
        `${gun}: ${between}`,
        examples.map((each) => position(gun, each)),
      ),
    ),
  }));
