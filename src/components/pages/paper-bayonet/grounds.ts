import type { ClauseId } from '../../../core/ids.ts';
import { groundBars, needsRoll } from '../../../games/paper-bayonet/ground.ts';
import type { Unit } from '../../../games/paper-bayonet/state.ts';
import {
  CROSSED_ON,
  EFFECT,
  FIGHT,
  GROUNDS,
  NARROW,
  SLOW,
  SLOW_CAVALRY,
  type Ground,
  type UnitType,
} from '../../../games/paper-bayonet/tables.ts';
import { signed } from '../../../panel/sums.ts';

/** An entry of the table, with the clause behind it where there is one. */
export interface Entry {
  readonly says: string;
  readonly clause: ClauseId | null;
}

/** One kind of ground: who enters it, and what it gives to who stands there. */
export interface GroundRow {
  readonly name: string;
  readonly foot: Entry;
  readonly horse: Entry;
  readonly guns: Entry;
  readonly room: Entry;
  readonly fight: Entry;
  readonly shelter: Entry;
}

const NAMES: Readonly<Record<Ground, string>> = {
  open: 'Open ground',
  woods: 'Woods',
  building: 'Building',
  hill: 'Hill',
  road: 'Road',
  bridge: 'Bridge',
  river: 'River',
  'impassable-river': 'Impassable river',
  lake: 'Lake, pond',
  wetlands: 'Wetlands',
};
const none: Entry = { says: '–', clause: null };
const entry = (says: string, clause: ClauseId | null = null): Entry => ({ says, clause });

const unit = (type: UnitType): Unit => ({
  id: 'unit',
  name: 'the unit',
  type,
  brigade: 'dubois',
  side: 'french',
  at: 'a1',
  condition: 'steady',
  formation: 'line',
  since: 0,
});

/** May this kind of unit enter, as the engine judges it? */
function enters(type: UnitType, ground: Ground): Entry {
  const map = { ground: { a2: ground } };
  const barred = groundBars(map, unit(type), 'a2');
  if (barred !== null) return entry('no', barred.clause);
  if (needsRoll(map, 'a1', 'a2')) return entry(`${CROSSED_ON}+`, 'pb.terrain.river.roll');
  const slow = type === 'cavalry' && SLOW.includes(ground);
  if (!slow) return entry('yes');
  return entry(
    `${SLOW_CAVALRY} square`,
    ground === 'woods' ? 'pb.terrain.woods.cavalry' : 'pb.terrain.wetlands.cavalry',
  );
}

function room(ground: Ground): Entry {
  if (!NARROW.includes(ground)) return none;
  const kind = ground === 'woods' || ground === 'building' ? ground : 'bridge';
  return entry('1 unit', `pb.terrain.${kind}.capacity`);
}

function fight(ground: Ground): Entry {
  if (ground === 'woods') return entry(signed(FIGHT.woods), 'pb.terrain.woods.fight');
  if (ground === 'building') return entry(signed(FIGHT.building), 'pb.terrain.building.fight');
  if (ground === 'hill') return entry('wins ties uphill', 'pb.terrain.hill.ties');
  return ground === 'open' ? entry(`skirmishers ${signed(FIGHT.skirmishers)}`, 'pb.skirmishers.open-ground') : none;
}

function shelter(ground: Ground): Entry {
  if (ground === 'woods') return entry(signed(EFFECT.woods), 'pb.artillery.effect.woods');
  return ground === 'building' ? entry(signed(EFFECT.building), 'pb.artillery.effect.building') : none;
}

/** All kinds of ground, in the order of the engine's table. */
export const groundRows = (): readonly GroundRow[] =>
  GROUNDS.map((ground) => ({
    name: NAMES[ground],
    foot: enters('line-infantry', ground),
    horse: enters('cavalry', ground),
    guns: enters('cannon', ground),
    room: room(ground),
    fight: fight(ground),
    shelter: shelter(ground),
  }));

/** The columns that hold entries, with their headings. */
export const GROUND_COLUMNS = {
  foot: 'Foot',
  horse: 'Horse',
  guns: 'Guns',
  room: 'Room',
  fight: 'In a fight',
  shelter: 'Under fire',
} as const satisfies Partial<Record<keyof GroundRow, string>>;
