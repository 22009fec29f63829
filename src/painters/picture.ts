import type { Scene } from '../scene/scene.ts';
import { projectionOf } from './projection.ts';
import { sharedDrawings, svgBoard } from './svg.ts';
import { colour, TOKENS } from './theme.ts';

/** The colours that a drawing uses, in both schemes. An image takes the scheme of its page. */
function colours(drawn: string): string {
  const used = TOKENS.filter((token) => drawn.includes(`var(--${token})`));
  const pairs = used.map((token) => `--${token}:light-dark(${colour(token, 'light')},${colour(token, 'dark')})`);
  return `:root{color-scheme:light dark;${pairs.join(';')}}`;
}

/** The width and height of such a file, in drawing units. */
export const pictureSize = (scene: Scene): readonly [width: number, height: number] => {
  const [, , width, height] = projectionOf(scene).view;
  return [width, height];
};

/**
 * A board as a file of its own, in light and dark, with everything that it needs. `rules` are those
 * of `board.css`.
 */
export function svgPicture(scene: Scene, rules: string): string {
  const [width, height] = pictureSize(scene);
  const shared = `<defs>${sharedDrawings([scene])
    .map(([, markup]) => markup)
    .join('')}</defs>`;
  const board = svgBoard(scene, { id: 'board' });
  const plain = rules.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
  const style = `<style>${colours(plain + shared + board)}${plain}.map{width:auto;height:auto}</style>`;
  return board.replace(
    /^<svg([^>]*)>/,
    (_head, about: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${about}>${style}${shared}`,
  );
}
