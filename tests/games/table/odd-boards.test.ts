import { expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { problemText } from '../../../src/core/result.ts';
import { engine } from '../../../src/games/two-by-two/index.ts';
import { writtenBoard } from '../two-by-two/field.ts';

const BOARD = writtenBoard({
  french: { guard: 'guard 16,12', battery: 'foot-artillery 13,12' },
  allied: { lancers: 'lancers 13,16' },
}) as Readonly<Record<string, Plain>>;
const { french, allied } = BOARD['units'] as Readonly<Record<string, Readonly<Record<string, object>>>>;

/** What is told of the board with these keys instead. */
function told(keys: Readonly<Record<string, unknown>>): readonly string[] {
  const started = engine.start({ ...BOARD, ...keys }, {});
  return started.ok ? [] : started.error.map(problemText);
}

/** The board with other fields of the guard. */
const guard = (fields: object) => ({
  units: { allied, french: { ...french, guard: { ...french!['guard'], ...fields } } },
});
const moment = (fields: object) => ({ now: { turn: 1, side: 'french', phase: 'melee', ...fields } });
const sides = (fields: object) => ({
  sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians', ...fields } },
});
const view = (from: readonly number[], to: readonly number[]) => ({ view: { from, to } });
const UNITS = 'a unit on the board: guard, battery, lancers';
const FACING = 'a facing: north-east, 315° (below 360°), { toward: hussars }; beside a unit also toward, away or same';

test('a board as an author writes it is read', () => {
  expect(told({})).toEqual([]);
  expect(told(guard({ grenadiers: true, division: 'first', facing: '359.9°' }))).toEqual([]);
  expect(told(view([0, 0], [32, 32]))).toEqual([]);
});

test.each<readonly [keys: Readonly<Record<string, unknown>>, says: string]>([
  [sides({ edge: 'south' }), 'sides.allied.edge: found south, expected another edge than that of french'],
  [sides({ name: 'the French' }), 'sides.allied.name: found the French, expected another name than that of french'],
  [moment({ turn: -1 }), 'now.turn: found -1, expected a turn, counted from 1'],
  [moment({ turn: 1.5 }), 'now.turn: found 1.5, expected a turn, counted from 1'],
  [moment({ moved: [['guard']] }), 'now.moved.0: found a list of 1, expected a unit on the board'],
  [moment({ shot: ['gard'] }), `now.shot.0: found gard, expected ${UNITS}; did you mean guard?`],
  [moment({ weather: 'rain' }), 'now.weather: found the key weather, expected one of the keys moved, shot, contacts'],
  [moment({ contacts: [{ unit: 'guard', at: 'guard' }] }), 'now.contacts.0: found guard and guard, expected two enemies'], // prettier-ignore
  [moment({ contacts: [{ unit: 'guard', at: 'battery' }] }), 'now.contacts.0: found guard and battery, expected two enemies'], // prettier-ignore
  [moment({ contacts: [{ unit: 'guard', at: 'lancer' }] }), `now.contacts.0.at: found lancer, expected ${UNITS}; did you mean lancers?`], // prettier-ignore
  [guard({ grenadiers: 'yes' }), 'units.french.guard.grenadiers: found "yes", expected true or false: are these Grenadiers?'], // prettier-ignore
  [
    guard({ screen: 'yes' }),
    'units.french.guard.screen: found "yes", expected true or false: are its skirmishers out?',
  ],
  [guard({ division: 5 }), 'units.french.guard.division: found 5, expected the name of its division'],
  [guard({ formation: 'colum' }), 'units.french.guard.formation: found "colum", expected attack-column or road-column'],
  [guard({ grenadier: true }), 'units.french.guard.grenadier: found the key grenadier, expected one of the keys screen, formation, division, grenadiers; did you mean grenadiers?'], // prettier-ignore
  [guard({ facing: '999°' }), `units.french.guard.facing: found "999°", expected ${FACING}`],
  [guard({ facing: '360°' }), `units.french.guard.facing: found "360°", expected ${FACING}`],
  [view([20, 20], [10, 10]), 'view: found the keys from, to, expected from: the lower left corner, and to: the upper right one'], // prettier-ignore
  [view([10, 10], [10, 20]), 'view: found the keys from, to, expected from: the lower left corner, and to: the upper right one'], // prettier-ignore
  [view([10, 10], [33, 20]), 'view.to: found a corner that is not on the table, expected a part of the table'],
  [view([40, 40], [50, 50]), 'view.to: found a corner that is not on the table, expected a part of the table'],
  [moment({ moved: ['guard', 'guard'] }), 'now.moved: found a list of 2, expected each unit once'],
  [guard({ condition: ['pinned', 'pinned'] }), 'units.french.guard.condition: found a list of 2, expected each condition once'], // prettier-ignore
  [view([10, 10], [10.01, 20]), 'view: found the keys from, to, expected a part at least 1 wide and 1 deep'],
  [{ terrain: { wood: { kind: 'woods', polygon: [[20, 20], [20, 20], [24, 20], [24, 24]] } } }, 'terrain.wood.polygon.1: found a point that is there already, expected another point'], // prettier-ignore
  [{ terrain: { wood: { kind: 'woods', polygon: [[20, 20], [24, 20], [24, 24], [20, 20]] } } }, 'terrain.wood.polygon.3: found a point that is there already, expected another point'], // prettier-ignore
  ...[
    [[20, 20], [26, 26], [26, 20], [20, 26]],
    [[20, 20], [26, 26], [26, 20], [22, 30]],
    [[23, 27], [26, 20], [20, 24], [26, 24], [20, 20]],
    [[20, 20], [26, 20], [26, 26], [23, 20], [20, 26]],
    [[20, 20], [26, 20], [23, 20], [23, 26]],
  ].map((polygon) => [{ terrain: { wood: { kind: 'woods', polygon } } }, 'terrain.wood.polygon: found an outline that crosses or touches itself, expected the corners in their order around it'] as const), // prettier-ignore
  [{ terrain: { wood: { kind: 'woods', polygon: [[20, 20], [22, 22], [26, 26]] } } }, 'terrain.wood.polygon: found points in a line, expected points that enclose some ground'], // prettier-ignore
  [{ terrain: { wood: { kind: 'woods', circle: { at: [20, 20], radius: 9000 } } } }, 'terrain.wood: found the wood far over the edge, expected ground that ends nearer to the table'], // prettier-ignore
  [{ terrain: { road: { kind: 'road', line: [[0, 5], [32, 5]], width: 30 } } }, 'terrain.road.width: found more than a quarter of the table, expected a narrower line; wider ground is a polygon'], // prettier-ignore
  [{ size: [0, 0] }, 'size: found a list of 2, expected a width and a depth of more than 0'],
  [{ terrain: { wood: { kind: 'woods', circle: { at: [250, 250], radius: 2 } } } }, 'terrain.wood: found the wood beside the table, expected ground on the table'], // prettier-ignore
  [{ terrain: { hill: { kind: 'hill', level: -1, circle: { at: [25, 25], radius: 2 } } } }, 'terrain.hill.level: found -1, expected a level, 0 or more'], // prettier-ignore
])('what no board can mean is told: %j', (keys, says) => {
  expect(told(keys)).toEqual([says]);
});
