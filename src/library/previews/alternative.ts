import { listed } from '../../games/contract/sentences.ts';
import type { Card } from '../../painters/preview/card.ts';
import type { Scene } from '../../scene/scene.ts';

/** How long the text in place of a picture may become, in characters. */
const LENGTH = 320;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * As many things of a board as find room, and how many there are more. The first is told in any
 * case; of a group that finds no room, its first unit.
 */
function things({ description }: Pick<Scene, 'description'>, room: number): string {
  const [first, ...others] = description.map(({ text }) => text.replace(/[.]$/, ''));
  if (first === undefined) return '';
  if (first.length > room && first.includes('; ')) return `${first.slice(0, first.indexOf('; '))}; and others.`;
  const told = [first];
  let length = first.length;
  for (const other of others) {
    length += other.length;
    if (length > room) break;
    told.push(other);
  }
  const left = description.length - told.length;
  return sentence(`${told.join('; ')}${left > 0 ? `; and ${left} more` : ''}`);
}

/** What a preview shows in a few sentences, as the text beside its boards tells it. */
export function alternative(boards: Card['boards']): string {
  const [first] = boards;
  if (first === undefined) return '';
  if (boards.length === 1) {
    const { name, scene } = first;
    return [`${name}: ${sentence(scene.alt)}`, things(scene, LENGTH)].filter(Boolean).join(' ');
  }
  const each = boards.map(({ name, scene }) => `${name}: ${things(scene, LENGTH / boards.length)}`);
  return [`The boards of ${listed(boards.map(({ name }) => name))}, side by side.`, ...each].join(' ');
}
