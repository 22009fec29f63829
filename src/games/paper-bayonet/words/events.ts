import type { Sum } from '../reasons.ts';
import type { Sentence } from '../../contract/words.ts';
import type { Event, EventOf } from '../events.ts';
import { capital, listed, plural, proper } from '../../contract/sentences.ts';
import { nameOf, ofColumns, people, says, VICTORY } from '../names.ts';
import type { Agreement, Formation, State } from '../state.ts';
import type { Topic } from '../tables.ts';

/** The total of all sums; 0 if there are none. */
const came = (reasons: readonly Sum[]): number => reasons.reduce((all, { total }) => all + total, 0);

/** The number that a sum was compared with; 0 if there is none. */
const held = ({ test }: Sum): number => (test === null || test.is === 'bands' ? 0 : test.number);

/** Adds to a sentence what was rolled and what was needed. */
const needing =
  <About>(sentence: (about: About, state: State) => string) =>
  (event: About & { readonly reasons: readonly [Sum] }, state: State): string =>
    `${sentence(event, state)}: ${event.reasons[0].total}, needed ${held(event.reasons[0])}+.`;

/**
 * The end of a sentence about the result: `, 3 to 1`. If the sides need different numbers: a
 * further sentence with what each needed and removed.
 */
function tallied(tally: NonNullable<EventOf<'game-ended'>['tally']>, winner: string | null): string {
  const [first, second] = tally;
  if (first === undefined || second === undefined) return '.';
  if (first.needs === second.needs) return `, ${first.has} to ${second.has}.`;
  const [one, other] = winner === null ? ['One side', 'the other'] : ['They', 'the other side'];
  return `. ${one} needed to remove ${plural(first.needs, 'brigade')} and removed ${first.has}; ${other} needed ${second.needs} and removed ${second.has}.`;
}

/** The dice of the two sides, the winner's first. The sum has them in the order of the sides. */
const higherFirst = ({ reasons: [sum] }: EventOf<'roll-off-won'>): string =>
  [sum.total, held(sum)].sort((a, b) => b - a).join(' to ');

/** If there are more squares to choose from than this, they are only counted, not named. */
const MOST_NAMED = 3;

function where(to: string | readonly string[]): string {
  if (typeof to === 'string') return to;
  return to.length > MOST_NAMED ? `one of ${to.length} squares` : to.join(' or ');
}

const rolls = says('{Unit:rolls|roll}');
const roll = says('{enemy:rolls|roll}');
const unharmed = says('{Unit:is|are} unharmed, with a {reasons}.');
const harmedAlready = says('{Unit:takes|take} no further harm, with a {reasons}.');
const isDisrupted = says('{Unit:is|are} disrupted');
const isRouted = says('{Unit:is|are} routed');
const isPushed = says('{Unit:is|are} pushed');
const moves = says('{Unit:moves|move}');
const isRemoved = says('{Unit:is|are} removed from the game.');
const makesRoom = says('{Unit:makes|make} room');
const goesLast = says('{Unit:is|are} removed with the last unit of his brigade.');
const leavesSquare = says('{Unit:leaves|leave} Square');

/** The end of a sentence about a unit that has lost its Square; empty for any other unit. */
const broken = (state: State, unit: string, formation: Formation | undefined): string =>
  state.units[unit]?.formation === 'square' && formation === 'line' ? ', no longer in Square' : '';

