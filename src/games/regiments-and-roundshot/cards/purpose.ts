import { byHowMuch } from '../attacks/cards.ts';
import type { RrClauseId } from '../tables.ts';
import { isNumber, type Rank } from './ranks.ts';

/** What a card is for, and the clause that says so. */
interface Purpose {
  readonly says: string;
  readonly clause: RrClauseId;
}

const BAYONET = 'In your Charge phase a battalion charges with the bayonet for it.';

/**
 * What a card of each rank is for, besides what all Number cards pay for. It is told where the card
 * is of no use, so each says when it is.
 */
const FOR: Readonly<Record<Rank, Purpose>> = {
  2: { says: 'It calls off an attack or a move that the enemy has announced.', clause: 'rr.cards.two-smoke' },
  3: {
    says: 'It frees a formation that is pinned, or helps a roll for control of your cavalry.',
    clause: 'rr.cards.three-pinned',
  },
  4: {
    says: `It takes ${byHowMuch('4')} off a charge of enemy cavalry at your infantry.`,
    clause: 'rr.cards.four-square',
  },
  5: { says: `It adds ${byHowMuch('5')} to a charge of your cavalry.`, clause: 'rr.cards.five-breakthrough' },
  6: {
    says: `It takes ${byHowMuch('6')} off a charge of enemy cavalry at your cavalry.`,
    clause: 'rr.cards.six-counter-charge',
  },
  7: {
    says: `It adds ${byHowMuch('7')} to a shot of your guns or a volley of your infantry.`,
    clause: 'rr.cards.seven-disciplined-firepower',
  },
  8: { says: 'It turns a rout of one of yours into a retreat.', clause: 'rr.cards.eight-orderly-withdrawal' },
  9: { says: `It takes ${byHowMuch('9')} off a shot of guns at your infantry.`, clause: 'rr.cards.nine-open-order' },
  10: { says: `It takes ${byHowMuch('10')} off a volley at your infantry.`, clause: 'rr.cards.ten-skirmisher-screen' },
  jack: {
    says: `In your Grand Manoeuvre phase two formations march for it, or one a second time. ${BAYONET}`,
    clause: 'rr.cards.jack-two-formations',
  },
  queen: {
    says: `In your own turn it draws two cards, or helps a roll for reinforcements. ${BAYONET}`,
    clause: 'rr.cards.queen-draw',
  },
  king: { says: `It adds 2 to a die to reform or to rally. ${BAYONET}`, clause: 'rr.cards.king-recovery' },
  ace: {
    says: 'In your Grand Manoeuvre phase two formations march for it. It calls off a move of the enemy, never an attack.',
    clause: 'rr.cards.ace-negate',
  },
  joker: { says: 'In your own turn it costs the enemy two cards.', clause: 'rr.cards.joker-missed-opportunity' },
};

/** The clause of what a card of this rank does, for a refusal of it where it is of no use. */
export const clauseOf = (rank: Rank): RrClauseId => FOR[rank].clause;

/** The readings that we play. */
const PLAYED = { readings: {} };

/**
 * What a card of this rank is for, in a sentence or two.
 * @clause rr.cards.discard-to-play rr.maneuver.move-order @ruling rr-022
 */
export function purposeOf(rank: Rank): string {
  const { says } = FOR[rank];
  return isNumber(PLAYED, rank) ? `${says} In your Grand Manoeuvre phase it moves a formation.` : says;
}
