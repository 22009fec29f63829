import { expect, test } from 'vitest';
import { descriptionItems } from '../../src/panel/description.ts';
import type { Scene } from '../../src/scene/scene.ts';

const bare: Scene = { width: 8, height: 8, sheet: 'grid-paper', grid: true, alt: 'Board.', description: [], marks: [] };
const showing = (items: Readonly<Record<string, string>>): Scene => ({
  ...bare,
  description: Object.entries(items).map(([id, text]) => ({ id, text })),
});

test('the text description of a first frame has one line for each item', () => {
  const scene = showing({ gun: 'A gun on b2', woods: 'Woods on c3 & c4' });
  expect(descriptionItems(scene, null, 'folded')).toBe('<li>A gun on b2</li><li>Woods on c3 &amp; c4</li>');
});

test('an empty board says so instead of having an empty list', () => {
  expect(descriptionItems(bare, null, 'folded')).toBe('<li>Nothing yet</li>');
});

test('later frames say first what changed, then what is gone, and fold the rest', () => {
  const before = showing({ gun: 'A gun on b2', guard: 'The guard on c1', uhlans: 'The uhlans on c5' });
  const now = showing({ gun: 'A gun on b2', guard: 'The guard on c2', pickets: 'The pickets on d1' });
  expect(descriptionItems(now, before, 'folded')).toBe(
    '<li>The guard on c2</li><li>The pickets on d1</li><li>No longer on the board: The uhlans on c5</li>' +
      '<li><details><summary>Unchanged (1)</summary><ul><li>A gun on b2</li></ul></details></li>',
  );
});

test('a frame on which nothing changed says that', () => {
  const scene = showing({ gun: 'A gun on b2' });
  expect(descriptionItems(scene, scene, 'folded')).toBe(
    '<li>Nothing has moved or changed.</li><li><details><summary>Unchanged (1)</summary><ul><li>A gun on b2</li></ul></details></li>',
  );
});

test('without its items, the rest is counted', () => {
  const before = showing({ gun: 'A gun on b2', guard: 'The guard on c1', uhlans: 'The uhlans on c5' });
  const now = showing({ gun: 'A gun on b2', guard: 'The guard on c2', uhlans: 'The uhlans on c5' });
  expect(descriptionItems(now, before, 'counted')).toBe(
    '<li>The guard on c2</li><li>The other 2 units and places have not changed.</li>',
  );
});

test('a single other thing is not counted', () => {
  const before = showing({ gun: 'A gun on b2', guard: 'The guard on c1' });
  const now = showing({ gun: 'A gun on b2', guard: 'The guard on c2' });
  expect(descriptionItems(now, before, 'counted')).toBe('<li>The guard on c2</li><li>Nothing else has changed.</li>');
});
