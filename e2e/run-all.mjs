// The whole test command: types, lint and arrows, unit and API tests, the builds, and journeys in a
// real browser. Steps that mostly wait run in parallel; each group starts when the previous one has passed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './support/chromium.mjs';
import { endingWithParent } from './support/endingWithParent.mjs';
import { openMemoryFolder } from './support/memoryFolder.mjs';
import { NEWEST, otherNode } from './support/otherNode.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(root, 'node_modules', '.bin', name);
const vitest = (part) => [bin('vitest'), 'run', '-c', `${part}/vitest.config.ts`];

/** Stands for the newest Node in a step, or for the installed one where it can't be fetched. */
const NEWEST_NODE = 'the newest Node';

const JOURNEYS = [[['journeys', bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts']]];

/** Groups of lanes that run side by side; the steps of a lane follow one another. */
const GROUPS = [
  [
    [['builds', process.execPath, 'api/scripts/build.mjs']],
    [
      ['types', bin('tsc')],
      ['lint, format and arrows', bin('biome'), 'check', '--error-on-warnings', '.'],
    ],
  ],
  // The suites follow one another: each takes all cores, and side by side they take a third longer.
  [
    // On the newest Node; what else runs here has the installed one.
    [
      [
        'unit and API tests',
        NEWEST_NODE,
        'node_modules/vitest/vitest.mjs',
        'run',
        '-c',
        'api/vitest.config.ts',
      ],
    ],
    // Its pictures are encoded at the lowest priority, in the pauses of the tests.
    [['the season for the journeys', bin('tsx'), 'e2e/support/season.ts']],
  ],
  [
    [
      ['storefront tests', ...vitest('storefront')],
      ['back-office tests', ...vitest('admin')],
      ['the newest Node', bin('tsx'), 'e2e/newestNode.ts'],
      ['sizes and names in the build', process.execPath, 'e2e/firstLoad.mjs'],
    ],
  ],
  JOURNEYS,
];

const fetching = otherNode(NEWEST);
const browser = ensureChromium();
// It is awaited minutes later, but said at once.
browser.catch((error) => console.error(error.message));
const memoryFolder = openMemoryFolder();
const env = {
  // Where this process is killed, nothing that it started goes on.
  ...endingWithParent(process.env),
  ...(memoryFolder && { TMPDIR: memoryFolder }),
  FORCE_COLOR: process.env.CI ? '0' : '1',
};
const started = Date.now();
const failed = [];
const running = new Set();
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
let newest;
for (const lanes of GROUPS) {
  if (lanes === JOURNEYS) env.CHROMIUM_PATH = await browser;
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  if (failed.length > 0) break;
  newest ??= await newestNode();
}
// What is being fetched would be waited for.
if (isStopped) process.exit(1);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join('; ')}`);
  process.exitCode = 1;
} else console.log(`\nAll passed in ${secondsSince(started)} s.`);

/** Ends the steps that run with all that they started, so that they fail; at the second signal it waits no longer. */
function stop() {
  if (isStopped || running.size === 0) process.exit(1);
  isStopped = true;
  const end = (signal) => {
    for (const { pid } of running) {
      try {
        process.kill(-pid, signal);
      } catch {
        // It has just ended.
      }
    }
  };
  end('SIGTERM');
  // The compiler ends when it is done only.
  setTimeout(end, 5_000, 'SIGKILL');
}

/** The newest Node's binary, which the example teams' journeys start their servers with, too. */
async function newestNode() {
  const found = await fetching;
  if (found !== null) env.NEWEST_NODE = found;
  else console.log(`\n── Node ${NEWEST} can't be fetched: all runs on ${process.version} alone.`);
  return found ?? process.execPath;
}

/** Runs steps one after the other until one fails. */
async function runLane(steps, isAlone) {
  for (const [name, command, ...args] of steps) {
    const at = Date.now();
    console.log(`\n── ${name} …`);
    const { code, output } = await run(command === NEWEST_NODE ? newest : command, args, isAlone);
    console.log(`\n── ${name}: ${code === 0 ? '' : 'failed, '}${secondsSince(at)} s\n${output}`);
    if (code !== 0) {
      failed.push(name);
      return;
    }
  }
}

/** Ends with the exit code, and with all that was written: parallel steps would mix it up. */
function run(command, args, isAlone) {
  const stdio = isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  // A process group of its own can be ended as a whole: what waits for a compiler hears no signal.
  const child = spawn(command, args, { cwd: root, stdio, env, detached: true });
  running.add(child);
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => chunks.push(data));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() });
    });
  });
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}
