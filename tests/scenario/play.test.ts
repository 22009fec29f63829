import { describe } from 'vitest';
import { LESSON, mistakes, wrongWith } from './mistakes.ts';

describe('orders and dice', () => {
  const SHOT = 'order: { fire: gun, at: hussars }\n    dice';
  const WAY = '{ side: french, phase: movement }';
  mistakes(LESSON, wrongWith, [
    [
      'a unit that is unknown',
      SHOT,
      'order: { fire: mortar, at: hussars }\n    dice',
      'steps.1.order.fire: found mortar, expected a unit on the board: gun, general, hussars, enemy',
    ],
    [
      'an order of no kind',
      SHOT,
      'order: { shoot: gun, at: hussars }\n    dice',
      'steps.1.order: found {"shoot":"gun","at":"hussars"}, expected { fire: unit, at }, (…)',
    ],
    [
      'an order that is refused',
      SHOT,
      'order: { fire: gun, at: enemy }\n    dice',
      'steps.1.order: found an order that is refused: General Falken is a Brigadier, (…) (pb.brigadier.removed-with-brigade), expected an order that is allowed, or try: in place of order:',
    ],
    [
      'an order and a try',
      SHOT,
      'try: { fire: gun, at: hussars }\n    order: { fire: gun, at: hussars }\n    dice',
      'steps.1.order: found order and try, expected one of them',
      'order: { fire: gun, at: hussars }',
    ],
    [
      'a face that the die has not',
      '{ hit: 3 }',
      '{ hit: 7 }',
      'steps.1.dice.0: found {"hit":7}, expected { hit: 1 to 6 }',
    ],
    [
      'a roll that the rules do not ask for',
      '{ hit: 3 }',
      '{ aim: 3 }',
      'steps.1.dice.0: found {"aim":3}, expected { hit: 1 to 6 }',
    ],
    [
      'a roll that is missing',
      '[{ hit: 3 }, { effect: 1 }]',
      '[{ hit: 3 }]',
      'steps.1.dice.1: found no further entry in the script, expected { effect: 1 to 6 }',
    ],
    [
      'a roll that is left over',
      '[{ hit: 3 }, { effect: 1 }]',
      '[{ hit: 2 }, { effect: 1 }]',
      'steps.1.dice.1: found {"effect":1}, expected no further roll',
    ],
    [
      'dice for nothing',
      'say: One of them is a General.',
      'say: One of them.\n    dice: [{ hit: 3 }]',
      'steps.0.dice.0: found {"hit":3}, expected no further roll',
      'dice: [{ hit: 3 }]',
    ],
    [
      'an unknown phase',
      WAY,
      '{ side: french, phase: manoeuvre }',
      'steps.2.pass: found french, manoeuvre, expected a side of this board, and a phase: activation, artillery, movement, fighting, rally',
    ],
    [
      'an unknown side',
      WAY,
      '{ side: saxon, phase: movement }',
      'steps.2.pass: found saxon, movement, expected a side of this board, and a phase: activation, artillery, movement, fighting, rally',
    ],
    [
      'a way that rolls, without its dice',
      WAY,
      '{ side: allied, phase: movement }',
      'steps.2.dice.0: found no further entry in the script, expected { activation.falken: 1 to 6 }',
      '- id: the-general',
    ],
  ]);
});

describe('questions and tasks', () => {
  const [HUSSARS, ENEMY] = ['        - order: { fire: gun, at: hussars }', '        - order: { fire: gun, at: enemy }'];
  const GOAL = 'goal: { event: unit-moved }';
  mistakes(LESSON, wrongWith, [
    [
      'two right answers',
      ENEMY,
      HUSSARS,
      'steps.0.ask.choices: found 2 right answers, expected one right answer',
      'choices:',
    ],
    [
      'no right answer',
      HUSSARS,
      '        - order: { fire: gun, at: general }',
      'steps.0.ask.choices: found 0 right answers, expected one right answer',
      'choices:',
    ],
    [
      'one choice',
      `${ENEMY}\n`,
      '',
      'steps.0.ask.choices: found a list of 1, expected two choices or more',
      'choices:',
    ],
    [
      'an order that cannot be read',
      ENEMY,
      '        - order: { fire: gun, at: nobody }',
      'steps.0.ask.choices.1.order.at: found nobody, expected a unit on the board: gun, general, hussars, enemy',
    ],
    [
      'an order instead of an answer',
      'wants: allowed',
      'wants: events',
      'steps.0.ask.choices.0: found an order for wants: events, expected { answer: … }',
      HUSSARS,
    ],
    [
      'an answer without an order',
      `wants: allowed\n      choices:\n${HUSSARS}\n${ENEMY}`,
      'wants: events\n      choices:\n        - answer: shot-hit\n        - answer: shot-missed',
      'steps.0.ask.choices.0: found a step without an order, expected an order whose events answer the question',
      '- answer: shot-hit',
    ],
    [
      'an answer instead of an order',
      ENEMY,
      '        - answer: shot-hit',
      'steps.0.ask.choices.1: found an answer for wants: allowed, expected { order: … }',
    ],
    [
      'a task that every order solves',
      GOAL,
      'goal: { any: [{ event: unit-moved }, { event: phase-began }] }',
      'steps.2.task.goal: found 8 right and 0 wrong orders, expected at least one of each',
    ],
    [
      'a task without a right order',
      GOAL,
      'goal: { event: unit-routed }',
      'steps.2.task.goal: found 0 right and 8 wrong orders, expected at least one of each',
    ],
    [
      'a goal that cannot be read',
      GOAL,
      'goal: { allowed: { fire: mortar, at: enemy } }',
      'steps.2.task.goal: found goal fire: found mortar, expected a unit on the board: (…), expected a goal that the engine can test',
    ],
    [
      'a goal at no moment',
      GOAL,
      'goal: { allowed: { fire: gun, at: enemy }, when: { side: french, phase: tea } }',
      'steps.2.task.goal: found There is no tea phase of french, expected a goal that the engine can test',
    ],
  ]);
});
