import type { ClauseId } from '../../../core/ids.ts';
import { allowed, type Verdict } from '../../../core/verdicts.ts';
import { engine } from '../../../games/paper-bayonet/index.ts';
import { alike, SHOT, stateOf, type Piece, type Position } from './position.ts';

const target: Piece = { at: 'd4', type: 'line-infantry' };
const shot: Position = { gun: { type: 'cannon' }, targets: [target] };
const gun = (condition: string): Position => ({ ...shot, gun: { type: 'cannon', condition } });
const kinds = (position: Position): readonly Position[] => [
  position,
  { ...position, gun: { ...position.gun, type: 'howitzer' } },
];

/** When a gun may not fire at anybody. */
const SILENT: Readonly<Record<string, readonly Position[]>> = {
  'It has fired in this turn': kinds({ ...shot, fired: true }),
  'It stands in a building': kinds({ ...shot, ground: { d1: 'building' } }),
  'It touches an enemy unit, other than a Brigadier': kinds({
    ...shot,
    others: [{ at: 'e2', type: 'line-infantry' }],
  }),
  'It is disrupted': kinds(gun('disrupted')),
  'It is routed': kinds(gun('routed')),
};

/** Whom no gun may fire at. */
const SPARED: Readonly<Record<string, readonly Position[]>> = {
  'Your own units': kinds({ ...shot, targets: [{ ...target, side: 'french' }] }),
  'A Brigadier': kinds({ ...shot, targets: [{ ...target, type: 'brigadier' }] }),
  'A unit that touches one of yours, Brigadiers apart: it is fighting': kinds({
    ...shot,
    others: [{ at: 'e4', type: 'line-infantry', side: 'french' }],
  }),
  'A unit off the eight lines': kinds({ ...shot, targets: [{ ...target, at: 'e4' }] }),
  'A unit beyond six squares': [{ ...shot, targets: [{ ...target, at: 'd8' }] }],
  'For a howitzer: beyond four': [{ gun: { type: 'howitzer' }, targets: [{ ...target, at: 'd6' }] }],
};

/** What does not keep a gun from firing, though it keeps others from acting. */
const FREE: Readonly<Record<string, readonly Position[]>> = {
  'Its brigade is not activated': kinds({ ...shot, activated: false }),
  'It is out of touch with its Brigadier': kinds({ ...shot, brigadier: 'a9' }),
};

/** One row: a case, and the clause that decides it. */
export interface Case {
  readonly says: string;
  readonly clause: ClauseId;
}

function refusedBy(cases: typeof SILENT): readonly Case[] {
  return Object.entries(cases).map(([says, positions]) => {
    const clause = alike(says, positions);
    if (clause === null) throw new Error(`«${says}»: the engine lets this gun fire`);
    return { says, clause };
  });
}

/** Cases in which a gun is silent, as the engine judges them. */
export const silent = (): readonly Case[] => refusedBy(SILENT);

/** Cases in which a unit is no target, as the engine judges them. */
export const spared = (): readonly Case[] => refusedBy(SPARED);

/** Cases that do not silence a gun, each with the clause that permits it beyond what an ordinary shot needs. */
export function free(): readonly Case[] {
  const ordinary = permits(shot);
  return Object.entries(FREE).map(([says, positions]) => {
    const refused = alike(says, positions);
    const clause = permits(positions[0]!).find((each) => !ordinary.includes(each));
    if (refused !== null || clause === undefined)
      throw new Error(`«${says}»: the engine does not name what permits it`);
    return { says, clause };
  });
}

const permits = (position: Position): readonly ClauseId[] => {
  const verdict: Verdict = engine.judge(stateOf(position), SHOT);
  return verdict.ok ? verdict.clauses : allowed().clauses;
};
