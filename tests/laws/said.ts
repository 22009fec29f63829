import { captioned } from '../../src/panel/result.ts';
import type { LoadedGame } from '../../src/register/index.ts';
import { citedBy, citedIn, citedTwice, isBroken, type Played } from './playing.ts';

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
    ...(alt === '' ? ['no text for the map'] : []),
    ...(state.awaits !== null && state.awaits.orders.length === 0 ? ['somebody is awaited, without orders'] : []),
    ...(input.target(state, [-1, -1]) === null ? [] : ['something lies beyond the map']),
  ];
}
