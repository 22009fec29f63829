import { lengthText } from '../../geometry/lengths.ts';
import type { GameReference } from '../contract/reference.ts';
import { NEAR } from './morale/leadership.ts';
import { TOO_NEAR } from './morale/rally.ts';
import { signedOrZero } from '../../core/signs.ts';
import { bodyTables } from './sheet/bodies.ts';
import { gunTables } from './sheet/guns.ts';
import { leadingTables } from './sheet/leading.ts';
import { AT_A_CHARGE, CHARGE_BONUS, COMMAND, MOST_LEADERSHIP, NEEDED } from './tables.ts';

/** The numbers and tables that the quick reference takes from the rules. */
export const reference: GameReference = {
  numbers: {
    hit: NEEDED.shot,
    wound: NEEDED.shotWound,
    strike: NEEDED.blow,
    'strike-wound': NEEDED.blowWound,
    leadership: MOST_LEADERSHIP,
    charge: CHARGE_BONUS,
    'at-foot': signedOrZero(AT_A_CHARGE.foot),
    'at-horse': signedOrZero(AT_A_CHARGE.horse),
    near: lengthText(NEAR, 'cm'),
    'too-near': lengthText(TOO_NEAR, 'cm'),
    command: lengthText(COMMAND, 'cm'),
  },
  tables: [...bodyTables, ...gunTables, ...leadingTables],
  army: null,
};
