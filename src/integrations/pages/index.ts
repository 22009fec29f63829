import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { faults, trim } from '../csp/gate.ts';
import { elements } from '../csp/page.ts';
import { type LinkedFiles, withLinks } from '../prune/linked.ts';
import { hasRemoteSteps, prune, withoutColours } from '../prune/prune.ts';
import { playerModules } from '../player/index.ts';
import { type ModuleFiles, withAddresses } from '../player/module-files.ts';

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
          const written = await readFile(file, 'utf8');
          const whole = elements(written);
          const steps = hasRemoteSteps(whole) ? await readFile(stepsOf(file), 'utf8') : '';
          const pruned = prune(written, whole, steps);
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
 * The `steps/` page of a chapter, a comparison or the front page, with the later steps of its
 * boards.
 */
const stepsOf = (page: string): string => join(dirname(page), 'steps', 'index.html');

/**
 * Is this a page that readers often open first: the front page, the contents, a chapter or a
 * comparison? Its styles stay inline, which saves requests.
 */
const isEntryPage = (name: string): boolean =>
  !name.includes(sep) || (/^(learn|compare)$/.test(name.split(sep)[0]!) && !isSteps(name));

const isSteps = (name: string): boolean => basename(dirname(name)) === 'steps';
