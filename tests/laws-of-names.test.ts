import { expect, test } from 'vitest';
import { boards, boardView } from '../src/library/boards/view.ts';
import { whole } from '../src/scene/scene.ts';
import { faultsOfNames, namesOn } from './laws/written.ts';

/**
 * What the maps of a board cannot do, and why. In these frames of a whole battle so many units
 * touch each other that a name has no free place beside its unit: that of a bystander is left out,
 * and a unit that acts or is hit has its name at the nearest place that hides nothing.
 */
const IN_A_CROWD: Readonly<Record<string, readonly string[]>> = {
  'tt.the-village': [
    'left out: Kaunitz',
    'left out: Wenzel',
    'left out: Perrin',
    'left out: Twelfth',
    'left out: Six-pounders',
    'left out: Voltigeurs',
    'left out: Carabiniers',
    'over arrow: Six-pounders',
    'nearer another: Six-pounders wenzel',
    'nearer another: Lenz eighth',
    'nearer another: Carabiniers voltigeurs',
    'nearer another: Carabiniers eighth',
  ],
};

const isExcused = (id: string, fault: string): boolean => IN_A_CROWD[id]?.includes(fault) === true;

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
  const found = frames.flatMap(({ id, n, scene }) => faultsOfNames(scene).map((fault) => ({ id, n, fault })));
  const faults = found.filter(({ id, fault }) => !isExcused(id, fault));
  expect(faults.map(({ id, n, fault }) => `${id} ${n}: ${fault}`)).toEqual([]);
  expect(frames.flatMap(({ scene }) => namesOn(scene)).length, 'names that were looked at').toBeGreaterThan(20);
  // An exception that no frame needs any longer goes.
  const excused = new Set(
    found.filter(({ id, fault }) => isExcused(id, fault)).map(({ id, fault }) => `${id} ${fault}`),
  );
  const here = new Set(frames.map(({ id }) => id));
  const listed = Object.entries(IN_A_CROWD).flatMap(([id, each]) =>
    here.has(id) ? each.map((f) => `${id} ${f}`) : [],
  );
  expect([...excused].toSorted()).toEqual(listed.toSorted());
}, 600_000);

test.each([1.6, 3])(
  'that holds for a map that shows its table %f times closer',
  async (closer) => {
    const frames = (await allFrames()).filter(({ isLong, scene }) => isLong && !scene.grid);
    const faults = frames.flatMap(({ id, n, scene }) =>
      faultsOfNames({ ...whole(scene), closer })
        .filter((fault) => !isExcused(id, fault))
        .map((fault) => `${id} ${n}: ${fault}`),
    );
    expect(faults).toEqual([]);
  },
  600_000,
);
