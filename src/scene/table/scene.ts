import type { Annotation } from '../../core/annotations.ts';
import type { GameId } from '../../core/ids.ts';
import type { EventLike, OrderLike, Rules, Target } from '../../games/contract/engine.ts';
import type { Spoken } from '../../games/contract/words.ts';
import { capital } from '../../games/contract/sentences.ts';
import { MEASURES } from '../../geometry/lengths.ts';
import type { About } from '../about.ts';
import type { PlayModule } from '../module.ts';
import type { Mark } from '../scene.ts';
import { unseen } from '../seen.ts';
import { annotationMarks } from './annotations.ts';
import { baseMark, groundId } from './base.ts';
import { fallenMarks, slipMarks } from './bodies.ts';
import { inMm, spotOf, type TableBoard, type TableState } from './board.ts';
import { bodiesOn, bodySaid, groupMark, groupOf } from './groups.ts';
import { tableInput } from './input.ts';
import { leadersOf } from './leaders.ts';
import { resultMarks } from './results.ts';

/** A game on a free table for a page: its rules, its pictures, and pointing at its board. */
export const tableModule = <State extends TableState, Order extends OrderLike, Event extends EventLike>(
  id: GameId,
  rules: Rules<State, Order, Event>,
  board: TableBoard<State>,
): PlayModule<State, Order, Event> => ({
  id,
  rules,
  input: tableInput(board, rules.words, (state) => mayMeasure(rules, state)),
  scene: tableScene(board, rules.words, (state) => mayMeasure(rules, state)),
  shown: (state, shows) => annotationMarks(board, state, told(shows, mayMeasure(rules, state))),
  about: (state, target) => groupAbout(board, rules.words, state, target) ?? unitAbout(board, state, target),
});

const mayMeasure = <State extends TableState>(rules: { mayMeasure?(state: State): boolean }, state: State): boolean =>
  rules.mayMeasure?.(state) ?? true;

const always = (): boolean => true;

/** Annotations without whatever tells a length, while nothing may be measured. */
const told = (shows: readonly Annotation[], isMeasured: boolean): readonly Annotation[] =>
  isMeasured ? shows : shows.filter(({ kind }) => kind !== 'ruler' && kind !== 'arc' && kind !== 'template');

/** The pop-up of a group, which alone names its units; null for anything else. */
function groupAbout<State extends TableState>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'unit'>,
  state: State,
  target: Target,
): About | null {
  const group = 'unit' in target ? groupOf(board, state, target.unit) : null;
  if (group === null) return null;
  const rows = group.units.map((id) => ({
    name: capital(onMap(board.label?.(state, id) ?? '')),
    text: bodySaid(board, words, state, { units: [id], group: null }),
  }));
  return { title: capital(group.name), rows, units: group.units, links: [] };
}

/** The pop-up of a unit that stands by itself, in a game that has more to say than its sentence. */
const unitAbout = <State extends TableState>(board: TableBoard<State>, state: State, target: Target): About | null =>
  'unit' in target && Object.hasOwn(state.units, target.unit) ? (board.about?.(state, target.unit) ?? null) : null;

/** The same board with the groups of a state, which each mark of it asks for, found once. */
function groupedOnce<State extends TableState>(board: TableBoard<State>, state: State): TableBoard<State> {
  if (board.groups === undefined) return board;
  const groups = board.groups(state);
  return { ...board, groups: (other) => (other === state ? groups : board.groups!(other)) };
}

