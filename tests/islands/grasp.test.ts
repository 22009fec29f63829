import { describe, expect, test } from 'vitest';
import type { AnyEngine, Awaiting, OrderLike } from '../../src/games/engine.ts';
import { engine as paperBayonet } from '../../src/games/paper-bayonet/index.ts';
import { buttons, lit, open, pointed, preview, type Field, type Grasp } from '../../src/islands/grasp.ts';
import { choicesOf, handOf, type Choice } from '../../src/scene/hand.ts';
import { stand, type Field as Given } from '../games/paper-bayonet/field.ts';

const engine = paperBayonet as unknown as AnyEngine;
const hand = handOf('paper-bayonet');

function fieldOf(units: Readonly<Record<string, string>>, given: Given = {}): Field {
  const state: Awaiting = stand(units, given);
  return { engine, hand, state, choices: choicesOf(engine, hand, state) };
}
/** A board on which more may be ordered than the rules have yet: what is offered there is made up, and only pointed at. */
const offering = (field: Field, ...choices: readonly Choice[]): Field => ({ ...field, choices });
const grasp = (part: Partial<Grasp>): Grasp => ({ cursor: 'a1', taken: null, keys: false, offers: [], ...part });
const says = (offers: readonly { readonly says: string }[]) => offers.map((offer) => offer.says);
const order = (type: string, part: object = {}): OrderLike => ({ type, ...part });

const GUNS = {
  gun: 'french cannon d1',
  mate: 'french cannon a1',
  hussars: 'allied cavalry d4',
  jagers: 'allied skirmishers e4',
};
const MOVING: Given = { phase: 'movement', activated: ['dubois'] };
const COLUMN = { first: 'french line-infantry h2', gun: 'french cannon h1', hussars: 'allied cavalry d4' };

describe('a hand', () => {
  test('begins on a unit that may be ordered, and holds none', () => {
    expect(open(fieldOf(GUNS))).toEqual(grasp({ cursor: 'd1' }));
  });

  test('holds the unit at once where only its orders are due', () => {
    const field = fieldOf(GUNS);
    const place = (to: string): Choice => ({ unit: 'gun', place: to, order: order('place'), says: to });
    expect(open(offering(field, place('a1'), place('b1')))).toMatchObject({ taken: 'gun' });
  });

  test('takes up an own unit, says where it may go, and puts it down again', () => {
    const field = fieldOf(GUNS);
    expect(pointed(field, null, 'd1')).toEqual({
      taken: 'gun',
      says: 'The gun (French cannon) on d1, open ground, facing north. Taken up; it may go to d4.',
      offers: [],
    });
    expect(pointed(field, 'gun', 'd1')).toMatchObject({ taken: null, offers: [] });
    expect(pointed(field, 'gun', 'a1')).toMatchObject({ taken: 'mate' });
  });

  test('takes up both units of a square one after the other', () => {
    const pair = { one: 'french line-infantry d1 column', other: 'french line-infantry d1 column' };
    const field = fieldOf(pair, MOVING);
    expect([null, 'one', 'other'].map((taken) => pointed(field, taken, 'd1').taken)).toEqual(['one', 'other', null]);
  });

  test('takes up nobody else’s, and says so', () => {
    expect(pointed(fieldOf(GUNS), null, 'd4')).toMatchObject({ taken: null, offers: [] });
    expect(pointed(fieldOf(GUNS), null, 'd4').says).toMatch(/No unit of yours\.$/);
  });

  test('lays down a marker where it points, and leaves it to the engine to refuse it', () => {
    const empty = fieldOf({ general: 'french brigadier a1', enemy: 'allied brigadier i7' });
    const state = { ...empty.state, awaits: { ...empty.state.awaits!, orders: ['objective'] } };
    const field: Field = { ...empty, state, choices: [] };
    expect(pointed(field, null, 'e4').offers).toMatchObject([{ order: { type: 'objective', at: 'e4' } }]);
    const { offers } = pointed(field, null, 'b2');
    expect(offers).toMatchObject([{ order: { type: 'objective', at: 'b2' } }]);
    expect(engine.judge(field.state, (offers[0] as { order: OrderLike }).order)).toMatchObject({ reason: 'near-edge' });
  });

  test('says why a unit may go nowhere', () => {
    const { says: told } = pointed(fieldOf(COLUMN, { ...MOVING, activated: [] }), null, 'h1');
    expect(told).toContain('it may go nowhere: Dubois’s brigade is not activated this turn.');
  });
});

