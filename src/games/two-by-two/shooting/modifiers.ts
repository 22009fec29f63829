import { modifiers } from '../../contract/modifiers.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { hqsWith } from '../morale/hq.ts';
import type { TtClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemiesOf, moveOf, type State, type Unit } from '../state.ts';
import { brackets, PROFILES } from '../tables.ts';
import { isArtillery, isCavalry } from '../units/unit.ts';
import { coverOf, isCoverLost, type Cover } from './cover.ts';
import { isEnfilade } from './enfilade.ts';
import { distanceFrom, isWithin } from './range.ts';
import { isScreened } from './screens.ts';
import type { LineOfFire } from './sight.ts';

/** A shot on its board, with all that its modifiers depend on. */
export interface ShotFactors extends LineOfFire {
  readonly state: State;
  readonly cover: Cover;
  readonly guns: Gunnery;
  readonly skirmishers: 'none' | 'out' | 'cancelled';
  readonly lightTarget: 'no' | 'yes' | 'near-cavalry';
  readonly hqs: number;
}

const ofGuns = ({ firer }: LineOfFire): boolean => isArtillery(firer);
const ofMuskets = ({ firer }: LineOfFire): boolean => !isArtillery(firer);

/**
 * The shooting modifiers.
 * @clause tt.shoot.mod-table tt.shoot.disrupted-target tt.shoot.hq-with-firer
 * tt.shoot.cavalry-target tt.shoot.first-volley
 */
export const SHOOTING = modifiers<ShotFactors, TtClauseId>(
  [
    {
      clause: 'tt.shoot.artillery-long',
      label: 'long range',
      heading: 'Artillery at long range',
      value: -1,
      of: ofGuns,
      when: ({ guns }) => guns.isLong,
    },
    {
      clause: 'tt.shoot.artillery-canister',
      label: 'canister',
      heading: 'Artillery with canister',
      value: 1,
      of: ofGuns,
      when: ({ guns }) => guns.hasCanister,
    },
    {
      clause: 'tt.shoot.first-volley',
      label: 'first volley',
      heading: 'First volley',
      value: 1,
      of: ofMuskets,
      when: ({ firer }) => !firer.pinned,
    },
    {
      clause: 'tt.shoot.screened',
      label: 'skirmishers out',
      labelIn: ({ skirmishers }) => (skirmishers === 'cancelled' ? 'skirmishers out, but theirs as well' : null),
      heading: 'Muskets with skirmishers out',
      value: 1,
      of: ofMuskets,
      when: ({ skirmishers }) => skirmishers === 'out',
    },
    {
      clause: 'tt.shoot.cover-linear',
      label: 'behind a wall or hedge',
      heading: 'Infantry behind a wall or hedge',
      value: -1,
      when: ({ cover }) => cover.linear,
    },
    {
      clause: 'tt.shoot.cover-area',
      label: 'in woods, rough ground or a town',
      heading: 'Infantry in woods, rough ground or a town',
      value: -1,
      when: ({ cover }) => cover.area,
    },
    {
      clause: 'tt.shoot.enfilade',
      label: 'flank or rear',
      heading: 'Into the flank or rear',
      value: 2,
      when: ({ state, firer, target }) => isEnfilade(state, firer, target),
    },
    {
      clause: 'tt.shoot.light-target',
      label: 'light infantry',
      labelIn: ({ lightTarget }) => (lightTarget === 'near-cavalry' ? 'light infantry, but near cavalry' : null),
      heading: 'At light infantry',
      value: -1,
      when: ({ lightTarget }) => lightTarget === 'yes',
    },
    {
      clause: 'tt.shoot.cavalry-target',
      label: 'at cavalry',
      heading: 'At cavalry',
      value: 2,
      when: ({ state, target }) => isCavalry(state, target),
    },
    {
      clause: 'tt.shoot.disrupted-target',
      label: 'target disrupted',
      heading: 'At a disrupted target',
      value: 1,
      when: ({ target }) => target.disrupted,
    },
    {
      clause: 'tt.shoot.hq-with-firer',
      label: 'HQ with the firer',
      heading: 'An HQ touches the firer',
      value: 1,
      times: ({ hqs }) => hqs,
      when: ({ hqs }) => hqs > 0,
    },
  ],
  [
    'tt.shoot.artillery-long',
    'tt.shoot.artillery-canister',
    'tt.shoot.cover-linear',
    'tt.shoot.cover-area',
    'tt.shoot.screened',
    'tt.shoot.enfilade',
    'tt.shoot.light-target',
    'tt.shoot.cavalry-target',
    'tt.shoot.disrupted-target',
    'tt.shoot.hq-with-firer',
    'tt.shoot.first-volley',
  ],
);

