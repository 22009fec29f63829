import type { ClauseId } from '../core/ids.ts';
import type { Awaiting } from '../games/contract/engine.ts';
import { seenEvents } from '../games/contract/view.ts';
import type { PlayableGame } from '../scene/module.ts';
import { partFor } from '../scene/framing.ts';
import type { Scene } from '../scene/scene.ts';
import type { Played } from '../scenario/play/played.ts';
import { isChange } from './headline.ts';
import { orderReportMarkup, type OrderReport } from './order-report.ts';
import { orderReport } from './step-report.ts';
import { instructionsMarkup } from './instructions.ts';
import { descriptionItems } from './description.ts';
import { roomForAnswers, roomForOrders } from './room.ts';
import { escape, proseMarkup } from './markup.ts';
import { askMarkup, decisionMarkup, taskMarkup } from './question.ts';
import { stripMarkup } from './strip.ts';

/**
 * A scene of a board with its panel. A question, a task or a decision has two frames, because its
 * narration and its result must not be visible together with the question. A step with an order
 * also has two, if no frame before it shows the board on which the order is given.
 */
export interface Frame {
  /**
   * The id of the step; with `.answer` for an answer, and with `.before` for the board before an
   * order or a decision. It is part of public links: `#<prefix>.clear-at-last:two-woods`.
   */
  readonly id: string;
  /** The index of its step in the file. */
  readonly step: number;
  readonly kind: 'before' | 'step' | 'ask' | 'task' | 'answer';
  /** The title of the scenario's chapter that begins here, or null. */
  readonly chapter: string | null;
  /** The turn and phase of its order, in words; where the order ends a phase, those that follow. */
  readonly moment: string;
  /** Whether the reader may roll the dice of its order too. */
  readonly rolls: boolean;
  /** What the reader sees of the state that the scene shows. */
  readonly state: Awaiting;
  readonly scene: Scene;
  /** The panel as HTML, readable without scripts. */
  readonly panel: string;
  /** What lies beside the board for its reader, as HTML; empty if nothing does. */
  readonly strip: string;
  /**
   * The panel without the result of the order, and without the text about the board before it,
   * which would mean nothing without its units.
   */
  readonly brief: string;
  /**
   * The text description, as HTML list items: what changed since the frame before, and how many
   * items did not.
   */
  readonly description: string;
}

/** What happened between the last step and this one, apart from the phases themselves. */
function wayMarkup({ rules }: PlayableGame, played: Played): string {
  const passed = seenEvents(rules, played.passed, rules.eyes(played.before)).filter(isChange);
  return passed.length === 0
    ? ''
    : `<p class="way">Meanwhile: ${passed.map((each) => escape(each.says)).join(' ')}</p>`;
}

/** A played scenario, and what is needed to show it. */
export interface ShownScenario {
  readonly game: PlayableGame;
  /** Its public id, for links. */
  readonly board: string;
  readonly steps: readonly Played[];
  /** By the id of a step: its result under other readings of the rulings that it used. */
  readonly otherwise: ReadonlyMap<string, OrderReport['otherwise']>;
  /**
   * By the id of a step whose result differs under the reading played here: how it differs. Its
   * narration is left out, because it describes another result.
   */
  readonly differing: ReadonlyMap<string, string>;
  /** The text of a clause, in our words. */
  readonly clauseSays: (id: ClauseId) => string;
}

/** The frames of a scenario, in order. */
export function framesOf(shown: ShownScenario): readonly Frame[] {
  const parts = shown.steps.flatMap((played, step) => partsOf(shown, played, step));
  const scenes = inPart(
    shown,
    parts.map(({ kind, step }) => sceneOf(shown.game, kind, shown.steps[step]!)),
  );
  return parts.map((part, i) => {
    const isFirst = parts[i - 1]?.step !== part.step;
    const count = `Step ${i + 1} of ${parts.length}`;
    return framed(shown, { ...part, isFirst, count }, { scene: scenes[i]!, before: scenes[i - 1] ?? null });
  });
}

/**
 * The scenes of a board; on a free table without a part that its author chose, all of them in the
 * part in which something stands or happens in any of them.
 */
function inPart({ game, steps }: ShownScenario, scenes: readonly Scene[]): readonly Scene[] {
  const [first] = scenes;
  if (first === undefined || first.grid || first.view !== undefined) return scenes;
  const room = steps.flatMap((played) => [
    ...roomForAnswers(game, played),
    ...(played.task === null && played.decision === null ? [] : roomForOrders(game, game.rules.seen(played.before))),
  ]);
  const view = partFor(scenes, room);
  return view === null ? scenes : scenes.map((scene) => ({ ...scene, view }));
}

/** A frame before its scene is drawn. */
interface Part extends Pick<Frame, 'kind' | 'step'> {
  readonly body: string;
  readonly result: string;
}

