import { MEASURES, type Um } from '../../geometry/lengths.ts';
import type { Field } from './selection.ts';

/** Why a unit that the reader moves cannot go ahead, if it can only turn; empty if it can. */
export function whyStuck({ game: { input, rules }, state }: Field, unit: string): string {
  const { mover } = input;
  if (mover === undefined || mover.handles(state, unit).includes('march')) return '';
  const { verdict } = mover.march(state, unit, [{ go: 'forward', by: MEASURES.mm as Um }]);
  return verdict.ok ? '' : `${rules.words.refusal(verdict, state)} `;
}

const AROUND = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The engine's first refusal of an order to a neighbouring target, in words; empty if none is. */
function refusalBeside({ game: { input, rules }, state }: Field, unit: string): string {
  const at = input.locate(state, unit);
  const beside = at === null ? [] : AROUND.map(([x, y]) => input.step(state, at, x, y));
  const refused = beside
    .flatMap((target) => rules.probe(state, { unit, target }).slice(0, 1))
    .map(({ verdict }) => verdict)
    .find(({ ok }) => !ok);
  return refused?.ok === false ? rules.words.refusal(refused, state) : '';
}

/** Why a unit has nothing to do. */
export function whyBlocked(field: Field, unit: string): string {
  const refusal = refusalBeside(field, unit);
  return refusal === '' ? 'No order is possible here.' : `No order is allowed. ${refusal}`;
}

/** Why a unit cannot be pointed anywhere: it may have moved already. Empty if nothing says it. */
export function whyNotThere(field: Field, unit: string): string {
  const refusal = refusalBeside(field, unit);
  return refusal === '' ? '' : `${refusal} `;
}
