import { DomUtils, ElementType, type parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

export const isElement = (node: Node): node is Element => 'attribs' in node;

const classesOf = ({ attribs }: Element): readonly string[] => (attribs['class'] ?? '').split(/\s+/);

export const hasClass = (name: string, element: Element): boolean => classesOf(element).includes(name);

/**
 * What is on a page and says nothing about its subject: pictures, controls, lists of links, and
 * boards, whose words come step by step.
 */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'nav', 'figure', 'details', 'select', 'datalist', 'output']); // prettier-ignore

/**
 * The same of any tag: the line above a heading, links to boards, the sources of an answer, and how
 * to cite the page.
 */
const SILENT_CLASSES = ['kicker', 'small', 'sources', 'citation'];

/**
 * Whether this says nothing of the page’s subject, or is not seen until one opens it, as are the
 * pop-ups of the words.
 */
const isSilent = (element: Element): boolean =>
  SILENT.has(element.name) ||
  'hidden' in element.attribs ||
  'popover' in element.attribs ||
  element.attribs['aria-hidden'] === 'true' ||
  SILENT_CLASSES.some((name) => hasClass(name, element)) ||
  // A word of the glossary is a button that opens its pop-up, and stands in the midst of a
  // sentence.
  (element.name === 'button' && !hasClass('term', element)) ||
  (element.attribs['translate'] === 'no' && !isSpoken(element)) ||
  (element.name === 'li' && namesRuling(element));

/**
 * An id of a clause is a word where its sentence goes on behind it, as in “a plain tie (its id).”,
 * and otherwise a mark of where a rule stands.
 */
const isSpoken = ({ next }: Element): boolean => next?.type === ElementType.Text && /^\s*[^\s]/.test(next.data);

/** Whether a list has another ruling here, by its id and its question: it is found by itself. */
function namesRuling({ children }: Element): boolean {
  const [link] = children.filter(isElement);
  return link?.name === 'a' && link.attribs['href']?.endsWith(`/rulings/${DomUtils.textContent(link)}/`) === true;
}

/** What may stand within a sentence. Anything else begins and ends one. */
const INLINE = new Set(['a', 'abbr', 'b', 'button', 'code', 'dfn', 'em', 'i', 'kbd', 'q', 's', 'span', 'strong', 'sub', 'sup', 'time', 'u']); // prettier-ignore

/** What stands beside other things in a line: the cells of a table, and the remarks in them. */
const CELLS = new Set(['td', 'th', 'dt', 'small']);

/** The text of nodes, with a line for each sentence or block, and a tabulator after each cell. */
const said = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.type === ElementType.Text) return node.data.replaceAll(/\s+/g, ' ');
      if (!isElement(node) || isSilent(node)) return '';
      if (node.name === 'br') return ' ';
      const inner = said(node.children);
      if (INLINE.has(node.name)) return inner;
      return CELLS.has(node.name) ? `\t${inner}\t` : `\n${inner}\n`;
    })
    .join('');

/**
 * Whether a text ends as a sentence or a part of one does, with or without a quotation mark or
 * bracket behind.
 */
const isClosed = (text: string): boolean => /[.!?…:;,][”’"')\]]*$/.test(text);

/** Pieces one after the other, with a mark between two where the first has none of its own. */
const joined = (pieces: readonly string[], mark: string): string =>
  pieces
    .filter((piece) => piece !== '')
    .reduce((text, piece) => (text === '' ? piece : `${text}${isClosed(text) ? '' : mark} ${piece}`), '');

/**
 * The text of nodes as it is read. Where a block ends without a full stop, as headings and cells
 * do, the text has a mark.
 */
export const textOf = (nodes: readonly Node[]): string =>
  joined(
    said(nodes)
      .split('\n')
      .map((line) =>
        joined(
          line.split('\t').map((cell) => cell.replaceAll(/ +/g, ' ').trim()),
          ' ·',
        ),
      ),
    '.',
  );
