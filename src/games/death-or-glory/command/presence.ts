import { atMost } from '../../../geometry/lengths.ts';
import { apart } from '../figures/base.ts';
import type { Body, General } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import { bodiesIn, generalsIn, type State } from '../state.ts';
import { INFLUENCE, LEVELS, mm, PRESENT, type DgClauseId, type Fame } from '../tables.ts';
import type { Course } from '../turn/course.ts';

const rankOf = ({ level }: General): number => LEVELS.indexOf(level);

/**
 * The officers of a side whose presence counts: the highest on the table, by other readings only a
 * commander of the army, or every famous name.
 * @clause dg.command.cinc-influence dg.command.cinc-exceptional dg.command.cinc-napoleon-wellington
 * @ruling dg-015
 */
function influential(state: Pick<State, 'units' | 'readings'>, side: string): readonly General[] {
  const own = generalsIn(state).filter((general) => general.side === side);
  const [highest] = own.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || INFLUENCE[b.fame] - INFLUENCE[a.fame] || b.rating - a.rating,
  );
  if (highest === undefined) return [];
  const reading = read(state, 'dg-015');
  if (reading === 'highest-on-table') return [highest];
  const leaders = own.filter(({ level }) => level === 'army').slice(0, 1);
  if (reading === 'army-commanders-only') return leaders;
  return own.filter((general) => general.fame !== 'competent' || leaders.includes(general));
}

const isWith = (state: State, general: General, body: Body): boolean =>
  general.side === body.side && atMost(apart(state, general, body), mm(PRESENT));

/**
 * Whom each influential general is with: all of his side within 50 mm.
 * @clause dg.command.cinc-presence @ruling dg-149
 */
export const presentWith = (state: State): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.keys(state.sides)
      .flatMap((side) => influential(state, side))
      .map((general) => [
        general.id,
        bodiesIn(state)
          .filter((body) => isWith(state, general, body))
          .map(({ id }) => id),
      ]),
  );

/**
 * After a move: who is no longer with a general has not had him there all the turn.
 * @clause dg.command.cinc-presence
 */
export function notePresence(course: Course): void {
  for (const [id, all] of Object.entries(course.state.remembered.present)) {
    const general = course.state.units[id];
    const left = all.filter((each) => {
      const body = course.state.units[each];
      const isThere = general !== undefined && body !== undefined;
      return !isThere || !isWith(course.state, general as General, body as Body);
    });
    if (left.length > 0)
      course.record({ type: 'presence-ended', unit: id, with: left, clauses: ['dg.command.cinc-presence'] });
  }
}

const FAME: Readonly<Record<Fame, readonly [DgClauseId, string]>> = {
  competent: ['dg.command.cinc-influence', 'commander in chief present'],
  exceptional: ['dg.command.cinc-exceptional', 'exceptional commander present'],
  supreme: ['dg.command.cinc-napoleon-wellington', 'Napoleon or Wellington present'],
};

/** What a general adds to the fire of a unit that he has been with all turn. */
export interface Share {
  readonly clause: DgClauseId;
  readonly label: string;
  readonly value: number;
}

/**
 * What generals add to the fire of a unit.
 * @clause dg.command.cinc-influence dg.command.cinc-exceptional dg.command.cinc-napoleon-wellington
 * dg.command.cinc-presence @ruling dg-015 dg-016
 */
export const sharesFor = (state: State, { id }: Body): readonly Share[] =>
  Object.entries(state.remembered.present).flatMap(([general, all]) => {
    const unit = state.units[general];
    if (unit === undefined || !('fame' in unit) || !all.includes(id)) return [];
    const [clause, label] = FAME[unit.fame];
    return [{ clause, label, value: INFLUENCE[unit.fame] }];
  });
