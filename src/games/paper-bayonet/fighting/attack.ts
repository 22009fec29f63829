import { foesTouching, tiedWith } from './contact.ts';
import { showing } from '../pointing/attempt.ts';
import { strays } from '../brigades/duty.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, type PbClauseId, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { body, isArtillery, type State, touching, type Unit, unitsIn } from '../state.ts';

/**
 * Judges an attack.
 * @clause pb.fighting.contact pb.fighting.active-chooses pb.fighting.one-per-unit
 * @ruling pb-020 pb-022 pb-094
 */
export function judgeAttack(state: State, { unit: id, enemy }: OrderOf<'attack'>): Verdict {
  const unit = state.units[id]!;
  const foe = state.units[enemy]!;
  const way = { kind: 'path', unit: id, through: [id, enemy], sense: 'move' } as const;
  const barred = pairBarred(state, unit, foe) ?? wasteful(state, unit, foe);
  if (barred === null) return allowedShowing([way], ...permits(state, unit));
  return showing(barred, { ...way, stopped: 'target' in barred.params ? enemy : id }, unit.at !== foe.at);
}

/** Why this pair may not fight, apart from other pairs (see `wasteful`); null if it may. */
function pairBarred(state: State, unit: Unit, foe: Unit): Refused | null {
  return attackerBarred(state, unit) ?? foeBarred(state, unit, foe) ?? orderMissing(state, unit, foe);
}

function permits(state: State, unit: Unit): readonly PbClauseId[] {
  const clauses: PbClauseId[] = ['pb.fighting.contact'];
  if (state.activated.includes(unit.brigade)) clauses.push('pb.activation.permits');
  if (foesTouching(state, unit).length > 1) clauses.push('pb.fighting.active-chooses');
  if (isArtillery(unit)) clauses.push('pb.artillery.contact-is-fighting');
  return clauses;
}

/**
 * Why this unit may not attack at all; null if it may.
 * @clause pb.brigadier.no-fighting pb.fighting.disrupted.next-turn pb.rally.next-turn
 * @ruling pb-022 pb-059 pb-078 pb-089
 */
function attackerBarred(state: State, unit: Unit): Refused | null {
  const params = { unit: unit.id };
  if (unit.type === 'brigadier') return refused('pb.brigadier.no-fighting', 'brigadier-attacks', params);
  const units = body(state, unit);
  if (units.some((each) => state.fought.includes(each.id)) && read(state, 'pb-022') !== 'defender-once-attacker-free')
    return refused('pb.fighting.one-per-unit', 'already-fought', params);
  if (units.some((each) => each.condition === 'disrupted' || state.deeds[each.id] === 'turned'))
    return refused('pb.fighting.disrupted.next-turn', 'may-not-attack', params);
  if (units.some((each) => each.condition !== 'steady' || state.deeds[each.id] === 'recovered'))
    return refused('pb.rally.next-turn', 'may-not-attack', params);
  if (unit.formation === 'square' && read(state, 'pb-078') === 'square-may-not-attack')
    return refused('pb.square.stationary', 'square-attacks', params);
  if (state.deeds[unit.id] === 'fired' && read(state, 'pb-089') === 'one-action')
    return refused('pb.artillery.fire-or-move', 'fired-no-attack', params);
  return null;
}

/**
 * Why this unit may not attack this enemy; null if it may.
 * @clause pb.fighting.contact pb.fighting.one-per-unit pb.brigadier.no-fighting @ruling pb-022
 * pb-068
 */
function foeBarred(state: State, unit: Unit, foe: Unit): Refused | null {
  const params = { unit: unit.id, target: foe.id };
  const shows = [{ kind: 'light', units: [foe.id] }] as const;
  if (foe.side === unit.side) return refused('pb.fighting.contact', 'not-an-enemy', params, shows);
  if (foe.type === 'brigadier') return refused('pb.brigadier.no-fighting', 'brigadier-enemy', params, shows);
  if (!touching(unit, foe)) return refused('pb.fighting.contact', 'not-touching', params, shows);
  if (body(state, foe).some(({ id }) => state.fought.includes(id)) && read(state, 'pb-022') !== 'one-at-a-time')
    return refused('pb.fighting.one-per-unit', 'enemy-fought', params, shows);
  if (foe.condition === 'routed' && read(state, 'pb-068') === 'untouchable')
    return refused('pb.rally.who', 'untouchable', params, shows);
  return null;
}

