import { describe, expect, test } from 'vitest';
import { keepStepsAt, shared } from '../../src/components/board/steps.ts';

const frames = (count: number, length: number) => Array.from({ length: count }, () => '.'.repeat(length));
const PATH = '/learn/paper-bayonet/the-fight/steps/';

describe('a page that keeps its steps elsewhere', () => {
  const page = () => {
    const made = {};
    keepStepsAt(made, PATH);
    return made;
  };

  test('carries its first board whole where that is short', () => {
    const later = frames(8, 4000);
    expect(shared(page(), later)).toEqual({ carried: later });
  });

  test('carries the beginning of a long one, which stands whole on the other page', () => {
    const { carried, elsewhere } = shared(page(), frames(42, 8000));
    expect(carried).toHaveLength(7);
    expect(elsewhere).toEqual({ steps: PATH, far: false });
  });

  test('carries no later frame of any further board', () => {
    const own = page();
    shared(own, []);
    expect(shared(own, frames(2, 10))).toEqual({ carried: [], elsewhere: { steps: PATH, far: true } });
  });
});

test('any other page carries all', () => {
  const page = {};
  const later = frames(42, 8000);
  expect(shared(page, later)).toEqual({ carried: later });
  expect(shared(page, later)).toEqual({ carried: later });
});
