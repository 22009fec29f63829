import type { Square } from '../../geometry/grid.ts';
import { plural } from '../contract/sentences.ts';
import { GROUND, says } from './names.ts';
import { type Order, ORDERS } from './orders.ts';
import { read } from './rulings.ts';
import { groundAt, type Condition, type State } from './state.ts';
import type { Phase } from './tables.ts';

const does = says('{Unit:moves|move}');
const waits = says('{Unit:has|have} rallied, and must stay at the edge until in touch with the brigade again.');
const waitsForHim = says('{Unit:has|have} rallied, and must stay at the edge until the Brigadier himself comes.');

const inSquare = says('{Unit:is|are} in Square, and cannot join a column.');
const inColumn = says('{Unit:is|are} in a column already.');

/** A square with its ground: `d3 is woods`. */
const groundOf = (square: Square, state: State): string => `${square} is ${GROUND[groundAt(state, square)]}`;

/**
 * Why a unit that was turned around may not attack, by its condition now. A steady one was turned
 * back to the front in this turn.
 */
const ATTACKS_LATER: Readonly<Record<Condition, (given: { readonly unit: string }, state: State) => string>> = {
  steady: says('{Unit:has|have} only just faced front again, and may not attack this turn.'),
  disrupted: says('{Unit:is|are} disrupted, and may not attack.'),
  routed: says('{Unit:is|are} routed, and may not attack.'),
  rallied: says('{Unit:has|have} only just rallied, and may not attack.'),
};

/**
 * Every reason to refuse an order, in the words of a player. The fields in a sentence are the
 * parameters of its refusal.
 */
