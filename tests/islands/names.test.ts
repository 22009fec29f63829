import { expect, test } from 'vitest';
import { naming } from '../../src/islands/about/names.ts';

const UNITS = [
  { id: 'guard', name: 'the guard' },
  { id: 'young', name: 'the young guard' },
  { id: 'gun', name: 'the gun' },
  { id: 'dubois', name: 'General Dubois' },
];
const found = (text: string, units = UNITS) =>
  naming(units)(text).map(({ id, from, to }) => [id, text.slice(from, to)]);

test.each([
  ['The guard fires.', [['guard', 'guard']]],
  [
    'Your young guard and the gun',
    [
      ['young', 'young guard'],
      ['gun', 'gun'],
    ],
  ],
  ['General Dubois’s men', [['dubois', 'General Dubois']]],
  [
    'the guard and gun',
    [
      ['guard', 'guard'],
      ['gun', 'gun'],
    ],
  ],
  ['A gun may fire; the guardsman not.', []],
  ['THE GUN', [['gun', 'GUN']]],
])('%s', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('a name that two units share lights neither', () => {
  expect(found('the gun', [...UNITS, { id: 'other', name: 'the gun' }])).toEqual([]);
  expect(found('the gun', [])).toEqual([]);
});
