import type { Ranks } from '../../table/boards/ranks.ts';
import { read } from '../rulings.ts';
import type { Course } from '../turn/course.ts';

/** The ranks of a body whose files have stepped up to its foremost model, one behind the other. */
function steppedUp(ranks: Ranks): Ranks {
  const first = ranks.findIndex((rank) => /[^.]/.test(rank));
  const files = [...ranks[0]!].map((_, file) => ranks.map((rank) => rank[file]!).filter((kind) => kind !== '.'));
  return ranks.map((_, rank) => files.map((file) => (rank < first ? '.' : (file[rank - first] ?? '.'))).join(''));
}

/**
 * After a final move the gaps in the ranks stay; by two readings the files of whoever has moved
 * step up, and by one of them also those of a body that was charged where it stood.
 * @clause cf.charge.shooting-before-moves @ruling cf-115
 */
export function closeUp(course: Course, id: string, by: 'moved' | 'stood'): void {
  const body = course.state.units[id];
  if (body === undefined) return;
  const ranks = steppedUp(body.ranks);
  if (String(ranks) === String(body.ranks)) return;
  const reading = read(course.state, 'cf-115');
  if (reading === 'gaps-stay' || (by === 'stood' && reading !== 'both-step-up')) return;
  course.record({ type: 'closed-up', unit: id, ranks, clauses: ['cf.charge.shooting-before-moves'] });
}
