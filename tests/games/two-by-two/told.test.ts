import { expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import type { Awaiting, Moment } from '../../../src/games/contract/engine.ts';
import { boardOf } from '../../../src/library/boards/view.ts';
import { library } from '../../../src/library/plays.ts';
import { engineOf } from '../../../src/register/index.ts';
import { advanceTo } from '../../../src/scenario/play/advance.ts';

/* What a reader of a battle would ask: why did nobody do this, and why can this not happen? */

const engine = await engineOf('two-by-two');

/** The phases of a turn, in their order, with the sides that act in them. */
const PHASES: readonly Moment[] = [
  { side: 'french', phase: 'move' },
  { side: 'french', phase: 'rally' },
  { side: 'allied', phase: 'shoot' },
  { side: 'french', phase: 'melee' },
  { side: 'allied', phase: 'move' },
  { side: 'allied', phase: 'rally' },
  { side: 'french', phase: 'shoot' },
  { side: 'allied', phase: 'melee' },
];

/** What could still be ordered but moves: `rally.twelfth`, `shoot.battery`. */
const openOrders = (state: Awaiting): readonly string[] => [
  ...new Set(
    engine.candidates(state).flatMap(({ order }) => {
      const { type, unit } = order as { readonly type: string; readonly unit?: string };
      return ['rally', 'shoot', 'counter-charge'].includes(type) ? [`${type}.${unit!}`] : [];
    }),
  ),
];

const next = ({ side, phase }: Moment): Moment =>
  PHASES[(PHASES.findIndex((each) => each.side === side && each.phase === phase) + 1) % PHASES.length]!;

/** What is open at the end of each phase from this state up to another moment. */
function passedOver(from: Awaiting, until: Moment): readonly { readonly open: string; readonly state: Awaiting }[] {
  const now = engine.moment(from);
  if (!PHASES.some(({ phase }) => phase === now.phase) || (now.side === until.side && now.phase === until.phase))
    return [];
  const { state } = advanceTo({ engine, path: '', dice: seeded(1) }, from, next(now));
  return [...openOrders(from).map((open) => ({ open, state: from })), ...passedOver(state, until)];
}

test('every rally, shot and counter-charge that a side of the battle lets pass is told', async () => {
  const { steps } = (await boardOf('tt.the-village')).play;
  const told = new Set<string>();
  for (const [n, step] of steps.entries()) {
    const last = steps[n - 1] ?? step;
    for (const { open, state } of passedOver(last.state, engine.moment(step.before))) {
      const unit = engine.words.name(open.slice(open.indexOf('.') + 1), state).replace(/^the /i, '');
      if (!told.has(open)) expect(`${last.say} ${step.say}`, `${open} after step ${n}`).toContain(unit);
      told.add(open);
    }
  }
  expect(told.size).toBeGreaterThan(8);
});

test('how far a charger is slid when infantry turns to face is told with the turn', async () => {
  const { steps } = (await boardOf('tt.they-turn')).play;
  const turns = steps.flatMap(({ events }) => events.filter(({ event }) => event.type === 'unit-faced'));
  expect(turns.map(({ says }) => says)).toEqual([
    'The musketeers turn to face the hussars; the hussars slide [0.4] into line.',
  ]);
});

/** Whose fates the odds name: the target’s, and with this before them those of the unit itself. */
const WHOSE = ['', 'actor-'];

test('where the odds of a step hold destruction, but no flight, the step says what a rout would do', async () => {
  const { scenarios } = await library('two-by-two');
  const only = [...scenarios].flatMap(([id, { play }]) =>
    play.steps
      .map((step) => ({ ...step, id: `${id} ${step.id}` }))
      .filter(({ counted }) =>
        counted.some(({ odds: { chances } }) =>
          WHOSE.some((whose) => `${whose}destroyed` in chances && !(`${whose}routed` in chances)),
        ),
      ),
  );
  expect(only.length).toBeGreaterThan(4);
  const silent = only.filter(({ say }) => !/\b(rout|flee|chapter 5)/.test(say));
  expect(silent.map(({ id, say }) => `${id}: ${say}`)).toEqual([]);
});
