/** One page per folder. The bench names the folder and the folder of the result. */
export default {
  base: './',
  logLevel: 'warn',
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false } },
};
