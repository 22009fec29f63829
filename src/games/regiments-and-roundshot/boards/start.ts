import * as v from 'valibot';
import type { Readings } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { strict } from '../../../core/shape.ts';
import { capital, ORDINALS } from '../../contract/sentences.ts';
import { readTable, type PlacedUnit, type TableBoard, type TableGame } from '../../table/boards/board.ts';
import { ALL_RANKS, WHOLE_DECK } from '../cards/ranks.ts';
import { poisedIn } from '../formations/contact.ts';
import { read as readRuling } from '../rulings.ts';
import type { Army, Edge, Feature, Grade, State, Unit } from '../state.ts';
import { BOARD, inches, PHASES, TERRAIN, UNIT_TYPES, type Arm, type Phase } from '../tables.ts';
import { settled } from '../turn/awaiting.ts';
import { armiesIn, battleFaults, battleOf } from './battle.ts';
import { parted } from './battle-schema.ts';

const RANKS: readonly string[] = ALL_RANKS;
const card = v.pipe(
  v.union([v.string(), v.number()], `a card by its rank: ${RANKS.join(', ')}`),
  v.transform(String),
  v.check((rank) => RANKS.some((each) => each === rank), `a card by its rank: ${RANKS.join(', ')}`),
);
const cards = v.array(card, 'a list of cards: [6, king, 5]');
const ofSides = <Each extends v.GenericSchema>(each: Each) => v.optional(v.record(v.string(), each), {});
const figures = v.optional(v.array(v.string('a figure on the board'), 'a list of figures'), []);
const whole = v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, '0 or more'));

/** The fields that moments have in this game alone. */
const OWN = {
  now: {
    hands: ofSides(cards),
    heap: v.optional(cards, []),
    generals: ofSides(v.picklist(['ordinary', 'good', 'famous'], 'ordinary, good or famous')),
    open: v.optional(v.array(v.string('a side'), 'a list of sides')),
    armies: v.optional(v.record(v.string(), strict({ units: whole, gone: v.optional(whole, 0) }))),
    moved: figures,
    charged: figures,
    attacked: figures,
  },
};

/** What this game says about the boards that it can read. @ruling rr-002 */
export const GAME: TableGame = {
  measure: 'in',
  types: UNIT_TYPES,
  shape: () => ({ width: inches(1 / 2), depth: inches(1 / 2) }),
  terrain: TERRAIN,
  conditions: ['disrupted', 'routing'],
  phases: PHASES,
  own: OWN,
};

/** The moment of a board, once it has been checked; fields that are not written may be missing. */
interface WrittenMoment {
  readonly turn: number;
  readonly side: string;
  readonly phase: Phase;
  readonly hands?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly heap?: readonly (string | number)[];
  readonly generals?: Readonly<Record<string, Grade>>;
  readonly open?: readonly string[];
  readonly armies?: Readonly<Record<string, { readonly units: number; readonly gone?: number }>>;
  readonly moved?: readonly string[];
  readonly charged?: readonly string[];
  readonly attacked?: readonly string[];
}

/** The state of a board as an author writes it, or everything that is wrong with it. */
export function start(input: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const found = parted(input);
  if (!found.ok) return found;
  const read = readTable(found.value.board, GAME);
  if (!read.ok) return read;
  const { view, sides, places, terrain, units } = read.value;
  const now = read.value.now as WrittenMoment;
  const dealt = cardsOf(now, Object.keys(sides));
  const { battle } = found.value;
  const armies = battle === null ? [] : battleFaults(battle, Object.keys(sides), readings, units);
  const problems = [
    ...armies,
    ...boardProblems(read.value, now, battle !== null),
    ...unitProblems(Object.values(units)),
    ...dealt.problems,
  ];
  if (problems.length > 0) return failure(problems);
  const { turn, side, phase, moved = [], attacked = [], charged = [], open, generals = {} } = now;
  const figures = {
    readings,
    units: Object.fromEntries(Object.values(units).map((unit) => [unit.id, unitOf(unit)])),
  };
  const isOpen = readRuling({ readings }, 'rr-098') === 'open-hands';
  return success(
    settled({
      ...figures,
      turn,
      view,
      owner: side,
      side,
      phase,
      part: 1,
      sides: endsOf(sides, readings),
      places,
      // The board has been read with the kinds of this game only.
      terrain: terrain as Readonly<Record<string, Feature>>,
      hands: dealt.hands,
      deck: dealt.deck,
      heap: dealt.heap,
      generals,
      // Under one reading all hands lie open. @ruling rr-098
      ...(isOpen ? { open: Object.keys(sides) } : open !== undefined && { open }),
      moved,
      again: [],
      reshaped: [],
      freed: [],
      credit: null,
      met: [],
      acted: [],
      fleeing: null,
      rides: [],
      poised: poisedIn(figures),
      tested: [],
      routed: Object.values(units).flatMap(({ id, conditions }) => (conditions.includes('routing') ? [id] : [])),
      fired: [],
      bayonets: [],
      lasting: [],
      attacked,
      charged: { [side]: charged },
      struck: {},
      wild: [],
      rolled: [],
      pending: null,
      arrived: [],
      battle: battle === null ? null : battleOf(battle, Object.keys(sides), { units, owner: side }),
      armies: battle === null ? armiesOf(now) : armiesIn(battle, units),
      winner: null,
    }),
  );
}