/** The sentence for each event. */
export const EVENTS: { readonly [Type in Event['type']]: Sentence<EventOf<Type>, State> } = {
  'phase-began': says('Round {round}: the {side} {phase} phase begins.'),
  'brigade-activated': says('{brigade}’s brigade rolls {reasons}: activated.'),
  'brigade-idle': says('{brigade}’s brigade rolls {reasons}: not activated.'),
  'unit-turned': says('{Unit:faces|face} front again.'),
  'game-extended': says('The die shows {reasons}: one more round.'),
  'game-not-extended': says('The die shows {reasons}: no extra round.'),
  'game-ended': ({ winner, conceded, tally = [] }) => {
    if (winner === null) return `The game ends in a draw${tallied(tally, winner)}`;
    return `The game ends: ${people(winner)} win${conceded ? ', because the other side concedes.' : tallied(tally, winner)}`;
  },
  'shot-hit': needing(ofColumns(says('{Unit:hits|hit} {target}'))),
  'shot-missed': needing(says('{Unit:misses|miss} {target}')),
  'shot-lost': says('{Unit:loses|lose} the shot at {target}.'),
  'shots-held': ({ shots }, state) =>
    `Still to fire, once the routed unit has been placed: ${listed(shots.map(({ unit }) => nameOf(state, unit)))}.`,
  'unit-unharmed': (event, state) =>
    state.units[event.unit]?.condition === 'steady' ? unharmed(event, state) : harmedAlready(event, state),
  'unit-disrupted': (event, state) =>
    `${isDisrupted(event, state)}${event.to === undefined ? ` by a ${came(event.reasons)}` : `, driven back to ${where(event.to)}`}, and turned around${broken(state, event.unit, event.formation)}.`,
  'unit-driven-back': says('{Unit:is|are} driven back to {to}.'),
  'unit-routed': (event, state) =>
    `${isRouted(event, state)}${event.clauses.includes('pb.artillery.effect.roll') ? ` by a ${came(event.reasons)}` : ''}, fleeing to ${where(event.to)}.`,
  'unit-placed': says('{Unit:is|are} placed on {to}.'),
  'unit-removed': (event, state) =>
    event.clauses.includes('pb.brigadier.removed-with-brigade') ? goesLast(event, state) : isRemoved(event, state),
  'unit-moved': (event, state) => `${moves(event, state)} to ${event.path.join(', then ')}.`,
  'river-entered': needing(says('{Unit:enters|enter} the river')),
  'river-barred': needing(says('{Unit:fails|fail} to enter the river')),
  'road-taken': needing(says('{Unit:gains|gain} the extra square by road')),
  'road-lost': needing(says('{Unit:fails|fail} to gain the extra square by road')),
  'brigadier-displaced': (event, state) => `${makesRoom(event, state)}, and goes to ${where(event.to)}.`,
  'move-held': says('{Unit:waits|wait} until the Brigadier has moved out of the way.'),
  'charge-declared': says('{Unit:charges|charge} {target}.'),
  'column-formed': says('{Unit} and {other} form an attack column on {to}.'),
  'column-left': says('{Unit} and {other} are no longer in a column.'),
  'square-formed': says('{Unit:forms|form} Square.'),
  'square-left': (event, state) =>
    `${leavesSquare(event, state)}${event.at === 'once' ? '' : ' at the start of that side’s next turn'}.`,
  'fight-joined': ofColumns(
    ({ unit, enemy, attack, defence }, state) =>
      `${rolls({ unit }, state)} ${rolled(attack)}; ${roll({ enemy }, state)} ${rolled(defence)}.`,
  ),
  'die-rerolled': ofColumns(says('{Unit:rolls|roll} the {was} again: {now}.')),
  'dice-kept': ofColumns(says('{Unit:keeps|keep} the dice as they are.')),
  'side-scored': ofColumns(says('{Unit:scores|score} {reasons}.')),
  'fight-tied': ofColumns(says('{Unit} and {enemy} tie, and the fight goes on next turn.')),
  'fight-held': ofColumns(says('{Unit:wins|win} the tie against {enemy}, with no further effect.')),
  'fight-won': ofColumns(says('{Unit:beats|beat} {loser} by {reasons}.')),
  'unit-pushed': (event, state) =>
    `${isPushed(event, state)} back to ${event.to}${broken(state, event.unit, event.formation)}.`,
  'advance-offered': says('{Unit} may step forward to {to}.'),
  'unit-advanced': says('{Unit:steps|step} forward to {to}.'),
  'advance-declined': says('{Unit:stays|stay} in place.'),
  'unit-rallied': says('{Unit:rallies|rally} with a {reasons}.'),
  'unit-unrallied': says('{Unit:does|do} not rally with a {reasons}, and must wait.'),
  'term-agreed': ({ on, terms }, state) => AGREED[on](terms, state),
  'brigade-mustered': ({ brigade, units, reasons, spent }, state) =>
    `${proper(brigade)}’s brigade: ${plural(units.length, 'unit')} for ${plural(came(reasons) - spentBefore(state), 'point')}; ${spent} of ${state.agreement!.points} points are spent.`,
  'army-mustered': (_event, state) => `The ${proper(state.side)} army is complete.`,
  'roll-off-won': (event) => `${capital(people(event.side))} win the roll-off, ${higherFirst(event)}.`,
  'roll-off-tied': ({ reasons: [sum] }) => `The roll-off is a tie, ${sum.total} to ${held(sum)}: roll again.`,
  'edges-chosen': ({ edges, first }) =>
    `${capital(listed(Object.entries(edges).map(([side, edge]) => `${people(side)} take the ${edge} edge`)))}; ${people(first)} deploy first.`,
  'objective-placed': says('An objective marker is placed on {at}.'),
  'unit-deployed': says('{Unit:is|are} deployed on {to}.'),
  'armies-ready': ({ first }) => `Both armies are ready; ${people(first)} take the first turn.`,
};

/** The sentence about each topic that was agreed. */
const AGREED: Readonly<Record<Topic, (terms: Partial<Agreement>, state: State) => string>> = {
  map: (_terms, { size }) => `The map is agreed: ${size.files} by ${size.ranks} squares.`,
  rounds: ({ rounds, extension }) =>
    `The round limit is agreed: ${plural(rounds ?? 0, 'round')}${extension === true ? ', and a die for one more' : ''}.`,
  points: ({ points }) => `Each army has ${String(points)} points.`,
  victory: ({ victory }) => `The game is played for ${VICTORY[victory ?? 'objectives']}.`,
};

const spentBefore = ({ preparing, side }: State): number => preparing?.spent[side] ?? 0;

const rolled = (dice: readonly number[]): string => (dice.length === 0 ? 'no dice' : listed(dice));
