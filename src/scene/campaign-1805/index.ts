import { blockOf } from '../../games/campaign-1805/bodies/models.ts';
import { slipsOn } from '../../games/campaign-1805/writing/slips.ts';
import { speedOf } from '../../games/campaign-1805/moving/speed.ts';
import { candidates } from '../../games/campaign-1805/pointing/options.ts';
import type { Event, Order, State } from '../../games/campaign-1805/index.ts';
import { rules } from '../../games/campaign-1805/rules.ts';
import { isMounted, type Arm } from '../../games/campaign-1805/tables.ts';
import { capital } from '../../games/contract/sentences.ts';
import { um } from '../../geometry/lengths.ts';
import type { PlayModule } from '../module.ts';
import type { TableBoard } from '../table/board.ts';
import { tableModule } from '../table/scene.ts';

/** What is drawn for an arm. */
const symbolOf = (arm: Arm): string =>
  arm === 'artillery' ? 'artillery' : isMounted(arm) ? 'cavalry' : arm === 'jaegers' ? 'skirmishers' : 'infantry';

/** The sand table of Campaign 1805: every body is drawn by its models. */
const board: TableBoard<State> = {
  size: ({ size }) => size,
  sheet: 'sand',
  measure: 'cm',
  step: um(1, 'cm'),
  stands(state, id) {
    const body = state.units[id]!;
    return {
      ...blockOf(body),
      side: body.side,
      symbol: symbolOf(body.arm),
      ranks: body.ranks,
      condition: body.condition === 'routing' ? 'routed' : 'steady',
    };
  },
  label: (state, id) => capital(state.units[id]!.name.replace(/^the /, '')),
  view: ({ view }) => view,
  reach: (state, id) => speedOf(state, state.units[id]!),
  aims: (state, id) => ({
    foes: candidates(state, id).flatMap(({ order }) =>
      'at' in order && typeof order.at === 'string' ? [order.at] : [],
    ),
    arc: null,
  }),
  terrain: ({ terrain }) => terrain,
  slips: (state, before) =>
    slipsOn(state, before).map(({ unit, does }) => ({ unit, says: does === null ? null : capital(does) })),
};

/** What a page needs to play Campaign 1805 on a board. */
export const play: PlayModule<State, Order, Event> = tableModule('campaign-1805', rules, board);
