import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { faults, trim } from '../csp/gate.ts';
import { elements } from '../csp/page.ts';
import { type LinkedFiles, withLinks } from '../prune/linked.ts';
import { withUsedSymbols } from '../prune/symbols.ts';
import { withoutTable } from '../prune/table.ts';
import { withoutColours } from '../prune/tokens.ts';
import { playerModules } from '../player/index.ts';
import { type ModuleFiles, withAddresses } from '../player/module-files.ts';
import { hasRemoteSteps, isSteps, stepsOf } from './steps.ts';

/**
 * Finishes every built page, reading and writing it once. It inserts the addresses of the modules
 * that no page imports. It removes symbols and colours that the page does not use, and the styles
 * of free tables if the page has none. It moves long inline styles and scripts that many pages
 * share into files, and trims the policy. Throws if a page would violate its own policy.
 */
export function pages(): AstroIntegration {
  let base = '';
  let moduleFiles: ModuleFiles | undefined;
  return {
    name: 'drill-square:pages',
    hooks: {
      'astro:config:setup': ({ updateConfig, command, config }) => {
        base = config.base.replace(/\/$/, '');
        const built = (found: ModuleFiles): void => {
          moduleFiles = found;
        };
        updateConfig({ vite: playerModules(command === 'dev' ? base : undefined, built) });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const found = moduleFiles;
        if (found === undefined) throw new Error('The modules of the browser were not built');
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        const linked: LinkedFiles = new Map();
        const finish = async (name: string): Promise<readonly string[]> => {
          const file = join(root, name);
          // Most of a page as Astro writes it is symbols: what is left is parsed much faster.
          const used = withUsedSymbols(await readFile(file, 'utf8'));
          const page = elements(used);
          const steps = hasRemoteSteps(page) ? await readFile(stepsOf(file), 'utf8') : '';
          const pruned = withoutTable(used, page, steps);
          const styled = isEntryPage(name)
            ? withoutColours(pruned, steps)
            : withLinks(pruned, elements(pruned), `${base}/_astro/`, linked);
          const html = withAddresses(styled, found, base);
          const finished = elements(html);
          await writeFile(file, trim(html, finished));
          return faults(finished).map((fault) => `${name}, ${fault}`);
        };
        // Chapters come first: they read their `steps/` pages as Astro wrote them, before those
        // pages are finished.
        // One after the other: the elements of all pages at once would take gigabytes.
        const bad: string[] = [];
        for (const name of [...files.filter((each) => !isSteps(each)), ...files.filter(isSteps)])
          bad.push(...(await finish(name)));
        for (const [name, text] of linked) await writeFile(join(root, '_astro', name), text);
        if (bad.length > 0) throw new Error(`The Content-Security-Policy would break these pages:\n${bad.join('\n')}`);
        logger.info(`${files.length} pages keep to their policy`);
      },
    },
  };
}

/**
 * Is this a page that readers often open first: the front page, the contents, a chapter or a
 * comparison? Its styles stay inline, which saves requests.
 */
const isEntryPage = (name: string): boolean =>
  !name.includes(sep) || (/^(learn|compare)$/.test(name.split(sep)[0]!) && !isSteps(name));
