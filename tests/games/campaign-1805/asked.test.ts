import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { takeWounds } from '../../../src/games/campaign-1805/bodies/fall.ts';
import { ranksWithout } from '../../../src/games/campaign-1805/bodies/losses.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { shootersOf } from '../../../src/games/campaign-1805/firing/volley.ts';
import { strikersOf } from '../../../src/games/campaign-1805/melee/contacts.ts';
import { fight } from '../../../src/games/campaign-1805/melee/fight.ts';
import { leadershipOf, strengthOf } from '../../../src/games/campaign-1805/morale/leadership.ts';
import { triggersOf } from '../../../src/games/campaign-1805/morale/triggers.ts';
import { QUIET } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { at, body, field, line, musketeers } from './field.ts';
import { askedFor } from './playing.ts';

/* A step names a ruling only where another reading of it could come to something else. */

const CALM = { routers: 0, isRunThrough: false };
const cause = (fall: 'shot' | 'melee') => ({ fall, by: () => [] });

test('cf-059: which ranks shoot, only of more ranks than one', () => {
  const asked = (ranks: Body['ranks']) => askedFor(field([]), (state) => shootersOf(state, { ranks }));
  expect(asked(['....', 'oooo'])).toEqual([]);
  expect(asked(['oooo', 'oooo'])).toEqual(['cf-059']);
});

test('cf-065: who falls, only if anybody does', () => {
  const asked = (wounds: number) =>
    askedFor(field([line()]), (state) => {
      takeWounds(new Course(state), 'line', wounds, cause('shot'));
    });
  expect(asked(0)).toEqual([]);
  expect(asked(1)).toContain('cf-065');
});

test('cf-066: whether officers fall to shots, only where one stands', () => {
  const asked = (ranks: Body['ranks']) =>
    askedFor(field([]), (state) => ranksWithout(state, line({ ranks }), 9, cause('shot')));
  expect(asked(['oooo'])).not.toContain('cf-066');
  expect(asked(['oCoo'])).toContain('cf-066');
});

test('cf-067: when officers fall in melee, only where one stands', () => {
  const asked = (ranks: Body['ranks']) =>
    askedFor(field([]), (state) => ranksWithout(state, line({ ranks }), 9, cause('melee')));
  expect(asked(['oooo'])).not.toContain('cf-067');
  expect(asked(['oCoo'])).toContain('cf-067');
});

test('cf-084: how many strike from behind, only from three ranks on', () => {
  const asked = (ranks: Body['ranks']) => {
    const own = line({ ranks, at: at(60, 43.5 - ranks.length / 2) });
    return askedFor(field([own, musketeers({ at: at(60, 44.5) })]), (state) => strikersOf(state, own, musketeers()));
  };
  expect(asked(['oooo', 'oooo'])).not.toContain('cf-084');
  expect(asked(['oooo', 'oooo', 'oooo'])).toContain('cf-084');
});

describe('cf-087: who fights at once', () => {
  const foe = body('foe', { side: 'allied', ranks: ['oooo'], at: at(60, 41), facing: opposite(NORTH) });
  const asked = (bodies: readonly Body[]) =>
    askedFor(field([...bodies, foe], { phase: 'melee' }), (state) => {
      const dice = scripted([{ 'hits.left': '11' }, { 'hits.foe': '11' }]);
      fight(new Course(state), { unit: 'left', at: 'foe' }, dice);
    });
  const pair = (id: string, x: number) => body(id, { ranks: ['oo'], at: at(x, 40) });

  test('only of more pairs than one', () => {
    expect(asked([pair('left', 59)])).not.toContain('cf-087');
    expect(asked([pair('left', 59), pair('right', 61)])).toContain('cf-087');
  });
});

test('cf-089: which commanders count, only of more than one', () => {
  const asked = (commanders: Body['commanders']) => {
    const own = line({ commanders, ranks: ['CC'.padEnd(12, 'o')] });
    return askedFor(field([own]), (state) => leadershipOf(state, own, CALM));
  };
  expect(asked(['captain'])).not.toContain('cf-089');
  expect(asked(['captain', 'lieutenant'])).toContain('cf-089');
});

test('cf-092: where the limit of 15 comes in, only above it', () => {
  const asked = (commanders: Body['commanders']) => {
    const own = line({ troops: 'old-guard', commanders, ranks: ['CC'.padEnd(12, 'o')] });
    return askedFor(field([own]), (state) => leadershipOf(state, own, CALM));
  };
  expect(asked(['marshal', 'captain'])).not.toContain('cf-092');
  expect(asked(['marshal', 'colonel'])).toContain('cf-092');
});

test('cf-097: of what the losses are a part, only after those of another turn', () => {
  const asked = (left: number, lost: number) => {
    const own = line({ ranks: ['o'.repeat(left)], strength: 20 });
    const suffered = { ...QUIET, ...(lost > 0 && { lost: { line: lost } }) };
    return askedFor(field([own], { suffered }), (state) => strengthOf(state, own));
  };
  expect(asked(20, 0)).toEqual([]);
  expect(asked(19, 0)).toEqual([]);
  expect(asked(15, 0)).toEqual([]);
  expect(asked(15, 5)).toEqual([]);
  expect(asked(19, 1)).toEqual([]);
  expect(asked(14, 5)).toEqual(['cf-097']);
  expect(asked(14, 1)).toEqual(['cf-097']);
});

describe('what calls for a test', () => {
  const asked = (now: Body, suffered = QUIET) =>
    askedFor(field([now], { suffered }), (state) =>
      triggersOf(field([line()]), state, now, { broken: [], through: {} }),
    );

  test('cf-094: on whose occurrence, only where anything has occurred', () => {
    expect(asked(line())).not.toContain('cf-094');
    expect(asked(line(), { ...QUIET, cannoned: ['line'] })).toContain('cf-094');
  });

  test('cf-127: of those who rout already, only where anything has occurred', () => {
    const routing = line({ condition: 'routing' });
    expect(asked(routing)).not.toContain('cf-127');
    expect(asked(line(), { ...QUIET, cannoned: ['line'] })).not.toContain('cf-127');
    expect(asked(routing, { ...QUIET, cannoned: ['line'] })).toContain('cf-127');
  });
});
