import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectionOf, toDrawing } from '../../src/painters/projection.ts';
import { livePictures } from '../../src/painters/shapes/live/pictures.ts';
import { labelHalf } from '../../src/painters/shapes/live/text-label.ts';
import type { Name } from '../../src/painters/shapes/shape.ts';
import type { Mark, Scene, Spot } from '../../src/scene/scene.ts';

const FRAME = { width: 400, height: 300, grid: false } as const;
const projection = projectionOf(FRAME);

const unit = (id: string, at: Spot, facing: Spot = [0, 1]): readonly Mark[] => [
  {
    kind: 'base',
    id,
    at,
    facing,
    size: [25, 12],
    side: 'first',
    symbol: 'infantry',
    condition: 'steady',
    formation: 'line',
  },
  { kind: 'name', id: `name-${id}`, of: id, text: 'Fusiliers' },
];

const drawn = (marks: Scene['marks']): ReadonlyMap<string, Name> =>
  new Map(
    livePictures({ sheet: 'earth', marks }, projection).flatMap(({ mark, picture }) => {
      const [part] = picture.parts;
      return part !== undefined && 'name' in part ? [[mark.id, part] as const] : [];
    }),
  );

/** The rectangle of a name: its middle lies a third of its size above its baseline. */
const middle = ({ at: [x, y] }: Name): Spot => [x, y - 29 * 0.34];
const half = labelHalf('Fusiliers', 29);
const apart = ([ax, ay]: Spot, [bx, by]: Spot, [w, h]: Spot): boolean =>
  Math.abs(ax - bx) >= w - 0.1 || Math.abs(ay - by) >= h - 0.1;

const inside = fc.tuple(fc.integer({ min: 40, max: 360 }), fc.integer({ min: 40, max: 260 }));
const facing = fc
  .double({ min: 0, max: 2 * Math.PI, noNaN: true })
  .map((angle): Spot => [Math.sin(angle), Math.cos(angle)]);

test('a name stands clear of its unit, whichever way that faces, and within the board', () => {
  fc.assert(
    fc.property(inside, facing, (at, way) => {
      const name = drawn(unit('a', at, way)).get('name-a')!;
      const [w, d] = [12.5 * projection.scale, 6 * projection.scale];
      const base: Spot = [Math.abs(way[1]) * w + Math.abs(way[0]) * d, Math.abs(way[0]) * w + Math.abs(way[1]) * d];
      expect(apart(middle(name), toDrawing(projection, at), [base[0] + half[0], base[1] + half[1]])).toBe(true);
      const [x, y] = middle(name);
      expect(x - half[0]).toBeGreaterThanOrEqual(-0.1);
      expect(x + half[0]).toBeLessThanOrEqual(projection.width + 0.1);
      expect(y - half[1]).toBeGreaterThanOrEqual(-0.1);
      expect(y + half[1]).toBeLessThanOrEqual(projection.height + 0.1);
    }),
  );
});

test('on a table with a scale in its margin, no name reaches into that margin, where it would be cut', () => {
  const measured = { ...FRAME, measure: { length: 25, sign: '[n]' } };
  const edge = fc.tuple(fc.integer({ min: 5, max: 395 }), fc.integer({ min: 5, max: 295 }));
  fc.assert(
    fc.property(edge, facing, (at, way) => {
      const names = livePictures({ ...measured, sheet: 'earth', marks: unit('a', at, way) }, projectionOf(measured));
      const [x, y] = middle(names.flatMap(({ picture: { parts } }) => parts.filter((part) => 'name' in part))[0]!);
      expect(x - half[0]).toBeGreaterThanOrEqual(-0.1);
      expect(x + half[0]).toBeLessThanOrEqual(projection.width + 0.1);
      expect(y - half[1]).toBeGreaterThanOrEqual(-0.1);
      expect(y + half[1]).toBeLessThanOrEqual(projection.height + 0.1);
    }),
  );
});

test('the names of two units stand clear of both units and of each other', () => {
  fc.assert(
    fc.property(inside, inside, (a, b) => {
      fc.pre(Math.hypot(a[0] - b[0], a[1] - b[1]) > 30);
      const names = drawn([...unit('a', a), ...unit('b', b)]);
      const [one, two] = [middle(names.get('name-a')!), middle(names.get('name-b')!)];
      expect(apart(one, two, [2 * half[0], 2 * half[1]])).toBe(true);
      for (const at of [one, two])
        for (const spot of [a, b])
          expect(
            apart(at, toDrawing(projection, spot), [12.5 * projection.scale + half[0], 6 * projection.scale + half[1]]),
          ).toBe(true);
    }),
    // Two bases corner to corner at the edge, where the name once lay a little over the other base.
    { numRuns: 300, examples: [[[80, 142], [40, 154]]] }, // prettier-ignore
  );
});

