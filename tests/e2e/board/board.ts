import { expect, type Locator, type Page } from '@playwright/test';

export const HOME = '';
export const CHAPTER = 'learn/paper-bayonet/guns-and-line-of-sight/';
/** The chapter with every step of every board written out. */
export const STEPS = `${CHAPTER}steps/`;
export const RULING = 'rulings/pb-051/';
/** The bare player of one scenario. */
export const bare = (scenario: string): string => `embed/${scenario}/`;

/** A board on a page: what a reader sees of it and takes hold of. */
export interface Board {
  readonly figure: Locator;
  readonly map: Locator;
  readonly panel: Locator;
  /** The title of the step that is shown. */
  readonly title: Locator;
  /** What was last said to those who listen. */
  readonly said: Locator;
  readonly scrub: Locator;
  readonly script: Locator;
  /** A button of the board, by its name. */
  readonly button: (name: string) => Locator;
  /** Presses Next until the step of this title is shown. */
  readonly goTo: (title: string) => Promise<void>;
  /** Waits until the board's player is there. */
  readonly alive: () => Promise<void>;
}

const shownAt = async (figure: Locator): Promise<number> => Number(await figure.getAttribute('data-at'));

/** The board of a scenario; with `id` left out, the only one of the page. */
export function boardOn(page: Page, id?: string): Board {
  const figure = page.locator(id === undefined ? '[data-board]' : `[data-board="${id}"]`);
  const panel = figure.locator('[data-panel]');
  const title = panel.locator('h3');
  const button = (name: string): Locator => figure.getByRole('button', { name, exact: true });
  return {
    figure,
    panel,
    title,
    button,
    map: figure.locator('.sheet svg.map'),
    said: figure.locator('[data-live]'),
    scrub: figure.getByRole('slider', { name: 'Step' }),
    script: figure.getByRole('link', { name: 'Script' }),
    goTo: async (wanted) => {
      for (let at = await shownAt(figure); (await title.textContent()) !== wanted; at += 1) {
        expect(at, `no step «${wanted}»`).toBeLessThan(20);
        await button('Next').click();
        await expect(figure).toHaveAttribute('data-at', String(at + 1));
      }
    },
    alive: () => expect(figure).toHaveAttribute('data-alive', ''),
  };
}

/** The middle of a square of the map, in the window, into which the map is brought. */
export const spot = async (
  { map }: Pick<Board, 'map'>,
  square: string,
): Promise<{ readonly x: number; readonly y: number }> => {
  await map.scrollIntoViewIfNeeded();
  return map.evaluate((svg: SVGSVGElement, name) => {
    const { viewBox } = svg;
    const [file, rank] = [name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name.slice(1))];
    // Squares are 100 wide; the names of the ranks and files stand left of them and below, 46 wide.
    const bottom = viewBox.baseVal.y + viewBox.baseVal.height - 46;
    const { x, y } = new DOMPoint(100 * file + 50, bottom - 100 * rank + 50).matrixTransform(svg.getScreenCTM()!);
    return { x, y };
  }, square);
};

/** Begins to read a page, and waits until its boards have brought what they leave out before that. */
export async function read(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[data-far] .description ul')).every((list) => list.hasChildNodes()),
  );
}
