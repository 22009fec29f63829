import { partsOf } from '../../core/dice.ts';
import type { Reason } from '../../core/reasons.ts';
import { written } from '../../core/fraction.ts';
import { fewestWays } from '../../core/ways.ts';
import type { Played } from '../../scenario/play/played.ts';
import type { PlayModule } from '../../scene/module.ts';
import { textBoard } from '../../scene/text.ts';

/** A played step as text: its words, its dice, the reasons, and the board afterwards. */
export function formatStep(game: PlayModule, played: Played): string {
  const lines = [
    `\n── ${played.id}: ${played.title} (${played.moment})`,
    played.say,
    ...when(played.passed, (passed) => `  on the way: ${passed.map((each) => each.says).join(' ')}`),
    ...order(played),
    ...played.events.map(({ event, says }) => `  ${says}  [${event.type}: ${event.clauses.join(', ')}]`),
    ...odds(played),
    ...when(played.reads, (reads) => `  reads  ${reads.join(', ')}`),
    ...choices(played),
    ...task(played),
    textBoard(game.scene(played.state, played.shows, played.before)),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

const when = <T>(all: readonly T[], line: (all: readonly T[]) => string): readonly string[] =>
  all.length > 0 ? [line(all)] : [];

function order({ orderSays, tried, passedRolls, rolls, verdict, refusalSays, reasons }: Played): readonly string[] {
  const says = orderSays === null ? [] : [`> ${orderSays}${tried ? '?' : '.'}`];
  const dice = [...passedRolls, ...rolls].flatMap(partsOf).map(({ purpose, result }) => `${purpose} ${result}`);
  const sums = reasons.flatMap(reasonLines);
  const judged =
    verdict === null
      ? []
      : [verdict.ok ? `  allowed ${verdict.clauses.join(', ')}` : `  refused ${verdict.clause}: ${refusalSays}`];
  return [...says, ...when(dice, (all) => `  dice   ${all.join(', ')}`), ...judged, ...sums];
}

/** A reason as text: one line per term. Charts and pools also show their result. */
function reasonLines(reason: Reason): readonly string[] {
  if (reason.kind === 'lookup') {
    const { table, row, column, cell, clause } = reason;
    return [`  ${cell.padStart(4)}  ${table}, ${column === null ? row : `${row}, ${column}`}  (${clause})`];
  }
  const terms = reason.terms.map(
    ({ clause, label, value, counted }) =>
      `  ${(counted ? (typeof value === 'number' ? String(value) : `×${value.join('/')}`) : '–').padStart(4)}  ${label}  (${clause})`,
  );
  if (reason.kind === 'sum') return terms;
  return [
    ...terms,
    `  ${String(reason.scored).padStart(4)}  of ${reason.dice} on ${reason.needs} or more  (${reason.clause})`,
  ];
}

/** The odds of each order of the step; of several orders each with its sentence. */
function odds({ counted }: Played): readonly string[] {
  return counted.map(({ says, odds: { chances } }) => {
    const each = Object.entries(fewestWays(chances)).map(([word, chance]) => `${word} ${written(chance)}`);
    return `  odds   ${counted.length > 1 ? `${says}: ` : ''}${each.join(', ')}`;
  });
}

const choices = ({ ask }: Played): readonly string[] =>
  (ask?.choices ?? []).map(
    ({ right, says, because, clauses }) => `  ${right ? '✓' : '✗'} ${says}: ${because} (${clauses.join(', ')})`,
  );

function task({ task: set }: Played): readonly string[] {
  if (set === null) return [];
  const right = set.right.map((each) => each.says).join('; ');
  return [`  task: ${set.says}`, `  right: ${right} (and ${set.wrong} wrong)`];
}