/** A frame, and whether it is the first of its step. */
interface PlacedPart extends Part {
  readonly isFirst: boolean;
  /**
   * `Step 2 of 5`: a question and its answer count as two, because *Next* leads from one to the
   * other.
   */
  readonly count: string;
}

function partsOf(shown: ShownScenario, played: Played, step: number): readonly Part[] {
  const { game, board, otherwise, differing, clauseSays } = shown;
  const part = (kind: Frame['kind'], body: string, result = ''): Part => ({ kind, step, body, result });
  const way = wayMarkup(game, played);
  const says = (prose: string) => `<div class="say">${proseMarkup(prose)}</div>`;
  const differs = differing.get(played.id);
  const say = says(differs === undefined ? played.say : `Under this reading ${differs}`);
  const result = `<div class="result">${orderReportMarkup(orderReport(game, played, otherwise.get(played.id)))}</div>`;
  const { lead, order, ask, task, decision } = played;
  if (decision !== null) {
    const asked = decisionMarkup(decision, instructionsMarkup(game, played.before));
    return [part('task', way + (lead === null ? '' : says(lead)) + asked), part('step', say, result)];
  }
  if (ask === null && task === null) {
    if (order === null || (step > 0 && lead === null)) return [part('step', way + say, result)];
    const beforeIt = (lead === null ? '' : says(lead)) + nextOrder(played);
    return [part('before', way, beforeIt), part('step', say, result)];
  }
  const question = ask === null ? '' : askMarkup(ask, `${board}:${played.id}`, game.clauseTitle);
  const clause = { title: game.clauseTitle, says: clauseSays };
  const asked = task === null ? '' : taskMarkup(task, instructionsMarkup(game, played.before), clause);
  return [part(task === null ? 'ask' : 'task', way + question + asked), part('answer', say, result)];
}

/** An order that nobody may see: it begins with the name of its side. */
const SEALED = /^[^:]+: an order that is not shown/;

/** The order that comes next. Orders begin with a verb. */
function nextOrder({ orderSays, tried }: Played): string {
  const says = orderSays ?? '';
  const goesOn = SEALED.test(says) ? says : says.charAt(0).toLowerCase() + says.slice(1);
  return `<p class="order"><span>Next: ${escape(goesOn)}${tried ? '?' : '.'}</span></p>`;
}

const isBefore = (kind: Frame['kind']): boolean => kind === 'before' || kind === 'ask' || kind === 'task';

/** What the reader sees of the board of a frame. */
const stateOf = ({ rules }: PlayableGame, kind: Frame['kind'], { before, state }: Played): Awaiting =>
  rules.seen(isBefore(kind) ? before : state);

function sceneOf(game: PlayableGame, kind: Frame['kind'], played: Played): Scene {
  const state = stateOf(game, kind, played);
  return isBefore(kind) ? game.scene(state, played.ask?.shows ?? []) : game.scene(state, played.shows, played.before);
}

/**
 * The id of a frame. A link to a step must still open its result, so the board before it has an id
 * of its own.
 */
function idOf({ id, decision }: Played, kind: Frame['kind']): string {
  if (kind === 'answer') return `${id}.answer`;
  return kind === 'before' || (kind === 'task' && decision !== null) ? `${id}.before` : id;
}

interface Scenes {
  readonly scene: Scene;
  /** The scene of the frame before. Null for the first. */
  readonly before: Scene | null;
}

function framed(
  { game, board, steps }: ShownScenario,
  { kind, step, body, result, isFirst, count }: PlacedPart,
  { scene, before }: Scenes,
): Frame {
  const played = steps[step]!;
  const id = idOf(played, kind);
  const state = stateOf(game, kind, played);
  // The order to end a phase shows the next one. Any other order belongs to the phase in which
  // it is given, even if nothing is left to do there and the next phase begins.
  const isNext = !isBefore(kind) && played.order?.type === 'end-phase' && played.state.awaits !== null;
  const moment = isNext ? game.rules.words.moment(state) : played.moment;
  const link = `<a class="permalink" data-do="link" href="#${escape(board)}:${escape(id)}">Link to this step</a>`;
  const head = `<p class="where"><span>${count}</span> <span>${escape(moment)}</span></p><h3>${escape((isBefore(kind) ? played.decision?.title : undefined) ?? played.title)}</h3>`;
  return {
    id,
    step,
    kind,
    chapter: isFirst ? played.chapter : null,
    moment,
    rolls: !isBefore(kind) && played.odds !== null,
    state,
    scene,
    panel: `${head}${body}${result}${link}`,
    strip: stripMarkup(game.rules.beside?.(state, game.rules.eyes(state)) ?? null),
    brief: `${head}${body}${link}`,
    description: descriptionItems(scene, before, 'counted'),
  };
}
