import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { test as base, type Cookie, expect, type Page } from 'playwright/test';
import { ADMIN } from './launch.ts';

export { expect };

export const LANGUAGES = ['en', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Journeys whose texts unit tests know in both languages take one, by turns; BOTH_LANGUAGES=1: both. */
export const inTurn = (turn: number): readonly Language[] =>
  process.env.BOTH_LANGUAGES ? LANGUAGES : LANGUAGES.slice(turn % 2, (turn % 2) + 1);

/** What a page must not do, whatever it is asked for. */
interface Watched {
  /** Statuses that the journey expects, e.g. 404 of a missing page. */
  expectedStatuses: number[];
  /** Whether the journey cuts calls off on their way. */
  cutsOff: boolean;
  /** Whether it goes to the card provider's page. */
  paysByCard: boolean;
  /** Whether it changes a page's width, so that a picture loaded ahead for the former is not used. */
  changesWidth: boolean;
  /** Whether it changes a page before its scripts come, so that React renders that anew and says so. */
  changesText: boolean;
}

/** What browsers and React say of a call, or a script, that was cut off on its way. */
const CUT_OFF =
  /net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported module/;

/** React's number for a page that is not as the server wrote it. */
const OTHER_TEXT = /Minified React error #418/;

/** Fails on a console error or warning, what a policy forbids, an exception, a foreign request or an unexpected status. */
export const test = base.extend<Watched>({
  expectedStatuses: [[], { option: true }],
  cutsOff: [false, { option: true }],
  paysByCard: [false, { option: true }],
  changesWidth: [false, { option: true }],
  changesText: [false, { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env.BASE_URL),
  page: async (
    { page, context, baseURL, expectedStatuses, cutsOff, paysByCard, changesWidth, changesText },
    use,
  ) => {
    const complaints: string[] = [];
    const known = [baseURL, ...(paysByCard ? [process.env.CARD_GATE_URL] : [])].map(String);
    context.on('console', (message) => {
      const text = message.text();
      const expected =
        expectedStatuses.some((status) => text.includes(`status of ${status}`)) ||
        (cutsOff && CUT_OFF.test(text)) ||
        (changesWidth && text.includes('was preloaded using link preload but not used'));
      if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(text);
    });
    context.on('weberror', (failure) => {
      const text = String(failure.error());
      if (!changesText || !OTHER_TEXT.test(text)) complaints.push(text);
    });
    context.on('request', (request) => {
      const url = request.url();
      const isKnown = known.some((place) => url.startsWith(place));
      if (/^https?:/.test(url) && !isKnown) complaints.push(`asked ${url}`);
    });
    context.on('response', (response) => {
      const status = response.status();
      if (status >= 400 && !expectedStatuses.includes(status)) {
        complaints.push(`${status} from ${response.url()}`);
      }
    });
    // Browsers say it on the console in words of their own, which a filter could let through.
    await context.exposeFunction('forbidden', (what: string) => complaints.push(what));
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
        const place = `${sourceFile}:${lineNumber}`;
        Reflect.get(window, 'forbidden')(`${violatedDirective}: ${blockedURI} ${sample} ${place}`);
      });
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Signs the administrator in through the sign-in page. */
export async function signInByForm(page: Page, language: Language): Promise<void> {
  await page.goto(`/login?lang=${language}`);
  await awake(page);
  await page.locator('input[type=email]').fill(ADMIN.email);
  await page.locator('input[type=password]').fill(ADMIN.password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/);
}

/** Ends well before the access token, which a page would exchange for one of its own. */
const SHARED_FOR_MS = 10 * 60_000;

/** The one sign-in of all journeys that a worker runs. */
let shared: { tokens: Record<string, string>; cookies: Cookie[]; until: number } | undefined;

/** Lets the pages of a journey start as the administrator; returns the bearer. */
export async function signIn(page: Page, language: Language): Promise<string> {
  if (shared === undefined || shared.until < Date.now()) {
    shared = { ...(await newSignIn(page)), until: Date.now() + SHARED_FOR_MS };
  }
  return startSignedIn(page, language, shared);
}

/** As `signIn`, with a sign-in of the journey's own: it may end it. */
export const signInAlone = async (page: Page, language: Language): Promise<string> =>
  startSignedIn(page, language, await newSignIn(page));

async function newSignIn(page: Page) {
  const answer = await page.request.post('/api/auth/login', { data: ADMIN });
  expect(answer.status()).toBe(200);
  const tokens: Record<string, string> = await answer.json();
  return { tokens, cookies: await page.context().cookies() };
}

async function startSignedIn(
  page: Page,
  language: Language,
  { tokens, cookies }: { tokens: Record<string, string>; cookies: Cookie[] },
): Promise<string> {
  const { accessToken = '', refreshToken = '' } = tokens;
  const stored = { accessToken, refreshToken, language };
  const chosen = { name: 'language', value: language, url: String(process.env.BASE_URL) };
  await page.context().addCookies([...cookies, chosen]);
  await page.addInitScript((values) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('language')) return;
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  return accessToken;
}

/** Waits until the page's scripts have taken over: only they show the banner about cookies. */
export async function awake(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor();
}

/** Holds requests back; returns what lets them through. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let letThrough = () => {};
  const late = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(pattern, async (route) => {
    await late;
    await route.continue();
  });
  return () => letThrough();
}

/** Lets milliseconds pass for the page: timers of that time that it has set by now have gone off then. */
export async function passInPage(page: Page, ms: number): Promise<void> {
  await page.evaluate(async (time) => {
    await new Promise((resolve) => setTimeout(resolve, time));
    // What they changed has been drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, ms);
}

/** Goes to another page of the site or of the back-office as a link does, without loading it anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The back-office's router counts its steps.
    const { idx = 0 } = history.state ?? {};
    history.pushState({ idx: idx + 1, key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Sent as it is: axe's package for Playwright sends the unminified file twice, which took half of a check. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA as far as a machine can tell, once what fades or slides in or out has done so. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      return playState !== 'running' || !ends;
    }),
  );
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations }: AxeResults = await Reflect.get(window, 'axe').run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      // What passes isn't described; frames show pages of the site, which are checked on their own.
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
  });
  expect(found).toEqual([]);
}
