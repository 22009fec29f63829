import { expect, test } from 'vitest';
import { spokenText } from '../../src/islands/board/frames.ts';

/** A part of a panel with this text; `isFolded` says whether it lies within a folded element. */
const part = (textContent: string, isFolded = false) => ({ textContent, closest: () => (isFolded ? {} : null) });
const panel = (...parts: readonly ReturnType<typeof part>[]): ParentNode =>
  ({ querySelectorAll: () => parts }) as unknown as ParentNode;

test('a frame is announced in sentences', () => {
  expect(spokenText(panel(part('Your guns'), part(' Whom do you shoot at? ')))).toBe(
    'Your guns. Whom do you shoot at?',
  );
});

test('what is folded away is not read out: at a moment of decision it is what the battle did', () => {
  const [battle, order] = [part('In the battle', true), part('Shoot at the hussars.', true)];
  expect(spokenText(panel(part('Your guns'), part('Whom do you shoot at?'), battle, order))).toBe(
    'Your guns. Whom do you shoot at?',
  );
});
