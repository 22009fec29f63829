import { capital, plural } from '../../contract/sentences.ts';
import { compassOf, FORMATION_NAMES, people, placeText, typeName } from '../names.ts';
import type { State } from '../state.ts';
import { figuresOf, isBattery, isGeneral, type Body } from './unit.ts';

const LEVEL_SAID = { brigade: 'general of a brigade', division: 'general of a division', army: 'commander in chief' };

/** What a body has suffered, in words. */
const stateSaid = ({ order, mood, fatigue, changing, bound, held }: Body): readonly string[] => [
  ...(order === 'formed' ? [] : [order]),
  ...(mood === 'steady' ? [] : [mood]),
  ...(fatigue === 'fresh' ? [] : [fatigue.replace('-', ' ')]),
  ...(changing === undefined ? [] : ['changing formation']),
  ...(bound === undefined ? [] : ['out of hand']),
  ...(held === undefined ? [] : ['held back']),
];

/** A unit with everything that is to be seen about it. */
export function bodySaid(id: string, state: State): string {
  const unit = state.units[id];
  if (unit === undefined) return `${capital(id)}, gone`;
  const where = `at ${placeText(unit.at)}`;
  const of = people(unit.side, state);
  if (isGeneral(unit)) return `${unit.name} (${LEVEL_SAID[unit.level]} of ${of}, rating ${unit.rating}) ${where}`;
  const count = plural(figuresOf(unit), isBattery(unit) ? 'gun' : 'figure');
  const lost = unit.start - unit.men;
  return [
    `${unit.name} (${typeName(unit.type)} of ${of}) ${where}`,
    `facing ${compassOf(unit)}`,
    `${count} in ${FORMATION_NAMES[unit.formation]}`.replace(/in (limbered|unlimbered)$/, '$1'),
    ...(lost === 0 ? [] : [`${plural(lost, 'man')} lost`.replace('mans', 'men')]),
    ...stateSaid(unit),
  ].join(', ');
}
