import type { Um } from '../../../geometry/lengths.ts';
import { lengthText } from '../../../geometry/lengths.ts';
import { sentences, toldAlike } from '../../contract/sentences.ts';
import { formationName, groundName, nameOf } from '../names.ts';
import type { State } from '../state.ts';
import { timeText } from './time.ts';

type OfUnit = Readonly<Record<'unit', string>>;
type AtOther = Readonly<Record<'unit' | 'other', string>>;
type OnGround = Readonly<Record<'unit' | 'ground', string>>;

/** What a move takes, and what there is for it, in turns. */
type TooLong = OfUnit & Readonly<Record<'takes' | 'has', number>>;

/** Every reason for which a move is refused. */
export type MoveRefusals = Record<
  'has-moved' | 'has-fired' | 'no-legs' | 'stands' | 'goes-straight' | 'too-wide' | 'only-about' | 'only-turns',
  OfUnit
> &
  Record<
    | 'rides-with-troops'
    | 'in-melee'
    | 'shaken-halts'
    | 'still-forming'
    | 'off-table'
    | 'must-limber'
    | 'no-time'
    | 'unfinished',
    OfUnit
  > &
  Record<'too-long', TooLong> &
  Record<'turned-too-far', OfUnit & Readonly<Record<'most', number>>> &
  Record<'no-such-formation', OfUnit & Readonly<Record<'into', string>>> &
  Record<'in-the-way' | 'ends-on' | 'would-touch' | 'too-near', AtOther> &
  Record<'impassable', OnGround> &
  Record<'off-leash', AtOther & { readonly far: Um }> &
  Record<'not-skirmishers' | 'no-company' | 'no-parent' | 'no-room-ahead' | 'sends-already' | 'back-already', OfUnit> &
  Record<'not-touching', AtOther>;

const says = sentences<State>()({
  ...toldAlike(['unit', 'other'], nameOf),
  ground: groundName,
  into: formationName,
  most: String,
});

const tooLong = says('{Unit:needs|need}');
const far = says('{Unit} would be too far from {other}');

/** The sentence for each. */
export const MOVE_REFUSALS = {
  'has-moved': '{Unit:has|have} moved in this turn already.',
  'has-fired': '{Unit:has|have} fired, and may not move in the same turn.',
  'no-legs': 'That leads {unit} nowhere.',
  stands: '{Unit:has|have} no move in this formation.',
  'goes-straight': '{Unit:goes|go} straight ahead, and by wheels.',
  'too-wide': '{Unit:wheels|wheel} by a quarter of a circle at most.',
  'only-about': '{Unit:turns|turn} about or not at all; to any other side they wheel.',
  'only-turns': 'A deployed battery can only be turned or limbered.',
  'rides-with-troops': '{Unit:moves|move} only with the troops that he touches.',
  'in-melee': '{Unit:is|are} in contact with an enemy.',
  'shaken-halts': '{Unit:is|are} shaken, and {unit>comes|come} no nearer to the enemy.',
  'still-forming': '{Unit:is|are} still changing formation, for all of this turn.',
  'off-table': '{Unit:stays|stay} on the table.',
  'must-limber': 'So far {unit} can only be turned by limbering.',
  'no-time': 'No time is left to {unit} to begin that.',
  unfinished: '{Unit:cannot|cannot} go on before the change of formation is finished.',
  'too-long': (given: TooLong, state: State) =>
    `${tooLong(given, state)} ${timeText(given.takes)} for that, and ${timeText(given.has)} ${given.has < 1 ? 'is left' : 'is all there is'}.`,
  'turned-too-far': says('With the time that it has, {unit:is|are} turned by {most}° at most.'),
  'no-such-formation': says('{Unit:does|do} not form {into}.'),
  'in-the-way': '{Other:is|are} in the way of {unit}.',
  'ends-on': '{Unit} would stand on {other}.',
  'would-touch': '{Unit} would touch {other}: that is a charge and no move.',
  'too-near': '{Unit:keeps|keep} 40 mm away from {other}, who are formed.',
  impassable: says('{Unit:does|do} not go into {ground}.'),
  'off-leash': (given: AtOther & { readonly far: Um }, state: State) =>
    `${far(given, state)}: ${lengthText(given.far, 'mm')}, and 200 mm is the most.`,
  'not-skirmishers': '{Unit:is|are} no company of skirmishers.',
  'no-company': '{Unit:has|have} no company to send out.',
  'no-parent': '{Unit:has|have} nobody to go back to.',
  'no-room-ahead': 'There is no room before {unit} for a company.',
  'sends-already': '{Unit:is|are} sending out a company already.',
  'back-already': 'The skirmishers of {unit} have come back in this turn.',
  'not-touching': '{Unit:does|do} not touch {other}.',
} as const;
