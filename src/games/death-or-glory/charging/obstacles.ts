import { core, corners, overlaps, type Base } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { overlapping, type Outline } from '../../../geometry/outlines.ts';
import { span, sweep } from '../../../geometry/sweeps.ts';
import { baseOf } from '../figures/base.ts';
import { isFormed } from '../figures/formed.ts';
import { isGeneral, isSkirmishing, type Body, type Unit } from '../figures/unit.ts';
import { barredGround } from '../moving/ground.ts';
import { bodiesIn, unitsIn, type State } from '../state.ts';
import type { Step } from './way.ts';

/** What is in the way of a charger: a unit, or ground that he cannot enter. */
export interface InTheWay {
  readonly unit?: string;
  readonly ground?: string;
}

/**
 * Whether a charger passes through another: skirmishers of either side, and generals.
 * @clause dg.charge.through-skirmishers @ruling dg-072
 */
const passes = (other: Unit): boolean => isGeneral(other) || isSkirmishing(other);

/**
 * Whether others make room for a charger who comes to stand where they are: enemy skirmishers for
 * formed troops. @ruling dg-063
 */
export const makesRoom = (state: State, body: Body, other: Unit): boolean =>
  isGeneral(other) || (isSkirmishing(other) && other.side !== body.side && isFormed(state, body));

/** What stops a charger on his way to a target, who is none of it. */
function obstaclesFor(state: State, body: Body, target: string): readonly (InTheWay & { readonly outline: Outline })[] {
  const units = unitsIn(state)
    .filter((other) => other.id !== body.id && other.id !== target && !passes(other))
    .map((other) => ({ unit: other.id, outline: core(baseOf(state, other)) }));
  const ground = barredGround(state, body).flatMap(({ id, pieces }) =>
    pieces.map((outline) => ({ ground: id, outline })),
  );
  return [...units, ...ground];
}

/**
 * The skirmishers through whom a charger comes on a straight run, besides his target.
 * @clause dg.charge.through-skirmishers
 */
export const skirmishersOn = (
  state: State,
  body: Body,
  target: string,
  { from, by }: { readonly from: Base; readonly by: Um },
): readonly Body[] =>
  bodiesIn(state).filter((other) => {
    if (!isSkirmishing(other) || other.id === body.id || other.id === target) return false;
    const met = span(core(from), from.facing, core(baseOf(state, other)));
    return met !== null && met[1] > 0 && met[0] < by;
  });

/** How far a base comes straight ahead, up to a length, and what stops it before. */
export function clearRun(
  state: State,
  body: Body,
  target: string,
  { from, by }: { readonly from: Base; readonly by: Um },
): { readonly by: Um; readonly met: InTheWay | null } {
  const all = obstaclesFor(state, body, target);
  const { by: run, stopped } = sweep(
    from,
    from.facing,
    by,
    all.map(({ outline }) => outline),
  );
  return { by: run, met: stopped === null ? null : all[stopped]! };
}

/** What is in the way of the legs of a charge; null if nothing is. */
export function metOn(state: State, body: Body, target: string, steps: readonly Step[]): InTheWay | 'off-table' | null {
  for (const { leg, from, to } of steps) {
    if (!isOn(corners(to), state.size)) return 'off-table';
    if (leg.go === 'forward') {
      const { met } = clearRun(state, body, target, { from, by: leg.by });
      if (met !== null) return met;
      continue;
    }
    const met = obstaclesFor(state, body, target).find(({ outline }) => overlapping(core(to), outline));
    if (met !== undefined) return met;
  }
  const end = steps.at(-1)!.to;
  const under = unitsIn(state).find(
    (other) =>
      other.id !== body.id &&
      other.id !== target &&
      !makesRoom(state, body, other) &&
      overlaps(end, baseOf(state, other)),
  );
  return under === undefined ? null : { unit: under.id };
}
