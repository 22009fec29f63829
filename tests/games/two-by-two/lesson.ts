import { readFileSync } from 'node:fs';
import { loadBoards } from '../../../src/scenario/boards.ts';
import { loadScenario, type Loaded } from '../../../src/scenario/load.ts';
import type { Scenario } from '../../../src/scenario/schema.ts';
import { faultText } from '../../../src/scenario/source.ts';

/* The lesson of a charge. It is on no page yet: its clauses and the rulings that it names are of phases that are not on the site. */

const FILE = 'tests/games/two-by-two/lessons/two-on-one.yaml';
const BOARDS = 'content/two-by-two/boards.yaml';

/** The lesson with its source. Throws with all that is wrong with its file. */
export function loadedLesson(): Loaded<Scenario> {
  const bases = loadBoards(readFileSync(BOARDS, 'utf8'), BOARDS);
  if (!bases.ok) throw new Error(bases.error.map(faultText).join('\n'));
  const read = loadScenario(readFileSync(FILE, 'utf8'), FILE, bases.value.value);
  if (!read.ok) throw new Error(read.error.map(faultText).join('\n'));
  return read.value;
}

export const lesson = (): Scenario => loadedLesson().value;
