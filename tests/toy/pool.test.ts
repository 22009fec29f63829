import { expect, test } from 'vitest';
import { scripted } from '../../src/core/scripted.ts';
import { hitsOf } from './games/picket/play.ts';

test('a pool tells its dice as they fell', () => {
  const dice = scripted([{ 'hits.gun': [6, 2, 9] }]);
  expect(hitsOf('gun', 3, dice)).toMatchObject({ kind: 'pool', scored: 2, faces: [6, 2, 9], terms: [] });
});
