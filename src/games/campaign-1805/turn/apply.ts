import { inNewTurn, isOfBattle, officerPassed, recorded } from '../deploying/recording.ts';
import type { Event, EventOf } from '../events.ts';
import { areTouching } from '../melee/contacts.ts';
import { read } from '../rulings.ts';
import { UNPLAYED, type State } from '../state.ts';
import { settled } from './awaiting.ts';
import {
  acted,
  attackedFrom,
  cannoned,
  changed,
  failed,
  gone,
  gunFired,
  passedOver,
  struck,
  thinned,
  withoutGun,
  withoutPassing,
} from './changes.ts';

/** Records one event; decides nothing. Some only tell what was rolled. */
export function apply(state: State, event: Event): State {
  const now = applied(state, event);
  return now === state ? state : settled(now);
}

/** What a body has done that has answered a charge. @clause cf.charge.reaction @ruling cf-125 */
const ANSWERED = { stand: 'stood', counter: 'countered', retreat: 'retreated' } as const;

/**
 * A phase begins, and with the first one a turn: the losses of a round are counted anew, and all
 * orders are written afresh. By some readings a round is a phase, and a charge lasts as long as its
 * melee. @clause cf.turn.sequence cf.initiative.every-turn @ruling cf-044 cf-095 cf-097
 */
function began(state: State, { side, phase, turn }: EventOf<'phase-began'>): State {
  const isNew = phase !== state.phase;
  const hasLost = Object.keys(state.suffered.lost).length > 0;
  const isRound = isNew && hasLost && read(state, 'cf-097') === 'phase-of-original';
  const suffered = isRound ? { ...state.suffered, lost: {} } : state.suffered;
  const since = isNew ? null : state.since;
  const heldBack = isNew ? null : state.heldBack;
  const now = { ...state, side, phase, turn, issued: null, heldBack, fought: [], suffered, since, shot: null };
  if (turn === state.turn) return now;
  const locked = state.charges.filter((each) => isLocked(state, each));
  const charges = locked.length > 0 && read(state, 'cf-044') === 'whole-melee' ? locked : [];
  return inNewTurn({ ...now, ...UNPLAYED, charges });
}

/** Whether the two bodies of a charge are in contact still. @ruling cf-044 */
function isLocked(state: State, { unit, at }: State['charges'][number]): boolean {
  const [one, other] = [state.units[unit], state.units[at]];
  return one !== undefined && other !== undefined && areTouching(state, one, other);
}

/** A body has rallied; by one reading it may still do what is written for it. @ruling cf-022 */
function rallied(state: State, id: string): State {
  const { [id]: was, ...others } = state.units;
  const { remembers: _forgotten, ...body } = was!;
  const units = { ...others, [id]: { ...body, condition: 'steady' as const } };
  // The order of the bodies stays as it was.
  const now = { ...state, units: Object.fromEntries(Object.keys(state.units).map((each) => [each, units[each]!])) };
  const held = read(state, 'cf-022') === 'reform-only' ? acted(now, id, 'reformed') : now;
  // A battery has no other formation.
  return was!.gun === undefined ? { ...held, reforming: [...state.reforming, id] } : held;
}

/** A body stands elsewhere; by one reading it is kept through whom it has run. @ruling cf-095 */
function moved(state: State, { unit, to, through }: EventOf<'moved'>): State {
  const now = changed(state, unit, to);
  if (now.since === null || through === undefined) return now;
  return { ...now, since: { ...now.since, fled: [...now.since.fled, { unit, through }] } };
}

/** A charge is issued: whoever charges, and whoever supports it, has acted. */
function issued(state: State, { unit, at, support, guesses }: EventOf<'charge-issued'>): State {
  const now = [...support].reduce((each, id) => acted(each, id, 'supported'), acted(state, unit, 'charged'));
  const charge = { unit, at, support, ...(guesses !== undefined && { guesses }) };
  return { ...now, issued: charge, forced: null, heldBack: null };
}

