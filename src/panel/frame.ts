import type { ClauseId } from '../core/ids.ts';
import type { AnyRules, Awaiting } from '../games/engine.ts';
import type { PlayableGame } from '../scene/module.ts';
import type { Scene } from '../scene/scene.ts';
import type { Played } from '../scenario/played.ts';
import { isChange } from './headline.ts';
import { orderReportMarkup, type OrderReport } from './order-report.ts';
import { decisionMarkup } from './decision.ts';
import { instructionsMarkup } from './instructions.ts';
import { clauseMarkup, escape, proseMarkup, type ClauseTitle } from './markup.ts';

/**
 * A scene of a board with its panel. A step is one frame; a question, a task or a decision is two, because neither its narration nor its
 * result may be visible with the question.
 */
export interface Frame {
  /** The step's id; for an answer with `.answer` appended, for a decision with `.before`. It is part of public links: `#<prefix>.clear-at-last:two-woods`. */
  readonly id: string;
  /** The index of its step in the file. */
  readonly step: number;
  readonly kind: 'step' | 'ask' | 'task' | 'answer';
  /** The title of the scenario's chapter that begins here, or null. */
  readonly chapter: string | null;
  /** The turn and phase, in words. */
  readonly moment: string;
  /** Whether there is an order whose dice the reader may roll too. */
  readonly rolls: boolean;
  readonly scene: Scene;
  /** The panel as HTML, readable without scripts. */
  readonly panel: string;
  /** The panel without the result of the order. */
  readonly brief: string;
  /** The text description, as HTML list items. */
  readonly description: string;
}

/** The report of a step's order. */
export const orderReport = ({ rules, clauseTitle }: PlayableGame, played: Played): OrderReport => ({
  orderSays: played.orderSays,
  tried: played.tried,
  allowed: played.verdict?.ok ?? null,
  refusal: played.verdict?.ok === false ? { says: played.refusalSays ?? '', clause: played.verdict.clause } : null,
  permits: played.verdict?.ok === true ? played.verdict.clauses : [],
  dice: played.rolls.map((rolled) => ({ rolled, caption: rules.words.roll(rolled.purpose, played.before) })),
  events: played.events,
  odds: played.odds,
  reads: played.reads,
  clauseTitle,
});

/** What happened between the last step and this one, apart from the phases themselves. */
function wayMarkup(played: Played): string {
  const passed = played.passed.filter(isChange);
  return passed.length === 0
    ? ''
    : `<p class="way">On the way: ${passed.map((each) => escape(each.says)).join(' ')}</p>`;
}

function askMarkup(ask: NonNullable<Played['ask']>, name: string, title: ClauseTitle): string {
  const choices = ask.choices.map(
    ({ says, right, because, clauses }) =>
      `<details name="${escape(name)}" class="choice"><summary>${escape(says)}</summary><p><b class="${right ? 'yes' : 'no'}">${right ? 'Right' : 'No'}</b> ${escape(because)} <small>${clauses.map((id) => clauseMarkup(id, title)).join(', ')}</small></p></details>`,
  );
  return `<div class="ask"><p class="question">${escape(ask.question)}</p>${choices.join('')}</div>`;
}

/** A task with three levels of help, which can be opened without scripts too. */
function taskMarkup(
  { says, right, hints }: NonNullable<Played['task']>,
  instructions: string,
  { clauseSays, game: { clauseTitle: title } }: ShownScenario,
): string {
  const hint = (name: string, summary: string, inside: string): string =>
    `<details class="choice" data-hint="${name}"><summary>${summary}</summary>${inside}</details>`;
  const clauses = hints.clauses.map((id) => `<p>${clauseMarkup(id, title)}: ${escape(clauseSays(id))}</p>`);
  const answers = right.map((each) => `<li>${escape(each.says)}</li>`).join('');
  const words = hints.answer === null ? '' : `<p>${escape(hints.answer)}</p>`;
  return `<div class="task"><p class="question">${escape(says)}</p>${instructions}${hint('look', 'Hint: where to look', `<p>${escape(hints.look)}</p>`)}${hint('clause', 'Hint: which clause', clauses.join(''))}${hint('answer', 'Show me', `<p>${right.length === 1 ? 'Only this is right:' : 'Each of these is right:'}</p><ul>${answers}</ul>${words}`)}</div>`;
}

