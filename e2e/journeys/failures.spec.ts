import type { Page, Route } from 'playwright/test';
import {
  awake,
  expect,
  goWithin,
  inTurn,
  LANGUAGES,
  type Language,
  signIn,
  test,
} from '../support/test.ts';

interface Section {
  page: string;
  /** The call that its data come by. */
  call: RegExp;
  says: Record<Language, string>;
  /** What still has to be there. */
  lives: string;
}

const api = (path: string) => new RegExp(`/api/${path}(?=[?&])`);
const says = (en: string, cs: string) => ({ en, cs });
const carsFailed = says('Failed to load cars data', 'Nepodařilo se načíst auta');
const eventsFailed = says('Failed to load events data', 'Nepodařilo se načíst akce');
const galleryFailed = says('Failed to load gallery data', 'Nepodařilo se načíst galerii');
const productsFailed = says('Failed to load products data', 'Nepodařilo se načíst produkty');
const postsFailed = says('Failed to load posts', 'Nepodařilo se načíst příspěvky');
const datesFailed = says('Failed to load the dates', 'Nepodařilo se načíst termíny');
const achievementsFailed = says('Failed to load achievements data', 'Nepodařilo se načíst úspěchy');

/** Every section that has a call of its own, with the message that it must show. */
const SECTIONS: readonly Section[] = [
  ...(
    [
      ['team-members', says('Failed to load team data', 'Nepodařilo se načíst tým')],
      ['cars', carsFailed],
      [
        'products/drift-taxi-1',
        says('Failed to load the drift taxi voucher', 'Nepodařilo se načíst voucher na drift taxi'),
      ],
      ['events', eventsFailed],
      ['achievement-stats', achievementsFailed],
      ['achievements', achievementsFailed],
      ['gallery', galleryFailed],
      ['products', productsFailed],
      ['sponsors', says('Failed to load sponsors data', 'Nepodařilo se načíst sponzory')],
      ['blog', postsFailed],
    ] as const
  ).map(([call, message]) => ({
    page: '/',
    call: api(call),
    says: message,
    lives: '#contact form',
  })),
  { page: '/cars-gallery', call: api('cars'), says: carsFailed, lives: 'main h1' },
  {
    page: '/car/otava-600',
    call: api('cars/otava-600'),
    says: says('Failed to load car details', 'Nepodařilo se načíst detail auta'),
    lives: 'footer',
  },
  {
    page: '/car/otava-600',
    call: api('car-photos/otava-600'),
    says: galleryFailed,
    lives: 'main h1',
  },
  { page: '/events-calendar', call: api('events'), says: eventsFailed, lives: 'main h1' },
  { page: '/events-calendar', call: api('dates'), says: datesFailed, lives: 'main h2' },
  { page: '/gallery', call: api('gallery'), says: galleryFailed, lives: 'main h1' },
  {
    page: '/achievements-gallery',
    call: api('achievements'),
    says: achievementsFailed,
    lives: 'main h1',
  },
  { page: '/shop', call: api('products'), says: productsFailed, lives: 'main h1' },
  {
    page: '/product/mug-garage',
    call: api('products/mug-garage'),
    says: says('Failed to load product details', 'Nepodařilo se načíst detail produktu'),
    lives: 'footer',
  },
  { page: '/product/drift-taxi-1', call: api('dates'), says: datesFailed, lives: 'main h1' },
  { page: '/blog', call: api('blog'), says: postsFailed, lives: 'main aside a' },
  {
    page: '/blog',
    call: api('blog/categories/list'),
    says: says('Failed to load categories', 'Nepodařilo se načíst rubriky'),
    lives: 'main h2 a',
  },
  {
    page: '/blog',
    call: api('blog/tags/list'),
    says: says('Failed to load tags', 'Nepodařilo se načíst štítky'),
    lives: 'main h2 a',
  },
];

/** A post is asked for by its name in the visitor's language. */
const POSTS = { en: 'half-a-bonnet-short', cs: 'chybelo-nam-pul-kapoty' };
const postIn = (language: Language): Section => ({
  page: `/blog/${POSTS[language]}`,
  call: api(`blog/${POSTS[language]}`),
  says: says('Failed to load the post', 'Nepodařilo se načíst příspěvek'),
  lives: 'footer',
});

type Fault = (route: Route) => void | Promise<void>;

const answers500: Fault = (route) => route.fulfill({ status: 500, body: '' });
const isCutOff: Fault = (route) => route.abort('connectionreset');
const isNeverAnswered: Fault = () => {};

const onHome = SECTIONS.filter((section) => section.page === '/');
const onOtherPages = SECTIONS.filter((section) => section.page !== '/');

