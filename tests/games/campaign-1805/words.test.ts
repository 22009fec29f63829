import { lossesSaid } from '../../../src/games/campaign-1805/bodies/words.ts';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { carryOut } from '../../../src/games/campaign-1805/turn/carry-out.ts';
import { judge } from '../../../src/games/campaign-1805/turn/judge.ts';
import { OUTCOMES } from '../../../src/games/campaign-1805/turn/tally.ts';
import { apply } from '../../../src/games/campaign-1805/turn/apply.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { words } from '../../../src/games/campaign-1805/words.ts';
import { at, charged, field, grenadiers, line, musketeers, tirailleurs } from './field.ts';

/** What is told of an order, sentence by sentence; each with the board as it is then. */
function told(start: State, order: Order, script: Parameters<typeof scripted>[0] = []): readonly string[] {
  let state = start;
  return carryOut(start, order, scripted(script)).map((event) => {
    const text = words.event(event, state);
    state = apply(state, event);
    return text;
  });
}

test('a charge that is met by fire', () => {
  const state = field([grenadiers(), tirailleurs, charged()], {
    phase: 'charge',
    acted: { grenadiers: 'charged' },
    issued: { unit: 'grenadiers', at: 'musketeers', support: ['tirailleurs'] },
  });
  expect(
    told(state, { type: 'stand', unit: 'musketeers' }, [
      { 'hits.musketeers': '1620395748 3410826519' },
      { 'wounds.musketeers': '38249 1252' },
      { 'hits.tirailleurs': '3816 2974' },
      { 'wounds.tirailleurs': '73 48' },
      { 'test.musketeers': 5 },
    ]),
  ).toEqual([
    'The musketeers stand, shooting.',
    'The musketeers fire at the grenadiers: 9 hits, 4 wounds.',
    'The tirailleurs fire at the musketeers: 4 hits, 2 wounds.',
    'The grenadiers lose 4 models.',
    'The musketeers lose 2 models.',
    'The musketeers are attacked on the left.',
    'The musketeers test: 5, and stand.',
    'The grenadiers move 3.5 cm ahead.',
    'The grenadiers are in contact with the musketeers.',
    'Turn 1, Movement phase: all at once.',
  ]);
});

test('a flight through friends, and its end', () => {
  const friend = line({ id: 'friend', name: 'the friends', at: at(60, 36) });
  const routing = line({ ranks: ['oooo'], condition: 'routing' });
  const state = field([routing, friend, musketeers()], { phase: 'compulsory' });
  const [tried, ran, test_] = told(state, { type: 'end-phase' }, [{ 'test.line': 9 }, { 'test.friend': 1 }]);
  expect(tried).toBe('The line tries to rally: 9, and does not.');
  expect(ran).toBe('The line moves 5.6 cm back, facing south, through the friends.');
  expect(test_).toBe('The friends test: 1, and stand.');
});

test('men who fall are told by their ranks, unless all are of the front rank', () => {
  const deep = ['oooo', 'oooo', ...Array.from({ length: 9 }, () => 'oo..')];
  const left = (ranks: readonly string[]) => lossesSaid(deep, [...ranks, ...deep.slice(ranks.length)]);
  expect(left(['o..o'])).toBe('');
  expect(left(['....', 'oo..'])).toBe(': 4 of the front rank and 2 of the second');
  expect(left(['oooo', 'ooo.'])).toBe(': 1 of the second rank');
  expect(lossesSaid(deep, deep.with(10, 'o...'))).toBe(': 1 of the 11th rank');
});

describe('a refusal', () => {
  test('tells no length', () => {
    const far = field([line({ at: at(60, 20) }), musketeers()], {
      written: { line: { does: 'fire', at: 'musketeers' } },
    });
    const verdict = judge(far, { type: 'fire', unit: 'line' });
    expect(verdict.ok).toBe(false);
    expect(verdict.ok ? '' : words.refusal(verdict, far)).toBe('The musketeers are farther than the line can shoot.');
  });
});

test('grenadiers are grenadier infantry', () => {
  expect(words.unit('grenadiers', field([grenadiers(), musketeers()]))).toMatch(
    /^The grenadiers \(grenadier infantry of the French\)/,
  );
});

