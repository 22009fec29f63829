import { games } from '../../library/plays.ts';
import { ruleTests, sharedRules } from './files.ts';
import type { Mutant } from './mutants.ts';
import { playMutants, type PlayedMutant } from './pool.ts';
import type { Round } from './trials.ts';

/**
 * What is played against the mutants of these rules. A game plays its own. What games share is
 * tried by its own tests, which are quick, and then by every game that uses it.
 */
export function roundsFor(rules: string): readonly Round[] {
  const own = { game: rules, tests: ruleTests(rules) };
  if (!sharedRules().includes(rules)) return [own];
  return [{ ...own, game: null }, ...games().map((game) => ({ game, tests: ruleTests(game) }))];
}

/**
 * Plays one round after the other, each against the mutants that those before it have not caught.
 */
export async function playRounds(
  rounds: readonly Round[],
  mutants: readonly Mutant[],
  play: (round: Round, mutants: readonly Mutant[]) => Promise<readonly PlayedMutant[]> = playMutants,
): Promise<readonly PlayedMutant[]> {
  const found = new Map<Mutant, PlayedMutant>(
    mutants.map((mutant) => [mutant, { mutant, caughtBy: null, isReached: false }]),
  );
  for (const round of rounds) {
    const left = mutants.filter((mutant) => found.get(mutant)!.caughtBy === null);
    if (left.length === 0) break;
    for (const each of await play(round, left)) {
      const wasReached = found.get(each.mutant)!.isReached;
      found.set(each.mutant, { ...each, isReached: each.isReached || wasReached });
    }
  }
  return [...found.values()];
}
