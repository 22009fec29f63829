import { expect, test } from 'vitest';
import { stepsOf } from '../../src/islands/board/steps.ts';

const sprite = (id: string) => `<svg class="sprite" width="0"><defs><g id="${id}"/></defs></svg>`;
const board = (id: string, later: string) =>
  `<figure class="board" id="${id}" data-board="${id}"><p>first of ${id}</p>${later}</figure>`;

test('a page of steps is split: each board, its later frames, and the symbols of every game on it', () => {
  const { boards, symbols } = stepsOf(
    `<main>${sprite('a')}${board('pb.one', '<noscript><section>later</section></noscript>')}${sprite('b')}${board('rr.two', '')}</main>`,
  );
  expect([...boards.keys()]).toEqual(['pb.one', 'rr.two']);
  expect(boards.get('pb.one')).toEqual({ board: board('pb.one', ''), later: '<section>later</section>' });
  expect(boards.get('rr.two')).toEqual({ board: board('rr.two', ''), later: '' });
  expect(symbols).toBe(sprite('a') + sprite('b'));
});
