import { describe, expect, test } from 'vitest';
import type { OrderLike } from '../../src/games/contract/engine.ts';
import { activate, buttons, initial, type Field } from '../../src/islands/orders/selection.ts';
import type { Choice } from '../../src/scene/input.ts';
import { COLUMN, fieldOf, GUNS, MOVING, offering, order, rules, sameOrder, says, select, to } from './fields.ts';

describe('a selection', () => {
  test('begins with the cursor on a unit that can be given orders, and selects none', () => {
    expect(initial(fieldOf(GUNS))).toEqual(select({ cursor: to('d1') }));
  });

  test('begins on a unit that has only buttons, if none can be pointed anywhere', () => {
    const form: Choice = { unit: 'first', target: null, order: order('form-square'), says: 'square' };
    expect(initial(offering(fieldOf(COLUMN), form)).cursor).toEqual(to('h2'));
  });

  test('selects a unit at once if only that unit can be given orders', () => {
    const field = fieldOf(GUNS);
    const place = (at: string): Choice => ({ unit: 'gun', target: to(at), order: order('place'), says: at });
    expect(initial(offering(field, place('a1'), place('b1')))).toMatchObject({ unit: 'gun' });
  });

  test('selects one of the reader’s units, says where it may go, and deselects it', () => {
    const field = fieldOf(GUNS);
    expect(activate(field, null, to('d1'))).toEqual({
      unit: 'gun',
      says: 'Selected: the gun. Choose a marked enemy.',
      spoken: 'The gun (French cannon) on d1, open ground, facing north. Selected. Choose a marked enemy. d4.',
      offers: [],
    });
    expect(activate(field, 'gun', to('d1'))).toMatchObject({ unit: null, offers: [] });
    expect(activate(field, 'gun', to('a1'))).toMatchObject({ unit: 'mate' });
  });

  test('selects both units of a square one after the other', () => {
    const pair = { one: 'french line-infantry d1 column', other: 'french line-infantry d1 column' };
    const field = fieldOf(pair, MOVING);
    expect([null, 'one', 'other'].map((taken) => activate(field, taken, to('d1')).unit)).toEqual([
      'one',
      'other',
      null,
    ]);
  });

  test('does not select units of the other side, and says so', () => {
    expect(activate(fieldOf(GUNS), null, to('d4'))).toMatchObject({ unit: null, offers: [] });
    expect(activate(fieldOf(GUNS), null, to('d4')).says).toBe('None of your units is there. Choose one with a ring.');
    const nobody = fieldOf(GUNS, { activated: [] });
    expect(activate({ ...nobody, choices: [] }, null, to('d4')).says).toBe(
      'None of your units is there. Use the buttons below the map.',
    );
    const { spoken } = activate({ ...nobody, choices: [] }, null, to('d4'));
    expect(spoken, 'heard as well as read').toMatch(/None of your units is there\. Use the buttons below the map\.$/);
  });

  test('places a marker at the target, and leaves it to the engine to refuse', () => {
    const empty = fieldOf({ general: 'french brigadier a1', enemy: 'allied brigadier i7' });
    const state = { ...empty.state, awaits: { ...empty.state.awaits!, orders: ['objective'] } };
    const field: Field = { ...empty, state, choices: [] };
    expect(activate(field, null, to('e4')).offers).toMatchObject([{ order: { type: 'objective', at: 'e4' } }]);
    const { offers } = activate(field, null, to('b2'));
    expect(offers).toMatchObject([{ order: { type: 'objective', at: 'b2' } }]);
    expect(rules.judge(field.state, (offers[0] as { order: OrderLike }).order)).toMatchObject({ reason: 'near-edge' });
  });

  test('says why a unit may go nowhere', () => {
    const { says: told } = activate(fieldOf(COLUMN, { ...MOVING, activated: [] }), null, to('h1'));
    expect(told).toContain('Selected: the gun. No order is allowed. Dubois’s brigade is not activated this turn.');
  });
});

