import { expect, type Page } from '@playwright/test';
import { citedBy, termsOf } from '../../src/core/reasons.ts';
import { clauseTitles } from '../../src/register/clauses.ts';
import { embedPath, boardOn, HOME } from './board/board.ts';
import { test } from './board/plain.ts';
import { act, listen, listenTo } from './board/screen-reader.ts';
import { scenario, shown, type Shown, unitsOf } from './board/played.ts';

// The page's policy rightly blocks the script of the virtual screen reader.
test.use({ bypassCSP: true });

const ID = 'pb.clear-at-last';
const BOARD = `[data-board="${ID}"]`;

/** Text as a screen reader speaks it, without markup. */
const heard = (text: string): string =>
  text
    .replaceAll('*', '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

const titles = clauseTitles('paper-bayonet');

/**
 * The clauses that decided a step, each with the words that may be spoken for it: the label of a
 * term that cites it, or its title.
 */
function decided({ verdict, events, reasons }: Shown['step']): readonly (readonly string[])[] {
  const permits = events.length === 0 && verdict!.ok ? verdict!.clauses : [];
  const happened = [...permits, ...events.flatMap(({ event }) => event.clauses), ...reasons.flatMap(citedBy)];
  const clauses = verdict!.ok ? happened : [verdict!.clause];
  const terms = reasons.flatMap(termsOf);
  return clauses.map((id) => [titles[id]!, ...terms.flatMap(({ clause, label }) => (clause === id ? [label] : []))]);
}

/** The terms that a step considered but that did not apply. */
const considered = ({ reasons }: Shown['step']): readonly string[] =>
  reasons.flatMap(termsOf).flatMap(({ label, counted }) => (counted ? [] : [label]));

/** What a screen reader must speak for a step, in any order. */
function told({ step, kind }: Shown): readonly string[] {
  if (kind === 'ask') return [step.ask!.question, ...step.ask!.choices.map(({ says }) => says)];
  if (kind === 'task') return [step.task!.says];
  if (kind === 'before') return [step.lead ?? '', 'Next: '];
  const result = [`${step.orderSays!}${step.tried ? '?' : '.'}`, step.verdict!.ok ? 'Allowed' : 'Refused'];
  const happened = [step.refusalSays ?? '', ...step.events.map(({ says }) => says)];
  return [...step.say.split(/\n\s*\n/), ...result, ...happened, ...considered(step)];
}

/** Listens to the panel of the current step. */
async function panelOf(page: Page): Promise<readonly string[]> {
  await listenTo(page, 'heading, ');
  const title = await page.evaluate(() => window.virtual.lastSpokenPhrase());
  return [title, ...(await listenTo(page, 'link, Link to this step'))];
}

test('a screen reader follows a scenario from its first step to its last', async ({ page }) => {
  const steps = shown(await scenario(ID));
  await page.goto(HOME);
  await listen(page, BOARD);
  await listenTo(page, 'image, Board of 11 by 7 squares');

  for (const [at, each] of steps.entries()) {
    const phrases = await panelOf(page);
    expect(phrases[0]).toBe(`heading, ${each.step.title}, level 3`);
    const all = heard(phrases.join(' '));
    for (const words of told(each)) expect(all, each.id).toContain(heard(words));
    if (each.kind === 'step' || each.kind === 'answer')
      for (const names of decided(each.step))
        expect(
          names.filter((name) => all.includes(name)),
          `${each.id}: ${names[0]}`,
        ).not.toEqual([]);
    if (at + 1 === steps.length) break;

    // The player renames the button.
    if (at > 0) await boardOn(page, ID).alive();
    const isOpen = each.kind === 'ask' || each.kind === 'task';
    await listenTo(page, `button, ${isOpen ? 'Skip' : 'Next'}`, 'previous');
    const [announced = ''] = await act(page);
    const next = steps[at + 1]!;
    expect(announced).toContain(`polite: ${next.step.title}`);
    const gist =
      next.kind === 'ask' ? next.step.ask!.question : next.kind === 'task' ? next.step.task!.says : next.step.say;
    expect(heard(announced)).toContain(heard(gist.split(/\n\s*\n/)[0]!));
    if (next.kind === 'step' || next.kind === 'answer')
      for (const { says } of next.step.events) expect(announced).toContain(says);
    if (next.step.refusalSays !== null && next.kind !== 'ask') expect(announced).toContain(next.step.refusalSays);
  }
});

test('a screen reader opens an answer to a prediction and speaks its reason', async ({ page }) => {
  const asked = shown(await scenario(ID)).find(({ kind }) => kind === 'ask')!;
  const [wrong] = asked.step.ask!.choices;
  await page.goto(`${embedPath(ID)}#${ID}:${asked.id}`);
  await expect(boardOn(page, ID).panel).toHaveAttribute('data-kind', 'ask');
  await listen(page, BOARD);
  await listenTo(page, 'heading, ');
  const before = await listenTo(page, wrong!.says);
  expect(before.join(' ')).not.toContain(wrong!.because);
  await act(page);
  const after = heard((await listenTo(page, 'link, Line of sight')).join(' '));
  expect(after).toContain('No');
  expect(after).toContain(wrong!.because);
});

test('a screen reader speaks the result of the reader’s own dice', async ({ page }) => {
  await page.goto(`${embedPath(ID)}#${ID}:the-shot`);
  const { figure, alive } = boardOn(page, ID);
  await figure.hover();
  await alive();
  await listen(page, BOARD);
  await listenTo(page, 'button, Roll it yourself');
  const [announced = ''] = await act(page);
  expect(announced).toMatch(/polite: The gun (misses|hits)/);
  const phrases = await listenTo(page, 'button, Roll again');
  expect(phrases).toContain('heading, Your own dice, level 4');
  const result = await listenTo(page, 'link, Link to this');
  expect(result.join(' ')).toMatch(/Your 1 roll/);
});

test('a screen reader speaks the position of every unit', async ({ page }) => {
  const [first] = shown(await scenario(ID));
  await page.goto(embedPath(ID));
  await page.locator('.below .description summary').click();
  await listen(page, `${BOARD} .below .description`);
  const phrases = (await listenTo(page, 'end of group')).join(' | ');
  for (const { name, at } of unitsOf(first!.step.state))
    expect(phrases.toLowerCase()).toMatch(new RegExp(`${name.toLowerCase()} \\([^)]*\\) on ${at}`));
});
