const ROMAN = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** `IV` for 4. */
export const roman = (number: number): string => {
  const next = ROMAN.find(([, value]) => value <= number);
  return next === undefined ? '' : next[0] + roman(number - next[1]);
};
