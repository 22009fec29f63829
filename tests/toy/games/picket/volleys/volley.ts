import { D10, PERCENTAGE_DIE, type Dice } from '../../../../../src/core/dice.ts';
import { add, against, die, sum, total, wordOf } from '../../../../../src/core/reasons.ts';
import type { Pool, Reason, Sum, Term } from '../../../../../src/core/reasons.ts';
import { atMost, um } from '../../../../../src/geometry/lengths.ts';
import { distance } from '../../../../../src/geometry/vectors.ts';
import { played } from '../../../../../src/games/contract/hands.ts';
import { drawn } from '../cards/hands.ts';
import { next, type Event } from '../play.ts';
import type { Ranks } from '../../../../../src/games/table/boards/ranks.ts';
import type { Clause, State, Unit } from '../state.ts';

const NEAR = um(150, 'mm');
const WOUND = 5;

/** The men that these muskets bring down: hits against these terms, then wounds. */
export function musketry(of: string, men: number, terms: readonly Term[], dice: Dice) {
  const needs = total(terms);
  const purposes = [
    { purpose: `hits.${of}`, atLeast: needs },
    { purpose: `wounds.${of}`, atLeast: WOUND },
  ];
  const { left, stages } = dice.stages(purposes, men, D10);
  const because = stages.map((rolled, n): Pool => ({
    kind: 'pool',
    of,
    die: D10,
    ...(n === 0
      ? { stage: 'hits', clause: 'pk.volley.hits', terms, needs }
      : { stage: 'wounds', clause: 'pk.volley.wounds', terms: [], needs: WOUND }),
    ...rolled,
  }));
  return { left, because };
}

/** Whether a company that has lost men stands or runs. */
export function tested(of: string, lost: number, dice: Dice): Sum {
  const left = [add<Clause>('pk.volley.nerve', 'nerve', 70), add<Clause>('pk.volley.nerve', 'losses', -5 * lost)];
  const wordAt = (face: number) => (10 * face < total(left) ? 'stands' : 'runs');
  const face = dice.roll(`test.${of}`, PERCENTAGE_DIE, (each) => Number(wordAt(each) === 'runs'));
  const test = against('below-equal-above', 'pk.volley.nerve', left, wordAt(face));
  return { ...sum(of, [die('pk.volley.nerve', 'percentage die', 10 * face)], test), in: 'percent' };
}

/** The men of a company: the models in its ranks. */
export const menOf = ({ ranks = [] }: Pick<Unit, 'ranks'>): number => ranks.join('').replaceAll('.', '').length;

/** The ranks without so many models: the rear falls first, and in it the right. */
function thinned(ranks: Ranks, lost: number): Ranks {
  const models = [...ranks.join('/')];
  for (let left = lost; left > 0; left -= 1) models[models.findLastIndex((each) => !'./'.includes(each))] = '.';
  return models.join('').split('/');
}

/** The units after a unit has lost men, and has run if it did not stand. */
export function without(units: State['units'], id: string, lost: number, runs: boolean): State['units'] {
  const { [id]: own, ...others } = units;
  if (runs || lost >= menOf(own!)) return others;
  return { ...others, [id]: { ...own!, ranks: thinned(own!.ranks!, lost) } };
}

/** Measures a volley, and then fires it with any dice; both sides may have played cards. */
export function volley(
  state: State,
  { unit, at, with: steady }: NonNullable<State['volley']>,
  damp: readonly string[],
): (dice: Dice) => readonly Event[] {
  const [own, target] = [state.units[unit]!, state.units[at]!];
  const isNear = atMost(distance(own.at, target.at), NEAR);
  const terms = [
    add<Clause>('pk.volley.hits', 'a hit', 6),
    add<Clause>('pk.volley.hits', 'near', -1, isNear),
    add<Clause>('pk.cards.use', 'steady aim', -1, steady.length > 0),
    add<Clause>('pk.volley.damp', 'damp powder', 2, damp.length > 0),
  ];
  return (dice) => {
    const { left, because } = musketry(unit, menOf(own), terms, dice);
    const lost = Math.min(left, menOf(target));
    const test = lost > 0 && lost < menOf(target) ? tested(at, lost, dice) : null;
    const runs = test !== null && wordOf(test) === 'runs';
    const word = lost === 0 ? 'safe' : test === null ? 'gone' : runs ? 'runs' : 'thinned';
    const reasons: readonly Reason[] = [...because, ...(test === null ? [] : [test])];
    const after = { ...next(state), ...played(state, target.side, damp) };
    const sets = { ...after, units: without(state.units, at, lost, runs) };
    const came = { word, lost: { [target.side]: lost } };
    const volleyed: Event = { type: 'volleyed', clauses: ['pk.volley.hits'], of: at, word, sets, came, reasons };
    return [volleyed, ...drawn({ ...state, ...sets }, own.side, dice)];
  };
}
