import { describe, expect, test } from 'vitest';
import type { Plain } from '../../src/core/ids.ts';
import { um } from '../../src/geometry/lengths.ts';
import type { Leg } from '../../src/games/table/orders/legs.ts';
import { formationsFor, wanting } from '../../src/islands/mover/drafting.ts';
import { takeUp, legsOf, marchOf } from '../../src/islands/mover/moving-unit.ts';
import { orderSaid, usedSaid } from '../../src/islands/mover/wording.ts';
import { snapLength } from '../../src/islands/mover/snapping.ts';
import { aboutOf } from '../../src/scene/about.ts';
import { textTable } from '../../src/scene/table/text.ts';
import { svgLive } from '../../src/painters/live.ts';
import { liveDrawings } from '../../src/painters/sprite.ts';
import { engine } from './games/picket/index.ts';
import type { State } from './games/picket/state.ts';
import { play } from './scene/picket/index.ts';

/* A company in ranks, and figures that are one group and move as one, on a board of the toy. */

const COMPANY = { type: 'company', at: [110, 330], facing: 'east', ranks: ['ooCsoo', '.oooo.'] };
const GUARD = { type: 'figure', at: [110, 130], facing: 'east', row: { of: 3, gap: 5, names: ['Ann', 'Ben', 'Cid'] } };
const PATROL = { type: 'outpost', at: [390, 230], facing: 'west' };
const board = (blue: Plain, red: Plain = { patrol: PATROL }): Plain => ({
  size: [500, 500],
  sides: { blue: { edge: 'west', name: 'blue' }, red: { edge: 'east', name: 'red' } },
  units: { blue, red },
  now: { turn: 1, side: 'blue', phase: 'action' },
});
const read = (blue: Plain, red?: Plain) => engine.start(board(blue, red), {});
function begun(blue: Plain = { company: COMPANY, guard: GUARD }, red?: Plain): State {
  const made = read(blue, red);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}
const told = (blue: Plain) => {
  const made = read(blue);
  return made.ok ? [] : made.error.map(({ path, found, wanted }) => `${path}: ${found}; ${wanted}`);
};
const at = (x: number, y: number) => [um(x, 'mm'), um(y, 'mm')];

describe('a board in ranks and rows', () => {
  test('gives a company its base, and figures their names', () => {
    const { units } = begun({ company: { ...COMPANY, ranks: { files: 12, ranks: 2 } }, guard: GUARD });
    expect(units['company']!.ranks).toEqual(['oooooooooooo', 'oooooooooooo']);
    expect(play.scene(begun(), []).marks).toContainEqual(
      expect.objectContaining({ id: 'company', size: [60, 20], ranks: ['ooCsoo', '.oooo.'] }),
    );
    expect(['guard-1', 'guard-3'].map((id) => units[id])).toMatchObject([
      { name: 'Ann', at: at(110, 130), row: { id: 'guard', name: 'the guard' } },
      { name: 'Cid', at: at(110, 70) },
    ]);
  });

  test.each([
    [
      { ranks: ['ooCsoo', 'oo'] },
      'units.blue.company.ranks.1: 2 places; 6 places, as in the front rank; a . fills a gap',
    ],
    [{ ranks: ['ooXo'] }, 'units.blue.company.ranks.0: "ooXo"; a rank of o, C, s and . only, such as ooCsoo'],
    [{ ranks: ['....'] }, 'units.blue.company.ranks: gaps only; at least one model'],
    [{ ranks: { files: 60, ranks: 3 } }, 'units.blue.company.ranks: 180 places; at most 100 places'],
    [{ ranks: null }, /^units.blue.company.ranks: null; ranks, the front one first/],
    [{ ranks: { files: 0, ranks: 2 } }, 'units.blue.company.ranks.files: 0; 1 or more'],
    [{ type: 'outpots' }, 'units.blue.company.type: outpots; a type of unit: outpost, company, figure'],
    [{ row: { of: 3, names: ['Ann'] } }, 'units.blue.company.row.names: 1 name; 3 names, one for each unit'],
  ])('says what is wrong: %j', (wrong, says) => {
    expect(told({ company: { ...COMPANY, ...wrong } })[0]).toMatch(says);
  });

  test('says what a game misses of a unit', () => {
    const { ranks: _ranks, ...bare } = COMPANY;
    expect(told({ company: bare })).toEqual([
      'units.blue.company: a unit of the type company; a company with ranks: such as { files: 12, ranks: 2 }',
    ]);
  });
});

