import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../src/games/contract/engine.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { begin, carry, engine, stand, type Field, type Order, type State } from './field.ts';
import { unfought } from './whole.ts';

const MOVING: Field = { phase: 'movement', activated: ['dubois'] };

const UNITS = {
  general: 'brigadier e2',
  gun: 'cannon d1',
  first: 'e3',
  second: 'f3',
  guards: 'heavy-infantry d2',
  screen: 'skirmishers f4',
  hussars: 'cavalry g4',
  pair: 'g2 column',
  other: 'g2 column',
  formed: 'f1 square',
  lost: 'a1',
  foe: 'allied g7',
  jagers: 'allied skirmishers a4',
  dragoons: 'allied cavalry e6',
};

/** An order in short, with its verdict: `move d2-d3 (too-far)`. */
function short(order: Order, state: State): string {
  const fields = Object.entries(order).filter(([field]) => field !== 'type' && field !== 'unit');
  const judged = engine.judge(state, order);
  const named = fields.map(([, value]) => [value].flat().join('-'));
  return [order.type, ...named, judged.ok ? '' : `(${judged.reason})`].filter(Boolean).join(' ');
}

const meant = (state: State, intent: Intent): readonly string[] =>
  engine.probe(state, intent).map(({ order }) => short(order, state));

const at = (unit: string | null, square: string): Intent => ({ unit, target: { square } });
const onSpot = (unit: string | null): Intent => ({ unit, target: null });

const artillery = stand(UNITS);
const movement = stand(UNITS, MOVING);
const fighting = stand({ ...UNITS, dragoons: 'allied cavalry e4' }, { ...MOVING, phase: 'fighting' });
const routed = carry(
  stand({ gun: 'cannon d1', foe: 'allied d3', mate: 'allied d7' }),
  [{ type: 'fire', unit: 'gun', at: 'foe' }],
  [{ hit: 6 }, { effect: 5 }],
).state;
const deployment = carry(
  begin(unfought(['line'], ['line'])),
  [{ type: 'roll-off' }, { type: 'choose-edges', edge: 'south', first: 'french' }],
  [{ 'roll-off.french': 6 }, { 'roll-off.allied': 1 }],
).state;
/** The board of the phase in which markers are placed. */
const markers = carry(
  begin(unfought(['line'], ['line'], { victory: 'objectives' }), { 'pb-093': 'own-roll' }),
  [{ type: 'roll-off' }],
  [{ 'roll-off.french': 6 }, { 'roll-off.allied': 1 }],
).state;

describe.each(Object.entries({ artillery, movement, fighting, routed, deployment, markers }))('%s:', (_name, state) => {
  const all = engine.candidates(state);

  test('the candidates of a unit are those of all that name it', () => {
    const units = [...Object.keys(state.units), ...Object.keys(state.preparing?.reserve ?? {})];
    for (const id of units)
      expect(engine.candidates(state, id), id).toEqual(all.filter(({ order }) => 'unit' in order && order.unit === id));
  });

  test('each candidate is found where one points to give it, judged, and alone of its kind where that is named', () => {
    expect(all.length).toBeGreaterThan(0);
    for (const { order } of all) {
      const intent = engine.intent(state, order);
      const found = engine.probe(state, intent);
      expect(found.map((each) => each.order)).toContainEqual(order);
      for (const each of found) expect(each.verdict).toEqual(engine.judge(state, each.order));
      const kinds = engine.probe(state, { ...intent, kind: order.type }).map((each) => each.order.type);
      expect(new Set(kinds)).toEqual(new Set([order.type]));
    }
  });
});

describe('an order points', () => {
  test.each<[Order, Intent]>([
    [{ type: 'move', unit: 'first', path: ['d4', 'c5'] }, at('first', 'c5')],
    [{ type: 'charge', unit: 'hussars', path: ['g5', 'g6'], at: 'foe' }, at('hussars', 'g7')],
    [{ type: 'fire', unit: 'gun', at: 'jagers' }, at('gun', 'a4')],
    [{ type: 'attack', unit: 'first', enemy: 'dragoons' }, at('first', 'e6')],
    [{ type: 'form-column', unit: 'first', other: 'second' }, at('first', 'f3')],
    [{ type: 'leave-column', unit: 'pair', to: 'h2' }, at('pair', 'h2')],
    [{ type: 'leave-column', unit: 'pair', to: null }, onSpot('pair')],
    [{ type: 'objective', at: 'e5' }, at(null, 'e5')],
    [{ type: 'fire', unit: 'gun', at: 'nobody' }, onSpot('gun')],
    [{ type: 'form-square', unit: 'first' }, onSpot('first')],
    [{ type: 'end-phase' }, onSpot(null)],
  ])('%j', (order, intent) => {
    expect(engine.intent(movement, order)).toEqual(intent);
  });
});

