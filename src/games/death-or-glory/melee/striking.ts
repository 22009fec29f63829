import { isRunning } from '../figures/formed.ts';
import { fall } from '../firing/losses.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, foeOf, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { hasCome, isSheltered } from './cover.ts';
import type { Round } from './duels.ts';
import { score, weigh, type Score } from './scoring.ts';

/** What a round has come to. */
export interface Fought {
  readonly round: Round;
  /** The board before it. */
  readonly before: State;
  readonly scores: readonly Score[];
  /** The men that each unit has lost. */
  readonly lost: Readonly<Record<string, number>>;
  /** The side that has won; null if neither has. */
  readonly winner: string | null;
  /** Who fights in hard cover or in works. */
  readonly sheltered: readonly string[];
}

type Struck = Pick<Fought, 'scores' | 'lost'>;
type Begun = Pick<Fought, 'round' | 'before' | 'sheltered'>;

const menOf = (state: State, id: string): number => bodyOf(state, id)?.men ?? 0;

/**
 * All who fight in a round strike, and what they strike down falls at the same time.
 * @clause dg.melee.resolve dg.melee.casualty-chart @ruling dg-115
 */
function strike(course: Course, round: Round, dice: Dice): Struck {
  const before = course.state;
  const weighed = course.once(() => round.duels.map((duel) => weigh(before, round, duel)));
  const scores = weighed.map((each) => {
    const scored = score(course, before, each, dice);
    const { fighter: unit, foe: at, side, reasons, clauses } = scored;
    course.record({ type: 'side-scored', unit, side, at, reasons, clauses });
    return scored;
  });
  for (const id of new Set(scores.map(({ foe }) => foe))) {
    const hits = scores.filter(({ foe }) => foe === id);
    fall(
      course,
      id,
      hits.reduce((sum, { men }) => sum + men, 0),
    );
  }
  const lost = round.units.map((id) => [id, menOf(before, id) - menOf(course.state, id)] as const);
  return { scores, lost: Object.fromEntries(lost) };
}

/** What a round has cost a side, and whether anybody of it is left who does not run. */
interface Toll {
  readonly side: string;
  readonly lost: number;
  readonly isLeft: boolean;
}

/** The side that has attacked; null if both have, or neither. @ruling dg-080 */
function attackerIn(state: State, { units }: Round): string | null {
  const came = units.map((id) => bodyOf(state, id)!).filter((body) => hasCome(state, body));
  const sides = [...new Set(came.map(({ side }) => side))];
  return sides.length === 1 ? sides[0]! : null;
}

/**
 * Who wins a round: whoever alone is left, or catches those who run; else the side that has struck
 * down more men. A level round has no loser, but by one reading the attacker.
 * @clause dg.melee.winner dg.melee.backs-to-enemy @ruling dg-080 dg-115 dg-135
 */
function winnerOf(before: State, round: Round, [one, other]: readonly [Toll, Toll]): string | null {
  if (one.isLeft !== other.isLeft) return one.isLeft ? one.side : other.side;
  if (one.lost !== other.lost) return one.lost < other.lost ? one.side : other.side;
  const attacker = read(before, 'dg-080') === 'attacker' ? attackerIn(before, round) : null;
  return attacker === null ? null : [one.side, other.side].find((side) => side !== attacker)!;
}

/** Settles who has won a round. @clause dg.melee.winner dg.melee.backs-to-enemy */
function settle(course: Course, { round, before, sheltered }: Begun, struck: Struck): Fought {
  const own = bodyOf(before, round.units[0]!)!.side;
  const tollOf = (side: string): Toll => {
    const units = round.units.filter((id) => bodyOf(before, id)!.side === side);
    const left = units.map((id) => bodyOf(course.state, id)).filter((body) => body !== undefined);
    return {
      side,
      lost: units.reduce((sum, id) => sum + struck.lost[id]!, 0),
      isLeft: left.some((body) => !isRunning(body)),
    };
  };
  const tolls = [tollOf(own), tollOf(foeOf(before, own))] as const;
  const winner = winnerOf(before, round, tolls);
  const isCaught = round.units.some((id) => isRunning(bodyOf(before, id)!));
  const { units } = round;
  const clauses = ['dg.melee.winner', ...(isCaught ? (['dg.melee.backs-to-enemy'] as const) : [])] as const;
  const [mine, theirs] = tolls[0].side === winner ? tolls : [tolls[1], tolls[0]];
  if (winner === null) course.record({ type: 'round-level', units, each: mine.lost, clauses });
  else course.record({ type: 'round-won', side: winner, by: theirs.lost, against: mine.lost, units, clauses });
  return { round, before, ...struck, winner, sheltered };
}

/**
 * Who is overtaken as he retreats counts as routing from then on. @clause dg.melee.backs-to-enemy
 * @ruling dg-135
 */
function catchRetreating(course: Course, { units, foes }: Round): void {
  for (const id of units)
    if (bodyOf(course.state, id)!.mood === 'retreating')
      course.record({ type: 'was-caught', unit: id, before: foes[id]![0]!, clauses: ['dg.melee.backs-to-enemy'] });
}

/** The blows of a round, and who has won it. @clause dg.melee.resolve dg.melee.winner */
export function fightOut(course: Course, round: Round, dice: Dice): Fought {
  catchRetreating(course, round);
  const before = course.state;
  const isIn = (id: string): boolean => isSheltered(before, bodyOf(before, id)!, round.foes[id]!);
  const sheltered = course.once(() => round.units.filter(isIn));
  return settle(course, { round, before, sheltered }, strike(course, round, dice));
}
