import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withHidden } from '../../src/core/dice.ts';
import { fallen } from '../../src/core/fallen.ts';
import { seeded } from '../../src/core/seeded.ts';
import type { Awaiting } from '../../src/games/contract/engine.ts';
import { facesOf } from '../../src/islands/orders/reader-orders.ts';
import { playOrder, type PlayedOrder, type Session } from '../../src/islands/orders/session.ts';
import * as tools from '../../src/islands/orders/tools.ts';
import { orderIn } from '../../src/islands/position/address.ts';
import { readPosition } from '../../src/islands/position/reading.ts';
import { rolled } from '../../src/islands/position/replay.ts';
import { writePosition } from '../../src/islands/position/writing.ts';
import { library } from '../../src/library/plays.ts';
import { playModule } from '../../src/register/index.ts';

/*
 * A link gives hidden draws by a seed, and opens for the eyes that saw the result.
 */

const game = await playModule('picket');
const at: Session = { game, tools };
const { scenarios } = await library('picket');

/** The step of a board at which a reader may roll. */
function stepOf(board: `${string}.${string}`, id: string) {
  const { before, order } = scenarios.get(board)!.play.steps.find((each) => each.id === id)!;
  return { id, before, order: order!, scene: game.scene(before, []) };
}
type Step = ReturnType<typeof stepOf>;

const STEPS = [
  ['a draw after a volley', stepOf('pk.a-volley', 'volley'), 'blue'],
  ['a battle', stepOf('pk.three-rounds', 'volley'), 'blue'],
  ['a draw of the other side', stepOf('pk.they-fire', 'fired'), 'red'],
] as const;

/** What a page shows of a result. */
const shownOf = ({ state, report, scene }: PlayedOrder, eyes: string): string => {
  const { rules } = game.through(() => eyes);
  const odds = JSON.stringify(report.odds, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
  const strip = tools.stripMarkup(rules.beside?.(state, eyes) ?? null);
  return [tools.orderReportMarkup(report), strip, odds, JSON.stringify(scene)].join('\n');
};
const roll = ({ before, order }: Step, seed: number, hidden: number) =>
  playOrder(at, before, { order, seed, hidden, isCounted: true });
const linkOf = (frame: Step, given: PlayedOrder) =>
  writePosition({ at, frame }, [
    { before: frame.before, order: frame.order, faces: facesOf(given), hidden: given.hidden },
  ]);
function opened(frame: Step, text: string) {
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.error.wanted);
  return rolled({ at, frame }, read.value, playOrder);
}
const handsOf = (state: Awaiting) => (state as Awaiting & { readonly hands: unknown }).hands;

const seeds = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

describe.each(STEPS)('a link with %s', (_name, frame, by) => {
  test('opens as its maker saw it, and names no card', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, hidden) => {
        const given = roll(frame, seed, hidden);
        expect(given.hidden).toMatchObject({ eyes: 'blue', purposes: [`draw.${by}`] });
        const text = linkOf(frame, given)!;
        expect(text).toMatch(/^[\w-]+\/1\/=\d+(\.\d+)*![0-9a-z]{7}!blue$/);
        const again = opened(frame, text);
        if (!again.ok) throw new Error(again.error);
        expect(shownOf(again.value, 'blue')).toBe(shownOf(given, 'blue'));
        expect(handsOf(again.value.state)).toEqual(handsOf(given.state));
        expect(linkOf(frame, again.value)).toBe(text);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the eyes of a link', () => {
  const frame = stepOf('pk.they-fire', 'fired');
  const text = linkOf(frame, roll(frame, 1, 2))!;
  const reportOf = (link: string) => {
    const again = opened(frame, link);
    return again.ok ? tools.orderReportMarkup(again.value.report) : again.error;
  };

  test('see no card that only the other side sees', () => {
    expect(reportOf(text)).toContain('face down');
    expect(reportOf(text)).toContain('Red draw: a card.');
    expect(reportOf(text)).not.toMatch(/(damp|steady)-|draw: [DS]/);
  });

  test('are those that it names', () => {
    const red = reportOf(text.replace('!blue', '!red'));
    expect(red).toMatch(/Red draw: (Damp powder|Steady aim)\./);
    expect(red).not.toContain('face down');
  });

  test.each(['green', 'constructor'])('are a side of the board: %s is none', (eyes) => {
    expect(opened(frame, text.replace('!blue', `!${eyes}`))).toEqual({
      ok: false,
      error: expect.stringContaining(`Its side: found ${eyes}, expected blue or red.`) as unknown,
    });
  });
});

test.each(['=4.2!short!blue', '=4.2!00000000!blue', '=4.2!zzzzzzz!blue', '=4.2!00k3f9z', '=4.2!00k3f9z!', '=!!'])(
  'a malformed seed is told in words: %s',
  (order) => {
    expect(orderIn(order)).toBeNull();
    expect(readPosition(`fired/1/${order}`)).toMatchObject({
      ok: false,
      error: { path: 'order 1', found: order, wanted: expect.stringContaining('hidden cards as a seed') as unknown },
    });
  },
);

test('a seed where nothing is hidden is refused, and so are dice that nobody rolls', () => {
  const frame = stepOf('pk.at-night', 'the-shot');
  const given = roll(frame, 5, 6);
  expect(given.hidden).toBeNull();
  const text = linkOf(frame, given)!;
  expect(opened(frame, text).ok).toBe(true);
  expect(opened(frame, `${text}!0000001!blue`)).toMatchObject({
    error: expect.stringContaining('nothing is hidden here') as unknown,
  });
  const volley = stepOf('pk.they-fire', 'fired');
  const link = linkOf(volley, roll(volley, 1, 2))!;
  expect(opened(volley, link.replace('!', '.6!'))).toMatchObject({
    error: expect.stringContaining('a further 6') as unknown,
  });
});

test('a link that names the drawn card by its face opens, as the first links did', () => {
  const frame = stepOf('pk.a-volley', 'volley');
  const { before, order } = frame;
  const given = playOrder(at, before, { order, seed: 3, isCounted: true });
  const text = `volley/1/=${facesOf(given).join('.')}`;
  expect(text).toMatch(/\.damp-\d$/);
  const again = opened(frame, text);
  expect(again.ok && again.value.state).toEqual(given.state);
});

test('hidden rolls come from dice of their own, and leave the others as they are', () => {
  const isHidden = (purpose: string) => purpose === 'draw';
  const cards = Array.from({ length: 40 }, (_, n) => n);
  const die = { sides: 6, lowest: 1 } as const;
  const dice = () => withHidden(fallen(['3', '5', '2']), seeded(7), isHidden);
  const drawn = seeded(7).draw('draw', cards);
  expect([drawn, seeded(-9).draw('draw', cards)], 'the same on every machine').toEqual([0, 16]);
  const once = dice();
  expect([once.roll('hit', die), once.draw('draw', cards), once.sum('two', 2, die).total]).toEqual([3, drawn, 7]);
  const other = dice();
  expect([other.draw('draw', cards), other.pool('hits', 3, die, 4).scored]).toEqual([drawn, 1]);
  const stages = [
    { purpose: 'hits', atLeast: 3 },
    { purpose: 'wounds', atLeast: 5 },
  ];
  expect(withHidden(fallen(['3', '2', '6']), seeded(7), isHidden).stages(stages, 2, die).left).toBe(1);
  expect(
    dice().until(
      (each) => each.roll('again', die),
      (face) => face === 5,
    ).before,
  ).toEqual([3]);
});
