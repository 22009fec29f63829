import { refused, total, type Refused } from './reasons.ts';
import { brigadeBarred, costLines } from './muster.ts';
import { UNIT_TYPES, type UnitType } from './tables.ts';

/** How many of each kind of unit a brigade has. */
export type Counts = Readonly<Partial<Record<UnitType, number>>>;

/** A brigade of an army that is being written down. */
export interface CheckedBrigade {
  readonly cost: number;
  /** What the rules refuse of it; `null` where nothing, or where it has no unit yet. */
  readonly refusal: Refused | null;
}

/** An army as far as it is written down. */
export interface CheckedArmy {
  readonly brigades: readonly CheckedBrigade[];
  readonly spent: number;
  /** Points that are left; below 0 where too many are spent. */
  readonly left: number;
  /** What the rules refuse of the army as a whole. */
  readonly refusal: Refused | null;
}

/**
 * Adds up an army and holds it against the rules: what each brigade costs and lacks, and whether the points cover all of them. Brigades
 * without a unit are not looked at. Refuses nothing itself.
 * @clause pb.points.spend pb.points.unit-costs pb.brigade.composition @ruling pb-004 pb-005 pb-006
 */
export function checkArmy(points: number, brigades: readonly Counts[]): CheckedArmy {
  const checked = brigades.map(checkBrigade);
  const spent = checked.reduce((sum, { cost }) => sum + cost, 0);
  return {
    brigades: checked,
    spent,
    left: points - spent,
    refusal: spent > points ? refused('pb.points.spend', 'too-many-points', { spent, points }) : null,
  };
}

function checkBrigade(counts: Counts): CheckedBrigade {
  const units = UNIT_TYPES.flatMap((type) => Array.from({ length: counts[type] ?? 0 }, () => type));
  const readings = { readings: {} };
  const cost = total(costLines(readings, { template: null, units }));
  return { cost, refusal: units.length === 0 ? null : brigadeBarred(readings, units) };
}
