import { describe, expect, test } from 'vitest';
import { ID_IN_TEXT, isClauseId, isPrefix, isRulingId, isScenarioId } from '../../src/core/ids.ts';

describe('an id is told by its form, whatever its game', () => {
  test.each([
    ['pb.artillery.hit-number', 'clause'],
    ['toy.fire.die', 'clause'],
    ['toy.a-board', 'scenario'],
    ['toy-001', 'ruling'],
    ['toy-1', 'none'],
    ['a.board', 'none'],
    ['Toy.fire.die', 'none'],
    ['toy.fire.', 'none'],
    ['toy', 'none'],
  ])('%s: %s', (id, wanted) => {
    const found = isClauseId(id) ? 'clause' : isScenarioId(id) ? 'scenario' : isRulingId(id) ? 'ruling' : 'none';
    expect(found).toBe(wanted);
  });

  test('a prefix is of lower-case letters', () => {
    expect(['pb', 'toy', 'p', 'PB', 'p-b'].filter(isPrefix)).toEqual(['pb', 'toy']);
  });

  test('in a running text ids are found, and what only resembles one is not', () => {
    expect('By toy-001 and pb.los.units-block: not toy-0012.'.split(ID_IN_TEXT)).toEqual([
      'By ',
      'toy-001',
      ' and ',
      'pb.los.units-block',
      ': not toy-0012.',
    ]);
  });
});
