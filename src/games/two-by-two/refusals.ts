import { SAME } from '../../geometry/lengths.ts';
import { capital, sentences, toldAlike } from '../contract/sentences.ts';
import { beside, length, nameOf, partText } from './names.ts';
import { REFUSALS_OF_BATTLE } from './battle/refusals.ts';
import { ORDERS, type Order } from './orders.ts';
import { read } from './rulings.ts';
import type { State } from './state.ts';
import { brackets, STRAIGHT } from './tables.ts';

/** What each kind of leg is called. */
const LEG: Readonly<Record<string, string>> = {
  back: 'backwards without turning',
  shift: 'sideways',
  wheel: 'about a corner',
  turn: 'about the centre',
};

const says = sentences<State>()({
  ...toldAlike(['at', 'foe', 'friend', 'other', 'unit'], (id: string, state: State) => nameOf(state, id)),
  ...toldAlike(['depth', 'distance', 'half', 'length', 'move', 'range'], length),
  leg: (leg: string) => LEG[leg] ?? leg,
  order: (order: Order['type']) => ORDERS[order].deed,
  side: (side: string, { sides }: State) => sides[side]?.name ?? side,
  terrain: (id: string, { terrain }: State) => terrain[id]?.name ?? id,
});

/**
 * A sentence for a length beyond a limit, and another for a length equal to the limit, if that does
 * not count as within it.
 * @ruling tt-005
 */
const within =
  <Given extends Readonly<Record<string, unknown>>>(
    limit: keyof Given,
    told: (given: Given, state: State) => string,
    toldExactly: (given: Given, state: State) => string,
  ) =>
  (given: Given, state: State): string =>
    read(state, 'tt-005') !== 'inclusive' && Math.abs((given['distance'] as number) - (given[limit] as number)) <= SAME
      ? toldExactly(given, state)
      : beside('distance', limit, told)(given, state);

const outOfRange = within(
  'range',
  says('{At:is|are} {distance} off, and the range of {unit} is {range}.'),
  says('{At:is|are} {distance} off, and {unit:shoots|shoot} only at what is nearer than {range}.'),
);
const notNear = within(
  'half',
  says('{At:is|are} {distance} away, and half a move is {half}.'),
  says('{At:is|are} {distance} away, and a counter-charge needs them nearer than half a move, {half}.'),
);
const endsInTurn = says('The path of {unit} would end in a turn, and the last [2] of a charge are straight.');
const endsStraight = beside(
  'length',
  STRAIGHT,
  says('The path of {unit} would end with only {length} straight ahead, and a charge needs [2].'),
);
const onMarch = says('{Unit:stays|stay} in road column until the next Move phase of {side}.');

const notTheTime = says('This is not the time for {order}');
/**
 * Orders of which something must have come first. Without it, that is the reason of the refusal.
 */
const UNPREPARED: Readonly<Partial<Record<Order['type'], { readonly phase: State['phase']; readonly says: string }>>> =
  {
    follow: { phase: 'melee', says: 'There is no ground that a winner may take now' },
    hold: { phase: 'melee', says: 'There is no ground that a winner may take now' },
    'roll-zone': { phase: 'terrain', says: 'No die is rolled for terrain that is agreed on as it lies' },
  };

/** Tells whose part it is. An order that is awaited was given to a unit of another side. */
const notNow = (given: { readonly order: Order['type'] }, state: State): string =>
  state.awaits?.orders.includes(given.order) === true
    ? `${capital(partText(state))}, and not the other side.`
    : UNPREPARED[given.order]?.phase === state.phase
      ? `${UNPREPARED[given.order]!.says}.`
      : `${notTheTime(given, state)}: ${partText(state)}.`;

