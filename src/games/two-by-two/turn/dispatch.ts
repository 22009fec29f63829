import { choosePoint, judgePoint } from '../battle/points.ts';
import { deploy, deployed, judgeDeploy, judgeDeployed, rollRoles, terrainAgreed } from '../battle/deployment.ts';
import { conceded, judgeConcede } from '../battle/ending.ts';
import { enter, judgeEnter } from '../battle/entry.ts';
import { judgeFeature, placeFeature, rollZone } from '../battle/features.ts';
import { judgeReinforce, reinforce } from '../battle/reinforce.ts';
import { judgeCharge } from '../charging/charge.ts';
import { judgeCounterCharge } from '../charging/counter-charge.ts';
import { charge, face, rout, stand } from '../charging/into-contact.ts';
import { judgeFace, judgeRout, judgeStand } from '../charging/reactions.ts';
import type { Event } from '../events.ts';
import { fight, follow, name } from '../melee/fight.ts';
import { judgeFollow } from '../melee/follow-up.ts';
import { judgeFight, judgeName } from '../melee/opponents.ts';
import { judgeRally, rally } from '../morale/rally.ts';
import { form, judgeForm, move } from '../moving/formations.ts';
import { judgeMove } from '../moving/move.ts';
import type { Order, OrderOf } from '../orders.ts';
import { allowed, type Dice, type Verdict } from '../reasons.ts';
import { judgeDeclare, judgeShoot } from '../shooting/fire.ts';
import { changeScreen, judgeScreen } from '../shooting/screens.ts';
import { declare, shoot } from '../shooting/volley.ts';
import type { State } from '../state.ts';
import { endPhase, judgeEnd } from './phases.ts';

/** How an order that is due is judged, and how it is carried out once it is allowed. */
interface Rule<Given extends Order> {
  readonly judge: (state: State, order: Given) => Verdict;
  readonly carryOut: (state: State, order: Given, dice: Dice) => readonly Event[];
}

/** The rule for each order of the table in `orders.ts`. */
const RULES: { readonly [Type in Order['type']]: Rule<OrderOf<Type>> } = {
  move: { judge: judgeMove, carryOut: move },
  charge: { judge: judgeCharge, carryOut: charge },
  'counter-charge': { judge: judgeCounterCharge, carryOut: charge },
  stand: { judge: judgeStand, carryOut: stand },
  rout: { judge: judgeRout, carryOut: rout },
  face: { judge: judgeFace, carryOut: face },
  form: { judge: judgeForm, carryOut: form },
  rally: { judge: judgeRally, carryOut: rally },
  fight: { judge: judgeFight, carryOut: fight },
  name: { judge: judgeName, carryOut: name },
  follow: { judge: judgeFollow, carryOut: follow },
  hold: { judge: judgeFollow, carryOut: follow },
  shoot: { judge: judgeShoot, carryOut: shoot },
  declare: { judge: judgeDeclare, carryOut: declare },
  screen: { judge: judgeScreen, carryOut: changeScreen },
  'end-phase': { judge: judgeEnd, carryOut: endPhase },
  'roll-roles': {
    judge: () => allowed('tt.setup.role-roll'),
    carryOut: (state, _order, dice) => rollRoles(state, dice),
  },
  'agree-terrain': { judge: () => allowed('tt.setup.terrain'), carryOut: (state) => [terrainAgreed(state)] },
  'roll-zone': {
    judge: () => allowed('tt.setup.terrain'),
    carryOut: (state, _order, dice) => rollZone(state, dice),
  },
  'place-feature': { judge: judgeFeature, carryOut: placeFeature },
  deploy: { judge: judgeDeploy, carryOut: deploy },
  'end-deployment': { judge: judgeDeployed, carryOut: deployed },
  'choose-point': { judge: judgePoint, carryOut: choosePoint },
  reinforce: { judge: judgeReinforce, carryOut: reinforce },
  enter: { judge: judgeEnter, carryOut: enter },
  concede: { judge: judgeConcede, carryOut: (state, { side }) => [conceded(state, side)] },
};

/** The rule for the type of an order. */
export const ruleFor = ({ type }: Order): Rule<Order> => RULES[type] as Rule<Order>;
