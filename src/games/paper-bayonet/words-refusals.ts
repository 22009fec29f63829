import type { Words } from '../words.ts';
import type { PaperBayonet } from './types.ts';
import { capital, does, nameOf, subject } from './names.ts';
import type { Topic } from './tables.ts';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const TOPIC: Readonly<Record<Topic, string>> = {
  map: 'the map',
  rounds: 'the round limit',
  points: 'the points',
  victory: 'the condition of victory',
};

/** Why not. */
export const REFUSALS: Words<PaperBayonet>['refusals'] = {
  'not-artillery': ({ gun }, state) =>
    `${does(state, gun, 'is', 'are')} no artillery: only cannons and howitzers fire.`,
  'already-fired': ({ gun }, state) => `${does(state, gun, 'has', 'have')} fired already this turn.`,
  disrupted: ({ gun }, state) =>
    `${does(state, gun, 'is', 'are')} disrupted, and until turned round again may not fire.`,
  routed: ({ gun }, state) =>
    `${does(state, gun, 'has', 'have')} been routed: no fire before rallying and turning round.`,
  'from-building': ({ gun }, state) => `${does(state, gun, 'stands', 'stand')} in a building: no gun fires out of one.`,
  'not-activated': ({ brigade }) => `${capital(brigade)}’s brigade is not activated this turn.`,
  'declared-already': ({ first }, state) =>
    `All shots of a turn are named together, and ${nameOf(state, first)} fired before.`,
  'one-by-one': () => 'Shots are not named beforehand: each gun names its target when its turn comes.',
  'nothing-declared': () => 'No shot was named.',
  'touching-enemy': ({ gun, foe }, state) =>
    `${does(state, gun, 'touches', 'touch')} ${nameOf(state, foe)}: that counts as fighting, and a gun that fights may not fire.`,
  'not-an-enemy': ({ target }, state) => `${does(state, target, 'is', 'are')} on your own side.`,
  'brigadier-target': ({ target }, state) => `${does(state, target, 'is', 'are')} a Brigadier, and no target for guns.`,
  'target-fighting': ({ target, foe }, state) =>
    `${does(state, target, 'touches', 'touch')} ${nameOf(state, foe)}: units that are fighting may not be shot at.`,
  'off-the-lines': ({ gun, target }, state) =>
    `${does(state, target, 'stands', 'stand')} off the eight lines of ${nameOf(state, gun)}: no rank, file or diagonal leads there.`,
  'out-of-range': ({ gun, distance, range }, state) =>
    `The target is ${plural(distance, 'square')} away, and ${nameOf(state, gun)} reaches ${range}.`,
  'too-near': ({ target }, state) =>
    `${does(state, target, 'is', 'are')} next to the gun: the numbers to hit begin at 2 squares.`,
  'unit-between': ({ unit, friend }, state) =>
    `${does(state, unit, 'is', 'are')} in the way: from low ground a cannon fires over nobody, ${friend ? 'not even a friend' : 'friend or enemy'}.`,
  'unit-on-ridge': ({ unit }, state) =>
    `${does(state, unit, 'stands', 'stand')} in the way, on a hill as high as the gun’s.`,
  'hill-between': ({ square }) => `The hill on ${square} is in the way.`,
  'cover-between': ({ squares }) =>
    `The line runs through ${squares.join(' and ')}: too much cover for a cannon on low ground.`,
  'fired-this-turn': ({ unit }, state) => `${does(state, unit, 'has', 'have')} fired this turn, and so may not move.`,
  'already-moved': ({ unit }, state) => `${does(state, unit, 'has', 'have')} moved already this turn.`,
  'only-turns': ({ unit }, state) => `${subject(state, unit)} may only be turned this turn.`,
  'in-square': ({ unit }, state) =>
    `${does(state, unit, 'is', 'are')} in square, which holds only while it stands still.`,
  'out-of-touch': ({ unit, brigade }, state) =>
    `${does(state, unit, 'is', 'are')} out of touch with the Brigadier of ${capital(brigade)}’s brigade.`,
  nowhere: ({ unit }, state) => `${does(state, unit, 'was', 'were')} given no square to go to.`,
  'off-board': ({ square }) => `${square} is off the board.`,
  'not-step-by-step': ({ square }) => `${square} does not touch the square before it: moves go from square to square.`,
  'too-far': ({ unit, squares, allowance }, state) =>
    `${does(state, unit, 'moves', 'move')} ${plural(allowance, 'square')} at most, and this is ${squares}.`,
  occupied: ({ square, by }, state) => `${does(state, by, 'stands', 'stand')} on ${square}.`,
  lake: ({ square }) => `${square} is a lake: nobody enters it.`,
  'river-impassable': ({ square }) => `The river on ${square} is labelled impassable.`,
  'gun-at-river': ({ unit, square }, state) =>
    `${does(state, unit, 'is', 'are')} artillery, which crosses a river by a bridge only, and ${square} is river.`,
  'gun-at-wetlands': ({ square }) => `${square} is wetlands, which artillery may not enter.`,
  'column-too-large': ({ square }) => `${square} holds one unit, and a column is two.`,
  'stops-at-contact': ({ unit, foe, square }, state) =>
    `${does(state, unit, 'touches', 'touch')} ${nameOf(state, foe)} on ${square}, and must stop there.`,
  'holds-one': ({ square, by }, state) =>
    `${square} holds one unit, and ${does(state, by, 'stands', 'stand').replace(/^./, (first) => first.toLowerCase())} there.`,
  'strays-at-end': ({ unit, brigade }, state) =>
    `${does(state, unit, 'ends', 'end')} the move out of touch with the Brigadier of ${capital(brigade)}’s brigade.`,
  'no-room-for-brigadier': ({ by }, state) => `${does(state, by, 'has', 'have')} no free square to make room to.`,
  sheltered: ({ by }, state) => `${does(state, by, 'stands', 'stand')} in cover, where cavalry cannot ride them down.`,
  'stops-there': ({ square }) => `Riding skirmishers down ends the move on ${square}.`,
  tied: ({ unit, foe }, state) => `${does(state, unit, 'is', 'are')} held by a tied fight with ${nameOf(state, foe)}.`,
  'held-by-contact': ({ unit, foe }, state) =>
    `${does(state, unit, 'touches', 'touch')} ${nameOf(state, foe)}, and may not leave.`,
  'already-formed': ({ unit }, state) =>
    `${does(state, unit, 'has', 'have')} changed formation this turn, which takes the whole Movement Phase.`,
  'not-reached': ({ unit }, state) => `${does(state, unit, 'waits', 'wait')} at the edge until the Brigadier comes.`,
  'no-pair': ({ unit }, state) => `${does(state, unit, 'needs', 'need')} a second unit of the same side for a column.`,
  'not-infantry': ({ unit }, state) =>
    `${does(state, unit, 'is', 'are')} neither line nor heavy infantry: only they form columns.`,
  'not-alike': ({ unit, other }, state) =>
    `${does(state, unit, 'is', 'are')} of another type than ${nameOf(state, other)}: a column is two units of one type.`,
  'in-formation': ({ unit, other }, state) =>
    `${subject(state, unit)} or ${nameOf(state, other)}: one of them is in a column or a Square already.`,
  'not-beside': ({ unit, other }, state) => `${does(state, unit, 'does', 'do')} not touch ${nameOf(state, other)}.`,
  'two-brigades': ({ unit, other }, state) =>
    `${does(state, unit, 'belongs', 'belong')} to another brigade than ${nameOf(state, other)}: a column is of one brigade.`,
  'not-in-column': ({ unit }, state) => `${does(state, unit, 'is', 'are')} in no column.`,
  'breaks-in-place': ({ unit }, state) =>
    `${does(state, unit, 'leaves', 'leave')} the column where it stands, and steps out in a later turn.`,
  'no-square': ({ unit }, state) =>
    `${does(state, unit, 'is', 'are')} neither line nor heavy infantry: only they form Square.`,
  'square-already': ({ unit }, state) => `${does(state, unit, 'is', 'are')} in Square already.`,
  'not-alone': ({ unit, other }, state) =>
    `${does(state, unit, 'shares', 'share')} the square with ${nameOf(state, other)}, and so cannot take up a formation.`,
  'square-in-cover': ({ square }) => `The square ${square} is woods or a building: no Square is formed there.`,
  'square-not-in-open': ({ square }) => `The square ${square} is not open ground, which a Square needs.`,
  'not-in-square': ({ unit }, state) => `${does(state, unit, 'is', 'are')} not in Square.`,
  'already-charged': ({ unit }, state) => `${does(state, unit, 'has', 'have')} charged already this turn.`,
  'not-cavalry': ({ unit }, state) => `${does(state, unit, 'is', 'are')} no cavalry: only cavalry charges.`,
  'touched-before': ({ unit, target }, state) =>
    `${does(state, unit, 'touches', 'touch')} ${nameOf(state, target)} already: a charge must bring about the contact.`,
  'charge-at-square': ({ target }, state) => `${does(state, target, 'is', 'are')} in Square, which cannot be charged.`,
  'not-two-squares': () => 'A charge goes exactly two squares.',
  'not-straight': () => 'A charge goes in one straight line.',
  'charge-through': ({ square }) => `The square ${square} is not open ground: a charge crosses nothing else.`,
  'charge-from': ({ square }) => `No charge begins on ${square}: the ground there forbids it.`,
  'charge-uphill': ({ target }, state) => `${does(state, target, 'stands', 'stand')} on a hill: no charge goes uphill.`,
  'does-not-touch': ({ target }, state) => `The charge does not end in touch with ${nameOf(state, target)}.`,
  'not-dead-ahead': ({ target }, state) =>
    `${does(state, target, 'does', 'do')} not stand in the next square of the line of the charge.`,
  'brigadier-attacks': ({ unit }, state) =>
    `${does(state, unit, 'is', 'are')} a Brigadier, and Brigadiers do not fight.`,
  'brigadier-enemy': ({ target }, state) =>
    `${does(state, target, 'is', 'are')} a Brigadier, and nobody to fight with.`,
  'already-fought': ({ unit }, state) => `${does(state, unit, 'has', 'have')} fought already this turn.`,
  'enemy-fought': ({ target }, state) =>
    `${does(state, target, 'has', 'have')} fought already this turn: one fight for each unit.`,
  'may-not-attack': ({ unit }, state) =>
    `${does(state, unit, 'is', 'are')} shaken or only just turned around: no attack this turn.`,
  'square-attacks': ({ unit }, state) => `${does(state, unit, 'is', 'are')} in Square, which does not attack.`,
  'fired-no-attack': ({ unit }, state) => `${does(state, unit, 'has', 'have')} fired, and so may not attack this turn.`,
  'not-touching': ({ unit, target }, state) => `${does(state, unit, 'does', 'do')} not touch ${nameOf(state, target)}.`,
  untouchable: ({ target }, state) =>
    `${does(state, target, 'waits', 'wait')} for the Rally roll, and is not attacked.`,
  'stray-attacks': ({ unit }, state) =>
    `${does(state, unit, 'was', 'were')} out of touch when the Movement Phase began: no fight unless attacked.`,
  'idle-attacks': ({ brigade }) => `${capital(brigade)}’s brigade is not activated: its units fight only if attacked.`,
  'wasteful-pair': ({ unit, target }, state) =>
    `With ${nameOf(state, unit)} against ${nameOf(state, target)} fewer units would fight than could.`,
  'fight-owed': ({ unit, target }, state) =>
    `${does(state, unit, 'touches', 'touch')} ${nameOf(state, target)}: that fight must be fought before the phase ends.`,
  'reroll-first': ({ unit }, state) => `First ${nameOf(state, unit)} must roll a die again, or keep the dice.`,
  'nothing-to-reroll': ({ unit }, state) => `${does(state, unit, 'has', 'have')} no dice on the table.`,
  'no-such-die': ({ dice }) => `There are ${dice} dice to choose from.`,
  'rerolled-already': ({ die }) => `Die ${die} has been rolled again already.`,
  'advance-first': ({ unit }, state) => `First it must be said whether ${nameOf(state, unit)} steps forward or stays.`,
  'place-first': ({ unit }, state) => `First the square for ${nameOf(state, unit)} must be chosen.`,
  'nothing-to-place': ({ unit }, state) => `${does(state, unit, 'waits', 'wait')} for no square.`,
  'not-nearest': ({ squares }) => `Only the nearest free squares may be chosen: ${squares.join(' and ')}.`,
  'wrong-phase': ({ order, phase }) => `This is the ${phase} phase: not the time to ${order}.`,
  'not-on-board': ({ unit }) => `${capital(unit)} is no longer on the board.`,
  'not-your-turn': ({ unit, side }, state) =>
    `It is the ${capital(side)} turn: no orders for ${nameOf(state, unit)} now.`,
  'deployed-already': ({ unit }, state) => `${does(state, unit, 'stands', 'stand')} on the board already.`,
  'game-over': () => 'The game has ended.',
  'no-such-side': ({ side }) => `There is no side ${side}.`,
  'agree-first': ({ next, on }) => `First ${TOPIC[next]} must be agreed, before ${TOPIC[on]}.`,
  'wrong-size': ({ files, ranks }) => `By this reading a map has ${files} by ${ranks} squares.`,
  'no-limit': () => 'A game has a round limit: a whole number of rounds, 1 or more.',
  'no-points': () => 'The points of each army are a whole number, 1 or more.',
  'no-room-for-markers': () =>
    'On this map no marker would lie more than 3 squares from every edge: it has no room for objectives.',
  'brigade-twice': ({ brigade }) => `There is a brigade ${capital(brigade)} already.`,
  'not-one-brigadier': ({ brigadiers }) => `A brigade has one Brigadier, and this one would have ${brigadiers}.`,
  'brigadier-alone': () => 'A Brigadier alone is no brigade: it needs one unit or more besides.',
  'over-points': ({ costs, left }) => `This brigade costs ${costs} points, and ${left} are left.`,
  'no-room-at-edge': ({ room }) => `Behind the edges of this map there is room for ${room} units.`,
  'no-brigade': () => 'There is no brigade yet.',
  'points-left': ({ left }) => `All points are to be spent, and ${left} are left.`,
  'near-edge': ({ square }) => `On ${square} the marker would lie within 3 squares of an edge.`,
  'near-marker': ({ square, by }) => `On ${square} the marker would lie within 3 squares of the one on ${by}.`,
  'brigade-by-brigade': ({ brigade }) => `${capital(brigade)}’s brigade is being placed: first the rest of its units.`,
  'too-deep': ({ square, depth }) =>
    `The square ${square} lies deeper than ${depth} squares from your edge of the board.`,
};
