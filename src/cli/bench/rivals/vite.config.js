/** One page a folder; the bench names the folder and where it goes. */
export default {
  base: './',
  logLevel: 'warn',
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false } },
};
