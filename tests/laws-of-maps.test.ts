import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Annotation } from '../src/core/annotations.ts';
import { seeded } from '../src/core/seeded.ts';
import type { OrderLike } from '../src/games/contract/engine.ts';
import { wholeTables } from '../src/library/battles.ts';
import { boardsOf, boardView, drawSprites, spriteOnce } from '../src/library/boards/view.ts';
import { games, shownGames } from '../src/library/plays.ts';
import { loadGame } from '../src/register/index.ts';
import { sharedDrawings } from '../src/painters/svg.ts';
import type { Mark, Scene, Spot } from '../src/scene/scene.ts';
import { unseen } from '../src/scene/seen.ts';
import { lawsOf } from './laws/game.ts';
import { after } from './laws/playing.ts';

type Base = Mark<'base'>;

const isBase = (mark: Mark): mark is Base => mark.kind === 'base';
const unitsIn = (marks: readonly Mark[]): readonly Base[] => marks.filter(isBase).filter(({ ghost }) => ghost !== true);
const distance = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by);

/** Half a unit's depth: two spots nearer than this are the same place of this unit. */
const near = ({ size }: Base): number => Math.min(...size) / 2;

/** What a map fails to tell of one unit that was at `was` before an order. */
function untold(was: Base, scene: Scene, shows: readonly Annotation[]): readonly string[] {
  const { marks } = scene;
  const now = unitsIn(marks).find(({ id }) => id === was.id);
  const isSame = (spot: Spot): boolean => distance(spot, was.at) < near(was);
  const ghosts = marks.filter(isBase).filter(({ ghost, at }) => ghost === true && isSame(at));
  if (now === undefined) {
    const isCrossed = marks.filter(isBase).some(({ crossed, side }) => crossed === true && side === was.side);
    return [
      ...(ghosts.length === 0 ? [`${was.id} left no outline`] : []),
      ...(isCrossed ? [] : [`${was.id} has no cross`]),
    ];
  }
  if (isSame(now.at)) return [];
  const isNow = (spot: Spot | undefined): boolean => spot !== undefined && distance(spot, now.at) < near(now);
  const arrows = marks.filter((mark): mark is Mark<'trace'> => mark.kind === 'trace');
  // The units of a row go with the path of their first one.
  const hasPath = shows.some((each) => each.kind === 'path' && (each.unit === was.id || was.group !== undefined));
  // An arrow that is too short to be seen is left out.
  const isShort = unseen({ kind: 'trace', id: '', points: [was.at, now.at], sense: 'move' }, scene) !== null;
  const isLed = hasPath && (isShort || arrows.length > 0) && ghosts.length === 0;
  const isTold = ghosts.length > 0 && (isShort || arrows.some(({ points }) => isNow(points.at(-1))));
  return isTold || isLed ? [] : [`${was.id} went from ${was.at.join()} to ${now.at.join()}`];
}

/** The marks of a map that cover nothing, each with the reason. */
const unseenOn = (scene: Scene): readonly string[] =>
  scene.marks.flatMap((mark) => {
    const why = unseen(mark, scene);
    return why === null ? [] : [`${mark.id}: ${why}`];
  });

/** Whether an order leads or points somewhere, or names a unit. */
const hasPlace = (order: OrderLike): boolean =>
  ['unit', 'path', 'legs', 'to', 'at'].some((field) => field in order && Reflect.get(order, field) !== null);

describe.each(games())('the maps of %s', async (game) => {
  const loaded = await loadGame(game);
  const { engine } = loaded;
  const { boards, written } = await lawsOf(game);

  test('tell of every unit that an order moved or took off, apart from its own path', () => {
    const told = { gone: 0, moved: 0 };
    fc.assert(
      fc.property(boards, fc.integer(), (before, seed) => {
        const units = unitsIn(loaded.scene(before, []).marks);
        for (const { order } of engine.candidates(before)) {
          const { shows } = engine.judge(before, order) as { readonly shows: readonly Annotation[] };
          const now = after(engine, before, engine.resolve(before, order, seeded(seed)));
          const scene = loaded.scene(now, shows, before);
          const { marks } = scene;
          told.gone += marks.filter((mark) => isBase(mark) && mark.crossed === true).length;
          told.moved += marks.filter(({ id }) => id.startsWith('went-')).length;
          expect(units.flatMap((unit) => untold(unit, scene, shows))).toEqual([]);
        }
      }),
      { numRuns: 120 },
    );
    expect(told.gone + told.moved, 'units that were driven or lost').toBeGreaterThan(0);
  });

  test('have no mark that covers nothing, in any frame of a board and for any order that is judged', async () => {
    const shown = shownGames().includes(game) ? Array.from((await boardsOf(game)).values()) : [];
    const views = await Promise.all(shown.map(({ scenario }) => boardView(scenario.id)));
    const inFrames = views.flatMap(({ id, frames }) =>
      frames.flatMap(({ scene }, n) => unseenOn(scene).map((fault) => `${id} ${n}: ${fault}`)),
    );
    expect(inFrames).toEqual([]);
    let judged = 0;
    fc.assert(
      fc.property(
        boards.chain((state) => fc.tuple(fc.constant(state), fc.array(written(state), { maxLength: 6 }))),
        ([state, inputs]) => {
          const orders = [
            ...engine.candidates(state).map(({ order }) => order),
            ...inputs.flatMap((input) => {
              const read = engine.order(input, state);
              return read.ok ? [read.value] : [];
            }),
          ];
          for (const order of orders) {
            judged += 1;
            const { shows } = engine.judge(state, order) as { readonly shows: readonly Annotation[] };
            expect(unseenOn(loaded.scene(state, shows)), JSON.stringify([order, shows])).toEqual([]);
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(judged, 'orders').toBeGreaterThan(100);
  });

  test('draw something for every refused order with a unit or a place on the board', () => {
    const inWriting = boards.chain((state) =>
      fc.tuple(fc.constant(state), fc.array(written(state), { minLength: 8, maxLength: 12 })),
    );
    let refused = 0;
    fc.assert(
      fc.property(inWriting, ([state, inputs]) => {
        const bare = loaded.scene(state, []).marks.length;
        const places = new Set(loaded.scene(state, []).marks.map(({ id }) => id));
        for (const input of inputs) {
          const read = engine.order(input, state);
          if (!read.ok || !hasPlace(read.value)) continue;
          const verdict = engine.judge(state, read.value);
          const isOnBoard = 'unit' in read.value && places.has(String(read.value.unit));
          if (verdict.ok || !isOnBoard) continue;
          refused += 1;
          expect(loaded.scene(state, verdict.shows).marks.length, JSON.stringify([input, verdict])).toBeGreaterThan(
            bare,
          );
        }
      }),
      { numRuns: 120 },
    );
    expect(refused, 'refused orders').toBeGreaterThan(20);
  });
});

test.each(shownGames())(
  'the page of a battle of %s has every drawing of its whole table',
  async (game) => {
    await drawSprites();
    const sprite = spriteOnce({}, game, []);
    const wanted = sharedDrawings(await wholeTables(game)).map(([, markup]) => markup);
    expect(wanted.filter((markup) => !sprite.includes(markup))).toEqual([]);
  },
  600_000,
);
