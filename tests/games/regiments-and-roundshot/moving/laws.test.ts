import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plain } from '../../../../src/core/ids.ts';
import { seeded } from '../../../../src/core/seeded.ts';
import { overlaps } from '../../../../src/geometry/bases.ts';
import { atMost, MEASURES } from '../../../../src/geometry/lengths.ts';
import { distance } from '../../../../src/geometry/vectors.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { baseOf, enemiesTouching } from '../../../../src/games/regiments-and-roundshot/formations/contact.ts';
import { formationOf } from '../../../../src/games/regiments-and-roundshot/formations/formation.ts';
import { measured } from '../../../../src/games/regiments-and-roundshot/moving/reach.ts';
import { areOn, touching } from '../../../../src/games/regiments-and-roundshot/moving/straight.ts';
import type { Event } from '../../../../src/games/regiments-and-roundshot/events.ts';
import type { Order } from '../../../../src/games/regiments-and-roundshot/orders.ts';
import { enemiesOf, unitsIn, type State, type Unit } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { SPEED } from '../../../../src/games/regiments-and-roundshot/tables.ts';
import { given } from '../battle.ts';
import { maneuver, refusal } from '../moves.ts';

const OPPOSITE = { north: 'north', south: 'south', east: 'west', west: 'east' } as const;
type Faces = keyof typeof OPPOSITE;

/** One figure on a grid of half inches, moved a little so that some touch and some do not. */
const figure = fc.record({
  cell: fc.record({ x: fc.integer({ min: 18, max: 29 }), y: fc.integer({ min: 20, max: 29 }) }),
  off: fc.constantFrom(0, 0, 0, 0.01, 0.07, 0.2),
  type: fc.constantFrom('infantry', 'infantry', 'cavalry', 'artillery'),
  facing: fc.constantFrom<Faces>('north', 'north', 'south', 'east', 'west'),
  condition: fc.constantFrom(null, null, null, 'disrupted', 'routing'),
  isOurs: fc.boolean(),
});
type Drawn = typeof figure extends fc.Arbitrary<infer T> ? T : never;

const figures = fc.uniqueArray(figure, { minLength: 4, maxLength: 12, selector: ({ cell }) => `${cell.x},${cell.y}` });
const terrain = fc.constantFrom<readonly string[]>([], ['wood'], ['road'], ['wood', 'road', 'pond']);

const GROUND = {
  wood: { kind: 'woods', circle: { at: [12, 13], radius: 1.5 } },
  pond: { kind: 'water', rectangle: { at: [11, 12], size: [2, 1] } },
  road: { kind: 'road', line: [[12, 0], [12, 36]] }, // prettier-ignore
} as const;

const placeOf = ({ cell, off }: Drawn): readonly [number, number] => [cell.x / 2 + off / 4, cell.y / 2 + off];

/** The board, or the same one seen in a mirror that stands on the middle line of x 12. */
function board(all: readonly Drawn[], ground: readonly string[], isMirrored: boolean): State {
  const at = (each: Drawn): readonly number[] => {
    const [x, y] = placeOf(each);
    return [isMirrored ? 24 - x : x, y];
  };
  const side = (isOurs: boolean) =>
    Object.fromEntries(
      all.flatMap((each, n) =>
        each.isOurs === isOurs
          ? [
              [
                `unit-${n + 1}`,
                {
                  type: each.type,
                  at: at(each),
                  facing: isMirrored ? OPPOSITE[each.facing] : each.facing,
                  ...(each.condition !== null && { condition: each.condition }),
                },
              ],
            ]
          : [],
      ),
    );
  const drawn = ground.map((name) => {
    const feature = GROUND[name as keyof typeof GROUND];
    return [name, isMirrored && name === 'pond' ? { ...feature, rectangle: { at: [13, 12], size: [2, 1] } } : feature];
  });
  return maneuver(side(true), side(false), {
    terrain: Object.fromEntries(drawn) as Readonly<Record<string, Plain>>,
    now: { hands: { french: [6, 9, 3, 'jack', 'ace'], allied: [] } },
  });
}

