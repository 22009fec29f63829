import { expect, test } from 'vitest';
import { seenThrough } from '../../../src/games/contract/view.ts';
import { rules } from '../../../src/games/campaign-1805/rules.ts';
import type { State, Written } from '../../../src/games/campaign-1805/state.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import { library } from '../../../src/library/plays.ts';
import { framesOf } from '../../../src/panel/frame.ts';
import { playModule } from '../../../src/register/index.ts';
import { choicesOf } from '../../../src/scene/input.ts';
import { charged, field, grenadiers, tirailleurs } from './field.ts';

const game = await playModule('campaign-1805');
const ours = { grenadiers: { does: 'charge', at: 'musketeers' } } as const;
/** What the other side may have written: nothing, or any kind of order. */
const THEIRS: readonly (Written | null)[] = [
  null,
  { does: 'fire', at: 'grenadiers' },
  { does: 'charge', at: 'tirailleurs' },
  { does: 'support' },
  { does: 'hold' },
  { does: 'move', end: { at: charged().at, facing: [0, 1_000_000], ranks: charged().ranks } },
];
const MOMENTS: readonly Partial<Omit<State, 'awaits'>>[] = [
  { phase: 'orders' },
  { phase: 'orders', handedIn: ['french'] },
  { phase: 'orders', handedIn: ['allied'] },
  ...(['compulsory', 'charge', 'movement', 'firing', 'melee'] as const).map((phase) => ({
    phase,
    handedIn: ['french', 'allied'],
  })),
];

/** Everything that a page of the French shows of a board. */
function shown(state: State): string {
  const { words } = game.rules;
  const units = Object.keys(state.units);
  return JSON.stringify([
    game.scene(state, []),
    choicesOf(game.rules, state).map(({ says }) => says),
    units.map((unit) => [words.unit(unit, state), game.input.says(state, { unit }), game.input.reach(state, unit)]),
    words.moment(state),
    words.standing(state),
  ]);
}

test.each(MOMENTS)('whatever the other side has written, the board looks the same: %j', (moment) => {
  const boards = THEIRS.map((order) =>
    field([grenadiers(), tirailleurs, charged()], {
      written: { ...ours, ...(order !== null && { musketeers: order }) },
      ...moment,
    }),
  );
  expect(new Set(boards.map(shown)).size).toBe(1);
});

test('an order of the other side is told without its body and what it is to do', () => {
  const state = field([grenadiers(), tirailleurs, charged()], { phase: 'orders' });
  const { words } = seenThrough(rules, () => 'french');
  const order: Order = { type: 'write', unit: 'musketeers', by: 'allied', does: 'fire', at: 'grenadiers' };
  expect(words.order(order, state)).not.toMatch(/musketeers|grenadiers|fire/);
  for (const event of rules.carryOut(state, order, null as never)) expect(words.event(event as never, state)).toBe('');
});

test('no frame of a lesson tells what the other side has written before it is carried out', async () => {
  const { play } = (await library('campaign-1805')).scenarios.get('cf.written-in-secret')!;
  const frames = framesOf({
    game,
    board: 'cf.written-in-secret',
    steps: play.steps,
    otherwise: new Map(),
    differing: new Map(),
    clauseSays: () => '',
  });
  const at = frames.findIndex(({ id }) => id === 'the-charge');
  const before = frames
    .slice(0, at)
    .map(({ panel, description, strip, scene, state }) =>
      JSON.stringify([panel, description, strip, scene, (state as State).written['musketeers']]),
    );
  expect(before.length).toBeGreaterThan(6);
  expect(before.filter((text) => /fire at the grenadiers|musketeers: fire|"Fire"/.test(text))).toEqual([]);
  const slips = (n: number) => frames[n]!.scene.marks.flatMap((mark) => (mark.kind === 'slip' ? [mark.text] : []));
  expect(slips(at - 1)).toEqual(['Charge', 'Support', null]);
  expect(slips(at)).toEqual(['Charge', 'Support', 'Fire']);
});
