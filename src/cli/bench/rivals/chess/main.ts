/*
 * The thinnest page that lets a reader make legal moves on chessground: squares light up at a
 * click, as our boards turn a page.
 */
import { Chessground } from 'chessground';
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.brown.css';
import 'chessground/assets/chessground.cburnett.css';
import { Chess } from 'chessops/chess';
import { chessgroundDests } from 'chessops/compat';
import { makeFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { parseSquare } from 'chessops/util';

const position = Chess.default();
const says = document.getElementById('says')!;

const shown = () => ({ fen: makeFen(position.toSetup()), turnColor: position.turn });

const board = Chessground(document.getElementById('board')!, {
  ...shown(),
  movable: { color: 'white', free: false, dests: chessgroundDests(position), events: { after: moved } },
});

function moved(from: string, to: string): void {
  const move = { from: parseSquare(from)!, to: parseSquare(to)! };
  says.textContent = makeSan(position, move);
  position.play(move);
  for (const [own, squares] of position.allDests()) {
    const [first] = squares;
    if (first === undefined) continue;
    position.play({ from: own, to: first });
    break;
  }
  board.set({ ...shown(), movable: { color: 'white', dests: chessgroundDests(position) } });
}
