import type { Params } from '../../core/verdicts.ts';
import { BATTLE_REFUSALS, type BattleRefusals } from './deploying/refusals.ts';

type OfUnit = Readonly<Record<'unit', string>>;
type AtUnit = Readonly<Record<'unit' | 'at', string>>;

/** Every reason for which the rules refuse an order, with what its sentence tells. */
export type Refusals = BattleRefusals &
  Record<'over' | 'not-yours' | 'not-now', Params> &
  Record<'gone' | 'routing' | 'locked' | 'no-firearm' | 'no-move' | 'has-acted' | 'off-table', OfUnit> &
  Record<
    'has-no-officer' | 'rides-alone' | 'no-charge-written' | 'no-fire-written' | 'has-no-general' | 'has-answered',
    OfUnit
  > &
  Record<'too-far-to-go', OfUnit & Readonly<Record<'most', string>>> &
  Record<'no-support-written' | 'twice-named' | 'must-charge' | 'not-charged' | 'files', OfUnit> &
  Record<'no-friend' | 'no-enemy' | 'not-in-front' | 'too-far-to-shoot' | 'no-clear-line' | 'target-locked', AtUnit> &
  Record<'no-contact' | 'has-fought' | 'not-head-on', AtUnit> &
  Record<'not-straight-ahead' | 'too-far-to-charge', AtUnit> &
  Record<'not-rallied' | 'no-room' | 'has-shot' | 'fires-at-another' | 'one-order', OfUnit> &
  Record<'same-charge' | 'not-called-off' | 'target-written', OfUnit> &
  Record<'charges-due' | 'shots-due' | 'melees-due', OfUnit> &
  Record<'no-guess' | 'guess-needed' | 'guess-too-far' | 'no-room-to-turn' | 'battery-forms', OfUnit> &
  Record<'laid-on-nearest' | 'line-misses', AtUnit>;

/** The sentence for each reason. No sentence tells a length: nothing is measured. @ruling cf-071 */
export const REFUSALS = {
  ...BATTLE_REFUSALS,
  over: 'The battle is over.',
  'not-yours': 'That is for the other side to order.',
  'not-now': 'This is not the time for that.',
  gone: '{Unit:is|are} gone.',
  routing: '{Unit:is|are} routing, and under nobody’s orders until they rally.',
  locked: '{Unit:is|are} in contact with an enemy, and can only fight or hold.',
  'no-firearm': '{Unit:has|have} no firearms.',
  'no-move': 'Guns stay where they are.',
  'has-acted': '{Unit:has|have} done the one thing of this turn already.',
  'off-table': 'That place is not on the table.',
  'too-far-to-go': 'Somebody of {unit} would have to go farther than they may, which is {most} at most.',
  'has-no-officer': 'No officer of that rank is with {unit}.',
  'rides-alone': 'By this reading officers ride alone: nobody passes over from {unit}.',
  'no-charge-written': 'No charge is written for {unit}.',
  'no-fire-written': '{Unit:has|have} no order to fire.',
  'has-no-general': 'There is no officer left on that side who could call {unit} off.',
  'has-answered': '{Unit:has|have} answered a charge in this phase already.',
  'no-support-written': '{Unit:has|have} no order to support or to fire.',
  'twice-named': '{Unit:is|are} no further friend who could support.',
  'must-charge': '{Unit:was|were} not called off, and must charge first.',
  'not-charged': 'Nobody charges {unit}.',
  files: '{Unit:has|have} not so many models.',
  'no-friend': '{At:is|are} no other friend of {unit}.',
  'no-enemy': '{At:is|are} no enemy on the table.',
  'not-in-front': 'No part of {at} is in front of {unit}.',
  'too-far-to-shoot': '{At:is|are} farther than {unit} can shoot.',
  'no-clear-line': 'No clear line leads from {unit} to {at}.',
  'target-locked': '{At:is|are} in contact with somebody: nobody shoots into a melee.',
  'no-contact': '{Unit} and {at} do not touch.',
  'has-fought': '{Unit} and {at} have fought in this turn already.',
  'not-head-on': '{At:comes|come} at no front of {unit}.',
  'not-straight-ahead': '{Unit:goes|go} past {at} if they go straight on.',
  'too-far-to-charge': '{At:is|are} farther than {unit} can charge.',
  'not-rallied': '{Unit:has|have} not rallied in this turn.',
  'no-room': '{Unit:has|have} no room to form so.',
  'has-shot': '{Unit:has|have} shot in this turn already.',
  'fires-at-another': '{Unit:is|are} ordered to fire at somebody else.',
  'one-order': 'A body has one order: {unit} may move or fire, but not both.',
  'same-charge': 'That charge of {unit} has just been called off.',
  'not-called-off': 'The charge of {unit} has not been called off.',
  'target-written': 'Whom {unit} may fire at is written in their order.',
  'charges-due': '{Unit:has|have} still to charge, or to be called off.',
  'shots-due': '{Unit:has|have} still to fire.',
  'melees-due': '{Unit:has|have} still to fight.',
  'no-guess': '{Unit:has|have} no gun, and nothing to guess.',
  'guess-needed': 'Before {unit} can fire, the gunner has to guess how far the shot must go.',
  'guess-too-far': 'The guess is more than the range of {unit}.',
  'no-room-to-turn': '{Unit:has|have} no room to turn.',
  'battery-forms': 'A battery has one formation only.',
  'laid-on-nearest': 'The gun of {unit} is laid on the nearest model of {at}.',
  'line-misses': 'That line does not cross {at}.',
} as const satisfies Readonly<Record<keyof Refusals, string>>;
