import { DomUtils, parseDocument } from 'htmlparser2';
import type { Entry } from '../../sent/search.ts';
import { hasClass, isElement, joined, textOf, type Element, type Node } from './text.ts';

const isHeading = ({ name, attribs }: Element): boolean => name === 'h2' && attribs['id'] !== undefined;

/** A page for the search: its address within the site, and its kind. */
interface Page {
  readonly path: string;
  readonly kind: Entry['kind'];
  readonly game: string;
}

/** The kind of page at this address; null for a page that the search leaves out. */
export function pageAt(path: string, games: Readonly<Record<string, string>>): Page | null {
  const [room, name = '', more, rest] = path.split('/').slice(1);
  if (room === 'rulings' && name !== '') {
    const game = games[name.split('-')[0]!];
    return game === undefined ? null : { path, kind: 'ruling', game };
  }
  if (room === 'learn' && more !== undefined && more !== '' && rest === '')
    return { path, kind: 'chapter', game: name };
  if (room === 'rules' && name !== '') return { path, kind: 'clause', game: name };
  if (room === 'reference' && name !== '') return { path, kind: 'reference', game: name };
  if (room === 'odds' && name !== '' && more === '') return { path, kind: 'reference', game: name };
  if (room === 'compare' && name !== '' && more === '') return { path, kind: 'comparison', game: '' };
  if (room === 'play' && Object.values(games).includes(name) && more === '')
    return { path, kind: 'battle', game: name };
  return room === 'glossary' ? { path, kind: 'term', game: '' } : null;
}

/**
 * The entries of a page in the index: its chapter and each section, each clause, the ruling, each
 * term, each table, or each question of a comparison.
 */
export function entriesOf(page: Page, html: string, clauseTitle: (id: string) => string): readonly Entry[] {
  const main = DomUtils.findOne(({ attribs }) => attribs['id'] === 'main', parseDocument(html).children, true);
  if (main === null) throw new Error(`${page.path} has no main part`);
  const heading = DomUtils.findOne(({ name }) => name === 'h1', main.children, true);
  const title = heading === null ? '' : textOf([heading]);
  switch (page.kind) {
    case 'chapter':
      return sections(page, title, main);
    case 'clause':
      return DomUtils.findAll(({ attribs }) => attribs['class'] === 'clause-entry', [main]).map((entry): Entry => {
        const id = entry.attribs['id']!;
        // The tables of its numbers are found as well, but their raw names are nothing to read.
        const text = textOf(inClass('body', entry));
        const says = textOf(inClass('says', entry));
        return { ...page, path: `${page.path}#${id}`, title: clauseTitle(id), within: id, text, says };
      });
    case 'ruling':
      return [{ ...page, title, within: page.path.split('/')[2]!, text: textOf(inClass('prose', main)) }];
    case 'term':
      return terms(page, main);
    case 'comparison':
      return [{ ...page, title, within: '', text: textOf(inClass('words', main)) }, ...questions(page, title, main)];
    case 'battle':
      return [{ ...page, title, within: '', text: textOf(main.children) }];
    case 'game':
      return [];
    case 'reference':
      return sections(page, title, main).slice(1);
  }
}

const inClass = (name: string, of: Element): readonly Node[] =>
  DomUtils.findOne((element) => hasClass(name, element), of.children, true)?.children ?? [];

/** The page up to its first heading, and then each heading with the text after it. */
function sections(page: Page, title: string, main: Element): readonly Entry[] {
  const parts: { readonly heading: Element | null; readonly nodes: Node[] }[] = [{ heading: null, nodes: [] }];
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!isElement(node)) parts.at(-1)!.nodes.push(node);
      else if (isHeading(node)) parts.push({ heading: node, nodes: [] });
      else if (DomUtils.existsOne(isHeading, node.children)) walk(node.children);
      else if (node.name !== 'h1') parts.at(-1)!.nodes.push(node);
    }
  };
  walk(main.children);
  return parts.map(({ heading, nodes }) => ({
    ...page,
    path: heading === null ? page.path : `${page.path}#${heading.attribs['id']}`,
    title: heading === null ? title : textOf([heading]),
    within: heading === null ? '' : title,
    text: textOf(nodes),
  }));
}

/** Each question of a comparison, with the answers of all games, each after the game’s name. */
const questions = (page: Page, within: string, main: Element): readonly Entry[] =>
  DomUtils.findAll(({ name, attribs }) => name === 'tr' && attribs['id'] !== undefined, [main]).map(
    ({ attribs: { id = '' }, children }): Entry => {
      const [asks, ...answers] = children.filter(isElement);
      return {
        ...page,
        path: `${page.path}#${id}`,
        title: textOf(asks === undefined ? [] : [asks]),
        within,
        text: joined(
          answers.map((cell) => joined([cell.attribs['data-name'] ?? '', textOf([cell])], ':')),
          '.',
        ),
      };
    },
  );

/**
 * Each term of the glossary, in each game that has it. An element without an id only repeats
 * another one and is left out.
 */
const terms = (page: Page, main: Element): readonly Entry[] =>
  DomUtils.findAll(({ attribs }) => attribs['data-term'] !== undefined && attribs['id'] !== undefined, [main]).map(
    ({ attribs: { id = '', 'data-term': title = '', 'data-game': game = '' }, children }): Entry => ({
      ...page,
      game,
      path: `${page.path}#${id}`,
      title,
      within: '',
      text: textOf(children),
      // The titles of its clauses find it, but are nothing to read after its sentences.
      says: textOf(children.filter((child) => !isElement(child) || !hasClass('clause', child))),
    }),
  );
