import type { Plain } from '../../core/ids.ts';

type Params = Readonly<Record<string, Plain>>;
type Name = (id: Plain | undefined) => string;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (squares: Plain | undefined): string => (Array.isArray(squares) ? squares.join(' and ') : String(squares));
const plural = (count: Plain | undefined, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** Why not, one sentence for each reason. */
export const REFUSALS: Readonly<Record<string, (params: Params, name: Name) => string>> = {
  'not-artillery': ({ gun }, name) => `${capital(name(gun))} is no artillery: only cannons and howitzers fire.`,
  'already-fired': ({ gun }, name) => `${capital(name(gun))} has fired already this turn.`,
  disrupted: ({ gun }, name) => `${capital(name(gun))} is disrupted: until it is turned round again it may not fire.`,
  routed: ({ gun }, name) => `${capital(name(gun))} has been routed: it may not fire before it has rallied and turned.`,
  'from-building': ({ gun }, name) => `${capital(name(gun))} stands in a building: no gun fires out of one.`,
  'not-activated': ({ brigade }) => `${capital(String(brigade))}’s brigade is not activated this turn.`,
  'declared-already': ({ first }, name) =>
    `All shots of a turn are named together, and ${name(first)} has fired already.`,
  'one-by-one': () => 'Shots are not named beforehand: each gun names its target when its turn comes.',
  'nothing-declared': () => 'No shot was named.',
  'touching-enemy': ({ gun, foe }, name) =>
    `${capital(name(gun))} touches ${name(foe)}: it counts as fighting, and may not fire.`,
  'not-an-enemy': ({ target }, name) => `${capital(name(target))} is on your own side.`,
  'brigadier-target': ({ target }, name) => `${capital(name(target))} is a Brigadier, and no target for guns.`,
  'target-fighting': ({ target, foe }, name) =>
    `${capital(name(target))} touches ${name(foe)}: units that are fighting may not be shot at.`,
  'off-the-lines': ({ gun, target }, name) =>
    `${capital(name(target))} lies off the eight lines of ${name(gun)}: no rank, file or diagonal leads there.`,
  'out-of-range': ({ gun, distance, range }, name) =>
    `The target is ${plural(distance, 'square')} away, and ${name(gun)} reaches ${String(range)}.`,
  'too-near': ({ target }, name) =>
    `${capital(name(target))} is next to the gun: the numbers to hit begin at 2 squares.`,
  'unit-between': ({ unit, friend }, name) =>
    `${capital(name(unit))} is in the way: from low ground a cannon fires over nobody, ${friend === true ? 'not even a friend' : 'friend or enemy'}.`,
  'unit-on-ridge': ({ unit }, name) =>
    `${capital(name(unit))} stands on a hill between, as high as the gun: it is in the way.`,
  'hill-between': ({ square }) => `The hill on ${String(square)} is in the way.`,
  'cover-between': ({ squares }) =>
    `The line runs through ${list(squares)}: too much cover for a cannon on low ground.`,
  'fired-this-turn': ({ unit }, name) => `${capital(name(unit))} has fired this turn, and so may not move.`,
  'already-moved': ({ unit }, name) => `${capital(name(unit))} has moved already this turn.`,
  'only-turns': ({ unit }, name) => `${capital(name(unit))} may only be turned this turn.`,
  'in-square': ({ unit }, name) => `${capital(name(unit))} is in square: it holds only while it stands still.`,
  'in-column': ({ unit }, name) => `${capital(name(unit))} is one half of an attack column.`,
  'out-of-touch': ({ unit, brigade }, name) =>
    `${capital(name(unit))} is out of touch with the Brigadier of ${capital(String(brigade))}’s brigade.`,
  nowhere: ({ unit }, name) => `${capital(name(unit))} was given no square to go to.`,
  'off-board': ({ square }) => `${String(square)} is off the board.`,
  'not-step-by-step': ({ square }) =>
    `${String(square)} does not touch the square before it: moves go from square to square.`,
  'too-far': ({ unit, squares, allowance }, name) =>
    `${capital(name(unit))} moves ${plural(allowance, 'square')} at most, and this is ${String(squares)}.`,
  occupied: ({ square, by }, name) => `${capital(name(by))} stands on ${String(square)}.`,
  'place-first': ({ unit }, name) => `First the square for ${name(unit)} must be chosen.`,
  'nothing-to-place': ({ unit }, name) => `${capital(name(unit))} waits for no square.`,
  'not-nearest': ({ squares }) => `Only the nearest free squares may be chosen: ${list(squares)}.`,
  'wrong-phase': ({ order, phase }) => `This is the ${String(phase)} phase: not the time to ${String(order)}.`,
  'not-on-board': ({ unit }) => `${capital(String(unit))} is no longer on the board.`,
  'not-your-turn': ({ unit, side }, name) =>
    `It is the ${capital(String(side))} turn: ${name(unit)} takes no orders now.`,
};
