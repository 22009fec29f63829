import { expect, test } from 'vitest';
import { boards } from '../../src/library/boards/view.ts';
import { orderReport } from '../../src/panel/step-report.ts';
import { orderReportMarkup } from '../../src/panel/order-report.ts';
import { groups } from '../../src/panel/shares.ts';
import { playModule } from '../../src/register/index.ts';
import type { Played } from '../../src/scenario/play/played.ts';

const all = await boards();
const module = await playModule('paper-bayonet');

const stepOf = (board: string, id: string): Played => all.get(board)!.play.steps.find((step) => step.id === id)!;

/** The groups of a step's odds, and their parts, as the side that gives the order sees them. */
function shown({ odds }: Played): Readonly<Record<string, string>> {
  const parts = groups(odds!.chances, odds!.outcomes, 'reader').map(
    (group) => [group.good, group.parts.map(({ says, chance }) => `${says} ${chance.ways}`).join(', ')] as const,
  );
  return Object.fromEntries(parts);
}

test('a rally is for whoever rallies, and a river for whoever crosses it', () => {
  const rally = shown(stepOf('pb.learning-battle', 'the-landwehr-rally'));
  expect(rally).toEqual({ good: 'rallies 3', level: '', bad: 'removed 3' });
  const river = shown(stepOf('pb.learning-battle', 'a-cold-river'));
  expect(river).toEqual({ good: 'crosses 3', level: '', bad: 'stays on the bank 3' });
});

test('odds are told as the reader has them, also where the enemy gives the order', () => {
  const by = (board: string, id: string) => orderReport(module, stepOf(board, id)).by;
  expect(by('pb.receive-cavalry', 'on-the-bayonets')).toBe('enemy');
  expect(by('pb.clear-at-last', 'the-shot')).toBe('reader');
  const markup = orderReportMarkup(orderReport(module, stepOf('pb.receive-cavalry', 'on-the-bayonets')));
  expect(markup.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    /For you\s+58.%\s+125 of 216: disrupted 35, routed 32, removed 58/,
  );
});

test('a fight keeps its sides while the enemy decides about a die', () => {
  const by = (id: string) => orderReport(module, stepOf('pb.once-more', id)).by;
  expect(['heavies', 'the-defender-first', 'the-guard-again'].map(by)).toEqual(['reader', 'reader', 'reader']);
});

test('where units rally in an order that is not played, the odds know it all the same', () => {
  const { events, odds } = stepOf('pb.waiting-for-orders', 'one-brigade-of-two');
  expect(events).toEqual([]);
  expect(odds!.outcomes['removed']).toMatchObject({ favours: 'target' });
});

test('what the odds assume is said where a choice bears on them, and nowhere else', () => {
  const assumed = (board: string, id: string) => stepOf(board, id).odds!.assumes;
  expect(assumed('pb.learning-battle', 'the-grenadiers-try-again')).toMatch(/lowest die again/);
  expect(assumed('pb.closed-ranks', 'a-deep-target'), 'the square of a routed unit changes no chance').toBeNull();
  expect(assumed('pb.clear-at-last', 'the-shot'), 'nobody chooses').toBeNull();
});

test('the odds of every board add up to all ways, and only harm that nobody rolled for is unharmed', () => {
  for (const { play } of all.values())
    for (const step of play.steps) {
      if (step.odds === null) continue;
      const bar = groups(step.odds.chances, step.odds.outcomes, 'reader');
      expect(bar.reduce((sum, { chance }) => sum + chance.ways, 0n)).toBe(bar[0]!.chance.of);
      const types = step.events.map(({ event }) => event.type);
      if (types.some((type) => /^(river|road|unit-(un)?rallied)/.test(type)))
        expect(
          bar.flatMap(({ parts }) => parts).map(({ says }) => says),
          step.id,
        ).not.toContain('unharmed');
    }
});
