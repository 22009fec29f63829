import { contact } from '../../../geometry/contact.ts';
import { baseOf } from '../figures/base.ts';
import type { Body } from '../figures/unit.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import { fightsBack, foesDue, foughtOf, roundWith } from './due.ts';

/** A unit that rolls, and the foe whom it strikes. */
export interface Duel {
  readonly fighter: string;
  readonly foe: string;
}

/** A round of melee as it begins. */
export interface Round {
  /** All who are in it; the side that has ordered it comes first. */
  readonly units: readonly string[];
  /** Whom each of them touches. */
  readonly foes: Readonly<Record<string, readonly string[]>>;
  readonly duels: readonly Duel[];
  /** Whether this is the first round of the melee. */
  readonly isFirst: boolean;
}

/** How long the stretch is on which two touch. */
const stretchOf = (state: State, body: Body, foe: Body): number =>
  contact(baseOf(state, body), baseOf(state, foe))?.length ?? 0;

/**
 * The foe whom a unit strikes that touches several: the one who is named, or else the one along
 * whom it stands farthest.
 * @ruling dg-115
 */
function struckBy(state: State, body: Body, foes: readonly Body[], named: string | undefined): Body {
  const chosen = foes.find(({ id }) => id === named);
  return chosen ?? foes.toSorted((a, b) => stretchOf(state, body, b) - stretchOf(state, body, a))[0]!;
}

/** The round of some units, as far as they are still there and have each other to fight. */
export function roundOf(state: State, ids: readonly string[], { unit, at }: OrderOf<'fight'>): Round {
  const bodies = ids.map((id) => bodyOf(state, id)).filter((body) => body !== undefined);
  const foesOf = (body: Body): readonly Body[] => foesDue(state, body).filter(({ id }) => ids.includes(id));
  const all = bodies.map((body) => ({ body, foes: foesOf(body) })).filter(({ foes }) => foes.length > 0);
  return {
    units: all.map(({ body }) => body.id),
    foes: Object.fromEntries(all.map(({ body, foes }) => [body.id, foes.map(({ id }) => id)])),
    duels: all
      .filter(({ body }) => fightsBack(state, body))
      .map(({ body, foes }) => ({
        fighter: body.id,
        foe: struckBy(state, body, foes, body.id === unit ? at : undefined).id,
      })),
    isFirst: all.every(({ body }) => foughtOf(state, body).rounds === 0),
  };
}

/**
 * Who fights together: all who are in the melee, or by one reading each pair by itself.
 * @clause dg.melee.resolve @ruling dg-115
 */
export function companiesFor(state: State, { unit }: OrderOf<'fight'>): readonly (readonly string[])[] {
  const body = bodyOf(state, unit)!;
  const all = roundWith(state, body);
  const own = all.filter(({ side }) => side === body.side);
  if (read(state, 'dg-115') === 'pairs')
    return own.flatMap((each) => foesDue(state, each).map((foe) => [each.id, foe.id]));
  return [[...own, ...all.filter(({ side }) => side !== body.side)].map(({ id }) => id)];
}
