import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { boards } from '../../src/library/boards/view.ts';
import { chapterFiles } from '../../src/library/chapters.ts';
import type { PlayedScenario } from '../../src/library/playable.ts';
import { shownGames, library } from '../../src/library/plays.ts';
import { playModule } from '../../src/register/index.ts';
import { shown, type Shown } from '../e2e/board/played.ts';
import { boardsOf, builtChapters, builtGames, fileText, pageNames } from './built.ts';

type Nodes = Parameters<typeof DomUtils.findAll>[1];
type Found = ReturnType<typeof DomUtils.findAll>[number];

const having = (name: string, nodes: Nodes): readonly Found[] =>
  DomUtils.findAll((each) => name in each.attribs, nodes);

/** A text without markup, and with its white space normalized. */
const plain = (text: string): string =>
  text
    .replaceAll(/\*+/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/**
 * The text that must be beside a map. Under another reading the narration is left out, because it
 * describes our reading.
 */
function told({ step, kind }: Shown, isOurs: boolean): readonly string[] {
  if (kind === 'ask')
    return [step.title, step.ask!.question, ...step.ask!.choices.flatMap(({ says, because }) => [says, because])];
  if (kind === 'task' && step.decision !== null) {
    const { title, asks, weighed } = step.decision;
    return [title, asks, weighed.says, weighed.because];
  }
  if (kind === 'task') return [step.title, step.task!.says, ...step.task!.right.map(({ says }) => says)];
  if (kind === 'before') return [step.title, step.lead ?? '', step.orderSays!.slice(1)];
  const narrated = isOurs ? step.say.split(/\n\s*\n/) : [];
  return [step.title, ...narrated, step.refusalSays ?? '', ...step.events.map(({ says }) => says)];
}

/** The number of units that a map shows. */
const basesOn = (map: Found | undefined): number =>
  map === undefined ? -1 : DomUtils.findAll(({ attribs }) => attribs['data-k'] === 'base', [map]).length;

/** The number of units in the state of a frame. */
async function basesIn(played: PlayedScenario, { step, kind }: Shown): Promise<number> {
  const isBefore = kind === 'before' || kind === 'ask' || kind === 'task';
  const { before, state, shows } = step;
  const game = await playModule(played.game);
  const scene = isBefore ? game.scene(before, []) : game.scene(state, shows, before);
  return scene.marks.filter((mark) => mark.kind === 'base').length;
}

const played = await boards();

/** For each page, the boards with every step on it. A battle to play has no steps. */
const pages = pageNames()
  .filter((name) => !name.startsWith('play/'))
  .flatMap((name) => {
    const all = having('data-board', parseDocument(fileText(name)).children);
    const here = all.filter(({ attribs }) => !('data-steps' in attribs));
    return here.length === 0 ? [] : [{ name, here }];
  });

describe.each(pages)('on $name', ({ here }) => {
  test.each(here.map((figure) => [figure.attribs['data-board']!, figure] as const))(
    'every step of %s is readable, as a map with its text',
    async (id, figure) => {
      const board = played.get(id)!;
      const wanted = shown(board);
      const isOurs = board.reading === null || board.reading === board.ruling?.ruling;
      const frames = having('data-frame', figure.children);
      const maps = DomUtils.findAll(
        ({ attribs }) => attribs['class']?.split(' ').includes('map') ?? false,
        figure.children,
      );
      expect(frames.map(({ attribs }) => attribs['data-frame'])).toEqual(wanted.map((each) => each.id));
      for (const [at, frame] of frames.entries()) {
        // A sentence may go on from another: “Total 5: the musketeers are pinned.”
        const text = plain(DomUtils.textContent(frame)).toLowerCase();
        for (const words of told(wanted[at]!, isOurs)) expect(text).toContain(plain(words).toLowerCase());
        expect(basesOn(maps[at]), `units at «${wanted[at]!.step.title}»`).toBe(await basesIn(board, wanted[at]!));
      }
    },
  );
});

describe('nothing is left out', () => {
  test('each game that can be played can be learned', () => {
    expect(builtGames()).toEqual(shownGames());
  });

  test.each(builtChapters())('$path has the boards of its text, in order', ({ game, slug, path }) => {
    const { boards: wanted } = chapterFiles(game).find((each) => each.slug === slug)!;
    expect([...boardsOf(path).keys()]).toEqual(wanted);
    const steps = boardsOf(`${path}steps/`);
    expect([...steps.keys()]).toEqual(wanted);
    expect([...boardsOf(path)]).toEqual([...steps]);
  });

  test.each(shownGames())(
    'each ruling of %s has a board for each of its readings, and its further boards',
    async (game) => {
      const { rulings } = await library(game);
      for (const { ruling, plays } of rulings.values()) {
        const there = [...boardsOf(`rulings/${ruling.id}/`).keys()];
        const own = plays.map(({ key, played: { scenario } }) => [scenario.id, `${scenario.id}@${key}`]);
        for (const [at, ids] of own.entries()) expect(ids, ruling.id).toContain(there[at]);
        expect(there.slice(own.length), ruling.id).toEqual(ruling.boards);
      }
    },
  );
});
