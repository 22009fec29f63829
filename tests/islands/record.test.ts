import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merged, readProgress, progressText, type Progress } from '../../src/islands/progress/record.ts';

const id = fc.stringMatching(/^pb\.[a-z-]{1,12}:[a-z-]{1,12}$/);
const progress = fc.record({ read: fc.uniqueArray(id), solved: fc.uniqueArray(id) });
const sorted = ({ read, solved }: Progress): Progress => ({ read: read.toSorted(), solved: solved.toSorted() });

test('saved progress is read again', () => {
  fc.assert(
    fc.property(progress, (kept) => {
      expect(readProgress(progressText(kept))).toEqual({ ok: true, value: sorted(kept) });
    }),
  );
});

test('merging loses nothing, adds nothing, and ignores order and duplicates', () => {
  fc.assert(
    fc.property(progress, progress, (a, b) => {
      const both = merged(a, b);
      expect(new Set(both.solved)).toEqual(new Set([...a.solved, ...b.solved]));
      expect(new Set(both.read)).toEqual(new Set([...a.read, ...b.read]));
      expect(merged(b, a)).toEqual(both);
      expect(merged(both, a)).toEqual(both);
    }),
  );
});

describe('anything else is refused with what was found:', () => {
  const whole = { 'drill-square': 'progress', version: 1, read: [], solved: [] };
  test.each([
    ['nothing', '', 'an empty file'],
    ['words', 'hello there', 'text that is no JSON, beginning with «hello there»'],
    ['null', 'null', 'JSON of another kind'],
    ['a list', '[]', 'JSON of another kind'],
    ['another object', '{"version":1}', 'JSON of another kind'],
    ['no version', JSON.stringify({ ...whole, version: undefined }), 'version undefined'],
    ['a later version', JSON.stringify({ ...whole, version: 2 }), 'version 2'],
    ['a version without a text', '{"drill-square":"progress","version":{"toString":1}}', 'version {"toString":1}'],
    [
      'an endless version',
      JSON.stringify({ ...whole, version: 'x'.repeat(400_000) }),
      `version "${'x'.repeat(39)}…. Expected`,
    ],
    ['a missing list', JSON.stringify({ ...whole, read: undefined }), 'no list under «read»'],
    ['a number', JSON.stringify({ ...whole, solved: ['pb.a:b', 3] }), '3 as number 2 under «solved»'],
    ['markup', JSON.stringify({ ...whole, solved: ['<b>'] }), '"<b>" as number 1 under «solved»'],
  ])('%s', (_what, text, found) => {
    const result = readProgress(text);
    expect(result.ok).toBe(false);
    expect(result.ok ? '' : result.error).toMatch(`Found ${found}`);
    expect(result.ok ? '' : result.error).toContain('Expected a progress file of Drill Square');
  });
});
