import type { Terrain } from '../../table/boards/terrain.ts';
import type { Edge } from '../../../geometry/edges.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Compared } from '../bodies/compared.ts';
import type { Body } from '../bodies/body.ts';
import type { Sum } from '../reasons.ts';
import type { Because, Deployment, Held, HighestOfficers, Objective } from './battle.ts';

interface OfSide {
  side: string;
}

/**
 * The events of a whole battle with their fields: before its first turn, of landings, of its end.
 */
export interface BattleFacts {
  /** Who puts down the first piece of ground: rolled for, or as the battle says. */
  'lays-first': OfSide & { reasons?: Compared };
  laid: OfSide & { piece: string; terrain: Terrain };
  declared: OfSide & {
    deployment: Deployment;
    objective: Objective;
    turns: number | null;
    points: readonly Point[];
    marks: number;
  };
  'placing-rolled': { winner: string; reasons: Compared };
  /** Which area each side has. */
  'areas-settled': { areas: Readonly<Record<string, string>>; reasons?: readonly Sum[] };
  'places-first': OfSide;
  marked: OfSide & { at: Point };
  placed: OfSide & { unit: string; body: Body };
  /** There is no room for a piece of ground or a body. */
  'left-out': OfSide & { what: string };
  /** `deployed`: the side that finished deploying first. */
  'battle-began': {
    deployed: string | null;
    /** The edges of the table that are the own of each side. */
    homes: Readonly<Record<string, readonly Edge[]>>;
    officers: Readonly<Record<string, HighestOfficers>>;
    garrison: readonly string[];
  };
  /** A body at sea has rolled to land; without a roll on the fourth turn. */
  'landing-rolled': { unit: string; isAshore: boolean; reasons: readonly Sum[] };
  'points-counted': { holders: readonly (string | null)[]; held: Held | null; garrison: readonly string[] };
  'officer-lost': OfSide & { unit: string };
  'draw-offered': OfSide;
  'battle-over': { winner: string | null; because: Because };
}
