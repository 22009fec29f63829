import type { Params } from '../../core/verdicts.ts';
import { CHARGE_REFUSALS, type ChargeRefusals } from './charging/refusals.ts';
import { COMMAND_REFUSALS, type CommandRefusals } from './command/refusals.ts';
import { CONTROL_REFUSALS, type ControlRefusals } from './control/refusals.ts';
import { FIRE_REFUSALS, type FireRefusals } from './firing/refusals.ts';
import { MELEE_REFUSALS, type MeleeRefusals } from './melee/refusals.ts';
import { MOVE_REFUSALS, type MoveRefusals } from './moving/refusals.ts';

type OfUnit = Readonly<Record<'unit', string>>;

/** Every reason for which the rules refuse an order, with what its sentence tells. */
export type Refusals = MoveRefusals &
  FireRefusals &
  ChargeRefusals &
  ControlRefusals &
  MeleeRefusals &
  CommandRefusals &
  Record<'over' | 'not-now' | 'not-yours', Params> &
  Record<'gone' | 'running' | 'utterly-spent' | 'nothing-left' | 'no-general', OfUnit>;

/** The sentence for each reason. */
export const REFUSALS = {
  ...MOVE_REFUSALS,
  ...FIRE_REFUSALS,
  ...CHARGE_REFUSALS,
  ...CONTROL_REFUSALS,
  ...MELEE_REFUSALS,
  ...COMMAND_REFUSALS,
  over: 'The battle is over.',
  'not-now': 'This is not the time for that.',
  'not-yours': 'That is for the other side to order.',
  gone: '{Unit:is|are} gone.',
  running: '{Unit:is|are} running, and under nobody’s orders.',
  'utterly-spent': '{Unit:is|are} utterly exhausted, and can do nothing at all.',
  'nothing-left': '{Unit:is|are} exhausted, and {unit>has|have} used up the strength that was left for that.',
  'no-general': 'Only troops can do that: {unit} is a general.',
} as const;
