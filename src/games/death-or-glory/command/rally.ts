import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { against, citedBy, fromChart, readDie, sum, total } from '../../../core/reasons.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { modifiers } from '../../contract/modifiers.ts';
import { factor } from '../charts/troops.ts';
import { apart } from '../figures/base.ts';
import { foesTouching, isFormed } from '../figures/formed.ts';
import { fifthsLost } from '../figures/losses.ts';
import { isHorse, troopsOf, type Body } from '../figures/unit.ts';
import { SLOW_CLASSES } from '../moving/tables.ts';
import { isSeenFrom } from '../firing/sight.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Dice, type Sum, type Term, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, enemiesOf, type State } from '../state.ts';
import { mm, type DgClauseId } from '../tables.ts';
import { RALLIES, THREATENS_ROUTERS } from './tables.ts';
import type { Course } from '../turn/course.ts';
import { valueOf } from '../turn/die.ts';
import { commandersNear, isCommanderOf, ratingTerms } from './chain.ts';
import { safetyOf } from './safety.ts';

interface Running {
  readonly state: State;
  readonly body: Body;
}

/**
 * Whether a unit has been fired at since the last command phase; by one reading, ever.
 * @clause dg.rally.mod.under-fire @ruling dg-028
 */
const cameUnderFire = ({ state, body }: Running): boolean =>
  read(state, 'dg-028') === 'ever' ? body.hasBeenShotAt === true : state.remembered.harassed.includes(body.id);

/**
 * Whether horse near by could charge a unit: it is formed, sees it, and fights nobody. By one
 * reading any horse frightens. @clause dg.rally.mod.cavalry-threat @ruling dg-146
 */
const isThreatened = ({ state, body }: Running): boolean =>
  enemiesOf(state, body).some(
    (foe) =>
      isHorse(foe) &&
      atMost(apart(state, body, foe), mm(THREATENS_ROUTERS)) &&
      (read(state, 'dg-146') === 'any-near' ||
        (isFormed(state, foe) && isSeenFrom(state, foe, body) && foesTouching(state, foe).length === 0)),
  );

/**
 * Whether a unit has run in the compulsory moves before this phase; by one reading all are in
 * flight. @clause dg.rally.mod.in-flight @ruling dg-026
 */
const isInFlight = ({ state, body }: Running): boolean =>
  read(state, 'dg-026') === 'always' || body.ran === state.turn - 1;

/**
 * The modifiers of the rally test, in per cent.
 * @clause dg.rally.mod.veteran dg.rally.mod.second-line dg.rally.mod.conscript
 * dg.rally.mod.under-fire dg.rally.mod.cavalry-threat dg.rally.mod.casualties
 * dg.rally.mod.in-flight @ruling dg-002 dg-004 dg-026 dg-028 dg-146
 */
export const RALLY = modifiers<Running, DgClauseId>([
  {
    clause: 'dg.rally.mod.veteran',
    label: 'veterans',
    value: 10,
    when: ({ body }) => troopsOf(body).is === 'veteran',
  },
  {
    clause: 'dg.rally.mod.second-line',
    label: 'second line',
    value: -10,
    when: ({ body }) => troopsOf(body).is === 'second-line',
  },
  {
    clause: 'dg.rally.mod.conscript',
    label: 'conscripts, militia or Landwehr',
    value: -20,
    when: ({ body }) => SLOW_CLASSES.includes(troopsOf(body).is),
  },
  {
    clause: 'dg.rally.mod.under-fire',
    label: 'fired at since the last command phase',
    value: -20,
    when: cameUnderFire,
  },
  { clause: 'dg.rally.mod.cavalry-threat', label: 'enemy horse within 300 mm', value: -20, when: isThreatened },
  {
    clause: 'dg.rally.mod.casualties',
    label: 'each fifth of its men lost',
    value: -10,
    times: ({ state, body }) => fifthsLost(state, body),
  },
  { clause: 'dg.rally.mod.in-flight', label: 'still in flight', value: -20, when: isInFlight },
]);

