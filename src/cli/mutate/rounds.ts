import { games } from '../../library/plays.ts';
import { ruleTests, sharedRules } from './files.ts';
import type { Mutant } from './mutants.ts';
import { playMutants, type PlayedMutant } from './pool.ts';
import type { Round } from './trials.ts';

/**
 * What is played against the mutants of these rules: first their own tests, which are quick. Then
 * for a game all its boards, and for shared rules every game that uses them.
 */
export function roundsFor(rules: string): readonly Round[] {
  const own = { game: null, tests: ruleTests(rules) };
  if (!sharedRules().includes(rules)) return [own, { game: rules, tests: [] }];
  return [own, ...games().map((game) => ({ game, tests: ruleTests(game) }))];
}

/**
 * Plays one round after another, each against the mutants that no earlier round caught. Mutants
 * that are `listed` as those that may survive are played in the first round alone: each of them
 * would be played against almost all boards of all games, and would survive.
 */
export async function playRounds(
  rounds: readonly Round[],
  mutants: readonly Mutant[],
  play: (round: Round, mutants: readonly Mutant[]) => Promise<readonly PlayedMutant[]> = playMutants,
  listed: (mutant: Mutant) => boolean = () => false,
): Promise<readonly PlayedMutant[]> {
  const found = new Map<Mutant, PlayedMutant>(
    mutants.map((mutant) => [mutant, { mutant, caughtBy: null, isReached: false }]),
  );
  for (const round of rounds) {
    const isDue = (mutant: Mutant) => round === rounds[0] || !listed(mutant);
    const left = mutants.filter((mutant) => found.get(mutant)!.caughtBy === null && isDue(mutant));
    if (left.length === 0) break;
    for (const each of await play(round, left)) {
      const wasReached = found.get(each.mutant)!.isReached;
      found.set(each.mutant, { ...each, isReached: each.isReached || wasReached });
    }
  }
  return [...found.values()];
}
