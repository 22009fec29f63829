import { nearest } from '../../../core/nearest.ts';
import { meaning, type Problem } from '../../../core/result.ts';
import { middleOf, outwards, type Base, type Size } from '../../../geometry/bases.ts';
import { along, facingTo, NORTH, square, turned, type Direction } from '../../../geometry/facings.ts';
import { um } from '../../../geometry/lengths.ts';
import { clockwise, type Outline } from '../../../geometry/outlines.ts';
import { COMPASS, type CompassPoint } from '../../../geometry/compass.ts';
import { beside as placedBeside, facingOf, inRow } from '../../../geometry/placing.ts';
import { plus, reversed, type Point } from '../../../geometry/vectors.ts';
import { plural } from '../../contract/sentences.ts';
import type { PlacedUnit, TableGame } from './board.ts';
import { described, sizeOf } from './described.ts';
import type { WrittenBoard, WrittenFacing, WrittenTarget, WrittenTerrain, WrittenUnit } from './schema.ts';
import { circleOutline, middleOfTerrain, polygonOutline, type Terrain } from './terrain.ts';

/** The default width of a line, such as a road or a stream: 8 mm. */
const WIDTH = um(8, 'mm');

const isCompass = (word: unknown): word is CompassPoint => COMPASS.some((point) => point === word);

/** A written unit with its side and its path in the file. */
interface UnitEntry {
  readonly id: string;
  readonly side: string;
  readonly path: string;
  readonly written: WrittenUnit;
}

/** Places every unit and every piece of terrain of a written board, and collects the problems. */
export class Placing {
  readonly units: Readonly<Record<string, PlacedUnit>>;
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly problems: Problem[] = [];
  readonly #board: WrittenBoard;
  readonly #game: TableGame;
  readonly #entries: readonly UnitEntry[];
  readonly #bases = new Map<string, Base | null>();
  /** Units whose placing has begun. A unit that is found here again stands beside itself. */
  readonly #open: string[] = [];

