import { expect, test } from 'vitest';
import { boards, boardView } from '../src/library/boards/view.ts';
import { whole, type Mark, type Scene } from '../src/scene/scene.ts';
import { projectionOf } from '../src/painters/projection.ts';
import { cutByWindow, faultsOfNames, faultsOfTexts, namesOn } from './laws/written.ts';

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

test('each label and each reading of a ruler is whole, and clear of units, arrows and other texts, in every frame', async () => {
  const frames = await allFrames();
  const faults = frames.flatMap(({ id, n, scene }) => faultsOfTexts(scene).map((fault) => `${id} ${n}: ${fault}`));
  expect(faults).toEqual([]);
}, 600_000);

test('no text is cut at the edge of a zoomed map, wherever that lies', async () => {
  const isWritten = ({ kind }: Mark) => kind === 'label' || kind === 'ruler';
  const frames = (await allFrames()).filter(({ scene }) => !scene.grid && scene.marks.some(isWritten));
  let seen = 0;
  const faults = frames.flatMap(({ id, n, scene }) => {
    const drawn: Scene = { ...whole(scene), closer: 2.5 };
    const { width, height } = projectionOf(drawn);
    const [w, h] = [width / 2.5, height / 2.5];
    return [0, 0.13, 0.31, 0.44, 0.6].flatMap((part) => {
      seen += 1;
      const cut = cutByWindow(drawn, [part * width, ((part * 7) % 0.6) * height, w, h]);
      return cut.map((text) => `${id} ${n} from ${part}: ${text}`);
    });
  });
  expect(faults).toEqual([]);
  // The tests' own game measures nothing and names no place.
  if (frames.length > 0) expect(seen).toBeGreaterThan(4);
}, 600_000);
