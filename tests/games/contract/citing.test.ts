import { expect, test } from 'vitest';
import { citing } from '../../../src/games/contract/citing.ts';

test('a clause that two terms of a sum rest on is cited once, and one that does not count is not cited', () => {
  const { add, counted } = citing<`xx.${string}.${string}`, Record<string, Record<string, string>>>();
  const terms = [
    add('xx.ground.woods', 'in woods', -1),
    add('xx.ground.hill', 'on a hill', 1, false),
    add('xx.ground.woods', 'behind woods', -1),
  ];
  expect(counted(terms)).toEqual(['xx.ground.woods']);
});
