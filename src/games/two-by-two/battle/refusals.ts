import { plural, sentences, toldAlike } from '../../contract/sentences.ts';
import { waitingUnit, type State } from '../state.ts';
import { beside, length, nameOf } from '../names.ts';
import { read } from '../rulings.ts';
import { CLEAR, ENTRY, ZONE } from '../tables.ts';

const says = sentences<State>()({
  ...toldAlike(['unit'], (id: string, state: State) => nameOf(state, id)),
  ...toldAlike(['distance'], length),
  ...toldAlike(['number', 'zone'], (number: number) => String(number)),
  left: (left: number) => plural(left, 'AP').replace(/s$/, ''),
  ...toldAlike(['spent', 'portion'], (points: number) => `${points} AP`),
  side: (side: string, { sides }: State) => sides[side]?.name ?? side,
  feature: (feature: string) => feature,
});

const zone = says(
  `{Unit:stands|stand} outside the zone: within ${length(ZONE.depth)} of the edge of {side}, and ${length(ZONE.margin)} or more from each side of the table.`,
);

const nearUnit = beside('distance', CLEAR, says('{Unit:is|are} {distance} away'));
const nearPoint = beside('distance', CLEAR, says('A point of the Defender is {distance} away'));

/** How far a point on a flank must be from the Defender, in words. @ruling tt-005 */
const clear = (state: State): string =>
  read(state, 'tt-005') === 'inclusive' ? `more than ${length(CLEAR)}` : `${length(CLEAR)} or more`;

/** Every reason to refuse an order of a whole battle, in words a player would use. */
export const REFUSALS_OF_BATTLE = {
  over: says('The battle is over.'),
  'no-battle': says('There is nothing to concede: this board is no whole battle.'),
  'no-such-side': says('There is no such side.'),
  'has-place': says('{Unit:is|are} placed already: on the table or beside a point.'),
  'over-allowance': says('{Unit:costs|cost} more than may still start: {left}.'),
  'leaves-remainder': says('With {unit} there, no whole portion could be made up any more.'),
  'not-exact': says('{Spent} stand on the table, and whole portions of {portion} start.'),
  'outside-zone': (given: { readonly unit: string }, state: State) =>
    zone({ ...given, side: waitingUnit(state, given.unit)?.side ?? state.side }, state),
  'not-in-box': says('There is no {feature} left to be placed.'),
  'outside-die-zone': says('The die has shown zone {zone}, and the middle of the feature goes there.'),
  'feature-off-table': says('There it would lie over the edge of the table.'),
  'not-at-edge': says('That is no place on this edge of the table.'),
  'their-edge': says('Nobody comes on from the edge of the enemy, behind him.'),
  'no-flank': says('{Side} defend, and choose their points on their own edge.'),
  'near-unit': (given: { readonly unit: string; readonly distance: number }, state: State) =>
    `${nearUnit(given, state)}, and an Attacker’s point on a flank keeps ${clear(state)} from the Defender.`,
  'near-point': (given: { readonly distance: number }, state: State) =>
    `${nearPoint(given, state)}, and an Attacker’s point on a flank keeps ${clear(state)} from it.`,
  'left-over': says('{Unit:is|are} left over: this is the last point, and all who are still to come wait beside it.'),
  'no-such-point': says('There is no point {number}.'),
  'rolled-twice': says('Both rolls of this phase have been made.'),
  'rolled-there': says('The roll at point {number} has been made already in this phase.'),
  'nobody-waits': says('Nobody waits at point {number} who has not been rolled for.'),
  'not-called': says('{Unit:waits|wait}: only whoever has been rolled for comes on.'),
  'other-edge': says('{Unit:comes|come} on along the edge on which their point lies, and not round the corner.'),
  'far-from-point': beside(
    'distance',
    ENTRY,
    says(
      'An end of the front of {unit} would be {distance} from the point, and all of a front comes on within [4] of it.',
    ),
  ),
  'placed-only': says('{Unit:is|are} put at the edge, and may move in the next turn.'),
  'no-contact-yet': says('{Unit:comes|come} on, and may not go into contact in the same move.'),
  'entry-due': says(
    '{Unit:has|have} been rolled for, and there is room at the edge: they come on before the phase ends.',
  ),
};
