import { describe, expect, test } from 'vitest';
import { loadScenario } from '../../src/scenario/files/load.ts';
import { faultText } from '../../src/scenario/files/source.ts';

const PLACE = { game: 'toy', prefix: 'ty', name: 'over-the-river' };
const read = (yaml: string) => loadScenario(yaml, 'x.yaml', {}, PLACE);
const faults = (yaml: string): readonly string[] => {
  const loaded = read(yaml);
  return loaded.ok ? [] : loaded.error.map(faultText);
};
const WRITTEN = 'board: {}\nsteps:\n  - { id: not-twice, say: Once is enough. }\n';

describe('a rule test', () => {
  test('leaves out what follows from its place, and the titles', () => {
    const loaded = read(WRITTEN);
    expect(loaded.ok && loaded.value.value).toMatchObject({
      id: 'ty.rule-over-the-river',
      title: 'Over the river',
      game: 'toy',
      teaches: [],
      steps: [{ id: 'not-twice', title: 'Not twice', say: 'Once is enough.' }],
    });
  });

  test('may say each of them', () => {
    const loaded = read(`id: ty.test-x\ntitle: X\n${WRITTEN.replace('say', 'title: No, say')}`);
    expect(loaded.ok && loaded.value.value).toMatchObject({ id: 'ty.test-x', title: 'X', steps: [{ title: 'No' }] });
  });

  test('is told what is wrong with it, and nothing of what it may leave out', () => {
    expect(faults('board: {}\nsteps:\n  - { say: Once. }\n  - { id: b }\n')).toEqual([
      'x.yaml:3:5 steps.0.id: found nothing, expected the key id',
      'x.yaml:4:5 steps.1.say: found nothing, expected the key say',
    ]);
    expect(faults('steps: 3\n')).toEqual([
      'x.yaml:1:1 board: found nothing, expected the key board',
      'x.yaml:1:1 steps: found 3, expected a list',
    ]);
    expect(faults('just a text\n')).toEqual(['x.yaml:1:1 found "just a text", expected keys with values']);
  });

  test('is the only scenario that may leave them out', () => {
    const loaded = loadScenario(WRITTEN, 'x.yaml');
    expect(loaded.ok ? [] : loaded.error.map(({ path }) => path)).toEqual([
      'id',
      'title',
      'game',
      'teaches',
      'steps.0.title',
    ]);
  });
});