test('the name of a wood gives way to a unit in its middle, and one beyond the drawn part is left out', () => {
  const wood: readonly Mark[] = [
    { kind: 'outline', id: 'wood', ground: 'woods', points: [[100, 100], [220, 100], [220, 200], [100, 200]] }, // prettier-ignore
    { kind: 'name', id: 'name-wood', of: 'wood', text: 'wood' },
  ];
  const alone = middle(drawn(wood).get('name-wood')!);
  expect(alone).toEqual(toDrawing(projection, [160, 150]));
  const together = middle(drawn([...wood, ...unit('a', [160, 150])]).get('name-wood')!);
  expect(together).not.toEqual(alone);
  expect(drawn(unit('a', [900, 150])).size).toBe(0);
});

test('the name of a hamlet stands beside its dots, and that of a wood in it', () => {
  const middleOf = (ground: string): Spot => {
    const points: readonly Spot[] = [[150, 100], [250, 100], [250, 160], [150, 160]]; // prettier-ignore
    const area: readonly Mark[] = [
      { kind: 'outline', id: 'ground-a', ground, points },
      { kind: 'name', id: 'name-a', of: 'ground-a', text: 'Fusiliers' },
    ];
    return middle(drawn(area).get('name-a')!);
  };
  const [centre, corner] = [toDrawing(projection, [200, 130]), toDrawing(projection, [250, 160])];
  const own: Spot = [Math.abs(corner[0] - centre[0]) + half[0], Math.abs(corner[1] - centre[1]) + half[1]];
  expect(apart(middleOf('hamlet'), centre, own)).toBe(true);
  expect(apart(middleOf('woods'), centre, own)).toBe(false);
});

test('a name stands nearer to its own unit than to another, where there is room for that', () => {
  // Right behind the first a second unit stands: below, the name would be read as the name of that
  // one.
  const name = middle(drawn([...unit('a', [200, 150]), ...unit('b', [200, 122])]).get('name-a')!);
  expect(name[1]).toBeLessThan(toDrawing(projection, [200, 150])[1]);
});

test('a name for which there is no room is left out, rather than written over units', () => {
  const rows = Array.from({ length: 9 }, (_, n) => n - 4);
  const crowd = rows.flatMap((x) => rows.flatMap((y) => unit(`${x}/${y}`, [200 + x * 26, 150 + y * 15])));
  const names = drawn(crowd);
  expect(names.has('name-0/0')).toBe(false);
  expect(names.size).toBeGreaterThan(0);
});

test('a name keeps clear of the ranks of a column behind its unit', () => {
  const [base, name] = unit('a', [200, 150]) as readonly [Mark<'base'>, Mark];
  const below = (signs: readonly string[]) => middle(drawn([{ ...base, signs }, name]).get('name-a')!)[1];
  expect(below(['road-column'])).toBeGreaterThan(below([]) + 3 * projection.scale);
});

test('of a label whose spot is not drawn nothing is left at the edge', () => {
  const label = (at: Spot): Mark => ({ kind: 'label', id: 'l', at, text: 'French point 2: fusiliers' });
  expect(livePictures({ sheet: 'earth', marks: [label([-4, 150])] }, projection)).toEqual([]);
  expect(livePictures({ sheet: 'earth', marks: [label([4, 150])] }, projection)).toHaveLength(1);
});

test('a label beside its place near the edge is moved in no farther than it must be', () => {
  const at: Spot = [370, 150];
  const label: Mark = { kind: 'label', id: 'l', at, text: 'Point 3 · Austrians', beside: true };
  // Another one ends close to it.
  const other: Mark = { kind: 'label', id: 'm', at: [223, 157], text: 'Point 2 · French', beside: true };
  const pictures = livePictures({ sheet: 'earth', marks: [other, label] }, projection);
  const { picture } = pictures.find(({ mark }) => mark.id === 'l')!;
  const [x, y] = toDrawing(projection, at);
  const [width] = labelHalf('Point 3 · Austrians', 29);
  expect(picture.at![1]).toBeCloseTo(y, 0);
  expect(x - picture.at![0]).toBeLessThanOrEqual(x + width - projection.width + 0.1);
  expect(x + width, 'it would not fit where it is').toBeGreaterThan(projection.width);
});

test('a label beside a figure on no base never lies on it, at the edge neither', () => {
  fc.assert(
    fc.property(fc.tuple(fc.integer({ min: 10, max: 390 }), fc.integer({ min: 20, max: 280 })), (at) => {
      const rider: Mark = {
        kind: 'model',
        id: 'rider',
        at,
        facing: [0, 1],
        side: 'first',
        symbol: 'cavalry',
        of: 'rider',
        radius: 8,
      };
      const label: Mark = { kind: 'label', id: 'l', at, text: 'Messenger to Perrin’s brigade', beside: true };
      const pictures = livePictures({ sheet: 'earth', marks: [rider, label] }, projection);
      const { picture } = pictures.find(({ mark }) => mark.id === 'l')!;
      const [[x, y], [w, h]] = [toDrawing(projection, at), labelHalf(label.text, 29)];
      const reach = rider.radius * projection.scale;
      const [dx, dy] = [Math.abs(picture.at![0] - x), Math.abs(picture.at![1] - y)];
      expect(dx >= w + reach - 0.5 || dy >= h + reach - 0.5, `${dx} ${dy} of ${w} ${h} and ${reach}`).toBe(true);
    }),
  );
});

