import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import { rules } from '../../../src/games/campaign-1805/rules.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { at, body, field, musketeers } from './field.ts';
import { play, refusal } from './playing.ts';

const END: Order = { type: 'end-phase' };
const charge = (unit: string): Order => ({ type: 'charge', unit, support: [] });

/** Two bodies of each side, each too far from the one that it is to charge. */
const left = body('left', { ranks: ['oooo'], at: at(40, 40) });
const right = body('right', { ranks: ['oooo'], at: at(80, 40) });
const south = opposite(NORTH);
const first = musketeers({ id: 'first', name: 'the first', ranks: ['oooo'], commanders: [], at: at(40, 60) });
const second = { ...first, id: 'second', name: 'the second', at: at(80, 60), facing: south };
const at60 = { does: 'charge', at: 'first' } as const;
const at80 = { does: 'charge', at: 'second' } as const;
const BOTH: State['written'] = {
  left: at60,
  right: at80,
  first: { does: 'charge', at: 'left' },
  second: { does: 'charge', at: 'right' },
};

const charging = (reading: string, written: State['written'] = BOTH) =>
  field([left, right, first, second], { phase: 'charge', written, readings: { 'cf-111': reading } });

describe('cf-111: a side whose turn it is to charge', () => {
  test('has to', () => {
    expect(refusal(charging('must-issue'), END)).toBe('charges-due');
  });

  test('may wait by one reading, and the other side has the next turn', () => {
    const { state, types, events } = play(charging('may-pass'), [END]);
    expect(types).toEqual(['held-back', 'phase-began']);
    expect(events[0]).toMatchObject({ side: 'french', clauses: ['cf.charge.alternate'] });
    expect(state).toMatchObject({ phase: 'charge', side: 'allied', heldBack: 'french' });
  });

  test('comes in again when the other has charged', () => {
    const answered: readonly Order[] = [END, charge('first'), { type: 'retreat', unit: 'left' }];
    const { state } = play(charging('may-pass'), answered);
    expect(state).toMatchObject({ phase: 'charge', side: 'french', heldBack: null });
    const again = play(state, [END]);
    expect(again.state).toMatchObject({ phase: 'charge', side: 'allied', heldBack: 'french' });
  });

  test('and ends the phase if both wait, one after the other', () => {
    const { state, types } = play(charging('may-pass'), [END, END]);
    expect(types).toEqual(['held-back', 'phase-began', 'held-back', 'phase-began']);
    expect(state).toMatchObject({ phase: 'movement', side: 'french', heldBack: null });
  });

  test('or if the other has no charge left', () => {
    const { state, types } = play(charging('may-pass', { left: at60 }), [END]);
    expect(types).toEqual(['held-back', 'phase-began']);
    expect(state).toMatchObject({ phase: 'movement' });
  });

  test('is told what it may do instead', () => {
    expect(rules.words.order(END, charging('may-pass'))).toBe('Issue no charge now');
    expect(rules.words.order(END, charging('must-issue'))).toBe('End the Charge phase');
    expect(rules.words.order(END, { ...charging('may-pass'), phase: 'firing' })).toBe('End the Firing phase');
  });
});

describe('cf-015: when both sides have written', () => {
  const writing = (reading: string) =>
    field([left, first], { phase: 'orders', handedIn: ['allied'], readings: { 'cf-015': reading } });
  const handIn: Order = { type: 'hand-in', by: 'french' };

  test('their orders stay sealed', () => {
    expect(play(writing('hidden-until-executed'), [handIn]).types).toEqual(['handed-in', 'phase-began']);
  });

  test('they are laid open by one reading', () => {
    const { types, events } = play(writing('revealed-together'), [handIn]);
    expect(types).toEqual(['handed-in', 'orders-opened', 'phase-began']);
    expect(events[1]).toMatchObject({ clauses: ['cf.orders.phase-end'] });
  });
});
