import type { Body } from '../figures/unit.ts';

/** The conditions that may be written for a unit, and that a board is expected to show. */
export const CONDITIONS = [
  'unformed',
  'disordered',
  'shaken',
  'retreating',
  'routing',
  'tired',
  'exhausted',
  'utterly-exhausted',
  'volley-spent',
  'out-of-hand',
  'held-back',
] as const;

const ORDERS = ['unformed', 'disordered'] as const;
const MOODS = ['shaken', 'retreating', 'routing'] as const;
const FATIGUES = ['tired', 'exhausted', 'utterly-exhausted'] as const;
const HANDS = ['out-of-hand', 'held-back'] as const;

const oneOf = <Word extends string>(words: readonly Word[], conditions: readonly string[]): Word | undefined =>
  words.find((word) => conditions.includes(word));

export const orderOf = (conditions: readonly string[]): Body['order'] => oneOf(ORDERS, conditions) ?? 'formed';
export const moodOf = (conditions: readonly string[]): Body['mood'] => oneOf(MOODS, conditions) ?? 'steady';
export const fatigueOf = (conditions: readonly string[]): Body['fatigue'] => oneOf(FATIGUES, conditions) ?? 'fresh';

/** Whether a body is out of hand, or held back, in this turn. @clause dg.control.result */
export const handOf = (conditions: readonly string[], turn: number): Pick<Body, 'bound' | 'held'> => ({
  ...(conditions.includes('out-of-hand') && { bound: { after: null, from: turn, until: turn } }),
  ...(conditions.includes('held-back') && { held: turn }),
});

/** What is wanted of conditions that cannot stand together; null if they can. */
export function conditionsFault(conditions: readonly string[]): string | null {
  const twice = [ORDERS, MOODS, FATIGUES, HANDS].find(
    (words) => words.filter((word) => conditions.includes(word)).length > 1,
  );
  return twice === undefined ? null : `one of ${twice.join(', ')}`;
}

/** The conditions of a body, as files write them. */
export const conditionsOf = ({ order, mood, fatigue, isVolleySpent, bound, held }: Body): readonly string[] => [
  ...(order === 'formed' ? [] : [order]),
  ...(mood === 'steady' ? [] : [mood]),
  ...(fatigue === 'fresh' ? [] : [fatigue]),
  ...(isVolleySpent === true ? ['volley-spent'] : []),
  ...(bound === undefined ? [] : ['out-of-hand']),
  ...(held === undefined ? [] : ['held-back']),
];
