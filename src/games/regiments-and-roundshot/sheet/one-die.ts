import type { Cell, ReferenceTable } from '../../contract/reference.ts';
import { COMING_ON } from '../battle/arrivals.ts';
import { TESTS } from '../morale/rolls.ts';
import { CONTROL } from '../moving/wild.ts';
import type { RrClauseId } from '../tables.ts';
import type { Row } from './row.ts';

/** What each result of one die is called on the sheet. */
const COMES_TO: Readonly<Record<string, string>> = {
  holds: 'it holds',
  retreats: 'it retreats',
  routed: 'it routs',
  destroyed: 'it is destroyed',
  disrupted: 'it is disrupted',
  'all-rout': 'all the others rout',
  'no-more': 'nobody else',
  stays: 'it stays',
  marches: 'it marches',
  'stays-disrupted': 'it stays disrupted',
  reforms: 'it is in order again',
  'routs-on': 'it routs on',
  rallied: 'it stops, disrupted',
  'in-hand': 'it obeys',
  wild: 'it runs wild',
  nobody: 'nobody comes',
  arrives: 'one column comes on',
  left: 'on the left',
  centre: 'in the middle',
  right: 'on the right',
  any: 'where you like',
};

/** A row by faces of one die: `2–3: it retreats`. */
const byFaces = ({ from, to, word }: Row): string => {
  const [first, last] = [from ?? 1, to ?? 6];
  return `${first === last ? first : `${first}–${last}`}: ${COMES_TO[word]!}`;
};

/** The rows of a table for one die, each from the end of the one before it. */
const bandsOf = (test: keyof typeof TESTS): readonly Row[] =>
  TESTS[test].rows.map(([to, word], n, all) => ({ from: n === 0 ? null : all[n - 1]![0]! + 1, to, word }));

const dieRow = (head: string, rows: readonly Row[], clause: RrClauseId): readonly [string, Cell] => [
  head,
  { text: rows.map(byFaces).join('; '), clause },
];

/** What the quick reference says of rolls of one die. */
export const oneDie: ReferenceTable = {
  id: 'one-die',
  title: 'What one die decides',
  mark: 'printed',
  columns: [{ text: 'Roll' }, { text: 'Comes to' }],
  rows: [
    dieRow('Failed charge', bandsOf('failed'), TESTS.failed.clause),
    dieRow('Morale test', bandsOf('morale'), TESTS.morale.clause),
    dieRow('Break roll', bandsOf('break'), TESTS.break.clause),
    dieRow('Last stand', bandsOf('stand'), TESTS.stand.clause),
    dieRow('To march', bandsOf('march'), TESTS.march.clause),
    dieRow('Control', CONTROL, 'rr.uncontrolled.roll'),
    dieRow('Reform', bandsOf('recovery'), TESTS.recovery.clause),
    dieRow('Rally', bandsOf('rally'), TESTS.rally.clause),
    dieRow('Reinforcements', COMING_ON.reinforcement, 'rr.reinforcement.six-arrives'),
    dieRow('Place of arrival', COMING_ON.arrival, 'rr.reinforcement.arrival-roll'),
  ],
};
