import type { Fraction } from '../../../core/fraction.ts';
import { countOdds } from '../../../games/odds.ts';
import { engine, type State } from '../../../games/paper-bayonet/index.ts';
import type { Ground, UnitType } from '../../../games/paper-bayonet/tables.ts';

/** One side of a fight. */
interface Side {
  readonly type: UnitType;
  readonly formation?: 'column' | 'square';
  readonly ground?: Ground;
  readonly charged?: boolean;
}

/** Fights that come up in most games: who attacks, and whom. */
export const FIGHTS: Readonly<Record<string, readonly [attacker: Side, defender: Side]>> = {
  'Infantry against infantry': [{ type: 'line-infantry' }, { type: 'line-infantry' }],
  '… in woods': [{ type: 'line-infantry' }, { type: 'line-infantry', ground: 'woods' }],
  '… in a building': [{ type: 'line-infantry' }, { type: 'line-infantry', ground: 'building' }],
  'Column against infantry': [{ type: 'line-infantry', formation: 'column' }, { type: 'line-infantry' }],
  'Infantry against a Square': [{ type: 'line-infantry' }, { type: 'line-infantry', formation: 'square' }],
  'Cavalry against infantry': [{ type: 'cavalry' }, { type: 'line-infantry' }],
  '… in a charge': [{ type: 'cavalry', charged: true }, { type: 'line-infantry' }],
  'Cavalry against a Square': [{ type: 'cavalry' }, { type: 'line-infantry', formation: 'square' }],
  'Cavalry against skirmishers': [{ type: 'cavalry' }, { type: 'skirmishers' }],
  'Anybody with one die against a gun': [{ type: 'cavalry' }, { type: 'cannon' }],
};

const GROUND_SIGNS: Readonly<Partial<Record<Ground, string>>> = { woods: 'w', building: 'b' };

const pieces = (
  id: string,
  brigade: string,
  at: string,
  { type, formation }: Side,
): readonly (readonly [id: string, unit: object])[] =>
  (formation === 'column' ? [id, `${id}-two`] : [id]).map((each) => [
    each,
    { name: `the ${each}`, type, brigade, at, ...(formation !== undefined && { formation }) },
  ]);

/** The two face each other on c3 and c4, with room behind both. Throws where the engine would not let it stand. */
function stateOf(attacker: Side, defender: Side): State {
  const sign = GROUND_SIGNS[defender.ground ?? 'open'] ?? '.';
  const started = engine.start(
    {
      map: ['6 .....', '5 .....', `4 ..${sign}..`, '3 .....', '2 .....', '1 .....', '  abcde'].join('\n'),
      legend: { '.': 'open', w: 'woods', b: 'building' },
      sides: { french: { edge: 'south', facing: 0 }, allied: { edge: 'north', facing: 4 } },
      brigades: { dubois: 'french', falken: 'allied' },
      units: Object.fromEntries<object>([
        ...pieces('attacker', 'dubois', 'c3', attacker),
        ...pieces('defender', 'falken', 'c4', defender),
        ['dubois', { name: 'General Dubois', type: 'brigadier', brigade: 'dubois', at: 'd2' }],
        ['falken', { name: 'General Falken', type: 'brigadier', brigade: 'falken', at: 'a6' }],
      ]),
      now: {
        round: 2,
        side: 'french',
        phase: 'fighting',
        activated: ['dubois'],
        ...(attacker.charged === true && { charged: { attacker: 'defender' } }),
      },
    },
    {},
  );
  if (started.ok) return started.value;
  throw new Error(
    started.error.map(({ path, found, wanted }) => `${path}: found ${found}, wanted ${wanted}`).join('\n'),
  );
}

/** The exact chances of such a fight, in the game's own words, as the engine counts them. */
export const fightOdds = (name: string): Readonly<Record<string, Fraction>> => {
  const [attacker, defender] = FIGHTS[name]!;
  return countOdds(engine, stateOf(attacker, defender), { type: 'attack', unit: 'attacker', enemy: 'defender' })
    .chances;
};

/** What may come of a fight, from the attacker's ruin to the defender's, by the words of the engine. */
export const FATES = {
  'attacker-removed': 'removed',
  'attacker-routed': 'routed',
  'attacker-disrupted': 'disrupted',
  tied: 'tie',
  disrupted: 'disrupted',
  routed: 'routed',
  removed: 'removed',
} as const;
