import { Container } from '#pixilib/scene/container/Container';
import type { Scene } from '../../scene/scene.ts';
import { frameOf } from '../frame.ts';
import { livePictures } from '../shapes/live/pictures.ts';
import { type Figure, figureOf, look, standOf } from './figures.ts';
import { appear, fade, type Motion, settling, walk, waver } from './motion.ts';
import type { Press } from './press.ts';

/** The figures of one board; motions are derived from what stood there and what shall stand there. */
export interface Stage {
  readonly root: Container;
  /** Puts a scene on the stage and returns the motions that lead to it; with `afresh` all is drawn anew. */
  set(scene: Scene, press: Press, afresh: boolean): readonly Motion[];
  clear(): void;
}

/** An empty stage. */
export function emptyStage(): Stage {
  const root = new Container();
  let figures: ReadonlyMap<string, Figure> = new Map<string, Figure>();
  const clear = (): void => {
    figures.forEach((figure) => {
      figure.discard();
    });
    figures = new Map();
  };
  return {
    root,
    clear,
    set(scene, press, afresh) {
      if (afresh) clear();
      const motions: (Motion | null)[] = [];
      const next = new Map<string, Figure>();
      const before = new Map(figures);
      for (const { mark, picture } of livePictures(scene, frameOf(scene))) {
        const old = before.get(mark.id);
        before.delete(mark.id);
        const kept = old?.look === look(picture) ? old : undefined;
        const figure = kept ?? figureOf(picture, press);
        if (kept === undefined && old !== undefined) {
          figure.body.position.copyFrom(old.body.position);
          old.discard();
        }
        if (old === undefined || (kept === undefined && picture.at === undefined)) {
          figure.settle(picture);
          motions.push(appear(figure));
        } else {
          const steps = [walk(figure, standOf(picture)), kept === undefined ? waver(figure) : null];
          if (steps.some((step) => step !== null)) motions.push(...steps, settling(figure, picture));
        }
        next.set(mark.id, figure);
      }
      motions.push(...Array.from(before.values(), fade));
      root.addChild(...Array.from(next.values(), ({ body }) => body));
      figures = next;
      return motions.filter((motion) => motion !== null);
    },
  };
}
