import { written } from './field.ts';

export type Part = Readonly<Record<string, unknown>>;

/** A gun, two targets and their Generals, for boards that a test spoils in one place. */
export const UNITS = { gun: 'cannon d1', foe: 'allied cavalry d5', a: 'allied b5' };

/** That board with this part of it replaced. */
export const spoilt = (part: Part): Part => ({ ...written(UNITS), ...part });

/** That board with one unit changed, or added. */
export function withUnit(id: string, change: Part): Part {
  const board = written(UNITS);
  const units = board.units as Readonly<Record<string, Part>>;
  return { ...board, units: { ...units, [id]: { ...units.foe, ...change } } };
}

/** That board at another moment. */
export function now(change: Part): Part {
  const board = written(UNITS);
  return { ...board, now: { ...(board.now as Part), ...change } };
}
