import type { Event, Order, State } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { GameLaws } from '../../laws/game.ts';
import { anyReadings, BATTLE, begun, player, WHOLE } from './battle.ts';

/**
 * This many battles are fought out. `GAMES=200 npx vitest run tests/whole-games.test.ts -t
 * regiments-and-roundshot` takes some minutes.
 */
const GAMES = Number(process.env['GAMES'] ?? 40);

/** One battle in so many is fought from before its set-up on, the others from their first shots. */
const FROM_SET_UP = 4;

const USUAL: readonly Event['type'][] = [
  ...(['announced', 'battle-over', 'break-rolled', 'card-drawn', 'card-passed', 'card-played'] as const),
  ...(['cards-discarded', 'charge-failed', 'charge-made', 'control-due', 'control-rolled', 'deck-renewed'] as const),
  ...(['deployment-ended', 'dice-thrown', 'first-rolled', 'formation-moved', 'formation-placed'] as const),
  ...(['formation-reshaped', 'formation-split', 'guns-fired', 'march-rolled', 'morale-tested', 'negated'] as const),
  ...(['phase-began', 'recovery-rolled', 'reinforcements-rolled', 'rout-due', 'stand-rolled'] as const),
  ...(['unit-destroyed', 'unit-disrupted', 'unit-fled', 'unit-retreated', 'unit-routed', 'volley-fired'] as const),
];

/** What a few dozen battles may lack. */
const RARE: readonly Event['type'][] = [
  ...(['arrival-rolled', 'asking-changed', 'bayonets-fixed', 'between-due', 'column-due', 'column-waits'] as const),
  ...(['evasion-due', 'evasion-left', 'first-named', 'flight-due', 'formation-broke', 'formation-stayed'] as const),
  ...([
    'march-due',
    'overrun-due',
    'overrun-left',
    'overrun-ridden',
    'pin-lifted',
    'rally-rolled',
    'unit-left',
  ] as const),
];

/** Each army loses figures only for good, and a battle that is over awaits nothing. */
const brokenBattle = (state: State, before: State): readonly string[] => [
  ...Object.entries(state.armies ?? {})
    .filter(([side, { gone }]) => gone < (before.armies?.[side]?.gone ?? 0))
    .map(([side]) => `somebody of ${side} is back from the dead`),
  ...((state.awaits === null) === (state.winner !== null) ? [] : ['awaited after the end, or nobody before it']),
];

/** Whole battles, fought out at random. */
export const games: GameLaws<State, Order, Event>['games'] = {
  count: GAMES,
  begin: (seed) => begun(seed % FROM_SET_UP === 0 ? WHOLE : BATTLE, seed % 2 === 0 ? {} : anyReadings(seed)),
  player,
  events: [...USUAL, ...RARE],
  rare: RARE,
  broken: brokenBattle,
};
