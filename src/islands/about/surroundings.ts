import type { Awaiting, Target } from '../../games/contract/engine.ts';
import { projectionOf, toDrawing } from '../../painters/projection.ts';
import type { About } from '../../scene/about.ts';
import type { BareScene } from '../../scene/scene.ts';
import type { Session } from '../orders/session.ts';
import { stepBoxes } from './step-boxes.ts';
import type { Box, Surroundings } from './placement.ts';

/** What is on a map, and the page around it. */
interface Drawing {
  readonly board: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly game: Session['game'];
  readonly scene: BareScene;
  readonly state: Awaiting;
}

/**
 * How important it is that something stays in sight: what is drawn for the step, a piece of the
 * chain that the pop-up is about, a piece beside it that it may be fighting, and any other piece.
 */
const [STEP, KIN, BESIDE, OTHER] = [12, 9, 6, 1];

/** Whether two boxes are close to each other: less than half of the width of `a` apart. */
const isBeside = (a: Box, b: Box): boolean => {
  const near = (a.right - a.left) / 2;
  return b.left < a.right + near && b.right > a.left - near && b.top < a.bottom + near && b.bottom > a.top - near;
};

/** The box on the page of a place of the map. */
function boxOf({ svg, game, scene, state }: Drawing, target: Target): Box {
  const mark = game.input.highlight(state, 'popup', target, 'light');
  const points = mark.kind === 'area' ? mark.points.map((spot) => toDrawing(projectionOf(scene), spot)) : [];
  const onPage = points.map(([x, y]) => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!));
  const [xs, ys] = [onPage.map(({ x }) => x), onPage.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** What lies around the place of the map that a pop-up is about. */
export function surroundingsOf(drawing: Drawing, target: Target, { links }: Pick<About, 'links'>): Surroundings {
  const { board, svg } = drawing;
  const kin = new Set(links.flat());
  const bases = Array.from(svg.querySelectorAll<SVGElement>('[data-layer=live] > [data-k=base]'));
  const frame = board.getBoundingClientRect();
  const subject = boxOf(drawing, target);
  const pieces = bases.map((piece): readonly [Box, number] => {
    const box = piece.getBoundingClientRect();
    return [box, kin.has(piece.dataset['m']!) ? KIN : isBeside(subject, box) ? BESIDE : OTHER];
  });
  const drawn = stepBoxes(svg).map((box): readonly [Box, number] => [box, STEP]);
  return {
    subject,
    pieces: [...pieces, ...drawn],
    texts: Array.from(board.querySelectorAll('.beside, .controls'), (each) => each.getBoundingClientRect()),
    bounds: {
      left: Math.max(0, frame.left),
      top: Math.max(0, frame.top),
      right: Math.min(document.documentElement.clientWidth, frame.right),
      bottom: Math.min(innerHeight, frame.bottom),
    },
  };
}
