import { describe, expect, test } from 'vitest';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { judgeAnswer, judgeReceive } from '../../../src/games/campaign-1805/charging/answers.ts';
import { arrived, goingAlong, reachOf } from '../../../src/games/campaign-1805/charging/reach.ts';
import { wayOfCharge } from '../../../src/games/campaign-1805/charging/way.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { NORTH, opposite, turned } from '../../../src/geometry/facings.ts';
import { battery } from './batteries.ts';
import { at, charged, field, grenadiers, line } from './field.ts';

describe('how a charger arrives', () => {
  const to = (own: Body, target: Body, others: readonly Body[] = []) =>
    arrived(field([own, target, ...others]), own, target);

  test('reaches by one reading twice as far', () => {
    expect(reachOf(field([], { readings: { 'cf-029': 'double' } }), line())).toBe(2 * reachOf(field([]), line()));
  });

  test('at his target, short of it, or where he stood', () => {
    const near = grenadiers();
    const target = charged({ at: at(60, 45.5) });
    expect(to(near, target)).toEqual({ ...near, ...wayOfCharge(field([]), near, target).end });
    const far = charged({ at: at(60, 60) });
    expect(to(near, far).at).toEqual([near.at[0], near.at[1] + reachOf(field([]), near)]);
    // A friend right in front of him.
    const aside = grenadiers({ ranks: ['oo'], facing: turned(NORTH, 'right', 30) });
    const friend = line({ ranks: ['oooo'], at: at(60, 41.05) });
    expect(to(aside, far, [friend])).toEqual(aside);
  });

  test('nowhere without room to turn, even if turning alone would take him there', () => {
    const column = grenadiers({ ranks: ['o', 'o', 'o', 'o'], at: at(64, 42), facing: turned(NORTH, 'right', 90) });
    const target = charged({ at: at(68, 45) });
    const friend = line({ ranks: ['oo'], at: at(64, 40.5) });
    expect(to(column, target)).toEqual({ ...column, facing: NORTH });
    const going = (others: readonly Body[]) => {
      const state = field([column, target, ...others]);
      return goingAlong(state, column, target, wayOfCharge(state, column, target));
    };
    expect(going([])).toEqual({ isIn: true, by: 0 });
    expect(going([friend])).toEqual({ isIn: false, by: 0 });
  });
});

const GUNS = battery({ side: 'allied', at: at(60, 45), facing: opposite(NORTH) });

describe('an answer to a charge', () => {
  const issued = { unit: 'grenadiers', at: 'musketeers', support: [] };
  const state = (own: Body): State => ({ ...field([grenadiers(), own], { phase: 'charge' }), issued });

  test.each([
    ['counter', charged({ facing: NORTH }), 'cf.charge.counter-charge', 'not-head-on'],
    ['retreat', charged({ facing: NORTH }), null, null],
  ] as const)('%s', (answer, own, clause, reason) => {
    const verdict = judgeAnswer(state(own), 'musketeers', answer);
    expect(verdict.ok ? null : verdict.reason).toBe(reason);
    if (!verdict.ok) expect(verdict.clause).toBe(clause);
  });

  test('names the answer that is given', () => {
    const clauses = (answer: 'counter' | 'retreat' | 'stand') => {
      const verdict = judgeAnswer(state(charged()), 'musketeers', answer);
      return verdict.ok ? verdict.clauses : verdict.reason;
    };
    expect(clauses('counter')).toEqual(['cf.charge.reaction', 'cf.charge.counter-charge']);
    expect(clauses('retreat')).toEqual(['cf.charge.reaction', 'cf.charge.retreat']);
    expect(clauses('stand')).toEqual(['cf.charge.reaction', 'cf.charge.stand-and-shoot']);
  });

  test.each<[string, State, 'stand' | 'counter' | 'retreat', string]>([
    ['not-charged', { ...state(charged()), issued: { ...issued, at: 'line' } }, 'stand', 'cf.charge.reaction'],
    ['has-answered', { ...state(charged()), acted: { musketeers: 'charged' } }, 'stand', 'cf.charge.reaction'],
    ['has-shot', { ...state(charged()), acted: { musketeers: 'supported' } }, 'stand', 'cf.charge.stand-and-shoot'],
    ['locked', state(charged({ at: at(60, 42) })), 'counter', 'cf.charge.reaction'],
    ['routing', state(charged({ condition: 'routing' })), 'counter', 'cf.charge.reaction'],
    ['no-move', state({ ...GUNS, id: 'musketeers' }), 'retreat', 'cf.charge.reaction'],
  ])('is refused: %s', (reason, charge, answer, clause) => {
    expect(judgeAnswer(charge, 'musketeers', answer)).toMatchObject({ ok: false, reason, clause });
  });

  test('of guns is by the same clauses', () => {
    const guns = { ...state(GUNS), issued: { ...issued, at: 'battery' } };
    expect(judgeAnswer(guns, 'battery', 'stand')).toMatchObject({
      ok: true,
      clauses: ['cf.charge.reaction', 'cf.charge.stand-and-shoot'],
    });
  });

  test('is due from the charged alone', () => {
    const to = (unit: string) => {
      const verdict = judgeReceive(state(charged()), unit);
      return verdict.ok ? verdict.clauses : [verdict.reason, verdict.clause];
    };
    expect(to('musketeers')).toEqual(['cf.charge.reaction']);
    expect(to('grenadiers')).toEqual(['not-charged', 'cf.charge.reaction']);
  });
});
