import { reader } from '../../../../../../core/rulings.ts';

/** The playable readings of each ruling that the rules ask for; the first is the default. */
export const READINGS = { 'ng-001': ['inclusive', 'exclusive'] } as const;

/** The reading of a ruling that holds in a state. */
export const read = reader(READINGS);
