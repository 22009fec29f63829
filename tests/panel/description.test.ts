import { expect, test } from 'vitest';
import { descriptionItems } from '../../src/panel/frame.ts';
import type { Scene } from '../../src/scene/scene.ts';

const bare: Scene = { width: 8, height: 8, sheet: 'grid-paper', grid: true, alt: 'Board.', description: [], marks: [] };

test('what stands where is told line by line', () => {
  const description = ['A gun on b2', 'Woods on c3 & c4'].map((text) => ({ id: text, text }));
  expect(descriptionItems({ ...bare, description })).toBe('<li>A gun on b2</li><li>Woods on c3 &amp; c4</li>');
});

test('a board on which nothing stands says so, and is no empty list', () => {
  expect(descriptionItems(bare)).toBe('<li>Nothing yet</li>');
});
