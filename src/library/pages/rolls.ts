import type { ClauseId, GameId } from '../../core/ids.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import { clauseMarkup, escape } from '../../panel/markup.ts';
import { modifiersMarkup } from '../../panel/modifiers.ts';
import { oddsMarkup } from '../../panel/odds-bar.ts';
import { groups, percent } from '../../panel/shares.ts';
import { share, shortText } from '../../core/fraction.ts';
import { engineOf } from '../../register/index.ts';
import type { Chosen } from '../../scenario/compare/odds.ts';
import type { CountedRoll } from '../../scenario/rolls/count.ts';
import type { Roll } from '../../scenario/rolls/schema.ts';
import type { RollsData } from '../../sent/rolls.ts';
import { clauseFile } from '../files.ts';
import { countedRolls, type CountedRolls } from '../rolls.ts';

/** How a game names its clauses and its units. */
interface Told {
  readonly engine: AnyEngine;
  readonly title: (id: ClauseId) => string;
}

async function toldBy(game: GameId): Promise<Told> {
  const titles = new Map(clauseFile(game).value.map(({ id, title }) => [id, title]));
  return { engine: await engineOf(game), title: (id) => titles.get(id) ?? id };
}

/** One set of choices: the bar, the modifiers and the clauses, or why the order is refused. */
function cameMarkup({ engine, title }: Told, heading: string, came: CountedRoll): string {
  if ('says' in came) return `<p class="never"><b>Not allowed.</b> ${escape(came.says)} ${clauseMarkup(came.clause, title)}</p>`; // prettier-ignore
  const { odds, reasons, clauses, state } = came;
  const sums = modifiersMarkup(reasons, (id) => engine.words.name(id, state), title);
  const cited = clauses.map((id) => `<li>${clauseMarkup(id, title)}</li>`).join('');
  return `${oddsMarkup({ says: heading, counts: null }, odds, 'reader')}<div class="sums">${sums}</div><details class="fold"><summary>Rules (${clauses.length})</summary><ul>${cited}</ul></details>`;
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
    counted.map(({ came }) => place(cameMarkup(told, roll.title, came))),
  ]);
  return { rolls: Object.fromEntries(rolls), parts: [...parts.keys()] };
}

/** The markup of the first set of choices of a roll, which a page shows first. */
export async function firstMarkup(game: GameId, { roll, counted: [first] }: CountedRolls): Promise<string> {
  return cameMarkup(await toldBy(game), roll.title, first!.came);
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
