import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { figuresOf, waitingUnit } from '../../../src/games/regiments-and-roundshot/battle/columns.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import { inches } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { begun, given, WHOLE } from './battle.ts';
import { judged, play } from './fights.ts';
import { saysNo } from './moves.ts';

const ROLL = { roll: 'off' };
const six = ['1', '2', '3', '4', '5', '6'].map((n) => `archduke-foot-first-${n}`);
const deploy = (units: readonly string[], at: readonly number[], into = 'line') => ({
  deploy: units,
  into,
  facing: 'south',
  at,
});

/** The Austrians set up first: theirs is the lower die. */
const settingUp = () => play(begun(WHOLE), [ROLL], [{ 'first.french': 5 }, { 'first.allied': 2 }]).state;

describe('who goes first', () => {
  test('the lower die sets up first, the higher one takes the first turn; equal dice are rolled again', () => {
    const { state, events } = play(
      begun(WHOLE),
      [ROLL],
      [{ 'first.french': 4 }, { 'first.allied': 4 }, { 'first.french': 2 }, { 'first.allied': 5 }],
    );
    expect(events[0]).toMatchObject({
      type: 'first-rolled',
      first: 'allied',
      ties: 1,
      clauses: ['rr.turn.alternate', 'rr.dice.six-sided'],
    });
    expect([state.side, state.battle!.first, state.battle!.step]).toEqual(['french', 'allied', 'deployment']);
  });

  test('hands are empty at the start, or each side is dealt one draw under one reading', () => {
    expect(settingUp().hands).toEqual({ french: [], allied: [] });
    const dealt = begun(
      { ...(WHOLE as object), now: { generals: { french: 'famous' } } },
      {
        'rr-007': 'two-jokers-dealt-hand',
      },
    );
    const draws = ['2-1', '2-2', '2-3', '2-4'].map((card) => ({ 'draw.french': card }));
    const { state, types, events } = play(
      dealt,
      [ROLL],
      [{ 'first.french': 5 }, { 'first.allied': 2 }, ...draws, { 'draw.allied': '9-1' }, { 'draw.allied': '9-2' }],
    );
    const { hands, deck } = state;
    expect(events.slice(-2).map(({ clauses }) => clauses)).toEqual([
      ['rr.strategy.draw-two'],
      ['rr.strategy.draw-two'],
    ]);
    expect([hands['french']!.length, hands['allied']!.length, deck.length]).toEqual([4, 2, 48]);
    expect(types).toEqual(['first-rolled', ...Array.from({ length: 6 }, () => 'card-drawn')]);
  });
});

