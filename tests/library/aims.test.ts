import { expect, test } from 'vitest';
import { battlesOf } from '../../src/library/battles.ts';
import { games } from '../../src/library/plays.ts';
import { playModule } from '../../src/register/index.ts';

test.each(games())('the page of each battle of %s says what it is won by', async (game) => {
  const { rules } = await playModule(game);
  for (const { scenario, play } of await battlesOf(game)) {
    expect(rules.words.aim(play.start!), scenario.id).toMatch(/^\p{Lu}.{20,150}[.]$/u);
    expect(rules.words.aim(play.start!), scenario.id).not.toMatch(/undefined|null|NaN/);
  }
});