/** Every reason to refuse an order, in words a player would use. */
export const REFUSALS = {
  ...REFUSALS_OF_BATTLE,
  'not-now': notNow,
  'no-range': says('{Unit:has|have} nothing to shoot with: only infantry and artillery shoot.'),
  disrupted: says('{Unit:is|are} disrupted, and may neither move nor shoot.'),
  'has-shot': says('{Unit:has|have} shot already: once a turn is all.'),
  'not-an-enemy': says('{At:is|are} on your own side.'),
  'hq-spared': says('{At} cannot be picked out: an HQ is no target.'),
  'guns-moved': says('{Unit:has|have} moved, and a battery that moved may not shoot in the phase that follows.'),
  'firer-in-contact': says('{Unit:touches|touch} {foe}, and may shoot at nobody else.'),
  'target-in-contact': says('{At:touches|touch} {friend}: only those who touch them may shoot at them.'),
  'out-of-range': outOfRange,
  'out-of-arc': says('{At:is|are} outside the arc of fire.'),
  'unit-between': says('{Unit:stands|stand} in the way: nobody shoots through a unit.'),
  'terrain-between': says('The line of the shot is blocked by {terrain}.'),
  'too-deep': beside(
    'depth',
    brackets(1),
    says('{At:is|are} {depth} inside {terrain}, and no shot finds anybody deeper than [1].'),
  ),
  'firer-too-deep': beside(
    'depth',
    brackets(1),
    says('{Unit:is|are} {depth} inside {terrain}, and nobody shoots out from deeper than [1].'),
  ),
  'one-by-one': says(
    'Shots are not named together: {unit:names|name} a target, and the die is rolled before the next.',
  ),
  'declared-already': says('All shots of a phase are named together, and {unit:has|have} shot already.'),
  'nothing-declared': says('{Side} have named no shot.'),
  'no-legs': says('{Unit:has|have} no way to go: a move has one leg or more.'),
  'no-formation': says('{Unit:forms|form} line, column of attack or road column, and nothing else.'),
  'has-moved': says('{Unit:has|have} moved already in this phase.'),
  pinned: says('{Unit:is|are} pinned, and may only turn on the spot.'),
  // `length` is what the way costs, not how long it is: ground and water may make it dearer.
  'too-far': beside('length', 'move', says('That takes {length} of a move, and {unit:has|have} {move}.')),
  'half-move': beside(
    'length',
    'move',
    says('That takes {length} of a move, and by way of {terrain} {unit:has|have} only half of it: {move}.'),
  ),
  'no-bonus': beside(
    'length',
    'move',
    says('That takes {length} of a move, and {unit:has|have} {move}: through {terrain} a road adds nothing.'),
  ),
  'goes-straight': says('{Unit} cannot go {leg}.'),
  'only-about': says('{Unit} may turn about on the spot; every other change of facing is a wheel.'),
  'enemy-between': says('{Foe:stands|stand} in the way: nobody moves through an enemy.'),
  'ends-on': says('{Other:stands|stand} there: one may pass through friends, but not stop on them.'),
  'would-touch': says('There {unit} would touch {foe}: that is a charge, and no plain move.'),
  'friend-between': says('{Foe:stands|stand} in the way: a counter-charge goes through nobody.'),
  'in-zone': says('{Unit:stops|stop} {distance} from the front or a flank of {foe}, unless it is a charge.'),
  'friends-block': says('{Foe:stands|stand} in the way: nobody moves through another unit.'),
  locked: says('{Unit:touches|touch} {foe}, and may not walk away from a melee.'),
  'touches-already': says('{Unit:touches|touch} {at} already.'),
  'does-not-touch': says('That does not bring {unit} into contact with {at}.'),
  'guns-never': says('{Unit} cannot start a melee with {at}: guns start one with nobody.'),
  'hq-only-defends': says('{Unit} cannot start a melee with {at}: an HQ only defends itself.'),
  'foot-at-horse': says('{Unit} cannot start a melee with {at}: infantry starts none with cavalry.'),
  'through-town': says(
    '{Unit:moves|move} through {terrain}, and cavalry that moves through a town moves into no contact.',
  ),
  'not-straight': (given: { readonly unit: string; readonly length: number }, state: State) =>
    (given.length === 0 ? endsInTurn : endsStraight)(given, state),
  'too-near': beside('length', STRAIGHT, says('{At:is|are} only {length} away, and a charge needs a run of [2].')),
  'turns-first': says('{At:is|are} so near that {unit} would have to face them from the start.'),
  'not-cavalry': says('{Unit} cannot counter-charge: only cavalry can.'),
  'has-countered': says('{Unit:has|have} counter-charged already in this phase.'),
  contacted: says('{Unit:touches|touch} {foe} already, and cannot counter-charge.'),
  'has-not-moved': says('{At:has|have} not moved in this turn, and only an enemy who moved may be counter-charged.'),
  'not-near-enough': notNear,
  'after-counter-charges': says(
    '{Unit:comes|come} too late: counter-charges have begun, and all shots go before them.',
  ),
  'not-the-charger': says('{Unit:answers|answer} a charge, and may shoot at nobody but the charger; not at {at}.'),
  'guns-silent': says('{Unit} cannot shoot at {at}, who charged them: only infantry fires on a charger.'),
  'not-asked': says('{Other:answers|answer} now, and not {unit}.'),
  'never-flees': says('{Unit} cannot rout of their own free will: light infantry, light cavalry and lancers can.'),
  'not-charged': says('Nobody charges {unit} now.'),
  'turned-at-once': says('{Unit:turns|turn} to face when a charge comes in, and not later.'),
  'only-foot-faces': says('{Unit} cannot turn to face: only infantry can.'),
  engaged: says('{Unit:touches|touch} {foe} as well: infantry that is engaged does not turn.'),
  'too-late-to-face': says('{Unit} would have to turn before the first shot of the phase.'),
  'no-room-to-face': says('{Unit:has|have} no need or no room to turn.'),
  'no-contact': says('{Unit:touches|touch} no enemy.'),
  'has-fought': says('The melee of {unit} has been fought already in this phase.'),
  'not-fought-now': says('{Unit:has|have} no melee with {foe} in this phase.'),
  'not-in-it': says('{Unit:takes|take} no part in this melee.'),
  'melee-due': says('{Unit:touches|touch} {foe}, and their melee is still to be fought.'),
  'not-the-winner': says('{Unit:has|have} no ground to take.'),
  'nothing-to-rally': says('{Unit:has|have} nothing of that kind to be rid of.'),
  'has-tried': says('{Unit:has|have} tried to rally already in this phase.'),
  'says-which': says('{Unit:is|are} pinned and disrupted: say of which they are to be rid.'),
  'in-contact': says('{Unit:touches|touch} {foe}, and nobody rallies in contact with an enemy.'),
  'enemy-near': says('{Foe:is|are} {distance} away: so near only Guards rally, and those whom an HQ touches.'),
  'no-hq-near': says('No HQ is near enough to {unit}: a Division HQ reaches [4], a Corps HQ [8].'),
  impassable: says('{Unit} may not enter {terrain}: only light infantry and Cossacks can.'),
  'off-table': says('That would put a part of {unit} over the edge of the table.'),
  'disrupted-forms': says('{Unit:is|are} disrupted, and cannot change formation.'),
  'on-the-march': (given: { readonly unit: string }, state: State) =>
    onMarch({ ...given, side: state.units[given.unit]?.side ?? state.side }, state),
  'marched-not-formed': says('{Unit} cannot form road column: a unit is in it after a whole move on a road.'),
  'not-formed': says('{Unit} cannot form column of attack: whether they are in one is seen by where they stand.'),
  'only-foot-columns': says('{Unit} cannot form column of attack: only infantry can.'),
  'formed-already': says('{Unit:is|are} in that formation already.'),
  'no-screens-here': says('{Unit:has|have} skirmishers out or not for the whole game: they are not put out in a move.'),
  'no-screen': says('{Unit:has|have} no skirmishers to put out.'),
};

/** The reasons, each with its parameters: ids of units and terrain, and lengths in micrometres. */
export type Refusals = { readonly [Reason in keyof typeof REFUSALS]: Parameters<(typeof REFUSALS)[Reason]>[0] };
