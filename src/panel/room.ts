import { spotOf } from '../scene/table/board.ts';
import { choicesOf } from '../scene/input.ts';
import type { PlayableGame } from '../scene/module.ts';
import type { Mark } from '../scene/scene.ts';
import type { Awaiting } from '../games/contract/engine.ts';
import type { Played } from '../scenario/play/played.ts';

/** A unit that the reader may move goes at least this part of its whole move in any direction. */
const PART = 0.6;

/** The space that a reader needs who gives orders on a board: its places, and how far units go. */
export function roomForOrders({ rules, input }: PlayableGame, state: Awaiting): readonly Mark[] {
  const choices = choicesOf(rules, state);
  const places = choices.flatMap(({ target }): readonly Mark[] =>
    target !== null && 'point' in target ? [{ kind: 'label', id: 'place', at: spotOf(target.point), text: '' }] : [],
  );
  const { mover } = input;
  const bases = mover === undefined ? [] : mover.units(state);
  const reaches = bases.flatMap(({ id, base }): readonly Mark[] => {
    if (mover!.handles(state, id).length === 0) return [];
    const [reach] = spotOf([mover!.march(state, id, []).allowed * PART, 0]);
    return [{ kind: 'disc', id: `reach-${id}`, at: spotOf(base.at), radius: reach }];
  });
  const ready = new Set(choices.flatMap(({ unit }) => (unit === null ? [] : [unit])));
  const onBoard = [...ready].filter((unit) => input.locate(state, unit) !== null);
  return [...places, ...reaches, ...onBoard.flatMap((unit) => input.reach(state, unit))];
}

/** What the answers to a question draw on its board. */
export const roomForAnswers = (game: PlayableGame, { ask, before }: Played): readonly Mark[] =>
  ask?.choices.flatMap(({ shows }) => game.shown(before, shows)) ?? [];
