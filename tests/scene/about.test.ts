import { describe, expect, test } from 'vitest';
import { about } from '../../src/scene/paper-bayonet/about.ts';
import { scene } from '../../src/scene/paper-bayonet/scene.ts';
import { stand, type Field } from '../games/paper-bayonet/field.ts';

const told = (units: Readonly<Record<string, string>>, square: string, field: Field = {}) =>
  about(stand(units, field), { square });
const row = (units: Readonly<Record<string, string>>, square: string, name: string, field: Field = {}) => {
  const found = told(units, square, field).rows.find((each) => each.name === name);
  return [found?.text, found?.more];
};

describe('the pop-up of a unit', () => {
  test('says what it is and where', () => {
    const { title, kind, units } = told({ guard: 'heavy-infantry c3' }, 'c3');
    expect({ title, kind, units }).toEqual({ title: 'The guard', kind: 'French heavy infantry, c3', units: ['guard'] });
  });

  test.each([
    ['line-infantry c3', {}, '1 square'],
    ['cavalry c3', {}, '2 squares'],
    ['cavalry c3', { ground: { c3: 'woods' } }, '1 square'],
    ['line-infantry c3', { ground: { c3: 'road' } }, '1 square; 2 along the road'],
    ['skirmishers c3', { ground: { c3: 'road' } }, '2 squares'],
  ] as const)('moves: %s %j', (unit, field, text) => {
    expect(row({ unit }, 'c3', 'Moves', field)[0]).toBe(text);
  });

  test.each([
    ['line-infantry c3', '1; 2 against a Square'],
    ['heavy-infantry c3', '1; 2 against a Square; one may be rolled again'],
    ['cavalry c3', '1; 2 against infantry not in Square'],
    ['cannon c3', '1'],
    ['line-infantry c3 square', '1; 2 against cavalry and against a Square'],
  ])('dice, as the engine counts them: %s', (unit, text) => {
    expect(row({ unit }, 'c3', 'Dice')[0]).toBe(text);
  });

  test('a Brigadier does not fight', () => {
    expect(row({}, 'i2', 'Dice')[0]).toBe('None: Brigadiers do not fight');
  });

  test('adds what counts where it stands', () => {
    expect(row({ unit: 'cannon c3' }, 'c3', 'Score')[0]).toBe('−2 artillery');
    expect(row({ unit: 'c3' }, 'c3', 'Score', { ground: { c3: 'building' } })[0]).toBe('+2 in a building');
    expect(row({ unit: 'c3' }, 'c3', 'Score')[0]).toBeUndefined();
  });

  test('a gun has its range, a column its formation', () => {
    expect(row({ unit: 'howitzer c3' }, 'c3', 'Range')[0]).toBe('4 squares');
    const column = { one: 'c3 column', two: 'c3 column' };
    expect(row(column, 'c3', 'Formation')[0]).toBe('Attack column');
    expect(told(column, 'c3').title).toBe('The one and the two');
  });

  test('a disrupted unit shows its back', () => {
    const units = { unit: 'c3 disrupted' };
    expect(row(units, 'c3', 'Facing')[0]).toBe('South');
    expect(row(units, 'c3', 'Condition')[0]).toMatch(/^Disrupted/);
    expect(row({ unit: 'heavy-infantry c3 routed' }, 'c3', 'Condition')[0]).toContain('3 or more');
  });
});

describe('the chain', () => {
  const chained = { general: 'brigadier b1', near: 'c2', far: 'd3', alone: 'h5' };
  const movement: Field = { phase: 'movement', activated: ['dubois'] };

  test('leads to a unit through others of its brigade', () => {
    expect(row(chained, 'd3', 'Brigade', movement)).toEqual([
      'Dubois',
      'In touch with the general through the near; the brigade has orders this turn',
    ]);
    expect(told(chained, 'd3').links).toEqual([
      ['general', 'near'],
      ['near', 'far'],
    ]);
    expect(row(chained, 'c2', 'Brigade')[1]).toContain('In touch with the general');
  });

  test('does not reach everybody', () => {
    expect(row(chained, 'h5', 'Brigade', { ...movement, activated: [] })[1]).toBe(
      'Out of touch with the general; the brigade has no orders this turn',
    );
    expect(told(chained, 'h5').links).toEqual([]);
    expect(row(chained, 'b1', 'Brigade', movement)[1]).toBe(
      'Out of touch: the alone; the brigade has orders this turn',
    );
    expect(told(chained, 'b1').links).toHaveLength(2);
  });

  test('has a numeral only where a side has several brigades', () => {
    const two = { ...chained, other: 'c4 of marchand', marchand: 'brigadier c5 of marchand' };
    expect(row(two, 'c4', 'Brigade')[0]).toBe('II · Marchand');
    const bases = scene(stand(two), []).marks.filter((mark) => mark.kind === 'base');
    expect(bases.map(({ id, brigade }) => [id, brigade])).toEqual(
      expect.arrayContaining([
        ['near', 1],
        ['other', 2],
        ['enemy', undefined],
      ]),
    );
  });
});

describe('the pop-up of a square', () => {
  test.each([
    ['woods', 'Woods', '+1 in a fight, −1 on the effect die of a shot. Cavalry move 1 square. Room for one unit.'],
    ['river', 'River', 'Crossed on 4 or more. Guns need a bridge.'],
    ['bridge', 'Bridge', 'Everybody may cross, guns too. Room for one unit.'],
  ] as const)('%s', (ground, title, text) => {
    const popup = told({}, 'd4', { ground: { d4: ground } });
    expect(popup).toMatchObject({ title, kind: 'd4', units: [] });
    expect(popup.rows).toEqual([{ name: 'Effect', text }]);
  });

  test('open ground does nothing, and an objective has its holder', () => {
    expect(told({}, 'd4')).toMatchObject({ title: 'Open ground', kind: 'd4', rows: [] });
    expect(row({}, 'd4', 'Objective', { objectives: ['d4'] })[0]).toBe('Held by nobody');
    expect(row({ unit: 'd5' }, 'd4', 'Objective', { objectives: ['d4'] })[0]).toBe('Held by the French');
  });

  test.each([
    [{}, 'objective', 'Objective, held by nobody'],
    [{ unit: 'd4' }, 'objective-first', 'Objective, held by the French'],
    [{ unit: 'allied d4' }, 'objective-second', 'Objective, held by the Allies'],
  ])('the map shows who holds an objective: %j', (units, symbol, text) => {
    const { marks } = scene(stand(units, { objectives: ['d4'] }), []);
    expect(marks.find(({ id }) => id === 'objective-d4')).toMatchObject({ kind: 'badge', symbol, text, on: 'd4' });
  });
});
