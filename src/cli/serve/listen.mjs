/** How many ports in a row are tried before giving up. */
const TRIES = 20;

/**
 * Listens on the loopback address at `port`, or at the next one that is free; resolves to the port taken.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
export async function listen(server, port) {
  for (let next = port; next < port + TRIES && next <= 65_535; next += 1) {
    const taken = await attempt(server, next);
    if (taken !== undefined) return taken;
  }
  throw new Error(
    `The ports ${port} to ${Math.min(port + TRIES, 65_536) - 1} are all in use; choose another with PORT=…`,
  );
}

/**
 * Resolves to the port, or to undefined where another program has it or the system keeps it for itself.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number | undefined>}
 */
const attempt = (server, port) =>
  new Promise((resolve, reject) => {
    const failed = (/** @type {NodeJS.ErrnoException} */ problem) =>
      problem.code === 'EADDRINUSE' || problem.code === 'EACCES' ? resolve(undefined) : reject(problem);
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
