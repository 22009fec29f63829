import { expect, test } from 'vitest';
import { seeded } from '../../src/core/seeded.ts';
import { firstDue } from '../../src/games/contract/due.ts';
import type { AnyRules, Awaiting } from '../../src/games/contract/engine.ts';
import { seenThrough } from '../../src/games/contract/view.ts';
import { endedAlone, passedText, replay, toldPast, type Turn } from '../../src/islands/battle/game.ts';
import { going, logOf } from '../../src/islands/battle/journal.ts';
import { narrated } from '../../src/islands/orders/narrated.ts';
import { battlesOf, startsOf } from '../../src/library/battles.ts';
import { games } from '../../src/library/plays.ts';
import { engineOf } from '../../src/register/index.ts';

/** An order, and the phases that ended by themselves after it. */
interface Given {
  readonly last: Turn;
  readonly alone: readonly Turn[];
}

/** Random orders from a board; phases are ended by hand only if there is nothing else to do. */
function played(rules: AnyRules, start: Awaiting, seed: number): readonly Given[] {
  const dice = seeded(seed);
  const all: Given[] = [];
  let state = endedAlone(rules, start, seeded).at(-1)?.state ?? start;
  while (state.awaits !== null && all.length < 12) {
    const orders = rules.candidates(state).map(({ order }) => order);
    const acts = orders.filter(({ type }) => type !== 'end-phase');
    const from = acts.length > 0 ? acts : orders;
    const order = from[dice.roll('choice', { sides: from.length, lowest: 1 }) - 1]!;
    const [last] = replay(rules, state, [{ order, seed: all.length }], seeded).turns;
    const alone = endedAlone(rules, last!.state, seeded);
    all.push({ last: last!, alone });
    state = alone.at(-1)?.state ?? last!.state;
  }
  return all;
}

/** The phases that a text says were passed over. */
const passedIn = (text: string): readonly string[] => (/passed over: (.*)\./.exec(text)?.[1] ?? '').split('; ');

test('no phase is told as passed over in which somebody did something, in any battle', async () => {
  let spent = 0;
  for (const game of games()) {
    const rules = seenThrough(await engineOf(game), firstDue);
    const starts = (await battlesOf(game)).flatMap((battle) => startsOf(battle).slice(-8));
    const given = starts.flatMap(({ state }, seed) => played(rules, state, seed));
    for (const { last, alone } of given.filter(({ last: { order } }) => order.type !== 'end-phase')) {
      const [text, moment] = [passedText(rules, alone, last), rules.words.moment(last.before)];
      expect(passedIn(text)).not.toContain(moment);
      spent += Number(text.includes(`Nothing left to do, ended: ${moment}.`));
      const ended = logOf(going([], [last, ...alone])).find((entry) => entry.kind === 'ended');
      expect(ended === undefined ? '' : passedText(rules, ended.turns, ended.after), 'in the log').toBe(text);
    }
  }
  expect(spent).toBeGreaterThan(0);
}, 60_000);

test('an order is not told with the beginning of a phase that was passed over, in any battle', async () => {
  let past = 0;
  for (const game of games()) {
    const rules = seenThrough(await engineOf(game), firstDue);
    const starts = (await battlesOf(game)).flatMap((battle) => startsOf(battle).filter((_, n) => n % 4 === 0));
    for (const { state } of starts) {
      const order = rules.candidates(state).find((each) => each.order.type === 'end-phase')?.order;
      const [last] = order === undefined ? [] : replay(rules, state, [{ order, seed: 1 }], seeded).turns;
      const alone = last === undefined ? [] : endedAlone(rules, last.state, seeded);
      if (last === undefined || alone.length === 0) continue;
      const begun = toldPast(rules, narrated(last.happened, rules), alone).filter(({ event }) =>
        event.type.endsWith('-began'),
      );
      expect(begun).toEqual(narrated(alone.at(-1)!.happened, rules));
      past += 1;
    }
  }
  expect(past).toBeGreaterThan(3);
}, 60_000);
