import { expect, type Locator, type Page } from '@playwright/test';

export const HOME = '';
export const CHAPTER = 'learn/paper-bayonet/guns-and-line-of-sight/';
/** The page that contains every step of every board of the chapter. */
export const STEPS = `${CHAPTER}steps/`;
export const RULING = 'rulings/pb-051/';
/** The embed page of a scenario. */
export const embedPath = (scenario: string): string => `embed/${scenario}/`;

/** A board on a page: what a reader sees and uses. */
export interface Board {
  readonly figure: Locator;
  readonly map: Locator;
  readonly panel: Locator;
  /** The title of the current step. */
  readonly title: Locator;
  /** The live region with the last announcement to screen readers. */
  readonly said: Locator;
  readonly scrub: Locator;
  readonly script: Locator;
  /** A button of the board by its name. */
  readonly button: (name: string) => Locator;
  /** Presses Next until the step with this title is shown. */
  readonly goTo: (title: string) => Promise<void>;
  /** Waits until the board's player is mounted. */
  readonly alive: () => Promise<void>;
}

const shownAt = async (figure: Locator): Promise<number> => Number(await figure.getAttribute('data-at'));

/** The board of a scenario; without `id`, the only board of the page. */
export function boardOn(page: Page, id?: string): Board {
  const figure = page.locator(id === undefined ? '[data-board]' : `[data-board="${id}"]`);
  const panel = figure.locator('[data-panel]');
  const title = panel.locator('h3');
  // Next is called Skip while a task or a question is open, and Continue after it. Undo says what
  // comes of it after a wrong answer.
  const names: Readonly<Record<string, RegExp>> = { Next: /^(Next|Skip|Continue)$/, Undo: /^Undo( and try again)?$/ };
  const button = (name: string): Locator => figure.getByRole('button', { name: names[name] ?? name, exact: true });
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

/** Scrolls to the map, and returns the centre of a square in the window. */
export const spot = async (
  { map }: Pick<Board, 'map'>,
  square: string,
): Promise<{ readonly x: number; readonly y: number }> => {
  await map.scrollIntoViewIfNeeded();
  return map.evaluate((svg: SVGSVGElement, name) => {
    const [file, rank] = [name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name.slice(1))];
    // Squares are 100 units wide. The margin on the left and below, with the names of ranks and
    // files, is 46 wide. A zoomed map shows another part of the drawing.
    const drawing = svg.querySelector<SVGGraphicsElement>('[data-layer=ground]')!.getBBox();
    const bottom = drawing.y + drawing.height - 46;
    const { x, y } = new DOMPoint(100 * file + 50, bottom - 100 * rank + 50).matrixTransform(svg.getScreenCTM()!);
    return { x, y };
  }, square);
};

/** Clicks on squares of a board. */
export const pointer =
  (page: Page, board: Pick<Board, 'map'>) =>
  async (square: string): Promise<void> => {
    const { x, y } = await spot(board, square);
    await page.mouse.click(x, y);
  };

/** Starts reading a page, and waits until all its boards are filled in. */
export async function read(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[data-far] .description ul')).every((list) => list.hasChildNodes()),
  );
}
