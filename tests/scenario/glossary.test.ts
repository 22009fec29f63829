import { describe, expect, test } from 'vitest';
import { loadGlossary } from '../../src/scenario/files/ledger.ts';
import { faultText } from '../../src/scenario/files/source.ts';

const FILE = 'glossary.yaml';
const ROUT = `terms:
  - id: rout
    term: routed
    also: [fleeing]
    means: It runs.
`;

/** What is wrong with a glossary that has a second term after `routed`. */
function complaints(second: string): readonly string[] {
  const read = loadGlossary(ROUT + second, FILE);
  return read.ok ? [] : read.error.map(faultText);
}

const flight = (term: string, also: string) =>
  `  - id: flight\n    term: ${term}\n    also: ${also}\n    means: It runs too.\n`;

test('terms that share no word are read', () => {
  expect(complaints(flight('in flight', '[on the run]'))).toEqual([]);
});

describe('a word that an earlier term has is refused with its line:', () => {
  test.each([
    ['a name', flight('routed', '[]'), `${FILE}:7:5 terms.1.term: found routed, as in the term rout`],
    ['another word', flight('in flight', '[on the run, fleeing]'), `:8:24 terms.1.also.1: found fleeing, as in`],
    ['a name among the other words', flight('in flight', '[routed]'), ':8:12 terms.1.also.0: found routed, as in'],
    ['another word as a name', flight('fleeing', '[]'), ':7:5 terms.1.term: found fleeing, as in the term rout'],
    ['capitals make no other word', flight('Routed', '[]'), ':7:5 terms.1.term: found Routed, as in the term rout'],
    ['a word that the term has itself', flight('in flight', '[In flight]'), ':8:12 terms.1.also.0: found In flight'],
  ])('%s', (_what, second, told) => {
    expect(complaints(second)).toEqual([expect.stringContaining(told)]);
    expect(complaints(second)[0]).toContain('expected each word only once in a glossary');
  });
});

test('all words that are claimed again are told at once, and a repeated id as before', () => {
  expect(complaints(flight('routed', '[fleeing]').replace('id: flight', 'id: rout'))).toEqual([
    expect.stringContaining(':6:5 terms.1.id: found rout again, expected a different id for each term'),
    expect.stringContaining(':7:5 terms.1.term: found routed'),
    expect.stringContaining(':8:12 terms.1.also.0: found fleeing'),
  ]);
});
