import { expect, test } from 'vitest';
import { boards, boardView } from '../src/library/boards/view.ts';
import { whole } from '../src/scene/scene.ts';
import { faultsOfNames, namesOn } from './laws/written.ts';

/** All frames of all boards, with the id of their board and their number. */
async function allFrames() {
  const found = await Promise.all(
    [...(await boards())].map(async ([id, { scenario }]) => {
      const { frames } = await boardView(scenario.id);
      return frames.map(({ scene }, n) => ({ id, n, scene, isLong: frames.length >= 12 }));
    }),
  );
  return found.flat();
}

test('each name stands by its unit, clear of units, arrows, texts and the edge, in every frame', async () => {
  const frames = await allFrames();
  const faults = frames.flatMap(({ id, n, scene }) => faultsOfNames(scene).map((fault) => `${id} ${n}: ${fault}`));
  expect(faults).toEqual([]);
  expect(frames.flatMap(({ scene }) => namesOn(scene)).length, 'names that were looked at').toBeGreaterThan(20);
}, 600_000);

test.each([1.6, 3])(
  'that holds for a map that shows its table %f times closer',
  async (closer) => {
    const frames = (await allFrames()).filter(({ isLong, scene }) => isLong && !scene.grid);
    const faults = frames.flatMap(({ id, n, scene }) =>
      faultsOfNames({ ...whole(scene), closer }).map((fault) => `${id} ${n}: ${fault}`),
    );
    expect(faults).toEqual([]);
  },
  600_000,
);
