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
] as const;

const ORDERS = ['unformed', 'disordered'] as const;
const MOODS = ['shaken', 'retreating', 'routing'] as const;
const FATIGUES = ['tired', 'exhausted', 'utterly-exhausted'] as const;

const oneOf = <Word extends string>(words: readonly Word[], conditions: readonly string[]): Word | undefined =>
  words.find((word) => conditions.includes(word));

export const orderOf = (conditions: readonly string[]): Body['order'] => oneOf(ORDERS, conditions) ?? 'formed';
export const moodOf = (conditions: readonly string[]): Body['mood'] => oneOf(MOODS, conditions) ?? 'steady';
export const fatigueOf = (conditions: readonly string[]): Body['fatigue'] => oneOf(FATIGUES, conditions) ?? 'fresh';

/** What is wanted of conditions that cannot stand together; null if they can. */
export function conditionsFault(conditions: readonly string[]): string | null {
  const twice = [ORDERS, MOODS, FATIGUES].find((words) => words.filter((word) => conditions.includes(word)).length > 1);
  return twice === undefined ? null : `one of ${twice.join(', ')}`;
}

/** The conditions of a body, as files write them. */
export const conditionsOf = ({ order, mood, fatigue, isVolleySpent }: Body): readonly string[] => [
  ...(order === 'formed' ? [] : [order]),
  ...(mood === 'steady' ? [] : [mood]),
  ...(fatigue === 'fresh' ? [] : [fatigue]),
  ...(isVolleySpent === true ? ['volley-spent'] : []),
];
