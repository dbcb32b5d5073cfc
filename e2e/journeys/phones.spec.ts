import { orderedByTransfer } from '../support/orders.ts';
import { awake, expect, passInPage, signIn, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

test('Back closes the lightbox and stays on the page; closing it leaves nothing to go back through', async ({
  page,
}) => {
  await page.goto('/shop?lang=en');
  await awake(page);
  await page.getByRole('link', { name: 'Team hoodie' }).click();
  await page.waitForURL('**/product/team-hoodie');
  const enlarge = page.getByRole('button', { name: 'Enlarge the photo' });
  const viewer = page.locator('.yarl__root');
  await enlarge.click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeVisible();
  await page.goForward();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.goBack();
  await page.waitForURL(/\/shop/);
});

test('all thumbnails of the lightbox are in sight, also on the narrowest phones', async ({
  page,
}) => {
  await page.goto('/car/otava-600?lang=en');
  await awake(page);
  const photo = page.getByRole('main').locator('a[href^="/uploads/"]').first();
  // Half a second after arrival the photos are bound to the lightbox; until then they are links.
  await passInPage(page, 600);
  await photo.click();
  const thumbnails = page.locator('.yarl__thumbnails_thumbnail');
  await expect(thumbnails).toHaveCount(5);
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    for (const thumbnail of await thumbnails.all()) {
      await thumbnail.focus();
      await expect(thumbnail).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the banner about cookies covers at most a fifth of the screen, and no bank details', async ({
  page,
  request,
}) => {
  await page.goto('/shop?lang=cs');
  await awake(page);
  const banner = page.getByRole('region', { name: 'Cookies', exact: true });
  // The last one is a desktop’s at 200 %.
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tallest = height / 5;
    await expect
      .poll(async () => (await banner.boundingBox())?.height)
      .toBeLessThanOrEqual(tallest);
    for (const button of await banner.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }

  await page.setViewportSize(PHONE);
  await page.goto(`${await orderedByTransfer(request)}?lang=cs`);
  await awake(page);
  const details = page.locator('#pay section');
  const box = async (place: typeof details) => await place.boundingBox();
  for (const block of ['start', 'center', 'end'] as const) {
    await details.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
    const { y = 0, height = 0 } = (await box(details)) ?? {};
    expect((await box(banner))?.y).toBeGreaterThanOrEqual(y + height);
  }
  await banner.scrollIntoViewIfNeeded();
  await banner.getByRole('button').first().click();
  await expect(banner).toBeHidden();
});

test('the notice of what was put into the cart covers nothing that is pressed next', async ({
  page,
}) => {
  const pages = [
    ['cs', 'Zpět do e-shopu', 'Zvětšit fotku'],
    ['en', 'Back to the shop', 'Enlarge the photo'],
  ] as const;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [language, back, enlarge] of pages) {
      for (const block of ['start', 'center'] as const) {
        await page.goto(`/product/mug-garage?lang=${language}`);
        await awake(page);
        // With the link below the bar, and with the button in the middle.
        const add = page.getByRole('button', { name: /^(Do košíku|Add to cart)/ });
        const shown = block === 'start' ? page.getByRole('link', { name: back }) : add;
        await shown.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
        await add.click();
        const notice = page.locator('[data-phase="shown"]');
        await expect(notice).toBeVisible();
        // It stays while the pointer is in it.
        await notice.hover();
        const { x = 0, y = 0, width: wide = 0, height = 0 } = (await notice.boundingBox()) ?? {};
        for (const pressed of [
          page.getByRole('link', { name: back }),
          page.getByRole('button', { name: enlarge }),
          add,
        ]) {
          const box = await pressed.boundingBox();
          const middle = box && [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
          const [right = 0, down = 0] = middle ?? [];
          const isCovered = right > 0 && right < wide && down > 0 && down < height;
          expect(isCovered, `${language} at ${width} pixels, ${block}`).toBe(false);
        }
        await page.evaluate(() => localStorage.removeItem('cart'));
      }
    }
  }
});

test('the dashboard’s amounts are not broken in the middle of a word', async ({ page }) => {
  await page.route(/\/api\/overview/, async (route) => {
    const answer = await route.fetch();
    const overview = await answer.json();
    Object.assign(overview.sales.total, { revenue: 137_799.11, received: 137_799.11, orders: 16 });
    await route.fulfill({ response: answer, json: overview });
  });
  await signIn(page, 'cs');
  for (const width of [390, 1000, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin');
    const amounts = page.getByText(/^137.799,11.Kč$/);
    await expect(amounts).toHaveCount(2);
    for (const amount of await amounts.all()) {
      const lines = await amount.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, `at ${width} pixels`).toBe(1);
    }
  }
  // The overview is read again and again.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the buttons of a dialog stay in sight below a long form', async ({ page, request }) => {
  await orderedByTransfer(request);
  await signIn(page, 'en');
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByRole('button', { name: 'Correct the customer’s data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the customer’s data' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  // On a low screen, as a desktop’s at 400 %, they don't cover the fields.
  await page.setViewportSize({ width: 320, height: 256 });
  await dialog.getByLabel('E-mail').focus();
  await expect(dialog.getByLabel('E-mail')).toBeInViewport({ ratio: 1 });
});

test('a notice covers neither the tabs of a panel nor the button that closes it', async ({
  page,
}) => {
  await signIn(page, 'cs');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/blog/create');
    await page.getByRole('button', { name: 'Přidat', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'URL slug je povinný' });
    await expect(notice).toBeVisible();
    const panel = page.getByRole('dialog');
    // A click goes to what lies on top: a covered button would not take it.
    await panel.getByRole('tab').nth(1).click({ timeout: 5_000 });
    await expect(notice).toBeVisible();
    await panel.getByRole('button', { name: 'Zavřít' }).click({ timeout: 5_000 });
    await expect(panel).toHaveCount(0);
  }
});

test('a notice’s button that undoes is in one line, and its keys can be read where they are shown', async ({
  page,
}) => {
  await signIn(page, 'cs');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto('/admin/sponsors');
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Vybrat: / });
    await boxes.first().check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Změnit', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Aktivní: Ne' }).click();
    const undo = page.getByRole('button', { name: 'Vrátit' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    expect((await undo.boundingBox())?.height).toBeLessThan(40);
    const key = undo.locator('kbd').first();
    await expect(key).toBeVisible({ visible: width > 390 });
    // Their text is the notice's white: any ground of their own must not hide it.
    await expect(key).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await undo.click();
  }
});

test('the filters of the media show what was chosen whole', async ({ page }) => {
  await signIn(page, 'en');
  const filter = JSON.stringify({ used: 'false', described: 'false' });
  await page.goto(`/admin/media?filter=${encodeURIComponent(filter)}`);
  for (const [name, chosen] of [
    ['Use', 'Unused'],
    ['Alt text', 'Missing'],
  ] as const) {
    const select = page.getByRole('combobox', { name });
    await expect(select).toHaveText(chosen);
    expect(await select.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test.describe('a search of the back-office that could not be loaded', () => {
  test.use({ cutsOff: true });

  test('says so below the header, whose buttons stay on the screen, and opens on another try', async ({
    page,
  }) => {
    await signIn(page, 'cs');
    await page.goto('/admin/sponsors');
    await page.route('**/Palette-*.js', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Hledat', exact: true }).click();
    const retry = page.getByRole('button', { name: 'Zkusit znovu' });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Účet' })).toBeInViewport({ ratio: 1 });
    await page.unroute('**/Palette-*.js');
    await retry.click();
    await expect(page.getByRole('combobox', { name: 'Hledat všude' })).toBeFocused();
  });
});
