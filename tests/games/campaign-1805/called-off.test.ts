import { expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { callOff, judgeCallOff } from '../../../src/games/campaign-1805/charging/call-off.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { at, body, charged, field, grenadiers } from './field.ts';

/* What decides whether a charge may be called off, and whether it is. */

type Given = Partial<Omit<State, 'awaits'>>;

const due = (bodies: readonly Body[], given: Given = {}): State =>
  field(bodies, { phase: 'charge', written: { grenadiers: { does: 'charge', at: 'musketeers' } }, ...given });

test('a charge may be called off if it could be issued, and its side has an officer', () => {
  const judged = (bodies: readonly Body[], given: Given = {}): unknown => {
    const verdict = judgeCallOff(due(bodies, given), { unit: 'grenadiers' });
    return verdict.ok ? verdict.clauses : [verdict.clause, verdict.reason];
  };
  const led = grenadiers({ ranks: ['Cooooooooo', 'oooooooooo'], commanders: ['captain'] });
  expect(judged([led, charged()])).toEqual(['cf.charge.call-off']);
  expect(judged([led, charged()], { acted: { grenadiers: 'moved' } })).toEqual(['cf.charge.ordered-only', 'has-acted']);
  expect(judged([grenadiers(), charged()])).toEqual(['cf.charge.call-off', 'has-no-general']);
});

const officer = (id: string, commander: 'captain' | 'general', x: number, y: number): Body =>
  body(id, { ranks: ['C'], commanders: [commander], at: at(x, y), troops: 'militia' });

const far = officer('staff', 'general', 90, 40);
const near = officer('near', 'captain', 74, 30);

function called(bodies: readonly Body[], readings: State['readings'], face: number) {
  const course = new Course(due([grenadiers(), charged(), ...bodies], { readings }));
  callOff(course, { unit: 'grenadiers' }, scripted([{ 'test.grenadiers': face }]));
  return course.events;
}

test('the test is cited, and that it passes', () => {
  const cited = (...given: Parameters<typeof called>) => called(...given).map(({ type, clauses }) => [type, clauses]);
  const tested = ['call-off-tested', ['cf.charge.call-off']];
  expect(cited([far], {}, 1)).toEqual([tested, ['called-off', ['cf.charge.call-off-success']]]);
  expect(cited([far], { 'cf-045': 'general-alone' }, 9)).toEqual([tested]);
});

test.each([[[far, near]], [[near, far]]])('the highest officer counts, who is heard from afar', (bodies) => {
  const [tested] = called(bodies, { 'cf-045': 'general-alone' }, 1);
  expect(tested).toMatchObject({
    reasons: [
      {
        test: {
          of: [
            { clause: 'cf.morale.base', value: 3 },
            { clause: 'cf.morale.commanders', value: 4 },
            { clause: 'cf.charge.call-off-distance', value: -1 },
          ],
        },
      },
    ],
  });
});
