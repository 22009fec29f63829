import { describe, expect, test } from 'vitest';
import { svgLive } from '../../src/painters/live.ts';
import { liveSymbol } from '../../src/painters/shapes/live/symbols.ts';
import { svgSprite } from '../../src/painters/svg.ts';
import type { Body } from '../../src/games/campaign-1805/bodies/body.ts';
import type { State } from '../../src/games/campaign-1805/state.ts';
import { play } from '../../src/scene/campaign-1805/index.ts';
import type { Mark, MarkKind } from '../../src/scene/scene.ts';
import { at, field, line, musketeers } from '../games/campaign-1805/field.ts';

const board = (theirs: Partial<Body> = {}, given: Partial<State> = {}): State =>
  field([line(), musketeers(theirs)], { view: { from: at(46, 34), to: at(76, 58) }, ...given });
const marks = <K extends MarkKind>(kind: K, now: State, before = now): readonly Mark<K>[] =>
  play.scene(now, [], before).marks.filter((mark) => mark.kind === kind) as unknown as readonly Mark<K>[];
const before = board();

describe('the sand table', () => {
  test('draws a body as one mark by its ranks, and hollow while it routs', () => {
    const bases = marks('base', board({ condition: 'routing' }));
    expect(bases.map(({ id, ranks, condition }) => [id, ranks?.length, condition])).toEqual([
      ['line', 2, 'steady'],
      ['musketeers', 2, 'routed'],
    ]);
    const [body, hollow] = ['solid', 'hollow'].map((style) => liveSymbol(`m/second/infantry/line/${style}/40x40/oo`));
    expect(hollow!.filter((shape) => 'fill' in shape && shape.fill === 'hollow')).toHaveLength(2);
    expect(body!.filter((shape) => 'fill' in shape && shape.fill === 'hollow')).toHaveLength(1);
  });
  test('shows the fallen in their places for one step, where the body stood', () => {
    const now = board({ ranks: ['..ooCsoo..', 'oooooooooo'], at: at(60, 53) });
    const [fallen] = marks('fallen', now, before);
    expect(fallen).toMatchObject({ ranks: ['oo......oo', '..........'], at: [600, 490] });
    expect(marks('fallen', now)).toEqual([]);
    expect(svgLive(play.scene(now, [], before))).toContain('data-k="fallen"');
  });
  test('shows no fallen of a body that has formed anew', () => {
    expect(marks('fallen', board({ ranks: ['ooooCsooooo', 'oooooo.....'] }), before)).toEqual([]);
  });
  test('lays slips at the rear, clear of the body, readable or under a seal', () => {
    const state = board({}, { phase: 'charge', written: { line: { does: 'fire', at: 'musketeers' } }, sealed: ['musketeers'] }); // prettier-ignore
    expect(marks('slip', state).map(({ of, text }) => [of, text])).toEqual([
      ['line', 'Fire'],
      ['musketeers', null],
    ]);
    const drawn = svgLive(play.scene(state, []));
    expect(drawn).toMatch(/data-m="slip-line"[^>]*><g class="label">.*?<text[^>]*>Fire<\/text>/);
    expect(drawn).toMatch(
      /data-m="slip-musketeers"[^>]*><path d="M-30-17h60v34h-60z"[^>]*\/><path[^>]*fill="var\(--second\)"/,
    );
    const rear = (id: string) =>
      Number(new RegExp(`data-m="${id}"[^>]*translate\\([\\d.]+ ([\\d.]+)\\)`).exec(drawn)![1]);
    // South is down: the line faces north, and the musketeers face south.
    expect(rear('slip-line')).toBeGreaterThan(rear('line') + 40);
    expect(rear('slip-musketeers')).toBeLessThan(rear('musketeers') - 40);
  });
  test('600 models weigh less than 5 kB a frame', () => {
    const ranks = ['o'.repeat(15), 'o'.repeat(15)];
    const bodies = Array.from({ length: 20 }, (_, n) =>
      line({ id: `body-${n}`, name: `the body ${n}`, ranks, at: at(12 + 24 * (n % 5), 12 + 20 * Math.floor(n / 5)) }),
    );
    const scene = play.scene(field(bodies), []);
    expect(svgLive(scene).length).toBeLessThan(5000);
    expect(svgSprite([scene]).length).toBeLessThan(12_000);
  });
});