test('the name of a unit near the edge of a zoomed map stands within what that map shows', () => {
  const whole = projectionOf(FRAME);
  const edge = fc.tuple(fc.integer({ min: 110, max: 290 }), fc.integer({ min: 85, max: 215 }));
  fc.assert(
    fc.property(edge, facing, (at, way) => {
      const [left, top] = toDrawing(whole, [100, 225]);
      const window = [left, top, 200 * whole.scale, 150 * whole.scale] as const;
      const pictures = livePictures({ sheet: 'earth', marks: unit('a', at, way) }, projectionOf({ ...FRAME, window }));
      const [x, y] = middle(pictures.flatMap(({ picture: { parts } }) => parts.filter((part) => 'name' in part))[0]!);
      expect(x - half[0]).toBeGreaterThanOrEqual(left - 0.1);
      expect(x + half[0]).toBeLessThanOrEqual(left + window[2] + 0.1);
      expect(y - half[1]).toBeGreaterThanOrEqual(top - 0.1);
      expect(y + half[1]).toBeLessThanOrEqual(top + window[3] + 0.1);
    }),
  );
});

test('where there is not room for all names, that of the unit that acts or is hit is written', () => {
  const rows = Array.from({ length: 7 }, (_, n) => n - 3);
  const crowd = rows.flatMap((x) => rows.flatMap((y) => unit(`${x}/${y}`, [200 + x * 26, 150 + y * 15])));
  const named = drawn(crowd);
  const leading = (id: string): readonly Mark[] =>
    crowd.map((mark) => (mark.id === id && mark.kind === 'name' ? { ...mark, leads: true as const } : mark));
  const without = crowd.flatMap(({ id, kind }) => (kind === 'name' && !named.has(id) ? [id] : []));
  const won = without.filter((id) => drawn(leading(id)).has(id));
  expect(won.length, 'names that win').toBeGreaterThan(0);
});

test('ground in what a zoomed map shows has its name', () => {
  const [left, top] = toDrawing(projection, [80, 240]);
  const window = [left, top, 260 * projection.scale, 200 * projection.scale] as const;
  const wood: readonly Mark[] = [
    { kind: 'outline', id: 'wood', ground: 'woods', points: [[100, 100], [220, 100], [220, 200], [100, 200]] }, // prettier-ignore
    { kind: 'name', id: 'name-wood', of: 'wood', text: 'wood' },
  ];
  expect(livePictures({ sheet: 'earth', marks: wood }, projectionOf({ ...FRAME, window }))).toHaveLength(1);
});

test('of the name of a unit beyond what a zoomed map shows, no scrap is seen', () => {
  const whole = projectionOf(FRAME);
  const [left, top] = toDrawing(whole, [100, 225]);
  const window = [left, top, 200 * whole.scale, 150 * whole.scale] as const;
  const names = livePictures({ sheet: 'earth', marks: unit('a', [304, 150]) }, projectionOf({ ...FRAME, window }))
    .flatMap(({ picture: { parts } }) => parts)
    .filter((part) => 'name' in part);
  for (const name of names) expect(middle(name)[0] - half[0]).toBeGreaterThanOrEqual(left + window[2]);
});

test('in a crowd a line leads from a name to its own unit; a unit by itself needs none', () => {
  const rows = Array.from({ length: 5 }, (_, n) => n - 2);
  const crowd = rows.flatMap((x) => rows.flatMap((y) => unit(`${x}/${y}`, [200 + x * 26, 150 + y * 15])));
  const led = [...drawn(crowd)].flatMap(([id, name]) => (name.line === undefined ? [] : [{ id, name }]));
  expect(led.length).toBeGreaterThan(0);
  for (const { id, name } of led) {
    const own = crowd.find((mark): mark is Mark<'base'> => mark.kind === 'base' && `name-${mark.id}` === id)!;
    const [x, y] = toDrawing(projection, own.at);
    const [endX, endY] = [name.at[0] + name.line![1][0], name.at[1] + name.line![1][1]];
    const reach = (Math.max(...own.size) / 2) * projection.scale;
    expect(Math.abs(endX - x), id).toBeLessThanOrEqual(reach);
    expect(Math.abs(endY - y), id).toBeLessThanOrEqual(reach);
  }
  expect(drawn(unit('a', [200, 150])).get('name-a')?.line).toBeUndefined();
});
