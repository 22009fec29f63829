import { describe, expect, test } from 'vitest';
import { keepStepsAt, shared } from '../../src/components/board/steps.ts';

const frames = (count: number, length: number) => Array.from({ length: count }, () => '.'.repeat(length));
const PATH = '/learn/paper-bayonet/the-fight/steps/';

describe('a page whose steps are on another page', () => {
  const page = () => {
    const made = {};
    keepStepsAt(made, PATH);
    return made;
  };

  test('includes all of a short first board', () => {
    const later = frames(8, 4000);
    expect(shared(page(), later)).toEqual({ carried: later });
  });

  test('includes the beginning of a long first board', () => {
    const { carried, elsewhere } = shared(page(), frames(42, 8000));
    expect(carried).toHaveLength(7);
    expect(elsewhere).toEqual({ steps: PATH, far: false });
  });

  test('includes no later frame of any other board', () => {
    const own = page();
    shared(own, []);
    expect(shared(own, frames(2, 10))).toEqual({ carried: [], elsewhere: { steps: PATH, far: true } });
  });
});

test('any other page includes all frames', () => {
  const page = {};
  const later = frames(42, 8000);
  expect(shared(page, later)).toEqual({ carried: later });
  expect(shared(page, later)).toEqual({ carried: later });
});
