import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { candidates, starts } from '../../src/cli/setup/browser.mjs';
import { ensurePackages, whyInstall } from '../../src/cli/setup/packages.mjs';
import { assertWritable } from '../../src/cli/setup/rights.mjs';
import { outerEnvironment } from '../../src/cli/setup/run.mjs';
import { runtimeAnswers } from '../../src/cli/setup/runtime.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setup-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A program that prints one line and exits with the given status. It is padded to `size` bytes,
 * because real programs are large.
 */
function program(file: string, prints: string, { status = 0, size = 0 } = {}): string {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, `#!/bin/sh\necho '${prints}'\nexit ${status}\n${'#'.repeat(size)}\n`);
  chmodSync(whole, 0o755);
  return whole;
}

describe('packages are installed', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/yaml': { version: '2.9.1', integrity: 'sha512-a' },
      'node_modules/@scope/for-mac': { version: '1.0.0', optional: true },
    },
  };

  test('if there are none', () => {
    expect(whyInstall(wanted, undefined)).toBe('they are not installed yet');
  });

  test.each([
    ['yaml is missing', {}],
    ['yaml is 2.9.0, the lock file wants 2.9.1', { 'node_modules/yaml': { version: '2.9.0', integrity: 'sha512-a' } }],
    ['yaml is not the one in the lock file', { 'node_modules/yaml': { version: '2.9.1', integrity: 'sha512-b' } }],
    [
      '@scope/for-mac is 0.9.0, the lock file wants 1.0.0',
      {
        'node_modules/yaml': { version: '2.9.1' },
        'node_modules/@scope/for-mac': { version: '0.9.0', optional: true },
      },
    ],
  ])('where %s', (why, packages) => {
    expect(whyInstall(wanted, { packages })).toBe(why);
  });

  test('and left alone if only packages for other platforms are missing', () => {
    expect(whyInstall(wanted, { packages: { 'node_modules/yaml': { version: '2.9.1' } } })).toBeUndefined();
  });
});

describe('a fault of rights is told as one:', () => {
  test('a folder that belongs to somebody else', () => {
    const refuse = (): never => {
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    };
    expect(() => assertWritable(folder)).not.toThrow();
    expect(() => assertWritable(folder, refuse)).toThrow(
      `The folder ${folder} cannot be written to. Probably it belongs to another user. Make it yours (sudo chown -R "$(id -un)" "${folder}")`,
    );
  });

  test.each([
    ['npm error code EACCES', 'because it may not write somewhere'],
    ['npm error code ENOTFOUND', 'The usual reason is a missing network'],
  ])('what npm says: %s', (complaint, told) => {
    const npm = program('bin/npm', '', { status: 1 });
    writeFileSync(npm, `#!/bin/sh\necho '${complaint}' >&2\nexit 1\n`);
    writeFileSync(path.join(folder, 'package-lock.json'), '{}');
    const before = process.env.PATH;
    process.env.PATH = [path.join(folder, 'bin'), before].join(path.delimiter);
    try {
      expect(() => ensurePackages(folder)).toThrow(told);
    } finally {
      process.env.PATH = before;
    }
  });
});

describe('the Node of the tools', () => {
  test('is missing if the package lacks its executable', () => {
    program('node_modules/node/bin/node', 'This file intentionally left blank');
    expect(runtimeAnswers(folder)).toBe('missing');
  });

  test('is for another platform if its executable does not run', () => {
    program('node_modules/node/bin/node', 'cannot execute', { status: 126, size: 1_000_001 });
    expect(runtimeAnswers(folder)).toBe('other-machine');
  });

  test('runs, and npm scripts find it only if it is linked', () => {
    program('node_modules/node/bin/node', 'v24.0.0', { size: 1_000_001 });
    expect(runtimeAnswers(folder)).toBe('unlinked');
    program('node_modules/.bin/node', '');
    expect(runtimeAnswers(folder)).toBe('runs');
  });

  test('does not run an install, because the install would replace it', () => {
    const before = process.env.PATH;
    process.env.PATH = [path.join(folder, 'node_modules', '.bin'), '/usr/bin'].join(path.delimiter);
    const { PATH } = outerEnvironment(folder);
    process.env.PATH = before;
    expect(PATH).toBe('/usr/bin');
  });
});

describe('a browser', () => {
  test('is searched for in PATH, Chromium before Chrome, the one without windows before both', () => {
    const chrome = program('bin/google-chrome', '');
    const chromium = program('bin/chromium', '');
    const shell = program('bin/chromium-headless-shell', '');
    const found = candidates(folder, path.join(folder, 'bin')).filter((file) => file.startsWith(folder));
    expect(found).toEqual([shell, chromium, chrome]);
  });

  test.each([
    ['ends well and shows a page', '<html><head></head></html>', 0, true],
    ['ends well and shows none', 'Please install the snap', 0, false],
    ['ends badly', '<html></html>', 1, false],
  ])('that %s', (_title, prints, status, good) => {
    expect(starts(program('browser', prints, { status }))).toBe(good);
  });

  test('that does not exist does not start', () => {
    expect(starts(path.join(folder, 'nothing'))).toBe(false);
  });
});

test('an older Node is explained in a sentence', () => {
  const fake = path.join(folder, 'old.mjs');
  writeFileSync(
    fake,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });",
  );
  const { status, stderr } = spawnSync(process.execPath, ['--import', fake, 'src/cli/setup.mjs'], { encoding: 'utf8' });
  expect(stderr).toContain('Drill Square needs Node 20.19 or newer; this is Node 18.20.4.');
  expect(status).toBe(1);
});

interface Package {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test('the lock file is complete: npm ci refuses one that lacks a package for another platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, Package>>;
  };
  const nearest = (place: string, name: string): Package | undefined => {
    const there = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`];
    if (there !== undefined || place === '') return there;
    return nearest(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name);
  };
  const gaps = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => {
        const there = nearest(place, name);
        return there === undefined || (/^\d/.test(version) && there.version !== version);
      })
      .map(([name, version]) => `${place} wants ${name} ${version}`),
  );
  expect(gaps).toEqual([]);
});
