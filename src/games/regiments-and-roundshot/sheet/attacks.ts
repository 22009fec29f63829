import { signedOrZero } from '../../../core/signs.ts';
import { NORTH } from '../../../geometry/facings.ts';
import { pointAt } from '../../../geometry/vectors.ts';
import type { ModifierRow } from '../../contract/modifiers.ts';
import type { Cell, ReferenceTable } from '../../contract/reference.ts';
import { changeBy } from '../attacks/cards.ts';
import { BOMBARDMENT, CHARGING, VOLLEY } from '../attacks/modifiers.ts';
import { CHARGE, FIRE } from '../attacks/roll.ts';
import { ALL_RANKS, type Rank } from '../cards/ranks.ts';
import { rankName } from '../names.ts';
import type { Unit } from '../state.ts';
import { SPEED, type Arm, type AttackKind, type RrClauseId } from '../tables.ts';
import type { Row } from './row.ts';

const ARMS = Object.keys(SPEED) as readonly Arm[];
const NONE: Cell = '–';
/** The totals of a row: `9–11`, `12 or more`. */
const totals = ({ from, to }: Row): string =>
  from === null ? `${to} or less` : to === null ? `${from} or more` : from === to ? String(from) : `${from}–${to}`;

/** What each result of an attack is called on the sheet. */
const RESULT: Readonly<Record<string, string>> = {
  fails: 'the charge fails',
  'no-effect': 'nothing',
  disrupted: 'the target is disrupted',
  routed: 'the target routs',
  destroyed: 'the target is destroyed',
};

const results = (id: string, title: string, clause: RrClauseId, rows: readonly Row[]): ReferenceTable => ({
  id,
  title,
  clause,
  mark: 'printed',
  columns: [{ text: 'Total of two dice' }, { text: 'Result' }],
  rows: rows.map((row) => [totals(row), RESULT[row.word]!]),
});

const KINDS: readonly AttackKind[] = ['bombardment', 'volley', 'charge'];
const ADDED = { bombardment: BOMBARDMENT.rows, volley: VOLLEY.rows, charge: CHARGING.rows };

/** What is added for the same reason to each kind of attack. */
function addedFor(heading: string): readonly Cell[] {
  const of = (rows: readonly ModifierRow<RrClauseId>[]) => rows.find((each) => each.heading === heading);
  return KINDS.map((kind) => {
    const row = of(ADDED[kind]);
    return row === undefined ? NONE : { text: signedOrZero(row.value), clause: row.clause };
  });
}

/** Whom a card is played against, where that is not all. */
const AGAINST: Readonly<Partial<Record<Rank, string>>> = {
  4: ', horse against foot',
  5: ', horse',
  6: ', horse against horse',
  9: ', at foot',
  10: ', at foot',
};

/** A figure of a type, for the question which attacks a card changes. */
const anyOf = (arm: Arm): Unit => ({
  id: arm,
  name: arm,
  side: arm,
  arm,
  at: pointAt(0, 0),
  facing: NORTH,
  condition: 'steady',
});

/** What a card adds to an attack of this kind by anybody at anybody; undefined if it never does. */
const changeOf = (kind: AttackKind, rank: Rank) =>
  ARMS.flatMap((arm) => ARMS.map((other) => changeBy({ kind, unit: anyOf(arm), at: anyOf(other) }, rank))).find(
    (change) => typeof change?.adds === 'number',
  );

type AddedRow = readonly [string, ...(readonly Cell[])];

const forReasons: readonly AddedRow[] = [
  ...new Set(KINDS.flatMap((kind) => ADDED[kind].map(({ heading }) => heading))),
].map((heading) => [heading, ...addedFor(heading)]);

const forCards: readonly AddedRow[] = ALL_RANKS.flatMap((rank): readonly AddedRow[] => {
  const changes = KINDS.map((kind) => changeOf(kind, rank));
  if (changes.every((change) => change === undefined)) return [];
  const cells = changes.map((change): Cell =>
    change === undefined ? NONE : { text: signedOrZero(change.adds!), clause: change.clause },
  );
  return [[`${rankName(rank)}${AGAINST[rank] ?? ''}`, ...cells]];
});

const added: ReferenceTable = {
  id: 'added',
  title: 'What is added to the dice',
  mark: 'printed',
  columns: [
    { text: 'For' },
    { text: 'Shot', number: true },
    { text: 'Volley', number: true },
    { text: 'Charge', number: true },
  ],
  rows: [...forReasons, ...forCards],
};

/** How many of the 36 throws of two dice come to a total within a row, with so much added. */
const throwsFor = ({ from, to }: Row, more: number): number =>
  Array.from({ length: 36 }, (_, n) => Math.floor(n / 6) + (n % 6) + 2 + more).filter(
    (total) => (from === null || total >= from) && (to === null || total <= to),
  ).length;

/** What is added in the table of odds: from a Four against a disrupted charger to all at once. */
const MORE = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] as const;

const odds = (id: string, title: string, rows: readonly Row[], heads: readonly string[]): ReferenceTable => ({
  id,
  title,
  mark: 'printed',
  columns: [{ text: 'Added' }, ...heads.map((text) => ({ text, number: true }) as const)],
  rows: MORE.map((more) => [
    more === 0 ? '0' : signedOrZero(more),
    ...rows.map((row): Cell => {
      const ways = throwsFor(row, more);
      return ways === 0 ? NONE : `${Math.round((100 * ways) / 36)}\u00a0%`;
    }),
  ]),
});

/** What the quick reference says of attacks: their results, what is added, and the odds. */
export const attackTables: readonly ReferenceTable[] = [
  results('fire', 'A shot or a volley', 'rr.volley.roll', FIRE),
  results('charge', 'A charge', 'rr.charge.roll', CHARGE),
  added,
  odds('odds-of-fire', 'Odds of a shot or a volley', FIRE, ['Nothing', 'Disrupted', 'Routs', 'Destroyed']),
  odds('odds-of-a-charge', 'Odds of a charge', CHARGE, ['Fails', 'Nothing', 'Disrupted', 'Routs', 'Destroyed']),
];
