import { describe, expect, test } from 'vitest';
import { allowed, allowedShowing, refused } from '../../src/core/verdicts.ts';

describe('a verdict', () => {
  test('permits with clauses', () => {
    expect(allowed('pb.a.b', 'pb.c.d')).toEqual({ ok: true, clauses: ['pb.a.b', 'pb.c.d'], shows: [] });
    const shows = [{ kind: 'sight', from: 'gun', to: 'hussars' }] as const;
    expect(allowedShowing(shows, 'pb.a.b')).toEqual({ ok: true, clauses: ['pb.a.b'], shows });
  });

  test('refuses by one clause, with a reason and what is in the way', () => {
    expect(refused('pb.a.b', 'too-far', {})).toEqual({
      ok: false,
      clause: 'pb.a.b',
      reason: 'too-far',
      params: {},
      shows: [],
    });
    const shows = [{ kind: 'light', units: ['gun'] }] as const;
    expect(refused('pb.a.b', 'too-far', { squares: 2 }, shows)).toMatchObject({ params: { squares: 2 }, shows });
  });
});
