import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attack } from '../../../src/games/regiments-and-roundshot/attacks/attack.ts';
import { WHOLE_DECK } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import type { Deck } from '../../../src/games/regiments-and-roundshot/state.ts';
import { announce, answer, misplaced } from '../../../src/games/regiments-and-roundshot/turn/announced.ts';
import { foot, horse } from './field.ts';

const [dragoons] = horse('french', { dragoons: [12, 16] });
const [voltigeurs] = foot('french', { voltigeurs: [12, 12.5] });
const [grenzers] = foot('allied', { grenzers: [12, 13, 'south'] });

const RIDE: Attack = { kind: 'charge', unit: dragoons!, at: grenzers! };
const VOLLEY: Attack = { kind: 'volley', unit: grenzers!, at: voltigeurs! };

const held = (french: readonly string[], allied: readonly string[]): Deck => ({
  readings: {},
  generals: {},
  hands: { french, allied },
  deck: [],
  heap: [],
});

test('a Four answers a ride, and then the rider is asked for his Five', () => {
  const state = held(['king-1', '5-1'], ['4-1', '9-1']);
  const ride = announce(state, RIDE, []);
  expect(ride.announced.asked).toBe('allied');
  const four = answer(state, ride.announced, ['4-1']);
  expect([four.announced.asked, four.announced.laid]).toEqual(['french', ['4-1']]);
  expect(four.sets).toEqual({ hands: { french: ['king-1', '5-1'], allied: ['9-1'] }, heap: ['4-1'] });
  const kept = answer({ ...state, ...four.sets }, four.announced, []);
  expect(kept.announced).toMatchObject({ asked: null, isStopped: false, laid: ['4-1'] });
  expect(kept.sets).toEqual(four.sets);
});

test('nobody is asked who holds nothing that helps him', () => {
  expect(announce(held(['5-1'], ['9-1']), RIDE, ['5-1']).announced.asked).toBeNull();
  // A Five would only help the rider.
  expect(announce(held([], ['5-1']), RIDE, []).announced.asked).toBeNull();
  // The attacker may lay his cards with the order, and is not asked for them again.
  expect(announce(held(['5-1'], []), RIDE, []).announced.asked).toBeNull();
});

test('smoke stops a volley, its Seven is spent, and nobody is asked any more', () => {
  const state = held(['2-1', '10-1'], ['7-1', '7-2']);
  const volley = announce(state, VOLLEY, ['7-1']);
  expect(volley.announced.asked).toBe('french');
  const smoke = answer({ ...state, ...volley.sets }, volley.announced, ['2-1']);
  expect(smoke.announced).toMatchObject({ asked: null, isStopped: true });
  expect(smoke.sets).toEqual({ hands: { french: ['10-1'], allied: ['7-2'] }, heap: ['7-1', '2-1'] });
});

test('a card that is not held, or given twice, or of no use is misplaced', () => {
  const state = held(['5-1', 'king-1', '2-1', '4-1'], ['2-2']);
  expect(misplaced(state, RIDE, 'french', ['5-1', '4-1'])).toBeUndefined();
  expect(misplaced(state, RIDE, 'french', ['5-1', 'king-1'])).toBe('king-1');
  expect(misplaced(state, RIDE, 'french', ['5-2'])).toBe('5-2');
  expect(misplaced(state, RIDE, 'french', ['5-1', '5-1'])).toBe('5-1');
  expect(misplaced(state, RIDE, 'french', ['2-1'])).toBe('2-1');
  expect(misplaced(state, RIDE, 'allied', ['2-2'])).toBeUndefined();
});

test('with any hands the answers come to an end, no card is lost, and only useful ones are laid', () => {
  const hands = fc
    .shuffledSubarray([...WHOLE_DECK], { minLength: 8, maxLength: 8 })
    .map((cards) => held(cards.slice(0, 4), cards.slice(4)));
  fc.assert(
    fc.property(
      hands,
      fc.constantFrom(RIDE, VOLLEY),
      fc.array(fc.boolean(), { maxLength: 9 }),
      (start, attack, lays) => {
        let state = start;
        let now = announce(state, attack, []).announced;
        let asks = 0;
        while (now.asked !== null) {
          const side = now.asked;
          const card = state.hands[side]!.find((each) => misplaced(state, attack, side, [each]) === undefined);
          expect(card).toBeDefined();
          const next = answer(state, now, lays[asks] === true ? [card!] : []);
          now = next.announced;
          state = { ...state, ...next.sets };
          asks += 1;
          expect(asks).toBeLessThan(10);
        }
        const all = [...Object.values(state.hands).flat(), ...state.heap].toSorted();
        expect(all).toEqual(Object.values(start.hands).flat().toSorted());
        expect(now.laid).toEqual(state.heap);
      },
    ),
  );
});
