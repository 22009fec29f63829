import type { Charted, Consulted } from '../../../core/charts.ts';
import { NATIONS, type Arm, type Calibre, type Nation, type TroopClass, type Weapon } from '../tables.ts';
import { FOOT, GUNNERS, HORSE } from './army-lists.ts';
import { consult } from './charts.ts';

/** A battery, as its firepower needs it. */
interface Gunned {
  readonly type: string;
  readonly calibre?: Calibre;
}

/** What does not change about a type of troops, and cannot be replaced. */
export interface Troops {
  readonly nation: Nation;
  readonly arm: Exclude<Arm, 'general'>;
  readonly is: TroopClass;
  /** Null for guns. */
  readonly fires: Weapon | null;
  readonly isCuirassier?: true;
  readonly isLancer?: true;
  readonly isCossack?: true;
}

const nationOf = (type: string): Nation => NATIONS.find((nation) => type.startsWith(`${nation}-`))!;

const horse = (kind = ''): Pick<Troops, 'isCuirassier' | 'isLancer' | 'isCossack'> => ({
  ...(kind.includes('cuirassier') && { isCuirassier: true }),
  ...(kind.includes('lancer') && { isLancer: true }),
  ...(kind.includes('cossack') && { isCossack: true }),
});

/** Every type of troops, by its name in files: `french-line`. */
export const TROOPS: Readonly<Record<string, Troops>> = Object.fromEntries([
  ...FOOT.map(([type, is, fires]): readonly [string, Troops] => [
    type,
    { nation: nationOf(type), arm: 'foot', is, fires },
  ]),
  ...HORSE.map(([type, weight, is, , kind]): readonly [string, Troops] => [
    type,
    { nation: nationOf(type), arm: `${weight}-horse`, is, fires: 'carbine', ...horse(kind) },
  ]),
  ...NATIONS.flatMap((nation) =>
    GUNNERS.map(([battery, is]): readonly [string, Troops] => [
      `${nation}-${battery}`,
      { nation, arm: battery === 'horse-battery' ? 'horse-guns' : 'foot-guns', is, fires: null },
    ]),
  ),
]);

/** The row of a type in the charts of troops. */
const rowOf = (type: string): string => {
  const battery = GUNNERS.find(([each]) => type.endsWith(each));
  return battery === undefined ? type : battery[0];
};

/**
 * A factor of a type of troops. Guns have their firepower by calibre.
 * @clause dg.fire.firepower-factors dg.morale.factors-table dg.control.factors-table
 */
export function factor(state: Charted, type: string, column: 'morale' | 'control'): Consulted {
  const { arm } = TROOPS[type]!;
  if (arm === 'foot') return consult(state, 'infantry', type, column);
  return arm.endsWith('-horse')
    ? consult(state, 'cavalry', type, column)
    : consult(state, 'gunners', rowOf(type), column);
}

/**
 * The firepower of a battery: by the calibre of its guns, and the skill of its nation.
 * @clause dg.fire.firepower-factors
 */
export function factorOfGuns(state: Charted, { type, calibre = '6-pounder' }: Gunned): Consulted {
  const guns = consult(state, 'firepower-guns', calibre, 'firepower');
  const skill = consult(state, 'skill-guns', TROOPS[type]!.nation, 'adds');
  const mark = skill.mark === 'own' ? skill.mark : guns.mark;
  return { value: guns.value + skill.value, mark };
}

/** The firepower of foot and horse. @clause dg.fire.firepower-factors */
export const firepower = (state: Charted, type: string): Consulted =>
  TROOPS[type]!.arm === 'foot'
    ? consult(state, 'infantry', type, 'firepower')
    : consult(state, 'cavalry', type, 'firepower');

/** Whom horse strikes with its impact. */
export type Struck = 'foot' | 'horse' | 'a square';

/**
 * The impact of a type of troops, which horse has for each kind of foe. @clause dg.melee.factors
 */
export function impactOf(state: Charted, type: string, foe: Struck): Consulted {
  const { arm } = TROOPS[type]!;
  if (arm.endsWith('-horse')) return consult(state, 'cavalry', type, `impact on ${foe}`);
  return arm === 'foot' ? consult(state, 'infantry', type, 'impact') : consult(state, 'gunners', rowOf(type), 'impact');
}

/** The factor of a type of troops in the confused melee. @clause dg.melee.factors */
export function confusedOf(state: Charted, type: string): Consulted {
  const { arm } = TROOPS[type]!;
  if (arm.endsWith('-horse')) return consult(state, 'cavalry', type, 'confused');
  return arm === 'foot'
    ? consult(state, 'infantry', type, 'confused')
    : consult(state, 'gunners', rowOf(type), 'confused');
}
