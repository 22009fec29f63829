import { describe, expect, test } from 'vitest';
import { D10, D6, PERCENTAGE_DIE, type Rolled } from '../../src/core/dice.ts';
import { lossesMarkup, meanText } from '../../src/panel/losses.ts';
import { oddsMarkup } from '../../src/panel/odds-bar.ts';
import { captioned, diceMarkup } from '../../src/panel/result.ts';
import type { FurtherOdds } from '../../src/scenario/play/odds.ts';

const textOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+\s*\|*/g, '|');
const pool = (purpose: string, faces: readonly number[], part: Partial<Rolled> = {}): Rolled => ({
  purpose,
  kind: 'pool',
  die: D10,
  count: faces.length,
  faces,
  result: faces.filter((face) => face >= 6).length,
  atLeast: 6,
  ...part,
});
const shown = (rolled: Rolled): string => diceMarkup([{ rolled, caption: 'the line' }]);

describe('a pool', () => {
  const many = pool('hits.line', [3, 9, 6, 10, 1, 10, 4, 7, 2, 10, 5, 10, 3]);
  const marked = (rolled: Rolled) => [...shown(rolled).matchAll(/<li><b>(\d+)/g)].map(([, face]) => face);

  test('of many dice has each face once with how often it fell, the highest first, and those that score are marked', () => {
    expect(textOf(shown(many))).toBe(
      '|D10: 7 of 13 hit|the line, on 6+|10|×4|9|×1|7|×1|6|×1|5|×1|4|×1|3|×2|2|×1|1|×1|',
    );
    expect(marked(many)).toEqual(['10', '9', '7', '6']);
  });

  test('of up to a dozen dice shows each of them, in the order in which they fell, and marks those that score', () => {
    const dozen = pool('hits.line', [3, 9, 6, 10, 1, 10, 4, 7, 2, 10, 5, 8]);
    expect(textOf(shown(dozen))).toBe('|D10: 7 of 12 hit|the line, on 6+|3|9|6|10|1|10|4|7|2|10|5|8|');
    expect(marked(dozen)).toEqual(['9', '6', '10', '10', '7', '10', '8']);
    expect(textOf(shown(pool('wounds.line', [3, 9, 6])))).toBe('|D10: 2 of 3 wound|the line, on 6+|3|9|6|');
    expect(textOf(shown(pool('saves', [3, 6], { die: D6 })))).toBe('|1 of 2 save|the line, on 6+|3|6|');
    expect(textOf(shown(pool('panic', [3, 6], { die: D6 })))).toBe('|1 of 2 score|the line, on 6+|3|6|');
  });

  test('of six-sided dice names them only beside dice of another kind', () => {
    const [hits, wounds] = [pool('hits.line', [9, 3]), pool('wounds.line', [5, 2], { die: D6, result: 1, atLeast: 5 })];
    const texts = (...rolls: readonly Rolled[]) =>
      textOf(diceMarkup(rolls.map((rolled) => ({ rolled, caption: 'the line' }))));
    expect(texts(hits, wounds)).toContain('|D6: 1 of 2 wound|');
    expect(texts(wounds)).toContain('|1 of 2 wound|');
  });

  test('without faces shows how many scored', () => {
    expect(textOf(shown({ ...many, faces: null }))).toBe('|D10: 7 of 13 hit|the line, on 6+|');
  });

  test('in stages is a pool for each stage', () => {
    const stages = [many, pool('wounds.line', [7, 2])];
    const whole: Rolled = { ...many, kind: 'stages', result: 1, stages };
    const words = { roll: (purpose: string) => purpose } as unknown as Parameters<typeof captioned>[0]['words'];
    expect(captioned({ words }, { readings: {}, awaits: null }, [whole])).toEqual([
      { rolled: stages[0], caption: 'hits.line' },
      { rolled: stages[1], caption: 'wounds.line' },
    ]);
  });
});

test('a percentage die is drawn, and told in words', () => {
  const rolled: Rolled = { purpose: 'nerve', kind: 'roll', die: PERCENTAGE_DIE, count: 1, faces: [4], result: 4 };
  expect(shown(rolled)).toMatch(/<svg class="kite"[^>]* role="img" aria-label="percentage die: 4">.*>4<\/text>/);
});

describe('losses', () => {
  const of = (ways: bigint, all = 10n) => ({ ways, of: all });

  test('have their mean, and are left out where no side can lose more than one', () => {
    expect(meanText({ 0: of(1n), 2: of(5n), 4: of(4n) })).toBe('2.6');
    expect(meanText({ 0: of(99_999n, 100_000n), 2: of(1n, 100_000n) })).toBe('under 0.1');
    const single = { side: 'Blue', unit: 'men', chances: { 0: of(5n), 1: of(5n) } };
    const several = { side: 'Red', unit: 'men', chances: { 3: of(2n), 0: of(8n) } };
    expect(lossesMarkup([single])).toBe('');
    const markup = lossesMarkup([single, several]);
    expect(textOf(markup)).toBe('|Lost on average|Red |0.6 men|0|3|');
    expect(markup).toContain('<path d="M0 24v-24M15 24v-6"/>');
  });
});

test('odds beneath the bar stand by themselves, with how likely it is that they arise', () => {
  const outcomes = {
    won: { says: 'won', favours: 'actor', worst: 'routed' },
    lost: { says: 'lost', favours: 'target', worst: 'routed' },
  } as const;
  const row = (held: FurtherOdds['held']): FurtherOdds => ({
    says: 'if they play a Four',
    held,
    chances: { won: { ways: 1n, of: 4n }, lost: { ways: 3n, of: 4n } },
  });
  const chances = { won: { ways: 1n, of: 2n }, lost: { ways: 1n, of: 2n } };
  const text = (held: FurtherOdds['held']) =>
    textOf(
      oddsMarkup(
        { says: 'All', counts: null },
        { chances, outcomes, assumes: null, losses: [], further: [row(held)] },
        'reader',
      ),
    );
  expect(text({ ways: 2n, of: 3n })).toContain(
    '|If they play a Four|The chance that they have it: 2 in 3.|For you |25\u00a0%|: won|· |Against you |75\u00a0%|: lost|',
  );
  expect(text('hand')).toContain('|It is in your hand.|');
  expect(text(null)).toContain('|If they play a Four|For you |');
});
