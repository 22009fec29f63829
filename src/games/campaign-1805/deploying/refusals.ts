import type { Params } from '../../../core/verdicts.ts';

type OfUnit = Readonly<Record<'unit', string>>;

/** Every reason for which an order of a whole battle is refused. */
export type BattleRefusals = Record<
  | 'no-position'
  | 'no-road'
  | 'no-river'
  | 'no-bridge'
  | 'no-sea'
  | 'siege-alone'
  | 'no-turns'
  | 'turns-not-asked'
  | 'areas-rolled-for'
  | 'area-picked'
  | 'points-near'
  | 'no-draw',
  Params
> &
  Record<'no-piece' | 'ground-taken', Readonly<Record<'piece', string>>> &
  Record<'too-few-points', Readonly<Record<'count', number>>> &
  Record<'no-officer' | 'offered', Readonly<Record<'side', string>>> &
  Record<'no-area', Readonly<Record<'area', string>>> &
  Record<
    'not-own-area' | 'too-near-enemy' | 'wrong-distance' | 'too-near-river' | 'not-in-position' | 'too-near-sea',
    OfUnit
  > &
  Record<
    'not-on-shore' | 'not-on-road' | 'more-than-half' | 'not-in-cover' | 'ground-full' | 'not-to-place' | 'has-room',
    OfUnit
  >;

/** The sentence for each of them. */
export const BATTLE_REFUSALS = {
  'no-position': 'There is no fort, town or other position to attack, or nobody attacks it.',
  'no-road': 'There is no road or bridge to lie in wait at, or nobody lies in wait.',
  'no-river': 'No river cuts the table in two.',
  'no-bridge': 'No bridge joins the two banks.',
  'no-sea': 'No side of the table is sea, or nobody lands.',
  'siege-alone': 'The layout and the objective of a siege go only together.',
  'no-turns': 'This objective needs a number of turns.',
  'turns-not-asked': 'This objective has no number of turns.',
  'areas-rolled-for': 'Nobody picks a part of the table: it is agreed on, or a die is thrown for it.',
  'area-picked': 'The winner of the roll picks a part of the table.',
  'points-near': 'Points must be at least 15.24 cm apart.',
  'no-draw': 'A draw is agreed on only in a battle that has no number of turns.',
  'no-piece': 'That piece of ground does not wait to be put down.',
  'ground-taken': 'There is other ground there already.',
  'too-few-points': 'This objective needs more points on the table.',
  'no-officer': 'A side without an officer has nobody to lose.',
  offered: 'That side has offered a draw in this turn.',
  'no-area': 'There is no such part of the table.',
  'not-own-area': '{Unit} must stand in their own part of the table.',
  'too-near-enemy': '{Unit} would be too near to an enemy.',
  'wrong-distance': '{Unit} would not be as far away as they must be.',
  'too-near-river': '{Unit} would be too near to the river.',
  'not-in-position': '{Unit} must be in the position, or near it.',
  'too-near-sea': '{Unit} would be too near to the sea.',
  'not-on-shore': '{Unit} must come in over the shore.',
  'not-on-road': '{Unit} must stand on the road or the bridge, in the middle part of the table.',
  'more-than-half': 'Half of the attackers stand on each side of the road, and {unit} would be too many.',
  'not-in-cover': '{Unit} must stand in the nearest cover on that side.',
  'ground-full': 'There is no room for {unit}.',
  'not-to-place': '{Unit} cannot be placed now.',
  'has-room': 'There is room for {unit}.',
} as const satisfies Readonly<Record<keyof BattleRefusals, string>>;