/** A board on which nobody stands on anybody. */
const boards = fc
  .record({ all: figures, ground: terrain })
  .filter(({ all }) => all.some(({ isOurs, condition }) => isOurs && condition !== 'routing'))
  .filter(({ all }) =>
    all.every((one, n) =>
      all.slice(n + 1).every((other) => {
        const [a, b] = [placeOf(one), placeOf(other)];
        return Math.abs(a[0] - b[0]) > 0.499 || Math.abs(a[1] - b[1]) > 0.499;
      }),
    ),
  );

function isClear(state: State): boolean {
  const units = unitsIn(state);
  return units.every((one, n) =>
    units.slice(n + 1).every((other) => !overlaps(baseOf(state, one), baseOf(state, other))),
  );
}

const legs = fc.array(
  fc.record({
    go: fc.constantFrom('forward', 'back', 'slide left', 'slide right', 'oblique left 30°', 'oblique right 60°'),
    by: fc.integer({ min: 1, max: 24 }),
  }),
  { minLength: 1, maxLength: 3 },
);

const written = (
  all: readonly { readonly go: string; readonly by: number }[],
  isMirrored: boolean,
): readonly string[] =>
  all.map(({ go, by }) => {
    const there = isMirrored ? go.replace(/left|right/, (hand) => (hand === 'left' ? 'right' : 'left')) : go;
    return `${there} ${by / 4}`;
  });

const march = (state: State, unit: string, all: Parameters<typeof written>[0], isMirrored = false): Order =>
  given(state, { march: unit, legs: written(all, isMirrored), with: 6 });

const ours = (state: State): readonly Unit[] => unitsIn(state).filter(({ side }) => side === 'french');

/** What an order does; those that can march go without those that fail. */
function eventsOf(state: State, order: Order, seed: number): readonly Event[] {
  const events = engine.resolve(state, order, seeded(seed));
  const now = events.reduce((before, event) => engine.apply(before, event), state);
  if (now.pending?.kind !== 'march') return events;
  return [...events, ...engine.resolve(now, { type: 'go-on', unit: now.pending.what.unit }, seeded(seed))];
}

const carried = (state: State, order: Order, seed: number): State =>
  eventsOf(state, order, seed).reduce((now, event) => engine.apply(now, event), state);

test('nobody ends on anybody, off the board or farther than his move, however the disrupted roll', () => {
  fc.assert(
    fc.property(boards, legs, fc.nat(5), fc.nat(50), ({ all, ground }, way, nth, seed) => {
      const state = board(all, ground, false);
      const unit = ours(state)[nth % ours(state).length]!;
      const order = march(state, unit.id, way);
      if (refusal(state, order) !== null) return;
      const events = eventsOf(state, order, seed);
      const end = events.reduce((now, event) => engine.apply(now, event), state);
      expect(isClear(end)).toBe(true);
      expect(areOn(end, unitsIn(end))).toBe(true);
      const formation = formationOf(state, unit) as readonly [Unit, ...(readonly Unit[])];
      for (const event of events) {
        if (event.type !== 'formation-moved') continue;
        const walks = Object.entries(event.units).map(([id, path]) => ({ unit: state.units[id]!, path }));
        const { used, length } = measured(state, { formation, going: walks.map(({ unit }) => unit) }, walks);
        expect(atMost(used, length)).toBe(true);
        // Only those of the formation go, and nobody who is pinned or routs.
        for (const id of Object.keys(event.units)) {
          const mover = state.units[id]!;
          expect(formation).toContain(mover);
          expect(mover.condition).not.toBe('routing');
          expect(mover.arm === 'infantry' && enemiesTouching(state, mover).length > 0).toBe(false);
        }
        // Whoever has come to touch an enemy has stopped there: what touches is told.
        const before = touching(state, unitsIn(state));
        const fresh = touching(
          end,
          Object.keys(event.units).map((id) => end.units[id]!),
        ).filter((pair) => !before.includes(pair));
        for (const pair of fresh) {
          const [id, foe] = pair.split(' ') as [string, string];
          const wasRid = !touching(state, [state.units[id]!]).includes(pair);
          expect(wasRid && event.met.some((meeting) => meeting.unit === id && meeting.at === foe)).toBe(true);
        }
      }
      for (const other of unitsIn(state).filter(({ id }) => !formation.some((each) => each.id === id)))
        expect(end.units[other.id]).toEqual(other);
    }),
    { numRuns: 400 },
  );
});

