import fs from 'node:fs';
import path from 'node:path';

/** Messages of npm and of Node about files that belong to somebody else. */
const RIGHTS = /\b(?:EACCES|EPERM|EROFS)\b|permission denied|read-only file system/i;

/**
 * Whether a message is about missing rights.
 * @param {string} message
 */
export const isAboutRights = (message) => RIGHTS.test(message);

/** Advice about a folder that cannot be written to. */
const ADVICE =
  'Probably it belongs to another user. Make it yours (sudo chown -R "$(id -un)" FOLDER), or work in a copy of your own.';

/** What to do if npm stopped because of missing rights. */
export const NO_RIGHTS = `npm could not install the packages, because it may not write somewhere; see its message \
above for the folder. It is no fault of the network. Usually npm was once run as another user, such as root. ${ADVICE}`;

/**
 * Throws if set-up cannot write where it must, with a message that tells a person what to do.
 * @param {string} root
 * @param {(folder: string, mode: number) => void} [access] throws if the folder may not be written
 */
export function assertWritable(root, access = fs.accessSync) {
  for (const folder of [root, path.join(root, 'node_modules')].filter((each) => fs.existsSync(each))) {
    try {
      access(folder, fs.constants.W_OK);
    } catch {
      throw new Error(
        `The folder ${folder} cannot be written to. ${ADVICE.replace('FOLDER', () => JSON.stringify(folder))}`,
      );
    }
  }
}
