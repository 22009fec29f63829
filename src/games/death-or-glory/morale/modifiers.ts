import { modifiers } from '../../contract/modifiers.ts';
import { commandersNear, ratingTerms } from '../command/chain.ts';
import { foesTouching, orderOf } from '../figures/formed.ts';
import { tenthsLost } from '../figures/losses.ts';
import { isFoot, isHorse, troopsOf, type Body } from '../figures/unit.ts';
import { coversWithin, isInCover } from '../firing/cover.ts';
import { hasCome } from '../melee/cover.ts';
import { isBritish } from '../firing/modifiers.ts';
import { SLOW_CLASSES } from '../moving/tables.ts';
import type { Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, chargesAt, isCharging, type State } from '../state.ts';
import { STEADIES, type DgClauseId } from '../tables.ts';
import { hasSecureFlanks, isSupported, isTakenInRear, routingNear, threatenedFlanks } from './surroundings.ts';

/** A unit that tests its morale. */
interface Tested {
  readonly state: State;
  readonly body: Body;
  /** Whether it charges, is charged, or fights in this turn: only then such lines are looked at. */
  readonly isInAction: boolean;
}

/**
 * The tenths of its strength that a unit has lost in this turn.
 * @clause dg.morale.mod.casualties-this-move
 */
const lostNow = ({ state, body }: Tested): number => tenthsLost(state, body.start, state.done.lost[body.id] ?? 0);

/** The tenths that it has lost in all, or by one reading before this turn. @ruling dg-004 dg-005 */
function lostInAll({ state, body }: Tested): number {
  const lost = body.start - body.men;
  const before = lost - (state.done.lost[body.id] ?? 0);
  return tenthsLost(state, body.start, read(state, 'dg-005') === 'both' ? lost : before);
}

/** Whether horse has charged a unit in this turn. @ruling dg-034 dg-136 */
const isChargedByHorse = (state: State, body: Body): boolean =>
  chargesAt(state, body).some(({ unit }) => {
    const charger = bodyOf(state, unit);
    return charger !== undefined && isHorse(charger);
  });

/**
 * Whether a unit is in cover: whoever has come up to his enemy has none from a wall or a work
 * between them. @clause dg.morale.mod.cover @ruling dg-113 dg-141
 */
const isCovered = ({ state, body }: Tested): boolean =>
  hasCome(state, body) && foesTouching(state, body).length > 0
    ? coversWithin(state, body).length > 0
    : isInCover(state, body);

const isInAction = (state: State, body: Body): boolean =>
  body.melee !== undefined ||
  isCharging(state, body) ||
  chargesAt(state, body).length > 0 ||
  foesTouching(state, body).length > 0;

/**
 * The modifiers of a test of morale, in per cent. Those of a charge count in every test of its
 * turn.
 * @clause dg.morale.mod.casualties dg.morale.mod.casualties-this-move dg.morale.mod.unformed
 * dg.morale.mod.disordered dg.morale.mod.tired dg.morale.mod.exhausted
 * dg.morale.mod.flank-threatened dg.morale.mod.conscript dg.morale.mod.routing-near
 * dg.morale.mod.veteran dg.morale.mod.secure-flanks dg.morale.mod.supported dg.morale.mod.cover
 * dg.morale.mod.rear dg.morale.mod.foot-charged-by-cavalry dg.morale.mod.british-charged
 * dg.morale.mod.square dg.morale.mod.charging-cavalry
 * @ruling dg-002 dg-003 dg-004 dg-005 dg-034 dg-085 dg-095 dg-096 dg-119 dg-136 dg-138 dg-141
 */
