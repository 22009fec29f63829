/** Links to a reader's own position: what reads and writes them, as a chunk that is loaded only when there is such a link or position. */
export { readPosition } from './address.ts';
export { replayed, rolled, written } from './replay.ts';
export { noBoard, noOrders, why } from './words.ts';