describe('what pointing means', () => {
  test.each<[string, State, Intent, readonly string[]]>([
    ['a shot', artillery, at('gun', 'a4'), ['fire jagers']],
    ['a shot off the lines', artillery, at('gun', 'e6'), ['fire dragoons (off-the-lines)']],
    ['a shot at a friend', artillery, at('gun', 'e3'), ['fire first (not-an-enemy)']],
    ['nothing, where nobody stands to be fired at', artillery, at('gun', 'e4'), []],
    ['a way', movement, at('first', 'e4'), ['move e4']],
    ['a way or a step out of the column', movement, at('pair', 'h2'), ['move h2', 'leave-column h2']],
    ['a column, and nothing besides', movement, at('first', 'f3'), ['form-column second']],
    ['a column or a way', movement, at('first', 'd2'), ['form-column guards (not-alike)', 'move d2 (occupied)']],
    [
      'a column, for skirmishers',
      movement,
      at('screen', 'f3'),
      ['form-column second (not-infantry)', 'move f3 (occupied)'],
    ],
    ['no column, for a gun', movement, at('gun', 'd2'), ['move d2 (occupied)']],
    ['no column, for horses', movement, at('hussars', 'f3'), ['move f3 (occupied)']],
    ['no way, where it stands', movement, at('first', 'e3'), ['form-column first (no-pair)']],
    [
      'the straightest way',
      movement,
      at('lost', 'd2'),
      ['form-column guards (not-alike)', 'move b2-c2-d2 (out-of-touch)'],
    ],
    ['a way that first goes aslant', movement, at('gun', 'e4'), ['move e2-e3-e4 (too-far)']],
    ['a way down the board', movement, at('first', 'h1'), ['move f2-g1-h1 (too-far)']],
    ['a charge', movement, at('hussars', 'g7'), ['charge g5-g6 foe']],
    ['a way, or the charge that ends there', movement, at('hussars', 'g6'), ['move g5-g6', 'charge g5-g6 foe']],
    [
      'a charge of two squares, however far the enemy is',
      movement,
      at('hussars', 'a4'),
      ['charge f4-e4 jagers (occupied)', 'move f4-e4-d4-c4-b4-a4 (too-far)'],
    ],
    ['an attack', fighting, at('first', 'e4'), ['attack dragoons']],
    ['an attack from too far away', fighting, at('gun', 'g7'), ['attack foe (not-touching)']],
    ['no attack on a friend', fighting, at('gun', 'd2'), []],
    ['nothing of what another phase waits for', fighting, at('first', 'd3'), []],
    ['a square to run to', routed, at('foe', 'c7'), ['place c7']],
    ['a square where it cannot run to', routed, at('foe', 'd5'), ['place d5 (not-nearest)']],
    ['a place to begin', deployment, at('french-a-a', 'b1'), ['deploy b1']],
    ['a place too far forward', deployment, at('french-a-a', 'b5'), ['deploy b5 (too-deep)']],
    ['a marker', markers, at(null, 'e5'), ['objective e5']],
    ['a marker too near the edge', markers, at(null, 'a1'), ['objective a1 (near-edge)']],
    ['nothing, without a unit, where no marker is due', movement, at(null, 'e5'), []],
    ['the square of a unit', artillery, { unit: 'gun', target: { unit: 'jagers' } }, ['fire jagers']],
    ['nothing, at a unit that is not there', artillery, { unit: 'gun', target: { unit: 'nobody' } }, []],
    ['nothing, at a square that is none', movement, at('first', 'nowhere'), []],
    ['nothing, at a point', movement, { unit: 'first', target: { point: [um(1, 'mm'), um(2, 'mm')] } }, []],
    ['one kind, where it is named', movement, { ...at('first', 'd2'), kind: 'move' }, ['move d2 (occupied)']],
    ['one kind of what is allowed', movement, { ...at('pair', 'h2'), kind: 'leave-column' }, ['leave-column h2']],
    ['nothing of a kind that leads nowhere there', movement, { ...at('first', 'e4'), kind: 'charge' }, []],
  ])('is %s', (_what, state, intent, orders) => {
    expect(meant(state, intent)).toEqual(orders);
  });
});

describe('without a target a unit', () => {
  test.each<[string, State, string | null, readonly string[]]>([
    ['forms Square', movement, 'first', ['form-square']],
    ['is told why it may not', movement, 'lost', ['form-square (out-of-touch)']],
    ['of skirmishers too', movement, 'screen', ['form-square (no-square)']],
    ['leaves its Square', movement, 'formed', ['leave-square']],
    ['in a column forms nothing', movement, 'pair', []],
    ['of guns forms nothing', movement, 'gun', []],
    ['of horses forms nothing', movement, 'hussars', []],
    ['that is not there forms nothing', movement, 'nobody', []],
    ['forms nothing in another phase', artillery, 'first', []],
    ['is none: the phase ends', movement, null, ['end-phase']],
    ['is none, and a marker needs its square', markers, null, []],
  ])('%s', (_what, state, unit, orders) => {
    expect(meant(state, onSpot(unit))).toEqual(orders);
  });

  test('leaves its Square or is told why not', () => {
    const shut = stand({ formed: 'f1 square' }, { ...MOVING, activated: [] });
    expect(meant(shut, onSpot('formed'))).toEqual(['leave-square (not-activated)']);
  });
});
