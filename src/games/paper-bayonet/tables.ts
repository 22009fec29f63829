import type { Outcome } from '../../core/outcomes.ts';

/** The kinds of unit. @clause pb.unit-table.profile */
export const UNIT_TYPES = [
  'line-infantry',
  'heavy-infantry',
  'skirmishers',
  'cavalry',
  'heavy-cavalry',
  'brigadier',
  'cannon',
  'howitzer',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** @clause pb.artillery.types */
export const ARTILLERY: readonly UnitType[] = ['cannon', 'howitzer'];

/** Infantry in the unit table: who may form columns and squares. @clause pb.column.who pb.square.who */
export const INFANTRY: readonly UnitType[] = ['line-infantry', 'heavy-infantry'];

/** Cavalry of both kinds. */
export const CAVALRY: readonly UnitType[] = ['cavalry', 'heavy-cavalry'];

/** What a square may be. @clause pb.movement.terrain-applies */
export const GROUNDS = ['open', 'woods', 'building', 'hill'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Squares that hide what is behind them, and shelter what is in them. @clause pb.los.terrain-blocks */
export const COVER: readonly Ground[] = ['woods', 'building'];

/** The five phases of a turn, in their order. @clause pb.turn.phase-order */
export const PHASES = ['activation', 'artillery', 'movement', 'fighting', 'rally'] as const;
export type Phase = (typeof PHASES)[number];

/** A brigade is activated on this or more. @clause pb.activation.number */
export const ACTIVATED_ON = 3;

/** How far each gun fires, in squares. @clause pb.artillery.range.cannon pb.artillery.range.howitzer */
export const RANGE = { cannon: 6, howitzer: 4 } as const;

/** Distance in squares to the score needed; 1 is what a point-blank shot would need under one reading of pb-049. @clause pb.artillery.hit-number */
export const HIT_NUMBER: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };

/** Added to the die that is to hit. @clause pb.artillery.hit.column pb.artillery.hit.square */
export const TO_HIT = { column: 1, square: 1 } as const;

/** Added to the effect die by the ground. @clause pb.artillery.effect.woods pb.artillery.effect.building */
export const EFFECT = { woods: -1, building: -2 } as const;

/** The lowest score of each effect. @clause pb.artillery.effect.disrupted pb.artillery.effect.routed pb.artillery.effect.removal */
export const EFFECT_FROM = { disrupted: 4, routed: 5, removed: 6 } as const;

/** Squares a unit moves. @clause pb.movement.allowance.one pb.movement.allowance.two */
export const ALLOWANCE: Readonly<Record<UnitType, 1 | 2>> = {
  'line-infantry': 1,
  'heavy-infantry': 1,
  skirmishers: 2,
  cavalry: 2,
  'heavy-cavalry': 2,
  brigadier: 2,
  cannon: 1,
  howitzer: 1,
};

/** A routed unit is saved on this or more. @clause pb.rally.number pb.rally.number.heavy-infantry pb.rally.number.artillery */
export const RALLY_NUMBER: Readonly<Record<UnitType, 3 | 4 | 5>> = {
  'line-infantry': 4,
  'heavy-infantry': 3,
  skirmishers: 4,
  cavalry: 4,
  'heavy-cavalry': 4,
  brigadier: 4,
  cannon: 5,
  howitzer: 5,
};

/** What may befall a unit, on the scale that all games share. */
export const OUTCOME = {
  unharmed: 'unharmed',
  disrupted: 'shaken',
  routed: 'routed',
  removed: 'destroyed',
} as const satisfies Readonly<Record<string, Outcome>>;
