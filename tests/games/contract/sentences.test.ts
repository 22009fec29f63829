import { expect, test } from 'vitest';
import { capital, listed, plural, proper, sentences, toldAlike } from '../../../src/games/contract/sentences.ts';

type Names = Readonly<Record<string, string>>;

const names: Names = {
  landwehr: 'the landwehr',
  gun: 'the gun',
  guards: 'the guards',
  dubois: 'General Dubois',
  wenzel: 'the Wenzel',
  'first-wenzel': 'the first Wenzel',
  both: 'the gun and the general',
  own: 'your guard',
  twelfth: 'the twelfth',
  part: 'two of the gunners',
  battalion: 'the twelfth battalion',
  company: 'the skirmishers of the battalion',
  battery: 'the Austrian battery',
  partizani: 'the partizani',
  line: 'the line',
  ofLine: 'the second battalion of the line',
};
const says = sentences<Names>()({
  ...toldAlike(['unit', 'foe'], (id: string, known: Names) => known[id] ?? id),
  squares: (count: number) => plural(count, 'square'),
});

test('a text is filled with its fields, each told in its own way', () => {
  expect(says('Fire {unit} at {foe}')({ unit: 'gun', foe: 'guards' }, names)).toBe('Fire the gun at the guards');
  expect(says('{squares} away')({ squares: 1 }, names)).toBe('1 square away');
  expect(says('Nothing')({}, names)).toBe('Nothing');
});

test('a field that begins a sentence has a capital letter, and its verb fits one or several', () => {
  const stands = says('{Unit:stands|stand} beside {foe}.');
  expect(stands({ unit: 'guards', foe: 'gun' }, names)).toBe('The guards stand beside the gun.');
  expect(stands({ unit: 'gun', foe: 'dubois' }, names)).toBe('The gun stands beside General Dubois.');
  expect(stands({ unit: 'landwehr', foe: 'gun' }, names)).toBe('The landwehr stand beside the gun.');
  expect(stands({ unit: 'line', foe: 'gun' }, names)).toBe('The line stands beside the gun.');
  expect(stands({ unit: 'ofLine', foe: 'gun' }, names)).toBe('The second battalion of the line stands beside the gun.');
  expect(stands({ unit: 'partizani', foe: 'gun' }, names)).toBe('The partizani stand beside the gun.');
  expect(stands({ unit: 'dubois', foe: 'd4' }, names)).toBe('General Dubois stands beside d4.');
  expect(stands({ unit: 'wenzel', foe: 'gun' }, names)).toBe('The Wenzel stand beside the gun.');
  expect(stands({ unit: 'first-wenzel', foe: 'gun' }, names)).toBe('The first Wenzel stand beside the gun.');
  expect(stands({ unit: 'both', foe: 'gun' }, names)).toBe('The gun and the general stand beside the gun.');
  expect(stands({ unit: 'own', foe: 'gun' }, names)).toBe('Your guard stand beside the gun.');
  expect(stands({ unit: 'twelfth', foe: 'gun' }, names)).toBe('The twelfth stand beside the gun.');
  expect(stands({ unit: 'part', foe: 'gun' }, names)).toBe('Two of the gunners stand beside the gun.');
  expect(stands({ unit: 'battalion', foe: 'gun' }, names)).toBe('The twelfth battalion stands beside the gun.');
  expect(stands({ unit: 'company', foe: 'gun' }, names)).toBe('The skirmishers of the battalion stand beside the gun.');
  expect(stands({ unit: 'battery', foe: 'gun' }, names)).toBe('The Austrian battery stands beside the gun.');
});

test('a field without a teller does not compile, nor does a sentence that is not given its fields', () => {
  // @ts-expect-error -- nothing tells a brigade
  expect(() => says('{brigade} is idle')({}, names)).toThrow(TypeError);
  // @ts-expect-error -- a number of squares is no text
  expect(says('{squares} away')({ squares: '2' }, names)).toBe('2 squares away');
});

test('names and numbers as English writes them', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed([1, 2, 3])]).toEqual([
    '',
    'a',
    'a and b',
    '1, 2 and 3',
  ]);
  expect([capital('the gun'), proper('guard-cavalry'), plural(2, 'round')]).toEqual([
    'The gun',
    'Guard Cavalry',
    '2 rounds',
  ]);
});