describe('a company', () => {
  test('is told rank by rank, and drawn so in the text of the board', () => {
    const scene = play.scene(begun(), []);
    expect(scene.description[0]!.text).toContain(
      '; from the front: 4 models, an officer and the colours; 4 models with 2 gaps',
    );
    expect(textTable(scene)).toMatch(/@/);
    expect(textTable(scene)).toMatch(/!/);
  });

  test('has another base in column, also within a way; the middle of its front stays', () => {
    const moving = takeUp(play.input.mover!, begun(), 'company')!;
    const [form, forward] = [
      { go: 'form', into: 'column' },
      { go: 'forward', by: um(30, 'mm') },
    ] as const;
    const { steps, end, takes } = marchOf(moving, [form, forward]);
    expect(steps.map(({ to }) => [to.width, to.depth])).toEqual([at(30, 40), at(30, 40)]);
    expect(end.at).toEqual(at(130, 330));
    expect(takes).toEqual({ says: '80 % of the move', of: { ways: 4n, of: 5n } });
    expect(usedSaid(moving, marchOf(moving, [form]))).toBe('50 % of the move');
    const may = (...legs: readonly Leg[]) => formationsFor(wanting(moving, legs));
    expect(
      [may(), may(form), may({ ...forward, by: um(60, 'mm') })],
      'another formation, as far as the move lasts',
    ).toEqual([['column'], ['line'], []]);
    const after = play.rules.apply(
      begun(),
      play.rules.carryOut(
        begun(),
        { type: 'march', unit: 'company', legs: [form, forward], with: [] },
        undefined as never,
      )[0]!,
    );
    expect(play.scene(after, []).marks).toContainEqual(
      expect.objectContaining({ id: 'company', at: [130, 330], size: [30, 40], ranks: ['ooC', 'soo', '.oo', 'oo.'] }),
    );
  });

  test('is one mark: 600 models are under 5 kB a frame', () => {
    const ranks = { files: 12, ranks: 2 };
    const bodies = (x: number) =>
      Object.fromEntries(
        Array.from({ length: 13 }, (_, n) => [`body-${x}-${n}`, { ...COMPANY, ranks, facing: 'north', at: [x + 130 * (n % 3), 20 + 25 * Math.floor(n / 3)] }]),
      ); // prettier-ignore
    const scene = play.scene(begun(bodies(80), shifted(bodies(80))), []);
    const marks = scene.marks.filter(({ kind }) => kind !== 'name');
    expect(marks.filter(({ kind }) => kind === 'base')).toHaveLength(26);
    expect(svgLive({ ...scene, marks }).length).toBeLessThan(5000);
    expect(liveDrawings({ ...scene, marks }).length).toBeLessThanOrEqual(4);
  });
});

/** The same bodies on the far half of the table. */
const shifted = (bodies: Readonly<Record<string, { readonly at: readonly number[] }>>): Plain =>
  Object.fromEntries(
    Object.entries(bodies).map(([id, body]) => [`far-${id}`, { ...body, at: [body.at[0]!, body.at[1]! + 250] }]),
  );

