import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sameChance, type Fraction } from '../src/core/fraction.ts';
import { D10 } from '../src/core/dice.ts';
import { add, die, sum as addedUp, termsOf, type Reason } from '../src/core/reasons.ts';
import { clauseFile } from '../src/library/files.ts';
import { oddsTables, rollsData } from '../src/library/pages/rolls.ts';
import { countedRolls, gamesWithOdds, rollsFile, rollsOf } from '../src/library/rolls.ts';
import { escape } from '../src/panel/markup.ts';
import { rows } from '../src/panel/sums.ts';
import { combinations } from '../src/scenario/compare/odds.ts';
import type { CountedRoll } from '../src/scenario/play/count-rolled.ts';

const NONE: Fraction = { ways: 0n, of: 1n };
const sum = (chances: readonly Fraction[]): Fraction =>
  chances.reduce((all, { ways, of }) => ({ ways: all.ways * of + ways * all.of, of: all.of * of }), NONE);

/**
 * The modifiers that a page must name: all that count, but in the number that every die of a pool
 * needs only those that change it. Twenty dice with “First line +0” beside them tell nothing; in a
 * sum, “no effect” tells a reader that the rule was asked.
 */
const modifiersOf = (reason: Reason) =>
  termsOf(reason).filter(
    ({ counted, how, value }) => counted && how !== 'die' && (reason.kind !== 'pool' || value !== 0),
  );

/**
 * Whether a part of the page says that an order is refused, or names each modifier that applies.
 */
const isTold = (came: CountedRoll, part: string): boolean =>
  'says' in came
    ? part.includes('not allowed.')
    : came.reasons.flatMap(modifiersOf).every(({ label }) => part.includes(escape(label.toLowerCase())));

describe.each(gamesWithOdds())('the rolls of %s', async (game) => {
  const all = await countedRolls(game);
  const clauses = new Set<string>(clauseFile(game).value.map(({ id }) => id));

  test('are counted for every set of choices, and add up to one or are refused by a clause', () => {
    for (const { roll, counted } of all) {
      expect(counted.map(({ chosen }) => chosen)).toEqual(combinations(roll.choices));
      expect(counted.filter(({ came }) => 'odds' in came).length, roll.id).toBeGreaterThan(counted.length / 3);
    }
    for (const { came } of all.flatMap(({ counted }) => counted)) {
      const cited = 'says' in came ? [came.clause] : came.clauses;
      expect(cited.filter((id) => !clauses.has(id))).toEqual([]);
      if ('says' in came) continue;
      expect(sameChance(sum(Object.values(came.odds.chances)), { ways: 1n, of: 1n })).toBe(true);
      expect(came.reasons).not.toEqual([]);
    }
  });

  test('show every number that they count, on the page and in the tables', async () => {
    const { rolls, parts } = await rollsData(game);
    for (const counted of all) {
      const places = rolls[counted.roll.id]!;
      expect(places).toHaveLength(counted.counted.length);
      for (const [n, { came }] of counted.counted.entries())
        expect(isTold(came, parts[places[n]!]!.toLowerCase()), parts[places[n]!]).toBe(true);
      const lines = oddsTables(counted).flatMap((table) => table.lines);
      expect(lines).toHaveLength(counted.counted.length);
      expect(new Set(oddsTables(counted).map(({ head }) => head)).size).toBe(counted.roll.choices[0]!.values.length);
    }
  });

  test('have sums with titles that tell them apart', async () => {
    const titles = (part: string) => [...part.matchAll(/<caption>(.*?)<\/caption>/g)].map(([, title]) => title!);
    const twice = (await rollsData(game)).parts.map(titles).filter((all) => new Set(all).size < all.length);
    expect(twice).toEqual([]);
  });
});

test('a sum names a modifier of 0, a pool of dice only one that changes what each die needs', () => {
  const terms = [
    die('xx.roll.die', 'D10', 4),
    add('xx.roll.one', 'first', 0),
    add('xx.roll.two', 'second', 1),
    add('xx.roll.three', 'third', 1, false),
  ];
  const pool = { kind: 'pool', of: 'gun', stage: 'hits', clause: 'xx.roll.hit', dice: 2, die: D10, needs: 5 } as const;
  const told: readonly (readonly [Reason, readonly string[]])[] = [
    [addedUp('gun', terms), ['first', 'second']],
    [{ ...pool, terms: terms.slice(1), faces: null, scored: 0 }, ['second']],
  ];
  for (const [reason, labels] of told) {
    expect(modifiersOf(reason).map(({ label }) => label)).toEqual(labels);
    const shown = rows(reason).map(({ label }) => label);
    expect(['first', 'second', 'third'].filter((label) => shown.includes(label))).toEqual(labels);
  }
});

describe('a file of rolls', () => {
  const game = 'paper-bayonet';
  const whole = readFileSync(rollsFile(game), 'utf8');
  /** Its first roll alone, which is counted fast. */
  const TEXT = whole.slice(0, whole.indexOf('\n- id: ', whole.indexOf('\n- id: ') + 1));
  const withFault = (from: RegExp, to: string) => {
    const root = mkdtempSync(join(tmpdir(), 'rolls-'));
    mkdirSync(join(root, game));
    writeFileSync(join(root, game, 'odds.yaml'), TEXT.replace(from, to));
    return rollsOf(game, root);
  };
  test.each([
    [/scenario: .*/, 'scenario: pb.no-such', /odds\.yaml:\d+:\d+ 0\.scenario: found pb\.no-such, expected a scenario/],
    [/order: \{.*/, 'order: { fly: gun }', /odds\.yaml:6:\d+ 0\.order.*with gun=cannon/],
    [/id: howitzer/, 'id: cannon', /0\.choices\.0\.values\.1\.id: found cannon, expected an id that no other has here/],
    [
      /type: howitzer/,
      'type: mortar',
      /odds\.yaml:12:\d+ 0\.choices\.0\.values\.1\.board\.units\.gun\.type: found "mortar" \(with gun=howitzer.*expected a type of unit/,
    ],
    [
      /at: c2/,
      'at: z9',
      /odds\.yaml:20:\d+ 0\.choices\.1\.values\.4\.board\.units\.gun\.at: found z9 \(with gun=cannon&range=five/,
    ],
    [
      /target: \[column, square\], stands: \[wood, building\]/,
      'target: [line]',
      /odds\.yaml:46:\d+ 0\.never\.0: found An attack column/,
    ],
    [/says: a Cannon/, 'sais: a Cannon', /odds\.yaml:\d+:\d+/],
  ])('tells what is wrong with its line: %s', async (from, to, told) => {
    await expect(withFault(from, to)).rejects.toThrow(told);
  });
});
