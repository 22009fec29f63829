import { describe, expect, test } from 'vitest';
import type { AnyEngine } from '../../src/games/contract/engine.ts';
import { engineOf } from '../../src/register/index.ts';
import { scenarioFiles } from '../../src/library/files.ts';
import { loadScenario } from '../../src/scenario/files/load.ts';
import { playScenario } from '../../src/scenario/play/play.ts';
import { LESSON, withPassage, wrongWith } from './mistakes.ts';

const engine: AnyEngine = await engineOf('paper-bayonet');
const GOAL = 'goal: { event: unit-moved }';

/** The lesson with its task replaced. */
function taskWith(words: string) {
  const loaded = loadScenario(
    withPassage(LESSON, GOAL, words).replace(/\n +task: \{ right: 7, wrong: 1 \}/, ''),
    'lesson.yaml',
  );
  if (!loaded.ok) throw new Error('the lesson cannot be read');
  const { steps, malformed } = playScenario(engine, loaded.value.value);
  expect(malformed).toEqual([]);
  return steps.find(({ task }) => task !== null)!.task!;
}
const right = (words: string) => taskWith(words).right.map(({ says }) => says);

describe('answers of several orders', () => {
  const BOTH = 'goal: { all: [{ state: { units: { general: { at: c3 } } } }, { event: phase-began }] }';
  const SAME = 'goal: { all: [{ state: { units: { general: { at: c3 } } } }, { event: unit-moved }] }';

  test('are found if one order is not enough', () => {
    expect(right(`${BOTH}\n      orders: 2`)).toEqual([
      'Move General Dubois to b2, then c3, then End the movement phase',
    ]);
  });

  test('are not searched if one order is enough', () => {
    expect(right(`${SAME}\n      orders: 2`)).toEqual(['Move General Dubois to b2, then c3']);
  });

  test('may not be more than two', () => {
    expect(wrongWith(withPassage(LESSON, GOAL, `${GOAL}\n      orders: 3`))).toEqual([
      expect.stringContaining('steps.2.task.orders: found 3, expected 1 or 2 orders'),
    ]);
  });
});

describe('a goal with a chance', () => {
  const SHOOT = (goal: string) =>
    LESSON.replace(
      'pass: { side: french, phase: movement }',
      'pass: { side: french, phase: artillery }\n    dice: [{ activation.falken: 1 }, { activation.dubois: 1 }]',
    )
      .replace('order: { move: general, to: [b2] }', 'try: { fire: gun, at: hussars }')
      .replace(/ {4}expect:\n {6}events: \[unit-moved\]\n {6}task: .*\n/, '')
      .replace(GOAL, goal);

  test('is met by odds, and not by luck', () => {
    expect(wrongWith(SHOOT('goal: { chance: { of: routed, atLeast: 8/36 } }'))).toEqual([]);
    expect(wrongWith(SHOOT('goal: { chance: { of: routed, atLeast: 9/36 } }'))).toEqual([
      expect.stringContaining('found 0 right and 2 wrong orders'),
    ]);
  });

  test('is a fraction', () => {
    expect(wrongWith(SHOOT('goal: { chance: { of: routed, atLeast: often } }'))).toEqual([
      expect.stringContaining('expected a chance as a fraction, such as 32/36'),
    ]);
  });
});

describe('hints', () => {
  test('name the unit of a right answer, and the clauses by which it counts', () => {
    const { hints } = taskWith('goal: { state: { units: { general: { at: b2 } } } }');
    expect(hints.units).toEqual(['general']);
    expect(hints.look).toMatch(/^General Dubois \(French Brigadier\) on b1/);
    expect(hints.clauses).toEqual(['pb.movement.directions', 'pb.movement.allowance.two']);
  });

  test('name the clause that still forbids what is wanted, and draw what it shows', () => {
    const goal = 'goal: { allowed: { fire: gun, at: enemy }, when: { side: french, phase: artillery } }';
    const refused = withPassage(LESSON, GOAL, goal);
    expect(wrongWith(refused)[0]).toContain('0 right');
  });

  test('name the clause that must refuse an order', () => {
    const goal = 'goal: { refused: { fire: gun, at: hussars }, when: { side: french, phase: artillery } }';
    expect(taskWith(goal).hints.clauses).toEqual(['pb.los.units-block']);
  });

  test('say so if no unit is needed', () => {
    expect(taskWith('goal: { event: phase-began }').hints).toMatchObject({
      units: [],
      look: 'No unit is needed: look at the buttons below the map.',
    });
  });

  test('say where to point if only the map is needed', () => {
    const markers = scenarioFiles('paper-bayonet').find(({ value }) => value.id === 'pb.four-markers')!.value;
    const steps = markers.steps.map(({ task, ...step }) => ({
      ...step,
      ...(task !== undefined && { task: { ...task, hints: {} } }),
    }));
    const { task } = playScenario(engine, { ...markers, steps }).steps.find((step) => step.task !== null)!;
    expect(task!.hints).toMatchObject({ units: [], look: 'No unit is needed: point at the map.' });
  });

  test('are in the author’s words if there are any', () => {
    const { hints } = taskWith(`${GOAL}\n      hints: { look: Look north., answer: Any square will do. }`);
    expect(hints).toMatchObject({ look: 'Look north.', answer: 'Any square will do.' });
  });

  test('name the author’s clauses if there are any', () => {
    const { hints } = taskWith(`${GOAL}\n      hints: { clauses: [pb.terrain.road.bonus] }`);
    expect(hints.clauses).toEqual(['pb.terrain.road.bonus']);
  });
});
