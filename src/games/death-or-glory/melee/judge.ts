import { foesTouching } from '../figures/formed.ts';
import { spentFor } from '../figures/strength-left.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import { bodyOf, type State } from '../state.ts';
import { foesDue, isOff, roundsDue, roundWith } from './due.ts';

/**
 * May the melee of this unit be fought now? It touches an enemy, and the round of this turn has not
 * been fought; a foe that is named is one whom it touches.
 * @clause dg.melee.contact dg.melee.resolve dg.melee.second-round @ruling dg-079 dg-115 dg-150
 */
export function judgeFight(state: State, { unit, at }: OrderOf<'fight'>): Verdict {
  const body = bodyOf(state, unit);
  if (body === undefined) return refused('dg.melee.contact', 'no-general', { unit });
  const touched = foesTouching(state, body);
  if (touched.length === 0) return refused('dg.melee.contact', 'in-no-melee', { unit });
  const foes = foesDue(state, body);
  if (foes.length === 0) return noRound(state, unit);
  if (at !== undefined && foes.every(({ id }) => id !== at))
    return refused('dg.melee.resolve', 'not-its-foe', { unit, at });
  const units = roundWith(state, body).map(({ id }) => id);
  return allowedShowing([{ kind: 'light', units }], 'dg.melee.resolve', 'dg.melee.contact');
}

/** Why there is no round for a unit that touches an enemy. */
function noRound(state: State, unit: string): Refused {
  const body = bodyOf(state, unit)!;
  const all = [body, ...foesTouching(state, body)];
  if (all.some((each) => isOff(state, each))) return refused('dg.melee.winner-tests', 'broken-off', { unit });
  const spent = spentFor(body, 'melee');
  return spent === null
    ? refused('dg.melee.second-round', 'has-fought', { unit })
    : refused('dg.fatigue.utter', spent, { unit });
}

/**
 * Refuses the end of the phase while a round is to be fought; null if none is.
 * @clause dg.melee.contact dg.melee.second-round
 */
export function endBarred(state: State): Refused | null {
  const [round] = roundsDue(state);
  const own = round?.find(({ side }) => side === state.side);
  if (round === undefined || own === undefined) return null;
  return refused('dg.melee.contact', 'round-is-due', { unit: own.id }, [
    { kind: 'light', units: round.map(({ id }) => id) },
  ]);
}

/**
 * The rounds that a side may order now: one for each melee, and one for each foe of a unit that is
 * named.
 */
export function fightsOf(state: State, unit?: string): readonly OrderOf<'fight'>[] {
  if (unit === undefined)
    return roundsDue(state).flatMap((round) => {
      const own = round.find(({ side }) => side === state.side);
      return own === undefined ? [] : [{ type: 'fight', unit: own.id }];
    });
  const body = bodyOf(state, unit);
  const foes = body === undefined ? [] : foesDue(state, body);
  if (foes.length === 0) return [];
  return [
    { type: 'fight', unit },
    ...(foes.length > 1 ? foes.map(({ id }): OrderOf<'fight'> => ({ type: 'fight', unit, at: id })) : []),
  ];
}
