import type { Sign } from '../core/reasons.ts';
import type { Show, Step } from './schema.ts';

/** What an author wants drawn, in the words of the board. */
function shown(show: Show): Sign {
  if ('sight' in show) return { sign: 'sight', ...show.sight };
  if ('ruler' in show)
    return {
      sign: 'ruler',
      from: show.ruler.from,
      to: show.ruler.to,
      ...(show.ruler.text !== undefined && { text: show.ruler.text }),
    };
  if ('label' in show) return { sign: 'label', ...show.label };
  return { sign: 'light', ...show.light };
}

const key = (sign: Sign): string =>
  sign.sign === 'sight' ? `sight ${JSON.stringify([sign.from, sign.to])}` : JSON.stringify(sign);

/**
 * What is drawn for a step: what its orders themselves show, then what the author added. Of two signs for one line the engine's stands: only
 * it knows where the line is stopped.
 */
export function signsOf(step: Step, own: readonly Sign[]): readonly Sign[] {
  const all = [...own, ...(step.show ?? []).map(shown)];
  const keys = all.map(key);
  return all.filter((_sign, i) => keys.indexOf(keys[i]!) === i);
}
