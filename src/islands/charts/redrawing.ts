import { seedFrom } from '../../core/seeded.ts';
import { unseen } from '../../games/contract/view.ts';
import { orderReport } from '../../panel/step-report.ts';
import { orderReportMarkup } from '../../panel/order-report.ts';
import { replayed, type Replayed, type Script } from '../../scenario/play/replay.ts';
import { bareOf, type Scene } from '../../scene/scene.ts';
import type { BoardData, FrameData } from '../../sent/boards.ts';
import { addSymbols, session, type Session } from '../orders/session.ts';

/** A frame whose result was played again with the reader's own charts. */
interface Redrawn {
  readonly frame: FrameData;
  readonly scene: Scene;
  readonly script: Script;
}

const isOwn = ({ before, order, played }: FrameData): boolean =>
  before.charts !== undefined && order !== null && played !== undefined;

/** Plays a frame again from its own beginning, with the dice that fell. */
function playedAgain({ game }: Session, board: string, frame: FrameData): Redrawn {
  const { order, played, before } = frame;
  const { then, ...fell } = played!;
  const script: Script = { ...fell, orders: [order!, ...then], seed: seedFrom(0, board, frame.id) };
  const { state, shows } = replayed(unseen(game.rules), before, script, false);
  const scene = game.scene(state, shows, before);
  return { frame: { ...frame, state: game.rules.seen(state), scene: bareOf(scene) }, scene, script };
}

/** The report of a frame, with its odds, as a panel shows it. */
function reportMarkup({ game }: Session, { frame, script }: Redrawn): string {
  const counted: Replayed = replayed(unseen(game.rules), frame.before, script, true);
  return orderReportMarkup(orderReport(game, counted));
}

/**
 * A board as it comes out with the reader's own charts: each step is played again from its own
 * beginning. Whenever the board shows such a step, its map, its dice, its sums and its odds are
 * those of the reader's charts; the text of the page stays.
 */
export async function redrawn(board: HTMLElement, data: BoardData): Promise<BoardData> {
  const at = await session(data);
  const again = data.frames.map((frame) => (isOwn(frame) ? playedAgain(at, data.id, frame) : null));
  const frames = data.frames.map((frame, n) => again[n]?.frame ?? frame);
  const reports = new Map<number, string>();
  const scenes = frames.map((frame, n) => again[n]?.scene ?? at.game.scene(frame.state, []));

  function draw({ scene }: Redrawn) {
    const detail = { live: at.tools.svgLive(scene), alt: scene.alt };
    addSymbols(at, scene);
    board.dispatchEvent(new CustomEvent('drill:draw', { detail, bubbles: true }));
  }
  function show() {
    const n = Number(board.dataset['at']);
    const shown = again[n];
    board.dataset['charts'] = data.frames[n]?.staysOurs === true ? 'ours' : 'own';
    if (shown === null || shown === undefined) return;
    const report = reports.get(n) ?? reportMarkup(at, shown);
    reports.set(n, report);
    const result = board.querySelector('[data-panel] .result');
    if (result !== null) result.innerHTML = report;
    const list = board.querySelector('.description ul')!;
    list.innerHTML = at.tools.descriptionItems(scenes[n]!, scenes[n - 1] ?? null, 'counted');
    const strip = board.querySelector('[data-strip]');
    const { rules } = at.game;
    if (strip !== null)
      strip.innerHTML = at.tools.stripMarkup(rules.beside?.(shown.frame.state, rules.eyes(shown.frame.state)) ?? null);
    draw(shown);
  }
  // While a result is shown in stages, the page itself draws its map at the end.
  const stages = new MutationObserver(() => {
    const shown = again[Number(board.dataset['at'])];
    if (shown && board.dataset['stage'] === undefined && board.dataset['mode'] === undefined) draw(shown);
  });
  stages.observe(board, { attributeFilter: ['data-stage'] });
  board.addEventListener('drill:turned', show);
  show();
  return { ...data, frames };
}
