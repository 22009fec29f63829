import * as fc from 'fast-check';
import type { Direction } from '../../../src/geometry/facings.ts';
import { pointAt, type Point } from '../../../src/geometry/vectors.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import type { Event, Order, State } from '../../../src/games/two-by-two/index.ts';
import { AHEAD, READINGS } from '../../../src/games/two-by-two/rulings.ts';
import type { Pose } from '../../../src/games/two-by-two/state.ts';
import { PHASES, TABLE, UNIT_TYPES } from '../../../src/games/two-by-two/tables.ts';
import type { GameLaws } from '../../laws/game.ts';
import { begin } from './field.ts';
import { inParts } from './in-parts.ts';
import { brokenBases, brokenBattle } from './invariants.ts';
import { anyReadings, battleBoard, begunBattle, player, smallBattle } from './whole.ts';

/**
 * Places on a grid of [2], each moved a little, so that bases are close to one another but never
 * overlap.
 */
const cells = fc.uniqueArray(fc.record({ x: fc.integer({ min: 4, max: 11 }), y: fc.integer({ min: 4, max: 9 }) }), {
  minLength: 6,
  maxLength: 6,
  selector: ({ x, y }) => `${x},${y}`,
});
const jitter = fc.integer({ min: -4, max: 4 });

/** Only few units can panic; with more of them, there would be too many rolls to count. */
const types = fc
  .tuple(...Array.from({ length: 6 }, () => fc.constantFrom(...UNIT_TYPES)))
  .map((all) => all.map((type, n) => ((type === 'militia' || type === 'cossacks') && n % 3 > 0 ? 'infantry' : type)));
const facing = fc.constantFrom('north', 'east', 'south', 'west', 'north-east', 'south-west');
const words = fc.constantFrom('', 'pinned', 'disrupted', 'pinned disrupted');

const terrain = fc.constantFrom(
  {},
  { wood: { kind: 'woods', rectangle: { at: [14, 13], size: [3, 3] } } },
  { town: { kind: 'town', polygon: [[10, 10], [10, 14], [15, 14], [12, 12], [15, 10]] } }, // prettier-ignore
  { stream: { kind: 'stream', line: [[6, 12], [14, 13], [24, 12]] }, hill: { kind: 'hill', circle: { at: [16, 16], radius: 3 } } }, // prettier-ignore
  { road: { kind: 'road', line: [[8, 12], [14, 12], [20, 14]] }, wood: { kind: 'woods', rectangle: { at: [14, 13], size: [5, 3] } } }, // prettier-ignore
  { road: { kind: 'road', line: [[12, 6], [12, 20]], width: 2 }, stream: { kind: 'stream', line: [[6, 12], [24, 12]] }, bridge: { kind: 'bridge', rectangle: { at: [12, 12], size: [2, 2] } } }, // prettier-ignore
  { wood: { kind: 'woods', rectangle: { at: [13, 13], size: [4, 5] } }, town: { kind: 'town', rectangle: { at: [17, 13], size: [4, 5] } } }, // prettier-ignore
  { slope: { kind: 'hill', rectangle: { at: [15, 14], size: [8, 4] } }, top: { kind: 'hill', level: 2, rectangle: { at: [15, 15], size: [4, 2] } } }, // prettier-ignore
  { hedge: { kind: 'hedge', line: [[6, 14], [24, 14]] }, rough: { kind: 'rough', circle: { at: [12, 12], radius: 2 } } }, // prettier-ignore
);

const readings = fc.record(
  Object.fromEntries(Object.entries({ ...READINGS, ...AHEAD }).map(([id, keys]) => [id, fc.constantFrom(...keys)])),
);

