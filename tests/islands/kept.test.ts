import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGame } from '../../src/islands/battle/createGame.ts';
import { asideOf, keyOf } from '../../src/islands/battle/record.ts';
import { asidesOf, keptStarts, putAside } from '../../src/islands/battle/store.ts';
import { keep } from '../../src/islands/battle/texts.ts';
import * as tools from '../../src/islands/orders/tools.ts';
import { startsOf } from '../../src/library/battles.ts';
import { scenarioFiles } from '../../src/library/files.ts';
import { engineOf, playModule } from '../../src/register/index.ts';
import { playScenario } from '../../src/scenario/play/play.ts';
import { withStorage } from './storage.ts';

const ID = 'pb.learning-battle';
const [game, engine] = await Promise.all([playModule('paper-bayonet'), engineOf('paper-bayonet')]);
const file = scenarioFiles('paper-bayonet').find(({ value }) => value.id === ID)!.value;
const frames = startsOf({ play: playScenario(engine, file) }).slice(9, 11);
const battle = { id: ID, title: '', game: 'paper-bayonet', scene: null!, home: '', frames } as const;
const KEY = keyOf(ID, frames[0]!.id);

afterEach(() => void vi.unstubAllGlobals());

/** A page with a game from the first start, and what its reader does. */
function opened() {
  const page = createGame({ game, tools }, battle);
  page.open(frames[0]!);
  /** Gives the first order of all that are allowed. */
  const order = () => page.give(game.rules.candidates(page.state())[0]!.order);
  return { ...page, order };
}

describe('a text is kept', () => {
  test('in place of the one that was read last, and of nothing else', () => {
    const texts = withStorage();
    expect(keep('a', null, 'one')).toBe('kept');
    expect(keep('a', 'one', 'two')).toBe('kept');
    expect(keep('a', 'one', 'three'), 'another tab has written two').toBe('changed');
    expect(keep('a', null, 'three')).toBe('changed');
    expect(keep('a', 'one', null)).toBe('changed');
    expect(texts).toEqual({ a: 'two' });
    expect(keep('a', 'two', null)).toBe('kept');
    expect(texts).toEqual({});
    expect(keep('a', 'two', 'three'), 'what was removed is kept again').toBe('kept');
  });

  test('only where there is room and storage is allowed', () => {
    const texts = withStorage(5);
    expect(keep('a', null, 'too long')).toBe('full');
    expect(texts).toEqual({});
    withStorage('blocked');
    expect(keep('a', null, 'one')).toBe('blocked');
  });
});

test('what is put aside never takes the place of what was put aside earlier', () => {
  const texts = withStorage(400);
  texts[asideOf(KEY)] = 'as older versions of the site named it';
  expect(putAside(KEY, 'one')).toBe('kept');
  expect(putAside(KEY, 'two')).toBe('kept');
  expect(putAside(KEY, 'one'), 'not twice').toBe('kept');
  expect(asidesOf(KEY).map(({ text }) => text)).toEqual(['as older versions of the site named it', 'one', 'two']);
  expect(keptStarts(ID), 'they are no games').toEqual([]);
  const before = { ...texts };
  expect(putAside(KEY, 'x'.repeat(400))).toBe('full');
  expect(texts).toEqual(before);
});

