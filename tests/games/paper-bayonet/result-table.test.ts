import { expect, test } from 'vitest';
import { RESULT_FROM } from '../../../src/games/paper-bayonet/tables.ts';
import { clauseFile } from '../../../src/library/files.ts';

test('the differences of the results are those of the ledger (pb.fighting.result-table)', () => {
  const valuesOf = (result: string) =>
    clauseFile('paper-bayonet').value.find(({ id }) => id === `pb.fighting.result.${result}`)?.values;
  expect(valuesOf('disrupted')).toMatchObject({ difference: RESULT_FROM.disrupted });
  expect(valuesOf('routed')).toMatchObject({ difference: RESULT_FROM.routed });
  expect(valuesOf('destroyed')).toMatchObject({ difference_at_least: RESULT_FROM.destroyed });
});