describe('pointing with a unit', () => {
  test('gives the one order that leads there', () => {
    const { offers } = pointed(fieldOf(GUNS), 'gun', 'd4');
    expect(offers).toMatchObject([{ order: { type: 'fire', unit: 'gun', at: 'hussars' } }]);
  });

  test('gives the order that is meant where none is allowed, for the engine to refuse', () => {
    expect(pointed(fieldOf(GUNS), 'gun', 'e4').offers).toMatchObject([{ order: { type: 'fire', at: 'jagers' } }]);
    const far = pointed(fieldOf(COLUMN, MOVING), 'gun', 'e3').offers;
    expect(far).toMatchObject([{ order: { type: 'move', path: ['g2', 'f3', 'e3'] } }]);
  });

  test('puts it down where no order could be meant', () => {
    expect(pointed(fieldOf(GUNS), 'gun', 'c3')).toEqual({ taken: null, says: 'Put down.', offers: [] });
  });

  test('offers a choice where several orders lead to one place', () => {
    const field = fieldOf(COLUMN, MOVING);
    const to = (type: string): Choice => ({ unit: 'gun', place: 'd4', order: order(type), says: type });
    const { taken, offers } = pointed(offering(field, to('move'), to('charge')), 'gun', 'd4');
    expect([taken, says(offers)]).toEqual(['gun', ['move', 'charge']]);
    const joins: Choice = { unit: 'gun', place: 'h2', order: order('form-column'), says: 'join' };
    expect(says(pointed(offering(field, joins), 'gun', 'h2').offers)).toEqual(['join', 'Take up the first']);
  });

  test('places what is nobody’s without taking up anything', () => {
    const objective: Choice = { unit: null, place: 'e4', order: order('objective'), says: 'objective' };
    expect(says(pointed(offering(fieldOf({}), objective), null, 'e4').offers)).toEqual(['objective']);
  });
});

