import { isKeyed, type GameId, type Keyed, type Plain, type Prefix } from '../../core/ids.ts';
import { capital } from '../../games/contract/sentences.ts';
import type { Source } from './source.ts';

/** The facts about a rule test that follow from its path. */
export interface RuleTest {
  readonly game: GameId;
  readonly prefix: Prefix;
  /** The name of its file, without `.yaml`. */
  readonly name: string;
}

const titleOf = (id: string): string => capital(id.replaceAll('-', ' '));

/** Only people who run the test read its titles, so the words of the ids are good enough. */
const titled = (step: Plain): Plain => (isKeyed(step) ? { title: titleOf(String(step['id'])), ...step } : step);

/**
 * Completes a rule test to a whole scenario that teaches nothing. Its id, its game and its titles
 * follow from its path and the ids of its steps.
 */
export function asScenario(source: Source, { game, prefix, name }: RuleTest): Source {
  // YAML without custom tags can only hold plain values.
  const written = source.value as Plain;
  if (!isKeyed(written)) return source;
  const { steps } = written;
  const value: Keyed = {
    id: `${prefix}.rule-${name}`,
    title: titleOf(name),
    game,
    teaches: [],
    ...written,
    ...(Array.isArray(steps) && { steps: steps.map(titled) }),
  };
  return { ...source, value };
}