export const MORALE = modifiers<Tested, DgClauseId>([
  {
    clause: 'dg.morale.mod.casualties',
    label: 'each tenth of its men lost',
    value: -5,
    times: lostInAll,
  },
  {
    clause: 'dg.morale.mod.casualties-this-move',
    label: 'each tenth lost in this turn',
    value: -5,
    times: lostNow,
  },
  {
    clause: 'dg.morale.mod.unformed',
    label: 'unformed',
    value: -10,
    when: ({ body }) => orderOf(body) === 'unformed',
  },
  {
    clause: 'dg.morale.mod.disordered',
    label: 'disordered',
    value: -20,
    when: ({ body }) => body.order === 'disordered',
  },
  { clause: 'dg.morale.mod.tired', label: 'tired', value: -10, when: ({ body }) => body.fatigue === 'tired' },
  {
    clause: 'dg.morale.mod.exhausted',
    label: 'exhausted',
    value: -20,
    when: ({ body }) => body.fatigue === 'exhausted' || body.fatigue === 'utterly-exhausted',
  },
  {
    clause: 'dg.morale.mod.flank-threatened',
    label: 'each flank threatened',
    value: -10,
    times: ({ state, body }) => threatenedFlanks(state, body),
  },
  {
    clause: 'dg.morale.mod.rear',
    label: 'attacked from the rear',
    value: -20,
    of: ({ isInAction: is }) => is,
    when: ({ state, body }) => isTakenInRear(state, body),
  },
  {
    clause: 'dg.morale.mod.foot-charged-by-cavalry',
    label: 'foot not in square, charged by horse',
    value: -20,
    of: ({ isInAction: is }) => is,
    when: ({ state, body }) => isFoot(body) && body.formation !== 'square' && isChargedByHorse(state, body),
  },
  {
    clause: 'dg.morale.mod.conscript',
    label: 'conscripts, militia or Landwehr',
    value: -10,
    when: ({ body }) => SLOW_CLASSES.includes(troopsOf(body).is),
  },
  {
    clause: 'dg.morale.mod.routing-near',
    label: 'each friendly unit routing near',
    value: -10,
    times: ({ state, body }) => routingNear(state, body).length,
  },
  {
    clause: 'dg.morale.mod.veteran',
    label: 'veterans',
    value: 10,
    when: ({ body }) => troopsOf(body).is === 'veteran',
  },
  {
    clause: 'dg.morale.mod.secure-flanks',
    label: 'flanks secure',
    value: 10,
    when: ({ state, body }) => hasSecureFlanks(state, body),
  },
  {
    clause: 'dg.morale.mod.supported',
    label: 'supported',
    value: 10,
    when: ({ state, body }) => isSupported(state, body),
  },
  {
    clause: 'dg.morale.mod.british-charged',
    label: 'British, charged',
    value: 10,
    of: ({ isInAction: is }) => is,
    when: ({ state, body }) => isBritish(state, body) && chargesAt(state, body).length > 0,
  },
  {
    clause: 'dg.morale.mod.square',
    label: 'in square, charged by horse',
    value: 20,
    of: ({ isInAction: is }) => is,
    when: ({ state, body }) => isFoot(body) && body.formation === 'square' && isChargedByHorse(state, body),
  },
  {
    clause: 'dg.morale.mod.charging-cavalry',
    label: 'charging horse',
    value: 20,
    of: ({ isInAction: is }) => is,
    when: ({ state, body }) => isHorse(body) && isCharging(state, body),
  },
  { clause: 'dg.morale.mod.cover', label: 'in cover', value: 20, when: isCovered },
]);

/** What changes the factor of a unit in a test of morale, but for commanders. */
export const moraleTerms = (state: State, body: Body): readonly Term[] =>
  MORALE.termsFor({ state, body, isInAction: isInAction(state, body) });

/**
 * What the ratings of commanders near by add.
 * @clause dg.morale.commander dg.command.use @ruling dg-017 dg-018 dg-019
 */
export const commanderTerms = (state: State, body: Body): readonly Term[] =>
  ratingTerms('dg.morale.commander', commandersNear(state, body, STEADIES[read(state, 'dg-017')]));