/** A charge has come to contact. */
const inContact = (state: State, { unit, at, isCountered }: EventOf<'met'>): State => ({
  ...state,
  charges: [...state.charges, { unit, at, isCountered }],
});

/** A charge has its answer; whoever only stands has done nothing. @ruling cf-125 */
const answered = (state: State, { unit, answer }: EventOf<'answered'>): State => ({
  ...(answer === 'none' ? state : acted(state, unit, ANSWERED[answer])),
  issued: null,
});

/** A body routs; it need not reform any more. @ruling cf-022 cf-102 */
function routed(state: State, { unit, remembers }: EventOf<'routed'>): State {
  const reforming = state.reforming.filter((id) => id !== unit);
  const kept = remembers === undefined ? {} : { remembers };
  return { ...changed(state, unit, { condition: 'routing', ...kept }), reforming };
}

/** A body that has rallied has taken up its formation. @ruling cf-022 */
function reformed(state: State, { unit, end }: EventOf<'reformed'>): State {
  return { ...changed(state, unit, end), reforming: state.reforming.filter((id) => id !== unit) };
}

function applied(state: State, event: Event): State {
  if (isOfBattle(event)) return recorded(state, event);
  switch (event.type) {
    case 'phase-began':
      return began(state, event);
    case 'initiative-rolled':
      return { ...state, ahead: event.winner, winner: event.winner };
    case 'initiative-kept':
    case 'initiative-given':
      return { ...state, ahead: null, holder: event.side, side: event.side };
    case 'wrote':
      return {
        ...state,
        written: { ...state.written, [event.unit]: event.order },
        reordered: state.reordered === event.unit ? null : state.reordered,
      };
    case 'pass-written': {
      const { unit, at, officer } = event;
      return { ...state, passing: [...withoutPassing(state, event), { unit, at, officer }] };
    }
    case 'passed-over':
      return officerPassed(passedOver(state, event), event);
    case 'stayed-with':
      return { ...state, passing: withoutPassing(state, event) };
    case 'handed-in':
      return { ...state, handedIn: [...state.handedIn, event.side] };
    case 'charge-issued':
      return issued(state, event);
    case 'answered':
      return answered(state, event);
    case 'call-off-tested':
      return { ...failed(state, event), forced: event.isCalledOff ? null : event.unit };
    case 'called-off':
      return { ...state, reordered: event.unit };
    case 'met':
      return inContact(state, event);
    case 'flanked':
      return attackedFrom(state, event.unit, event.quarter);
    case 'shot-down':
    case 'cut-down':
      return thinned(state, event);
    case 'struck':
      return struck(state, event);
    case 'routed':
      return routed(state, event);
    case 'rallied':
      return rallied(state, event.unit);
    case 'reformed':
      return reformed(state, event);
    case 'closed-up':
      return changed(state, event.unit, { ranks: event.ranks });
    case 'moved':
      return moved(state, event);
    case 'moved-together':
      return Object.entries(event.ends).reduce((now, [id, end]) => acted(changed(now, id, end), id, 'moved'), state);
    case 'left':
    case 'destroyed':
      return gone(state, event.unit);
    case 'volleyed':
      return { ...(state.phase === 'firing' ? acted(state, event.unit, 'fired') : state), shot: null };
    case 'gun-fired':
      return gunFired(state, event);
    case 'gun-hit':
      return event.isCannon ? cannoned(state, event.unit) : state;
    case 'roof-opened':
      return { ...state, opened: [...state.opened, event.terrain] };
    case 'gun-lost':
      return withoutGun(state, event.unit);
    case 'tested':
    case 'rally-tested':
      return failed(state, event);
    case 'held-back':
      return { ...state, heldBack: event.side };
    case 'orders-opened':
    case 'kept-routing':
    case 'fell-short':
      return state;
  }
}
