// How long the site's main interactions keep a visitor waiting for the next picture (INP), on a phone's
// screen and a processor slowed down four times: the median of the runs, each on a page just loaded.
//   node e2e/lighthouse/interactions.mjs [--url http://127.0.0.1:3000] [--runs 5] [interaction …]
// Ends with 1 when one takes longer than 100 ms.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, devices } from 'playwright';
import { ensureChromium } from '../support/chromium.mjs';

const SLOWDOWN = 4;
const LONGEST_MS = 100;

/** Where each begins, and what is pressed, by which browsers find it. */
const INTERACTIONS = {
  'add to cart': [
    '/product/drift-taxi-1',
    (page) => page.locator('main form button, main button[type=submit]').first().click(),
  ],
  menu: ['/', (page) => page.locator('header button[aria-haspopup=dialog]').last().click()],
  language: ['/', (page) => page.locator('header a[hreflang]').click()],
  'language of a shop': ['/shop', (page) => page.locator('header a[hreflang]').click()],
  filter: ['/shop', (page) => page.locator('main nav a').nth(1).click()],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    runs: { type: 'string', default: '5' },
  },
});
const site = values.url.replace(/\/$/, '');
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(INTERACTIONS)) {
    const times = [];
    for (let run = 0; run < Number(values.runs); run++)
      times.push(await measure(...INTERACTIONS[name]));
    const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
    if (middle > LONGEST_MS) process.exitCode = 1;
    const all = times.map((time) => Math.round(time)).join(', ');
    console.log(
      `${name.padEnd(20)} ${Math.round(middle)} ms  (${all})  load ${loadavg()[0].toFixed(1)}`,
    );
  }
} finally {
  await browser.close();
}

/** Milliseconds from the press to the next picture, rounded to 8 by the browser. */
async function measure(path, interact) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.interactions = [];
      const seen = (list) => window.interactions.push(...list.getEntries());
      const observer = new PerformanceObserver(seen);
      observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    // The banner about cookies is there once the page is hydrated.
    await page.locator('section button').first().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await interact(page);
    await page.waitForTimeout(2_000);
    return await page.evaluate(() =>
      Math.max(
        0,
        ...window.interactions
          .filter(({ interactionId }) => interactionId)
          .map(({ duration }) => duration),
      ),
    );
  } finally {
    await context.close();
  }
}
