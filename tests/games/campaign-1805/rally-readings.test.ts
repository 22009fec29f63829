import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import { QUIET, type State } from '../../../src/games/campaign-1805/state.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { at, body, field, line, musketeers } from './field.ts';
import { play, refusal } from './playing.ts';

const END: Order = { type: 'end-phase' };
const SOUTH = opposite(NORTH);
const router = (id: string, x: number, given: Partial<Body> = {}): Body =>
  body(id, { ranks: ['oooo'], at: at(x, 40), condition: 'routing', facing: SOUTH, ...given });
const compulsory = (bodies: readonly Body[], readings: State['readings'] = {}): State =>
  field(bodies, { phase: 'compulsory', readings });
const numbers = (events: ReturnType<typeof play>['events']): readonly unknown[] =>
  events.flatMap((event) => (event.type === 'rally-tested' || event.type === 'tested' ? [event.reasons[0].test] : []));

describe('cf-022: a body that rallies', () => {
  const gappy = router('line', 60, { ranks: ['.oo.', 'oCoo'], commanders: ['captain'], strength: 8 });
  const rallied = play(compulsory([gappy, musketeers()]), [END], [{ 'test.line': 1 }]);

  test('has to take up a formation before the charges begin', () => {
    expect(rallied.state).toMatchObject({ phase: 'compulsory', reforming: ['line'], acted: { line: 'reformed' } });
    expect(rallied.state.awaits).toMatchObject({ kind: 'choice', sides: ['french'], orders: ['reform'] });
    expect(refusal(rallied.state, { type: 'reform', unit: 'line', files: 7 })).toBe('files');
  });

  test('takes any, without gaps, with any facing, about its centre', () => {
    const { state, types } = play(rallied.state, [{ type: 'reform', unit: 'line', files: 3, facing: NORTH }]);
    expect(types).toEqual(['reformed', 'phase-began', 'phase-began']);
    expect(state.units['line']).toMatchObject({ at: at(60, 40), facing: NORTH, ranks: ['oCo', 'ooo'] });
  });

  test('needs room for it', () => {
    const beside = body('beside', { ranks: ['oooo'], at: at(64, 40) });
    const tight = play(compulsory([gappy, beside, musketeers()]), [END], [{ 'test.line': 1 }]);
    expect(refusal(tight.state, { type: 'reform', unit: 'line', files: 6 })).toBe('no-room');
  });

  test('by one reading does what was written for it in case', () => {
    const write: Order = { type: 'write', unit: 'line', by: 'french', does: 'charge', at: 'musketeers' };
    const writing = (readings: State['readings']) =>
      field([gappy, musketeers()], { phase: 'orders', readings, handedIn: ['allied'] });
    expect(refusal(writing({}), write)).toBe('routing');
    const orders: readonly Order[] = [write, { type: 'hand-in', by: 'french' }, END];
    const ready = play(
      writing({ 'cf-022': 'reform-and-order' }),
      [...orders, { type: 'reform', unit: 'line', facing: NORTH }],
      [{ 'test.line': 1 }],
    );
    expect(ready.state).toMatchObject({ phase: 'charge', acted: {} });
    expect(refusal(ready.state, { type: 'charge', unit: 'line', support: [] })).toBeNull();
  });
});

describe('cf-021: several checks', () => {
  const two = [router('one', 60), router('two', 66), musketeers({ at: at(60, 60) })];

  test('count those who routed before the first of them', () => {
    const { events } = play(compulsory(two), [END], [{ 'test.one': 1 }, { 'test.two': 9 }]);
    expect(numbers(events)).toMatchObject([{ number: 4 }, { number: 4 }]);
  });

  test('by one reading are made one by one', () => {
    const readings = { 'cf-021': 'one-by-one' };
    const { events } = play(compulsory(two, readings), [END], [{ 'test.one': 1 }, { 'test.two': 9 }]);
    expect(numbers(events)).toMatchObject([{ number: 4 }, { number: 5 }]);
  });
});

test('cf-028: a routing enemy near forbids a rally, and by one reading does not', () => {
  const bodies = [router('one', 60), musketeers({ at: at(60, 45), condition: 'routing' })];
  expect(play(compulsory(bodies), [END]).types).toContain('moved');
  const only = play(
    compulsory(bodies, { 'cf-028': 'only-formed-enemies' }),
    [END],
    [{ 'test.one': 1 }, { 'test.musketeers': 1 }],
  );
  expect(only.types.slice(0, 4)).toEqual(['rally-tested', 'rallied', 'rally-tested', 'rallied']);
});

describe('cf-102: what weighs on a rally', () => {
  const hit = (readings: State['readings']) =>
    field([line(), musketeers()], {
      readings,
      written: { line: { does: 'fire', at: 'musketeers' } },
      suffered: { ...QUIET, cannoned: ['musketeers'] },
    });
  const script: readonly Scripted[] = [
    { 'hits.line': '9'.repeat(5).padEnd(24, '1') },
    { 'wounds.line': '99999' },
    { 'test.musketeers': 9 },
  ];
  const needs = (readings: State['readings']): unknown => {
    const broken = play(hit(readings), [{ type: 'fire', unit: 'line' }], script).state;
    const later = { ...broken, phase: 'compulsory', suffered: QUIET } as const;
    return numbers(
      play({ ...later, awaits: compulsory([line()]).awaits }, [END], [{ 'test.musketeers': 1 }]).events,
    )[0];
  };

  test('is what is true then, or by one reading what broke the body', () => {
    expect(needs({})).toMatchObject({ number: 6 });
    expect(needs({ 'cf-102': 'remembered' })).toMatchObject({ number: 4 });
  });
});
