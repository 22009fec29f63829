import { tableOfModifiers } from '../../contract/modifiers.ts';
import type { ReferenceTable } from '../../contract/reference.ts';
import { capital } from '../../contract/sentences.ts';
import { RESTS } from '../command/idle.ts';
import { LABEL_NAMES } from '../command/names.ts';
import { RALLY } from '../command/rally.ts';
import { LABELS, type Label } from '../command/tables.ts';
import type { Wound } from '../morale/events.ts';
import { RISK } from '../morale/tables.ts';
import { INFLUENCE, type DgClauseId, type Fame } from '../tables.ts';

const NEAR_ONLY = 'attacking an enemy who could not reach the brigade';

/** What each order forbids. Answers to charges need none. @ruling dg-114 */
const FORBIDS: Readonly<Record<Label, string>> = {
  attack: 'nothing',
  defend: NEAR_ONLY,
  reserve: NEAR_ONLY,
  withdraw: 'attacking at all, and coming nearer to the nearest formed enemy',
};

/**
 * The orders of a brigade, those alike in one row. @clause dg.orders.general-order
 * @ruling dg-114
 */
export const orders: ReferenceTable = {
  id: 'orders',
  title: null,
  clause: 'dg.orders.general-order',
  mark: 'printed',
  columns: [{ text: 'Order' }, { text: 'Forbids' }],
  rows: [...new Set(LABELS.map((label) => FORBIDS[label]))].map((forbids) => [
    LABELS.filter((label) => FORBIDS[label] === forbids)
      .map((label) => LABEL_NAMES[label])
      .join(', '),
    forbids,
  ]),
};

const FAMES: Readonly<Record<Fame, readonly [text: string, clause: DgClauseId]>> = {
  competent: ['Anybody', 'dg.command.cinc-influence'],
  exceptional: ['An exceptional one', 'dg.command.cinc-exceptional'],
  supreme: ['Napoleon, Wellington', 'dg.command.cinc-napoleon-wellington'],
};

/**
 * What the presence of the commander in chief adds.
 * @clause dg.command.cinc-influence dg.command.cinc-exceptional dg.command.cinc-napoleon-wellington
 */
export const presence: ReferenceTable = {
  id: 'presence',
  title: null,
  mark: 'printed',
  columns: [{ text: 'The commander in chief' }, { text: 'Adds', number: true }],
  rows: (Object.keys(INFLUENCE) as readonly Fame[]).map((fame) => {
    const [text, clause] = FAMES[fame];
    return [{ text, clause }, String(INFLUENCE[fame])];
  }),
};

const EFFECTS: Readonly<Record<Wound, string>> = {
  light: 'nothing',
  moderate: 'his rating is halved, rounded down',
  serious: 'he leaves the field',
  killed: 'tests of morale, and of control',
};

/** What a general who is hit suffers, by our reading. @clause dg.general.risk-table */
export const risk: ReferenceTable = {
  id: 'risk',
  title: null,
  clause: 'dg.general.risk-table',
  mark: 'printed',
  columns: [{ text: 'His die' }, { text: 'Wound' }, { text: 'What comes of it' }],
  rows: RISK['light-1-4'].map(({ row, wound }) => [row, wound, EFFECTS[wound]]),
};

/** What counts in a rally test, in per cent. */
export const rallying: ReferenceTable = tableOfModifiers(
  { id: 'rallying', title: 'Modifiers of rallying' },
  RALLY.rows.map((row) => ({ ...row, heading: capital(row.heading) })),
);

const RESTING = {
  tired: 'dg.fatigue.recover-tired',
  exhausted: 'dg.fatigue.recover-exhausted',
  'utterly-exhausted': 'dg.fatigue.recover-utter',
} as const satisfies Readonly<Record<keyof typeof RESTS, DgClauseId>>;

/**
 * How long tired troops rest.
 * @clause dg.fatigue.recover-tired dg.fatigue.recover-exhausted dg.fatigue.recover-utter
 */
export const resting: ReferenceTable = {
  id: 'resting',
  title: null,
  mark: 'printed',
  columns: [{ text: 'Troops' }, { text: 'Turns until fresh', number: true }],
  rows: (Object.keys(RESTS) as readonly (keyof typeof RESTS)[]).map((fatigue) => [
    { text: capital(fatigue.replace('-', ' ')), clause: RESTING[fatigue] },
    String(RESTS[fatigue]),
  ]),
};
