import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { die, fromChart, sum, total } from '../../../core/reasons.ts';
import { factor } from '../charts/troops.ts';
import { foesTouching, isRunning } from '../figures/formed.ts';
import type { Body } from '../figures/unit.ts';
import { fallBack } from '../morale/falling-back.ts';
import { uncounted } from '../morale/test.ts';
import { add, type Dice, type Sum, type Term } from '../reasons.ts';
import { bodyOf, type State } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { valueOf } from '../turn/die.ts';
import type { ControlFacts } from './events.ts';
import { controlTerms, officerTerms, ORDERS_FOLLOWED, veteranTerm } from './modifiers.ts';

/** A test of control of a unit that is on the table. */
export interface ControlTest {
  readonly unit: string;
  readonly because: ControlFacts['control-tested']['because'];
}

/** A row of the table of results. */
interface Band {
  readonly from: number | null;
  readonly to: number | null;
  readonly word: string;
  /** For how many turns it goes after the enemy, or may not advance. */
  readonly pursues?: number;
  readonly holds?: number;
}

/**
 * What a test of control comes to. @clause dg.control.result @ruling dg-012
 */
export const BANDS: readonly Band[] = [
  { from: 13, to: null, word: 'goes after the enemy for two turns', pursues: 2 },
  { from: 11, to: 12, word: 'goes after the enemy for a turn', pursues: 1 },
  { ...ORDERS_FOLLOWED, word: 'follows orders' },
  { from: 5, to: 7, word: 'is held back for a turn', holds: 1 },
  { from: 2, to: 4, word: 'is held back for two turns', holds: 2 },
  { from: null, to: 1, word: 'retires' },
];

const bandOf = (result: number): Band => BANDS.find(({ from }) => from === null || result >= from)!;

const CAUSES = {
  won: 'dg.control.when-won',
  commander: 'dg.control.when-commander-killed',
  'no-contact': 'dg.control.when-no-contact',
} as const satisfies Readonly<Record<ControlTest['because'], DgClauseId>>;

/** The sum of a test, and the row that it comes to. */
interface Rolled {
  readonly reason: Sum;
  readonly band: Band;
  readonly isLed: boolean;
}

/**
 * Rolls for the control of a unit: one percentage die with its factor, the rating of a senior
 * officer who is present, and every modifier.
 * @clause dg.control.roll dg.control.factors-table dg.equipment.dice
 * @ruling dg-001 dg-017 dg-018 dg-020 dg-100
 */
function rollControl(course: Course, body: Body, dice: Dice): Rolled {
  const { state } = course;
  const plain = fromChart<DgClauseId>(
    'dg.control.factors-table',
    'control factor',
    factor(state, body.type, 'control'),
  );
  const others = course.once(() => controlTerms(state, body));
  const termsOf = (face: number): readonly Term[] => {
    const value = valueOf(state, face);
    const isTen = value === face ? [] : [add('dg.equipment.dice', 'a 0 is a ten', value)];
    const rolled = [die<DgClauseId>('dg.control.roll', 'percentage die', face), ...isTen, plain];
    const led = officerTerms(state, body, total([...rolled, ...others]));
    const before = [...rolled, ...led, ...others];
    return [...before, veteranTerm(state, body, total(before))];
  };
  const of = (face: number): Band => bandOf(total(termsOf(face)));
  const face = dice.roll(`control.${body.id}`, PERCENTAGE_DIE, (each) => BANDS.indexOf(of(each)));
  const band = of(face);
  const { from, to, word } = band;
  const reason = sum<DgClauseId>(body.id, termsOf(face), {
    is: 'bands',
    clause: 'dg.control.result',
    table: 'control',
    from,
    to,
    word,
  });
  return { reason, band, isLed: officerTerms(state, body, 0).length > 0 };
}

/**
 * Whom a unit out of hand goes after: the foe whom it has just beaten if he runs; null for the
 * nearest enemy.
 * @ruling dg-102
 */
const beatenFoe = (state: State, body: Body): string | null =>
  foesTouching(state, body).find((foe) => isRunning(foe))?.id ?? null;

/** A unit is in hand again that was out of it, or held back. @clause dg.control.result */
export function comeToHand(course: Course, id: string): void {
  const body = bodyOf(course.state, id);
  if (body === undefined || (body.bound === undefined && body.held === undefined)) return;
  course.record({ type: 'came-to-hand', unit: id, clauses: ['dg.control.result'] });
}

/**
 * What a test means: from the next turn on, or at once. @clause dg.control.result @ruling dg-143
 */
function obey(course: Course, body: Body, { pursues, holds, from }: Band, isWon: boolean): void {
  const { turn } = course.state;
  const clauses = ['dg.control.result'] as const;
  if (pursues !== undefined) {
    const after = isWon ? beatenFoe(course.state, body) : null;
    course.record({ type: 'got-out-of-hand', unit: body.id, after, from: turn + 1, until: turn + pursues, clauses });
    return;
  }
  if (holds !== undefined) {
    course.record({ type: 'was-held-back', unit: body.id, until: turn + holds, clauses });
    return;
  }
  comeToHand(course, body.id);
  if (from === null) fallBack(course, body, 'dg.control.result');
}

/**
 * A unit tests its control: it is out of hand for the next turns, follows orders, is held back, or
 * retires at once. Who runs is under nobody’s orders, and takes no test. Odds look at what a charge
 * that made no contact comes to; nothing follows from the other tests while they are counted.
 * @clause dg.control.roll dg.control.result dg.control.when-won dg.control.when-commander-killed
 * dg.control.when-no-contact @ruling dg-012 dg-102 dg-143
 */
export function testControl(course: Course, { unit: id, because }: ControlTest, dice: Dice): void {
  const body = bodyOf(course.state, id);
  if (body === undefined || isRunning(body)) return;
  const isAside = dice.isCounting === true && because !== 'no-contact';
  const { reason, band, isLed } = rollControl(course, body, isAside ? uncounted(dice) : dice);
  course.record({
    type: 'control-tested',
    unit: id,
    because,
    reasons: [reason],
    clauses: [CAUSES[because], ...(isLed ? (['dg.command.use'] as const) : [])],
  });
  if (!isAside) obey(course, body, band, because === 'won');
}

/**
 * The units of a brigade test their control whose commander has fallen; who has broken at the sight
 * takes no test.
 * @clause dg.control.when-commander-killed @ruling dg-117
 */
export function testLeaderless(course: Course, units: readonly string[], dice: Dice): void {
  for (const unit of units) testControl(course, { unit, because: 'commander' }, dice);
}
