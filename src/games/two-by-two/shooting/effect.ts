import { bandOf, total } from '../../../core/reasons.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { coverOf, isCoverLost } from './cover.ts';
import { isEnfilade } from './enfilade.ts';
import { isScreened } from './screens.ts';
import { hqsWith } from '../morale/hq.ts';
import { distanceFrom, isWithin, shotLine } from './range.ts';
import { add, counted, die, type Sum, type Term, type TtClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Look } from './sight.ts';
import { isArtillery, isCavalry, isFoot } from '../arms.ts';
import { enemiesOf, moveOf, type State, type Unit } from '../state.ts';
import { brackets, MODIFIERS, PROFILES, type Result, RESULTS } from '../tables.ts';

/** What was looked at for a shot: its modifiers, and the clauses that took one of them away. */
interface Modified {
  readonly terms: readonly Term[];
  readonly because: readonly TtClauseId[];
}

const term = (clause: keyof typeof MODIFIERS, label: string, applies: boolean): Term =>
  add(clause, label, MODIFIERS[clause], applies);

/**
 * The modifiers of a shot, those that count and those that do not.
 * @clause tt.shoot.mod-table tt.shoot.disrupted-target tt.shoot.hq-with-firer tt.shoot.cavalry-target tt.shoot.first-volley
 */
function modifiers(state: State, look: Look): Modified {
  const { firer, target, line } = look;
  const cover = coverOf(state, target, line);
  const own = isArtillery(firer) ? artillery(state, firer, line.length) : muskets(state, firer, target);
  const light = lightTarget(state, target, cover.linear || cover.area);
  const terms = [
    ...own.terms,
    term('tt.shoot.cover-linear', 'behind a wall or hedge', cover.linear),
    term('tt.shoot.cover-area', 'in woods, rough ground or a town', cover.area),
    term('tt.shoot.enfilade', 'flank or rear', isEnfilade(state, firer, target)),
    ...light.terms,
    term('tt.shoot.cavalry-target', 'at cavalry', isCavalry(state, target)),
    term('tt.shoot.disrupted-target', 'target disrupted', target.disrupted),
    withHqs(hqsWith(state, firer)),
  ];
  const lost: readonly TtClauseId[] = isCoverLost(state, target, line) ? ['tt.shoot.cover-infantry-only'] : [];
  return { terms, because: [...own.because, ...light.because, ...lost] };
}

/** @clause tt.shoot.artillery-long tt.shoot.artillery-canister tt.units.artillery-range @ruling tt-010 tt-011 */
function artillery(state: State, gun: Unit, length: Um): Modified {
  const [short, middle] = PROFILES[gun.type].range.map(brackets) as [Um, Um];
  const isShort = isWithin(state, length, short);
  const isMiddle = read(state, 'tt-010') === 'canister-medium-long' && isWithin(state, length, middle);
  const isSpoilt = state.moved.includes(gun.id) && read(state, 'tt-011') === 'moved-not-canister';
  const terms = [
    term('tt.shoot.artillery-long', 'long range', !isShort && !isMiddle),
    term('tt.shoot.artillery-canister', 'canister', isShort && !isSpoilt),
  ];
  return { terms, because: [] };
}

/** @clause tt.shoot.first-volley tt.shoot.screened tt.shoot.screened-cancelled @ruling tt-009 */
function muskets(state: State, firer: Unit, target: Unit): Modified {
  const isOut = isScreened(state, firer);
  const isCancelled = isOut && isScreened(state, target);
  const terms = [
    term('tt.shoot.first-volley', 'first volley', !firer.pinned),
    term(
      'tt.shoot.screened',
      isCancelled ? 'skirmishers out, but theirs as well' : 'skirmishers out',
      isOut && !isCancelled,
    ),
  ];
  return { terms, because: isCancelled ? ['tt.shoot.screened-cancelled'] : [] };
}

/** @clause tt.shoot.light-target tt.shoot.light-target-negated @ruling tt-076 */
function lightTarget(state: State, target: Unit, isCovered: boolean): Modified {
  const isLight = target.type === 'light';
  const isNegated = isLight && !isCovered && isNearCavalry(state, target);
  const label = isNegated ? 'light infantry, but near cavalry' : 'light infantry';
  return {
    terms: [term('tt.shoot.light-target', label, isLight && !isNegated)],
    because: isNegated ? ['tt.shoot.light-target-negated'] : [],
  };
}

/** Is enemy cavalry within half a move of a unit? @clause tt.shoot.light-target-negated @ruling tt-076 tt-004 */
function isNearCavalry(state: State, unit: Unit): boolean {
  const reading = read(state, 'tt-076');
  return enemiesOf(state, unit)
    .filter((each) => isCavalry(state, each))
    .filter(({ pinned, disrupted }) => reading !== 'able-cavalry-only' || !(pinned || disrupted))
    .some((cavalry) => {
      const half = (moveOf(reading === 'light-infantrys-half' ? unit : cavalry) / 2) as Um;
      return isWithin(state, distanceFrom(state, cavalry, unit), half);
    });
}

/** @clause tt.shoot.hq-with-firer @ruling tt-047 */
const withHqs = (count: number): Term =>
  add('tt.shoot.hq-with-firer', 'HQ with the firer', count * MODIFIERS['tt.shoot.hq-with-firer'], count > 0);

/** A shot that has been rolled: what it comes to, the sum behind it, and the clauses that decided. */
export interface Rolled {
  readonly word: Result;
  readonly sum: Sum;
  readonly clauses: readonly TtClauseId[];
  readonly distance: Um;
}

/**
 * What a face of the die comes to.
 * @clause tt.shoot.roll tt.shoot.cumulative tt.shoot.mod-table tt.shoot.result-table tt.shoot.long-musket-cap @ruling tt-005 tt-006
 */
export function rolledShot(state: State, { firer, target }: Omit<Look, 'line'>, face: number): Rolled {
  const line = shotLine(state, firer, target);
  const { terms, because } = modifiers(state, { firer, target, line });
  const all = [die('tt.shoot.roll', 'die', face), ...terms];
  const came = total(all);
  const { word, from, to } = bandOf(RESULTS, came);
  const isFar = isFoot(state, firer) && !isWithin(state, line.length, brackets(1));
  const isCapped = isFar && (word === 'disrupted' || word === 'routed');
  const sum: Sum = {
    ...{ kind: 'sum', of: firer.id, terms: all, total: came },
    test: { is: 'bands', clause: 'tt.shoot.result-table', table: 'shooting', from, to, word },
    ...(isCapped && {
      instead: { clause: 'tt.shoot.long-musket-cap', label: 'muskets at more than [1] only pin', word: 'pinned' },
    }),
  };
  const modified = counted(terms);
  const clauses: readonly TtClauseId[] = [
    'tt.shoot.roll',
    ...modified,
    ...because,
    ...(modified.length > 0 ? (['tt.shoot.mod-table'] as const) : []),
    ...(modified.length > 1 ? (['tt.shoot.cumulative'] as const) : []),
    'tt.shoot.result-table',
    ...(isCapped ? (['tt.shoot.long-musket-cap'] as const) : []),
  ];
  return { word: isCapped ? 'pinned' : word, sum, clauses, distance: line.length };
}
