import { isKeyed, type GameId, type Keyed, type Plain, type Prefix } from '../core/ids.ts';
import type { Source } from './source.ts';

/** What the place of a rule test says of it. */
export interface RuleTest {
  readonly game: GameId;
  readonly prefix: Prefix;
  /** The name of its file, without `.yaml`. */
  readonly name: string;
}

const titleOf = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A title is only read by people who run the test: the words of its id will do. */
const titled = (step: Plain): Plain => (isKeyed(step) ? { title: titleOf(String(step['id'])), ...step } : step);

/** A rule test as a whole scenario. It stands on no page and teaches nothing; its id, its game and its titles follow from its place. */
export function asScenario(source: Source, { game, prefix, name }: RuleTest): Source {
  // What a file of YAML holds is plain.
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
