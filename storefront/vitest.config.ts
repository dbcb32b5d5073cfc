import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { oneLanguage } from '../api/contract/messages/oneLanguage.ts';

/** Tests that need a DOM name happy-dom in their first line. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react(), oneLanguage()],
  build: { assetsInlineLimit: 0 },
  test: {
    include: ['storefront/**/*.test.{ts,tsx}'],
    // Otherwise style sheets would have an empty address; nothing is loaded from here.
    css: { include: [/\.css\?url$/] },
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    // Only a hanging test reaches this limit, even on the slowest machine.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // No more workers than cores: they never wait.
    maxWorkers: Math.max(availableParallelism(), 2),
    // Modules are loaded once per worker instead of once per file; cleanUp.ts resets the page.
    isolate: false,
    setupFiles: [fileURLToPath(new URL('./testing/cleanUp.ts', import.meta.url))],
  },
});
