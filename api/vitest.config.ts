import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { oneLanguage } from './contract/messages/oneLanguage.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Tests of the API, the contract, the client and the storage, on SQLite and on PostgreSQL. */
export default defineConfig({
  root: path('..'),
  // Some tests render the site's pages.
  plugins: [oneLanguage()],
  test: {
    include: ['api/**/*.test.ts', 'db/**/*.test.ts'],
    globalSetup: [path('../db/testing/postgres.ts')],
    // No test judges by the machine's speed: only one that hangs, on the busiest machine, reaches these.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores, for a third of the time is spent waiting for streams, connections
    // and processes; at most eight, whose connections the one PostgreSQL server can take.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    // What requests leave behind is gone before it would be copied.
    execArgv: ['--max-semi-space-size=64'],
    // Modules are loaded once per worker instead of once per file: tests mock objects, not modules.
    isolate: false,
  },
});
