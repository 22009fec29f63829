import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import { recorded } from '../../../src/core/dice.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/two-by-two/index.ts';
import { clauseFile } from '../../../src/library/files.ts';
import { again, citedBy, citedIn, frozen, isBroken, scriptOf } from '../../laws/playing.ts';
import { brokenBases, brokenBattle } from './invariants.ts';
import { anyReadings, battleBoard, begunBattle, player, smallBattle } from './whole.ts';

/** So many battles are fought out: `BATTLES=1000 npx vitest run tests/games/two-by-two/whole.test.ts` takes some minutes. */
const BATTLES = Number(process.env['BATTLES'] ?? 40);

/** One battle in eight is fought with whole armies; the others with small ones, because these come to an end more often, and sooner. */
const SMALL = 20;
const isWhole = (seed: number): boolean => seed % 16 > 13;
const turnsOf = (seed: number): number => (isWhole(seed) ? 12 : 20);

/** Every second battle is fought under our readings, the others under any. */
const begun = (seed: number): State =>
  begunBattle(seed % 2 === 0 ? {} : anyReadings(seed), isWhole(seed) ? battleBoard() : smallBattle(SMALL, seed));

/** The types of event that there are in so many battles; others take a rare reading, or luck. */
const WANTED: readonly Event['type'][] = [
  ...(['army-deployed', 'battle-ended', 'contact-made', 'firer-pinned'] as const),
  ...(['melee-decided', 'melee-drawn', 'phase-began', 'point-chosen', 'principal-named', 'rally-rolled'] as const),
  ...(['reinforcements-rolled', 'roles-rolled', 'shot-fired', 'side-scored'] as const),
  ...(['terrain-agreed', 'unit-deployed', 'unit-destroyed', 'unit-disrupted', 'unit-entered', 'unit-faced'] as const),
  ...(['unit-fled', 'unit-followed-up', 'unit-moved', 'unit-pinned', 'unit-rallied', 'unit-routed'] as const),
  ...(['unit-stood', 'unit-thrown-back'] as const),
];

const ledger = new Set<string>(clauseFile('two-by-two').value.map(({ id }) => id));
const after = (state: State, events: readonly Event[]): State =>
  events.reduce((now, event) => engine.apply(now, event), state);

/** Everything that the laws of all games ask of an order: it is offered, told in words, cites the ledger, changes no state and can be replayed. */
function looked(before: State, order: Order, events: readonly Event[]): readonly string[] {
  const verdict = engine.judge(before, order);
  let now = before;
  const told = events.map((event) => {
    const says = engine.words.event(event, now);
    now = engine.apply(now, event);
    return says;
  });
  const said = [engine.words.order(order, before), ...told, engine.words.moment(now), ...engine.words.standing(now)];
  const cited = [...citedBy(verdict), ...citedIn(events), ...(now.awaits === null ? [] : [now.awaits.by])];
  const probed = engine.probe(before, engine.intent(before, order)).map((each) => JSON.stringify(each.order));
  return [
    ...(verdict.ok ? [] : [`refused by ${verdict.clause}`]),
    ...said.filter(isBroken).map((text) => `no sentence: ${text}`),
    ...cited.filter((id) => !ledger.has(id)).map((id) => `no clause: ${id}`),
    ...(probed.includes(JSON.stringify(order)) || order.type === 'concede' ? [] : ['not found by pointing at it']),
    ...(JSON.stringify(again(now)) === JSON.stringify(now) ? [] : ['does not survive JSON']),
  ];
}

/** How a battle has ended, and what happened in it. */
interface Fought {
  readonly end: State;
  readonly types: ReadonlySet<string>;
  readonly because: string | null;
}

/** A battle by random orders, to its end or its last turn. Throws where something is wrong. */
function fought(seed: number, isLookedAt: boolean): Fought {
  let because: string | null = null;
  const hold = isLookedAt ? frozen : <T>(value: T): T => value;
  const choose = player(seeded(~seed));
  const dice = seeded(seed);
  const types = new Set<string>();
  let now: State = hold(begun(seed));
  while (now.awaits !== null && now.turn <= turnsOf(seed)) {
    const [before, heard] = [now, recorded(dice)];
    const order = hold(choose(before));
    const events = hold(engine.carryOut(before, order, heard));
    now = hold(after(before, events));
    for (const event of events) {
      types.add(event.type);
      if (event.type === 'battle-ended') because = event.because;
    }
    const replayed = isLookedAt
      ? engine.resolve(again(before), again(order), scripted(scriptOf(heard.rolled)))
      : events;
    const wrong = [
      ...brokenBases(now),
      ...brokenBattle(now, before, events),
      ...(isLookedAt ? looked(before, order, events) : []),
      ...(JSON.stringify(replayed) === JSON.stringify(events) ? [] : ['other events by the same dice']),
    ];
    if (wrong.length > 0)
      throw new Error(`Battle ${seed}, turn ${now.turn}, ${JSON.stringify(order)}: ${wrong.join('; ')}`);
  }
  return { end: now, types, because };
}

describe('random battles, from the roll for the roles on,', () => {
  test(`${BATTLES} of them keep the laws, and come to an end`, () => {
    const types = new Set<string>();
    const ends = new Set<string>();
    let won = 0;
    for (let seed = 0; seed < BATTLES; seed += 1) {
      const { end, types: happened, because } = fought(seed, seed % 20 < 2);
      for (const type of happened) types.add(type);
      if (because !== null) ends.add(because);
      if (seed % 2 === 0 && end.battle!.over !== null && end.battle!.over.winner !== null) won += 1;
    }
    expect(WANTED.filter((type) => !types.has(type))).toEqual([]);
    expect([...ends]).toEqual(expect.arrayContaining(['half-lost', 'turns-over']));
    expect(won, 'battles under our readings with a winner').toBeGreaterThan(BATTLES / 8);
  }, 900_000);
});
