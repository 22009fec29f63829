import { inBothUnits } from './units.ts';

/**
 * What is left as it is: what is no text, controls that scripts name anew, what scripts read again,
 * and texts to be copied.
 */
const SKIPPED =
  'script,style,noscript,template,svg,code,pre,textarea,select,.both,.citation,.description,table[data-chart],[data-turn],[data-live],[data-unit-skip]';

/** A text of the page that was split to add what its lengths are in the other unit. */
interface Split {
  /** What was added, and the rest of the text, in the order of the page. */
  readonly pieces: readonly ChildNode[];
}

/**
 * Tells the lengths of a part of a page in both units, as long as that is switched on, also in what
 * scripts write there later. A text node stays where it is and is only made shorter, because a
 * script may hold it; if the script writes a new text into it, what was split from it goes.
 */
export class BothUnits {
  readonly #root: Element;
  readonly #splits = new WeakMap<Node, Split>();
  readonly #own = new WeakSet<Node>();
  readonly #observer = new MutationObserver((changes) => this.#follow(changes));
  #isOn = false;

  constructor(root: Element) {
    this.#root = root;
  }

  /** Adds the other units, or takes all of them away. */
  show(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    if (isOn) this.#tellAll(this.#root);
    else this.#takeAway();
    // Also when it is off: a board may bring back a step that it kept while it was on.
    this.#observer.observe(this.#root, { subtree: true, childList: true, characterData: true });
    this.#observer.takeRecords();
  }

  #follow(changes: readonly MutationRecord[]): void {
    for (const { type, target, removedNodes, addedNodes } of changes) {
      if (type === 'characterData') this.#join(target, false);
      for (const node of removedNodes) this.#join(node, true);
      // What is inserted beside a split text may stand before its rest.
      if (addedNodes.length > 0) for (const node of [...target.childNodes]) this.#join(node, true);
      const scope = target instanceof Element ? target : target.parentElement;
      if (scope?.closest(SKIPPED) !== null) continue;
      for (const both of scope.querySelectorAll(':scope > .both')) this.#removeCopy(both);
      for (const node of scope.childNodes) if (node instanceof Text) this.#tell(node);
      for (const node of addedNodes) if (node instanceof Element) this.#tellAll(node);
    }
    // What this has changed itself is not to be followed.
    this.#observer.takeRecords();
  }

  /** Tells all lengths in an element, if it is on; takes away copies of earlier tellings. */
  #tellAll(root: Element): void {
    for (const both of root.querySelectorAll('.both')) this.#removeCopy(both);
    if (root.closest(SKIPPED) === null) for (const text of textsIn(root)) this.#tell(text);
  }

  #tell(text: Text): void {
    if (!this.#isOn || this.#own.has(text) || this.#splits.has(text)) return;
    const parts = inBothUnits(text.data);
    if (parts.every(({ added }) => added === '') || isLaidOut(text)) return;
    const pieces: ChildNode[] = [];
    let [rest, length] = [text, 0];
    for (const { text: said, added } of parts) {
      length += said.length;
      if (added === '') continue;
      const both = document.createElement('span');
      both.className = 'both';
      both.textContent = added;
      // Splitting keeps the ranges in which names of units are marked.
      rest = rest.splitText(length);
      rest.before(both);
      pieces.push(both, rest);
      length = 0;
    }
    for (const piece of pieces) this.#own.add(piece);
    this.#splits.set(text, { pieces });
  }

  /** Removes what was split from a text; `isWhole` if its rest belongs to it still. */
  #join(text: Node, isWhole: boolean): void {
    const split = this.#splits.get(text);
    if (split === undefined) return;
    this.#splits.delete(text);
    for (const piece of split.pieces) {
      if (isWhole && piece instanceof Text) (text as Text).appendData(piece.data);
      piece.remove();
    }
  }

  #removeCopy(both: Element): void {
    if (!this.#own.has(both)) both.remove();
  }

  #takeAway(): void {
    for (const text of textsIn(this.#root)) this.#join(text, true);
    for (const both of this.#root.querySelectorAll('.both')) both.remove();
  }
}

/**
 * Is a text an item of its own in a row or a grid, as the words of some buttons? Each part of it
 * would become a column there.
 */
const isLaidOut = ({ parentElement }: Text): boolean =>
  parentElement !== null && /flex|grid/.test(getComputedStyle(parentElement).display);

/** The texts in an element, without those in what is skipped. */
function textsIn(root: Element): readonly Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
