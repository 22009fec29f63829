import type { Spot } from '../scene/scene.ts';
import { short } from './shapes/path.ts';
import type { Name, Picture, Shape, TextLabel, SymbolUse } from './shapes/shape.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for use anywhere in markup. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A transform attribute with a leading space; empty for the identity. */
function transform(at: Spot | undefined, turn: number | undefined, mirrored = false): string {
  const moves = [
    at === undefined || (at[0] === 0 && at[1] === 0) ? '' : `translate(${short(at[0])} ${short(at[1])})`,
    turn === undefined || turn === 0 ? '' : `rotate(${short(turn)})`,
    mirrored ? 'scale(-1 1)' : '',
  ].join('');
  return moves === '' ? '' : ` transform="${moves}"`;
}

/**
 * A shape as a path. Its colours are custom properties, so that the colour scheme can change
 * without new markup.
 */
export function shapeMarkup(shape: Shape): string {
  const fill = 'fill' in shape ? ` fill="var(--${shape.fill})"` : ' fill="none"';
  const stroke = 'stroke' in shape ? ` stroke="var(--${shape.stroke})" stroke-width="${short(shape.width)}"` : '';
  const opacity =
    'opacity' in shape && shape.opacity !== undefined ? ` opacity="${String(shape.opacity).replace(/^0/, '')}"` : '';
  const cut = 'cut' in shape && shape.cut === true ? ' stroke-linecap="butt"' : '';
  return `<path d="${shape.d}"${fill}${stroke}${opacity}${cut}/>`;
}

const symbolMarkup = ({ use, at, turn, mirrored }: SymbolUse): string =>
  `<use href="#${use}"${transform(at, turn, mirrored)}/>`;

const labelMarkup = ({ text, at: [x, y], size, shape }: TextLabel): string =>
  `<g class="label">${shapeMarkup(shape)}<text x="${short(x)}" y="${short(y + size * 0.34)}" font-size="${short(size)}">${escape(text)}</text></g>`;

/**
 * The element of a name, with further attributes. A transform gives its position, so that it can
 * move with its unit.
 */
export function nameMarkup({ name, at, of, line }: Name, about = ''): string {
  const style = `class="name${of === 'first' ? '' : ` ${of}`}"`;
  if (line === undefined) return `<text${about} ${style}${transform(at, undefined)}>${escape(name)}</text>`;
  const d = line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
  return `<g${about}${transform(at, undefined)}><path class="leader" d="M${d}"/><text ${style}>${escape(name)}</text></g>`;
}

/** The markup of a shape, a symbol, a label or a name. */
export const partMarkup = (part: Picture['parts'][number]): string => {
  if ('use' in part) return symbolMarkup(part);
  if ('name' in part) return nameMarkup(part);
  return 'text' in part ? labelMarkup(part) : shapeMarkup(part);
};

/** The content of a picture, without its transform. */
export const pictureMarkup = ({ parts, title }: Picture): string =>
  (title === undefined ? '' : `<title>${escape(title)}</title>`) + parts.map(partMarkup).join('');

/** The transform attribute with the position of a whole picture. */
export const transformMarkup = ({ at, turn }: Picture): string => transform(at, turn);