/** On some boards the third unit touches the first. */
const boards = fc
  .record({
    cells,
    types,
    terrain,
    readings,
    facings: fc.tuple(facing, facing, facing, facing, facing, facing),
    states: fc.tuple(words, words, words, words, words, words),
    jitters: fc.array(jitter, { minLength: 12, maxLength: 12 }),
    side: fc.constantFrom('french', 'allied'),
    phase: fc.constantFrom(...PHASES, 'move', 'shoot', 'shoot'),
    touching: fc.boolean(),
    moved: fc.boolean(),
  })
  .map((drawn) => {
    const unit = (n: number) => {
      const { x, y } = drawn.cells[n]!;
      const at = [2 * x + drawn.jitters[2 * n]! / 20, 2 * y + drawn.jitters[2 * n + 1]! / 20];
      return `${drawn.types[n]!} ${at.join(',')} ${drawn.facings[n]!} ${drawn.states[n]!}`;
    };
    const third = drawn.touching ? `infantry beside=a:front:0 ${drawn.states[2]}` : unit(2);
    const now = { side: drawn.side, phase: drawn.phase, turn: 3, ...(drawn.moved && { moved: ['a', 'e'] }) };
    const field = (c: string) => ({
      french: { a: unit(0), b: unit(1) },
      allied: { c, d: unit(3), e: unit(4), f: unit(5) },
      terrain: drawn.terrain as never,
      now,
    });
    try {
      return begin(field(third), drawn.readings);
    } catch {
      // There is no room for the third unit to touch the first.
      return begin(field(unit(2)), drawn.readings);
    }
  });

const across = ([x, y]: Point): Point => pointAt(TABLE[0] - x, y);
const turnedOver = ([x, y]: Direction): Direction => [0 - x, y];
const poseOver = <P extends Pose>(pose: P): P => ({ ...pose, at: across(pose.at), facing: turnedOver(pose.facing) });

function legOver(leg: Leg): Leg {
  if (leg.go === 'turn') return { ...leg, to: turnedOver(leg.to) };
  if (leg.go === 'wheel') return { ...leg, to: turnedOver(leg.to), hand: leg.hand === 'left' ? 'right' : 'left' };
  return leg.go === 'shift' ? { ...leg, along: turnedOver(leg.along) } : leg;
}

function eventOver(event: Event): Event {
  if (event.type === 'unit-moved') return { ...event, through: event.through.map(poseOver) };
  if (event.type === 'unit-routed') return { ...event, from: poseOver(event.from) };
  if (event.type === 'unit-faced') return { ...event, to: poseOver(event.to), slid: poseOver(event.slid) };
  if (event.type === 'melee-decided' && event.waits !== undefined) {
    const { winner, loser, by } = event.waits;
    return { ...event, waits: { winner: poseOver(winner), loser: poseOver(loser), by } };
  }
  if ((event.type === 'melee-decided' || event.type === 'melee-settled') && event.follow !== null)
    return { ...event, follow: { ...event.follow, ground: poseOver(event.follow.ground) } };
  if (event.type === 'unit-thrown-back' || event.type === 'unit-followed-up' || event.type === 'charger-stalled')
    return { ...event, to: poseOver(event.to) };
  return event.type === 'unit-fled' ? { ...event, to: poseOver(event.to) } : event;
}

const entries = <T>(all: Readonly<Record<string, T>>, over: (each: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).map(([id, each]) => [id, over(each)]));

const stateOver = (state: State): State => ({
  ...state,
  units: entries(state.units, poseOver),
  places: entries(state.places, across),
  terrain: entries(state.terrain, (piece) => ({
    ...piece,
    outline: piece.outline?.map(across).toReversed() ?? null,
    line: piece.line?.map(across) ?? null,
  })),
});

const LEGS = ['forward 2', 'forward 6.5', 'back 1', 'turn left 90°', 'turn right 30', 'about-face', 'wheel left 45', 'slide right 1½', 'oblique left 30 [2]', 'turn to c', 'follow road 2']; // prettier-ignore

/**
 * This many battles are fought out. `GAMES=1000 npx vitest run tests/whole-games.test.ts -t
 * two-by-two` takes some minutes.
 */
const GAMES = Number(process.env['GAMES'] ?? 100);
/**
 * One battle in `WHOLE` is fought with whole armies. The others are fought with armies of `SMALL`
 * AP, because these end sooner.
 */
const [WHOLE, SMALL] = [40, 18];
/** After this many turns a side gives up. */
const TURNS = 7;

