import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/games/death-or-glory/index.ts';
import { board, body, END, judged, play, refusal } from './playing.ts';
import { LINE } from './units.ts';

/** Routers who have not run in the last turn, in the command phase of turn 4. */
const ROUTERS = { ...LINE, condition: 'routing', ran: 2 };
const FAR = { type: 'austrian-line', at: [900, 1000], facing: 'south' };
const COMMAND = { turn: 4, phase: 'command-rally' };
const RALLY = { rally: 'unit' };

const sumOf = (events: readonly Event[]) => {
  const [event] = events;
  if (event?.type !== 'rally-tested') throw new Error('no test');
  return event.reasons[0];
};

/** The lines of the factor that count, by their clauses, and the number that is needed. */
function needed(unit: object, foes = {}, { now = {}, readings = {}, others = {} } = {}) {
  const state = board(
    { unit: { ...ROUTERS, ...unit }, ...others },
    { foe: FAR, ...foes },
    { now: { ...COMMAND, ...now }, readings },
  );
  const { events } = play(state, [RALLY], [{ 'rally.unit': 1 }]);
  const { test: is } = sumOf(events);
  if (is?.is !== 'at-most') throw new Error('no number');
  const lines = (is.of ?? []).slice(1).filter(({ counted }) => counted);
  return { number: is.number, lines: Object.fromEntries(lines.map((term) => [term.clause, Number(term.value)])) };
}

describe('who may try to rally', () => {
  test('whoever is 250 mm from the nearest formed enemy', () => {
    const at = (gap: number) => ({ ...FAR, at: [900, 450 + 22 + gap] });
    const rally = (gap: number, more = {}) =>
      refusal(board({ unit: ROUTERS }, { foe: { ...at(gap), ...more } }, { now: COMMAND }), RALLY);
    expect(rally(250)).toBe(null);
    expect(rally(249)).toBe('dg.rally.eligibility not-safe');
    expect(rally(100, { condition: 'unformed' })).toBe(null);
  });

  test('whoever is hidden by a building, and whoever formed friends screen', () => {
    const near = { foe: { ...FAR, at: [900, 650] } };
    const house = { house: { kind: 'building', name: 'the barn', rectangle: { at: [900, 550], size: [400, 40] } } };
    const hidden = board({ unit: ROUTERS }, near, { now: COMMAND, terrain: house });
    expect(play(hidden, [RALLY], [{ 'rally.unit': 1 }]).events[0]).toMatchObject({ safety: 'out-of-sight' });
    const friend = { friend: { ...LINE, at: [900, 550] } };
    const screened = board({ unit: { ...ROUTERS, formation: 'column' }, ...friend }, near, { now: COMMAND });
    expect(play(screened, [RALLY], [{ 'rally.unit': 1 }]).events[0]).toMatchObject({ safety: 'screened' });
    const loose = { friend: { ...friend.friend, condition: 'unformed' } };
    expect(refusal(board({ unit: ROUTERS, ...loose }, near, { now: COMMAND }), RALLY)).toBe(
      'dg.rally.eligibility not-safe',
    );
  });

  test('nobody whom an enemy touches, formed or not', () => {
    const touching = { ...FAR, at: [900, 472], condition: 'unformed' };
    expect(refusal(board({ unit: ROUTERS }, { foe: touching }, { now: COMMAND }), RALLY)).toBe(
      'dg.rally.eligibility not-safe',
    );
  });

  test('only who routs, and once in a phase', () => {
    expect(refusal(board({ unit: LINE }, { foe: FAR }, { now: COMMAND }), RALLY)).toBe(
      'dg.rally.eligibility not-routing',
    );
    const { state } = play(board({ unit: ROUTERS }, { foe: FAR }, { now: COMMAND }), [RALLY], [{ 'rally.unit': 0 }]);
    expect(refusal(state, RALLY)).toBe('dg.rally.test has-tried');
  });

  test('by one reading those who are near', () => {
    const readings = { 'dg-025': 'exactly-or-less' };
    expect(refusal(board({ unit: ROUTERS }, { foe: FAR }, { now: COMMAND, readings }), RALLY)).toBe(
      'dg.rally.eligibility not-safe',
    );
    const near = { ...FAR, at: [900, 600] };
    expect(refusal(board({ unit: ROUTERS }, { foe: near }, { now: COMMAND, readings }), RALLY)).toBe(null);
  });
});

