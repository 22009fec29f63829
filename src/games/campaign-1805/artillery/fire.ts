import type { Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { countOf } from '../bodies/models.ts';
import type { Penalty } from '../firing/volley.ts';
import type { Dice, Sum } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { cm, type CfClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { isBattery, pivoted } from './battery.ts';
import { bestGuess, hitsOf, landingOf, type Laid } from './best.ts';
import { rollDeviation } from './deviation.ts';
import { rangeOf, TEMPLATES, templateOf } from './guns.ts';
import { lineAt, onLine, placeOn } from './laying.ts';
import { ranksLess, rollForHits, type Struck } from './losses.ts';
import { menIn, roofAt, type Hit, type Landing } from './touched.ts';

/** What a gunner says before a shot: the distance, and the place to which he lays his gun. */
export interface Aim {
  /** In centimetres. @clause cf.gun.guess */
  readonly guess: number;
  /** @ruling cf-112 */
  readonly laid?: Point;
}

/** A gun that fires at a body; `penalty` as for a volley. */
export interface GunShot extends Aim {
  readonly unit: string;
  readonly at: string;
  readonly penalty?: Penalty;
  /** The clause by which it is fired, if it is not fired in its own phase. */
  readonly by?: CfClauseId;
}

/** A shot of a gun that is measured, before its dice. */
export interface MeasuredShot {
  readonly shot: GunShot;
  readonly laid: Laid;
  readonly best: number | null;
  /** The models that it hits where it comes down. */
  readonly hits: (landing: Landing) => readonly Hit[];
}

/**
 * Measures a shot: the line, all that stands on it, and what the best guess is, which is told once
 * it has fallen. @clause cf.gun.declare-target cf.gun.guess cf.gun.marker @ruling cf-071 cf-112
 */
export function measureShot(state: State, shot: GunShot): MeasuredShot | null {
  const [battery, target] = [state.units[shot.unit], state.units[shot.at]];
  if (battery === undefined || target === undefined || !isBattery(battery)) return null;
  const line = lineAt(battery, target, shot.laid);
  const isShell = battery.gun.kind === 'howitzer';
  const laid = {
    battery,
    line,
    all: isShell ? [] : onLine(state, line),
    men: isShell ? menIn(state) : [],
    penalty: shot.penalty ?? null,
  };
  return { shot, laid, best: bestGuess(state, laid), hits: hitsWhere(state, laid) };
}

/** The models that a shot hits where it comes down, each place measured once for all dice. */
function hitsWhere(state: State, laid: Laid): MeasuredShot['hits'] {
  const known = new Map<string, readonly Hit[]>();
  return (landing) => {
    const place = `${landing.fallen} ${landing.marker} ${landing.landing}`;
    const hits = known.get(place) ?? hitsOf(state, laid, landing);
    known.set(place, hits);
    return hits;
  };
}

/** A shot that has been rolled for. */
export interface RolledShot extends MeasuredShot {
  readonly landing: Landing;
  /** The clauses by which it comes down there. */
  readonly clauses: readonly CfClauseId[];
  readonly reasons: readonly Sum[];
  /** The building whose roof it opens. */
  readonly roof: string | null;
  readonly struck: readonly Struck[];
}

/** Where a shot comes down: by the two dice, or by one reading on its marker. @ruling cf-079 */
function fallOf(state: State, { laid: { battery, penalty } }: MeasuredShot, dice: Dice) {
  if (battery.gun.kind === 'howitzer' && read(state, 'cf-079') === 'at-marker')
    return { fallen: 'marker' as const, by: 0 as Um, clauses: [], reasons: [] };
  const { clause, ...fall } = rollDeviation(state, battery, penalty, dice);
  return { ...fall, clauses: ['cf.gun.artillery-dice' as const, clause] };
}

/**
 * All dice of a shot: where it comes down, and who falls.
 * @clause cf.gun.artillery-dice cf.gun.line-hits cf.gun.line-wound cf.gun.howitzer-impact
 * @ruling cf-079 cf-080
 */
export function rollShot(state: State, measured: MeasuredShot, dice: Dice): RolledShot {
  const { shot, laid } = measured;
  const { battery, line } = laid;
  const fall = fallOf(state, measured, dice);
  const landing = landingOf(state, rangeOf(state, battery.gun), cm(shot.guess), fall);
  const isShell = battery.gun.kind === 'howitzer';
  const under = isShell ? roofAt(state, placeOn(line, landing.landing)) : null;
  const roof = under !== null && read(state, 'cf-080') === 'first-burst-opens' ? under : null;
  const struck = rollForHits(state, battery, measured.hits(landing), dice);
  return { ...measured, landing, clauses: fall.clauses, reasons: fall.reasons, roof, struck };
}

/** The clause by which guns of a kind are told apart by their weight. */
const GROUPS = { cannon: 'cf.gun.cannon-groups', howitzer: 'cf.gun.howitzer-groups' } as const;

/** The clause of each template. */
const TEMPLATE_CLAUSES = { small: 'cf.gun.template-small', large: 'cf.gun.template-large' } as const;

/**
 * Records that a shot was fired, where it fell, and which roof it opened. A shell has the template
 * of its howitzer. @clause cf.gun.cannon-groups cf.gun.howitzer-groups cf.gun.template-small
 * cf.gun.template-large
 */
export function recordShot(course: Course, { shot, laid, best, landing, clauses, reasons, roof }: RolledShot): void {
  const { battery, line } = laid;
  const template = battery.gun.kind === 'howitzer' ? templateOf(course.state, battery.gun) : null;
  course.record({
    type: 'gun-fired',
    unit: shot.unit,
    at: shot.at,
    guess: shot.guess,
    to: pivoted(battery, line.facing),
    marker: placeOn(line, landing.marker),
    landing: placeOn(line, landing.landing),
    radius: template === null ? null : TEMPLATES[template],
    fallen: landing.fallen,
    best,
    reasons,
    clauses: [
      ...(shot.by === undefined ? [] : [shot.by]),
      'cf.gun.declare-target',
      'cf.gun.guess',
      'cf.gun.marker',
      GROUPS[battery.gun.kind],
      ...clauses,
      ...(template === null ? [] : (['cf.gun.howitzer-impact', TEMPLATE_CLAUSES[template]] as const)),
    ],
  });
  if (roof !== null) course.record({ type: 'roof-opened', terrain: roof, clauses: ['cf.gun.howitzer-roof'] });
}

/** The clauses by which a gun hits. */
const HIT_BY = {
  cannon: ['cf.gun.line-hits', 'cf.morale.mod-cannon'],
  howitzer: ['cf.gun.howitzer-impact', 'cf.gun.howitzer-cover'],
} as const;

/**
 * Takes off the models that a shot has felled, each where it stood.
 * @clause cf.gun.line-hits cf.gun.line-wound cf.morale.mod-cannon @ruling cf-081
 */
export function recordHits(course: Course, { shot, laid, struck }: RolledShot): void {
  const { kind } = laid.battery.gun;
  const isCannon = kind === 'cannon' || read(course.state, 'cf-081') === 'any-gun';
  for (const { unit, side, hits, fallen, reasons } of struck) {
    const places = hits.map(({ model: { rank, file } }) => `${rank}.${file}`);
    course.record({ type: 'gun-hit', unit, by: shot.unit, places, isCannon, reasons, clauses: HIT_BY[kind] });
    const body = course.state.units[unit];
    if (body === undefined) continue;
    const ranks = ranksLess(body.ranks, fallen);
    const lost = countOf(body) - countOf({ ranks });
    if (lost === 0) continue;
    const clauses = [...new Set(fallen.map(({ by }) => by))];
    course.record({ type: 'shot-down', unit, side, ranks, lost, clauses });
    if (countOf({ ranks }) === 0) course.record({ type: 'destroyed', unit, side, clauses: [clauses[0]!] });
  }
}

/**
 * The bodies at which a gun has shot: the one that it named and those that it hit. @ruling cf-099
 */
export const shotAt = ({ shot, struck }: RolledShot): readonly string[] => [
  ...new Set([shot.at, ...struck.map(({ unit }) => unit)]),
];
