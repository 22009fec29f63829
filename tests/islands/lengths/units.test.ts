import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inBothUnits } from '../../../src/islands/lengths/units.ts';

/** A text with what is added, and plain spaces in it. */
const told = (text: string): string =>
  inBothUnits(text)
    .map((part) => part.text + part.added)
    .join('');
const read = (text: string): string => told(text).replaceAll('\u00A0', ' ');

describe('a length is told in the other unit', () => {
  test.each([
    ['within 12″ of it', 'within 12″ (30 cm) of it'],
    ['goes 6 inches', 'goes 6 inches (15 cm)'],
    ['is 1 inch away', 'is 1 inch (2.5 cm) away'],
    ['up to 1½ inches.', 'up to 1½ inches (3.8 cm).'],
    ['1 1/2 inches', '1 1/2 inches (3.8 cm)'],
    ['1.98 inches', '1.98 inches (5 cm)'],
    ['0.1 inch', '0.1 inch (0.3 cm)'],
    ['a 12-inch move', 'a 12-inch (30 cm) move'],
    ['eighteen inches', 'eighteen inches (46 cm)'],
    ['Three inches', 'Three inches (7.6 cm)'],
    ['goes 150 mm.', 'goes 150 mm (6″).'],
    ['1,100 mm', '1,100 mm (43½″)'],
    ['80.5 mm is needed', '80.5 mm (3.2″) is needed'],
    ['11 mm wide', '11 mm (0.4″) wide'],
    ['Thirty-three millimetres a horseman', 'Thirty-three millimetres (1.3″) a horseman'],
    ['a millimetre apart', 'a millimetre (0.04″) apart'],
    ['10 cm', '10 cm (4″)'],
    ['3.5\u00A0cm ahead', '3.5 cm (1.4″) ahead'],
    ['16 centimetres', '16 centimetres (6½″)'],
    ['a board of 4 feet', 'a board of 4 feet (1.2 m)'],
    ['two feet square', 'two feet (0.6 m) square'],
    ['a table of 1.8 m', 'a table of 1.8 m (6 ft)'],
  ])('%s', (text, both) => {
    expect(read(text)).toBe(both);
  });
});

describe('a part of an inch in words', () => {
  test.each([
    ['an inch', 'an inch (2.5 cm)'],
    ['half an inch of board', 'half an inch (1.3 cm) of board'],
    ['A quarter of an inch', 'A quarter of an inch (0.6 cm)'],
    ['a tenth of an inch', 'a tenth of an inch (0.3 cm)'],
    ['¾ of an inch', '¾ of an inch (1.9 cm)'],
    ['Four and a half inches: only', 'Four and a half inches (11 cm): only'],
    ['½ inch', '½ inch (1.3 cm)'],
    ['an inch and a half', 'an inch and a half (3.8 cm)'],
    ['an inch and a quarter', 'an inch and a quarter (3.2 cm)'],
  ])('%s', (text, both) => {
    expect(read(text)).toBe(both);
  });
});

describe('several counts of one unit are told together', () => {
  test.each([
    ['1.8 by 1.2 m', '1.8 by 1.2 m (6 by 4 ft)'],
    ['24 by 36 inches', '24 by 36 inches (61 by 91 cm)'],
    ['24 inches by 36.', '24 inches by 36 (61 by 91 cm).'],
    ['a 2 ft by 2 ft table', 'a 2 ft by 2 ft (0.6 by 0.6 m) table'],
    ['two feet by three: white', 'two feet by three (0.6 by 0.9 m): white'],
    ['24 x 36 mm', '24 x 36 mm (0.9 x 1.4″)'],
    ['7, 8 or 9 cm by class', '7, 8 or 9 cm (2.8, 3.1 or 3½″) by class'],
    ['from 28 to 31 cm', 'from 28 to 31 cm (11 to 12″)'],
    ['5–7 cm', '5–7 cm (2–2.8″)'],
    ['between 21 and 23 cm from it', 'between 21 and 23 cm (8½ and 9″) from it'],
    ['retreat 2, 5 and 1 inches', 'retreat 2, 5 and 1 inches (5.1, 13 and 2.5 cm)'],
    ['25 mm wide and 12 mm deep', '25 mm (1″) wide and 12 mm (0.5″) deep'],
    ['4 inches by 2 cards', '4 inches (10 cm) by 2 cards'],
  ])('%s', (text, both) => {
    expect(read(text)).toBe(both);
  });
});