  constructor(board: WrittenBoard, game: TableGame) {
    this.#board = board;
    this.#game = game;
    this.#entries = Object.entries(board.units).flatMap(([side, units]) =>
      Object.entries(units).map(([id, written]) => ({ id, side, written, path: `units.${side}.${id}` })),
    );
    this.terrain = Object.fromEntries(
      Object.entries(board.terrain).flatMap(([id, written]) => {
        const piece = this.#piece(id, written);
        return piece === null ? [] : [[id, piece] as const];
      }),
    );
    this.units = Object.fromEntries(
      this.#entries.flatMap((entry) => this.#placed(entry)).map((each) => [each.id, each]),
    );
  }

  #wrong(path: string, found: string, wanted: string, known: readonly string[] = []): null {
    this.problems.push({ path, found, wanted, ...meaning(nearest(found, known)) });
    return null;
  }

  #among(path: string, found: string, what: string, known: readonly string[]): null {
    return this.#wrong(path, found, `${what}: ${known.join(', ')}`, known);
  }

  /** A unit that another one is beside, and that has no place. Its own problem is told there. */
  #unplaced(path: string, unit: string): null {
    const names = this.#entries.map(({ id }) => id);
    if (names.includes(unit)) return null;
    return this.#wrong(path, unit, 'a unit of this board that is placed', names);
  }

  #placed(entry: UnitEntry): readonly PlacedUnit[] {
    const { id, side, path, written } = entry;
    const { name, row } = written;
    if (this.#entries.find((each) => each.id === id) !== entry)
      this.#wrong(path, `${id} again`, 'a different id for each unit');
    const unit = described(side, written, this.#game);
    const { conditions } = this.#game;
    for (const word of unit.conditions)
      if (!conditions.includes(word))
        this.#wrong(`${path}.condition`, word, `a condition: ${conditions.join(', ')}`, conditions);
    const base = this.#baseOf(id);
    if (base === null) return [];
    if (row === undefined) return [{ ...unit, path, row: null, id, base, name: name ?? named(id) }];
    const { of, gap, names } = row;
    if (names !== undefined && names.length !== of)
      this.#wrong(`${path}.row.names`, plural(names.length, 'name'), `${plural(of, 'name')}, one for each unit`);
    return inRow(base, of, gap).map((each, n) => ({
      ...unit,
      path,
      row: { id, name: name ?? named(id) },
      id: `${id}-${n + 1}`,
      base: each,
      name: names?.[n] ?? `${name ?? named(id)} ${n + 1}`,
    }));
  }

  /** The size of a unit; null if what it follows from is wrong. */
  #sized({ side, path, written }: UnitEntry): Size | null {
    const size = sizeOf(side, written, this.#game);
    if (size.ok) return size.value;
    this.problems.push(
      ...size.error.map((each) => ({ ...each, path: each.path === '' ? path : `${path}.${each.path}` })),
    );
    return null;
  }

  /** The base of a unit; null if it cannot be placed. The problem is reported only once. */
  #baseOf(id: string): Base | null {
    const known = this.#bases.get(id);
    if (known !== undefined) return known;
    const entry = this.#entries.find((each) => each.id === id);
    if (entry === undefined) return null;
    if (this.#open.includes(id))
      return this.#wrong(entry.path, [...this.#open, id].join(', beside '), 'a unit that is not beside itself');
    this.#open.push(id);
    const base = this.#place(entry);
    this.#open.pop();
    this.#bases.set(id, base);
    return base;
  }

  #place(entry: UnitEntry): Base | null {
    const { path, side, written } = entry;
    const shape = this.#sized(entry);
    if (shape === null) return null;
    if (written.beside === undefined) {
      const at = this.#spot(written.at!, `${path}.at`);
      if (at === null) return null;
      const facing = this.#facing(written.facing ?? this.#ahead(side), at, `${path}.facing`);
      return facing === null ? null : { ...shape, at, facing };
    }
    const { unit, side: at, gap, shift } = written.beside;
    const of = this.#baseOf(unit);
    if (of === null) return this.#unplaced(`${path}.beside.unit`, unit);
    const beside = (facing: 'toward' | 'away' | 'same' | Direction) =>
      placedBeside(of, shape, { side: at, gap, shift, facing });
    const { facing: way = 'toward' } = written;
    if (way === 'toward' || way === 'away' || way === 'same') return beside(way);
    const facing = this.#facing(way, beside('toward').at, `${path}.facing`);
    return facing === null ? null : beside(facing);
  }

  /** The default facing: away from the board edge of the unit's own side. */
  #ahead(side: string): CompassPoint {
    const edge = this.#board.sides[side]?.edge ?? 'south';
    return COMPASS[(COMPASS.indexOf(edge) + 4) % 8]!;
  }

  #spot(spot: WrittenTarget, path: string): Point | null {
    if (typeof spot !== 'string') return spot;
    const places = this.#board.places;
    if (Object.hasOwn(places, spot)) return places[spot]!;
    const names = Object.keys(places);
    return this.#wrong(path, spot, `a point, or a place: ${names.join(', ') || 'there are none'}`, names);
  }

  #facing(written: WrittenFacing, at: Point, path: string): Direction | null {
    if (isCompass(written)) return facingOf(written);
    if (typeof written === 'object') {
      const to = this.#target(written.toward, `${path}.toward`);
      return to === null ? null : facingTo(at, to, NORTH);
    }
    if (written.endsWith('°')) return turned(NORTH, 'right', Number(written.slice(0, -1)));
    return this.#wrong(
      path,
      written,
      'a point of the compass, 315° or { toward: … }: toward, away and same go with beside:',
    );
  }

  /** The point of a target: the middle of a unit or of a piece of terrain, or a place. */
  #target(target: WrittenTarget, path: string): Point | null {
    if (typeof target !== 'string') return target;
    const base = this.#baseOf(target);
    if (base !== null) return base.at;
    const places = this.#board.places;
    if (Object.hasOwn(places, target)) return places[target]!;
    const piece = Object.hasOwn(this.#board.terrain, target) ? this.#piece(target, this.#board.terrain[target]!) : null;
    return piece === null
      ? this.#wrong(path, target, 'a unit, terrain or a place of this board', [
          ...this.#entries.map(({ id }) => id),
          ...Object.keys(places),
          ...Object.keys(this.#board.terrain),
        ])
      : middleOfTerrain(piece);
  }

  #piece(id: string, written: WrittenTerrain): Terrain | null {
    const path = `terrain.${id}`;
    const { kind, name = `the ${id.replaceAll('-', ' ')}`, width = WIDTH, level = kind === 'hill' ? 1 : 0 } = written;
    const is = Object.hasOwn(this.#game.terrain, kind) ? this.#game.terrain[kind] : undefined;
    if (is === undefined)
      return this.#among(`${path}.kind`, kind, 'a kind of terrain', Object.keys(this.#game.terrain));
    const isLine = written.line !== undefined || written.along !== undefined;
    if (isLine !== (is === 'line'))
      return this.#wrong(
        path,
        isLine ? 'a line' : 'an area',
        is === 'line' ? 'line: or along:' : 'polygon:, rectangle: or circle:',
      );
    const outline = isLine ? null : this.#outline(written, path);
    const line = isLine ? this.#line(written, path) : null;
    return outline === null && line === null ? null : { kind, name, outline, line, width, level };
  }

  #outline({ polygon, rectangle, circle }: WrittenTerrain, path: string): Outline | null {
    if (polygon !== undefined) {
      const outline = polygonOutline(polygon, `${path}.polygon`);
      return 'found' in outline ? this.#wrong(outline.path, outline.found, outline.wanted) : outline;
    }
    if (circle !== undefined) {
      const at = this.#spot(circle.at, `${path}.circle.at`);
      return at === null ? null : circleOutline(at, circle.radius);
    }
    const at = this.#spot(rectangle!.at, `${path}.rectangle.at`);
    const facing = at === null ? null : this.#facing(rectangle!.facing, at, `${path}.rectangle.facing`);
    if (at === null || facing === null) return null;
    const [width, depth] = rectangle!.size;
    const [across, ahead] = [along(square(facing, 'right'), width / 2), along(facing, depth / 2)];
    const corner = (x: 1 | -1, y: 1 | -1) =>
      plus(plus(at, x === 1 ? across : reversed(across)), y === 1 ? ahead : reversed(ahead));
    return clockwise([corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)]);
  }

  #line({ line, along: beside }: WrittenTerrain, path: string): readonly Point[] | null {
    if (line !== undefined) {
      const points = line.map((spot, n) => this.#spot(spot, `${path}.line.${n}`));
      const twice = points.findIndex((point, n) => point !== null && String(point) === String(points[n - 1]));
      if (twice > 0) return this.#wrong(`${path}.line.${twice}`, 'the point before it once more', 'another point');
      return points.every((point) => point !== null) ? points : null;
    }
    const { unit, side, gap, length } = beside!;
    const base = this.#baseOf(unit);
    if (base === null) return this.#unplaced(`${path}.along.unit`, unit);
    const out = outwards(base, side);
    const middle = plus(middleOf(base, side), along(out, gap));
    const half = along(square(out, 'right'), length / 2);
    return [plus(middle, reversed(half)), plus(middle, half)];
  }
}

const named = (id: string): string => `the ${id.replaceAll('-', ' ')}`;
