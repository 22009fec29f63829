/*
 * Shows which clauses the engine plays and which boards and pages show them: `npm run clauses`.
 * `-- --json` prints numbers. Exits with 1 if a clause of a phase on the site is not shown, with 2
 * if a file is malformed.
 */
import { BadContent } from '../library/files.ts';
import { games } from '../library/plays.ts';
import { given } from './arguments.ts';
import { coverage, type Coverage } from './clauses/coverage.ts';

const missing = ({ engine, exercised, taught }: Coverage) =>
  engine.filter((id) => !exercised.includes(id) || !taught.includes(id));

const sentences = (game: string, covered: Coverage): readonly string[] => {
  const { clauses, engine, exercised, taught } = covered;
  return [
    `${game}: ${clauses} clauses, ${engine.length} of them played in the phases on the site.`,
    `  ${exercised.length} of ${engine.length} exercised, ${taught.length} of ${engine.length} taught.`,
    ...missing(covered).map((id) => `  ${id}: ${exercised.includes(id) ? 'on no page' : 'on no board'}`),
  ];
};

const numbers = (covered: Coverage) => ({
  clauses: covered.clauses,
  engine: covered.engine.length,
  exercised: covered.exercised.length,
  taught: covered.taught.length,
  missing: missing(covered),
});

async function show(json: boolean): Promise<boolean> {
  const found = new Map<string, Coverage>();
  for (const game of games()) found.set(game, await coverage(game));
  if (json)
    console.log(JSON.stringify(Object.fromEntries([...found].map(([game, each]) => [game, numbers(each)])), null, 2));
  else for (const [game, each] of found) console.log(sentences(game, each).join('\n'));
  return [...found.values()].every((each) => missing(each).length === 0);
}

const { values } = given('npm run clauses [-- --json]', {
  options: { json: { type: 'boolean' } },
});
try {
  process.exitCode = (await show(values.json === true)) ? 0 : 1;
} catch (fault) {
  if (!(fault instanceof BadContent)) throw fault;
  console.error(fault.message);
  process.exitCode = 2;
}
