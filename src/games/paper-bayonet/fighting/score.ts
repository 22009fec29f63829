import { always, type Fighter, type FighterOnBoard } from './dice.ts';
import { modifiers, type Modifier } from '../../contract/modifiers.ts';
import { die, type PbClauseId, type Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import { groundAt, isArtillery, type State, type Unit } from '../state.ts';
import { COVER, type Ground } from '../tables.ts';

type ScoreModifier = Modifier<FighterOnBoard, PbClauseId>;

/** Whether this side stands on ground of this kind. */
const isOn =
  (ground: Ground) =>
  ({ state, unit }: FighterOnBoard): boolean =>
    groundAt(state, unit.at) === ground;

/** A modifier of 0 for ground that the table lists as without effect on a fight. */
const withoutEffect = (ground: Ground, clause: PbClauseId, label: string): ScoreModifier => ({
  clause,
  label,
  value: 0,
  of: isOn(ground),
  when: always,
});

/**
 * Whether cover shelters only a defender: one reading of the ground table. @ruling pb-030
 * @ruling pb-030
 */
const byTable = ({ state, unit }: FighterOnBoard): boolean =>
  COVER.includes(groundAt(state, unit.at)) && read(state, 'pb-030') === 'defender-only';

/**
 * Counts a modifier once, or with its sign reversed under `plus-two`. @ruling pb-088
 * @ruling pb-088
 */
const against = ({ state }: FighterOnBoard): number => (read(state, 'pb-088') === 'minus-two' ? 1 : -1);

/**
 * The modifiers of one side's score, such as cover; ground without effect gives a 0.
 * @clause pb.fighting.all-modifiers pb.artillery.combat-modifier pb.skirmishers.open-ground
 * pb.terrain.woods.fight pb.terrain.woods.fight-table pb.terrain.building.fight
 * pb.terrain.building.fight-table pb.terrain.road.fight pb.terrain.bridge.fight
 * pb.terrain.river.fight pb.terrain.wetlands.fight @ruling pb-030 pb-032 pb-088
 */
export const SCORE = modifiers<FighterOnBoard, PbClauseId>([
  {
    clause: 'pb.artillery.combat-modifier',
    label: 'Artillery',
    value: -2,
    times: against,
    of: ({ unit }) => isArtillery(unit),
    when: always,
  },
  {
    clause: 'pb.skirmishers.open-ground',
    label: 'Skirmishers in open ground',
    heading: 'skirmishers',
    value: -2,
    times: against,
    of: ({ unit }) => unit.type === 'skirmishers',
    when: ({ state, unit }) => inTheOpen(state, unit),
  },
  {
    clause: 'pb.terrain.woods.fight',
    label: 'In woods',
    value: 1,
    of: (side) => !byTable(side),
    when: isOn('woods'),
  },
  {
    clause: 'pb.terrain.woods.fight-table',
    label: 'In woods',
    value: 1,
    of: byTable,
    when: (side) => side.role === 'defence' && isOn('woods')(side),
  },
  {
    clause: 'pb.terrain.building.fight',
    label: 'In a building',
    value: 2,
    of: (side) => !byTable(side),
    when: isOn('building'),
  },
  {
    clause: 'pb.terrain.building.fight-table',
    label: 'In a building',
    value: 2,
    of: byTable,
    when: (side) => side.role === 'defence' && isOn('building')(side),
  },
  withoutEffect('road', 'pb.terrain.road.fight', 'On a road'),
  withoutEffect('bridge', 'pb.terrain.bridge.fight', 'On a bridge'),
  withoutEffect('river', 'pb.terrain.river.fight', 'In a river'),
  withoutEffect('wetlands', 'pb.terrain.wetlands.fight', 'In wetlands'),
]);

/**
 * The score of one side as the terms of a sum: its dice and its modifiers.
 * @clause pb.fighting.compare @ruling pb-025
 */
export const scoreLines = (state: State, side: Fighter, dice: readonly number[]): readonly Term[] => [
  dieLine(state, dice),
  ...SCORE.termsFor({ ...side, state }),
];

/** @clause pb.fighting.compare @ruling pb-025 */
function dieLine(state: State, dice: readonly number[]): Term {
  const [only = 0, second] = dice;
  if (second === undefined) return die('pb.fighting.compare', dice.length === 0 ? 'No die' : 'Die', only);
  const shown = `${dice.slice(0, -1).join(', ')} and ${String(dice.at(-1))}`;
  return read(state, 'pb-025') === 'highest'
    ? die('pb.fighting.compare', `Highest of ${shown}`, Math.max(...dice))
    : die(
        'pb.fighting.compare',
        `Sum of ${shown}`,
        dice.reduce((sum, face) => sum + face, 0),
      );
}

/** @clause pb.skirmishers.open-ground @ruling pb-032 */
function inTheOpen(state: State, unit: Unit): boolean {
  const ground = groundAt(state, unit.at);
  if (ground === 'open') return true;
  return !COVER.includes(ground) && read(state, 'pb-032') === 'all-but-cover';
}
