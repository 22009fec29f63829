/** Elements with the same tag and the same `data-m` are considered the same. */
const name = (element: Element): string => `${element.tagName} ${element.getAttribute('data-m')}`;

function blend(old: Element, next: Element): void {
  // On a full table most marks stay as they are.
  if (old.isEqualNode(next)) return;
  for (const key of [...old.getAttributeNames(), ...next.getAttributeNames()]) {
    const value = next.getAttribute(key);
    if (value === null) old.removeAttribute(key);
    else if (old.getAttribute(key) !== value) old.setAttribute(key, value);
  }
  if (next.childElementCount > 0) morph(old, next);
  else old.textContent = next.textContent;
}

/** Markup as the content of a copy of the layer that is not on the page. */
export function contentOf(layer: Element, markup: string): Element {
  const next = layer.cloneNode(false) as Element;
  next.innerHTML = markup;
  return next;
}

/**
 * Changes a layer of a board to new content. A mark in both (with the same `data-m`) keeps its
 * element and gets the new attributes, so that CSS can animate it. New marks are added, the others
 * are removed, and the elements are put into the new order.
 */
export function morph(layer: Element, next: Element): void {
  const kept = Array.from(layer.children);
  const found = Array.from(next.children, (wanted) => {
    const same = kept.find((child) => name(child) === name(wanted));
    if (same === undefined) return wanted;
    kept.splice(kept.indexOf(same), 1);
    blend(same, wanted);
    return same;
  });
  for (const child of kept) child.remove();
  // An element that is already in the right place is not moved: moving it would end its transition.
  found.forEach((child, at) => {
    if (layer.children[at] !== child) layer.insertBefore(child, layer.children[at] ?? null);
  });
}
