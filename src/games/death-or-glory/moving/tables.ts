import type { DgClauseId, Formation, Nation, TroopClass } from '../tables.ts';

/** The nations that have a column of their own in the table of formation changes. */
type Own = 'french' | 'british' | 'russian' | 'prussian' | 'austrian';

const LIKE_FRENCH = { german: 'french', italian: 'french', polish: 'french' } as const;
const LIKE_OTHERS = { portuguese: 'british', spanish: 'austrian', neapolitan: 'austrian' } as const;
const OWN = {
  french: 'french',
  british: 'british',
  russian: 'russian',
  prussian: 'prussian',
  austrian: 'austrian',
} as const;

/**
 * The nation whose column foot, horse and guns of each nation use.
 * @clause dg.nation.infantry dg.nation.cavalry dg.nation.artillery
 */
export const COLUMN_OF: Readonly<Record<'foot' | 'horse' | 'guns', Readonly<Record<Nation, Own>>>> = {
  foot: { ...OWN, ...LIKE_FRENCH, ...LIKE_OTHERS, scandinavian: 'russian' },
  horse: { ...OWN, ...LIKE_FRENCH, ...LIKE_OTHERS, scandinavian: 'french' },
  guns: { ...OWN, ...LIKE_FRENCH, ...LIKE_OTHERS, scandinavian: 'prussian' },
};

/** Which of the three printed columns that nation has, for foot and guns, and for horse. */
export const PRINTED_COLUMN: Readonly<Record<'foot' | 'horse', Readonly<Record<Own, 0 | 1 | 2>>>> = {
  foot: { british: 0, french: 0, russian: 1, prussian: 2, austrian: 2 },
  horse: { british: 0, french: 1, russian: 1, prussian: 2, austrian: 2 },
};

/** A time for each of the three printed columns, in quarters of a turn. */
export type Times = readonly [number, number, number];

/** A row of the table of formation changes: both ways between two formations. */
export interface Change {
  readonly clause: DgClauseId;
  readonly between: readonly [Formation, Formation];
  readonly foot: Times;
  readonly horse: Times | null;
}

/**
 * The formation changes, in quarters of a turn. The column of horse is its column of march.
 * @clause dg.formation.march-to-divisions dg.formation.march-to-line dg.formation.march-to-square
 * dg.formation.divisions-to-line dg.formation.divisions-to-square dg.formation.line-to-square
 * @ruling dg-122
 */
export const CHANGES: readonly Change[] = [
  {
    clause: 'dg.formation.march-to-divisions',
    between: ['march-column', 'column'],
    foot: [1, 2, 3],
    horse: null,
  },
  { clause: 'dg.formation.march-to-line', between: ['march-column', 'line'], foot: [3, 6, 8], horse: [3, 2, 4] },
  { clause: 'dg.formation.march-to-square', between: ['march-column', 'square'], foot: [2, 4, 6], horse: null },
  { clause: 'dg.formation.divisions-to-line', between: ['column', 'line'], foot: [2, 4, 6], horse: null },
  { clause: 'dg.formation.divisions-to-square', between: ['column', 'square'], foot: [1, 2, 3], horse: null },
  { clause: 'dg.formation.line-to-square', between: ['line', 'square'], foot: [2, 2, 4], horse: null },
];

/** The time into skirmish order from any formation. @clause dg.formation.into-skirmish */
export const INTO_SKIRMISH: Readonly<Record<'foot' | 'horse', Times>> = { foot: [1, 2, 3], horse: [3, 2, 4] };

/**
 * The times of reforming. @clause dg.formation.reform-unformed dg.formation.reform-disordered
 */
export const REFORM: Readonly<Record<'unformed' | 'disordered', Readonly<Record<'foot' | 'horse', Times>>>> = {
  unformed: { foot: [4, 4, 8], horse: [8, 4, 8] },
  disordered: { foot: [4, 8, 8], horse: [8, 8, 12] },
};

/** The turns in the text for all nations. @clause dg.reform.unformed dg.reform.disordered */
export const REFORM_TEXT = { unformed: 1, disordered: 2 } as const;

/**
 * The times to limber and to unlimber; horse artillery has two values under three columns.
 * @clause dg.formation.unlimber dg.formation.limber @ruling dg-076
 */
export const LIMBERING: Readonly<
  Record<'deployed' | 'limbered', { readonly clause: DgClauseId; readonly foot: Times; readonly horse: number }>
