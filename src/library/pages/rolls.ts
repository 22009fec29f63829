import type { GameId } from '../../core/ids.ts';
import { rollMarkup, type RollTold } from '../../panel/roll.ts';
import { groups, percent } from '../../panel/shares.ts';
import { share, shortText } from '../../core/fraction.ts';
import { engineOf } from '../../register/index.ts';
import type { Chosen } from '../../scenario/compare/odds.ts';
import type { CountedRoll } from '../../scenario/play/count-rolled.ts';
import type { Roll } from '../../scenario/rolls/schema.ts';
import { encode, type Encoded } from '../../sent/boards.ts';
import { rollBoardId, type RollBoards, type RollsData } from '../../sent/rolls.ts';
import { clauseFile } from '../files.ts';
import { countedRolls, type CountedRolls } from '../rolls.ts';

async function toldBy(game: GameId): Promise<RollTold> {
  const titles = new Map(clauseFile(game).value.map(({ id, title }) => [id, title]));
  return { words: (await engineOf(game)).words, title: (id) => titles.get(id) ?? id };
}

/** The rolls of a game with the markup of every set of choices; equal ones are sent once. */
export async function rollsData(game: GameId): Promise<RollsData> {
  const told = await toldBy(game);
  const parts = new Map<string, number>();
  const place = (markup: string): number => {
    const known = parts.get(markup) ?? parts.size;
    parts.set(markup, known);
    return known;
  };
  const rolls = (await countedRolls(game)).map(({ roll, counted }): readonly [string, readonly number[]] => [
    roll.id,
    counted.map(({ came }) => place(rollMarkup(told, roll.title, came))),
  ]);
  return { rolls: Object.fromEntries(rolls), parts: [...parts.keys()] };
}

/**
 * The boards and orders of all sets of choices of a game with charts: a page whose reader has their
 * own counts them again.
 */
export async function rollBoards(game: GameId): Promise<Encoded<RollBoards>> {
  const frames = (await countedRolls(game)).flatMap(({ roll, counted }) =>
    counted.flatMap(({ at }, n) => (at === null ? [] : [{ id: rollBoardId(roll.id, n), ...at }])),
  );
  return encode<RollBoards>({ id: game, title: 'Rolls', game, frames });
}

/** The markup of the first set of choices of a roll, which a page shows first. */
export async function firstMarkup(game: GameId, { roll, counted: [first] }: CountedRolls): Promise<string> {
  return rollMarkup(await toldBy(game), roll.title, first!.came);
}

/** A line of a table of odds: values, and the chance of each group or why the order is refused. */
interface OddsLine {
  readonly values: string;
  readonly came: readonly { readonly percent: string; readonly ways: string }[] | string;
}

/** The odds of a roll for one value of its first choice, a line for each set of the others. */
export interface OddsTable {
  readonly head: string;
  readonly choices: string;
  readonly lines: readonly OddsLine[];
}

function lineOf({ choices }: Roll, chosen: Chosen, came: CountedRoll): OddsLine {
  const values = choices
    .slice(1)
    .map(({ id, values: all }) => all.find((value) => value.id === chosen[id])!.says)
    .join(' · ');
  if ('says' in came) return { values, came: came.says };
  const { chances, outcomes } = came.odds;
  return {
    values,
    came: groups(chances, outcomes, 'reader').map(({ chance }) => ({
      percent: percent(share(chance)),
      ways: chance.ways === 0n ? '' : (shortText(chance) ?? ''),
    })),
  };
}

/** The tables of a roll. */
export function oddsTables({ roll, counted }: CountedRolls): readonly OddsTable[] {
  const [first, ...others] = roll.choices;
  return first!.values.map((value) => ({
    head: `${first!.asks}: ${value.says}`,
    choices: others.map(({ asks }) => asks).join(' · '),
    lines: counted
      .filter(({ chosen }) => chosen[first!.id] === value.id)
      .map(({ chosen, came }) => lineOf(roll, chosen, came)),
  }));
}
