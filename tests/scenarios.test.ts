import { describe, expect, test } from 'vitest';
import { engineOf } from '../src/register/index.ts';
import { clauseFile, gameFile, rulingFiles, scenarioFiles, type FromFile } from '../src/library/files.ts';
import { games } from '../src/library/plays.ts';
import { undecidedClauses } from '../src/library/openings.ts';
import { ineffectiveDifferences } from '../src/library/readings.ts';
import { playReading, playScenario } from '../src/scenario/play/play.ts';
import type { Play, Played } from '../src/scenario/play/played.ts';
import type { Ruling } from '../src/scenario/files/ruling-schema.ts';
import type { Scenario } from '../src/scenario/files/schema.ts';
import { faultText } from '../src/scenario/files/source.ts';
import { citedTwice } from './laws/playing.ts';
import { readable } from './readable.ts';

/**
 * The folders with scenarios of a game: those shown on pages, and the rule tests, which are on no
 * page.
 */
const ROOTS = ['content', 'tests/games'];

const told = ({ source }: FromFile<unknown>, { malformed, unmet }: Play, under = ''): readonly string[] =>
  [...malformed, ...unmet].map((problem) =>
    faultText(source.at(problem.path.startsWith('differs') ? problem : { ...problem, path: under + problem.path })),
  );

const twiceIn = ({ verdict, passed, events }: Played): readonly string[] =>
  citedTwice(
    verdict,
    [...passed, ...events].map(({ event }) => event),
  );

describe.each(readable(games()))('%s:', async (game) => {
  const engine = await engineOf(game);
  const scenarios = ROOTS.flatMap((root) => scenarioFiles(game, root)).map((from) => [from.value.id, from] as const);
  const rulings = rulingFiles(game).map((from) => [from.value.id, from] as const);
  const own = ({ value }: FromFile<Ruling>): Scenario | undefined =>
    typeof value.scenario === 'object' ? value.scenario : scenarios.find(([id]) => id === value.scenario)?.[1].value;

  test.each(scenarios)('the scenario %s meets its expectations', (_id, from) => {
    expect(told(from, playScenario(engine, from.value))).toEqual([]);
  });

  test.each(scenarios)('the scenario %s cites every clause that it teaches, and none twice', (_id, { value }) => {
    const play = playScenario(engine, value);
    expect(play.steps).toHaveLength(value.steps.length);
    expect(undecidedClauses(value, play)).toEqual([]);
    expect(play.steps.flatMap(twiceIn)).toEqual([]);
  });

  const playable = rulings.filter(([, from]) => own(from) !== undefined);
  test.each(playable)(
    'the ruling %s meets its expectations under each reading, and cites no clause twice',
    (_id, from) => {
      for (const { key } of from.value.readings.filter((each) => each.playable || each.key === from.value.ruling)) {
        const play = playReading(engine, from.value, own(from)!, key);
        expect(told(from, play, 'scenario.')).toEqual([]);
        expect(play.steps.flatMap(twiceIn)).toEqual([]);
      }
    },
  );

  const others = ({ ruling, readings }: Ruling) => readings.filter((each) => each.playable && each.key !== ruling);
  const contested = playable.filter(([, { value }]) => others(value).length > 0);
  test.each(contested)('each other reading of the ruling %s changes something', (_id, from) => {
    const { value: ruling } = from;
    const asRuled = playReading(engine, ruling, own(from)!, ruling.ruling);
    for (const { key } of others(ruling)) {
      expect(Object.values(ruling.differs).filter((byReading) => key in byReading)).not.toEqual([]);
      expect(ineffectiveDifferences(ruling, key, playReading(engine, ruling, own(from)!, key), asRuled)).toEqual([]);
    }
  });

  test('every ruling with several readings in a phase on the site has a file and a board', () => {
    const { onSite } = gameFile(game).value;
    const shown = clauseFile(game).value.filter((clause) => onSite.includes(clause.phase));
    const asked = Object.entries(engine.readings)
      .filter(([id, keys]) => keys.length > 1 && shown.some(({ rulings }) => rulings.some((each) => each === id)))
      .map(([id]) => id);
    expect(asked.filter((id) => !playable.some(([known]) => known === id))).toEqual([]);
  });
});
