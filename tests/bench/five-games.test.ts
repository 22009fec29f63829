import { expect, test } from 'vitest';
import { copiesFor, renamed } from '../../src/cli/bench/five-games.ts';

const GAMES = [
  { id: 'paper-bayonet', prefix: 'pb' },
  { id: 'two-by-two', prefix: 'tt' },
] as const;

test('five games are made of two: each copy has a name and a prefix of its own', () => {
  const copies = copiesFor(GAMES, 5);
  expect(copies.map(({ of }) => of)).toEqual(['paper-bayonet', 'two-by-two', 'paper-bayonet']);
  expect(new Set([...GAMES.map(({ id }) => id), ...copies.map(({ id }) => id)]).size).toBe(5);
  expect(new Set([...GAMES.map(({ prefix }) => prefix), ...copies.map(({ own }) => own)]).size).toBe(5);
  expect(copiesFor([...GAMES, ...GAMES, ...GAMES], 5)).toEqual([]);
});

test('a copy names itself where its original did, and nothing else is touched', () => {
  const [copy] = copiesFor(GAMES, 3);
  const text =
    "id: paper-bayonet\nprefix: pb\ncites: [pb.fire.aim, pb-051]\nimport '../paper-bayonet/pb.ts' // pbx, tt-001";
  expect(renamed(text, copy!)).toBe(
    "id: paper-bayonet-copy-1\nprefix: pba\ncites: [pba.fire.aim, pba-051]\nimport '../paper-bayonet-copy-1/pba.ts' // pbx, tt-001",
  );
});
