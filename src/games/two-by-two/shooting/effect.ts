import { bandOf } from '../../../core/bands.ts';
import { total } from '../../../core/reasons.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { counted, die, type Sum, type TtClauseId } from '../reasons.ts';
import type { State } from '../state.ts';
import { brackets, type ShotResult, RESULTS } from '../tables.ts';
import { isFoot } from '../units/unit.ts';
import { looked, lostBy, SHOOTING } from './modifiers.ts';
import { isWithin, shotLine } from './range.ts';
import type { LineOfFire } from './sight.ts';

/** A shot that has been rolled: its result, the sum behind it, and the clauses that decided it. */
export interface RolledShot {
  readonly word: ShotResult;
  readonly sum: Sum;
  readonly clauses: readonly TtClauseId[];
  readonly distance: Um;
}

/**
 * The result of a shot for one face of the die.
 * @clause tt.shoot.roll tt.shoot.cumulative tt.shoot.mod-table tt.shoot.result-table
 * tt.shoot.long-musket-cap
 * @ruling tt-005 tt-006
 */
export function rolledShot(state: State, { firer, target }: Omit<LineOfFire, 'line'>, face: number): RolledShot {
  const line = shotLine(state, firer, target);
  const seen = looked(state, { firer, target, line });
  const terms = SHOOTING.termsFor(seen);
  const all = [die('tt.shoot.roll', 'die', face), ...terms];
  const came = total(all);
  const { word, from, to } = bandOf('shooting results', RESULTS, came, all);
  const isFar = isFoot(state, firer) && !isWithin(state, line.length, brackets(1));
  const isCapped = isFar && (word === 'disrupted' || word === 'routed');
  const sum: Sum = {
    kind: 'sum',
    of: firer.id,
    terms: all,
    total: came,
    test: { is: 'bands', clause: 'tt.shoot.result-table', table: 'shooting', from, to, word },
    ...(isCapped && {
      instead: { clause: 'tt.shoot.long-musket-cap', label: 'muskets at more than [1] only pin', word: 'pinned' },
    }),
  };
  const modified = counted(terms);
  const clauses: readonly TtClauseId[] = [
    'tt.shoot.roll',
    ...modified,
    ...lostBy(seen),
    ...(modified.length > 0 ? (['tt.shoot.mod-table'] as const) : []),
    ...(modified.length > 1 ? (['tt.shoot.cumulative'] as const) : []),
    'tt.shoot.result-table',
    ...(isCapped ? (['tt.shoot.long-musket-cap'] as const) : []),
  ];
  return { word: isCapped ? 'pinned' : word, sum, clauses, distance: line.length };
}
