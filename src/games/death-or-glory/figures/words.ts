import { capital, plural } from '../../contract/sentences.ts';
import { quartersText } from '../moving/time.ts';
import { compassOf, FORMATION_NAMES, formationName, people, placeText, typeName } from '../names.ts';
import type { State } from '../state.ts';
import { figuresOf, isBattery, isGeneral, type Body } from './unit.ts';

const LEVEL_SAID = { brigade: 'general of a brigade', division: 'general of a division', army: 'commander in chief' };

/** What a body is busy with, and for how long. @ruling dg-074 */
function busySaid({ changing, sending }: Body): readonly string[] {
  const to =
    changing?.into === 'parent' ? 'going back to its parent' : `changing into ${formationName(changing?.into ?? '')}`;
  return [
    ...(changing === undefined ? [] : [`${to} for ${quartersText(changing.left)} more`]),
    ...(sending === undefined ? [] : [`sending out a company for ${quartersText(sending)} more`]),
  ];
}

/** What a body has suffered, spent and begun, in words: each sign that is drawn at it. */
const stateSaid = (body: Body): readonly string[] => [
  ...(body.order === 'formed' ? [] : [body.order]),
  ...(body.mood === 'steady' ? [] : [body.mood]),
  ...(body.fatigue === 'fresh' ? [] : [body.fatigue.replace('-', ' ')]),
  ...(body.isVolleySpent === true ? ['first volley spent'] : []),
  ...busySaid(body),
  ...(body.bound === undefined ? [] : ['out of hand']),
  ...(body.held === undefined ? [] : ['held back']),
];

/** A unit with everything that is to be seen about it. */
export function bodySaid(id: string, state: State): string {
  const unit = state.units[id];
  if (unit === undefined) return `${capital(id)}, gone`;
  const where = `at ${placeText(unit.at)}`;
  const of = people(unit.side, state);
  if (isGeneral(unit)) {
    const rating = unit.isUnrated === true ? 'not rated yet' : `rating ${unit.rating}`;
    return `${unit.name} (${LEVEL_SAID[unit.level]} of ${of}, ${rating}) ${where}`;
  }
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