/** Makes the pictures of a game on a free table. */
export function tableScene<State extends TableState>(
  given: TableBoard<State>,
  words: Pick<Spoken<State>, 'unit' | 'moment'>,
  mayMeasure: (state: State) => boolean = always,
): PlayModule<State>['scene'] {
  const measure = { length: inMm(MEASURES[given.measure]), sign: given.measure === '[1]' ? '[n]' : given.measure };
  return (state, shows, aimed = state) => {
    const board = groupedOnce(given, state);
    const bodies = bodiesOn(board, state);
    const [width, height] = spotOf(board.size(state));
    const view = board.view?.(state) ?? null;
    const isMeasured = mayMeasure(state);
    const window = view === null ? {} : { view: { from: spotOf(view.from), to: spotOf(view.to) } };
    // A gun that only turned may have moved by less than can be seen.
    const isDrawn = (mark: Mark): boolean =>
      mark.kind !== 'trace' || mark.sense === 'line' || unseen(mark, { width, height, ...window }) === null;
    const marks = annotationMarks(board, aimed, told(shows, isMeasured)).filter(isDrawn);
    const results = resultMarks(board, { before: aimed, now: state }, shows).filter(isDrawn);
    return {
      width,
      height,
      sheet: board.sheet,
      grid: false,
      measure,
      ...window,
      alt: `A table. ${words.moment(state)}. ${bodies.length} ${bodies.length === 1 ? 'unit' : 'units'}.`,
      description: [
        ...bodies.map((body) => ({ id: body.id, text: bodySaid(board, words, state, body) })),
        ...(board.notes?.(state) ?? []),
      ],
      marks: [
        ...(isMeasured ? [] : [{ kind: 'cover', id: 'cover' } as const]),
        ...ground(board, state),
        ...(board.marks?.(state) ?? []),
        ...loops(board, state),
        ...marks.filter(liesUnder),
        ...results,
        ...Object.keys(state.units).map((id) => baseMark(board, state, id)),
        ...fallenMarks(board, aimed, state),
        ...slipMarks(board, aimed, state),
        ...marks.filter(liesOver),
        ...names(board, state, leadersOf(board, { before: aimed, now: state }, shows)),
      ],
    };
  };
}

/** The line around each group of two or more. */
const loops = <State extends TableState>(board: TableBoard<State>, state: State): readonly Mark[] =>
  bodiesOn(board, state).flatMap(({ group, units }) =>
    group !== null && units.length > 1 ? [groupMark(board, state, group)] : [],
  );

const ground = <State extends TableState>(board: TableBoard<State>, state: State): readonly Mark[] =>
  Object.entries(board.terrain?.(state) ?? {}).map(([id, { kind, outline, line, width, up }]): Mark => {
    const own = { id: groundId(id), ground: kind };
    const above = up === undefined ? {} : { up: up.map(spotOf) };
    if (outline !== null) return { kind: 'outline', ...own, points: outline.map(spotOf), ...above };
    return { kind: 'strip', ...own, points: (line ?? []).map(spotOf), width: inMm(width) };
  });

/** The name without its article: `the wood` is written `wood` on a map. */
const onMap = (name: string): string => name.replace(/^the /, '');

/**
 * The names of the groups, of the units that have a label, and of the terrain. `leaders` are the
 * units that act or are hit.
 */
function names<State extends TableState>(
  board: TableBoard<State>,
  state: State,
  leaders: ReadonlySet<string>,
): readonly Mark[] {
  const units = bodiesOn(board, state).flatMap(({ id, group, units: all }): readonly Mark[] => {
    const name = capital(onMap(group?.name ?? board.label?.(state, id) ?? ''));
    const text = group?.sign === undefined || all.length < 2 ? name : `${name} · ${all.length}`;
    const leads = all.some((unit) => leaders.has(unit)) ? ({ leads: true } as const) : null;
    const short = group === null ? capital(onMap(board.brief?.(state, id) ?? text)) : text;
    const brief = short === text ? null : { brief: short };
    return text === '' ? [] : [{ kind: 'name', id: `name-${id}`, of: id, text, ...brief, ...leads }];
  });
  const places = Object.entries(board.terrain?.(state) ?? {}).map(([id, { name }]): Mark => ({
    kind: 'name',
    id: `name-${groundId(id)}`,
    of: groundId(id),
    text: onMap(name),
  }));
  return [...units, ...places];
}

const liesUnder = ({ kind }: Mark): boolean => kind === 'arc' || kind === 'area' || kind === 'disc';
const liesOver = (mark: Mark): boolean => !liesUnder(mark);
