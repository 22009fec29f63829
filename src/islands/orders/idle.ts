import type { Awaiting } from '../../games/contract/engine.ts';
import { choicesOf } from '../../scene/input.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Session } from './session.ts';

/**
 * The scene with those of the reader's units pale that can be given no order in this state; as it
 * is if that would be all of them.
 */
export function withIdlePale({ game }: Pick<Session, 'game'>, scene: Scene, state: Awaiting): Scene {
  const busy = new Set(choicesOf(game.rules, state).map(({ unit }) => unit));
  const isIdle = (unit: string): boolean => {
    const place = game.input.locate(state, unit);
    return place !== null && !busy.has(unit) && game.input.selectable(state, place).includes(unit);
  };
  const units = scene.marks.filter(({ kind, id }) => kind === 'base' && busy.has(id));
  if (units.length === 0) return scene;
  return {
    ...scene,
    marks: scene.marks.map((mark) => (mark.kind === 'base' && isIdle(mark.id) ? { ...mark, pale: true } : mark)),
  };
}
