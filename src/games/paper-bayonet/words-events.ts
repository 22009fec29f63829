import type { Sum } from './reasons.ts';
import type { Words } from '../words.ts';
import type { EventOf } from './events.ts';
import { capital, proper } from '../sentences.ts';
import { nameOf, says, subject } from './names.ts';
import type { Agreement, Formation, State } from './state.ts';
import type { Topic } from './tables.ts';
import type { PaperBayonet } from './words.ts';

/** The total of all sums; 0 if there are none. */
const came = (reasons: readonly Sum[]): number => reasons.reduce((all, { total }) => all + total, 0);

/** The number that a sum was tested against; 0 if there is none. */
const held = ({ test }: Sum): number => (test === null || test.is === 'bands' ? 0 : test.number);

const margin = ({ reasons: [sum] }: { readonly reasons: readonly [Sum] }): string =>
  `${sum.total} against ${held(sum)}`;

/** Ends a sentence with what was rolled and what was needed. */
const against =
  <About>(sentence: (about: About, state: State) => string) =>
  (event: About & { readonly reasons: readonly [Sum] }, state: State): string =>
    `${sentence(event, state)}, ${margin(event)}.`;

/** `3 to 1`; if the sides need different numbers, with what each needs: `1 of the 1 needed against 1 of 2`. */
function tallied(tally: NonNullable<EventOf<'game-ended'>['tally']>): string {
  const [first, second] = tally;
  return first === undefined || second === undefined || first.needs === second.needs
    ? tally.map(({ has }) => has).join(' to ')
    : `${first.has} of the ${first.needs} needed against ${second.has} of ${second.needs}`;
}

/** The two dice with the winner's first; the sum lists them in the order of the sides. */
const higherFirst = ({ reasons: [sum] }: EventOf<'roll-off-won'>): string =>
  [sum.total, held(sum)].sort((a, b) => b - a).join(' against ');

const where = (to: string | readonly string[]): string => (typeof to === 'string' ? to : to.join(' or '));

/** Added to a sentence when a unit is no longer in Square. */
const broken = (state: State, unit: string, formation: Formation | undefined): string =>
  state.units[unit]?.formation === 'square' && formation === 'line' ? ', out of Square' : '';

