import type { Dice } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/death-or-glory/index.ts';
import type { GameLaws } from '../../laws/game.ts';

const TERRAIN = {
  hill: { kind: 'gentle-slope', rectangle: { at: [900, 600], size: [240, 110] } },
  copse: { kind: 'open-wood', rectangle: { at: [560, 600], size: [190, 100] } },
  wall: {
    kind: 'low-wall',
    line: [
      [1130, 600],
      [1300, 600],
    ],
  },
};

const foot = (at: readonly [number, number], more: object = {}) => ({ formation: 'column', at, ...more });

/** Four units, a brigadier for each two of them, and the commander of the army. */
const FRENCH = {
  chief: { type: 'commander-in-chief', at: [900, 240], rating: 'unlisted' },
  foot: { type: 'brigadier', at: [640, 290], brigade: 'foot' },
  horse: { type: 'brigadier', at: [1150, 290], brigade: 'horse', rating: 2 },
  line: foot([640, 420], { type: 'french-line', brigade: 'foot' }),
  light: foot([860, 420], { type: 'french-light', brigade: 'foot' }),
  dragoons: { type: 'french-dragoons', figures: 6, at: [1180, 420], brigade: 'horse' },
  guns: { type: 'french-foot-battery', at: [1030, 420], brigade: 'horse' },
};

const AUSTRIAN = {
  archduke: { type: 'commander-in-chief', at: [900, 960], rating: 3 },
  klenau: { type: 'brigadier', at: [640, 910], brigade: 'klenau' },
  nauendorf: { type: 'brigadier', at: [1150, 910], brigade: 'nauendorf', rating: 'unlisted' },
  grenadiers: foot([640, 780], { type: 'austrian-grenadiers', brigade: 'klenau' }),
  landwehr: foot([860, 780], { type: 'austrian-landwehr', brigade: 'klenau' }),
  hussars: { type: 'austrian-hussars', figures: 6, at: [1180, 780], brigade: 'nauendorf' },
  battery: { type: 'austrian-foot-battery', at: [1030, 780], brigade: 'nauendorf' },
};

const ATTACK = { order: 'attack' };
const SHEETS = {
  foot: { side: 'french', ...ATTACK },
  horse: { side: 'french', ...ATTACK },
  klenau: { side: 'austrian', ...ATTACK },
  nauendorf: { side: 'austrian', ...ATTACK },
};

const facing = (units: object, way: string) =>
  Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, { facing: way, ...(unit as object) }]));

/** The battles that are played: how each ends, and what is different on its board. */
const BATTLES: readonly (readonly [battle: object, more?: object, readings?: Readings])[] = [
  [{ turns: 6, campaign: true }],
  [{ turns: 5, holds: 'hill' }, { terrain: TERRAIN }],
  // Nothing is written yet, and a messenger is needed for every change.
  [
    { turns: 6, campaign: true },
    { blank: true, terrain: TERRAIN },
  ],
  [{}, { close: true }, { 'dg-028': 'ever', 'dg-026': 'always' }],
];

/** The board of one of these battles, before its first order. */
function begun(n: number): State {
  const [battle, more = {}, readings = {}] = BATTLES[n % BATTLES.length]!;
  const { terrain = {}, blank, close } = more as { terrain?: object; blank?: true; close?: true };
  const near = (units: object, by: number) =>
    Object.fromEntries(
      Object.entries(units as Record<string, { at: [number, number] }>).map(([id, unit]) => [
        id,
        { ...unit, at: [unit.at[0], unit.at[1] + (close === true ? by : 0)] },
      ]),
    );
  const orders = Object.fromEntries(
    Object.entries(SHEETS).map(([id, { side, order }]) => [id, blank === true ? { side } : { side, order }]),
  );
  const made = engine.start(
    {
      size: [1800, 1200],
      sides: { french: { edge: 'south', name: 'the French' }, austrian: { edge: 'north', name: 'the Austrians' } },
      terrain,
      units: { french: facing(near(FRENCH, 60), 'north'), austrian: facing(near(AUSTRIAN, -60), 'south') },
      now: { turn: 1, side: 'french', phase: 'initiative', orders, battle },
    },
    readings,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** Orders that make something happen. */
const BOLD: readonly Order['type'][] = ['charge', 'assault', 'counter-charge', 'form-square', 'fire', 'fight', 'rally'];

/** Which of the orders that are offered is given. */
function chosen(state: State, dice: Dice): Order {
  const options = engine.candidates(state);
  const bold = options.filter(({ order }) => BOLD.includes(order.type));
  return dice.draw('order', bold.length > 0 && dice.draw('bold', [true, false]) ? bold : options).order;
}

/**
 * This many battles are fought out. `GAMES=200 npx vitest run tests/whole-games.test.ts -t
 * death-or-glory` takes some minutes.
 */
const GAMES = Number(process.env['GAMES'] ?? 24);

const USUAL: readonly Event['type'][] = [
  ...(['battle-ended', 'came-to-hand', 'change-begun', 'change-went-on', 'charge-declared', 'charge-missed'] as const),
  ...(['charge-pressed', 'charge-ran-home', 'company-returned', 'company-sent', 'control-tested', 'evaded'] as const),
  ...(['fell-back', 'formation-changed', 'general-rated', 'got-out-of-hand', 'grew-tired', 'guns-left'] as const),
  ...(['initiative-rolled', 'melee-left', 'men-lost', 'messenger-rode', 'morale-tested', 'order-arrived'] as const),
  ...(['order-called-out', 'order-in-force', 'order-lost', 'order-sent', 'phase-began', 'presence-ended'] as const),
  ...(['rally-tested', 'reaction-over', 'reaction-tested', 'reactions-due', 'rode-on', 'rode-through'] as const),
  ...(['round-over', 'round-won', 'sending-begun', 'side-scored', 'unit-broke', 'unit-fled'] as const),
  ...(['unit-halted', 'unit-moved', 'unit-rallied', 'unit-shaken', 'unit-stood', 'volley-fired'] as const),
];

/** What two dozen battles may lack. */
const RARE: readonly Event['type'][] = [
  ...([
    'answers-due',
    'burst-through',
    'came-within-range',
    'charge-stopped',
    'fight-broken-off',
    'flowed-round',
  ] as const),
  ...(['gave-way', 'general-hit', 'general-recovery', 'general-rode', 'general-taken', 'general-withdrew'] as const),
  ...(['guns-manned', 'joined-melee', 'men-marked', 'messenger-lost', 'order-broken', 'order-regained'] as const),
  ...(['order-written', 'rested', 'retreat-ended', 'return-begun', 'round-level', 'stays-to-reform'] as const),
  ...(['stood-idle', 'strength-spent', 'turned-to-meet', 'unit-destroyed', 'unit-left', 'unit-steadied'] as const),
  ...(['was-caught', 'was-held-back'] as const),
];

/** A battle goes on until somebody has won it, or nobody. */
const broken = ({ awaits, battle }: State): readonly string[] =>
  awaits !== null || battle!.over !== null ? [] : ['nobody is awaited before the end'];

/** Whole battles, fought out at random. */
export const games: NonNullable<GameLaws<State, Order, Event>['games']> = {
  count: GAMES,
  begin: begun,
  player: (dice) => (state) => chosen(state, dice),
  events: [...USUAL, ...RARE],
  rare: RARE,
  broken,
};
