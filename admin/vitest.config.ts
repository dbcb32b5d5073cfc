import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { oneLanguage } from '../api/contract/messages/oneLanguage.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('.'),
  plugins: [react(), oneLanguage()],
  resolve: {
    // Node loads react-admin as CommonJS: its router and ours must be one, as in the bundle.
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
    setupFiles: [path('testing/setUp.ts')],
    // No test judges by the machine's speed: only one that hangs, on the busiest machine, reaches it.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Screens are made and thrown away all the time: with more room for what is new, little is copied.
    execArgv: ['--max-semi-space-size=64'],
    // The libraries are loaded once per worker instead of once per file; setUp.ts clears the page.
    isolate: false,
    // MUI imports a directory of react-transition-group, which only a bundler resolves.
    server: { deps: { inline: ['@mui/material'] } },
  },
});
