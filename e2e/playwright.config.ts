import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { foundChromium } from './support/chromium.mjs';

/** Journeys through the running product, which global set-up starts, in a real Chromium. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/startProduct.ts',
  // No journey judges by the machine's speed: only one that hangs, on the busiest machine, reaches these.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  // Two for each core, since half of a journey is waiting; at most eight, which share one server.
  workers: Math.min(2 * availableParallelism(), 8),
  // CI machines may be busy: a journey that passes on its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    // Videos and slides take the processor from other journeys; those of the pages have them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace keeps all answers, and pictures of each step would take longer than the steps.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: foundChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Each journey would start a second process, kept for pages that it never opens.
        '--renderer-process-limit=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
