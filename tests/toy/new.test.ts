import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { textOf } from '../../src/cli/scenario/file.ts';
import { chapterFiles } from '../../src/library/chapters.ts';
import { everyFault } from '../../src/library/every-fault.ts';
import { examFiles, gameFile, glossaryFile } from '../../src/library/files.ts';
import { playAll } from '../../src/library/plays.ts';
import { engineOf } from '../../src/register/index.ts';
import { answerExam } from '../../src/scenario/exam/exam.ts';
import { playScenario } from '../../src/scenario/play/play.ts';
import { begin, copyOf, refusal } from '../cli/new/begun.ts';

/*
 * `npm run new` knows no game: the starters of the tests' own game stand with its content too.
 */
const { folder, places } = copyOf('tests/toy/content');
const root = join(folder, 'content');
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm run scenario` would say of a file. */
async function faultsOf(file: string) {
  const text = textOf(file);
  if (!text.ok) return text.error;
  const { malformed, unmet } = await everyFault(text.value, text.value.isRuling, ({ engine }, { scenario, upTo }) =>
    playScenario(engine, scenario, {}, { upTo }),
  );
  return [...malformed, ...unmet];
}

test('a scenario and a ruling of the tests’ own game play', async () => {
  const scenario = begin(places, 'scenario', 'picket', 'a-first-try', 'A first try');
  const ruling = begin(places, 'ruling', 'picket');
  expect(await faultsOf(scenario.files[0]!.file)).toEqual([]);
  expect(await faultsOf(ruling.files[0]!.file)).toEqual([]);
  expect(gameFile('picket', root).value.rulings).toBe(2);
  const { scenarios, rulings } = await playAll('picket', root);
  expect(scenarios.get('pk.a-first-try')?.play.steps.map(({ task }) => task !== null)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(rulings.get('pk-002')?.plays.map(({ key }) => key)).toEqual(['as-we-play']);
});

test('its first question and its first term begin a file', async () => {
  for (const made of [
    begin(places, 'question', 'picket', 'how-far'),
    begin(places, 'term', 'picket', 'mist', 'mist: thin'),
  ])
    expect(made.files.map(({ isNew }) => isNew)).toEqual([true]);
  begin(places, 'question', 'picket', 'how-far-again');
  const [exam] = examFiles('picket', root);
  const { questions, problems } = answerExam(await engineOf('picket'), exam!.value);
  expect([questions.map(({ id }) => id), problems]).toEqual([['how-far', 'how-far-again'], []]);
  expect(glossaryFile('picket', root)).toMatchObject([{ id: 'mist', term: 'mist: thin', clauses: ['pk.orders.secret'] }]); // prettier-ignore
});

test('its next chapter can be read', () => {
  begin(places, 'chapter', 'picket', 'at-dawn', 'At dawn');
  expect(chapterFiles('picket', root).map(({ slug }) => slug)).toEqual(['in-the-dark', 'at-close-range', 'at-dawn']);
});

test('what has no starter is refused with the file to be written', () => {
  expect(refusal(places, 'rule-test', 'picket', 'a-first-test')).toMatch(
    /^There is no .*picket.new.rule-test\.yaml\. /,
  );
});

test('an entry goes only where its list is the last of the file', () => {
  const file = join(root, 'picket', 'glossary.yaml');
  writeFileSync(file, 'terms:\n  - { id: fog, term: fog, means: Thick air. }\n# A comment.\n');
  begin(places, 'term', 'picket', 'moon', 'moon');
  expect(glossaryFile('picket', root).map(({ id }) => id)).toEqual(['fog', 'moon']);
  writeFileSync(join(root, 'picket', 'exam.yaml'), 'items: []\ngame: picket\n');
  expect(refusal(places, 'question', 'picket', 'how-far')).toMatch(/^The list items has to be the last of /);
});
