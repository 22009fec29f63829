import { describe, expect, test } from 'vitest';
import { begin, judged, play, type Field } from './field.ts';

const FIELD: Field = {
  french: { a: 'infantry 10,10 north', b: 'infantry 10,12 north' },
  allied: { c: 'infantry 16,10 west', d: 'light 20,20 south' },
  terrain: {
    wood: { kind: 'woods', rectangle: { at: [6, 10], size: [2, 4] } },
    town: { kind: 'town', rectangle: { at: [10, 7], size: [4, 2] } },
  },
  now: { phase: 'move' },
};
const move = (...legs: readonly string[]) => judged(begin(FIELD), { move: 'a', legs });

describe('a plain move', () => {
  test.each([
    [['forward 4'], 'ok tt.sequence.move-phase tt.units.move-column'],
    [['forward 4.1'], 'tt.units.move-column too-far'],
    [['forward 2'], 'tt.units.move-column ends-on'],
    [['about-face', 'forward 3'], 'ok tt.sequence.move-phase tt.units.move-column tt.move.town-half'],
    [['about-face', 'forward 3.1'], 'tt.units.move-column too-far'],
    [['turn left 90°', 'forward 3'], 'tt.move.woods-impassable impassable'],
    [['slide left 1'], 'tt.units.move-column goes-straight'],
  ])('%j: %s', (legs, said) => expect(move(...legs)).toBe(said));

  test('nobody moves through an enemy, nor into contact', () => {
    const cavalry = (legs: readonly string[]) =>
      judged(begin({ ...FIELD, french: { a: 'cossacks 10,10 east' }, terrain: {} }), { move: 'a', legs });
    expect(cavalry(['forward 9'])).toBe('tt.units.move-column enemy-between');
    expect(cavalry(['forward to contact'])).toBe('tt.contact.straight-ahead would-touch');
    expect(cavalry(['forward 5'])).toMatch(/^ok/);
  });

  test('light infantry goes through woods at half rate, over hedges freely, and pays for a stream', () => {
    const light = (terrain: object, leg: string) =>
      judged(begin({ ...FIELD, french: { a: 'light 10,10 north' }, terrain: terrain as never }), {
        move: 'a',
        legs: [leg],
      });
    const wood = { wood: { kind: 'woods', rectangle: { at: [10, 12], size: [4, 2] } } };
    expect(light(wood, 'forward 4')).toMatch(/^ok .*tt.move.woods-half$/);
    expect(light(wood, 'forward 4.1')).toBe('tt.units.move-column too-far');
    expect(light({ hedge: { kind: 'hedge', line: [[8, 12], [12, 12]] } }, 'forward 6')).toMatch(/hedge-wall-copse$/); // prettier-ignore
    const stream = { stream: { kind: 'stream', line: [[8, 12], [12, 12]] } }; // prettier-ignore
    expect([light(stream, 'forward 5'), light(stream, 'forward 5.1')]).toEqual([
      'ok tt.sequence.move-phase tt.units.move-column tt.move.stream',
      'tt.units.move-column too-far',
    ]);
  });

  test('a pinned unit only turns, a disrupted one does nothing, and one that has moved is done', () => {
    const one = (words: string, ...legs: readonly string[]) =>
      judged(begin({ ...FIELD, french: { a: `guard 10,10 north ${words}` } }), { move: 'a', legs });
    expect(one('pinned', 'turn right 30')).toMatch(/^ok/);
    expect(one('pinned', 'forward 1')).toBe('tt.state.pinned pinned');
    expect(one('disrupted', 'turn right 30')).toBe('tt.state.disrupted disrupted');
    const { state } = play(begin(FIELD), { move: 'a', legs: ['forward 4'] });
    expect(judged(state, { move: 'a', legs: ['turn right 30'] })).toBe('tt.units.move-column has-moved');
  });
});

describe('a rout', () => {
  const rout = (more: Partial<Field>) =>
    play(
      begin({
        french: { g: 'foot-artillery 16,14 north', ...more.french },
        allied: { b: 'infantry 16,16 south disrupted', ...more.allied },
      }),
      { shoot: 'g', at: 'b' },
      { 'shot.g': 6 },
      { 'rout.b': 3 },
    );

  test('over the edge, or into an enemy, is the end', () => {
    expect(rout({ french: { e: 'infantry 16,19 south' } }).types.at(-1)).toBe('unit-destroyed');
    const state = begin({
      french: { g: 'foot-artillery 16,27 north' },
      allied: { b: 'infantry 16,29 south disrupted' },
    });
    const { events } = play(state, { shoot: 'g', at: 'b' }, { 'shot.g': 6 }, { 'rout.b': 6 });
    expect(events.at(-1)).toMatchObject({ type: 'unit-destroyed', because: 'edge' });
  });

  test('passes through friends, and goes on where it would end on one', () => {
    const { state } = rout({ allied: { f: 'infantry 16,19.8 south' } });
    const [, y] = state.units['b']!.at;
    expect(y).toBeGreaterThan(19_050 * 20);
    expect(y).toBeLessThan(19_050 * 21);
  });

  test('carries Militia and Cossacks within [3] with it, the nearest first, each once', () => {
    const state = begin({
      french: { g: 'foot-artillery 16,14 north' },
      allied: {
        b: 'infantry 16,16 south disrupted',
        far: 'militia 20.5,16 south',
        near: 'cossacks 18.5,16 south',
        other: 'infantry 13.5,16 south',
      },
    });
    const { events } = play(
      state,
      { shoot: 'g', at: 'b' },
      { 'shot.g': 6 },
      { 'rout.b': 1 },
      { 'rout.near': 5 },
      { 'rout.far': 2 },
    );
    const broken = events.flatMap((event) => (event.type === 'unit-routed' ? [[event.unit, event.caught]] : []));
    expect(broken).toEqual([['b', null], ['near', 'b'], ['far', 'near']]); // prettier-ignore
  });
});
