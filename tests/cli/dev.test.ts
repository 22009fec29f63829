import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../astro.config.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

test('the dev server does not scan the rivals of the bench, whose dependencies are not installed', () => {
  const entries = config.vite?.optimizeDeps?.entries;
  const exclude = [entries ?? []].flat().map((entry) => entry.replace(/^!/, ''));
  // The files that Astro lets Vite scan.
  const all = 'src/**/*.{jsx,tsx,vue,svelte,html,astro,mdx}';
  const cli = (files: readonly string[]) => files.filter((file) => file.replaceAll('\\', '/').startsWith('src/cli/'));
  expect([entries ?? []].flat().filter((entry) => !entry.startsWith('!'))).toEqual([]);
  expect(cli(globSync(all))).not.toEqual([]);
  expect(cli(globSync(all, { exclude }))).toEqual([]);
  expect(globSync(all, { exclude })).toContain('src/layouts/Base.astro');
});

test('no script runs Astro with its telemetry', () => {
  const [, file = ''] = /--env-file=(\S+)/.exec(scripts['astro'] ?? '') ?? [];
  const asked = spawnSync(process.execPath, [`--env-file=${file}`, '-p', 'process.env.ASTRO_TELEMETRY_DISABLED'], {
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: undefined },
  });
  expect(asked.stdout.trim()).toBe('1');
  const commands = Object.entries(scripts).flatMap(([name, line]) => (name === 'astro' ? [] : line.split(' && ')));
  expect(commands.filter((command) => command.includes('npm run --silent astro'))).not.toEqual([]);
  expect(commands.filter((command) => /^astro\b|astro\.mjs/.test(command))).toEqual([]);
});
