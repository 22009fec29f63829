import { captioned } from '../../src/panel/result.ts';
import type { LoadedGame } from '../../src/register/index.ts';
import { citedBy, citedIn, citedTwice, isBroken, type Played } from './playing.ts';

/**
 * What is wrong with the last words of a moment: it ends with the side that is to act, and with no
 * other while only one is.
 */
function otherSide({ engine }: LoadedGame, state: Played['state']): readonly string[] {
  if (state.awaits === null) return [];
  const due = state.awaits.sides.map((side) => engine.words.side(side, state));
  const last = engine.words.moment(state).split(' · ').at(-1)!;
  const others = engine.sides(state).map((side) => engine.words.side(side, state));
  return others.includes(last) && !due.includes(last) ? [`${last}, but due is ${due.join(', ')}`] : [];
}

/**
 * What is wrong with the words, the drawings and the clauses for an order and the state after it.
 */
export function saidAmiss(
  game: LoadedGame,
  ledger: ReadonlySet<string>,
  { before, order, events, rolled, state }: Played,
): readonly string[] {
  const { engine, input } = game;
  const verdict = engine.judge(before, order);
  let now = before;
  const told = events.map((event) => {
    const says = engine.words.event(event, now);
    now = engine.apply(now, event);
    return says;
  });
  const { alt, description } = game.scene(state, verdict.shows, before);
  const units = description.map(({ text }) => text);
  const said = [engine.words.order(order, before), ...told, engine.words.moment(state), ...units];
  const cited = [...citedBy(verdict), ...citedIn(events), ...(state.awaits === null ? [] : [state.awaits.by])];
  return [
    ...said.filter(isBroken).map((text) => `no sentence: ${text}`),
    ...rolled
      .filter(({ purpose }) => engine.words.roll(purpose, before) === '')
      .map(({ purpose }) => `no word for the roll ${purpose}`),
    ...captioned(engine, before, rolled)
      .filter(({ drawn = '' }) => /\d$/.test(drawn))
      .map(({ drawn }) => `no name for the drawn ${drawn}`),
    ...cited.filter((id) => !ledger.has(id)).map((id) => `no clause: ${id}`),
    ...citedTwice(verdict, events),
    ...otherSide(game, state),
    ...(alt === '' ? ['no text for the map'] : []),
    ...(state.awaits?.orders.length === 0 ? ['somebody is awaited, without orders'] : []),
    ...(input.target(state, [-1, -1]) === null ? [] : ['something lies beyond the map']),
  ];
}
