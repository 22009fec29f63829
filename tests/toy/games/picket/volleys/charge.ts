import { D6, type Dice } from '../../../../../src/core/dice.ts';
import { add, atLeast, die, sum, wordOf } from '../../../../../src/core/reasons.ts';
import { next, type Event } from '../play.ts';
import type { Clause, State } from '../state.ts';
import { menOf, musketry, tested, without } from './volley.ts';

type Charge = NonNullable<State['charge']>;
const NEEDED = 3;

/** A declared charge comes to contact, or stops on the way. */
export function close(state: State, charge: Charge, dice: Dice): Event {
  const wordAt = (each: number) => (each >= NEEDED ? 'contact' : 'falls-short');
  const face = dice.roll(`close.${charge.unit}`, D6, (each) => Number(each >= NEEDED));
  const word = wordAt(face);
  const needed = atLeast<Clause>(add('pk.charge.contact', 'to reach them', NEEDED), word);
  const reasons = [sum(charge.unit, [die<Clause>('pk.charge.contact', 'die', face)], needed)];
  const sets = word === 'contact' ? { charge: { ...charge, isIn: true } } : next(state);
  const came = { word, lost: {} };
  return { type: 'closed', clauses: ['pk.charge.contact'], of: charge.unit, word, sets, came, reasons };
}

/** Both sides fight at once, and the side that has lost more men tests. */
export function fight(state: State, { unit, at }: Charge, dice: Dice): Event {
  const [own, foe] = [state.units[unit]!, state.units[at]!];
  const hit = add<Clause>('pk.volley.hits', 'a hit', 6);
  const struck = musketry(unit, menOf(own), [hit, add('pk.charge.fight', 'charging', -1)], dice);
  const answered = musketry(at, menOf(foe), [hit], dice);
  const [theirs, ours] = [Math.min(struck.left, menOf(foe)), Math.min(answered.left, menOf(own))];
  const loser = theirs > ours ? at : ours > theirs ? unit : null;
  const test = loser === null ? null : tested(loser, Math.max(theirs, ours), dice);
  const runs = test !== null && wordOf(test) === 'runs';
  const word = !runs ? 'drawn' : loser === at ? 'runs' : 'repelled';
  const left = without(state.units, at, theirs, runs && loser === at);
  return {
    type: 'fought',
    clauses: ['pk.charge.fight'],
    of: loser ?? at,
    word,
    sets: { ...next(state), units: without(left, unit, ours, runs && loser === unit) },
    came: { word, lost: { [foe.side]: theirs, [own.side]: ours } },
    reasons: [...struck.because, ...answered.because, ...(test === null ? [] : [test])],
  };
}
