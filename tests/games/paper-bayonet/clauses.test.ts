import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { onSite } from '../../../src/cli/clauses/coverage.ts';
import { list, listFile } from '../../../src/cli/clauses/list.ts';
import { clauseFile, gameFile } from '../../../src/library/files.ts';
import { gather, strings, tagged, type Found } from './sources.ts';

const ledger = clauseFile('paper-bayonet').value;
const ids: readonly string[] = ledger.map(({ id }) => id);

const known = ({ text }: Found): boolean =>
  text.endsWith('*') ? ids.some((id) => id.startsWith(text.slice(0, -1))) : ids.includes(text);
const strangers = (found: readonly Found[]): readonly string[] =>
  found.filter((each) => !known(each)).map(({ text, place }) => `${place} ${text}`);

describe('the rules and the ledger agree:', () => {
  test('a clause that is tagged is in the ledger', () => {
    const tags = tagged('clause');
    expect(tags.length).toBeGreaterThan(60);
    expect(strangers(tags)).toEqual([]);
  });

  test('a clause that is cited is in the ledger', () => {
    const cited = gather(strings).filter(({ text }) => /^pb\.[a-z]/.test(text));
    expect(cited.length).toBeGreaterThan(60);
    expect(strangers(cited)).toEqual([]);
  });

  test('a clause of the phases on the site that the engine plays is tagged where it is played', () => {
    const tags = tagged('clause').map(({ text }) => text);
    expect(onSite(ledger, gameFile('paper-bayonet').value).filter((id) => !tags.includes(id))).toEqual([]);
  });
});

test('the list of clauses is that of the ledger: npm run clauses -- --write', () => {
  expect(readFileSync(listFile('paper-bayonet'), 'utf8')).toBe(list('paper-bayonet'));
});

test.each([
  ['@clause pb.a.b', ['pb.a.b']],
  ['/** Words. @clause pb.a.b pb.c.d-e @ruling pb-001 */', ['pb.a.b', 'pb.c.d-e']],
  ['/**\n * @clause pb.a.b\n * pb.c.d.\n */', ['pb.a.b', 'pb.c.d']],
  ['/** The clause pb.a.b */', []],
])('a tag is read as it is written: %j', (text, found) => {
  expect(tagged('clause', [{ file: 'a.ts', text }]).map((each) => each.text)).toEqual(found);
});