describe('on buttons stand', () => {
  test('the orders of the side', () => {
    expect(says(buttons(fieldOf(GUNS), grasp({})))).toEqual(['End the artillery phase']);
  });

  test('those of the unit taken up that need no place, refused ones too, which the board waits for', () => {
    const field = fieldOf(COLUMN, MOVING);
    const end: Choice = { unit: null, place: null, order: order('end-phase'), says: 'end' };
    const there: Choice = { unit: 'first', place: 'h3', order: order('move'), says: 'move' };
    const form: Choice = { unit: 'first', place: null, order: order('form-square'), says: 'square' };
    const some = offering(field, end, there, form);
    expect(says(buttons(some, grasp({})))).toEqual(['end']);
    expect(says(buttons(some, grasp({ taken: 'first' })))).toEqual(['end', 'square']);
    const waits = { ...field.state, awaits: { ...field.state.awaits!, orders: ['move', 'form-square', 'end-phase'] } };
    const words = { ...engine.words, order: ({ type }: OrderLike) => `${type}?` };
    const asked: Field = { ...offering(field, end, there), state: waits, engine: { ...engine, words } };
    expect(says(buttons(asked, grasp({ taken: 'first' })))).toEqual(['form-square?', 'end']);
    expect(says(buttons(asked, grasp({ taken: 'gun' }))), 'a gun forms none').toEqual(['end']);
  });

  test('all that is due, where nothing is pointed at', () => {
    const keep: Choice = { unit: 'first', place: null, order: order('keep'), says: 'keep' };
    expect(says(buttons(offering(fieldOf(COLUMN), keep), grasp({})))).toEqual(['keep']);
  });

  test('units that wait beside the board', () => {
    const deploy: Choice = { unit: 'old-guard', place: 'e1', order: order('deploy'), says: 'deploy' };
    const field = offering(fieldOf({}), deploy);
    expect(buttons(field, grasp({}))).toEqual([{ says: 'Take up old guard', take: 'old-guard' }]);
    expect(says(pointed(field, 'old-guard', 'e1').offers)).toEqual(['deploy']);
  });

  test('what a place may mean, until it is chosen', () => {
    const offers = [
      { says: 'one', take: 'gun' },
      { says: 'two', take: 'mate' },
    ];
    expect(buttons(fieldOf(GUNS), { taken: null, offers })).toBe(offers);
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
    const onButtons = (taken: string | null) => buttons(field, grasp({ taken }));
    const found = new Set(
      field.choices.map(({ order: wanted, unit, place }) => {
        const offers = place === null ? onButtons(unit) : pointed(field, unit, place).offers;
        expect(
          offers.some((offer) => 'order' in offer && offer.order === wanted),
          JSON.stringify(wanted),
        ).toBe(true);
        return wanted.type;
      }),
    );
    expect([...found].toSorted()).toEqual(['end-phase', 'form-column', 'form-square', 'move']);
  });

  test('such as a Square is on a button of its unit, which says why not where it may not be', () => {
    expect(says(buttons(near(), grasp({ taken: 'first' })))).toEqual([
      'Form Square with the first',
      'End the movement phase',
    ]);
    const field = near({ ...LINE, shaken: 'french line-infantry c3 disrupted' });
    const [refused] = buttons(field, grasp({ taken: 'shaken' }));
    expect(refused).toMatchObject({ order: { type: 'form-square', unit: 'shaken' } });
    expect(engine.judge(field.state, order('form-square', { unit: 'shaken' })).ok).toBe(false);
    expect(says(buttons(field, grasp({ taken: 'hussars' }))), 'horses form none').toEqual(['End the movement phase']);
  });

  test('such as a column is one of two things that pointing at a friend may mean', () => {
    expect(says(pointed(near(), 'first', 'e3').offers)).toEqual([
      'Form a column of the first and the second',
      'Take up the second',
    ]);
  });

  test('such as a charge is meant by pointing at an enemy', () => {
    const [charge] = pointed(near(), 'hussars', 'a6').offers;
    expect(charge).toMatchObject({ order: { type: 'charge', unit: 'hussars', path: ['a4', 'a5'], at: 'foe' } });
  });
});

describe('what would come of an order', () => {
  test('is drawn before it is given: the line of an allowed one, and what stops a refused one', () => {
    const between = fieldOf({ ...GUNS, voltigeurs: 'french skirmishers d2' });
    expect(preview(fieldOf(GUNS), grasp({ taken: 'gun', cursor: 'd4' }))).toMatchObject({
      isRefused: false,
      shows: [{ kind: 'sight', from: 'gun', to: 'hussars' }],
    });
    const refused = preview(between, grasp({ taken: 'gun', cursor: 'd4' }));
    expect(refused?.isRefused).toBe(true);
    expect(refused?.shows).toContainEqual(expect.objectContaining({ kind: 'sight', stopped: 'd2' }));
  });

  test('is measured where the refusal has nothing of its own to show', () => {
    const far = preview(fieldOf(COLUMN, MOVING), grasp({ taken: 'gun', cursor: 'e3' }));
    expect(far).toEqual({ isRefused: true, shows: [{ kind: 'ruler', from: 'gun', to: 'e3' }] });
  });

  test('is nothing without a unit, on its own square, and where no order is meant', () => {
    const field = fieldOf(GUNS);
    expect(preview(field, grasp({ cursor: 'd4' }))).toBeNull();
    expect(preview(field, grasp({ taken: 'gun', cursor: 'd1' }))).toBeNull();
    expect(preview(field, grasp({ taken: 'gun', cursor: 'c3' }))).toBeNull();
  });

  test('lights the reach, the unit, the cursor and what a hint points at', () => {
    const ids = (part: Partial<Grasp>, hinted: readonly string[] = []) =>
      lit(fieldOf(GUNS), grasp(part), hinted).map((mark) => mark.id);
    expect(ids({})).toEqual([]);
    expect(ids({ taken: 'gun', cursor: 'e4', keys: true })).toEqual(['reach-d4', 'taken', 'refused', 'cursor']);
    expect(ids({ taken: 'gun', cursor: 'd4' })).toEqual(['reach-d4', 'taken']);
    expect(ids({}, ['a1'])).toEqual(['hint-a1']);
  });
});
