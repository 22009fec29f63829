import { expect, test } from 'vitest';
import { descriptionItems } from '../../src/panel/frame.ts';
import type { Scene } from '../../src/scene/scene.ts';

const bare: Scene = { width: 8, height: 8, sheet: 'grid-paper', grid: true, alt: 'Board.', description: [], marks: [] };

test('the text description has one line for each item', () => {
  const description = ['A gun on b2', 'Woods on c3 & c4'].map((text) => ({ id: text, text }));
  expect(descriptionItems({ ...bare, description })).toBe('<li>A gun on b2</li><li>Woods on c3 &amp; c4</li>');
});

test('an empty board says so instead of having an empty list', () => {
  expect(descriptionItems(bare)).toBe('<li>Nothing yet</li>');
});