describe('pointing with a selected unit', () => {
  test('gives the one order that leads there', () => {
    const { offers } = activate(fieldOf(GUNS), 'gun', to('d4'));
    expect(offers).toMatchObject([{ order: { type: 'fire', unit: 'gun', at: 'hussars' } }]);
  });

  test('gives the most likely order if none is allowed, for the engine to refuse', () => {
    expect(activate(fieldOf(GUNS), 'gun', to('e4')).offers).toMatchObject([{ order: { type: 'fire', at: 'jagers' } }]);
    const far = activate(fieldOf(COLUMN, MOVING), 'gun', to('e3')).offers;
    expect(far).toMatchObject([{ order: { type: 'move', path: ['g2', 'f3', 'e3'] } }]);
  });

  test('takes pointing at a distant enemy for a charge only with cavalry', () => {
    const foes = { foot: 'french line-infantry b1', horse: 'french cavalry a1', foe: 'allied line-infantry b6' };
    const typeAt = (unit: string) => activate(fieldOf(foes, MOVING), unit, to('b6')).offers;
    expect(typeAt('foot')).toMatchObject([{ order: { type: 'move' } }]);
    expect(typeAt('horse')).toMatchObject([{ order: { type: 'charge' } }]);
  });

  test('deselects it if no order can be meant', () => {
    expect(activate(fieldOf(GUNS), 'gun', to('c3'))).toMatchObject({ unit: null, says: 'Deselected.', offers: [] });
  });

  test('offers a choice if several orders have the same target', () => {
    const field = fieldOf(COLUMN, MOVING);
    const there = (type: string): Choice => ({ unit: 'gun', target: to('d4'), order: order(type), says: type });
    const { unit, offers } = activate(offering(field, there('move'), there('charge')), 'gun', to('d4'));
    expect([unit, says(offers)]).toEqual(['gun', ['move', 'charge']]);
    const joins: Choice = { unit: 'gun', target: to('h2'), order: order('form-column'), says: 'join' };
    const other: Choice = { unit: 'first', target: to('g3'), order: order('move'), says: 'move' };
    expect(says(activate(offering(field, joins, other), 'gun', to('h2')).offers)).toEqual(['join', 'Select the first']);
  });

  test('places a neutral marker without selecting anything', () => {
    const objective: Choice = { unit: null, target: to('e4'), order: order('objective'), says: 'objective' };
    expect(says(activate(offering(fieldOf({}), objective), null, to('e4')).offers)).toEqual(['objective']);
  });
});

