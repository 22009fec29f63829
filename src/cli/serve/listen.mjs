import { once } from 'node:events';

/** How many consecutive ports are tried. */
const TRIES = 20;

/**
 * Listens on the loopback address, on `port` or the next free one. Resolves to the port.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
export async function listen(server, port) {
  const last = Math.min(port + TRIES - 1, 65_535);
  /** @type {Set<string | undefined>} */
  const refusals = new Set();
  for (let next = port; next <= last; next += 1) {
    try {
      server.listen(next, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return address !== null && typeof address === 'object' ? address.port : next;
    } catch (problem) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (problem);
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw problem;
      refusals.add(code);
    }
  }
  throw new Error(whyNone(port === last ? `port ${port}` : `ports ${port} to ${last}`, refusals));
}

/**
 * @param {string} ports
 * @param {ReadonlySet<string | undefined>} refusals
 */
function whyNone(ports, refusals) {
  if (!refusals.has('EADDRINUSE'))
    return `Only an administrator may use the ${ports}; choose another with PORT=…, from 1024 on`;
  const are = ports.startsWith('ports') ? 'are' : 'is';
  const why = refusals.has('EACCES') ? 'in use or not for you' : ports.startsWith('ports') ? 'all in use' : 'in use';
  return `The ${ports} ${are} ${why}; choose another with PORT=…`;
}
