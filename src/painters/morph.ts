/**
 * Brings a layer from one step's markup to another's: a mark in both keeps its element and gets the new attributes (so that a style sheet may
 * let it glide), one that is new is added, one that is gone is removed, and the order is that of the new markup. Marks are told by `data-m`.
 */
export function morph(layer: Element, markup: string): void {
  const next = layer.cloneNode(false) as Element;
  next.innerHTML = markup;
  const old = new Map(Array.from(layer.children, (mark) => [mark.getAttribute('data-m'), mark]));
  const marks = Array.from(next.children, (mark) => {
    const kept = old.get(mark.getAttribute('data-m'));
    if (kept === undefined) return mark;
    for (const { name } of Array.from(kept.attributes)) if (!mark.hasAttribute(name)) kept.removeAttribute(name);
    for (const { name, value } of Array.from(mark.attributes))
      if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
    if (kept.innerHTML !== mark.innerHTML) kept.innerHTML = mark.innerHTML;
    return kept;
  });
  layer.replaceChildren(...marks);
}
