import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { board, judged, play } from './playing.ts';
import { LINE } from './units.ts';

const CHIEF = { type: 'commander-in-chief', name: 'Marshal Davout', at: [300, 200] };
const PERRIN = { type: 'brigadier', name: 'General Perrin', at: [700, 200], brigade: 'perrin' };
const TROOPS = { ...LINE, name: 'the line', at: [700, 300], brigade: 'perrin' };
const FOE = { foe: { type: 'austrian-line', name: 'the Austrians', at: [700, 700], facing: 'south' } };
const NOW = {
  turn: 2,
  phase: 'command-rally',
  orders: { perrin: { side: 'french', name: 'Perrin’s brigade', order: 'defend', at: 'farm' } },
};
const FARM = { farm: { kind: 'building', name: 'the farm', rectangle: { at: [900, 300], size: [60, 60] } } };

const start = (now = {}) =>
  board({ chief: CHIEF, brigadier: PERRIN, unit: TROOPS }, FOE, { now: { ...NOW, ...now }, terrain: FARM });

/** What is said of an order that is refused. */
function refused(state: ReturnType<typeof start>, order: object): string {
  const verdict = judged(state, order as never);
  if (verdict.ok) throw new Error('allowed');
  return engine.words.refusal(verdict, state);
}

test('an order, its messenger and its arrival are told by the names of all', () => {
  const state = start();
  const sent = play(state, [{ send: 'chief', order: 'attack', to: 'perrin' }, { end: 'phase' }]);
  expect(engine.words.event(sent.events[0]!, state)).toBe(
    'Marshal Davout sends a messenger to Perrin’s brigade: Attack.',
  );
  const ridden = play(
    sent.state,
    Array.from({ length: 4 }, () => ({ end: 'phase' })),
  );
  const told = ridden.events.map((event) => engine.words.event(event, ridden.state));
  expect(told).toContain('The messenger to Perrin’s brigade rides 367 mm.');
  expect(told).toContain('The order is with Perrin’s brigade: Attack.');
});

describe('a refusal tells', () => {
  test('that a brigadier gives his own brigade no new order', () => {
    expect(refused(start(), { send: 'brigadier', order: 'attack', to: 'perrin' })).toBe(
      'General Perrin carries out the orders of Perrin’s brigade. A higher officer gives them.',
    );
  });

  test('what the order is, and who is too far off', () => {
    const state = start({ phase: 'charges-declared' });
    expect(refused(state, { assault: 'unit', at: 'foe' })).toBe(
      'The order of the brigade is Defend, and the Austrians are too far off to reach it: the line may not charge.',
    );
  });

  test('that a general is no target', () => {
    const state = board({ unit: LINE }, { general: { ...PERRIN, at: [900, 540] } }, { now: { phase: 'firing' } });
    const verdict = judged(state, { fire: 'unit', at: 'general' });
    expect(verdict).toMatchObject({ ok: false, clause: 'dg.fire.general-hit', reason: 'no-target' });
  });
});

test('a general who is not rated yet is told so', () => {
  const state = board({ chief: { ...CHIEF, rating: 'unlisted' } }, FOE, { now: { turn: 1, phase: 'initiative' } });
  expect(engine.words.unit('chief', state)).toContain('not rated yet');
});