> = {
  deployed: { clause: 'dg.formation.unlimber', foot: [2, 3, 4], horse: 1 },
  limbered: { clause: 'dg.formation.limber', foot: [2, 4, 6], horse: 2 },
};

/** The time to reface a battery by up to so many degrees. @clause dg.formation.reface-battery */
export const REFACING: readonly (readonly [degrees: number, quarters: number])[] = [
  [30, 1],
  [60, 2],
  [120, 4],
];

/** Those who take double the time. @clause dg.formation.double-time @ruling dg-077 */
export const SLOW_CLASSES: readonly TroopClass[] = ['conscript', 'militia', 'landwehr'];

/** What a kind of ground does to whoever moves over it. */
export interface GroundRow {
  readonly clause: DgClauseId;
  /** How the ground is drawn on a board. */
  readonly is: 'area' | 'line';
  /** The part of the move that is left on it. */
  readonly rate?: number;
  /** What is deducted once when it is crossed, in millimetres. */
  readonly deduct?: number;
  /** What is deducted for every started ten millimetres of its width. */
  readonly deductPerTen?: number;
  /** What it does to the order of all, or of horse only. */
  readonly makes?: 'unformed' | 'disordered';
  readonly makesHorse?: 'unformed';
  /** Who may not enter it. */
  readonly bars: readonly ('foot' | 'horse' | 'guns')[];
}

/**
 * The table of difficult terrain.
 * @clause dg.terrain.woods-open dg.terrain.woods-dense dg.terrain.streams
 * dg.terrain.fordable-rivers dg.terrain.low-walls dg.terrain.high-walls dg.terrain.buildings
 * dg.terrain.gentle-slopes dg.terrain.medium-slopes dg.terrain.steep-slopes
 * dg.terrain.extreme-slopes
 * @ruling dg-067 dg-069
 */
export const GROUND = {
  'open-wood': { clause: 'dg.terrain.woods-open', is: 'area', rate: 1 / 2, makes: 'unformed', bars: [] },
  'dense-wood': { clause: 'dg.terrain.woods-dense', is: 'area', rate: 1 / 4, makes: 'disordered', bars: [] },
  stream: { clause: 'dg.terrain.streams', is: 'line', deductPerTen: 10, bars: [] },
  river: {
    clause: 'dg.terrain.fordable-rivers',
    is: 'line',
    deductPerTen: 20,
    makes: 'unformed',
    bars: ['guns'],
  },
  'low-wall': { clause: 'dg.terrain.low-walls', is: 'line', deduct: 25, makesHorse: 'unformed', bars: ['guns'] },
  'low-hedge': { clause: 'dg.terrain.low-walls', is: 'line', deduct: 25, makesHorse: 'unformed', bars: ['guns'] },
  'high-wall': { clause: 'dg.terrain.high-walls', is: 'line', deduct: 50, makes: 'unformed', bars: ['guns'] },
  'high-hedge': { clause: 'dg.terrain.high-walls', is: 'line', deduct: 50, makes: 'unformed', bars: ['guns'] },
  building: { clause: 'dg.terrain.buildings', is: 'area', deduct: 25, bars: ['horse', 'guns'] },
  'gentle-slope': { clause: 'dg.terrain.gentle-slopes', is: 'area', rate: 3 / 4, bars: [] },
  'medium-slope': { clause: 'dg.terrain.medium-slopes', is: 'area', rate: 1 / 2, bars: [] },
  'steep-slope': { clause: 'dg.terrain.steep-slopes', is: 'area', rate: 1 / 4, bars: [] },
  'extreme-slope': { clause: 'dg.terrain.extreme-slopes', is: 'area', rate: 1 / 4, makes: 'unformed', bars: [] },
} as const satisfies Readonly<Record<string, GroundRow>>;

/** Water that nobody crosses: the table lets troops through rivers that can be forded. */
export const BARRIERS = {
  lake: { clause: 'dg.terrain.fordable-rivers', is: 'area', bars: ['foot', 'horse', 'guns'] },
} as const satisfies Readonly<Record<string, GroundRow>>;

/** Ground that slows nobody: the top of a hill, and works that cover whoever stands behind them. */
export const OPEN_GROUND = { hill: 'area', entrenchment: 'line' } as const;

type SlowGround = keyof typeof GROUND;
export type GroundKind = SlowGround | keyof typeof BARRIERS | keyof typeof OPEN_GROUND;

/** What a quarter less in dense woods would leave. @ruling dg-069 */
export const QUARTER_LESS = 3 / 4;