describe('a stored game that cannot be read', () => {
  const BROKEN = '{"version":1,"ord';

  test('is put aside before an order is kept in its place, and can be deleted there', () => {
    const texts = withStorage();
    texts[KEY] = BROKEN;
    const page = opened();
    expect(page.trouble()).toMatchObject({ text: BROKEN, says: expect.stringContaining('not complete') as string });
    expect(texts, 'untouched').toEqual({ [KEY]: BROKEN });
    page.order();
    expect(page.turns()).toHaveLength(1);
    expect([page.trouble(), page.kept()]).toEqual([null, 'kept']);
    expect(page.asides()).toEqual([{ key: asideOf(KEY), text: BROKEN }]);
    expect(opened().turns()).toHaveLength(1);
    page.drop(page.asides()[0]!);
    expect(page.asides()).toEqual([]);
    expect(Object.keys(texts)).toEqual([KEY]);
  });

  test('stays where there is no room aside: the order is played, and is not kept until the reader says so', () => {
    const broken = BROKEN.padEnd(400);
    const texts = withStorage(KEY.length + 600);
    texts[KEY] = broken;
    const page = opened();
    page.order();
    page.order();
    expect(page.turns()).toHaveLength(2);
    expect([page.trouble()?.text, page.kept()]).toEqual([broken, 'full']);
    expect(texts).toEqual({ [KEY]: broken });
    page.replace();
    expect([page.trouble(), page.kept()]).toEqual([null, 'kept']);
    expect(opened().turns()).toHaveLength(2);
  });

  test.each(['{"toString":1}', 'null', '3'])('is refused in words, whatever its mark is: %s', (ends) => {
    withStorage()[KEY] = `{"version":1,"orders":[],"ends":${ends}}`;
    expect(opened().trouble()?.says).toBe('It does not tell on which board it ends.');
  });

  test('does not take the place of a game in play', () => {
    const texts = withStorage();
    const page = opened();
    page.order();
    texts[KEY] = BROKEN;
    page.follow();
    expect(page.turns()).toHaveLength(1);
    expect(page.trouble()).not.toBeNull();
    page.order();
    expect(page.turns()).toHaveLength(2);
    expect(page.asides().map(({ text }) => text)).toEqual([BROKEN]);
    expect(opened().turns()).toHaveLength(2);
  });
});

describe('a game that went on elsewhere', () => {
  test('is not written over: it is shown, and what was ordered here is not carried out', () => {
    const texts = withStorage();
    const [first, second] = [opened(), opened()];
    first.order();
    second.follow();
    for (let orders = 2; orders <= 4; orders += 1) second.order();
    const before = texts[KEY];
    first.order();
    expect([first.turns().length, first.lastChange(), texts[KEY]]).toEqual([4, 'late', before]);
    first.order();
    expect([first.turns().length, first.lastChange()]).toEqual([5, 'here']);
    second.undo();
    expect([second.turns().length, second.lastChange()]).toEqual([5, 'late']);
    first.order();
    second.again();
    expect([second.turns().length, second.lastChange()]).toEqual([6, 'late']);
  });

  test('is shown on the way back to this page, but what has not changed is not shown anew', () => {
    withStorage();
    const [first, second] = [opened(), opened()];
    first.order();
    const turns = first.turns();
    first.follow();
    expect(first.turns(), 'the same, so that a unit stays taken up').toBe(turns);
    second.follow();
    second.order();
    first.follow();
    expect([first.turns().length, first.lastChange()]).toEqual([2, 'elsewhere']);
  });

  test('does not take the place of one that is kept nowhere', () => {
    withStorage(KEY.length + 10);
    const page = opened();
    page.order();
    page.order();
    expect([page.turns().length, page.kept()]).toEqual([2, 'full']);
    // Another tab has made room.
    withStorage()[KEY] = '{"version":1,"orders":[],"ends":"0"}';
    page.follow();
    page.open(frames[0]!);
    expect(page.turns()).toHaveLength(2);
    page.order();
    expect([page.turns().length, page.kept()]).toEqual([3, 'changed']);
    expect(localStorage.getItem(KEY)).toBe('{"version":1,"orders":[],"ends":"0"}');
  });

  test('was removed: the game in play goes on, and is kept again with the next order', () => {
    const texts = withStorage();
    const page = opened();
    page.order();
    Reflect.deleteProperty(texts, KEY);
    page.follow();
    expect([page.turns().length, page.kept()]).toEqual([1, 'gone']);
    page.order();
    expect([page.turns().length, page.kept()]).toEqual([2, 'kept']);
    expect(opened().turns()).toHaveLength(2);
  });
});

test('a game in a browser that forbids storage is played, and is not lost by opening its start once more', () => {
  withStorage('blocked');
  const page = opened();
  page.order();
  page.follow();
  page.open(frames[0]!);
  expect([page.turns().length, page.kept()]).toEqual([1, 'blocked']);
});
