import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { loadBoards } from '../../../src/scenario/files/boards.ts';
import { loadScenario } from '../../../src/scenario/files/load.ts';
import { faultText } from '../../../src/scenario/files/source.ts';
import { playScenario } from '../../../src/scenario/play/play.ts';

const FOLDER = 'tests/games/regiments-and-roundshot/golden';
const textOf = (name: string): string => readFileSync(`${FOLDER}/${name}.yaml`, 'utf8');
const bases = loadBoards(textOf('boards'), `${FOLDER}/boards.yaml`);

describe('the lessons whose numbers were worked out from the text beforehand', () => {
  test.each(['a-card-for-a-square', 'the-first-volley'])('%s comes out the same', (name) => {
    const read = loadScenario(textOf(name), `${FOLDER}/${name}.yaml`, bases.ok ? bases.value.value : {});
    if (!read.ok) throw new Error(read.error.map(faultText).join('\n'));
    const { value, source } = read.value;
    const { malformed, unmet, steps } = playScenario(engine, value);
    expect([...malformed, ...unmet].map((problem) => faultText(source.at(problem)))).toEqual([]);
    expect(steps).toHaveLength(value.steps.length);
  });
});
