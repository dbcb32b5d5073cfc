// The whole test command: types, lint and arrows, unit and API tests, the builds, and journeys in a
// real browser. Stops at the first step that fails.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './support/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const STEPS = [
  ['types', 'npx', ['tsc']],
  ['lint, format and arrows', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ['unit and API tests', 'npx', ['vitest', 'run', '-c', 'api/vitest.config.ts']],
  ['storefront tests', 'npx', ['vitest', 'run', '-c', 'storefront/vitest.config.ts']],
  ['back-office tests', 'npx', ['vitest', 'run', '-c', 'admin/vitest.config.ts']],
  ['builds', process.execPath, ['api/scripts/build.mjs']],
  ['the newest Node', 'npx', ['tsx', 'e2e/newestNode.ts']],
  ['sizes of first loads', process.execPath, ['e2e/firstLoad.mjs']],
  ['journeys', 'npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts']],
];

const chromium = ensureChromium();
const started = Date.now();
for (const [name, command, args] of STEPS) {
  const at = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, FORCE_COLOR: process.env.CI ? '0' : '1' },
  });
  if (status !== 0) {
    console.error(`\n${name} failed`);
    process.exit(status ?? 1);
  }
  console.log(`── ${name}: ${Math.round((Date.now() - at) / 1000)} s`);
}
if (!existsSync(chromium)) throw new Error('The browser went away.');
console.log(`\nAll passed in ${Math.round((Date.now() - started) / 1000)} s.`);