/** Where the side that is written in the south or the north has its end. @ruling rr-100 */
const LONG = { south: 'west', north: 'east' } as const satisfies Readonly<Partial<Record<Edge, Edge>>>;

/**
 * The sides with their edges: as they are written, the short ones, or a quarter of a turn on.
 * @clause rr.setup.opposite-ends @ruling rr-100
 */
const endsOf = (sides: State['sides'], readings: Readings): State['sides'] =>
  readRuling({ readings }, 'rr-100') === 'short-edges'
    ? sides
    : Object.fromEntries(
        Object.entries(sides).map(([id, side]) => [id, { ...side, edge: LONG[side.edge as keyof typeof LONG] }]),
      );

const armiesOf = ({ armies }: WrittenMoment): Readonly<Record<string, Army>> | null =>
  armies === undefined
    ? null
    : Object.fromEntries(Object.entries(armies).map(([side, { units, gone = 0 }]) => [side, { units, gone }]));

/** A figure on a board. One of a row is told by its place: `the second dragoons`. */
function unitOf({ id, name, side, type, row, base: { at, facing }, conditions }: PlacedUnit): Unit {
  const nth = row === null ? null : Number(id.slice(row.id.length + 1)) - 1;
  const isNumbered = row !== null && name === `${row.name} ${nth! + 1}`;
  const own = isNumbered ? `the ${ORDINALS[nth!] ?? `${nth! + 1}th`} ${row.name.replace(/^the /, '')}` : name;
  const [condition = 'steady'] = conditions as readonly Unit['condition'][];
  return {
    id,
    name: own,
    side,
    arm: type === 'hq' ? 'cavalry' : (type as Arm),
    ...(type === 'hq' && { isHq: true }),
    ...(row !== null && { row }),
    at,
    facing,
    condition,
  };
}

/**
 * The cards of a board: those of the hands and the heap, each a card of its own; the rest is the
 * deck.
 */
function cardsOf({ hands = {}, heap = [] }: WrittenMoment, sides: readonly string[]) {
  const left = [...WHOLE_DECK];
  const problems: Problem[] = [];
  const take =
    (path: string) =>
    (rank: string | number, n: number): readonly string[] => {
      const at = left.findIndex((each) => each.startsWith(`${rank}-`));
      if (at >= 0) return left.splice(at, 1);
      problems.push({
        path: `${path}.${n}`,
        found: capital(String(rank)),
        wanted: 'no more cards of a rank than the deck has',
      });
      return [];
    };
  const strange = Object.keys(hands).filter((side) => !sides.includes(side));
  problems.push(...strange.map((side) => ({ path: `now.hands.${side}`, found: side, wanted: sides.join(' or ') })));
  const dealt = sides.map((side) => [side, (hands[side] ?? []).flatMap(take(`now.hands.${side}`))] as const);
  const discards = heap.flatMap(take('now.heap'));
  return { hands: Object.fromEntries(dealt), heap: discards, deck: left as readonly string[], problems };
}

/** A figure is never disrupted and routing at once. @ruling rr-055 */
const unitProblems = (units: readonly PlacedUnit[]): readonly Problem[] =>
  units
    .filter(({ conditions }) => conditions.length > 1)
    .map(({ path }) => ({ path: `${path}.condition`, found: 'two conditions', wanted: 'disrupted or routing' }));

/**
 * What is wrong with a board by the rules of this game alone. @clause rr.figures.hq-required
 * @ruling rr-001 rr-100
 */
function boardProblems(
  { size: [width, height], units, sides }: TableBoard,
  now: WrittenMoment,
  isBattle: boolean,
): readonly Problem[] {
  const isSize = width === BOARD[0] && height === BOARD[1];
  const known = Object.keys(units);
  const lists = { moved: now.moved ?? [], charged: now.charged ?? [], attacked: now.attacked ?? [] };
  const isCounted = isBattle && known.length > 0;
  const headless = (isCounted ? Object.keys(sides) : Object.keys(now.armies ?? {})).filter(
    (side) => side in sides && !Object.values(units).some((unit) => unit.side === side && unit.type === 'hq'),
  );
  const edges = Object.entries(sides).filter(([, { edge }]) => edge === 'east' || edge === 'west');
  return [
    ...(isSize ? [] : [{ path: 'size', found: 'another size', wanted: '[24, 36], which is two feet by three' }]),
    ...edges.map(([id, { edge }]) => ({
      path: `sides.${id}.edge`,
      found: edge,
      wanted: 'north or south, the short edges',
    })),
    ...headless.map((side) => ({
      path: isCounted ? `units.${side}` : `now.armies.${side}`,
      found: 'losses that are counted of a side without its HQ',
      wanted: 'one figure of type hq among its units',
    })),
    ...Object.entries(lists).flatMap(([key, ids]) =>
      ids.flatMap((id, n) =>
        known.includes(id)
          ? []
          : [{ path: `now.${key}.${n}`, found: id, wanted: `a figure on the board: ${known.join(', ')}` }],
      ),
    ),
    ...Object.keys({ ...now.armies, ...now.generals }).flatMap((side) =>
      side in sides ? [] : [{ path: `now.${side}`, found: side, wanted: Object.keys(sides).join(' or ') }],
    ),
  ];
}
