import { cruise } from 'dependency-cruiser';
import { RULES } from './rules.ts';

/** An import against the rules. */
interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: string;
}

/** What dependency-cruiser found in the `src` of a folder: how many modules there are, and which of their imports break a rule. */
export interface Cruised {
  readonly modules: number;
  readonly violations: readonly Violation[];
}

/** Reads all imports under `src`, those of types included, and holds them to the rules. */
export async function cruised(baseDir: string): Promise<Cruised> {
  const { output } = await cruise(['src'], {
    baseDir,
    validate: true,
    ruleSet: RULES,
    tsPreCompilationDeps: true,
    exclude: { path: '^src/cli/bench/rivals/' },
    doNotFollow: { path: '(^|/)node_modules/' },
  });
  if (typeof output === 'string') throw new Error(output);
  const { violations, totalCruised } = output.summary;
  return { modules: totalCruised, violations: violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name })) };
}