const USUAL: readonly Event['type'][] = [
  ...(['army-deployed', 'battle-ended', 'contact-made', 'firer-pinned'] as const),
  ...(['melee-decided', 'melee-drawn', 'phase-began', 'point-chosen', 'principal-named', 'rally-rolled'] as const),
  ...(['reinforcements-rolled', 'roles-rolled', 'shot-fired', 'side-scored'] as const),
  ...(['terrain-agreed', 'unit-deployed', 'unit-destroyed', 'unit-disrupted', 'unit-entered', 'unit-faced'] as const),
  ...(['unit-fled', 'unit-followed-up', 'unit-moved', 'unit-pinned', 'unit-rallied', 'unit-routed'] as const),
  ...(['unit-stood', 'unit-thrown-back'] as const),
];

/** These need a rare reading, terrain placed by dice, or luck. */
const RARE: readonly Event['type'][] = [
  ...(['melee-settled', 'unit-held', 'ground-left', 'charger-stalled', 'screen-changed', 'formation-changed'] as const),
  ...(['roles-tied', 'zone-rolled', 'feature-placed'] as const),
];

export const laws: GameLaws<State, Order, Event> = {
  boards,
  written: ({ units }) => {
    const id = fc.constantFrom(...Object.keys(units), 'nobody');
    const shot = fc.record({ shoot: id, at: id });
    return fc.oneof(
      shot,
      shot,
      fc.record({ move: id, legs: fc.array(fc.constantFrom(...LEGS), { minLength: 1, maxLength: 4 }) }),
      fc.record({
        charge: id,
        at: id,
        legs: fc.array(fc.constantFrom(...LEGS, 'forward to contact'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        'counter-charge': id,
        at: id,
        legs: fc.constantFrom(['forward to contact'], ['turn to c', 'forward to contact']),
      }),
      fc.oneof(
        fc.record({ rally: id }),
        fc.record({ rally: id, of: fc.constantFrom('pinned', 'disrupted') }),
        fc.record({ fight: id }),
        fc.record({ name: id }),
        fc.record({ follow: id }),
        fc.record({ stand: id }),
        fc.record({ rout: id }),
        fc.record({ face: id }),
      ),
      fc.record({ declare: fc.array(shot, { maxLength: 3 }) }),
      fc.record({ screen: id }),
      fc.record({ form: id, into: fc.constantFrom('line', 'attack-column', 'road-column') }),
      fc.constant({ end: 'phase' }),
    );
  },
  mirrors: [
    {
      name: 'from left to right',
      seen: (from) => ({
        state: stateOver(from),
        order: (order) => ('legs' in order ? { ...order, legs: order.legs.map(legOver) } : order),
        event: eventOver,
        there: (event) => event,
      }),
    },
  ],
  inParts,
  broken: brokenBases,
  aimedAt: (order, { awaits }) => (order.type === 'shoot' && awaits?.kind === 'phase' ? order.at : null),
  fates({ units: before, contacts }, { units: after }, id) {
    const [own, now] = [before[id]!, after[id]];
    if (now === undefined) return ['destroyed'];
    // A charger that is hit may have to stop short, where it is shaken and not routed.
    if (JSON.stringify(now.at) !== JSON.stringify(own.at))
      return contacts.some(({ unit }) => unit === id) ? ['routed', 'shaken'] : ['routed'];
    // Who is shaken already can be shaken again, and nothing changes.
    const isShaken = now.pinned || now.disrupted;
    const isWorse = now.pinned !== own.pinned || now.disrupted !== own.disrupted;
    return isWorse ? ['shaken'] : isShaken ? ['unharmed', 'shaken'] : ['unharmed'];
  },
  games: {
    count: GAMES,
    begin: (seed) =>
      begunBattle(
        seed % 2 === 0 ? {} : anyReadings(seed),
        seed % WHOLE === 0 ? battleBoard() : smallBattle(SMALL, seed),
      ),
    player: (dice) => player(dice, TURNS),
    events: [...USUAL, ...RARE],
    rare: RARE,
    broken: brokenBattle,
  },
};
