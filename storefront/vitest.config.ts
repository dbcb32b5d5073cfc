import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { oneLanguage } from '../api/contract/messages/oneLanguage.ts';

/** Tests that need a document name happy-dom in their first line. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react(), oneLanguage()],
  build: { assetsInlineLimit: 0 },
  test: {
    include: ['storefront/**/*.test.{ts,tsx}'],
    // Else the address of a style sheet would be empty; nothing is loaded from there.
    css: { include: [/\.css\?url$/] },
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    // No test judges by the machine's speed: only one that hangs, on the busiest machine, reaches it.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Modules are loaded once per worker instead of once per file; cleanUp.ts clears the page.
    isolate: false,
    setupFiles: [fileURLToPath(new URL('./testing/cleanUp.ts', import.meta.url))],
  },
});
