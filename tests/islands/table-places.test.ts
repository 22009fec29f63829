import { describe, expect, test } from 'vitest';
import type { BesideItem } from '../../src/games/contract/beside.ts';
import type { Awaiting, Target } from '../../src/games/contract/engine.ts';
import { mayPut, meantBy, walked } from '../../src/islands/orders/places.ts';
import { activate, buttons, selecting, type Field } from '../../src/islands/orders/selection.ts';
import { highlights } from '../../src/islands/orders/highlights.ts';
import { begun, replyTo } from '../../src/islands/orders/replying.ts';
import { playModule } from '../../src/register/index.ts';
import { choicesOf } from '../../src/scene/input.ts';
import type { Spot } from '../../src/scene/scene.ts';
import { spotOf } from '../../src/scene/table/board.ts';
import { armies, battle, battleBoard, deploying, ONE, spot } from '../games/two-by-two/battlefield.ts';
import { begin } from '../games/two-by-two/field.ts';
import { select } from './fields.ts';

/*
 * Orders on a free table that readers give by pointing and not by pulling: shots, and units brought
 * or placed on the table.
 */

const game = await playModule('two-by-two');
const fieldOf = (state: Awaiting, isOpen = true): Field => ({
  game,
  state,
  choices: choicesOf(game.rules, state),
  isOpen,
});
const marksOf = (field: Field, unit: string | null) =>
  highlights(field, select({ unit, cursor: { point: spot(0, 0) }, isStale: true }), []);

describe('a unit that may shoot', () => {
  const state = begin({
    french: { line: 'infantry 16,10 north', far: 'infantry 4,4 north' },
    allied: { foe: 'infantry 16,11.5 south', other: 'infantry 16,30 south' },
  });
  const field = fieldOf(state);

  test('shows its arc and brackets whom it may shoot at, and no circle of a move', () => {
    expect(marksOf(field, 'line').map(({ id, kind }) => [id, kind])).toEqual([
      ['reach', 'arc'],
      ['reach-foe', 'area'],
      ['selected', 'area'],
    ]);
    expect(marksOf(field, 'far').map(({ kind }) => kind)).not.toContain('disc');
  });

  test('shoots at an enemy who is clicked at once after it, a few pixels away', () => {
    const at = (y: number) => spotOf(spot(16 * ONE, y * ONE));
    const click = (y: number, doubles: Spot | null) =>
      ({ kind: 'click', spot: at(y), press: at(y), isTouch: false, doubles, grip: null, pixel: 2 }) as const;
    const [one, two] = [at(10), at(11.5)];
    expect(Math.hypot(one[0] - two[0], one[1] - two[1]) / 2).toBeLessThan(20);
    const selected = replyTo(begun({ game, state, isOpen: true }), click(10, null))!;
    const first =
      selected.does[0]?.do === 'take-back' ? replyTo(selected.now, selected.does[0].otherwise)!.now : selected.now;
    expect(first.selection.unit).toBe('line');
    const shot = replyTo(first, click(11.5, one))!;
    const given = shot.does[0]?.do === 'take-back' ? replyTo(shot.now, shot.does[0].otherwise)! : shot;
    expect(given.does).toContainEqual(expect.objectContaining({ do: 'order' }));
  });

  test('is told to choose a marked enemy', () => {
    expect(selecting(field, 'line').says).toContain('Choose a marked enemy.');
  });

  test('has a ring clear of its base', () => {
    const ring = game.input.highlight(state, 'x', { unit: 'line' }, 'chosen');
    const xs = ring.kind === 'area' ? ring.points.map(([x]) => x) : [];
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(25);
  });
});

test('who may counter-charge is shown the enemy near enough, and not the circle of a whole move', () => {
  const state = begin({
    french: { horse: 'light-cavalry 16,10 north' },
    allied: { foe: 'infantry 16,11.5 south', far: 'infantry 16,18 south' },
    now: { moved: ['foe', 'far'] },
  });
  const marks = marksOf(fieldOf(state), 'horse');
  expect(marks.map(({ id }) => id)).toContain('reach-foe');
  expect(marks.map(({ id }) => id)).not.toContain('reach-far');
  expect(marks.map(({ kind }) => kind)).not.toContain('disc');
});