describe('the first column', () => {
  test('stands in its own half, in a column or a line, on the board', () => {
    const state = settingUp();
    expect(play(state, [deploy(six, [12, 20])]).events[0]).toMatchObject({
      type: 'formation-placed',
      clauses: ['rr.setup.opposite-ends', 'rr.setup.touching-column-or-line'],
    });
    expect(judged(state, deploy(six, [12, 20]))).toBe('allowed');
    const verdict = engine.judge(state, given(state, deploy(six, [12, 20])));
    expect(verdict.ok && verdict.clauses).toContain('rr.rulers.inches');
    expect(judged(state, deploy(six, [12, 20], 'column'))).toBe('allowed');
    expect(judged(state, deploy(six, [12, 17]))).toBe('not-own-half rr.setup.own-half');
    expect(judged(state, deploy(six, [1, 20]))).toBe('off-board rr.setup.own-half');
  });

  test('has five infantry or three others in a row, and leaves none that could never be placed', () => {
    const state = settingUp();
    expect(judged(state, deploy(six.slice(0, 4), [12, 20]))).toBe('too-few rr.setup.min-infantry');
    expect(judged(state, deploy(six.slice(0, 5), [12, 20]))).toBe('leaves-too-few rr.setup.min-infantry');
    const horse = ['1', '2', '3'].map((n) => `archduke-horse-${n}`);
    expect(judged(state, deploy(horse.slice(0, 2), [12, 20]))).toBe('too-few rr.setup.min-cavalry-artillery');
    expect(judged(state, deploy(horse, [12, 20]))).toBe('allowed');
    const guns = ['1', '2'].map((n) => `archduke-guns-${n}`);
    expect(judged(state, deploy(guns, [12, 20]))).toBe('too-few rr.setup.min-cavalry-artillery');
  });

  test('may be parted so that just enough are left', () => {
    const state = settingUp();
    const [first, , third, ...others] = state.battle!.columns['allied']!;
    const twelve = { ...first!, units: [...first!.units, ...third!.units] };
    const battle = { ...state.battle!, columns: { ...state.battle!.columns, allied: [twelve, ...others] } };
    const part = (count: number) =>
      judged(
        { ...state, battle },
        deploy(
          twelve.units.slice(0, count).map(({ id }) => id),
          [14, 20],
        ),
      );
    expect([part(7), part(8)]).toEqual(['allowed', 'leaves-too-few rr.setup.min-infantry']);
  });

  test('is placed by figures of one type and one column, each once, and by the HQ alone', () => {
    const state = settingUp();
    const found = (...units: readonly string[]) => figuresOf(state, 'allied', units)?.length ?? null;
    expect([found(...six), found('archduke')]).toEqual([6, 1]);
    expect([found(), found(...six, six[0]!), found('archduke', six[0]!)]).toEqual([null, null, null]);
    expect(found(...six, 'archduke-foot-third-1')).toBeNull();
    expect(found('archduke-horse-1', 'archduke-guns-1')).toBeNull();
    expect(waitingUnit(state, six[1]!)?.name).toBe('the second first foot of Charles');
    expect(waitingUnit({ battle: null }, six[1]!)).toBeUndefined();
  });

  test('has its HQ in a row with its cavalry, or not touching it', () => {
    const horse = deploy(
      ['1', '2', '3'].map((n) => `archduke-horse-${n}`),
      [12, 24],
    );
    const state = play(settingUp(), [horse]).state;
    expect(judged(state, deploy(['archduke'], [12, 24.5]))).toBe('no-row rr.setup.touching-column-or-line');
    expect(judged(state, deploy(['archduke'], [12, 24.6]))).toBe('allowed');
  });

  test('is one of the columns, whole, with the HQ, and each formation within an inch of another', () => {
    const state = settingUp();
    const foot = play(state, [deploy(six, [12, 20])]).state;
    const horse = deploy(
      ['1', '2', '3'].map((n) => `archduke-horse-${n}`),
      [12, 24],
    );
    expect(judged(foot, horse)).toBe('not-of-column rr.setup.one-column-starts');
    expect(judged(state, { end: 'deployment' })).toBe('not-all-placed rr.setup.one-column-starts');
    expect(engine.judge(state, given(state, { end: 'deployment' }))).toMatchObject({ params: { count: 0 } });
    expect(judged(state, { end: 'phase' })).toBe('not-now rr.setup.own-half');
    expect(judged(foot, { end: 'deployment' })).toBe('no-hq rr.figures.hq-required');
    expect(judged(foot, deploy(['archduke'], [12, 20]))).toBe('taken rr.setup.own-half');
    expect(saysNo(foot, deploy(['archduke'], [12, 20]))).toMatch(
      / there already, and two figures never share a place\.$/,
    );
    const far = play(foot, [deploy(['archduke'], [12, 30])]).state;
    expect(judged(far, { end: 'deployment' })).toBe('too-far-apart rr.setup.formation-gap');
    const farther = play(foot, [deploy(['archduke'], [12, 21.6])]).state;
    expect(judged(farther, { end: 'deployment' })).toBe('too-far-apart rr.setup.formation-gap');
    const near = play(foot, [deploy(['archduke'], [12, 21.5])]).state;
    const last = { ...near, battle: { ...near.battle!, deployed: ['french'] } };
    expect(play(last, [{ end: 'deployment' }]).events[1]).toMatchObject({
      type: 'phase-began',
      clauses: ['rr.turn.alternate', 'rr.turn.phases'],
    });
    const { state: next, events } = play(near, [{ end: 'deployment' }]);
    expect(events[0]).toMatchObject({
      type: 'deployment-ended',
      clauses: ['rr.setup.strategic-columns', 'rr.setup.one-column-starts', 'rr.setup.later-arrival'],
    });
    expect([next.side, next.battle!.deployed, next.battle!.columns['allied']!.length]).toEqual([
      'french',
      ['allied'],
      3,
    ]);
  });
});

