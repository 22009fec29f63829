import { cruise } from 'dependency-cruiser';
import { RULES } from './rules.ts';

/** An import that breaks a rule. */
interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: string;
}

/**
 * What dependency-cruiser found under `src` in a folder: the number of modules, and the imports
 * that break a rule.
 */
export interface Cruised {
  readonly modules: number;
  readonly violations: readonly Violation[];
}

/** Checks all imports under `src` against the rules, including those of types. */
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
