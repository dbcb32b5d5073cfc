import type { Locator, Page } from 'playwright/test';
import { orderByTransfer } from '../support/orders.ts';
import { awake, expect, signIn, test } from '../support/test.ts';

/** Goes on by the tabulator until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tabulator never came to ${wanted}`);
}

test('the whole purchase can be done by keyboard', async ({ page }) => {
  await page.goto('/product/mug-garage?lang=en');
  await awake(page);
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  await tabTo(page, main.getByRole('button', { name: /Add to cart/ }).first());
  await page.keyboard.press('Enter');
  const notice = page.getByRole('status').getByRole('link', { name: 'View cart' });
  await expect(notice).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(notice).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cart');

  await tabTo(page, main.getByRole('button', { name: /^One more/ }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('spinbutton')).toHaveValue('2');
  await tabTo(page, main.getByRole('link', { name: 'Proceed to checkout' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout');

  for (const [label, text] of [
    ['Full name', 'Jana Malá'],
    ['E-mail', 'jana@example.com'],
    ['Phone', '+420 600 100 200'],
    ['Street and number', 'Nábřeží 1'],
    ['City', 'Písek'],
    ['Postal code', '397 01'],
  ] as const) {
    await tabTo(page, main.getByLabel(label));
    await page.keyboard.insertText(text);
  }
  await tabTo(page, main.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, main.getByLabel(/Bank transfer/));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('button', { name: 'Order and pay' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main).toContainText(/#\d{10}/);
  await expect(main.getByRole('img', { name: 'QR code with this payment' })).toBeVisible();
});

test.describe('at every width', () => {
  test.use({ changesWidth: true });

  test('the hero’s links are above the banner about cookies', async ({ page }) => {
    await page.goto('/?lang=cs');
    await awake(page);
    const banner = page.getByRole('region', { name: 'Cookies', exact: true });
    const lowest = () =>
      page
        .locator('#home a')
        .evaluateAll((links) =>
          Math.max(...links.map((link) => link.getBoundingClientRect().bottom)),
        );
    const top = async () => (await banner.boundingBox())?.y ?? 0;
    for (const [width, height] of [
      [360, 740],
      [768, 720],
      [1024, 720],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The page takes its new width and the banner its place first.
      await expect.poll(async () => (await lowest()) < (await top()), `${width}`).toBe(true);
      expect(await top(), `${width}`).toBeGreaterThan(height / 2);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.y, `${width}`).toBeGreaterThan(72);
    }
  });
});

test.describe('while others delete what links lead to', () => {
  // A link in focus has its page fetched ahead; another journey may just have deleted it.
  test.use({ expectedStatuses: [404] });

  for (const width of [360, 1280]) {
    test(`what has the focus is never under the banner about cookies (${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/?lang=cs');
      await awake(page);
      const banner = page.getByRole('region', { name: 'Cookies', exact: true });
      const covered: string[] = [];
      for (let step = 0; step < 250; step += 1) {
        await page.keyboard.press('Tab');
        const [name, isInBanner] = await banner.evaluate((element) => {
          const focused = document.activeElement;
          const { top, bottom, height } = focused?.getBoundingClientRect() ?? new DOMRect();
          const [from, to] = [72, element.getBoundingClientRect().top];
          const isFree = bottom <= to || (height > to - from && top < to - 44);
          const isInside = element.contains(focused);
          const isFixed = focused?.closest('header, [href="#main"]') !== null;
          return [isFree || isInside || isFixed ? '' : focused?.outerHTML.slice(0, 120), isInside];
        });
        if (name) covered.push(name);
        if (isInBanner) break;
      }
      expect(covered).toEqual([]);
      await expect(banner.getByRole('link')).toBeFocused();
    });
  }
});

test.describe('in the back-office', () => {
  /** Scrolls until an element's upper edge is there, and comes to it by the tabulator. */
  async function comeTo(element: Locator, top: number): Promise<void> {
    await element.evaluate((wanted, at) => {
      const FOCUSABLE = 'main :is(a[href], button, input, textarea):not([aria-hidden="true"])';
      scrollBy(0, wanted.getBoundingClientRect().top - at);
      const all: Element[] = [...document.querySelectorAll(FOCUSABLE)];
      const before = all[all.indexOf(wanted) - 1];
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    }, top);
    await element.page().keyboard.press('Tab');
    await expect(element).toBeFocused();
  }

  /** Whether an element that has the focus isn't covered as a whole. */
  const isOnTop = (element: Locator) =>
    element.evaluate((focused) => {
      const { x, y, width, height } = focused.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((part) =>
        focused.contains(document.elementFromPoint(x + width / 2, y + height * part)),
      );
    });

  for (const width of [390, 1280]) {
    test(`what has the focus is under no bar that stays in sight (${width})`, async ({ page }) => {
      const height = 740;
      await page.setViewportSize({ width, height });
      await signIn(page, 'en');
      await page.goto('/admin/products');
      const rows = page.locator('main :is(tbody tr, li):has([data-row-entry])');
      const edit = rows.nth(5).locator('[data-row-entry]');
      await comeTo(edit, -10);
      expect(await isOnTop(edit), 'below the header').toBe(true);

      const remove = rows.nth(5).getByRole('button', { name: 'Delete' });
      await comeTo(remove, height - 75);
      expect(await isOnTop(remove), 'above the round Add button of phones').toBe(true);

      await rows.first().getByRole('checkbox').press('Space');
      await expect(page.getByText('1 item selected')).toBeInViewport();
      await comeTo(edit, height - 45);
      expect(await isOnTop(edit), 'above the bar of what is selected').toBe(true);

      await page.goto('/admin/website');
      const earlier = page.getByRole('button', { name: 'Earlier versions: Sport' });
      await comeTo(earlier, height - 40);
      expect(await isOnTop(earlier), 'above the bar that publishes').toBe(true);
    });
  }

  test('in a panel on a phone held sideways, neither under its heading nor under its buttons', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 390 });
    await signIn(page, 'en');
    await page.goto('/admin/team/1');
    await expect(page.getByLabel('Name').first()).toBeVisible();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(step < 30 ? 'Tab' : 'Shift+Tab');
      const focused = page.locator(':focus');
      const message = await focused.evaluate((element) => element.outerHTML.slice(0, 160));
      // Not at once: the panel moves while it opens, and its neighbours come later.
      await expect.poll(() => isOnTop(focused), { message }).toBe(true);
    }
  });

  for (const width of [390, 1280]) {
    test(`leads on after a filter, a page and a question (${width})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await signIn(page, 'en');
      await page.goto('/admin/products');
      const add = page.getByRole('button', { name: 'Add filter' });
      await add.press('Enter');
      await page.getByRole('menuitemcheckbox', { name: 'Active' }).press('Enter');
      const field = page.locator('.filter-field[data-source="is_active"]');
      await expect(field.getByRole('switch')).toBeFocused();
      await field.getByRole('button').press('Enter');
      await expect(field).toHaveCount(0);
      await expect(add).toBeFocused();

      await page.getByRole('button', { name: 'Delete: ' }).first().press('Enter');
      const question = page.getByRole('dialog', { name: 'Delete?' });
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);

      await page.goto('/admin/media');
      await page.getByRole('button', { name: 'Go to next page' }).press('Enter');
      await expect(page.getByRole('status').getByText(/ Page 2 of /)).toBeAttached();
      await expect(page.locator('main li:focus')).toBeInViewport();
    });
  }

  test('after a change of several records the focus is on one of them, in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await signIn(page, 'en');
    await page.goto('/admin/products');
    const first = page.locator('main tbody tr').first().getByRole('checkbox');
    await first.press('Space');
    // The tabulator comes to the bar after all rows.
    const change = page.getByRole('button', { name: 'Change', exact: true });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await change.press('Enter');
    await page.getByRole('menuitem', { name: 'Active: No' }).press('Enter');
    await expect(page.getByText('Active: No – one record changed')).toBeVisible();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
    // It isn't written yet, and won't be: other journeys buy that product.
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Active: No – undone')).toBeVisible();
  });

  test('the question whether a saved query is removed begins on Cancel', async ({ page }) => {
    await signIn(page, 'en');
    await page.goto('/admin/products');
    const add = page.getByRole('button', { name: 'Add filter' });
    await add.press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'Active' }).press('Enter');
    await expect(page.getByRole('switch', { name: 'Active' })).toBeFocused();
    await add.press('Enter');
    await page.getByRole('menuitem', { name: /^Save current query/ }).press('Enter');
    await expect(page.getByLabel('Query name')).toBeFocused();
    await page.keyboard.insertText('On sale');
    await page.keyboard.press('Enter');
    await expect(add).toBeFocused();
    await add.press('Enter');
    await page.getByRole('menuitem', { name: 'Remove query “On sale”' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Remove saved query?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(add).toBeFocused();
    await add.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Remove query “On sale”' })).toBeVisible();
  });

  test('the menu of phones is a dialog with a name', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await signIn(page, 'en');
    await page.goto('/admin/team');
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('the button that books a payment stays in sight when its row is added', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await signIn(page, 'en');
    const { id, price } = await (await page.request.get('/api/products/mug-garage')).json();
    const { orderId } = await orderByTransfer(page.request, { id, price, quantity: 1 });
    await page.goto(`/admin/orders/${orderId}/show`);
    const book = page.getByRole('button', { name: 'Book a payment by hand' });
    // It stands at the lower edge, just above the dialog's own buttons.
    await book.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await book.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Book a payment by hand' });
    const submit = dialog.getByRole('button', { name: 'Book a payment by hand' });
    await expect(submit).toBeEnabled();
    await submit.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Record a refund' })).toBeVisible();
    await expect(book).toBeFocused();
    await expect.poll(() => isOnTop(book)).toBe(true);
  });
});
