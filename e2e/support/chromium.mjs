import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless one first: it needs a fifth less of the processor. */
const KNOWN = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The path of a Chromium: one that is there, else Debian's package where we may install it, else
 * Playwright's own download. Says what it does.
 * @returns {Promise<string>}
 * @throws when none can be had
 */
export async function ensureChromium() {
  const found = foundChromium();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log("Browser: none found, installing Debian's headless Chromium …");
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
    // Before Debian 12 it is a part of the whole browser.
    if (!foundChromium()) await run('apt-get', ['install', '-y', '-qq', 'chromium']);
  } else {
    console.log("Browser: none found, downloading Playwright's …");
    await run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = foundChromium();
  if (!installed) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.');
  console.log(`Browser: ${installed}`);
  return installed;
}

/** The path of a Chromium that is there already, if any. */
export function foundChromium() {
  const own = chromium.executablePath();
  return [...KNOWN, own].find((path) => path && existsSync(path));
}

/** Ends when the command has, however it ended: the browser is looked for afterwards. */
function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
}
