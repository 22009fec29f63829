import { DomUtils, ElementType, type parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

export const isElement = (node: Node): node is Element => 'attribs' in node;

const classesOf = ({ attribs }: Element): readonly string[] => (attribs['class'] ?? '').split(/\s+/);

export const hasClass = (name: string, element: Element): boolean => classesOf(element).includes(name);

/**
 * Elements that tell nothing about the subject of a page: pictures, controls, lists of links, and
 * boards, whose words come step by step.
 */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'nav', 'figure', 'select', 'datalist', 'output']); // prettier-ignore

/**
 * Classes of elements that tell nothing either: the line above a heading, links to boards, the
 * sources of an answer, when it was decided, how to cite the page, and marks of clauses.
 */
const SILENT_CLASSES = ['kicker', 'small', 'sources', 'citation', 'decided', 'clause-mark'];

/**
 * Whether an element tells nothing about the subject of the page, or is hidden until the reader
 * opens it, such as the pop-up of a term.
 */
const isSilent = (element: Element): boolean =>
  SILENT.has(element.name) ||
  // What is folded says nothing new, but for what lies open at first.
  (element.name === 'details' && !('open' in element.attribs)) ||
  element.name === 'summary' ||
  'hidden' in element.attribs ||
  'popover' in element.attribs ||
  element.attribs['aria-hidden'] === 'true' ||
  SILENT_CLASSES.some((name) => hasClass(name, element)) ||
  // A glossary term is a button that opens its pop-up, in the middle of a sentence.
  (element.name === 'button' && !hasClass('term', element)) ||
  (element.attribs['translate'] === 'no' && !isSpoken(element)) ||
  (element.name === 'li' && namesRuling(element));

/**
 * Whether the sentence continues after this clause id: then the id is one of its words, as in “a
 * plain tie (its id).”. Otherwise it only marks where a rule stands.
 */
const isSpoken = ({ next }: Element): boolean => next?.type === ElementType.Text && /^\s*[^\s]/.test(next.data);

/**
 * Whether a list item names another ruling by its id and its question. That ruling has its own
 * entry.
 */
function namesRuling({ children }: Element): boolean {
  const [link] = children.filter(isElement);
  return link?.name === 'a' && link.attribs['href']?.endsWith(`/rulings/${DomUtils.textContent(link)}/`) === true;
}

/**
 * Elements that may stand within a sentence. Any other element ends one sentence and begins
 * another.
 */
const INLINE = new Set(['a', 'abbr', 'b', 'button', 'code', 'dfn', 'em', 'i', 'kbd', 'q', 's', 'span', 'strong', 'sub', 'sup', 'time', 'u']); // prettier-ignore

/** Elements that stand side by side in a line: the cells of a table, and the remarks in them. */
const CELLS = new Set(['td', 'th', 'dt', 'small']);

/** The text of nodes, with a line for each sentence or block, and a tab after each cell. */
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
 * Whether a text ends with a mark of punctuation, with or without a quotation mark or bracket after
 * it.
 */
const isClosed = (text: string): boolean => /[.!?…:;,][”’"')\]]*$/.test(text);

/** Joins pieces. If a piece has no punctuation mark at its end, `mark` is added. */
export const joined = (pieces: readonly string[], mark: string): string =>
  pieces
    .filter((piece) => piece !== '')
    .reduce((text, piece) => (text === '' ? piece : `${text}${isClosed(text) ? '' : mark} ${piece}`), '');

/**
 * The text of nodes as a reader reads it. A block without a full stop, such as a heading or a cell,
 * gets a mark at its end.
 */
export const textOf = (nodes: readonly Node[]): string =>
  joined(
    said(nodes)
      .split('\n')
      .map((line) =>
        joined(
          line.split('\t').map((cell) => cell.replaceAll(/ +/g, ' ').trim()),
          ',',
        ),
      ),
    '.',
  );
