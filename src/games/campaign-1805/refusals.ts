import type { Params } from '../../core/verdicts.ts';

type OfUnit = Readonly<Record<'unit', string>>;
type AtUnit = Readonly<Record<'unit' | 'at', string>>;

/** Every reason for which the rules refuse an order, with what its sentence tells. */
export type Refusals = Record<'over' | 'not-yours' | 'not-now', Params> &
  Record<'gone' | 'routing' | 'locked' | 'no-firearm' | 'no-move' | 'has-acted' | 'off-table', OfUnit> &
  Record<'too-far-to-go' | 'no-charge-written' | 'no-fire-written' | 'has-no-general' | 'has-answered', OfUnit> &
  Record<'no-support-written' | 'twice-named' | 'must-charge' | 'not-charged' | 'files', OfUnit> &
  Record<'no-enemy' | 'not-in-front' | 'too-far-to-shoot' | 'no-clear-line' | 'target-locked', AtUnit> &
  Record<'no-contact' | 'has-fought' | 'not-head-on', AtUnit> &
  Record<'charges-due' | 'shots-due' | 'melees-due', OfUnit>;
