import { test as base } from '@playwright/test';

// WebGL by software exists on every machine. The page itself is drawn without it, because that
// would take a third of the time.
const SOFTWARE = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
];

/** For tests of the canvas, with the same graphics on every machine. They share their browsers. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...SOFTWARE] }),
    { scope: 'worker' },
  ],
});
