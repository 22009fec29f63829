import { describe, expect, test } from 'vitest';
import { taskData } from '../../src/library/boards/data.ts';
import { um } from '../../src/geometry/lengths.ts';
import { answer, type Answer, type Task } from '../../src/islands/orders/answer.ts';
import { gapText } from '../../src/islands/orders/missing.ts';
import { exampleOf } from '../../src/islands/mover/wording.ts';
import * as tools from '../../src/islands/orders/tools.ts';
import { scenarioFiles } from '../../src/library/files.ts';
import { begin } from '../games/two-by-two/field.ts';
import { engineOf, playModule } from '../../src/register/index.ts';
import { playScenario } from '../../src/scenario/play/play.ts';
import { selecting } from '../../src/islands/orders/selection.ts';
import type { Goal } from '../../src/scenario/files/task-schema.ts';
import type { Scenario } from '../../src/scenario/files/schema.ts';

const [game, engine] = await Promise.all([playModule('two-by-two'), engineOf('two-by-two')]);
const golden = scenarioFiles('two-by-two').find(({ value }) => value.id === 'tt.the-same-three')!.value;

/** A scenario with another goal for its first task. */
const asking = (goal: Goal): Scenario => {
  const [first, ...others] = golden.steps;
  const step = { ...first!, task: { ...first!.task!, goal } };
  return { ...golden, steps: [step, ...others] };
};

/** The task of a scenario’s first step, as a page has it. */
function taskOf(file: Scenario): Task {
  const { steps, malformed } = playScenario(engine, file);
  expect(malformed).toEqual([]);
  const step = steps[0]!;
  const frame = { ...step, scene: game.scene(step.before, []), order: null, rolls: false, task: null, choices: [], decision: undefined! }; // prettier-ignore
  return { ...taskData(file.steps[0]!.task!, step), frame, data: { id: file.id, title: '', game: 'two-by-two', frames: [] } }; // prettier-ignore
}

/** The feedback on a sentence for the voltigeurs, whose task goes through JSON as on a page. */
function said(sentence: string, file = golden): Answer {
  const task = taskOf(file);
  const legs = game.input.mover!.read(sentence, task.frame.before, 'voltigeurs');
  if (!legs.ok) throw new Error(legs.error.wanted);
  const { order } = game.input.mover!.march(task.frame.before, 'voltigeurs', legs.value);
  const goal = JSON.parse(JSON.stringify(task.goal)) as Task['goal'];
  return answer({ game, tools }, { ...task, goal }, [], order!);
}

describe('a goal about where units stand', () => {
  const [x, y] = [21.8, 15.1];
  const short = (goal: Goal, sentence = 'forward 2') => said(sentence, asking(goal));

  test('says by how much the place is missed', () => {
    const { verdict, head, says } = short({ units: { voltigeurs: { at: [x, y], within: 0.5 } } });
    expect([verdict, head]).toEqual(['wrong', 'A legal order, but not the one asked for.']);
    expect(says).toMatch(/You missed the place for the voltigeurs by \[\d+(\.\d)?\]\.$/);
  });

  test('says how far the unit is from another that it should touch', () => {
    const touches = { units: { voltigeurs: { touches: ['grenadiers'] } } };
    const place = { units: { voltigeurs: { at: [x, y], within: 0.5, facing: 'west' } } };
    expect(short({ any: [place, touches] }).says).toMatch(
      /There is still \[\d+(\.\d)?\] between the voltigeurs and the grenadiers\.$/,
    );
  });

  test('calls no gap nothing, however small it is', () => {
    expect(gapText(um(0.3, 'in'), 'in')).toBe('0.3 in');
    expect(gapText(um(0.02, 'in'), 'in')).toBe('less than 0.1 in');
    expect(gapText(um(0.02, '[1]'), '[1]')).toBe('less than [0.1]');
  });

  test('of several places tells of the nearest to the goal', () => {
    const any: Goal = {
      any: [{ units: { voltigeurs: { at: [x, y], facing: 'south' } } }, { units: { voltigeurs: { facing: 'west' } } }],
    };
    expect(short(any).says).toMatch(/The facing of the voltigeurs is not the one asked for\.$/);
  });
});

