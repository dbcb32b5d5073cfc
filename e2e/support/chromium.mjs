import { spawnSync } from 'node:child_process';
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
 * Playwright's own download. Says what it does; throws when none can be had.
 */
export function ensureChromium() {
  const found = foundChromium();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log("Browser: none found, installing Debian's headless Chromium …");
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
    // Before Debian 12 it is a part of the whole browser.
    if (!foundChromium()) run('apt-get', ['install', '-y', '-qq', 'chromium']);
  } else {
    console.log("Browser: none found, downloading Playwright's …");
    run('npx', ['playwright', 'install', 'chromium']);
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

function run(command, args) {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