/** What is wrong with a battle whose columns are these, by type and count. */
function faults(columns: readonly Readonly<Record<string, number>>[]): readonly string[] {
  const written = columns.map((units, n) => ({
    name: `the column ${n}`,
    units: Object.fromEntries(
      Object.entries(units).map(([type, of]) => [`${type}-${'abcde'[n]}`, { type, name: type, of }]),
    ),
  }));
  const armies = {
    french: { hq: { id: 'marshal', name: 'Brune' }, columns: written },
    allied: (WHOLE as { battle: { armies: { allied: Plain } } }).battle.armies.allied,
  };
  const read = engine.start({ ...(WHOLE as object), battle: { armies } }, {});
  return read.ok ? [] : read.error.map(({ path, found, wanted }) => `${path}: ${found}; ${wanted}`);
}

describe('strategic columns', () => {
  const five = { infantry: 6 };

  test('are four or five, of equal size or one more', () => {
    expect(faults([five, five, five, five])).toEqual([]);
    expect(faults([five, five, five, five, five])).toEqual([]);
    expect(faults([five, five, five])).toEqual(['battle.armies.french.columns: 3 columns; four or five columns']);
    expect(faults([five, five, five, { infantry: 8 }])[0]).toContain('columns of 6, 6, 6, 8');
  });

  test('have enough figures of each of their types to be set up', () => {
    expect(faults([five, five, five, { infantry: 4, cavalry: 2 }])).toEqual([
      'battle.armies.french.columns.3.units: 4 of infantry; at least 5 of infantry in a column, or none',
      'battle.armies.french.columns.3.units: 2 of cavalry; at least 3 of cavalry in a column, or none',
    ]);
    expect(faults([five, five, five, { infantry: 5, cavalry: 1 }])).toEqual([
      'battle.armies.french.columns.3.units: 1 of cavalry; at least 3 of cavalry in a column, or none',
    ]);
  });
});

describe('pointing at a place', () => {
  const at = (x: number, y: number) => ({ unit: null, target: { point: pointAt(inches(x), inches(y)) } });

  test('sets up any group of a column there, in a line or in a column, facing into the board', () => {
    const probes = engine.probe(settingUp(), at(12, 20));
    expect(
      probes.map(({ order }) => (order.type === 'deploy' ? [order.units.length, order.into] : order.type)),
    ).toEqual([
      [6, 'line'],
      [6, 'column'],
      [3, 'line'],
      [3, 'column'],
      [3, 'line'],
      [3, 'column'],
      [6, 'line'],
      [6, 'column'],
      [6, 'line'],
      [6, 'column'],
      [1, 'line'],
    ]);
    expect(probes.every(({ verdict }) => verdict.ok)).toBe(true);
    expect(engine.probe(settingUp(), at(12, 10)).every(({ verdict }) => !verdict.ok)).toBe(true);
  });

  test('means the rest of the column once one is begun, and nothing at all in a battle', () => {
    const begunWith = play(settingUp(), [deploy(six, [12, 20])]).state;
    expect(engine.probe(begunWith, at(12, 25)).map(({ order }) => order)).toMatchObject([{ units: ['archduke'] }]);
    expect(engine.probe(begun(), at(12, 20))).toEqual([]);
    // The HQ stands already; and a figure is no place.
    const led = play(settingUp(), [deploy(['archduke'], [12, 20])]).state;
    expect(engine.probe(led, at(12, 25)).map(({ order }) => order)).not.toContainEqual(
      expect.objectContaining({ units: ['archduke'] }),
    );
    expect(engine.probe(led, { unit: null, target: { unit: 'archduke' } })).toEqual([]);
  });
});