describe('a goal that looks ahead: where the next volley routs them every other time', () => {
  test.each([
    ['forward 4.7, turn left 90°, forward 0.7', 'the order of the step'],
    ['forward 4.6, turn left 90, forward 0.8', 'another place beside them'],
    ['turn left 10, forward 4.8, turn left 80, forward 0.4', 'another way'],
  ])('is met by %s: %s', (sentence) => expect(said(sentence).verdict).toBe('right'));

  test('is not met where the volley is weaker, which is told by its odds', () => {
    const { verdict, head, says } = said('forward 4.7, turn left 90');
    expect([verdict, head]).toEqual(['wrong', 'Allowed, but the odds are too low.']);
    expect(says).toBe('It cannot lead to “routed or destroyed”, and the task asks for at least 1 in 2.');
  });

  test('is not met where the volley is refused, which is told by its clause', () => {
    const { verdict, head, says } = said('forward 4.7, turn right 90');
    expect([verdict, head]).toEqual(['wrong', 'Allowed, but you still cannot shoot at the grenadiers with the voltigeurs.']); // prettier-ignore
    expect(says).toBe('The grenadiers are [2.2] off, and the range of the voltigeurs is [2].');
  });
});

describe('a goal of places is judged in a page as in the build', () => {
  const there = asking({ units: { voltigeurs: { at: 'behind-the-flank', within: 0.8, clear: ['grenadiers'] } } });
  test('within its tolerance, by any order', () => {
    expect(said('forward 4.7', there).verdict).toBe('right');
    expect(said('forward 4.3, turn left 30', there).verdict).toBe('right');
    expect(said('forward 3.8', there).verdict).toBe('wrong');
  });
  test('and the order of the step is shown, though it is none of the few that the game tries', () => {
    const { right } = taskOf(golden);
    expect(right).toEqual([playScenario(engine, golden).steps[0]!.order]);
  });
  test('with its facing', () => {
    const facing = asking({ units: { voltigeurs: { facing: 'west' } } });
    expect(said('forward 4, turn to west', facing).verdict).toBe('right');
    expect(said('turn left 90', facing).verdict).toBe('right');
    expect(said('forward 4, turn left 89', facing).verdict).toBe('wrong');
  });
  test('what cannot be read is told in the build', () => {
    const play = playScenario(engine, asking({ units: { voltigeurs: { at: 'nowhere', inside: 3 } } }));
    expect(play.malformed.map(({ path }) => path)).toEqual(['steps.0.task.goal']);
    expect(play.malformed[0]!.found).toContain('inside');
  });
});

test('a chance of all that is good for a side is told as that, and not by the words for what becomes of the other', () => {
  const file = scenarioFiles('two-by-two').find(({ value }) => value.id === 'tt.uphill')!.value;
  const task = taskOf(file);
  const right = answer({ game, tools }, task, [], task.right[0]!);
  expect(right.says).toMatch(/^Now the chance that it goes well when you fight .* is \d+ in \d+, \d+\s?%\.$/);
});

test('a unit that is pinned is told why it only turns', () => {
  const state = begin({
    french: { line: 'infantry 16,10 north pinned' },
    allied: { foe: 'infantry 16,20 south' },
    now: { phase: 'move' },
  });
  const { says, spoken } = selecting({ game, state, choices: [] }, 'line');
  expect(says).toMatch(/^Selected: the line\. .*pinned.* Drag or tap one of its arrows; then confirm/);
  expect(spoken).toMatch(/pinned.*Press the arrow keys/);
});

test('an example of what may be written stands in its field', () => {
  expect(exampleOf({ handles: ['march', 'wheel', 'charge'] })).toBe('forward 4, wheel left 30');
  expect(exampleOf({ handles: ['pivot'] })).toBe('turn left 30');
});