/**
 * Refuses a unit without activation, or out of touch with its Brigadier: it fights only if attacked
 * (pb-046).
 * @clause pb.activation.permits pb.coherence.consequence @ruling pb-020
 */
function orderMissing(state: State, unit: Unit, foe: Unit): Refused | null {
  const units = body(state, unit);
  const idle = units.find(({ brigade }) => !state.activated.includes(brigade));
  const stray = units.map((each) => strays(state, each)).find((each) => each !== null);
  if (idle === undefined)
    return stray === undefined ? null : refused('pb.coherence.consequence', 'stray-attacks', { unit: unit.id });
  const reading = read(state, 'pb-020');
  if (reading === 'all-fight' || (reading === 'ties-go-on' && tied(state, units, foe))) return null;
  return refused('pb.activation.permits', 'idle-attacks', { unit: unit.id, brigade: idle.brigade });
}

const tied = (state: State, units: readonly Unit[], foe: Unit): boolean => {
  const foes = body(state, foe).map(({ id }) => id);
  return units.some((each) => {
    const other = tiedWith(state, each);
    return other !== undefined && foes.includes(other);
  });
};

/** Every pair that may fight now, apart from how the pairs affect each other. */
const pairs = (state: State): readonly OrderOf<'attack'>[] =>
  unitsIn(state)
    .filter((unit) => unit.side === state.side && unit.type !== 'brigadier')
    .flatMap((unit) => {
      const foes = foesTouching(state, unit);
      if (foes.length === 0 || attackerBarred(state, unit) !== null) return [];
      return foes
        .filter((foe) => pairBarred(state, unit, foe) === null)
        .map((foe): OrderOf<'attack'> => ({ type: 'attack', unit: unit.id, enemy: foe.id }));
    });

/**
 * Refuses an attack if fewer units could fight with it than without it. Only `maximum-pairs`
 * forbids this.
 * @clause pb.fighting.active-chooses @ruling pb-094
 */
function wasteful(state: State, unit: Unit, foe: Unit): Refused | null {
  const all = pairs(state);
  const [one, other] = [body(state, unit), body(state, foe)].map((units) => units.map(({ id }) => id));
  const doubt = all.some((pair) => one!.includes(pair.unit) !== other!.includes(pair.enemy));
  if (!doubt || read(state, 'pb-094') === 'active-pairs-freely') return null;
  const rest = all.filter((pair) => !one!.includes(pair.unit) && !other!.includes(pair.enemy));
  if (1 + mostPairs(state, rest) >= mostPairs(state, all)) return null;
  return refused('pb.fighting.active-chooses', 'wasteful-pair', { unit: unit.id, target: foe.id });
}

/** Every attack that is allowed now. */
export const attacks = (state: State): readonly OrderOf<'attack'>[] =>
  pairs(state).filter((each) => judgeAttack(state, each).ok);

/**
 * A fight that must take place before the phase may end; undefined if there is none.
 * @clause pb.fighting.contact @ruling pb-021
 */
export function owed(state: State): OrderOf<'attack'> | undefined {
  const [first] = pairs(state);
  return first === undefined || read(state, 'pb-021') === 'optional' ? undefined : first;
}

/**
 * How many of these attacks are possible if nobody fights twice: a maximum matching, in which each
 * column counts as one unit.
 */
function mostPairs(state: State, attacks: readonly OrderOf<'attack'>[]): number {
  const first = (id: string): string => body(state, state.units[id]!)[0]!.id;
  const reach = new Map<string, Set<string>>();
  for (const { unit, enemy } of attacks) {
    const one = first(unit);
    reach.set(one, (reach.get(one) ?? new Set()).add(first(enemy)));
  }
  const taken = new Map<string, string>();
  const finds = (unit: string, tried: Set<string>): boolean => {
    for (const foe of reach.get(unit) ?? []) {
      if (tried.has(foe)) continue;
      tried.add(foe);
      const rival = taken.get(foe);
      if (rival === undefined || finds(rival, tried)) {
        taken.set(foe, unit);
        return true;
      }
    }
    return false;
  };
  return [...reach.keys()].filter((unit) => finds(unit, new Set())).length;
}
