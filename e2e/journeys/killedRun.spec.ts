import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'playwright/test';
import { END_WITH_PARENT } from '../support/endingWithParent.mjs';

const IDLE = "setInterval(() => {}, 1_000); console.log('started')";

/** What starts a process and stays, as a run of tests does; both write to the same pipe. */
const STARTS_ONE = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ${JSON.stringify([...END_WITH_PARENT, '-e', IDLE])}, { stdio: 'inherit' });
  setInterval(() => {}, 1_000);
`;

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`what tests start ends with the process that started it: ${signal}`, async () => {
    const parent = spawn(process.execPath, ['-e', STARTS_ONE]);
    await once(parent.stdout, 'data');
    parent.kill(signal);
    // The pipe stays open as long as one of them runs.
    await once(parent.stdout, 'end');
    expect(parent.signalCode).toBe(signal);
  });
}