test('a body, an order and a moment', () => {
  const state = field([line(), musketeers()]);
  expect(words.unit('musketeers', state)).toBe(
    'The musketeers (second line infantry of the Austrians) at [60, 49], facing south, a line of 10 files and 2 ranks, 20 models',
  );
  const order: Order = { type: 'write', unit: 'line', by: 'french', does: 'fire', at: 'musketeers' };
  expect(words.order(order, state)).toBe('Write for the line: fire at the musketeers');
  expect(words.moment(state)).toBe('Turn 1, Firing phase · French');
});

describe('the headline', () => {
  const state = field([line(), musketeers()]);
  const fired = { type: 'volleyed', unit: 'line', at: 'musketeers', reasons: [], clauses: [] } as const;
  const fell = (unit: string, lost: number) =>
    ({ type: 'shot-down', unit, side: 'allied', ranks: ['o'], lost, clauses: [] }) as const;
  const of = (...events: readonly { readonly type: string }[]) => words.headline(events as never, state);

  test('of a volley says how many fall, and what becomes of the rest', () => {
    const tested = { type: 'tested', unit: 'musketeers', reasons: [], clauses: [] };
    expect(of(fired, fell('musketeers', 6), tested)).toBe('6 of 20 fall. They stand.');
    expect(of(fired, fell('musketeers', 6), tested, { type: 'routed', unit: 'musketeers' } as never)).toBe(
      '6 of 20 fall. They rout.',
    );
    expect(of(fired, fell('musketeers', 1))).toBe('1 of 20 falls.');
    expect(of(fired, fell('musketeers', 20), { type: 'destroyed', unit: 'musketeers' } as never)).toBe(
      '20 of 20 fall. They are destroyed.',
    );
    expect(of(fired)).toBe('Nobody falls.');
    expect(of({ type: 'handed-in' })).toBeNull();
  });
  test('of blows on both sides names each body', () => {
    const back = { type: 'struck', unit: 'musketeers', at: 'line', places: [], reasons: [], clauses: [] };
    expect(
      of({ ...fired, type: 'struck' }, back, fell('musketeers', 5), fell('line', 2), {
        type: 'routed',
        unit: 'musketeers',
      } as never),
    ).toBe('The line: 2 of 24 fall. The musketeers: 5 of 20 fall, and they rout.');
  });
});

test('what comes of a charge by the other side is told by the names of both bodies, not as one’s own', () => {
  const state = field([line(), musketeers()]);
  const charge = (unit: string, at: string) => [{ type: 'charge-issued', unit, at, support: [], clauses: [] }] as const;
  const told = (events: ReturnType<typeof charge>) =>
    ['own-losses', 'routs', 'routed-itself', 'falls-short', 'no-loss'].map((word) =>
      words.outcome(word, OUTCOMES[word]!, events, state),
    );
  expect(told(charge('musketeers', 'line'))).toEqual([
    { says: 'the musketeers lose men', favours: 'target' },
    { says: 'the line routs', favours: 'actor' },
    { says: 'the musketeers rout', favours: 'target' },
    { says: 'the charge falls short', favours: 'target' },
    { says: 'no loss', favours: 'neither' },
  ]);
  expect(told(charge('line', 'musketeers'))[0]).toEqual({ says: 'own losses', favours: 'target' });
});

describe('one spelling', () => {
  const files = globSync(['content/campaign-1805/**/*.{yaml,mdx}'], { exclude: ['**/glossary.yaml'] });

  /** Ids, types of bodies and keys of readings have no umlaut; none of them is read on a page. */
  const ID = /cf\.[\w.-]+|type: jaegers|ask-jaegers[\w-]*|id="jaeger"|at: jaegers|five-for-jaegers|jaegers?:/g;

  test('of jägers in all that is read', () => {
    const wrong = files.filter((file) => /jaeger/i.test(readFileSync(file, 'utf8').replaceAll(ID, '')));
    expect(files.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
    expect(words.unit('tirailleurs', field([tirailleurs, line()]))).toContain('first line jägers of the French');
  });
});
