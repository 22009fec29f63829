import { multiple, shortText, written, type Fraction } from '../../../core/fraction.ts';
import { clauseFile } from '../../files.ts';
import type { ComparedGame, ComparedTopic } from '../../compare/index.ts';
import { STANDINGS, standingOf, type Standing } from '../../../core/standings.ts';
import type { CompareData, GameChances } from '../../../panel/compare-chart.ts';
import { combinations, chosenText, type Chosen, type ComparedOutcome } from '../../../scenario/compare/odds.ts';
import type { Situation } from '../../../scenario/compare/schema.ts';

/** As many parts as a page that only shows a percentage needs. */
const PARTS = 1_000_000_000n;

/**
 * Chances that come to one, in billionths: a page need not carry a hundred digits for a percentage.
 * What can happen stays possible, and the greatest chance takes what rounding leaves over.
 */
function inBillionths(chances: ReadonlyMap<Standing, Fraction>): ReadonlyMap<Standing, Fraction> {
  const parts = [...chances].map(([standing, { ways, of }]) => {
    const down = (ways * PARTS) / of;
    return { standing, ways: down === 0n && ways > 0n ? 1n : down };
  });
  const most = parts.toSorted((a, b) => (a.ways < b.ways ? 1 : -1))[0]?.standing;
  const rest = PARTS - parts.reduce((sum, { ways }) => sum + ways, 0n);
  return new Map(
    parts.map(({ standing, ways }) => [standing, { ways: standing === most ? ways + rest : ways, of: PARTS }]),
  );
}

/** The chance of each standing, as text; exact if all these texts can be read. */
export function chancesOf(outcomes: readonly ComparedOutcome[]): Readonly<Record<Standing, string>> {
  const sums = new Map<Standing, Fraction>();
  for (const { chance, ...shared } of outcomes) {
    const standing = standingOf(shared);
    const before = sums.get(standing) ?? { ways: 0n, of: 1n };
    const of = multiple(before.of, chance.of);
    sums.set(standing, { ways: before.ways * (of / before.of) + chance.ways * (of / chance.of), of });
  }
  const isReadable = [...sums.values()].every((chance) => shortText(chance) !== null);
  const chances = isReadable ? sums : inBillionths(sums);
  return Object.fromEntries([...chances].map(([standing, chance]) => [standing, written(chance)]));
}

function told({ game, counted }: ComparedGame, key: string): GameChances {
  const found = counted.get(key)!;
  if ('outcomes' in found) return { chances: chancesOf(found.outcomes), assumes: found.assumes };
  return { ...found, title: clauseFile(game).value.find(({ id }) => id === found.clause)!.title };
}

/** Why some of the choices change nothing in a game, in its own words. */
const unknownTo = ({ column }: ComparedGame, chosen: Chosen): readonly string[] =>
  Object.entries(chosen).flatMap(([choice, value]) => {
    const change = column.choices[choice]?.[value];
    return change !== undefined && 'none' in change ? [change.none] : [];
  });

const sameOdds = (one: GameChances, other: GameChances): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Sentences about the chosen values that make no difference: the first value of their choice would
 * give the same odds.
 */
function choicesWithoutEffect(game: ComparedGame, chosen: Chosen, choices: Situation['choices']): readonly string[] {
  const here = told(game, chosenText(chosen));
  return choices.flatMap(({ id, values: [first, ...others] }) => {
    const value = others.find((each) => each.id === chosen[id]);
    const change = game.column.choices[id]?.[value?.id ?? ''];
    if (value === undefined || change === undefined || 'none' in change || !('chances' in here)) return [];
    const without = told(game, chosenText({ ...chosen, [id]: first!.id }));
    return sameOdds(here, without) ? [`That it is “${value.says}” changes none of these odds.`] : [];
  });
}

/** The chart of a topic for every set of choices; null if nothing is counted. */
export function compareData({ situation, games }: ComparedTopic): CompareData | null {
  if (situation === undefined) return null;
  const columns = Object.fromEntries(
    combinations(situation.choices).map((chosen) => {
      const key = chosenText(chosen);
      return [
        key,
        games.map((game) => ({
          game: game.game,
          name: game.name,
          told: told(game, key),
          notes: [
            ...(game.column.note === undefined ? [] : [game.column.note]),
            ...unknownTo(game, chosen),
            ...choicesWithoutEffect(game, chosen, situation.choices),
          ],
        })),
      ];
    }),
  );
  const all = Object.values(columns).flat();
  const seen = new Set(all.flatMap((each) => ('chances' in each.told ? Object.keys(each.told.chances) : [])));
  const { actor, target } = situation.odds;
  return { sides: { actor, target }, standings: STANDINGS.filter((standing) => seen.has(standing)), columns };
}
