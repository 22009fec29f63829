import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import process from 'node:process';
import type { Browser, BrowserKind } from './browser.ts';

/*
 * WebKit by the W3C's WebDriver: its driver answers plain requests in JSON.
 */

const DRIVER = '/usr/bin/WebKitWebDriver';
const X = '/usr/bin/Xvfb';
/** The newest MiniBrowser: it comes with the driver. */
const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').toSorted().at(-1);

const PORT = 47_521;
const DISPLAY = ':47';
const HOST = `http://127.0.0.1:${PORT}`;
/** The key by which a driver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(HOST + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`WebKit's driver: ${JSON.stringify(value)}`);
  return value;
}

/** Asks again until the driver has started. */
async function asked(method: string, path: string, body: object, left = 50): Promise<unknown> {
  try {
    return await ask(method, path, body);
  } catch (fault) {
    if (!(fault instanceof TypeError) || left === 0) throw fault;
    await new Promise((go) => setTimeout(go, 200));
    return asked(method, path, body, left - 1);
  }
}

async function open(): Promise<Browser> {
  const screen = spawn(X, [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = spawn(DRIVER, [`--port=${PORT}`], { env, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = (await asked('POST', '/session', { capabilities })) as { readonly sessionId: string };
    const session = `/session/${sessionId}`;
    return {
      async goTo(url) {
        await ask('POST', `${session}/url`, { url });
      },
      value: (expression) => ask('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
      async click(selector) {
        const found = await ask('POST', `${session}/element`, { using: 'css selector', value: selector });
        const { [ELEMENT]: id } = found as Readonly<Record<string, string>>;
        await ask('POST', `${session}/element/${id!}/click`, {});
      },
      async close() {
        await ask('DELETE', session);
        stop();
      },
    };
  } catch (fault) {
    stop();
    throw fault;
  }
}

export const webkit: BrowserKind = {
  name: 'WebKit',
  missing: () =>
    existsSync(DRIVER) && existsSync(X) && miniBrowser() !== undefined
      ? null
      : 'apt-get install webkit2gtk-driver xvfb',
  open,
};
