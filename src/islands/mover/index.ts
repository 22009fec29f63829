import sheet from './mover.css?inline';

/* The moving of units by hand, as boards on free tables load it: see `orders/mover.ts`. */
export { draftView } from './showing.ts';
export { replyTo } from './replying.ts';
export { marchOf, takeUp } from './moving-unit.ts';
export { orderSaid } from './wording.ts';

const rules = new CSSStyleSheet();
rules.replaceSync(sheet);
document.adoptedStyleSheets.push(rules);