describe('a formation of figures', () => {
  test('is one group: one name, one line around it, one entry, and orders for its first figure', () => {
    const { marks, description, alt } = play.scene(begun(), []);
    const named = marks.filter(({ kind }) => kind === 'name');
    expect(named).toMatchObject([{ text: 'Company' }, { id: 'name-guard', of: 'guard', text: 'Guard' }]);
    expect(marks.filter((mark) => mark.kind === 'area')).toMatchObject([{ id: 'group-guard', sense: 'group' }]);
    expect(description.map(({ id }) => id)).toEqual(['company', 'guard', 'patrol']);
    expect(alt).toContain('3 units');
    const { input } = play;
    expect(input.target(begun(), [110, 70])).toEqual({ unit: 'guard-1' });
    expect(input.locate(begun(), 'guard')).toEqual({ unit: 'guard-1' });
    expect(input.selectable(begun(), { unit: 'guard-3' })).toEqual(['guard-1']);
  });

  test('is lit as a whole, by its own id or by that of a figure', () => {
    const lit = (...units: readonly string[]) => play.shown(begun(), [{ kind: 'light', units }]);
    const [group] = lit('guard');
    expect(group).toMatchObject({ kind: 'area', sense: 'light', id: 'light-0-guard-1' });
    const heights = group!.kind === 'area' ? group!.points.map(([, y]) => y) : [];
    expect(Math.max(...heights) - Math.min(...heights), 'three figures, and the gaps between them').toBeGreaterThan(85);
    expect(lit('guard-2')).toEqual([group]);
    expect(lit('guard-1', 'guard-3', 'company')).toMatchObject([group, { id: 'light-0-company' }]);
  });

  test('has an id that orders may name, and the mover too', () => {
    expect(engine.order({ march: 'guard', legs: ['forward 20'] }, begun())).toMatchObject({
      ok: true,
      value: { type: 'march', unit: 'guard-1' },
    });
    expect(engine.order({ march: 'guards', legs: ['forward 20'] }, begun())).toMatchObject({
      ok: false,
      error: [{ wanted: 'a unit on the board: company, guard-1, guard-2, guard-3, patrol, guard' }],
    });
    const moving = takeUp(play.input.mover!, begun(), 'guard')!;
    expect([moving.unit.id, moving.held.ids]).toEqual(['guard-1', ['guard-1', 'guard-2', 'guard-3']]);
    expect(takeUp(play.input.mover!, begun(), 'nobody')).toBeNull();
  });

  test('can be tapped between and beside its figures, on at least 22 pixels', () => {
    const { input } = play;
    expect(input.target(begun(), [110, 115])).toEqual({ unit: 'guard-1' });
    expect(input.target(begun(), [130, 100])).toEqual({ point: at(130, 100) });
    expect(input.target(begun(), [130, 100], undefined, 2)).toEqual({ unit: 'guard-1' });
    expect(input.target(begun(), [160, 100], undefined, 2)).toEqual({ point: at(160, 100) });
  });

  test('names its figures only in its pop-up', () => {
    const about = aboutOf(play, begun(), { unit: 'guard-1' });
    expect(about.title).toBe('The guard');
    expect(about.rows.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cid']);
    expect(about.units).toEqual(['guard-1', 'guard-2', 'guard-3']);
    expect(aboutOf(play, begun(), { unit: 'patrol' }).units).toEqual(['patrol']);
  });

  test('is taken up as one, by its frame, without its comrades among the friends', () => {
    const moving = takeUp(play.input.mover!, begun(), 'guard-1')!;
    expect(moving.unit).toMatchObject({ name: 'the guard', base: { at: at(110, 100), width: um(85, 'mm') } });
    expect(moving.friends.map(({ id }) => id)).toEqual(['company']);
    expect(snapLength(moving, [], moving.unit.base, { wanted: 7000, magnet: 3000 })).toEqual({ at: 7000, says: '' });
  });

  test('moves as one, and the first figure that meets somebody stops all', () => {
    const post = { ...PATROL, at: [215, 60] };
    const moving = takeUp(play.input.mover!, begun(undefined, { post }), 'guard-1')!;
    const march = marchOf(moving, [{ go: 'forward', by: um(90, 'mm') }]);
    expect(march.verdict.ok).toBe(false);
    expect(legsOf(march)).toEqual([{ go: 'forward', by: um(77.5, 'mm') }]);
    expect(march.company!.map((base) => base.at)).toEqual([at(187.5, 130), at(187.5, 100), at(187.5, 70)]);
    expect(march.order).toMatchObject({ type: 'march', unit: 'guard-1' });
    expect(orderSaid(moving, march)).toBe('forward 77.5');
  });

  test('is read to contact by all its figures', () => {
    const post = { ...PATROL, at: [215, 60] };
    const order = engine.order({ march: 'guard-1', legs: ['forward to contact'] }, begun(undefined, { post }));
    expect(order).toMatchObject({ ok: true, value: { legs: [{ go: 'forward', by: um(77.5, 'mm') + 4 }] } });
  });
});
