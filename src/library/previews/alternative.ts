import { listed } from '../../games/contract/sentences.ts';
import type { Card } from '../../painters/preview/card.ts';
import type { Scene } from '../../scene/scene.ts';

/** How long the text in place of a picture becomes, in characters, if a few words suffice. */
const LENGTH = 320;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** As many things of a board as find room, the first of them in any case, and how many there are more. */
function things({ description }: Pick<Scene, 'description'>, room: number): string {
  const told: string[] = [];
  let length = 0;
  for (const { text } of description) {
    length += text.length + 2;
    if (told.length > 0 && length > room) break;
    told.push(text.replace(/[.]$/, ''));
  }
  const left = description.length - told.length;
  return told.length === 0 ? '' : sentence(`${told.join('; ')}${left > 0 ? `; and ${left} more` : ''}`);
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