/** The board's text description, as HTML list items. */
export const descriptionItems = ({ description }: Scene): string =>
  description.length === 0
    ? '<li>Nothing yet</li>'
    : description.map(({ text }) => `<li>${escape(text)}</li>`).join('');

/** A played scenario, and what is needed to show it. */
export interface ShownScenario {
  readonly game: PlayableGame;
  /** Its public id, for links. */
  readonly board: string;
  readonly steps: readonly Played[];
  /** The ids of steps whose result differs under the reading played here. Their narration describes another result and is left out. */
  readonly differingSteps: readonly string[];
  /** The text of a clause, in our words. */
  readonly clauseSays: (id: ClauseId) => string;
}

/** The frames of a scenario, in order. */
export const framesOf = (shown: ShownScenario): readonly Frame[] =>
  shown.steps.flatMap((played, step) => framesOfStep(shown, played, step));

function framesOfStep(shown: ShownScenario, played: Played, step: number): readonly Frame[] {
  const { game, board, differingSteps } = shown;
  const frame = (kind: Frame['kind'], ...body: readonly string[]): Frame => pictured(shown, step, kind, body);
  const way = wayMarkup(played);
  const differs = differingSteps.includes(played.id);
  const say = `<div class="say">${proseMarkup(differs ? 'Here this reading differs from the one we play.' : played.say)}</div>`;
  const result = `<div class="result">${orderReportMarkup(orderReport(game, played))}</div>`;
  if (played.decision !== null) {
    const asked = way + decisionMarkup(played.decision, instructionsMarkup(game, played.before));
    return [pictured(shown, step, 'task', [asked]), pictured(shown, step, 'step', [way + say, result])];
  }
  if (played.ask === null && played.task === null) return [frame('step', way + say, result)];
  const question = played.ask === null ? '' : askMarkup(played.ask, `${board}:${played.id}`, game.clauseTitle);
  const instructions = () => instructionsMarkup(game, played.before);
  const task = played.task === null ? '' : taskMarkup(played.task, instructions(), shown);
  return [frame(played.task === null ? 'ask' : 'task', way + question + task), frame('answer', say, result)];
}

/** The id of a frame. A link to a step goes on opening what happened in it, so the decision before it has an id of its own. */
function idOf({ id, decision }: Played, kind: Frame['kind']): string {
  if (kind === 'answer') return `${id}.answer`;
  return kind === 'task' && decision !== null ? `${id}.before` : id;
}

/** The state as seen by the side that is to act: a question must not reveal what the other side hides. */
function seenByReader(rules: AnyRules, state: Awaiting): Awaiting {
  const side = state.awaits?.sides[0];
  return side === undefined ? state : rules.seenBy(state, side);
}

function pictured(
  { game, board, steps }: ShownScenario,
  step: number,
  kind: Frame['kind'],
  [body = '', result = '']: readonly string[],
): Frame {
  const played = steps[step]!;
  const open = kind === 'ask' || kind === 'task';
  const id = idOf(played, kind);
  const scene = open
    ? game.scene(seenByReader(game.rules, played.before), [])
    : game.scene(played.state, played.shows, played.before);
  const link = `<a class="permalink" data-do="link" href="#${escape(board)}:${escape(id)}">Link to this step</a>`;
  const head = `<p class="where"><span>Step ${step + 1} of ${steps.length}</span> <span>${escape(played.moment)}</span></p><h3>${escape((open ? played.decision?.title : undefined) ?? played.title)}</h3>`;
  const rolls = !open && played.odds !== null;
  return {
    id,
    step,
    kind,
    chapter: kind === 'answer' || (kind === 'step' && played.decision !== null) ? null : played.chapter,
    moment: played.moment,
    rolls,
    scene,
    panel: `${head}${body}${result}${link}`,
    brief: `${head}${body}${link}`,
    description: descriptionItems(scene),
  };
}
