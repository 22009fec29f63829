import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../src/core/seeded.ts';
import type { Awaiting } from '../src/games/contract/engine.ts';
import { clockwise, holds } from '../src/geometry/outlines.ts';
import { highlights } from '../src/islands/orders/highlights.ts';
import type { Ordering } from '../src/islands/orders/ordering.ts';
import { begun, replyTo } from '../src/islands/orders/replying.ts';
import { shownGames } from '../src/library/plays.ts';
import { gameIds, playModule } from '../src/register/index.ts';
import type { PlayableGame } from '../src/scene/module.ts';
import type { Mark, Spot } from '../src/scene/scene.ts';
import { pointAt } from '../src/scene/table/board.ts';
import { lawsOf } from './laws/game.ts';
import { after } from './laws/playing.ts';

/* Where the rings of a board are: around the units that may act, where these stand now. */

type Base = Mark<'base'>;

/** The units on a map, where they are drawn now. */
const basesOf = (game: PlayableGame, state: Awaiting, before: Awaiting): readonly Base[] =>
  game.scene(state, [], before).marks.filter((mark): mark is Base => mark.kind === 'base' && mark.ghost !== true);

const isAround = (ring: Mark<'area'>, spot: Spot): boolean => holds(clockwise(ring.points.map(pointAt)), pointAt(spot));

/** The ring of the selected unit, and those of others that may act. */
function ringsOf({ field, selection }: Ordering) {
  const rings = highlights(field, selection, []).filter((mark): mark is Mark<'area'> => mark.kind === 'area');
  return {
    chosen: rings.filter(({ id }) => id === 'selected'),
    able: rings.filter(({ id }) => id.startsWith('able-')),
  };
}

const select = (on: Ordering, unit: string): Ordering =>
  replyTo(on, { kind: 'choose', offer: { says: '', select: unit } })!.now;

/** The units that some allowed order is for. */
const busyIn = ({ rules }: PlayableGame, state: Awaiting): ReadonlySet<string> =>
  new Set(rules.candidates(state).flatMap(({ order }) => ('unit' in order ? [String(order.unit)] : [])));

const middle = (points: readonly Spot[]): Spot => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const apart = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by);

test.each(gameIds)(
  '%s: after an order the ring of a selected unit is where the unit is drawn, and no unit has one that can do nothing more',
  async (id) => {
    const game = await playModule(id);
    const { boards } = await lawsOf(id);
    const seen = { chosen: 0, able: 0, moved: 0, idle: 0 };
    fc.assert(
      fc.property(boards, fc.integer(), (board, seed) => {
        const before = game.rules.seen(board);
        const start = begun({ game, state: before, isOpen: true });
        const was = basesOf(game, before, before);
        for (const { order } of game.rules.candidates(before)) {
          if (!('unit' in order) || game.input.locate(before, String(order.unit)) === null) continue;
          const unit = String(order.unit);
          const state = after(game.rules, before, game.rules.resolve(before, order, seeded(seed)));
          const on = replyTo(select(start, unit), { kind: 'board', state, answered: null })!.now;
          const bases = basesOf(game, state, before);
          const base = bases.find((each) => each.id === unit);
          const busy = busyIn(game, state);
          const place = game.input.locate(state, unit);
          const isOwn = place !== null && game.input.selectable(state, place).includes(unit);
          const rings = ringsOf(isOwn ? select(on, unit) : on);
          if (isOwn && base !== undefined) {
            expect(rings.chosen.map((ring) => isAround(ring, base.at))).toEqual([true]);
            seen.chosen += 1;
            const old = was.find((each) => each.id === unit)!.at;
            // The ring of a group is around all of it.
            if (base.group === undefined && apart(base.at, old) > 0) {
              const at = middle(rings.chosen[0]!.points);
              expect(apart(at, base.at)).toBeLessThan(apart(at, old));
              seen.moved += 1;
            }
          }
          for (const ring of rings.able) {
            const inside = bases.filter(({ at }) => isAround(ring, at));
            const names = inside.map((each) => each.id).join(', ');
            expect(
              inside.some((each) => busy.has(each.id)),
              `${ring.id} is around ${names}`,
            ).toBe(true);
            seen.able += 1;
          }
          seen.idle += bases.filter((each) => !busy.has(each.id)).length;
        }
      }),
      { numRuns: 60 },
    );
    // A game that is not shown yet, or whose units move all at once, need not move anybody by hand.
    const isMoved = shownGames().includes(id) && id !== 'campaign-1805';
    for (const [what, count] of Object.entries(seen))
      expect(count, what).toBeGreaterThan(what === 'moved' && !isMoved ? -1 : 0);
  },
);