export const REFUSALS = {
  // Guns and lines of sight.
  'not-artillery': says('{Gun:is|are} not artillery: only cannons and howitzers fire.'),
  'already-fired': says('{Gun:has|have} already fired this turn.'),
  disrupted: says('{Gun:is|are} disrupted, and may not fire before facing front again.'),
  routed: says('{Gun:has|have} been routed, and may not fire before rallying and facing front again.'),
  'from-building': says('{Gun:stands|stand} in a building: guns do not fire out of buildings.'),
  'not-activated': says('{brigade}’s brigade is not activated this turn.'),
  'declared-already': says('All shots of a turn are named together, and {first:has|have} already fired.'),
  'one-by-one': says('Shots are not named beforehand: each gun names its target when its turn comes.'),
  'nothing-declared': says('No shot was named.'),
  'touching-enemy': says(
    '{Gun:touches|touch} {foe}: touching counts as fighting, and a gun that is fighting may not fire.',
  ),
  'not-an-enemy': says('{Target:is|are} on your own side.'),
  'brigadier-target': says('{Target:is|are} a Brigadier, and guns may not fire at Brigadiers.'),
  'target-fighting': says('{Target:touches|touch} {foe}: guns may not fire at units that are fighting.'),
  'off-the-lines': says('{Target:is|are} on none of the eight lines of {gun}: no rank, file or diagonal leads there.'),
  'out-of-range': says('The target is {distance} away, and the range of {gun} is {range}.'),
  'too-near': says('{Target:is|are} next to the gun: the table of numbers to hit begins at 2 squares.'),
  'unit-between': says('{Unit:is|are} in the way: a cannon on low ground cannot fire over other units, {friend}.'),
  'unit-on-ridge': says('{Unit:is|are} in the way, on a hill as high as the gun’s own.'),
  'hill-between': says('The hill on {square} is in the way.'),
  'cover-between': says('The line of fire runs through {squares}: too much cover for a cannon on low ground.'),
  // Moves.
  'fired-this-turn': says('{Unit:has|have} fired this turn, and so may not move.'),
  'already-moved': says('{Unit:has|have} already moved this turn.'),
  'only-turns': says('{Unit} may do nothing this turn but face front.'),
  'in-square': says('{Unit:is|are} in Square, and a Square may not move.'),
  'out-of-touch': says('{Unit:is|are} out of touch with the Brigadier of {brigade}’s brigade.'),
  nowhere: says('{Unit:was|were} given no square to go to.'),
  'off-board': says('{square} is off the board.'),
  'not-step-by-step': says(
    '{square} does not touch the square that {unit} would come from: a move goes from square to square.',
  ),
  'too-far': (given: { readonly unit: string; readonly squares: number; readonly allowance: number }, state: State) =>
    `${does(given, state)} ${plural(given.allowance, 'square')} at most, and this is ${given.squares}.`,
  occupied: says('{By:stands|stand} on {square}.'),
  lake: says('{square} is a lake: no unit may enter it.'),
  'river-impassable': says('The river on {square} is impassable.'),
  'gun-at-river': says('{Unit:is|are} artillery, which crosses rivers only by bridge, and {square} is river.'),
  'gun-at-wetlands': says('{square} is wetlands, which artillery may not enter.'),
  'column-too-large': says('{square} holds one unit, and an attack column is two.'),
  'stops-at-contact': says('{Unit:touches|touch} {foe} on {square}, and must stop there.'),
  'holds-one': says('{square} holds only one unit, and {by:is|are} already there.'),
  'strays-at-end': says('{Unit:ends|end} the move out of touch with the Brigadier of {brigade}’s brigade.'),
  'no-room-for-brigadier': says('{By:has|have} no free square to move to, and so cannot make room.'),
  sheltered: says('{By:is|are} in cover, where cavalry cannot ride them down.'),
  'stops-there': says('Riding skirmishers down ends the move on {square}.'),
  tied: says('{Unit:is|are} held by a tied fight with {foe}.'),
  'held-by-contact': says('{Unit:touches|touch} {foe}, and may not leave.'),
  'already-formed': says('{Unit:has|have} changed formation this turn, which takes the whole Movement Phase.'),
  'not-reached': (given: { readonly unit: string }, state: State) =>
    read(state, 'pb-070') === 'ordinary-coherence' ? waits(given, state) : waitsForHim(given, state),
  // Formations and charges.
  'no-pair': says('{Unit:needs|need} a second unit of the same side to form an attack column.'),
  'not-infantry': says('{Unit:is|are} neither line nor heavy infantry, and so cannot form an attack column.'),
  'not-alike': says('{Unit} and {other} are of different kinds: a column takes two units of the same kind.'),
  'in-formation': ({ unit, other }: { readonly unit: string; readonly other: string }, state: State) => {
    const formed = state.units[unit]?.formation === 'line' ? other : unit;
    return state.units[formed]?.formation === 'square'
      ? inSquare({ unit: formed }, state)
      : inColumn({ unit: formed }, state);
  },
  'not-beside': says('{Unit:does|do} not touch {other}.'),
  'two-brigades': says('{Unit} and {other} belong to different brigades: a column is two units of one brigade.'),
  'not-in-column': says('{Unit:is|are} not in a column.'),
  'breaks-in-place': says('{Unit:leaves|leave} the column in place, and may step out in a later turn.'),
  'no-square': says('{Unit:is|are} neither line nor heavy infantry, and so cannot form Square.'),
  'square-already': says('{Unit:is|are} already in Square.'),
  'not-alone': says('{Unit:shares|share} a square with {other}, and so cannot take up a formation.'),
  'square-in-cover': ({ square }: { readonly square: Square }, state: State) =>
    `${groundOf(square, state)}: no unit can form Square there.`,
  'square-not-in-open': ({ square }: { readonly square: Square }, state: State) =>
    `${groundOf(square, state)}, and a Square needs open ground.`,
  'not-in-square': says('{Unit:is|are} not in Square.'),
  'already-charged': says('{Unit:has|have} already charged this turn.'),
  'not-cavalry': says('{Unit:is|are} not cavalry: only cavalry may charge.'),
  'touched-before': says('{Unit:touches|touch} {target} already: a charge must bring the two into contact.'),
  'charge-at-square': says('{Target:is|are} in Square, and a Square cannot be charged.'),
  'not-two-squares': says('A charge goes exactly two squares.'),
  'not-straight': says('A charge goes in a straight line.'),
  'charge-through': says('{square} is not open ground: a charge crosses nothing else.'),
  'charge-from': says('No charge can begin on {square}: the ground there forbids it.'),
  'charge-uphill': says('{Target:stands|stand} on a hill: no charge goes uphill.'),
  'does-not-touch': says('The charge does not end next to {target}.'),
  'not-dead-ahead': says('{Target:is|are} not in the next square on the line of the charge.'),
  // Fights.
  'brigadier-attacks': says('{Unit:is|are} a Brigadier, and Brigadiers do not fight.'),
  'brigadier-enemy': says('{Target:is|are} a Brigadier, and Brigadiers do not fight.'),
  'already-fought': says('{Unit:has|have} already fought this turn.'),
  'enemy-fought': says('{Target:has|have} already fought this turn, and a unit fights only once.'),
  'may-not-attack': (given: { readonly unit: string }, state: State) =>
    ATTACKS_LATER[state.units[given.unit]?.condition ?? 'steady'](given, state),
  'square-attacks': says('{Unit:is|are} in Square, and a Square does not attack.'),
  'fired-no-attack': says('{Unit:has|have} fired, and so may not attack this turn.'),
  'not-touching': says('{Unit:does|do} not touch {target}.'),
  untouchable: says('{Target:waits|wait} for a Rally roll, and may not be attacked.'),
  'stray-attacks': says(
    '{Unit:was|were} out of touch when the Movement Phase began, and so may fight only if attacked.',
  ),
  'idle-attacks': says('{brigade}’s brigade is not activated: its units fight only if attacked.'),
  'wasteful-pair': says('With {unit} fighting {target}, fewer units would get to fight than could.'),
  'fight-owed': says('{Unit:touches|touch} {target}: that fight must be fought before the phase ends.'),
  'reroll-first': says('First {unit} must roll a die again, or keep the dice as they are.'),
  'nothing-to-reroll': says('{Unit:has|have} no dice on the table.'),
  'no-such-die': says('There is a choice of {dice}, counted from 1.'),
  'rerolled-already': says('Die {die} has already been rolled again.'),
  'advance-first': says('First {unit} must step forward, or stay.'),
  // Whose turn it is, and choices that come first.
  'place-first': says('First a square must be chosen for {unit}.'),
  'nothing-to-place': says('{Unit:is|are} not waiting for a square.'),
  'not-nearest': says('Only the nearest free squares may be chosen: {squares}.'),
  'wrong-phase': ({ phase, order }: { readonly phase: Phase; readonly order: Order['type'] }) =>
    `This is the ${phase} phase: not the time to ${ORDERS[order].deed}.`,
  'not-on-board': says('{Unit:is|are} not on the board.'),
  'not-your-turn': says('It is the {side} turn: {unit} cannot be given orders now.'),
  'deployed-already': says('{Unit:is|are} already on the board.'),
  // Before the first turn and after the last.
  'game-over': says('The game is over.'),
  'no-such-side': ({ side }: { readonly side: string }) => `There is no side ${side}.`,
  'agree-first': says('Agree on {next} first, and then on {on}.'),
  'wrong-size': says('Under this reading a map has {files} by {ranks} squares.'),
  'no-limit': says('The round limit must be a whole number of rounds, 1 or more and at most 10,000.'),
  'no-points': says('The points of each army must be a whole number, 1 or more and at most 10,000.'),
  'no-room-for-markers': says(
    'On this map no marker would lie more than 3 squares from every edge: it has no room for objectives.',
  ),
  'brigade-twice': says('There is already a brigade called {brigade}.'),
  'not-one-brigadier': says('A brigade has exactly one Brigadier, and this one would have {brigadiers}.'),
  'brigadier-alone': says('A Brigadier alone is not a brigade: he needs at least one unit to command.'),
  'over-points': says('This brigade costs {costs} points, and only {left} are left.'),
  'no-room-at-edge': says('Behind each edge of this map there is room for only {room} units.'),
  'no-brigade': says('There is no brigade yet.'),
  'points-left': says('All points must be spent, and {left} are left.'),
  'near-edge': says('A marker on {square} would lie within 3 squares of an edge.'),
  'near-marker': says('A marker on {square} would lie within 3 squares of the one on {by}.'),
  'brigade-by-brigade': says('{brigade}’s brigade is being deployed: first place the rest of its units.'),
  'too-deep': says('{square} is more than {depth} squares deep, counted from your edge of the board.'),
};

/** Every reason to refuse an order, with its parameters. */
export type Refusals = { readonly [Reason in keyof typeof REFUSALS]: Parameters<(typeof REFUSALS)[Reason]>[0] };
