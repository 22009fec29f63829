import type { Plain } from '../../core/ids.ts';
import { FIGHT_REFUSALS } from './refusals-fight.ts';
import { FORMATION_REFUSALS } from './refusals-formation.ts';
import { PREPARATION_REFUSALS } from './refusals-preparation.ts';
import { capital, does, type Says } from './saying.ts';

const list = (squares: Plain | undefined): string => (Array.isArray(squares) ? squares.join(' and ') : String(squares));
const plural = (count: Plain | undefined, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** Why not, one sentence for each reason. */
export const REFUSALS: Says = {
  ...FORMATION_REFUSALS,
  ...FIGHT_REFUSALS,
  ...PREPARATION_REFUSALS,
  'not-artillery': ({ gun }, name) => `${does(name(gun), 'is', 'are')} no artillery: only cannons and howitzers fire.`,
  'already-fired': ({ gun }, name) => `${does(name(gun), 'has', 'have')} fired already this turn.`,
  disrupted: ({ gun }, name) => `${does(name(gun), 'is', 'are')} disrupted, and until turned round again may not fire.`,
  routed: ({ gun }, name) =>
    `${does(name(gun), 'has', 'have')} been routed: no fire before rallying and turning round.`,
  'from-building': ({ gun }, name) => `${does(name(gun), 'stands', 'stand')} in a building: no gun fires out of one.`,
  'not-activated': ({ brigade }) => `${capital(String(brigade))}’s brigade is not activated this turn.`,
  'declared-already': ({ first }, name) => `All shots of a turn are named together, and ${name(first)} fired before.`,
  'one-by-one': () => 'Shots are not named beforehand: each gun names its target when its turn comes.',
  'nothing-declared': () => 'No shot was named.',
  'touching-enemy': ({ gun, foe }, name) =>
    `${does(name(gun), 'touches', 'touch')} ${name(foe)}: that counts as fighting, and a gun that fights may not fire.`,
  'not-an-enemy': ({ target }, name) => `${does(name(target), 'is', 'are')} on your own side.`,
  'brigadier-target': ({ target }, name) => `${does(name(target), 'is', 'are')} a Brigadier, and no target for guns.`,
  'target-fighting': ({ target, foe }, name) =>
    `${does(name(target), 'touches', 'touch')} ${name(foe)}: units that are fighting may not be shot at.`,
  'off-the-lines': ({ gun, target }, name) =>
    `${does(name(target), 'stands', 'stand')} off the eight lines of ${name(gun)}: no rank, file or diagonal leads there.`,
  'out-of-range': ({ gun, distance, range }, name) =>
    `The target is ${plural(distance, 'square')} away, and ${name(gun)} reaches ${String(range)}.`,
  'too-near': ({ target }, name) =>
    `${does(name(target), 'is', 'are')} next to the gun: the numbers to hit begin at 2 squares.`,
  'unit-between': ({ unit, friend }, name) =>
    `${does(name(unit), 'is', 'are')} in the way: from low ground a cannon fires over nobody, ${friend === true ? 'not even a friend' : 'friend or enemy'}.`,
  'unit-on-ridge': ({ unit }, name) =>
    `${does(name(unit), 'stands', 'stand')} in the way, on a hill as high as the gun’s.`,
  'hill-between': ({ square }) => `The hill on ${String(square)} is in the way.`,
  'cover-between': ({ squares }) =>
    `The line runs through ${list(squares)}: too much cover for a cannon on low ground.`,
  'fired-this-turn': ({ unit }, name) => `${does(name(unit), 'has', 'have')} fired this turn, and so may not move.`,
  'already-moved': ({ unit }, name) => `${does(name(unit), 'has', 'have')} moved already this turn.`,
  'only-turns': ({ unit }, name) => `${capital(name(unit))} may only be turned this turn.`,
  'in-square': ({ unit }, name) =>
    `${does(name(unit), 'is', 'are')} in square, which holds only while it stands still.`,
  'out-of-touch': ({ unit, brigade }, name) =>
    `${does(name(unit), 'is', 'are')} out of touch with the Brigadier of ${capital(String(brigade))}’s brigade.`,
  nowhere: ({ unit }, name) => `${does(name(unit), 'was', 'were')} given no square to go to.`,
  'off-board': ({ square }) => `${String(square)} is off the board.`,
  'not-step-by-step': ({ square }) =>
    `${String(square)} does not touch the square before it: moves go from square to square.`,
  'too-far': ({ unit, squares, allowance }, name) =>
    `${does(name(unit), 'moves', 'move')} ${plural(allowance, 'square')} at most, and this is ${String(squares)}.`,
  occupied: ({ square, by }, name) => `${does(name(by), 'stands', 'stand')} on ${String(square)}.`,
  lake: ({ square }) => `${String(square)} is a lake: nobody enters it.`,
  'river-impassable': ({ square }) => `The river on ${String(square)} is labelled impassable.`,
  'gun-at-river': ({ unit, square }, name) =>
    `${does(name(unit), 'is', 'are')} artillery, which crosses a river by a bridge only, and ${String(square)} is river.`,
  'gun-at-wetlands': ({ square }) => `${String(square)} is wetlands, which artillery may not enter.`,
  'column-too-large': ({ square }) => `${String(square)} holds one unit, and a column is two.`,
  'stops-at-contact': ({ unit, foe, square }, name) =>
    `${does(name(unit), 'touches', 'touch')} ${name(foe)} on ${String(square)}, and must stop there.`,
  'holds-one': ({ square, by }, name) =>
    `${String(square)} holds one unit, and ${does(name(by), 'stands', 'stand').replace(/^./, (first) => first.toLowerCase())} there.`,
  'strays-at-end': ({ unit, brigade }, name) =>
    `${does(name(unit), 'ends', 'end')} the move out of touch with the Brigadier of ${capital(String(brigade))}’s brigade.`,
  'no-room-for-brigadier': ({ by }, name) => `${does(name(by), 'has', 'have')} no free square to make room to.`,
  sheltered: ({ by }, name) => `${does(name(by), 'stands', 'stand')} in cover, where cavalry cannot ride them down.`,
  'stops-there': ({ square }) => `Riding skirmishers down ends the move on ${String(square)}.`,
  tied: ({ unit, foe }, name) => `${does(name(unit), 'is', 'are')} held by a tied fight with ${name(foe)}.`,
  'held-by-contact': ({ unit, foe }, name) =>
    `${does(name(unit), 'touches', 'touch')} ${name(foe)}, and may not leave.`,
  'already-formed': ({ unit }, name) =>
    `${does(name(unit), 'has', 'have')} changed formation this turn, which takes the whole Movement Phase.`,
  'not-reached': ({ unit }, name) => `${does(name(unit), 'waits', 'wait')} at the edge until the Brigadier comes.`,
  'place-first': ({ unit }, name) => `First the square for ${name(unit)} must be chosen.`,
  'nothing-to-place': ({ unit }, name) => `${does(name(unit), 'waits', 'wait')} for no square.`,
  'not-nearest': ({ squares }) => `Only the nearest free squares may be chosen: ${list(squares)}.`,
  'wrong-phase': ({ order, phase }) => `This is the ${String(phase)} phase: not the time to ${String(order)}.`,
  'not-on-board': ({ unit }) => `${capital(String(unit))} is no longer on the board.`,
  'not-your-turn': ({ unit, side }, name) =>
    `It is the ${capital(String(side))} turn: no orders for ${name(unit)} now.`,
};
