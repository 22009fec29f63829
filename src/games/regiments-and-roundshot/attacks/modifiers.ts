import type { Addend } from '../../../core/reasons.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { modifiers, type Modifier } from '../../contract/modifiers.ts';
import { distanceOf, enemiesTouching, touch } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { read } from '../rulings.ts';
import type { Figures, Unit } from '../state.ts';
import { inches, type RrClauseId } from '../tables.ts';
import type { Attack } from './attack.ts';

/** Whether a target is disrupted; one that routs counts only under one reading. @ruling rr-055 */
const isDisrupted = (state: Figures, { condition }: Unit): boolean =>
  condition === 'disrupted' || (condition === 'routing' && read(state, 'rr-055') === 'routing-includes-disrupted');

/** How many figures of a formation count; those that rout do not. @ruling rr-064 */
const sizeOf = (state: Figures, unit: Unit): number => formationOf(state, unit).length;

/** Whether the formation that attacks is bigger than the target. @ruling rr-064 */
const isBigger = (state: Figures, { unit, at }: Attack): boolean =>
  sizeOf(state, unit) > (read(state, 'rr-064') === 'formation-v-unit' ? 1 : sizeOf(state, at));

/** Whether two or more enemies touch the target. @ruling rr-065 */
function isTouchedByMany(state: Figures, { at }: Attack): boolean {
  const touching = enemiesTouching(state, at);
  const isAny = read(state, 'rr-065') === 'any-two';
  return touching.filter(({ arm }) => isAny || arm !== 'artillery').length > 1;
}

/** The bands of range. */
type Band = 'short' | 'effective' | 'long' | 'maximum';

/**
 * The band of range that a shot of guns falls into; nothing is looked at beyond their reach.
 * @clause rr.range.short rr.range.effective rr.range.long rr.range.maximum
 * @ruling rr-003 rr-050
 */
export function bandOfRange(state: Figures, unit: Unit, at: Unit): Band {
  const far = distanceOf(state, unit, at);
  const isHalf = read(state, 'rr-050') === 'half-of-effective';
  if (touch(state, unit, at) || (isHalf && atMost(far, inches(1 / 4)))) return 'short';
  if (atMost(far, inches(1 / 2))) return 'effective';
  return atMost(far, inches(1)) ? 'long' : 'maximum';
}

/** An attack on its board, with all that its modifiers depend on. */
interface Factors {
  readonly state: Figures;
  readonly attack: Attack;
  readonly isHit: boolean;
  readonly isShaken: boolean;
}

/** A shot of guns, and the range that it is fired from. */
interface Shot extends Factors {
  readonly band: Band;
}

type Row<About> = Modifier<About, RrClauseId>;

/**
 * What is added to a shot of guns.
 * @clause rr.bombardment.mod-target-disrupted rr.bombardment.mod-point-blank
 * rr.bombardment.mod-effective rr.bombardment.mod-long rr.bombardment.mod-maximum
 * rr.bombardment.mod-artillery-disrupted
 */
export const BOMBARDMENT = modifiers<Shot, RrClauseId>([
  {
    clause: 'rr.bombardment.mod-target-disrupted',
    label: 'target disrupted',
    heading: 'The target is disrupted',
    value: 1,
    when: ({ isHit }) => isHit,
  },
  {
    clause: 'rr.bombardment.mod-point-blank',
    label: 'point blank',
    heading: 'Short range: they touch',
    value: 1,
    when: ({ band }) => band === 'short',
  },
  {
    clause: 'rr.bombardment.mod-effective',
    label: 'effective range',
    heading: 'Effective range: up to ½ inch',
    value: 0,
    when: ({ band }) => band === 'effective',
  },
  {
    clause: 'rr.bombardment.mod-long',
    label: 'long range',
    heading: 'Long range: up to 1 inch',
    value: -1,
    when: ({ band }) => band === 'long',
  },
  {
    clause: 'rr.bombardment.mod-maximum',
    label: 'maximum range',
    heading: 'Maximum range: up to 1½ inches',
    value: -2,
    when: ({ band }) => band === 'maximum',
  },
  {
    clause: 'rr.bombardment.mod-artillery-disrupted',
    label: 'guns disrupted',
    heading: 'The guns are disrupted',
    value: -1,
    when: ({ isShaken }) => isShaken,
  },
]);

/** The modifiers that volleys and charges share, with what a disrupted target adds. */
const inContact = (kind: 'volley' | 'charge', forDisrupted: number): readonly Row<Factors>[] => [
  {
    clause: `rr.${kind}.mod-target-disrupted`,
    label: 'target disrupted',
    heading: 'The target is disrupted',
    value: forDisrupted,
    when: ({ isHit }) => isHit,
  },
  {
    clause: `rr.${kind}.mod-bigger-formation`,
    label: 'bigger formation',
    heading: 'A bigger formation than the target’s',
    value: 1,
    when: ({ state, attack }) => isBigger(state, attack),
  },
  {
    clause: `rr.${kind}.mod-attacker-disrupted`,
    label: 'attacker disrupted',
    heading: 'The attacker is disrupted',
    value: -1,
    when: ({ isShaken }) => isShaken,
  },
  {
    clause: `rr.${kind}.mod-multiple-contact`,
    label: 'several contacts',
    heading: 'Two or more of the attacker’s side touch the target',
    value: 1,
    when: ({ state, attack }) => isTouchedByMany(state, attack),
  },
];

/**
 * What is added to a volley.
 * @clause rr.volley.mod-target-disrupted rr.volley.mod-bigger-formation
 * rr.volley.mod-attacker-disrupted rr.volley.mod-multiple-contact
 */
export const VOLLEY = modifiers<Factors, RrClauseId>(inContact('volley', 1));

/**
 * What is added to a charge.
 * @clause rr.charge.mod-target-disrupted rr.charge.mod-bigger-formation
 * rr.charge.mod-attacker-disrupted rr.charge.mod-multiple-contact rr.charge.mod-overrun
 */
export const CHARGING = modifiers<Factors, RrClauseId>([
  ...inContact('charge', 2),
  {
    clause: 'rr.charge.mod-overrun',
    label: 'overrun',
    heading: 'Riding on: an overrun',
    value: 1,
    when: ({ attack }) => attack.isOverrun === true,
  },
]);

/** The modifiers of an attack, in the order of its list. */
export function modifiersOf(state: Figures, attack: Attack): readonly Addend<RrClauseId>[] {
  const { kind, unit, at } = attack;
  const factors: Factors = {
    state,
    attack,
    isHit: isDisrupted(state, at),
    isShaken: unit.condition === 'disrupted',
  };
  if (kind === 'bombardment') return BOMBARDMENT.termsFor({ ...factors, band: bandOfRange(state, unit, at) });
  return (kind === 'volley' ? VOLLEY : CHARGING).termsFor(factors);
}
