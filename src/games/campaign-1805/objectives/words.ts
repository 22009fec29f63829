import { plural } from '../../contract/sentences.ts';
import { capital } from '../../contract/sentences.ts';
import { people } from '../names.ts';
import { read } from '../rulings.ts';
import { bodiesIn, foeOf, type State } from '../state.ts';
import { waitingOf } from '../deploying/battle.ts';
import { endsFor } from './control.ts';

/** How many turns a battle lasts by the reading that gives every one a limit. @ruling cf-130 */
const limit = (state: State, turns: number | null): string =>
  turns !== null && read(state, 'cf-130') === 'agreed-limit'
    ? ` If nobody has won after ${plural(turns, 'turn')}, it is a draw.`
    : '';

/** What the battle is won by, in words; empty on a board that is no whole battle. */
export function aim(state: State): string {
  const { battle } = state;
  if (!battle?.objective) return '';
  const { turns, points, attacker } = battle;
  switch (battle.objective) {
    case 'take-the-field':
      return `The first side whose every enemy is ${read(state, 'cf-103') === 'gone-only' ? 'destroyed or gone' : 'destroyed, gone or routing'} at the end of a turn wins.${limit(state, turns)}`;
    case 'capture-and-hold':
      return `Whoever controls the point at ${plural(endsFor(state, turns!), 'end')} of turns in a row wins.`;
    case 'siege': {
      const defender = foeOf(state, attacker!);
      return `${capital(people(attacker!, state))} win with the ground around the siege point cleared and controlled at ${plural(endsFor(state, 1), 'end')} of turns in a row; ${people(defender, state)} win if they hold out for ${plural(turns!, 'turn')} or the enemy is routed.`;
    }
    case 'assassination':
      return `Whoever kills or routs the enemy’s highest officer wins at the end of the turn.${limit(state, turns)}`;
    case 'capture-and-control':
      return `Whoever controls ${read(state, 'cf-108') === 'most-wins' ? 'more points than the enemy' : `more than half of the ${points.length} points`} when turn ${turns} ends wins.`;
  }
}

/** How near each side is to winning. */
export function standing(state: State): readonly string[] {
  const { battle } = state;
  if (!battle?.objective || battle.setUp !== null || battle.over !== null) return [];
  const { objective, held, holders, officers, lost } = battle;
  const sides = Object.keys(state.sides);
  const name = (side: string): string => capital(people(side, state));
  if (objective === 'capture-and-hold' || objective === 'siege')
    return held === null
      ? ['Nobody controls the point.']
      : [`${name(held.side)} have controlled the point at ${plural(held.ends, 'end')} of turns in a row.`];
  if (objective === 'capture-and-control')
    return sides.map(
      (side) => `${name(side)} control ${plural(holders.filter((each) => each === side).length, 'point')}.`,
    );
  if (objective === 'assassination')
    return sides.map((side) => {
      const isLost = (officers[side]?.bodies ?? []).every((id) => lost.includes(id));
      return `${name(side)} have ${isLost ? 'lost' : 'still'} their highest officer.`;
    });
  return sides.map((side) => {
    const steady = bodiesIn(state).filter((body) => body.side === side && body.condition === 'steady').length;
    return `${name(side)} have ${plural(steady + waitingOf(battle, side).length, 'unit')} that ${steady === 1 ? 'does' : 'do'} not rout.`;
  });
}
