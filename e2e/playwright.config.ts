import { defineConfig } from 'playwright/test';

/** Journeys through the running product in a real Chromium; the server is started by global set-up. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/startProduct.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  // A machine that has other work may be late once; who needs the second try is told as flaky.
  retries: 0,
  reporter: [['list']],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
