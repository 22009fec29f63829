import { modifiers } from '../../contract/modifiers.ts';
import { troopsOf, type Body } from '../figures/unit.ts';
import { add, type Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { PRESENT_IN_CONTROL, WON_LATELY, type DgClauseId } from '../tables.ts';
import { commandersNear } from '../command/chain.ts';
import { doingsNear, type Counted, type Doing } from './doings.ts';

interface Tested {
  readonly state: State;
  readonly body: Body;
  readonly enemies: Counted;
  readonly friends: Counted;
}

/** How often a line counts: once, or by one reading for every such unit. @ruling dg-101 */
const often = (of: 'enemies' | 'friends', ...doings: readonly Doing[]) =>
  function count(tested: Tested): number {
    const all = doings.reduce((sum, doing) => sum + (tested[of][doing] ?? 0), 0);
    return read(tested.state, 'dg-101') === 'per-unit' ? all : Math.min(all, 1);
  };

/** How many rounds of melee a unit has won in the last four turns, this one among them. */
const wonLately = ({ state, body }: Tested): number =>
  (body.wins ?? []).filter((turn) => turn > state.turn - WON_LATELY && turn <= state.turn).length;

/**
 * The modifiers of a test of control, but for that of veterans.
 * @clause dg.control.mod.enemy-retiring dg.control.mod.enemy-retreating
 * dg.control.mod.enemy-routing dg.control.mod.enemy-standing dg.control.mod.enemy-advancing
 * dg.control.mod.enemy-flank dg.control.mod.friends-retiring dg.control.mod.friends-retreating
 * dg.control.mod.friends-routing dg.control.mod.friends-standing
 * dg.control.mod.friends-advancing dg.control.mod.melee-won dg.control.mod.fire-flank-rear
 * @ruling dg-101 dg-137 dg-138
 */
export const CONTROL = modifiers<Tested, DgClauseId>([
  {
    clause: 'dg.control.mod.enemy-retiring',
    label: 'enemy retiring near',
    value: 1,
    times: often('enemies', 'retiring'),
  },
  {
    clause: 'dg.control.mod.enemy-retreating',
    label: 'enemy retreating near',
    value: 2,
    times: often('enemies', 'retreating'),
  },
  {
    clause: 'dg.control.mod.enemy-routing',
    label: 'enemy routing near',
    value: 3,
    times: often('enemies', 'routing'),
  },
  {
    clause: 'dg.control.mod.enemy-standing',
    label: 'enemy standing near',
    value: -1,
    times: often('enemies', 'standing'),
  },
  {
    clause: 'dg.control.mod.enemy-advancing',
    label: 'enemy advancing near',
    value: -2,
    times: often('enemies', 'advancing'),
  },
  {
    clause: 'dg.control.mod.enemy-flank',
    label: 'enemy advancing on flank or rear',
    value: -3,
    times: often('enemies', 'flanking'),
  },
  {
    clause: 'dg.control.mod.friends-retiring',
    label: 'friends retiring near',
    value: -1,
    times: often('friends', 'retiring'),
  },
  {
    clause: 'dg.control.mod.friends-retreating',
    label: 'friends retreating near',
    value: -2,
    times: often('friends', 'retreating'),
  },
  {
    clause: 'dg.control.mod.friends-routing',
    label: 'friends routing near',
    value: -3,
    times: often('friends', 'routing'),
  },
  {
    clause: 'dg.control.mod.friends-standing',
    label: 'friends standing near',
    value: 1,
    times: often('friends', 'standing'),
  },
  {
    clause: 'dg.control.mod.friends-advancing',
    label: 'friends advancing near',
    value: 2,
    times: often('friends', 'advancing'),
  },
  {
    clause: 'dg.control.mod.melee-won',
    label: 'each round won in the last 4 turns',
    value: 1,
    times: wonLately,
  },
  {
    clause: 'dg.control.mod.fire-flank-rear',
    label: 'fired at from flank or rear',
    value: -1,
    when: ({ state, body }) => state.done.flanked?.includes(body.id) === true,
  },
]);

/** The terms of a test of control, but for the die, the factor and veterans. */
export const controlTerms = (state: State, body: Body): readonly Term[] =>
  CONTROL.termsFor({
    state,
    body,
    enemies: doingsNear(state, body, 'enemies'),
    friends: doingsNear(state, body, 'friends'),
  });

/** The totals that mean to follow orders. @clause dg.control.result */
export const ORDERS_FOLLOWED = { from: 8, to: 10 } as const;

/**
 * What the rating of a senior officer adds who is present; by one reading no more than brings the
 * sum `before` it to following orders, and by another nothing, for a chart of control factors of
 * officers is lost.
 * @clause dg.control.roll dg.command.use @ruling dg-017 dg-018 dg-020
 */
export function officerTerms(state: State, body: Body, before: number): readonly Term[] {
  const reading = read(state, 'dg-020');
  if (reading === 'none-without-chart') return [];
  const within = PRESENT_IN_CONTROL[read(state, 'dg-017')];
  const most = reading === 'steadying' ? Math.max(0, ORDERS_FOLLOWED.from - before) : Infinity;
  return commandersNear(state, body, within).map(({ name, rating }) =>
    add('dg.control.roll', `rating of ${name}`, Math.min(rating, most)),
  );
}

/**
 * Veterans keep in hand: a point towards following orders; by one reading always one more.
 * @clause dg.control.mod.veteran @ruling dg-100
 */
export function veteranTerm(state: State, body: Body, before: number): Term {
  const isVeteran = troopsOf(body).is === 'veteran';
  const { from, to } = ORDERS_FOLLOWED;
  const by = read(state, 'dg-100') === 'plus' || before < from ? 1 : before > to ? -1 : 0;
  return add('dg.control.mod.veteran', 'veterans', by, isVeteran && by !== 0);
}