/** Works out what the modifiers of a shot depend on, because several of them ask for the same. */
export function looked(state: State, look: LineOfFire): ShotFactors {
  const { firer, target, line } = look;
  const cover = coverOf(state, target, line);
  return {
    ...look,
    state,
    cover,
    guns: isArtillery(firer) ? gunnery(state, firer, line.length) : NO_GUNS,
    skirmishers: isArtillery(firer) ? 'none' : skirmishers(state, firer, target),
    lightTarget: lightTarget(state, target, cover),
    hqs: hqsWith(state, firer),
  };
}

/**
 * The clauses that have taken a modifier of a shot away.
 * @clause tt.shoot.screened-cancelled tt.shoot.light-target-negated tt.shoot.cover-infantry-only
 */
export const lostBy = ({
  state,
  target,
  line,
  skirmishers: screens,
  lightTarget: light,
}: ShotFactors): readonly TtClauseId[] => [
  ...(screens === 'cancelled' ? (['tt.shoot.screened-cancelled'] as const) : []),
  ...(light === 'near-cavalry' ? (['tt.shoot.light-target-negated'] as const) : []),
  ...(isCoverLost(state, target, line) ? (['tt.shoot.cover-infantry-only'] as const) : []),
];

/** What the range of an artillery shot changes. */
interface Gunnery {
  readonly isLong: boolean;
  readonly hasCanister: boolean;
}

const NO_GUNS: Gunnery = { isLong: false, hasCanister: false };

/**
 * @clause tt.shoot.artillery-long tt.shoot.artillery-canister tt.units.artillery-range
 * @ruling tt-010 tt-011
 */
function gunnery(state: State, gun: Unit, length: Um): Gunnery {
  const [short, middle] = PROFILES[gun.type].range.map(brackets) as [Um, Um];
  const isShort = isWithin(state, length, short);
  const isMiddle = read(state, 'tt-010') === 'canister-medium-long' && isWithin(state, length, middle);
  const isSpoilt = state.moved.includes(gun.id) && read(state, 'tt-011') === 'moved-not-canister';
  return { isLong: !isShort && !isMiddle, hasCanister: isShort && !isSpoilt };
}

/**
 * Has the firer skirmishers out? They are cancelled if the target has them out as well.
 * @clause tt.shoot.screened tt.shoot.screened-cancelled @ruling tt-009
 */
function skirmishers(state: State, firer: Unit, target: Unit): ShotFactors['skirmishers'] {
  if (!isScreened(state, firer)) return 'none';
  return isScreened(state, target) ? 'cancelled' : 'out';
}

/** @clause tt.shoot.light-target tt.shoot.light-target-negated @ruling tt-076 */
function lightTarget(state: State, target: Unit, { linear, area }: Cover): ShotFactors['lightTarget'] {
  if (target.type !== 'light') return 'no';
  return !linear && !area && isNearCavalry(state, target) ? 'near-cavalry' : 'yes';
}

/**
 * Is enemy cavalry within half a move of a unit?
 * @clause tt.shoot.light-target-negated @ruling tt-076 tt-004
 */
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
