import type { BareScene, Scene } from '../scene/scene.ts';
import { compositeSymbol } from './composite.ts';
import { escape, nameMarkup, pictureMarkup, transformMarkup } from './markup.ts';
import { picturesOn, type DrawnMark } from './shapes/live/pictures.ts';

/** The opacity of a unit that no order can be given to. */
const PALE = 0.42;

/** The element of a live mark. It also has the mark's kind in `data-k`, for CSS. */
function liveMark({ mark, picture }: DrawnMark): string {
  const pale = mark.kind === 'base' && mark.pale === true ? ` opacity="${PALE}"` : '';
  const about = `data-m="${escape(mark.id)}" data-k="${mark.kind}"${transformMarkup(picture)}${pale}`;
  const [only] = picture.parts;
  if (only !== undefined && 'name' in only) return nameMarkup(only, ` ${about}`);
  const composite = compositeSymbol(picture);
  return composite === null ? `<g ${about}>${pictureMarkup(picture)}</g>` : `<use href="#${composite.id}" ${about}/>`;
}

/**
 * The content of a board's live layer, which is all that changes between steps. Each mark is one
 * element, with its id in `data-m`.
 */
export const svgLive = (scene: BareScene & Pick<Scene, 'marks'>): string => picturesOn(scene).map(liveMark).join('');
