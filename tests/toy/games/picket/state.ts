import type { ClauseId } from '../../../../src/core/ids.ts';
import type { Awaiting, Awaits, Moment } from '../../../../src/games/contract/engine.ts';
import type { Cards } from '../../../../src/games/contract/hands.ts';
import type { Edge } from '../../../../src/geometry/edges.ts';
import type { Post } from './places/places.ts';
import type { Row } from '../../../../src/games/table/boards/board.ts';
import type { Ranks } from '../../../../src/games/table/boards/ranks.ts';
import type { Direction } from '../../../../src/geometry/facings.ts';
import { um } from '../../../../src/geometry/lengths.ts';
import type { Point } from '../../../../src/geometry/vectors.ts';

/** As the ledger has them, where the compiler has been told of it. */
export type Clause = LedgerClauses extends { readonly picket: infer Known extends ClauseId } ? Known : ClauseId;

export interface Unit {
  readonly name: string;
  readonly side: string;
  readonly at: Point;
  readonly facing: Direction;
  /** The models of a company in line, the front rank first. */
  readonly ranks?: Ranks;
  readonly formation?: string;
  /** The formation of figures that it belongs to. */
  readonly row?: Row;
}

export interface State extends Awaiting, Moment, Cards {
  readonly awaits: Awaits | null;
  readonly sides: Readonly<Record<string, { readonly edge: Edge; readonly name: string }>>;
  readonly units: Readonly<Record<string, Unit>>;
  /** How many turns are over: two a round. */
  readonly turn: number;
  readonly plans: Readonly<Record<string, string>>;
  /** The outpost that each side has posted in secret, until the card is shown. */
  readonly posts?: Readonly<Record<string, Post>>;
  /** Null until it is drawn. */
  readonly card: string | null;
  /** A shot that waits for its target's answer. */
  readonly shot: { readonly unit: string; readonly at: string } | null;
  /** A volley that waits for a card of its target's side. */
  readonly volley?: { readonly unit: string; readonly at: string; readonly with: readonly string[] } | null;
  /** A charge on its way, or in contact. */
  readonly charge?: { readonly unit: string; readonly at: string; readonly isIn: boolean } | null;
}
export const TABLE = [um(500, 'mm'), um(500, 'mm')] as const;
export const PHASES = ['orders', 'action'] as const;
export const reachOf = ({ plans, shot, card }: State, { side }: Unit) =>
  um(shot || card === null || plans[side] === 'hold' ? 50 : 100, 'mm');
export const sidesOf = ({ sides }: Pick<State, 'sides'>): readonly [string, string] =>
  Object.keys(sides) as [string, string];
export function foe({ sides, side }: Pick<State, 'sides' | 'side'>): string {
  const [one, other] = sidesOf({ sides });
  return side === one ? other : one;
}

function due(state: Omit<State, 'awaits'>): State['awaits'] {
  const { turn, phase, side, shot, volley, charge, plans, card } = state;
  const writing = sidesOf(state).filter((each) => !(each in plans));
  if (turn > 5) return null;
  if (shot) return { sides: [foe(state)], kind: 'reaction', orders: ['duck', 'stand', 'slip'], by: 'pk.fire.duck' };
  if (volley) return { sides: [foe(state)], kind: 'reaction', orders: ['keep', 'lay'], by: 'pk.volley.damp' };
  if (charge?.isIn) return { sides: [foe(state)], kind: 'reaction', orders: ['meet'], by: 'pk.charge.meet' };
  if (charge) return { sides: [side], kind: 'phase', orders: ['close'], by: 'pk.charge.contact' };
  if (card === null) return { sides: writing, kind: 'secret', orders: ['write', 'post'], by: 'pk.orders.secret' };
  if (phase === 'orders') return { sides: [side], kind: 'choice', orders: ['lead', 'wait'], by: 'pk.orders.first' };
  return {
    sides: [side],
    kind: 'phase',
    orders: ['move', 'march', 'fire', 'volley', 'charge', 'end-phase'],
    by: 'pk.turn.action',
  };
}
/** The board with what is awaited on it. */
export const settled = (state: Omit<State, 'awaits'>): State => ({ ...state, awaits: due(state) });
/** What is new where a phase begins. */
export const begun = (side: string, phase: string) => {
  const none = { side, phase, shot: null, volley: null, charge: null };
  return phase === 'orders' ? { ...none, plans: {}, posts: {}, card: null } : { ...none, card: 'clear' };
};
