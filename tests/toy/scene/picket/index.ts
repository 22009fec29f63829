import type { Annotation, Place } from '../../../../src/core/annotations.ts';
import type { Target } from '../../../../src/games/engine.ts';
import { distance, mm, type Point } from '../../../../src/geometry/table.ts';
import type { InputAdapter } from '../../../../src/scene/input.ts';
import type { PlayModule } from '../../../../src/scene/module.ts';
import type { Mark, Spot } from '../../../../src/scene/scene.ts';
import { rules, type Event, type Order, type State } from '../../games/picket/index.ts';
import { BASE, reachOf } from '../../games/picket/judge.ts';
import { TABLE } from '../../games/picket/state.ts';

const [width, height] = TABLE;
function base({ units, sides }: State, id: string): Mark<'base'> {
  const { at, facing, side, acted } = units[id]!;
  const looks = { symbol: 'skirmishers', formation: 'line', condition: acted ? 'disrupted' : 'steady' };
  return {
    kind: 'base',
    id,
    at,
    facing,
    size: [BASE.width, BASE.depth],
    side: side === sides[0] ? 'first' : 'second',
    ...looks,
  };
}
/** The marks of an annotation; none where it points at nothing of this board. */
function marks(state: State, shown: Annotation, i: number): readonly Mark[] {
  const id = `${shown.kind}-${i}`;
  const spots = (...places: readonly Place[]): readonly Spot[] =>
    places.flatMap((place) =>
      typeof place !== 'string' ? [place] : place in state.units ? [state.units[place]!.at] : [],
    );
  if (shown.kind === 'arc' || shown.kind === 'area') return [{ ...shown, id }];
  if (shown.kind === 'template') return [{ ...shown, kind: 'disc', id }];
  if (shown.kind === 'ghost') return [{ ...base(state, shown.unit), ...shown.pose, id, ghost: true }];
  if (shown.kind === 'light')
    return spots(...(shown.units ?? [])).map((at, k) => ({ kind: 'disc', id: `${id}-${k}`, at, radius: 50 }));
  if (shown.kind === 'label') return spots(shown.at).map((at) => ({ kind: 'label', id, at, text: shown.text }));
  if (shown.kind === 'path')
    return [
      {
        kind: 'trace',
        id,
        points: spots(...shown.through.map((each) => (typeof each === 'string' ? each : each.at))),
        sense: shown.sense,
      },
    ];
  const [from, to] = spots(shown.from, shown.to);
  if (from === undefined || to === undefined) return [];
  if (shown.kind === 'ruler')
    return [
      { kind: 'ruler', id, from, to, text: shown.text ?? `${Math.round(distance(from as Point, to as Point))} mm` },
    ];
  return [{ kind: 'trace', id, points: [from, to], sense: shown.kind }];
}
const pointOf = ({ units }: State, target: Target): Point =>
  'point' in target ? target.point : units['unit' in target ? target.unit : '']!.at;
const input: InputAdapter<State> = {
  target({ units }, [x, y]) {
    const point: Point = [mm(Math.round(x)), mm(Math.round(y))];
    const unit = Object.keys(units).find((id) => distance(units[id]!.at, point) < BASE.depth);
    if (x < 0 || y < 0 || x > width || y > height) return null;
    return unit === undefined ? { point } : { unit };
  },
  step(state, from, across, along) {
    const [x, y] = pointOf(state, from);
    return input.target(state, [x + across * 40, y + along * 40]) ?? from;
  },
  locate: ({ units }, unit) => (unit in units ? { unit } : null),
  selectable: ({ units, awaits }, target) =>
    'unit' in target && awaits?.sides.includes(units[target.unit]!.side) ? [target.unit] : [],
  reach: (state, unit) => [
    { kind: 'disc', id: 'reach', at: state.units[unit]!.at, radius: reachOf(state, state.units[unit]!) },
  ],
  highlight(state, id, target, sense) {
    const [x, y] = pointOf(state, target);
    return {
      kind: 'area',
      id,
      sense,
      points: [
        [x - 20, y],
        [x, y + 20],
        [x + 20, y],
        [x, y - 20],
      ],
    };
  },
  name: (state, target) =>
    'unit' in target ? rules.words.name(target.unit, state) : pointOf(state, target).join(', '),
  says: (state, target) => ('unit' in target ? rules.words.unit(target.unit, state) : input.name(state, target)),
};

/** Picket on a board in a page. */
export const play: PlayModule<State, Order, Event> = {
  ...{ id: 'picket', rules, input },
  scene: (state, shows, aimed = state) => ({
    ...{ width, height, sheet: 'baize', grid: false, alt: `A table. ${rules.words.moment(state)}.` },
    description: [
      ...Object.keys(state.units).map((id) => ({ id, text: rules.words.unit(id, state) })),
      ...Object.entries(state.plans).map(([side, plan]) => ({
        id: `plan-${side}`,
        text: `The order of ${side}: ${plan}`,
      })),
    ],
    marks: [
      ...Object.keys(state.units).map((id) => base(state, id)),
      ...shows.flatMap((each, i) => marks(aimed, each, i)),
    ],
  }),
};
