import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Body } from './body.ts';

/**
 * Whether a body stands in square, without flanks and rear: never, but by one reading while foot in
 * as many ranks as files holds. @clause cf.move.column-definition @ruling cf-088
 */
export function isSquare(state: Pick<State, 'readings' | 'written'>, { id, arm, ranks }: Body): boolean {
  const isFoot = arm === 'infantry' || arm === 'jaegers';
  const isEven = ranks.length === ranks[0]!.length && ranks.length > 1;
  const holds = (state.written[id]?.does ?? 'hold') === 'hold';
  return isFoot && isEven && holds && read(state, 'cf-088') === 'all-round-block';
}
