import { expect, test } from 'vitest';
import type { OrderLike } from '../src/games/contract/engine.ts';
import { isSquare, steps } from '../src/geometry/grid.ts';
import { answer, type Answer, type Task } from '../src/islands/orders/answer.ts';
import type { Session } from '../src/islands/orders/session.ts';
import * as tools from '../src/islands/orders/tools.ts';
import { taskData } from '../src/library/boards/data.ts';
import { library, shownGames } from '../src/library/plays.ts';
import { gameIds, playModule } from '../src/register/index.ts';

/* What the tasks of all boards answer to orders that are allowed and not enough. */

interface Wrong {
  readonly where: string;
  readonly at: Session;
  readonly task: Task;
  readonly order: OrderLike;
  readonly answer: Answer;
  /** The answer without what the order did, which it tells first. */
  readonly reason: string;
}

/** How many orders are tried on each board. */
const MOST = 12;

async function wrongOf(id: (typeof gameIds)[number]): Promise<readonly Wrong[]> {
  const game = await playModule(id);
  const { scenarios } = await library(id);
  const at: Session = { game, tools };
  return [...scenarios.values()].flatMap(({ scenario, play }) =>
    play.steps.flatMap((step, i) => {
      if (step.task === null) return [];
      const frame = { ...step, scene: game.scene(step.before, []), order: null, rolls: false, task: null, choices: [], decision: undefined! }; // prettier-ignore
      const data = { id: scenario.id, title: '', game: id, frames: [] };
      const task: Task = { ...taskData(scenario.steps[i]!.task!, step), frame, data };
      const all = game.rules.candidates(game.rules.seen(step.before));
      const tried = all.filter((_, at) => at % Math.ceil(all.length / MOST) === 0);
      return tried.flatMap(({ order }): readonly Wrong[] => {
        const given = answer(at, task, [], order);
        if (given.verdict !== 'wrong' || given.given.report.allowed !== true) return [];
        const { report } = given.given;
        const did = tools.headline(report.events, report.headline)?.says ?? `${report.orderSays ?? ''}.`;
        const reason = given.says.startsWith(did) ? given.says.slice(did.length).trim() : given.says;
        const where = `${scenario.id}:${step.id}: ${report.orderSays ?? ''}: ${given.head} ${given.says}`;
        return [{ where, at, task, order, answer: given, reason }];
      });
    }),
  );
}

const wrongs = new Map(await Promise.all(gameIds.map(async (id) => [id, await wrongOf(id)] as const)));

test.each(gameIds)('%s: an order that misses its task is told a reason, and not only the task again', (id) => {
  const all = wrongs.get(id)!;
  if (shownGames().includes(id)) expect(all.length).toBeGreaterThan(10);
  const isOther = ({ answer: { head } }: Wrong) => head.startsWith('A legal order');
  const bare = all.filter(
    (each) => each.answer.says.includes('The task asks') || (isOther(each) && !/[a-z]{2}.*\.$/.test(each.reason)),
  );
  if (shownGames().includes(id)) expect(bare.map(({ where }) => where)).toEqual([]);
});

test.each(gameIds)('%s: a place that is missed is missed by the number of squares that is told', (id) => {
  const faults = wrongs.get(id)!.flatMap(({ where, at, task, answer: { given }, reason }) => {
    const goals = 'any' in task.goal ? task.goal.any : [task.goal];
    const off = goals.flatMap((goal) => {
      const state = 'state' in goal ? (goal.state as { units?: Record<string, { at?: unknown }> }) : {};
      return Object.entries(state.units ?? {}).flatMap(([unit, { at: wanted }]) => {
        const stands = at.game.input.locate(given.state, unit);
        return stands !== null && 'square' in stands && isSquare(stands.square) && isSquare(wanted)
          ? [steps(stands.square, wanted)]
          : [];
      });
    });
    if (off.length === 0 || off.includes(0)) return [];
    const least = Math.min(...off);
    return reason.includes(`${least} square${least === 1 ? '' : 's'}`) ? [] : [`${least}: ${where}`];
  });
  expect(faults).toEqual([]);
});

test.each(gameIds)('%s: the reason why an order is still refused is the one that the rules give', (id) => {
  const { length } = wrongs.get(id)!.filter(({ answer: { head } }) => head.includes('cannot'));
  const faults = wrongs.get(id)!.flatMap(({ where, at, task, answer: { head, says, given } }) => {
    if (!head.includes('cannot')) return [];
    const parts = 'all' in task.goal ? task.goal.all : 'any' in task.goal ? task.goal.any : [task.goal];
    const { rules } = at.game;
    const reasons = parts.flatMap((goal) => {
      const [order, when] = 'allowed' in goal ? [goal.allowed, goal.when] : 'chance' in goal ? [goal.chance.order, goal.chance.when] : []; // prettier-ignore
      if (order === undefined) return [];
      const then = when === undefined ? given.state : rules.at(given.state, when);
      // Where the moment for such orders has passed, the reason is the one that held at its time.
      return [then, { ...then, awaits: rules.seen(task.frame.before).awaits }].flatMap((board) => {
        const verdict = rules.judge(board, order);
        return verdict.ok ? [] : [rules.words.refusal(verdict, board)];
      });
    });
    return reasons.includes(says) ? [] : [where];
  });
  if (shownGames().includes(id)) expect(length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test.each(gameIds)('%s: an order that misses its task is not told the number that would solve it', (id) => {
  const faults = wrongs.get(id)!.flatMap(({ where, at, task, order, answer: { head, says, given } }) => {
    const { rules } = at.game;
    const start = rules.seen(task.frame.before);
    const typed = rules.typed?.(start, order) ?? null;
    if (typed === null) return [];
    const told = [head, says, ...given.report.events.map((each) => each.says)].join(' ');
    const numbers = [...told.matchAll(/\b(\d+) (?:cm|in|mm|paces)\b/g)].map(([, number]) => Number(number));
    const others = numbers.filter((number) => number !== Reflect.get(order, typed.field));
    const solving = others.filter((number) => {
      const other = { ...order, [typed.field]: number };
      return rules.judge(start, other).ok && answer(at, task, [], other).verdict === 'right';
    });
    return solving.map((number) => `${where}: ${told} (${number})`);
  });
  expect(faults).toEqual([]);
});
