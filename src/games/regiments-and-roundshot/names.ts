import { COMPASS } from '../../geometry/compass.ts';
import { MEASURES, round } from '../../geometry/lengths.ts';
import { facingOf } from '../../geometry/placing.ts';
import { dot } from '../../geometry/vectors.ts';
import { waitingUnit, waitingUnits } from './battle/columns.ts';
import { BACK, kindOf } from '../contract/hands.ts';
import { capital, inWords, listed } from '../contract/sentences.ts';
import type { Rank } from './cards/ranks.ts';
import { read } from './rulings.ts';
import type { Pose, State } from './state.ts';
import type { Flank, Phase } from './tables.ts';

/** A figure’s name with its article; its id once it is gone. */
export const nameOf = (state: Named, id: string): string => figureOf(state, id)?.name ?? id.replaceAll('-', ' ');

type Named = Pick<State, 'units'> & Partial<Pick<State, 'battle'>>;

/** A figure on the board, or one that waits. */
const figureOf = ({ units, battle = null }: Named, id: string) => units[id] ?? waitingUnit({ battle }, id);

/**
 * The name of a formation, whichever of its figures leads it: that of the row that all its figures
 * are in; or of the first row or figure of the board that is in it, with the others: `the
 * grenadiers and theirs`.
 */
export function formationName(state: Named, ids: readonly string[]): string {
  const places = [...Object.keys(state.units), ...waitingUnits({ battle: state.battle ?? null }).map(({ id }) => id)];
  const [first] = ids.toSorted((a, b) => places.indexOf(a) - places.indexOf(b));
  if (ids.length === 1) return nameOf(state, first!);
  const row = figureOf(state, first!)?.row;
  const ofRow = row === undefined ? 1 : ids.filter((id) => figureOf(state, id)?.row?.id === row.id).length;
  const name = row !== undefined && ofRow > 1 ? row.name : nameOf(state, first!);
  return ofRow === ids.length ? name : `${name} and theirs`;
}

/** How many figures a row has, on the board and waiting. */
function sizeOfRow({ units, battle = null }: Named, row: string): number {
  const all = [...Object.values(units), ...waitingUnits({ battle })].filter((each) => each.row?.id === row);
  return new Set(all.map(({ id }) => id)).size;
}

/**
 * Figures of a formation in a sentence: by its name if they are all of their row, or by how many of
 * the row they are.
 */
export function figuresName(state: Named, ids: readonly string[]): string {
  const name = formationName(state, ids);
  const row = figureOf(state, ids[0]!)?.row;
  const isPart = ids.length > 1 && name === row?.name && ids.length < sizeOfRow(state, row.id);
  return isPart ? `${inWords(ids.length)} of ${name}` : name;
}

/** The people of a side: `the French`. */
export const people = ({ sides }: Pick<State, 'sides'>, side: string): string => sides[side]?.name ?? side;

/** How each rank is called. */
const RANK_NAMES: Readonly<Record<Rank, string>> = {
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  10: 'Ten',
  jack: 'Jack',
  queen: 'Queen',
  king: 'King',
  ace: 'Ace',
  joker: 'Joker',
};

/** What a rank is called, without an article: `Five`. */
export const rankName = (rank: Rank): string => RANK_NAMES[rank];

/** What a card is called: `the Five`; of one that lies face down, `a card`. */
export function cardName(card: string): string {
  const rank = RANK_NAMES[kindOf(card) as Rank] as string | undefined;
  return rank === undefined ? 'a card' : `the ${rank}`;
}

/**
 * What stands on the chip of a card that was drawn: `Five`; of one that lies face down, as it is.
 */
export function drawnName(card: string): string {
  if (card === BACK) return 'face down';
  const rank = kindOf(card);
  return Object.hasOwn(RANK_NAMES, rank) ? RANK_NAMES[rank as Rank] : card;
}

/** Cards in words: `the Five and the King`; of several that lie face down, `two cards`. */
export function cardNames(cards: readonly string[]): string {
  if (cards.length === 0) return 'no card';
  const names = cards.map(cardName);
  return names.length > 1 && names.every((each) => each === 'a card')
    ? `${inWords(names.length)} cards`
    : listed(names);
}

/** The cards that go with an order, in words. */
export const withCards = (cards: readonly string[]): string => (cards.length === 0 ? '' : ` with ${cardNames(cards)}`);

/** What the places are called at which columns come on, by the reading of the flanks. */
const FLANKS: Readonly<Record<'own-edge-thirds' | 'side-edges', Readonly<Record<Flank, string>>>> = {
  'own-edge-thirds': {
    left: 'left third of the edge',
    centre: 'middle third of the edge',
    right: 'right third of the edge',
    any: 'edge',
  },
  'side-edges': {
    left: 'own half of the left edge',
    centre: 'own edge',
    right: 'own half of the right edge',
    any: 'own edge or half of an edge beside it',
  },
};

/** Where a column comes on: `left third of the edge`. @ruling rr-018 */
export const flankName = (flank: Flank, state: State): string => FLANKS[read(state, 'rr-018')][flank];

/** What each phase is called. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  reinforcement: 'Reinforcement',
  strategy: 'Strategy',
  'grand-maneuver': 'Grand Manoeuvre',
  bombardment: 'Bombardment',
  volley: 'Volley',
  charge: 'Charge',
  rally: 'Rally',
  logistics: 'Logistics',
};

/** What is done in each phase, as in “the French fire their guns now”. */
export const DOES: Readonly<Record<Phase, string>> = {
  reinforcement: 'wait for reinforcements',
  strategy: 'draw cards',
  'grand-maneuver': 'manoeuvre',
  bombardment: 'fire their guns',
  volley: 'fire volleys',
  charge: 'charge',
  rally: 'rally',
  logistics: 'look through their cards',
};

/** Whose part it is now, in words: `the French charge now`. */
export function partText(state: State): string {
  const { awaits, phase } = state;
  if (awaits === null) return 'the battle is over';
  const who = people(state, awaits.sides[0]!);
  return awaits.kind === 'phase' ? `${who} ${DOES[phase]} now` : `${who} decide first`;
}

/** A length as the rulebook writes it: `2½ inches`, `1 inch`, `2.83 inches`. */
export function length(micrometres: number): string {
  const hundredths = round((100 * micrometres) / MEASURES.in);
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100];
  if (rest === 50) return whole === 0 ? 'half an inch' : `${whole}½ inches`;
  if (rest === 0) return `${whole} inch${whole === 1 ? '' : 'es'}`;
  return `${hundredths / 100} inches`;
}

/** The point of the compass that is nearest to a facing. */
export const compass = ({ facing }: Pick<Pose, 'facing'>): string =>
  [...COMPASS].sort((a, b) => dot(facingOf(b), facing) - dot(facingOf(a), facing))[0]!;

/** The name of a side as a heading begins with it: `French`. */
export const heading = ({ sides }: Pick<State, 'sides'>, side: string): string =>
  capital(people({ sides }, side).replace(/^the /, ''));
