import { nearest } from '../../../core/nearest.ts';
import { meaning, type Problem } from '../../../core/result.ts';
import { onBoard, place, touch } from '../../../geometry/grid.ts';
import { groundBars } from '../moving/ground.ts';
import { read } from '../rulings.ts';
import type { WrittenBoard } from './schema.ts';
import type { State, Unit } from '../state.ts';
import { INFANTRY } from '../tables.ts';

type BoardMap = Pick<State, 'size' | 'ground' | 'readings'>;

/**
 * Everything wrong with the squares of a board's units, and with their sides and brigades; empty if
 * nothing is wrong.
 * @clause pb.brigade.composition pb.brigade.organise
 */
export const placement = (board: WrittenBoard, map: BoardMap): readonly Problem[] => [
  ...sidesKnown(board),
  ...brigadiers(board),
  ...ties(board),
  ...Object.entries(board.units).flatMap(([id, unit]) => standing(board, map, id, unit)),
];

type BoardUnit = WrittenBoard['units'][string];

function sidesKnown({ sides, brigades, units, now }: WrittenBoard): readonly Problem[] {
  const known = Object.keys(sides);
  const among =
    (all: readonly string[], what: string) =>
    (path: string, found: string): readonly Problem[] =>
      all.includes(found)
        ? []
        : [{ path, found, wanted: `a ${what} of this board: ${all.join(', ')}`, ...meaning(nearest(found, all)) }];
  const side = among(known, 'side');
  const unit = among(Object.keys(units), 'unit');
  const brigade = among(Object.keys(brigades), 'brigade');
  return [
    ...(known.length === 2 ? [] : [{ path: 'sides', found: `${known.length} sides`, wanted: 'two sides' }]),
    ...known.flatMap((id, i) => {
      const { edge } = sides[id]!;
      const other = known.slice(0, i).find((each) => sides[each]!.edge === edge);
      const wanted = `another edge than that of ${other}`;
      return other === undefined ? [] : [{ path: `sides.${id}.edge`, found: edge, wanted }];
    }),
    ...Object.entries(brigades).flatMap(([id, found]) => side(`brigades.${id}`, found)),
    ...side('now.side', now.side),
    ...now.activated.flatMap((id, i) => brigade(`now.activated.${i}`, id)),
    ...now.fired.flatMap((id, i) => unit(`now.fired.${i}`, id)),
    ...now.shelled.flatMap((id, i) => unit(`now.shelled.${i}`, id)),
    ...now.moved.flatMap((id, i) => unit(`now.moved.${i}`, id)),
    ...Object.entries(now.charged).flatMap(([id, target]) =>
      [id, target].flatMap((each) => unit(`now.charged.${id}`, each)),
    ),
    ...now.tied.flatMap((pair, i) => pair.flatMap((id, j) => unit(`now.tied.${i}.${j}`, id))),
    ...Object.entries(units).flatMap(([id, each]) => brigade(`units.${id}.brigade`, each.brigade)),
  ];
}

/**
 * Each brigade has one Brigadier. A brigade that has lost all its units is still listed, because it
 * counts at the end of the game.
 * @clause pb.brigade.composition
 */
function brigadiers({ brigades, units }: WrittenBoard): readonly Problem[] {
  return Object.keys(brigades).flatMap((brigade) => {
    const own = Object.values(units).filter((unit) => unit.brigade === brigade);
    const count = own.filter(({ type }) => type === 'brigadier').length;
    return count === 1 || own.length === 0
      ? []
      : [{ path: `brigades.${brigade}`, found: `${count} Brigadiers`, wanted: 'one Brigadier among its units' }];
  });
}

/** The two units of a tie must be enemies that touch. @clause pb.fighting.result.tie */
const ties = ({ brigades, units, now }: WrittenBoard): readonly Problem[] =>
  now.tied.flatMap(([one, other], i) => {
    const [a, b] = [units[one], units[other]];
    if (a === undefined || b === undefined) return [];
    const foes = brigades[a.brigade] !== brigades[b.brigade];
    return foes && touch(a.at, b.at)
      ? []
      : [{ path: `now.tied.${i}`, found: `${one} and ${other}`, wanted: 'two enemies that touch' }];
  });

/**
 * Everything wrong with a unit's square or formation.
 * @clause pb.column.requirement pb.column.who pb.square.who pb.square.not-in-cover
 * pb.terrain.woods.capacity
 */
function standing(
  board: WrittenBoard,
  { size, ground, readings }: BoardMap,
  id: string,
  unit: BoardUnit,
): readonly Problem[] {
  const path = `units.${id}`;
  const wrong = (field: string, found: string, wanted: string): readonly Problem[] => [
    { path: `${path}.${field}`, found, wanted },
  ];
  if (!onBoard(size, place(unit.at)))
    return wrong('at', unit.at, `a square of the map: a1 to ${String.fromCharCode(96 + size.files)}${size.ranks}`);
  const alone: Unit = { id, ...unit, formation: 'line', side: '', since: 0 };
  if (groundBars({ ground }, alone, unit.at) !== null)
    return wrong('at', unit.at, `a square that it may enter: ${unit.at} is ${String(ground[unit.at])}`);
  const foot = INFANTRY.includes(unit.type);
  if (unit.formation !== 'line' && !foot)
    return wrong('formation', unit.formation, 'line: only line and heavy infantry form columns and squares');
  const narrow = ['woods', 'building', ...(unit.formation === 'column' ? ['bridge'] : [])];
  if (unit.formation !== 'line' && narrow.includes(ground[unit.at] ?? 'open'))
    return wrong('formation', unit.formation, `line: ${unit.at} is ${ground[unit.at]}`);
  if (unit.formation !== 'line' && (unit.condition === 'routed' || unit.condition === 'rallied'))
    return wrong('formation', unit.formation, 'line: a rout breaks columns and squares');
  const others = Object.entries(board.units).filter(([other, each]) => other !== id && each.at === unit.at);
  if (unit.formation !== 'column') {
    return others.length === 0 ? [] : wrong('at', unit.at, `a square of its own: ${others[0]![0]} stands there too`);
  }
  const pair =
    others.length === 1 &&
    others[0]![1].type === unit.type &&
    others[0]![1].formation === 'column' &&
    (others[0]![1].brigade === unit.brigade || read({ readings }, 'pb-072') === 'any-brigade');
  return pair
    ? []
    : wrong('formation', 'column', 'a second unit of the same type and brigade on its square, in column too');
}