describe('the rally test', () => {
  test('a line of 7, veterans and the second line', () => {
    expect(needed({})).toEqual({ number: 70, lines: {} });
    expect(needed({ type: 'french-old-guard' }).lines).toEqual({ 'dg.rally.mod.veteran': 10 });
    expect(needed({ type: 'prussian-reserve' }).lines).toEqual({ 'dg.rally.mod.second-line': -10 });
  });

  test('conscripts, fire, losses and flight', () => {
    expect(needed({ type: 'french-conscripts' }).lines).toEqual({ 'dg.rally.mod.conscript': -20 });
    expect(needed({}, {}, { now: { harassed: ['unit'] } }).lines).toEqual({ 'dg.rally.mod.under-fire': -20 });
    expect(needed({ lost: 287 }).lines).toEqual({ 'dg.rally.mod.casualties': -10 });
    expect(needed({ lost: 288 }).lines).toEqual({ 'dg.rally.mod.casualties': -20 });
    expect(needed({ lost: 143 }).lines).toEqual({});
    expect(needed({ ran: 3 }).lines).toEqual({ 'dg.rally.mod.in-flight': -20 });
    expect(needed({}, {}, { readings: { 'dg-026': 'always' } }).lines).toEqual({ 'dg.rally.mod.in-flight': -20 });
  });

  test('horse within 300 mm that could charge', () => {
    const horse = (more = {}) => ({ horse: { type: 'austrian-hussars', at: [900, 760], facing: 'south', ...more } });
    const threat = { 'dg.rally.mod.cavalry-threat': -20 };
    const lines = (more: object, readings = {}) => needed({}, horse(more), { readings }).lines;
    expect(lines({})).toEqual(threat);
    expect(lines({ at: [900, 800] })).toEqual({});
    expect(lines({ condition: 'unformed' })).toEqual({});
    expect(lines({ condition: 'unformed' }, { 'dg-146': 'any-near' })).toEqual(threat);
  });

  test('a commander of its own formation within 50 mm adds his rating, the best one only', () => {
    const general = (more: object) => ({ type: 'brigadier', at: [900, 380], rating: 2, brigade: 'first', ...more });
    const with_ = (others: object, readings = {}) => needed({ brigade: 'first' }, {}, { others, readings });
    expect(with_({ own: general({}) }).lines).toEqual({ 'dg.rally.commander': 20 });
    expect(with_({ other: general({ brigade: 'second' }) }).lines).toEqual({});
    expect(with_({ own: general({ at: [900, 371] }) }).lines).toEqual({});
    expect(with_({ chief: general({ type: 'commander-in-chief' }) }).lines).toEqual({ 'dg.rally.commander': 20 });
    const both = { own: general({}), chief: general({ type: 'commander-in-chief', rating: 3, at: [950, 380] }) };
    expect(with_(both).number).toBe(100);
    expect(with_(both, { 'dg-018': 'sum' }).number).toBe(120);
  });

  test('at the factor it rallies, disordered, and has not been idle', () => {
    const state = board({ unit: ROUTERS }, { foe: FAR }, { now: COMMAND });
    const { state: after, types } = play(state, [RALLY], [{ 'rally.unit': 7 }]);
    expect(types).toEqual(['rally-tested', 'unit-rallied']);
    expect(body(after, 'unit')).toMatchObject({ mood: 'steady', order: 'disordered' });
    expect(body(after, 'unit').ran).toBe(undefined);
    expect(after.remembered.active).toEqual(['unit']);
    const fails = play(state, [RALLY], [{ 'rally.unit': 8 }]);
    expect(fails.types).toEqual(['rally-tested']);
    expect(body(fails.state, 'unit').mood).toBe('routing');
    const nought = board(
      { unit: ROUTERS },
      { foe: FAR },
      { now: COMMAND, readings: { 'dg-001': 'ten-in-reaction-only' } },
    );
    expect(play(nought, [RALLY], [{ 'rally.unit': 0 }]).types).toContain('unit-rallied');
  });

  test('by one reading modifiers change the die as they are printed, and only the commander helps', () => {
    const readings = { 'dg-002': 'to-die' };
    const own = { own: { type: 'brigadier', at: [900, 380], rating: 2, brigade: 'first' } };
    const state = board(
      { unit: { ...ROUTERS, ran: 3, brigade: 'first' }, ...own },
      { foe: FAR },
      { now: COMMAND, readings },
    );
    const sum = sumOf(play(state, [RALLY], [{ 'rally.unit': 5 }]).events);
    expect(sum.total).toBe(50 - 20 - 20);
  });
});

describe('routers run on', () => {
  const PHASE = { turn: 4, phase: 'compulsory-moves' };

  test('until they are safe: who has run before stops', () => {
    const safe = play(board({ unit: { ...ROUTERS, ran: 3 } }, { foe: FAR }, { now: PHASE }), [END]);
    expect(safe.events[0]).toMatchObject({
      type: 'unit-halted',
      safety: 'far-off',
      clauses: ['dg.rally.continue-rout'],
    });
    expect(safe.types).not.toContain('unit-fled');
    const near = board({ unit: { ...ROUTERS, ran: 3 } }, { foe: { ...FAR, at: [900, 600] } }, { now: PHASE });
    const runs = play(near, [END]);
    expect(runs.types).toContain('unit-fled');
    expect(body(runs.state, 'unit').ran).toBe(4);
  });

  test('but whoever has just broken runs once', () => {
    const { ran: _none, ...fresh } = ROUTERS;
    expect(play(board({ unit: fresh }, { foe: FAR }, { now: PHASE }), [END]).types).toContain('unit-fled');
  });
});

test('the other side rallies after the first, if it has somebody to rally', () => {
  const foe = { foe: { ...FAR, condition: 'routing', ran: 2 } };
  const state = board({ unit: LINE }, foe, { now: COMMAND });
  const next = play(state, [END]).state;
  expect([next.phase, next.side]).toEqual(['command-rally', 'austrian']);
  expect(judged(next, { rally: 'foe' }).ok).toBe(true);
  expect(play(next, [END]).state.phase).toBe('charges-declared');
  expect(play(board({ unit: LINE }, { foe: FAR }, { now: COMMAND }), [END]).state.phase).toBe('charges-declared');
});
