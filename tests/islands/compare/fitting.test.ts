import { expect, test } from 'vitest';
import { QUESTIONS } from '../../../src/core/fitting.ts';
import { answersIn } from '../../../src/islands/compare/fitting.ts';

const OFFERED = QUESTIONS.flatMap(({ id, values }) => values.map((value) => ({ name: id, value: value.id })));

test.each([
  ['', {}],
  ['?table=small&players=alone', { table: 'small', players: 'alone' }],
  ['?games=two-by-two&decides=charts&time=any', { decides: 'charts' }],
  ['?table=ballroom&time=hour', { time: 'hour' }],
  ['?time=hour&time=evening', { time: 'hour' }],
  ['?table=hour&toString=small&%%%&=&time', {}],
])('the address %s gives these answers, and what no question offers is passed over', (search, answers) => {
  expect(answersIn(search, OFFERED)).toEqual(answers);
});
