import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { oneLanguage } from '../api/contract/messages/oneLanguage.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('.'),
  plugins: [react(), oneLanguage()],
  resolve: {
    // React-admin has the router that Node finds: ours must be the same one, as in the bundle.
    alias: [
      {
        find: /^react-router$/,
        replacement: createRequire(import.meta.url).resolve('react-router'),
      },
    ],
  },
  test: {
    name: 'admin',
    environment: 'happy-dom',
    setupFiles: [path('testing/withoutTimings.ts'), path('testing/setUp.ts')],
    // Only a hanging test reaches this limit, even on the slowest machine.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // One more than there are cores, for a sixth of the time is spent waiting for timers of the screens.
    maxWorkers: availableParallelism() + 1,
    // Screens are created and discarded constantly: a larger young generation avoids copying.
    execArgv: ['--max-semi-space-size=64'],
    // Libraries are loaded once per worker instead of once per file; setUp.ts resets the page.
    isolate: false,
  },
});
