import { evadeBy } from '../morale/flight.ts';
import { core, corners, overlaps } from '../../../geometry/bases.ts';
import { beyond, isOn } from '../../../geometry/edges.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { pivot, shift } from '../../../geometry/moves.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { endOf } from '../../table/orders/legs.ts';
import { fits, quarters } from '../moving/time.ts';
import { baseOf } from '../figures/base.ts';
import { isGeneral, isBattery, isSkirmishing, type Body, type Pose } from '../figures/unit.ts';
import { changeTime } from '../moving/changes.ts';
import { barredGround } from '../moving/ground.ts';
import { rateOf } from '../moving/rates.ts';
import { read } from '../rulings.ts';
import { unitsIn, type State } from '../state.ts';
import type { Charge } from './charge.ts';
import { mm } from '../tables.ts';
import { sizeIn } from '../figures/formation.ts';
import { reshaped } from '../../../geometry/moves.ts';

/** How a unit evades: how far it runs, and in which shape. */
export interface Evasion {
  readonly to: Pose;
  readonly by: Um;
  /** A battery has limbered first, or its gunners leave the guns. */
  readonly guns: 'limbered' | 'left' | null;
}

/**
 * Whether a battery has the time to limber before the charger comes: the part of his move that he
 * needs, in quarters of a turn. @clause dg.formation.limber @ruling dg-047
 */
function limberTime(state: State, body: Body, { needs, has }: Charge): number | null {
  if (!isBattery(body) || body.formation !== 'deployed' || read(state, 'dg-047') === 'gunners-only') return null;
  const time = changeTime(state, body, 'limbered');
  return time !== null && fits(quarters(time.quarters), needs / has) ? time.quarters : null;
}

/**
 * How far a unit runs: three quarters of its move in the formation it has, as the about turn takes
 * a quarter; a battery that limbers, what is left of its turn; gunners as foot in column.
 * @clause dg.reaction.evade dg.reaction.fail-20 dg.skirmish.charged-cavalry @ruling dg-043 dg-047
 */
const lengthOf = (state: State, body: Body, limbers: number | null): Um =>
  limbers === null ? evadeBy(state, body) : wholeUm(rateOf(state, body, 'limbered') * (1 - quarters(limbers)));

/** What stops those who run: enemies and friends that they cannot pass, ground and the edges. */
const wallsFor = (state: State, body: Body, charger: string) => [
  ...unitsIn(state)
    .filter(
      (other) =>
        other.id !== body.id &&
        other.id !== charger &&
        !isGeneral(other) &&
        !(other.side === body.side && (isSkirmishing(other) || isSkirmishing(body))),
    )
    .map((other) => core(baseOf(state, other))),
  ...barredGround(state, body).flatMap(({ pieces }) => pieces),
  ...beyond(state.size),
];

/**
 * Where a unit comes to that turns about and runs straight away from a charger, as he comes; it is
 * stopped by whatever it cannot pass.
 * @clause dg.reaction.evade dg.reaction.fail-20 @ruling dg-043 dg-047
 */
export function evasionOf(state: State, body: Body, charge: Charge): Evasion {
  const limbers = limberTime(state, body, charge);
  const isLeft = isBattery(body) && body.formation === 'deployed' && limbers === null;
  const size = limbers === null ? null : sizeIn(state, body, 'limbered');
  const comes = endOf(baseOf(state, state.units[charge.unit]!), charge.legs).facing;
  const plain = baseOf(state, body);
  const formed = size === null ? plain : reshaped(plain, size, size.keep);
  const turned = pivot(formed, comes);
  const most = lengthOf(state, body, limbers);
  const { by } = sweep(turned, turned.facing, most, wallsFor(state, body, charge.unit));
  const others = unitsIn(state).filter((other) => other.id !== body.id && !isGeneral(other));
  const isFree = (length: number): boolean => {
    const there = shift(turned, turned.facing, wholeUm(length));
    return isOn(corners(there), state.size) && others.every((other) => !overlaps(there, baseOf(state, other)));
  };
  let length: number = by;
  while (length > 0 && !isFree(length)) length -= mm(1);
  const there = shift(turned, turned.facing, wholeUm(Math.max(0, length)));
  const stands = length <= 0 && !isFree(0);
  return {
    to: stands ? { at: body.at, facing: body.facing } : { at: there.at, facing: there.facing },
    by: stands ? (0 as Um) : wholeUm(Math.max(0, length)),
    guns: limbers === null ? (isLeft ? 'left' : null) : 'limbered',
  };
}