describe('buttons offer', () => {
  test('the orders of the side', () => {
    expect(says(buttons(fieldOf(GUNS), select({})))).toEqual(['End the artillery phase']);
  });

  test('those of the selected unit that need no target', () => {
    const field = fieldOf(COLUMN, MOVING);
    const end: Choice = { unit: null, target: null, order: order('end-phase'), says: 'end' };
    const there: Choice = { unit: 'first', target: to('h3'), order: order('move'), says: 'move' };
    const form: Choice = { unit: 'first', target: null, order: order('form-square'), says: 'square' };
    const some = offering(field, end, there, form);
    expect(says(buttons(some, select({})))).toEqual(['end']);
    expect(says(buttons(some, select({ unit: 'first' })))).toEqual(['end', 'square']);
    expect(says(buttons(offering(field, end), select({ unit: 'gun' }))), 'a gun forms none').toEqual(['end']);
    const of = (...choices: readonly Choice[]) =>
      buttons(offering(field, ...choices), select({ unit: 'first' })).map((offer) => offer.of);
    expect(of(end, there, form), 'a further order of a unit that can be led').toEqual([undefined, 'the first']);
    expect(of(end, form), 'all that the unit can do').toEqual([undefined, undefined]);
  });

  test('everything that is due, if nothing has a target', () => {
    const keep: Choice = { unit: 'first', target: null, order: order('keep'), says: 'keep' };
    expect(says(buttons(offering(fieldOf(COLUMN), keep), select({})))).toEqual(['keep']);
  });

  test('only the orders of the selected unit, if those of all units are many and nothing is asked', () => {
    const end: Choice = { unit: null, target: null, order: order('end-phase'), says: 'end' };
    const own = (unit: string, count: number) =>
      Array.from({ length: count }, (_, n): Choice => ({ unit, target: null, order: order(`own-${n}`), says: `${unit} ${n}` })); // prettier-ignore
    const [field, first, gun] = [fieldOf(COLUMN), own('first', 3), own('gun', 2)];
    const many = offering(field, ...first, ...gun, end);
    const few = offering(field, ...first, ...gun.slice(1), end);
    expect(says(buttons(few, select({})))).toEqual(says([...first, ...gun.slice(1), end]));
    expect(says(buttons(many, select({})))).toEqual(['end']);
    expect(says(buttons(many, select({ unit: 'gun' })))).toEqual(['gun 0', 'gun 1', 'end']);
    const asked = { ...many.state, awaits: { ...many.state.awaits!, kind: 'choice' as const } };
    expect(says(buttons({ ...many, state: asked }, select({})))).toEqual(says(many.choices));
    const beside = offering(field, ...own('reserve', 5), end);
    expect(says(buttons(beside, select({}))), 'a unit that nobody can select').toContain('reserve 4');
  });

  test('units that wait beside the board', () => {
    const deploy: Choice = { unit: 'old-guard', target: to('e1'), order: order('deploy'), says: 'deploy' };
    const field = offering(fieldOf({}), deploy);
    expect(buttons(field, select({}))).toEqual([{ says: 'Select old-guard', select: 'old-guard', isSelected: false }]);
    expect(says(activate(field, 'old-guard', to('e1')).offers)).toEqual(['deploy']);
  });

  test('the possible meanings of a target, until one is chosen', () => {
    const offers = [
      { says: 'one', select: 'gun' },
      { says: 'two', select: 'mate' },
    ];
    expect(buttons(fieldOf(GUNS), { unit: null, offers })).toBe(offers);
  });
});

describe('every order of the rules', () => {
  const LINE = {
    first: 'french line-infantry d3',
    second: 'french line-infantry e3',
    hussars: 'french cavalry a3',
    foe: 'allied line-infantry a6',
  };
  const near = (units: Readonly<Record<string, string>> = LINE) =>
    fieldOf({ ...units, general: 'french brigadier d2', enemy: 'allied brigadier h6' }, { ...MOVING, map: undefined });

  test('can be given by pointing or by a button', () => {
    const field = near();
    const onButtons = (unit: string | null) => buttons(field, select({ unit }));
    const found = new Set(
      field.choices.map(({ order: wanted, unit, target }) => {
        const offers = target === null ? onButtons(unit) : activate(field, unit, target).offers;
        expect(
          offers.some((offer) => 'order' in offer && sameOrder(offer.order, wanted)),
          JSON.stringify(wanted),
        ).toBe(true);
        return wanted.type;
      }),
    );
    expect([...found].toSorted()).toEqual(['end-phase', 'form-column', 'form-square', 'move']);
  });

  test('such as forming square is a button of its unit, which says why not if it is refused', () => {
    expect(says(buttons(near(), select({ unit: 'first' })))).toEqual([
      'Form Square with the first',
      'End the movement phase',
    ]);
    const field = near({ ...LINE, shaken: 'french line-infantry c3 disrupted' });
    const [refused] = buttons(field, select({ unit: 'shaken' }));
    expect(refused).toMatchObject({ order: { type: 'form-square', unit: 'shaken' } });
    expect(rules.judge(field.state, order('form-square', { unit: 'shaken' })).ok).toBe(false);
    expect(says(buttons(field, select({ unit: 'hussars' }))), 'horses form none').toEqual(['End the movement phase']);
  });

  test('such as forming a column is one of two meanings of pointing at a friend', () => {
    expect(says(activate(near(), 'first', to('e3')).offers)).toEqual([
      'Form an attack column of the first and the second',
      'Select the second',
    ]);
  });

  test('such as a charge is given by pointing at an enemy', () => {
    const [charge] = activate(near(), 'hussars', to('a6')).offers;
    expect(charge).toMatchObject({ order: { type: 'charge', unit: 'hussars', path: ['a4', 'a5'], at: 'foe' } });
  });
});