describe('a list that names its unit once is told to its end', () => {
  test.each([
    [
      'Foot 4 cm, in column 5; horse 7 to 9, heavy to light.',
      'Foot 4 cm (1.6″), in column 5 (2″); horse 7 to 9 (2.8 to 3½″), heavy to light.',
    ],
    [
      'Foot 100 mm; light horse 240 and 300. Guns behind teams 140',
      'Foot 100 mm (4″); light horse 240 and 300 (9½ and 12″). Guns behind teams 140 (5½″)',
    ],
    ['up to 2 inches, cavalry 5, artillery 1.', 'up to 2 inches (5.1 cm), cavalry 5 (13 cm), artillery 1 (2.5 cm).'],
    ['(foot 180 mm, heavy cavalry 320; guns)', '(foot 180 mm, 7″, heavy cavalry 320, 12½″; guns)'],
    ['foot 4 cm, horse 7, 8 or 9 cm', 'foot 4 cm (1.6″), horse 7, 8 or 9 cm (2.8, 3.1 or 3½″)'],
  ])('%s', (text, both) => {
    expect(read(text)).toBe(both);
    expect(told(told(text)), 'once').toBe(told(text));
  });
  test.each([
    ['12 inches, and a rating of 2.', '12 inches (30 cm), and a rating of 2.'],
    ['8 inches, cavalry 5 times', '8 inches (20 cm), cavalry 5 times'],
    ['6 mm. The dragoons lose 3.', '6 mm (0.2″). The dragoons lose 3.'],
    ['Cavalry 5, guns 1.', 'Cavalry 5, guns 1.'],
  ])('but no other number is a length: %s', (text, both) => {
    expect(read(text)).toBe(both);
  });
});

test('within brackets it stands after a comma', () => {
  expect(read('Long (up to 1 inch) and maximum (up to 1½ inches), 2 inches')).toBe(
    'Long (up to 1 inch, 2.5 cm) and maximum (up to 1½ inches, 3.8 cm), 2 inches (5.1 cm)',
  );
});

describe('nothing is added', () => {
  test.each([
    'six inches (15 cm)',
    'within 6 inches (15.24 cm) of it',
    'no less than 4 feet by 4 feet (121.92 cm by 121.92 cm).',
    '21 in 36, and 10 in line before horse',
    'In effect: 24 foot, 8 x 3 in column',
    'a foot in the water, two foot batteries',
    'which is 250 yards or 230 metres',
    'deduct 20m/10',
    'Or 250m from the enemy',
    '1,210 metres',
    'of d6cm and 5cms',
    '4 square inches of 3 cm²',
    'fire with the 12 pounder',
    'its flight is 0 cm',
    'per inch; no inches; mm a turn',
    'sixcm, sixteeninches',
    'b2 cm? x5 mm; v1.2 cm',
  ])('%s', (text) => {
    expect(read(text)).toBe(text);
  });
});

/** Texts with many lengths, and with what looks like lengths. */
const texts = fc
  .array(
    fc.constantFrom(
      ...['12', '0', '1½', '½', '2.5', '1,100', '1 1/2', 'six', 'thirty-three', 'an', 'a', 'half', 'a quarter of'],
      ...['inch', 'inches', '″', 'mm', 'cm', 'm', 'metres', 'feet', 'ft', 'in', 'foot', 'centimetre'],
      ...[
        'by',
        'to',
        'or',
        'and',
        'and a half',
        ', horse',
        '; light foot',
        'x',
        '–',
        '(',
        ')',
        ' (',
        ', ',
        '.',
        ' ',
        ' ',
        '\u00A0',
        '-',
        '²',
        '/',
        'cards',
      ],
    ),
    { maxLength: 24 },
  )
  .chain((words) => fc.constantFrom('', ' ').map((joint) => words.join(joint)));
const any = fc.oneof(texts, fc.string({ unit: 'grapheme' }));

describe('of whatever text', () => {
  test('the parts joined are the text', () => {
    fc.assert(
      fc.property(
        any,
        (text) =>
          inBothUnits(text)
            .map((part) => part.text)
            .join('') === text,
      ),
    );
  });

  test('what is added is not added again', () => {
    fc.assert(
      fc.property(any, (text) => told(told(text)) === told(text)),
      { numRuns: 2000 },
    );
  });

  test('something is added only after a unit, and no part is empty', () => {
    const unit =
      /(?:inch|inches|″|mm|cm|m|metres?|centimetres?|millimetres?|feet|ft|by\s+\S+|and\s+a\s+(?:half|quarter)|(?:horse|foot)\s+[^;.()]+)$/i;
    fc.assert(
      fc.property(any, (text) =>
        inBothUnits(text).every((part) => part.text !== '' && (part.added === '' || unit.test(part.text))),
      ),
    );
  });

  test('without figures, signs and words of numbers it stays as it is', () => {
    const plain = any.filter((text) => !/\d|[½″]|\b(?:an?|six|thirty|three|half)\b/i.test(text));
    fc.assert(fc.property(plain, (text) => told(text) === text));
  });
});
