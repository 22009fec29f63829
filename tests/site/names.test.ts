import { expect, test } from 'vitest';
import { boards, boardView } from '../../src/library/boards/view.ts';
import { projectionOf } from '../../src/painters/projection.ts';
import { isSeen } from '../../src/painters/shapes/live/free-space.ts';
import { livePictures } from '../../src/painters/shapes/live/pictures.ts';
import { toDrawing } from '../../src/painters/projection.ts';
import type { Mark, Scene } from '../../src/scene/scene.ts';

/** The units in sight of a map that have a name to be written, but none is. */
function unnamed(scene: Scene): readonly string[] {
  const projection = projectionOf(scene);
  const drawn = new Set(livePictures(scene, projection).map(({ mark }) => mark.id));
  const bases = scene.marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base' && mark.ghost !== true);
  const inSight = new Set(
    bases.filter(({ at }) => isSeen(toDrawing(projection, at), projection)).map(({ id, group }) => group ?? id),
  );
  return scene.marks.flatMap((mark) =>
    mark.kind === 'name' && inSight.has(mark.of) && !drawn.has(mark.id) ? [mark.of] : [],
  );
}

test('every unit in sight has its name on the first map of its board', async () => {
  const missing: string[] = [];
  for (const [id, played] of await boards()) {
    const { frames } = await boardView(played.scenario.id);
    if (frames[0]?.scene.grid !== false) continue;
    for (const [n, { scene }] of frames.entries())
      for (const unit of unnamed(scene)) missing.push(`${id} ${n}: ${unit}`);
  }
  expect(missing).toEqual([]);
}, 300_000);
