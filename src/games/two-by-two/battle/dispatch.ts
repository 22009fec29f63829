import type { Event } from '../events.ts';
import { conceded } from './ending.ts';
import { enter, judgeEnter } from './entry.ts';
import { judgeFeature, placeFeature, rollZone } from './features.ts';
import type { BattleOrder } from './orders.ts';
import { choosePoint, judgePoint } from './points.ts';
import { deploy, deployed, judgeDeploy, judgeDeployed, rollRoles, terrainAgreed } from './deployment.ts';
import { allowed, type Dice, refused, type Verdict } from '../reasons.ts';
import { judgeReinforce, reinforce } from './reinforce.ts';
import type { State } from '../state.ts';

/** Is this order of a whole battle allowed? It is awaited. */
export function judgeOfBattle(state: State, order: BattleOrder): Verdict {
  switch (order.type) {
    case 'roll-roles':
      return allowed('tt.setup.role-roll');
    case 'agree-terrain':
    case 'roll-zone':
      return allowed('tt.setup.terrain');
    case 'place-feature':
      return judgeFeature(state, order);
    case 'deploy':
      return judgeDeploy(state, order);
    case 'end-deployment':
      return judgeDeployed(state);
    case 'choose-point':
      return judgePoint(state, order);
    case 'reinforce':
      return judgeReinforce(state, order);
    case 'enter':
      return judgeEnter(state, order);
    case 'concede':
      return judgeConcede(state, order.side);
  }
}

/** A side may give the battle up at any time. @clause tt.victory.destroyed-count @ruling tt-001 */
function judgeConcede({ battle, sides }: State, side: string): Verdict {
  if (battle === null) return refused('tt.victory.destroyed-count', 'no-battle', {});
  return Object.hasOwn(sides, side)
    ? allowed('tt.victory.destroyed-count')
    : refused('tt.victory.destroyed-count', 'no-such-side', {});
}

/** The events of an order of a whole battle that has been allowed. */
export function carryOutOfBattle(state: State, order: BattleOrder, dice: Dice): readonly Event[] {
  switch (order.type) {
    case 'roll-roles':
      return rollRoles(state, dice);
    case 'agree-terrain':
      return [terrainAgreed(state)];
    case 'roll-zone':
      return rollZone(state, dice);
    case 'place-feature':
      return placeFeature(state, order);
    case 'deploy':
      return deploy(state, order);
    case 'end-deployment':
      return deployed(state);
    case 'choose-point':
      return choosePoint(state, order);
    case 'reinforce':
      return reinforce(state, order, dice);
    case 'enter':
      return enter(state, order);
    case 'concede':
      return [conceded(state, order.side)];
  }
}
