import { um, type Um } from '../../../geometry/lengths.ts';
import { consult } from '../charts/charts.ts';
import { armOf, isBattery, isGeneral, isHorse, type Body, type Unit } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import type { Field } from '../state.ts';
import { ALLOWANCES, CHARGE_BONUS, mm, type Formation, type Pace } from '../tables.ts';

/** What a square goes by one reading. @ruling dg-066 */
const SQUARE = mm(50);

/**
 * What a charge adds to the move of horse, which by one reading a general always rides.
 * @ruling dg-127
 */
const CHARGE = mm(CHARGE_BONUS.horse);

/**
 * What a body moves as in a formation; null if it stands. Horse in skirmish order keeps the pace of
 * its line, for the table has no other; gunners without their guns go as foot in column.
 * @clause dg.move.allowances @ruling dg-066 dg-145
 */
function paceOf(body: Pick<Body, 'type' | 'guns'>, formation: Formation): Pace | null {
  if (body.guns !== undefined) return 'infantry_column';
  if (formation === 'square' || formation === 'deployed') return null;
  const isColumn = formation === 'column' || formation === 'march-column';
  switch (armOf(body as Body)) {
    case 'foot':
      if (formation === 'skirmish-order') return 'skirmishers';
      return isColumn ? 'infantry_column' : 'infantry_line';
    case 'light-horse':
      return isColumn ? 'light_cavalry_column' : 'light_cavalry_line';
    case 'heavy-horse':
      return isColumn ? 'heavy_cavalry_column' : 'heavy_cavalry_line';
    case 'foot-guns':
      return 'foot_artillery';
    case 'horse-guns':
      return 'horse_artillery';
    case 'general':
      return 'light_cavalry_column';
  }
}

/**
 * The part of its move that tired and exhausted troops keep. @clause dg.fatigue.movement
 * @ruling dg-092
 */
function keptBy(state: Field, { fatigue }: Body): number {
  if (fatigue === 'fresh') return 1;
  if (fatigue !== 'utterly-exhausted' && read(state, 'dg-092') === 'double-time-only') return 1;
  return consult(state, 'fatigue-movement', fatigue, 'part of a move').value;
}

/**
 * How far a unit goes in a turn over open ground, in a formation; 0 if it stands.
 * @clause dg.move.allowances dg.fatigue.movement @ruling dg-066 dg-127
 */
export function rateOf(state: Field, unit: Unit, formation?: Formation): Um {
  if (isGeneral(unit)) {
    const pace = mm(ALLOWANCES.light_cavalry_column);
    return read(state, 'dg-127') === 'light-cavalry-column' ? pace : ((pace + CHARGE) as Um);
  }
  const into = formation ?? unit.formation;
  const pace = paceOf(unit, into);
  if (pace === null) {
    const creeps = into === 'square' && read(state, 'dg-066') === 'square-half-line';
    return creeps ? um((SQUARE / 1000) * keptBy(state, unit), 'mm') : (0 as Um);
  }
  return um(ALLOWANCES[pace] * keptBy(state, unit), 'mm');
}

/** What a charge adds to the move of a unit; guns do not charge. @clause dg.charge.bonus */
export const chargeBonus = (body: Body): Um =>
  mm(isBattery(body) ? 0 : isHorse(body) ? CHARGE_BONUS.horse : CHARGE_BONUS.foot);
