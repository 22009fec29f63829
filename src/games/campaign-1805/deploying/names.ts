import { nameOf } from '../names.ts';
import type { State } from '../state.ts';
import type { Deployment, Objective } from './battle.ts';

/** What each layout is called. */
export const DEPLOYMENT_NAMES: Readonly<Record<Deployment, string>> = {
  'dawn-of-war': 'Dawn of War',
  siege: 'Siege',
  ambush: 'Ambush',
  quadrants: 'Quadrants',
  'epic-bridge': 'Epic Bridge',
  landing: 'Landing',
};

/** What each objective is called. */
export const OBJECTIVE_NAMES: Readonly<Record<Objective, string>> = {
  'take-the-field': 'Take the Field',
  'capture-and-hold': 'Capture and Hold',
  siege: 'Siege',
  assassination: 'Assassination',
  'capture-and-control': 'Capture and Control',
};

/** A part of the table: `the north of the table`. */
export const areaName = (area: string): string => `the ${area} of the table`;

/** The name of a body or a piece of ground, on the table or beside it. */
export const waitingName = (id: string, state: State): string =>
  state.battle?.waiting[id]?.name ??
  state.battle?.setUp?.pieces[id]?.name ??
  state.terrain[id]?.name ??
  nameOf(id, state);