/** What a point of the die is worth, in per cent. */
const POINT = 10;

/**
 * What one commander of its own formation adds who is near: the best of them, or by one reading
 * all of them.
 * @clause dg.rally.commander dg.rally.commander-parent dg.command.use @ruling dg-018 dg-019 dg-149
 */
const commanderTerms = ({ state, body }: Running): readonly Term[] =>
  ratingTerms(
    'dg.rally.commander',
    commandersNear(state, body, RALLIES, (general) => isCommanderOf(general, body)),
  );

/**
 * Whether a unit may try to rally: it routs, has not tried in this phase, and is safe.
 * @clause dg.rally.eligibility dg.sequence.command-rally-actions @ruling dg-024 dg-025 dg-140
 */
export function judgeRally(state: State, { unit: id }: OrderOf<'rally'>): Verdict {
  const body = bodyOf(state, id);
  const given = { unit: id };
  if (body === undefined) return refused('dg.rally.eligibility', 'no-general', given);
  if (body.mood !== 'routing') return refused('dg.rally.eligibility', 'not-routing', given);
  if (state.done.tried?.includes(id) === true) return refused('dg.rally.test', 'has-tried', given);
  if (safetyOf(state, body) !== null) return allowed('dg.rally.eligibility');
  const foes = enemiesOf(state, body).filter((foe) => isSeenFrom(state, foe, body));
  return refused('dg.rally.eligibility', 'not-safe', given, [
    { kind: 'light', units: [id, ...foes.map((foe) => foe.id)] },
  ]);
}

/**
 * At the factor or below it the unit rallies. The commander’s rating is taken off the die, which
 * comes to the same as adding it to the factor; by one reading all else is added to the die.
 * @clause dg.rally.test dg.rally.commander dg.morale.factor @ruling dg-001 dg-002
 */
function rollRally(state: State, body: Body, dice: Dice): Sum {
  const { value, mark } = factor(state, body.type, 'morale');
  const plain = fromChart<DgClauseId>('dg.rally.test', 'morale factor', { value: POINT * value, mark });
  const changes = RALLY.termsFor({ state, body });
  const commanders = commanderTerms({ state, body });
  const isToDie = read(state, 'dg-002') === 'to-die';
  const terms = isToDie ? [plain] : [plain, ...changes, ...commanders];
  const deducted = commanders.map((term) => ({ ...term, value: -term.value }));
  const added = isToDie ? [...changes, ...deducted] : [];
  const passes = (face: number): boolean => POINT * valueOf(state, face) + total(added) <= total(terms);
  const face = dice.roll(`rally.${body.id}`, PERCENTAGE_DIE, (each) => Number(passes(each)));
  const term = readDie<DgClauseId>(
    'dg.rally.test',
    'percentage die',
    { shows: face, table: 'tens' },
    POINT * valueOf(state, face),
  );
  const word = passes(face) ? 'rallies' : 'does-not-rally';
  return {
    ...sum<DgClauseId>(body.id, [term, ...added], against('at-most', 'dg.rally.test', terms, word)),
    in: 'percent',
  };
}

/**
 * A routing unit tries to rally: who does is disordered.
 * @clause dg.rally.test dg.rally.result dg.sequence.command-rally-actions
 */
export function rally(course: Course, { unit: id }: OrderOf<'rally'>, dice: Dice): void {
  const body = bodyOf(course.state, id)!;
  const safety = safetyOf(course.state, body)!;
  const reason = rollRally(course.state, body, dice);
  course.record({
    type: 'rally-tested',
    unit: id,
    safety,
    reasons: [reason],
    clauses: [
      'dg.sequence.command-rally-actions',
      'dg.rally.eligibility',
      ...(citedBy(reason).includes('dg.rally.commander')
        ? (['dg.rally.commander-parent', 'dg.command.use'] as const)
        : []),
    ],
  });
  if (reason.test?.word === 'rallies') course.record({ type: 'unit-rallied', unit: id, clauses: ['dg.rally.result'] });
}
