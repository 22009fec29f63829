import sheet from './mover.css?inline';

/* The mover: how a reader pulls units on a free table. Boards load it through `orders/mover.ts`. */
export { draftView } from './showing.ts';
export { replyTo } from './replying.ts';
export { marchOf, takeUp } from './moving-unit.ts';
export { orderSaid } from './wording.ts';

const rules = new CSSStyleSheet();
rules.replaceSync(sheet);
document.adoptedStyleSheets.push(rules);
