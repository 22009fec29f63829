import { expect, test } from 'vitest';
import { consulting, type Chart } from '../../src/core/charts.ts';

const OURS = {
  fire: { rows: ['near', 'far'], columns: ['line', 'column'], cells: [[4, 3], [2, null]], mark: 'reconstructed' },
  rates: { rows: ['foot'], columns: ['a turn'], cells: [[150]], mark: 'printed' },
} as const; // prettier-ignore
const consult = consulting(OURS);
const own = (cells: Chart['cells']): Chart => ({ ...OURS.fire, cells, mark: 'own' });

test('a number of a chart is ours unless the state carries one of the reader’s own for that very cell', () => {
  expect(consult({}, 'fire', 'near', 'column')).toEqual({ value: 3, mark: 'reconstructed' });
  expect(consult({}, 'rates', 'foot', 'a turn')).toEqual({ value: 150, mark: 'printed' });
  const charts = { fire: own([[null, 0], [5, null]]) }; // prettier-ignore
  expect(consult({ charts }, 'fire', 'near', 'column')).toEqual({ value: 0, mark: 'own' });
  expect(consult({ charts }, 'fire', 'near', 'line')).toEqual({ value: 4, mark: 'reconstructed' });
  expect(consult({ charts }, 'rates', 'foot', 'a turn')).toEqual({ value: 150, mark: 'printed' });
});

test('a chart with other rows changes nothing, and a cell without any number is told', () => {
  const charts = { fire: { rows: ['elsewhere'], columns: ['line'], cells: [[9]], mark: 'own' } as const };
  expect(consult({ charts }, 'fire', 'far', 'line')).toEqual({ value: 2, mark: 'reconstructed' });
  expect(() => consult({ charts }, 'fire', 'far', 'column')).toThrow(
    'The chart fire has no number in its row far, column column',
  );
});
