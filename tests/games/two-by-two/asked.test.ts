import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/games/two-by-two/turn/apply.ts';
import type { Event, State } from '../../../src/games/two-by-two/index.ts';
import { starterBarred } from '../../../src/games/two-by-two/charging/contact.ts';
import { begin, type Field } from './field.ts';

/*
 * What the board records: which units are asked, which contacts were made, and which units have
 * acted.
 */

/** Cavalry between three enemies, all of which it has struck. */
const struck: Field = {
  french: { a: 'heavy-cavalry 16,16 north' },
  allied: { b: 'infantry beside=a:front:0', c: 'infantry beside=a:left:0', d: 'infantry beside=a:right:0' },
  now: { phase: 'move' },
};
const MAY = ['rout', 'face', 'shoot'] as const;
const asking = (...due: readonly string[]): State => ({
  ...begin(struck),
  pending: {
    kind: 'reaction',
    charger: 'a',
    by: 'charge',
    fresh: ['b', 'c', 'd'],
    due: due.map((unit) => ({ unit, may: MAY })),
  },
});

describe('a charge that waits for answers', () => {
  const { at, facing } = begin({ ...struck, allied: { ...struck.allied, c: 'infantry 8,26 north' } }).units['c']!;

  test('asks nobody who has been swept away, and goes on asking the others', () => {
    const { pending, awaits } = apply(asking('c', 'd'), { type: 'unit-fled', unit: 'c', to: { at, facing }, by: 1, clauses: [] } as never); // prettier-ignore
    expect(pending).toMatchObject({ due: [{ unit: 'd' }] });
    expect(awaits?.kind).toBe('reaction');
  });

  test('asks nobody any more when the last has gone', () => {
    const { pending } = apply(asking('c'), { type: 'unit-fled', unit: 'c', to: { at, facing }, by: 1, clauses: [] } as never); // prettier-ignore
    expect(pending).toBeNull();
  });

  test('lets whoever has turned shoot, and leaves the others all their answers', () => {
    const state = asking('c', 'd');
    const { c, a } = state.units;
    const { pending } = apply(state, { type: 'unit-faced', unit: 'c', foe: 'a', to: c, slid: a, fires: true, clauses: [] } as never); // prettier-ignore
    expect(pending).toMatchObject({
      due: [
        { unit: 'c', may: ['shoot'] },
        { unit: 'd', may: MAY },
      ],
    });
  });
});

describe('a new Move phase', () => {
  test('forgets the contacts of the half before', () => {
    const before: State = { ...begin(struck), contacts: [{ unit: 'a', at: 'b', by: 'charge' }] };
    const began = (phase: string) =>
      apply(before, { type: 'phase-began', side: 'allied', phase, turn: 1, clauses: [] } as never).contacts;
    expect([began('move'), began('shoot')]).toEqual([[], before.contacts]);
  });
});

test('who moves twice is noted once as having moved', () => {
  const state = begin(struck);
  const { at, facing } = state.units['a']!;
  const moved: Event = { type: 'unit-moved', unit: 'a', through: [{ at, facing }], clauses: [] };
  expect(apply(apply(state, moved), moved).moved).toEqual(['a']);
});

describe('infantry joins a melee with cavalry, and opens none (tt-028)', () => {
  /**
   * Two regiments of hussars touch our infantry. `contacts` say which of them has charged it, and
   * what else they have charged.
   */
  const state = (...contacts: State['contacts']): State => ({
    ...begin({
      french: { a: 'infantry 16,16 north', e: 'infantry 20,16 north', n: 'infantry 16,12 north' },
      allied: { h: 'light-cavalry beside=a:front:0', i: 'light-cavalry beside=a:left:0' },
      now: { phase: 'melee' },
    }),
    contacts,
  });
  const barred = (from: State) => starterBarred(from, from.units['n']!, from.units['h']!)?.reason ?? null;

  test.each([
    ['that this enemy has opened', [{ unit: 'h', at: 'a', by: 'counter-charge' }], null],
    ['but not one with another', [{ unit: 'h', at: 'e', by: 'counter-charge' }], 'foot-at-horse'],
    ['nor one that another has opened', [{ unit: 'i', at: 'a', by: 'counter-charge' }], 'foot-at-horse'],
  ] as const)('%s', (_, contacts, reason) => expect(barred(state(...contacts))).toBe(reason));
});