describe('a unit that waits beside the table', () => {
  const state = deploying(
    battleBoard(armies({ guard: 'guard', line: 'infantry' }, { foe: 'infantry' }, { army: 12 })),
    'french',
  );
  const field = fieldOf(state);

  test('has the ground lit on which it may be put, in play and in a task, and is told so', () => {
    expect(selecting(field, 'guard').says).toContain('Choose a highlighted place.');
    for (const on of [field, fieldOf(state, false)]) {
      const marks = marksOf(on, 'guard');
      expect(marks.map(({ id, kind }) => [id, kind])).toContainEqual(['reach', 'area']);
      expect(marks.filter(({ id }) => id.startsWith('place-'))).toEqual([]);
    }
  });

  test('has that ground lit before it is selected, if it is the same for all who wait', () => {
    const ids = (on: Field) => marksOf(on, null).map(({ id }) => id);
    expect(ids(field)).toContain('reach');
    expect(ids(fieldOf(state, false)), 'not in a task: finding the place is the question').not.toContain('reach');
  });

  test('keeps its button, pressed, while it is selected: no other button moves', () => {
    const beside = (unit: string | null) =>
      buttons(field, { unit, offers: [] }).flatMap((offer) => ('select' in offer ? [offer] : []));
    expect(beside('guard').map(({ select: id }) => id)).toEqual(beside(null).map(({ select: id }) => id));
    expect(beside('guard').filter(({ isSelected }) => isSelected === true)).toMatchObject([{ select: 'guard' }]);
  });

  test('is put by a second click, or by a button, as a move is confirmed', () => {
    const on = begun({ game: field.game, state, isOpen: true });
    const selected = { ...on, selection: { ...on.selection, unit: 'guard' } };
    const click = {
      kind: 'click',
      spot: [114, 114],
      press: [114, 114],
      isTouch: false,
      doubles: null,
      grip: null,
      isOnGrip: false,
      pixel: 1,
    } as const;
    const asked = replyTo(selected, click)!;
    expect(asked.does.map((deed) => deed.do)).toEqual(['note']);
    expect(asked.now.selection.offers.map(({ isMain }) => isMain)).toEqual([true]);
    expect(replyTo(asked.now, click)!.does.map((deed) => deed.do)).not.toContain('note');
  });

  test('has the place marked where it may be put, before it is put there', () => {
    const at = (x: number) =>
      highlights(field, select({ unit: 'guard', cursor: { point: spot(x * ONE, 6 * ONE) } }), []);
    expect(at(6).map(({ id }) => id)).toContain('there');
    expect(at(1).map(({ id }) => id)).not.toContain('there');
  });

  test('is led by the arrow keys from place to place, to each of them', () => {
    const places = field.choices.flatMap(({ unit, target }) => (unit === 'guard' && target !== null ? [target] : []));
    const known = new Set<string>();
    const ahead: Target[] = [places[0]!];
    while (ahead.length > 0) {
      const cursor = ahead.pop()!;
      if (known.has(JSON.stringify(cursor))) continue;
      known.add(JSON.stringify(cursor));
      for (const [x, y] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        // prettier-ignore
        ahead.push(walked(field, select({ cursor, unit: 'guard' }), x, y));
    }
    expect(known.size).toBe(places.length);
    expect(activate(field, 'guard', places.at(-1)!).offers).toHaveLength(1);
  });
});

describe('a unit that has been rolled for', () => {
  const points = [
    { side: 'french', edge: 'south', at: 16, queue: { hussars: { type: 'light-cavalry' } }, called: 1 },
    { side: 'allied', edge: 'west', at: 16 },
  ];
  const units = {
    french: { guard: { type: 'guard', at: [17.5, 4], facing: 'north' } },
    allied: { battery: { type: 'foot-artillery', at: [16, 24], facing: 'south' } },
  };
  const now = { turn: 1, side: 'french', phase: 'move' };
  const state = battle(battleBoard({ attacker: 'allied', points }, { units, now }));
  const field = fieldOf(state);
  const marked = field.choices.flatMap(({ unit, target }) =>
    unit === 'hussars' && target !== null && 'point' in target ? [target.point] : [],
  );
  const allowed = (target: Target) =>
    game.rules.probe(state, { unit: 'hussars', target }).some(({ verdict }) => verdict.ok);

  test('comes on where its places are marked, by whoever points there, or some millimetres beside them', () => {
    expect(marked.length).toBeGreaterThan(5);
    for (const [x, y] of marked)
      for (const [across, up] of [[0, 0], [4000, 0], [-3000, 4000], [0, -5000]] as const)
        expect(allowed(meantBy(field, 'hussars', { point: spot(x + across, y + up) })), `${x} ${y}`).toBe(true); // prettier-ignore
  });

  test('goes where one points exactly, if that is allowed; and what is far from its places is told why not', () => {
    const free = { point: spot(16 * ONE + 2000, 5 * ONE) };
    expect(allowed(free)).toBe(true);
    expect(meantBy(field, 'hussars', free)).toEqual(free);
    const far = { point: spot(16 * ONE, 20 * ONE) };
    expect(meantBy(field, 'hussars', far)).toEqual(far);
  });

  test('is put beside another unit, which is not taken up instead', () => {
    expect(mayPut(field, 'hussars', { point: spot(16 * ONE + 2000, 5 * ONE) })).toBe(true);
    expect(mayPut(field, 'hussars', { point: spot(16 * ONE, 20 * ONE) })).toBe(false);
    expect(mayPut(field, 'guard', { point: spot(16 * ONE + 2000, 5 * ONE) }), 'it stands there').toBe(false);
  });
});

describe('the roll for reinforcements', () => {
  const state = battle(
    battleBoard(
      {
        attacker: 'allied',
        points: [
          { side: 'french', edge: 'south', at: 16, queue: { hussars: { type: 'light-cavalry' } } },
          { side: 'allied', edge: 'west', at: 16, queue: { uhlans: { type: 'lancers' } } },
        ],
      },
      {
        units: {
          french: { guard: { type: 'guard', at: [10, 4], facing: 'north' } },
          allied: { battery: { type: 'foot-artillery', at: [16, 24], facing: 'south' } },
        },
        now: { turn: 1, side: 'french', phase: 'move' },
      },
    ),
  );
  const field = fieldOf(state);
  const roll = field.choices.find(({ order }) => order.type === 'reinforce')!;

  test('is a button, and the main one where nothing else is allowed', () => {
    expect(buttons(field, select({})).map(({ says }) => says)).toContain(roll.says);
    expect(buttons({ ...field, choices: [roll] }, select({}))).toMatchObject([{ says: roll.says, isMain: true }]);
  });

  test('is named by its place alone, if what lies beside the map says the rest', () => {
    const horse = { id: 'horse', name: 'the horse', says: '', fits: true };
    const named = (items: readonly BesideItem[]) =>
      buttons({ ...field, choices: [roll], beside: { items, most: 1, chosen: [] } }, select({}))[0]?.says;
    expect(named([horse])).toBe(`Choose ${game.input.name(state, roll.target!)}`);
    expect([named([]), named([{ ...horse, mark: 'K' }])]).toEqual([roll.says, roll.says]);
  });

  test('does not keep the arrow keys from the units on the table', () => {
    const cursor = { point: spot(16 * ONE, 0) };
    expect(walked(field, select({ cursor }), 0, 1)).toHaveProperty('unit');
    const only = { ...field, choices: [roll] };
    expect(walked(only, select({ cursor: { point: spot(0, 0) } }), 1, 0)).toEqual(roll.target);
  });

  test('is meant by whoever points near the point, with no unit selected', () => {
    const near = { point: spot(16 * ONE + 3000, 4000) };
    expect(meantBy(field, null, near)).toEqual(roll.target);
    expect(meantBy(field, 'guard', near)).toEqual(near);
    expect(meantBy(field, null, { point: spot(16 * ONE, 4 * ONE) })).toEqual({ point: spot(16 * ONE, 4 * ONE) });
  });
});