test.describe('a failing call', () => {
  test.use({ expectedStatuses: [500], cutsOff: true });

  for (const [turn, language] of LANGUAGES.entries()) {
    test(`of every other section of home is shown there, and its neighbours work (${language})`, async ({
      page,
    }) => {
      const failing = onHome.filter((_, index) => index % 2 === turn);
      await expectFailures(page, failing, language, answers500);
      const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
      for (let left = failing.length - 1; left > 0; left -= 1) {
        await alerts.first().getByRole('button').click();
        await expect(alerts).toHaveCount(left - 1);
      }
    });
  }

  for (const language of inTurn(1)) {
    test(`of another page is shown there (${language})`, async ({ page }) => {
      for (const section of [...onOtherPages, postIn(language)]) {
        await expectFailures(page, [section], language, answers500);
      }
    });
  }

  for (const [what, fail, language] of [
    ['is cut off', isCutOff, 'en'],
    ['is never answered', isNeverAnswered, 'cs'],
  ] as const) {
    test(`that ${what} is shown by every section of home (${language})`, async ({ page }) => {
      await hurryTimeouts(page);
      await expectFailures(page, onHome, language, fail);
    });
  }

  for (const language of inTurn(0)) {
    test(`in the checkout is shown with its reason (${language})`, async ({ page }) => {
      await page.goto(`/product/mug-garage?lang=${language}`);
      await awake(page);
      await page.getByRole('button', { name: /^(Add to cart|Do košíku)/ }).click();
      await page.route(/\/api\/orders\//, (route) => route.fulfill({ status: 500, body: '' }));
      await goWithin(page, '/checkout');
      const message = {
        en: 'Failed to load shipping and payment options: HTTP error! Status: 500',
        cs: 'Nepodařilo se načíst možnosti dopravy a platby: Chyba HTTP! Stav: 500',
      };
      await expect(page.getByText(message[language])).toHaveCount(2);
      await page.unroute(/\/api\/orders\//);
      const again = page.getByRole('main').getByRole('alert').getByRole('button');
      for (const left of [1, 0]) {
        await again.first().click();
        await expect(again).toHaveCount(left);
      }
      await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
    });
  }
});

/** The sections of a page say what failed, the rest of it lives, and trying again helps. */
async function expectFailures(
  page: Page,
  sections: readonly Section[],
  language: Language,
  fail: Fault,
): Promise<void> {
  // The legal pages ask for nothing, so that all that a page shows is asked for on the way to it.
  await page.goto(`/terms?lang=${language}`);
  await awake(page);
  for (const { call } of sections) await page.route(call, fail);
  const [{ page: path, lives } = { page: '/', lives: 'footer' }] = sections;
  await goWithin(page, path);
  const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
  await expect(alerts, path).toHaveText(
    sections.map(({ says: message }) => new RegExp(message[language])),
  );
  await expect(page.locator(lives).first(), path).toBeVisible();
  await page.unrouteAll();
  await alerts.first().getByRole('button').click();
  await expect(alerts, path).toHaveCount(sections.length - 1);
}

/**
 * The 30 seconds of the client become 5: on a busy machine whatever is answered is answered in them.
 * Nothing else is given up by time.
 */
async function hurryTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 30_000 ? 5_000 : ms);
  });
}

test.describe('when the settings', () => {
  test.use({ expectedStatuses: [401, 500] });

  const switchLanguage = async (page: Page) => {
    await page.goto('/terms?lang=en');
    await awake(page);
    await page.getByRole('link', { name: 'Česky' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  };

  test('want a sign-in, home offers it and another try', async ({ page }) => {
    await page.route(/\/api\/settings/, (route) =>
      route.fulfill({ status: 401, body: '{"message":"Unauthorized"}' }),
    );
    await switchLanguage(page);
    await goWithin(page, '/');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Něco se pokazilo');
    await expect(failure).toContainText('Nepodařilo se načíst nastavení stránky: Unauthorized');
    await expect(failure.getByRole('link', { name: 'Přihlásit se' })).toBeVisible();
    await page.unroute(/\/api\/settings/);
    await failure.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect(page.locator('#contact form')).toBeVisible();
  });

  test('fail on the server, the defaults stand in', async ({ page }) => {
    await page.route(/\/api\/settings/, (route) => route.fulfill({ status: 500, body: '' }));
    await switchLanguage(page);
    await goWithin(page, '/');
    await expect(page.locator('#contact')).toContainText('Kontakt');
  });
});

test.describe('a part of a page that could not be loaded', () => {
  test.use({ cutsOff: true });
  const FAILURE = 'Tuhle část stránky se nepodařilo zobrazit.';
  const again = (page: Page) => page.getByRole('button', { name: 'Zkusit znovu' });

  /** Nothing else is asked for meanwhile: were the server there, the page would be loaded anew. */
  const whileAway = async (page: Page, ask: () => Promise<void>) => {
    await page.context().setOffline(true);
    await ask();
    await expect(page.getByText(FAILURE)).toBeVisible();
    await page.context().setOffline(false);
  };

  test('is loaded when it is unfolded again', async ({ page, browser, request }) => {
    const admin = await browser.newPage();
    const headers = { authorization: `Bearer ${await signIn(admin, 'cs')}` };
    const data = { code: 'JOURNEYAGAIN', percent: 10 };
    const added = await request.post('/api/discount-codes', { headers, data });
    const { id } = await added.json();
    await page.goto('/product/mug-garage?lang=cs');
    await awake(page);
    await page.getByRole('button', { name: /^Do košíku/ }).click();
    await page.goto('/checkout?lang=cs');
    const fold = page.getByText('Mám slevový kód');
    await expect(fold).toBeVisible();
    await awake(page);
    await whileAway(page, async () => {
      await fold.click();
      await again(page).click();
    });
    await fold.click();
    await fold.click();
    await expect(page.getByLabel('Slevový kód')).toBeVisible();
    await request.delete(`/api/discount-codes/${id}`, { headers });
    await admin.close();
  });

  test('is said over the page by what opens over it, and loaded when it is asked for again', async ({
    page,
  }) => {
    await page.goto('/gallery?lang=cs');
    await awake(page);
    const search = page.getByRole('button', { name: 'Hledat' });
    await whileAway(page, () => search.click());
    await page.keyboard.press('Escape');
    await expect(page.getByText(FAILURE)).toBeHidden();
    await search.click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    const photo = page.getByRole('main').locator('a[href^="/uploads"]').first();
    await whileAway(page, () => photo.click());
    await expect(page.getByText(FAILURE)).toBeInViewport();
    await again(page).click();
    await expect(page.locator('.yarl__slide_image').first()).toBeVisible();
  });
});