/** The sentence for each event. */
export const EVENTS: Words<PaperBayonet>['events'] = {
  'phase-began': says('Round {round}: the {side} {phase} phase begins.'),
  'brigade-activated': says('{brigade}’s brigade rolls {reasons}: activated.'),
  'brigade-idle': says('{brigade}’s brigade rolls {reasons}: not activated.'),
  'unit-turned': says('{Unit}: turned to the front again.'),
  'game-extended': says('The die shows {reasons}: one more round.'),
  'game-not-extended': says('The die shows {reasons}: no further round.'),
  'game-ended': ({ winner, conceded, tally = [] }) => {
    const by = conceded ? ', conceded' : tally.length === 0 ? '' : `, ${tallied(tally)}`;
    return winner === null ? `The game ends in a draw${by}.` : `The game ends: ${proper(winner)} victory${by}.`;
  },
  'shot-hit': against(says('{Unit}: a hit on {target}')),
  'shot-missed': against(says('{Unit}: a miss')),
  'shot-lost': says('{Unit}: the shot at {target} is lost.'),
  'shots-held': ({ shots }, state) =>
    `${capital(shots.map(({ unit }) => nameOf(state, unit)).join(', '))}: no shot before the routed unit has its square.`,
  'unit-unharmed': ({ unit, reasons }, state) =>
    `${subject(state, unit)}: ${state.units[unit]?.condition === 'steady' ? 'unharmed' : 'no further harm'} at ${came(reasons)}.`,
  'unit-disrupted': ({ unit, reasons, to, formation }, state) =>
    to === undefined
      ? `${subject(state, unit)}: disrupted at ${came(reasons)}, and turned around${broken(state, unit, formation)}.`
      : `${subject(state, unit)}: disrupted, back to ${where(to)}, and turned around${broken(state, unit, formation)}.`,
  'unit-driven-back': says('{Unit}: driven back to {to}.'),
  'unit-routed': ({ unit, reasons, clauses, to }, state) =>
    `${subject(state, unit)}: routed${clauses.includes('pb.artillery.effect.roll') ? ` at ${came(reasons)}` : ''}, back to ${where(to)}.`,
  'unit-placed': says('{Unit}: placed on {to}.'),
  'unit-removed': says('{Unit}: removed from the game.'),
  'unit-moved': ({ unit, path }, state) => `${subject(state, unit)}: moved to ${path.join(', ')}.`,
  'river-entered': against(says('{Unit}: into the river')),
  'river-barred': against(says('{Unit}: not into the river')),
  'road-taken': against(says('{Unit:takes|take} the road')),
  'road-lost': against(says('{Unit:loses|lose} the road')),
  'brigadier-displaced': says('{Unit}: moved out of the way, to {to}.'),
  'move-held': says('{Unit:waits|wait} until the Brigadier has made room.'),
  'charge-declared': says('{Unit}: a charge against {target}.'),
  'column-formed': says('{Unit} and {other}: an attack column on {to}.'),
  'column-left': says('{Unit} and {other}: the column is broken up.'),
  'square-formed': says('{Unit}: in Square.'),
  'square-left': ({ unit, at }, state) =>
    `${subject(state, unit)}: out of Square${at === 'once' ? '' : ' when the next own turn begins'}.`,
  'fight-joined': ({ unit, enemy, attack, defence }, state) =>
    `${subject(state, unit)} against ${nameOf(state, enemy)}: ${rolled(attack)} against ${rolled(defence)}.`,
  'die-rerolled': says('{Unit}: the {was} is rolled again, a {now}.'),
  'dice-kept': says('{Unit}: the dice stay.'),
  'side-scored': says('{Unit}: {reasons} in the fight.'),
  'fight-tied': says('{Unit} and {enemy}: a tie, and the fight goes on next turn.'),
  'fight-held': says('{Unit:wins|win} the tie against {enemy}, without further effect.'),
  'fight-won': says('{Unit:beats|beat} {loser} by {reasons}.'),
  'unit-pushed': ({ unit, to, formation }, state) =>
    `${subject(state, unit)}: pushed back to ${to}${broken(state, unit, formation)}.`,
  'advance-offered': says('{Unit} may step forward to {to}.'),
  'unit-advanced': says('{Unit:steps|step} forward to {to}.'),
  'advance-declined': says('{Unit:stays|stay} in place.'),
  'unit-rallied': says('{Unit}: rallied with {reasons}.'),
  'unit-unrallied': says('{Unit}: not rallied with {reasons}, still waiting.'),
  'term-agreed': ({ on, terms }, state) => AGREED[on](terms, state),
  'brigade-mustered': ({ brigade, units, reasons, spent }, state) =>
    `${proper(brigade)}’s brigade: ${units.length} units for ${came(reasons) - spentBefore(state)}, ${spent} of ${state.agreement!.points} points spent.`,
  'army-mustered': (_event, state) => `The ${proper(state.side)} army is complete.`,
  'roll-off-won': (event) => `${proper(event.side)} wins the roll-off, ${higherFirst(event)}.`,
  'roll-off-tied': (event) => `The roll-off is equal, ${margin(event)}: once more.`,
  'edges-chosen': ({ edges, first }) =>
    `${Object.entries(edges)
      .map(([side, edge]) => `${proper(side)} in the ${edge}`)
      .join(', ')}; ${proper(first)} deploys first.`,
  'objective-placed': says('An objective on {at}.'),
  'unit-deployed': says('{Unit}: deployed on {to}.'),
  'armies-ready': ({ first }) => `The armies stand; ${proper(first)} takes the first turn.`,
};

/** What was agreed on each topic. */
const AGREED: Readonly<Record<Topic, (terms: Partial<Agreement>, state: State) => string>> = {
  map: (_terms, { size }) => `The map is agreed: ${size.files} by ${size.ranks} squares.`,
  rounds: ({ rounds, extension }) =>
    `The round limit is agreed: ${String(rounds)}${extension === true ? ', and a die for one more' : ''}.`,
  points: ({ points }) => `Each army has ${String(points)} points.`,
  victory: ({ victory }) => `The game is played for ${victory === 'attrition' ? 'brigades' : 'objectives'}.`,
};

const spentBefore = ({ preparing, side }: State): number => preparing?.spent[side] ?? 0;

const rolled = (dice: readonly number[]): string => (dice.length === 0 ? 'no die' : dice.join(', '));
