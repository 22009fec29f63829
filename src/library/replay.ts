import { inStages, partsOf, throwUntil, type Dice, type Die, type Rolled } from '../core/dice.ts';
import { once } from '../core/once.ts';
import { scripted } from '../core/scripted.ts';
import type { Verdict } from '../core/verdicts.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../games/contract/engine.ts';
import { seenThrough, type NarratedEvent } from '../games/contract/view.ts';
import type { Played } from '../scenario/play/played.ts';

/** The parts of a step that are compared between two readings. */
export interface ReplayedStep {
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly NarratedEvent[];
  readonly state: Awaiting;
}

/**
 * A step to replay under another reading. `then` are its further orders; `from` is the board with
 * that reading.
 */
export interface StepToReplay {
  readonly played: Played;
  readonly then: readonly unknown[];
  readonly from: Awaiting;
}

/** A result, and the purposes of its rolls that were not made when the step was played. */
interface Replayed {
  readonly outcome: ReplayedStep;
  readonly missing: readonly string[];
}

/** All ways in which the orders of a step may turn out under another reading. */
export interface Replays {
  readonly found: readonly Replayed[];
  /** The first purpose for which too few dice fell for what is rolled there; null if enough did. */
  readonly short: string | null;
}

/** The replay needs dice that were not rolled when the step was played; no face replaces them. */
class NotFallen extends Error {
  readonly purpose: string;
  /** Whether some of the dice fell. */
  readonly isShort: boolean;

  constructor(purpose: string, isShort = false) {
    super(purpose);
    this.purpose = purpose;
    this.isShort = isShort;
  }
}

/** A single die that is rolled now, and was not when the step was played. */
interface MissingDie {
  readonly purpose: string;
  readonly die: Die;
  /** What the `nth` face leads to; faces with the same value lead to the same. */
  readonly leadsTo: (nth: number) => number;
}

/** The dice of a step as they are rolled again. */
interface DiceAgain {
  readonly dice: Dice;
  readonly missing: readonly MissingDie[];
}

/** As many of the faces that fell as are needed now, or their number if only that is known. */
function facesFor(
  { purpose, count, faces, result, ...fell }: Rolled,
  needed: number,
  atLeast?: number,
): number | readonly number[] {
  if (faces === null && count === needed) {
    if (atLeast !== fell.atLeast) throw new NotFallen(purpose);
    return Number(result);
  }
  if (faces === null || faces.length < needed) throw new NotFallen(purpose, true);
  return faces.slice(0, needed).map(Number);
}

/** Two dice of one kind show the same faces. A card is drawn with no die. */
const isSame = (one: Die | null, other: Die | null): boolean =>
  one?.sides === other?.sides && one?.lowest === other?.lowest;

/**
 * The dice of a step, matched by purpose and kind of die: other rolls may come between them.
 * Several dice show the faces that fell. A single die that was not rolled when the step was played
 * shows its `nth` face.
 */
function diceOf(rolls: readonly Rolled[], nth: number): DiceAgain {
  const left = rolls.flatMap(partsOf);
  const missing: MissingDie[] = [];
  /** The index of the next recorded roll for this purpose with such a die; -1 if there is none. */
  const next = (purpose: string, die: Die | null): number =>
    left.findIndex((each) => each.purpose === purpose && isSame(each.die, die));
  /** Dice that show for this purpose what fell for it; of several dice, `needed` are rolled now. */
  const known = (purpose: string, die: Die | null, needed?: number, atLeast?: number): Dice => {
    const i = next(purpose, die);
    const found = i < 0 ? undefined : left.splice(i, 1)[0];
    if (found === undefined) throw new NotFallen(purpose);
    return scripted([{ [purpose]: needed === undefined ? found.result : facesFor(found, needed, atLeast) }]);
  };
  const dice: Dice = {
    roll(purpose, die, alike = (face) => face) {
      if (next(purpose, die) >= 0) return known(purpose, die).roll(purpose, die);
      const face = (n: number): number => die.lowest + (n % die.sides);
      missing.push({ purpose, die, leadsTo: (n) => alike(face(n)) });
      return face(nth);
    },
    sum: (purpose, count, die) => known(purpose, die, count).sum(purpose, count, die),
    pool: (purpose, count, die, atLeast) => known(purpose, die, count, atLeast).pool(purpose, count, die, atLeast),
    stages: (each, count, die) => inStages(dice, each, count, die),
    draw: (purpose, from) => known(purpose, null).draw(purpose, from),
    until: (roll, settled) =>
      throwUntil(
        dice,
        (each) => {
          const before = left.length;
          const rolled = roll(each);
          // The dice are level because every new die shows the same face: they would stay level for
          // ever.
          if (left.length === before && !settled(rolled)) throw new NotFallen('a roll that settles');
          return rolled;
        },
        settled,
      ),
  };
  return { dice, missing };
}

/** A further order in typed form; null if it names something that no longer exists. */
function orderOf(engine: AnyEngine, written: unknown, state: Awaiting): OrderLike | null {
  const read = engine.order(written, state);
  return read.ok ? read.value : null;
}

function play(engine: AnyEngine, { played, then, from }: StepToReplay, dice: Dice): ReplayedStep {
  const { words } = seenThrough(engine);
  const events: NarratedEvent[] = [];
  let state = from;
  let verdict: Verdict | null = null;
  for (const [i, written] of [null, ...then].entries()) {
    const order = i === 0 ? played.order : orderOf(engine, written, state);
    if (order === null) break;
    verdict = engine.judge(state, order);
    if (!verdict.ok) return { verdict, refusalSays: words.refusal(verdict, state), events, state };
    if (played.tried) break;
    for (const event of engine.carryOut(state, order, dice)) {
      const before = state;
      const says = once(() => words.event(event, before));
      events.push({
        event,
        get says() {
          return says();
        },
      });
      state = engine.apply(state, event);
    }
  }
  return { verdict, refusalSays: null, events, state };
}

/**
 * Plays the orders of a step again, once for each face of the dice that were not rolled then, and
 * of faces that are alike once for all; all other dice show what they showed for their purpose.
 * Left out is what needs another kind of roll or draw, or more dice than fell, and new dice that
 * are level: with the same face on each, they would be level for ever.
 */
export function replays(engine: AnyEngine, again: StepToReplay): Replays {
  const found: Replayed[] = [];
  let short: string | null = null;
  let faces = 1;
  /** For each way played so far, does the `nth` face lead to the same? */
  const leadThere: ((nth: number) => boolean)[] = [];
  for (let nth = 0; nth < faces; nth += 1) {
    if (leadThere.some((leads) => leads(nth))) continue;
    const { dice, missing } = diceOf(again.played.rolls, nth);
    leadThere.push((n) => missing.every(({ leadsTo }) => leadsTo(n) === leadsTo(nth)));
    try {
      const outcome = play(engine, again, dice);
      found.push({ outcome, missing: missing.map(({ purpose }) => purpose) });
    } catch (fault) {
      if (!(fault instanceof NotFallen)) throw fault;
      if (fault.isShort) short ??= fault.purpose;
    }
    faces = Math.max(faces, ...missing.map(({ die }) => die.sides));
  }
  return { found, short };
}
