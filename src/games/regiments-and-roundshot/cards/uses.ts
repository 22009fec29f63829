import type { ReferenceCard } from '../../contract/reference.ts';
import { byHowMuch } from '../attacks/cards.ts';
import { rankName } from '../names.ts';
import type { RrClauseId } from '../tables.ts';
import { ALL_RANKS, isFace, isNumber, rankOf, WHOLE_DECK, type Rank } from './ranks.ts';
import { markOf, RANK_SAYS } from './strip.ts';

type Use = ReferenceCard['uses'][number];

/** When a card is played: in the turn of its owner, in the other side’s, or in both. */
type When = 'Your turn' | 'Their turn' | 'Either turn';

const use = (when: When, says: string, ...clauses: readonly RrClauseId[]): Use => ({ when, says, clauses });

/** What any Number card does. */
const PAYS = use(
  'Your turn',
  'Pays for a march, a change of shape or a split.',
  'rr.maneuver.move-order',
  'rr.maneuver.reshape-order',
  'rr.maneuver.split-order',
);

/** What any Face card does. */
const BAYONET = use('Your turn', 'One battalion charges with the bayonet.', 'rr.charge.bayonet-face-card');

/** What the cards of each rank do, besides what all Number or all Face cards do. */
const OWN: Readonly<Record<Rank, readonly Use[]>> = {
  2: [
    use(
      'Either turn',
      'Calls off an attack or a move that the enemy has announced. The attack counts as made.',
      'rr.cards.two-smoke',
    ),
  ],
  3: [
    use('Your turn', 'Lets a pinned formation move; its march costs one more card.', 'rr.cards.three-pinned'),
    use(
      'Your turn',
      '2\u00a0less on the die for control of your cavalry (as we rule; printed is 2\u00a0more).',
      'rr.cards.three-uncontrolled',
    ),
  ],
  4: [use('Their turn', `Cavalry charges your infantry: ${byHowMuch('4')}\u00a0less.`, 'rr.cards.four-square')],
  5: [use('Your turn', `Your cavalry charges or rides on: ${byHowMuch('5')}\u00a0more.`, 'rr.cards.five-breakthrough')],
  6: [
    use(
      'Their turn',
      `Cavalry charges your cavalry or HQ: ${byHowMuch('6')}\u00a0less.`,
      'rr.cards.six-counter-charge',
    ),
  ],
  7: [
    use(
      'Either turn',
      `Your guns or your infantry fire: ${byHowMuch('7')}\u00a0more.`,
      'rr.cards.seven-disciplined-firepower',
    ),
  ],
  8: [
    use(
      'Either turn',
      'One of yours is routed: it retreats instead. No break roll.',
      'rr.cards.eight-orderly-withdrawal',
    ),
  ],
  9: [use('Either turn', `Guns fire at your infantry: ${byHowMuch('9')}\u00a0less.`, 'rr.cards.nine-open-order')],
  10: [
    use(
      'Either turn',
      `Infantry fires at your infantry: ${byHowMuch('10')}\u00a0less.`,
      'rr.cards.ten-skirmisher-screen',
    ),
  ],
  jack: [
    use(
      'Your turn',
      'Two formations march, or one that has marched goes a second time.',
      'rr.cards.jack-two-formations',
      'rr.cards.jack-second-move',
    ),
  ],
  queen: [
    use(
      'Your turn',
      '2\u00a0more on the roll for reinforcements, or 2\u00a0up or down on the roll for their place.',
      'rr.cards.queen-reinforcement',
      'rr.cards.queen-arrival',
    ),
    use('Your turn', 'Draw two cards.', 'rr.cards.queen-draw'),
  ],
  king: [
    use(
      'Your turn',
      'One of yours reforms or is rallied: 2\u00a0more on its die.',
      'rr.cards.king-recovery',
      'rr.cards.king-rally',
    ),
  ],
  ace: [
    use('Your turn', 'Two formations march.', 'rr.cards.ace-move'),
    use('Either turn', 'Calls off a move that the enemy has announced, never an attack.', 'rr.cards.ace-negate'),
  ],
  joker: [use('Your turn', 'The enemy loses two cards, chosen by chance.', 'rr.cards.joker-missed-opportunity')],
};

/** The readings that we play. */
const PLAYED = { readings: {} };

const usesOf = (rank: Rank): readonly Use[] => [
  ...(isNumber(PLAYED, rank) ? [PAYS] : []),
  ...OWN[rank],
  ...(isFace(PLAYED, rank) ? [BAYONET] : []),
];

/**
 * The fourteen cards with all their uses, as they are printed to cut out.
 * @clause rr.deck.shared rr.cards.discard-to-play @ruling rr-007 rr-022 rr-024
 */
export const CARDS: readonly ReferenceCard[] = ALL_RANKS.map((rank) => ({
  mark: markOf(rank),
  name: rankName(rank),
  // The strip says the title, and then in a few words what for.
  title: RANK_SAYS[rank].split(':')[0]!,
  count: WHOLE_DECK.filter((card) => rankOf(card) === rank).length,
  uses: usesOf(rank),
}));
