import { describe, expect, test } from 'vitest';
import { scripted } from '../src/core/scripted.ts';
import { seeded } from '../src/core/seeded.ts';
import { clauseFile, gameFile } from '../src/library/files.ts';
import { games } from '../src/library/plays.ts';
import { loadGame } from '../src/register/index.ts';
import { lawsOf } from './laws/game.ts';
import { saidAmiss } from './laws/said.ts';
import { after, playOn, scriptOf, type Played } from './laws/playing.ts';

/**
 * Of so many games one is looked at closely: nothing of it may be changed, everything is said in
 * words, and it is replayed.
 */
const LOOKED_AT = 50;

/** What one game may take on a machine that is busy with other things, in milliseconds. */
const LONGEST = 15_000;

describe.each(games())('%s, from the first order to the last:', async (game) => {
  const loaded = await loadGame(game);
  const { engine } = loaded;
  const laws = await lawsOf(game);
  const ledger = new Set<string>(clauseFile(game).value.map(({ id }) => id));
  const { phases, around, onSite } = gameFile(game).value;
  const isWhole = [...phases, ...around].every((phase) => onSite.includes(phase));

  test('a game whose every phase is on the site provides whole games', () => {
    expect(isWhole && laws.games === null).toBe(false);
  });

  const whole = laws.games === null ? [] : [[laws.games.count, laws.games] as const];
  test.each(whole)(
    '%i random whole games end, and produce every type of event',
    (count, wanted) => {
      const happened = new Set<string>();
      for (let seed = 0; seed < count; seed += 1) {
        const given: Played[] = [];
        const isLookedAt = seed % LOOKED_AT === 0;
        const end = playOn(engine, wanted.begin(seed), {
          dice: seeded(seed),
          choose: wanted.player(seeded(~seed)),
          most: 5000,
          watch: (each) => {
            const { state, before, events } = each;
            for (const { type } of events) happened.add(type);
            const wrong = [
              ...laws.broken(state, before, events),
              ...wanted.broken(state, before, events),
              ...(isLookedAt ? saidAmiss(loaded, ledger, each) : []),
            ];
            if (wrong.length > 0) throw new Error(`Game ${seed}, ${JSON.stringify(each.order)}: ${wrong.join('; ')}`);
            if (isLookedAt) given.push(each);
          },
          isHeld: isLookedAt,
        });
        expect(end.awaits, `game ${seed} ends`).toBeNull();
        if (!isLookedAt) continue;
        const script = scripted(given.flatMap(({ rolled }) => scriptOf(rolled)));
        const start = given[0]!.before;
        expect(given.reduce((now, { order }) => after(engine, now, engine.resolve(now, order, script)), start)).toEqual(
          end,
        );
        script.assertSpent();
      }
      const usual = (types: Iterable<string>) => [...types].filter((type) => !wanted.rare.includes(type)).sort();
      expect(usual(happened)).toEqual(usual(wanted.events));
    },
    LONGEST * (laws.games?.count ?? 0),
  );
});