test('in a mirror everything is the same: who may march, why not, and where it ends', () => {
  fc.assert(
    fc.property(boards, legs, fc.nat(5), fc.nat(50), ({ all, ground }, way, nth, seed) => {
      const [state, mirrored] = [board(all, ground, false), board(all, ground, true)];
      const unit = ours(state)[nth % ours(state).length]!.id;
      const [order, other] = [march(state, unit, way), march(mirrored, unit, way, true)];
      expect(refusal(mirrored, other)).toEqual(refusal(state, order));
      if (refusal(state, order) !== null) return;
      const [end, there] = [carried(state, order, seed), carried(mirrored, other, seed)];
      const width = 24 * MEASURES.in;
      for (const { id, at } of unitsIn(end)) {
        const [x, y] = there.units[id]!.at;
        expect(Math.hypot(width - x - at[0], y - at[1])).toBeLessThan(12);
      }
    }),
    { numRuns: 300 },
  );
});

test('whatever is ordered, it is allowed by clauses of the ledger or refused in words', () => {
  const orders = fc.record({
    kind: fc.constantFrom('march', 'line', 'column', 'split', 'disengage', 'places'),
    card: fc.constantFrom(6, 3, 'jack', 'ace', 'king'),
    facing: fc.constantFrom('north', 'east', 'south-west'),
    place: fc.record({ x: fc.integer({ min: 16, max: 32 }), y: fc.integer({ min: 18, max: 32 }) }),
    seed: fc.nat(50),
  });
  fc.assert(
    fc.property(
      boards,
      orders,
      fc.nat(20),
      fc.nat(20),
      ({ all, ground }, { kind, card, facing, place, seed }, nth, other) => {
        const state = board(all, ground, false);
        const units = unitsIn(state);
        const [a, b] = [units[nth % units.length]!.id, units[other % units.length]!.id];
        const order = given(
          state,
          kind === 'march'
            ? { march: a, legs: ['forward 1'], with: card }
            : kind === 'split'
              ? { split: a, off: [b], with: card }
              : kind === 'disengage'
                ? { disengage: a, with: card }
                : kind === 'places'
                  ? { reshape: a, places: { [b]: [place.x / 2, place.y / 2] }, with: card }
                  : { reshape: a, into: kind, facing, with: card },
        );
        if (refusal(state, order) !== null) return;
        const end = carried(state, order, seed);
        expect(isClear(end)).toBe(true);
        for (const foe of enemiesOf(state, state.units[a]!)) expect(end.units[foe.id]).toEqual(foe);
        for (const { id, at, arm } of units)
          if (order.type === 'reshape' || order.type === 'split')
            expect(atMost(distance(at, end.units[id]!.at), SPEED[arm])).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

test('every march that is offered, and every probe at a figure, is judged as it is given', () => {
  fc.assert(
    fc.property(boards, fc.nat(20), fc.nat(20), ({ all, ground }, nth, other) => {
      const state = board(all, ground, false);
      const unit = ours(state)[nth % ours(state).length]!.id;
      for (const { order } of engine.candidates(state, unit)) expect(refusal(state, order)).toBeNull();
      const units = unitsIn(state);
      const target = units[other % units.length]!.id;
      for (const { order, verdict } of engine.probe(state, { unit, target: { unit: target } }))
        expect(refusal(state, order) === null).toBe(verdict.ok);
    }),
    { numRuns: 60 },
  );
});
